# compiled
"""The strategist's trap: one card of the own draw pile."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import drawing
from galapagos.games.biosphere5.rules.happenings import FETCHED, SEARCHED
from galapagos.games.biosphere5.rules.piles import HAND, PILE, PILES
from galapagos.games.biosphere5.rules.words import FETCH, SEARCHING

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position


def begin(table: "Position", seat: i64, events: Events | None) -> None:
    """B5-6.6: the pile is looked through, not the discards; an empty one shows nothing (B5-2.10)."""
    card = table.cards.top[seat * PILES + PILE]
    if card == NO_CARD:
        return
    if events is not None:
        events.add(SEARCHED, seat)
    while card != NO_CARD:
        table.cards.known[card] |= 1 << seat
        card = table.cards.under[card]
    table.agenda.push(SEARCHING, seat)


def choices(table: "Position", seat: i64, into: vec[i64]) -> i64:
    """B5-6.6: each kind in the pile."""
    there: i64 = 0
    card = table.cards.top[seat * PILES + PILE]
    while card != NO_CARD:
        there |= 1 << table.cards.face[card]
        card = table.cards.under[card]
    count: i64 = 0
    for face in range(table.kinds.count):
        if (there >> face) & 1 == 1:
            into[count] = choice(FETCH, face)
            count += 1
    return count


def fetch(table: "Position", seat: i64, face: i64, dice: Dice, events: Events | None) -> None:
    """B5-6.6: the card goes to the hand, the rest of the pile is shuffled."""
    cards = table.cards
    pile = seat * PILES + PILE
    card = cards.pick(face, pile)
    cards.known[card] = 1 << seat
    cards.sort_in(card, seat * PILES + HAND)
    if events is not None:
        events.add(FETCHED, seat, 0, 0, 0, face, 1 << seat)
    if cards.size[pile] == 0:
        drawing.run_out(table, seat, dice, events)
    else:
        cards.shuffle(pile, pile, dice)
