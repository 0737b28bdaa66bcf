# compiled
"""What a pair of eyes does not know, dealt anew."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.numbers import i64
from galapagos.core.words import Words
from galapagos.games.biosphere5.rules.piles import HAND, PILE, PILES

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position


def deal_anew(table: "Position", eyes: i64, dice: Dice) -> None:
    """The cards of each deck that lie in pile and hand, unknown to these eyes, form one pool.

    Afterwards a card is known to those who see it where it lies, and to these eyes if they knew it.
    """
    for player in range(table.players):
        hidden = Words()
        own = player * PILES
        collect(table, own + PILE, eyes, 0, hidden)
        if not table.is_machine(player):
            collect(table, own + HAND, eyes, 1 << player, hidden)
        table.cards.deal_anew(hidden, dice)
        if not table.is_machine(player):
            table.cards.sort(own + HAND)


def collect(table: "Position", pile: i64, eyes: i64, seen_here: i64, hidden: Words) -> None:
    card = table.cards.top[pile]
    while card != NO_CARD:
        if table.cards.knows(eyes, card):
            table.cards.known[card] = seen_here | 1 << eyes
        else:
            table.cards.known[card] = seen_here
            hidden.add(card)
        card = table.cards.under[card]
