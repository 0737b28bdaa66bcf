# compiled
"""The two rows of open cards, their stacks and discards."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere.rules.piles import DISCARDS, HAND, ROW, ROW_SIZE, STACK
from galapagos.games.biosphere.rules.words import BOUGHT, DEALT, DISCARDED, SHUFFLED

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

ROWS: Final[i64] = 2


def price(row: i64) -> i64:
    """BIO-1.4: row 1 costs 2 EP a card, row 2 costs 5."""
    return 2 + 3 * row


def buy(table: "Position", face: i64, events: Events | None) -> None:
    """BIO-3.3: everybody sees which card goes to the hand."""
    row = table.material.row_of(face)
    table.ep[table.seat] -= price(row)
    table.cards.sort_in(table.cards.pick(face, ROW + row), HAND + table.seat)
    if events is not None:
        events.add(BOUGHT, table.seat, face, price(row))


def renew(table: "Position", dice: Dice, events: Events | None) -> None:
    """BIO-8.1: the foremost card of each row makes room."""
    cards = table.cards
    for row in range(ROWS):
        foremost = cards.top[ROW + row]
        if foremost != NO_CARD:
            while cards.under[foremost] != NO_CARD:
                foremost = cards.under[foremost]
            cards.put(cards.pick(cards.face[foremost], ROW + row), DISCARDS + row)
            if events is not None:
                events.add(DISCARDED, cards.face[foremost])
    refill(table, dice, events)


def refill(table: "Position", dice: Dice, events: Events | None) -> None:
    for row in range(ROWS):
        refill_row(table, row, dice, events)


def refill_row(table: "Position", row: i64, dice: Dice, events: Events | None) -> None:
    """BIO-3.3: cards come in one by one at the left end; the row stays short where none is left."""
    cards = table.cards
    while cards.size[ROW + row] < ROW_SIZE and prepare_stack(table, row, dice, events):
        card = cards.take(STACK + row)
        cards.known[card] = table.everybody()
        cards.put(card, ROW + row)
        if events is not None:
            events.add(DEALT, cards.face[card], row)


def prepare_stack(table: "Position", row: i64, dice: Dice, events: Events | None) -> bool:
    """BIO-3.3: an empty stack is made anew from its discards, but only when a card must be drawn."""
    cards = table.cards
    if cards.size[STACK + row] == 0 and cards.size[DISCARDS + row] > 0:
        if events is not None:
            events.add(SHUFFLED, row, cards.size[DISCARDS + row])
        cards.shuffle(DISCARDS + row, STACK + row, dice)
    return cards.size[STACK + row] > 0
