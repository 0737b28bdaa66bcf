# compiled
"""Setting up, and step 1 of a turn: supply."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.beginning.rules import eating
from galapagos.games.beginning.rules.drawing import draw, take_top
from galapagos.games.beginning.rules.piles import CARDS, HAND, PILE
from galapagos.games.beginning.rules.words import BORN, FERTILE, MULTIPLIED, PLAY, SUPPLIED

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position


def set_up(table: "Position", deck: list[int], dice: Dice, events: Events | None = None) -> None:
    """BEG-1.2: a random player starts, with nothing; his supply comes at once."""
    for card in range(CARDS):
        table.cards.face[card] = deck[card]
        table.cards.put(card, PILE)
    table.cards.shuffle(PILE, PILE, dice)
    table.start = dice.below(table.seats)
    begin_turn(table, table.start, dice, events)


def begin_turn(table: "Position", seat: i64, dice: Dice, events: Events | None) -> None:
    table.seat = seat
    table.turn += 1
    table.hole += 2
    if events is not None:
        events.add(SUPPLIED, seat, 2)
    be_born(table, seat, dice, events)
    multiply(table, seat, dice, events)
    draw(table, seat, 3, dice, events)
    table.step = PLAY
    if table.cards.size[HAND + seat] == 0:
        eating.begin(table, dice, events)


def be_born(table: "Position", seat: i64, dice: Dice, events: Events | None) -> None:
    """BEG-2.2: a new species from the top of the pile; nobody looks at its card."""
    card = take_top(table, dice, events)
    if card == NO_CARD:
        return
    row = table.add_species(seat)
    table.add_card(row, card)
    if events is not None:
        events.add(BORN, seat, table.number(row))


def multiply(table: "Position", seat: i64, dice: Dice, events: Events | None) -> None:
    """BEG-2.3, in row order by BEG-4.14."""
    for row in range(table.first[seat], table.first[seat + 1]):
        if table.has(row, FERTILE):
            card = take_top(table, dice, events)
            if card == NO_CARD:
                return
            table.add_card(row, card)
            if events is not None:
                events.add(MULTIPLIED, seat, table.number(row))
