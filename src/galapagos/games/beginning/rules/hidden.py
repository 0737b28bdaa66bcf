# compiled
"""What a pair of eyes does not know, dealt anew."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.numbers import i64
from galapagos.core.words import Words
from galapagos.games.beginning.rules.piles import HAND, PILE

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position


def deal_anew(table: "Position", eyes: i64, dice: Dice) -> None:
    """The face-down cards unknown to these eyes form one pool.

    Afterwards a card is known to those who see it where it lies, and to these eyes if they knew it.
    """
    hidden = Words()
    collect(table, table.cards.top[PILE], eyes, 0, hidden)
    for seat in range(table.seats):
        collect(table, table.cards.top[HAND + seat], eyes, 1 << seat, hidden)
    for row in range(table.species()):
        collect(table, table.lowest[row], eyes, 0, hidden)
    table.cards.deal_anew(hidden, dice)
    for seat in range(table.seats):
        table.cards.sort(HAND + seat)


def collect(table: "Position", card: i64, eyes: i64, seen_here: i64, hidden: Words) -> None:
    while card != NO_CARD:
        if table.cards.knows(eyes, card):
            table.cards.known[card] = seen_here | 1 << eyes
        else:
            table.cards.known[card] = seen_here
            hidden.add(card)
        card = table.cards.under[card]
