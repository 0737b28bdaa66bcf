# compiled
"""Setting up, and new cards at the end of a turn."""

from typing import TYPE_CHECKING, Final

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.words import Words
from galapagos.games.origin.rules import turn
from galapagos.games.origin.rules.piles import DECK, HAND
from galapagos.games.origin.rules.words import DREW

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

FRESH_HAND: Final[i64] = 6


def set_up(table: "Position", deck: list[int], dice: Dice, events: Events | None = None) -> None:
    """ORI-1.1: six cards each; chance picks the lead."""
    for card in range(table.cards.count):
        table.cards.face[card] = deck[card]
        table.cards.put(card, DECK)
    table.cards.shuffle(DECK, DECK, dice)
    table.lead = dice.below(table.seats)
    deal(table, events)
    turn.begin(table, events)
    turn.go_on(table, dice, events)


def deal(table: "Position", events: Events | None) -> None:
    """ORI-5.2: one by one from the lead, for as long as there are cards."""
    due = vec[i64]([0] * 8)
    left: i64 = 0
    for seat in range(table.seats):
        due[seat] = cards_due(table, seat)
        left += due[seat]
    drawn = Words()
    seat = table.lead
    while left > 0 and table.cards.size[DECK] > 0:
        if due[seat] > 0:
            card = draw(table, seat)
            drawn.add(card << 4 | seat)
            due[seat] -= 1
            left -= 1
        seat = (seat + 1) % table.seats
    if events is not None:
        tell(table, drawn, events)


def tell(table: "Position", drawn: Words, events: Events) -> None:
    """Who drew what, told player by player."""
    for offset in range(table.seats):
        seat = (table.lead + offset) % table.seats
        for at in range(drawn.size):
            if drawn.word(at) & 15 == seat:
                events.add(DREW, seat, 0, 0, 0, table.cards.face[drawn.word(at) >> 4], 1 << seat)


def cards_due(table: "Position", seat: i64) -> i64:
    """ORI-5.2: one, and one for each surviving animal; six for whoever has nothing at all."""
    animals = table.first[seat + 1] - table.first[seat]
    if animals == 0 and table.cards.size[HAND + seat] == 0:
        return FRESH_HAND
    return 1 + animals


def draw(table: "Position", seat: i64) -> i64:
    """ORI-1.3: a hand is secret."""
    card = table.cards.take(DECK)
    table.cards.known[card] = 1 << seat
    table.cards.sort_in(card, HAND + seat)
    return card
