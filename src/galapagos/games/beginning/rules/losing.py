# compiled
"""Population lost, and species that die out."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.beginning.rules.drawing import discard, draw
from galapagos.games.beginning.rules.words import DIED_OUT, LOST, STARVED

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position


def lose(table: "Position", row: i64, events: Events | None) -> None:
    """BEG-4.6: the lowest card goes, the chips on it behind its owner's screen."""
    saved = chips_on_lowest(table, row)
    table.chips[row] -= saved
    table.screen[table.owner(row)] += saved
    discard_lowest(table, row, LOST, saved, events)


def chips_on_lowest(table: "Position", row: i64) -> i64:
    """BEG-4.12: chips lie on the cards from the top, all first places before second ones."""
    population = table.population[row]
    chips = table.chips[row]
    if chips < population:
        return 0
    if chips < 2 * population:
        return 1
    return 2


def discard_lowest(table: "Position", row: i64, kind: i64, chips: i64, events: Events | None) -> None:
    card = table.lose_card(row)
    discard(table, card)
    if events is not None:
        events.add(kind, table.owner(row), table.number(row), table.cards.face[card], chips)


def starve(table: "Position", seat: i64, dice: Dice, events: Events | None) -> None:
    """BEG-4.10, species by species in row order (BEG-4.14)."""
    row = table.first[seat]
    while row < table.first[seat + 1]:
        while table.is_hungry(row):
            discard_lowest(table, row, STARVED, 0, events)
        if table.population[row] == 0:
            die_out(table, row, dice, events)
        else:
            row += 1


def die_out(table: "Position", row: i64, dice: Dice, events: Events | None) -> None:
    """BEG-4.11: the traits are discarded; the owner draws as many cards."""
    seat = table.owner(row)
    if events is not None:
        events.add(DIED_OUT, seat, table.number(row))
    worn: i64 = 0
    card = table.worn[row]
    while card != NO_CARD:
        under = table.cards.under[card]
        discard(table, card)
        worn += 1
        card = under
    table.remove_species(row)
    draw(table, seat, worn, dice, events)
