# compiled
"""The draw pile, the discards, and how one becomes the other."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.beginning.rules.piles import DISCARDS, HAND, PILE
from galapagos.games.beginning.rules.words import DREW, LAST_ROUND, SHUFFLED

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position


def take_top(table: "Position", dice: Dice, events: Events | None) -> i64:
    """BEG-5.2: taking the last card makes the discards a new pile at once; without any, the next draw does."""
    cards = table.cards
    if cards.size[PILE] == 0:
        renew(table, dice, events)
        if cards.size[PILE] == 0:
            return NO_CARD
    card = cards.take(PILE)
    if cards.size[PILE] == 0:
        if not table.last_round:
            table.last_round = True
            if events is not None:
                events.add(LAST_ROUND)
        renew(table, dice, events)
    return card


def renew(table: "Position", dice: Dice, events: Events | None) -> None:
    if table.cards.size[DISCARDS] == 0:
        return
    if events is not None:
        events.add(SHUFFLED, table.cards.size[DISCARDS])
    table.cards.shuffle(DISCARDS, PILE, dice)


def draw(table: "Position", seat: i64, count: i64, dice: Dice, events: Events | None) -> None:
    """BEG-2.4: to the hand, which is secret and has no limit."""
    cards = table.cards
    for _ in range(count):
        card = take_top(table, dice, events)
        if card == NO_CARD:
            return
        cards.known[card] = 1 << seat
        cards.sort_in(card, HAND + seat)
        if events is not None:
            events.add(DREW, seat, 0, 0, 0, cards.face[card], 1 << seat)


def discard(table: "Position", card: i64) -> None:
    """BEG-1.2: every discarded card lies face up."""
    table.cards.known[card] = table.everybody()
    table.cards.put(card, DISCARDS)
