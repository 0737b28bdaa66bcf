# compiled
"""What a pair of eyes does not know, dealt anew."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.numbers import i64
from galapagos.core.words import Words
from galapagos.games.origin.rules.piles import DECK, DISCARDS, HAND

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def deal_anew(table: "Position", eyes: i64, dice: Dice) -> None:
    """The cards unknown to these eyes form one pool; traits on the table are known to all.

    Afterwards a card is known to those who see it where it lies, and to these eyes if they knew it.
    """
    hidden = Words()
    collect(table, table.cards.top[DECK], eyes, 0, hidden)
    for seat in range(table.seats):
        collect(table, table.cards.top[HAND + seat], eyes, 1 << seat, hidden)
    for seat in range(table.seats):
        collect(table, table.cards.top[DISCARDS + seat], eyes, 1 << seat, hidden)
    for seat in range(table.seats):
        for row in range(table.first[seat], table.first[seat + 1]):
            collect_card(table, table.animal[row], eyes, 1 << seat, hidden)
    table.cards.deal_anew(hidden, dice)
    for seat in range(table.seats):
        table.cards.sort(HAND + seat)


def collect(table: "Position", card: i64, eyes: i64, seen_here: i64, hidden: Words) -> None:
    while card != NO_CARD:
        collect_card(table, card, eyes, seen_here, hidden)
        card = table.cards.under[card]


def collect_card(table: "Position", card: i64, eyes: i64, seen_here: i64, hidden: Words) -> None:
    if table.cards.knows(eyes, card):
        table.cards.known[card] = seen_here | 1 << eyes
    else:
        table.cards.known[card] = seen_here
        hidden.add(card)
