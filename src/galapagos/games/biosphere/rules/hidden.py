# compiled
"""What a pair of eyes does not know, dealt anew: the order of the two stacks."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.numbers import i64
from galapagos.core.words import Words
from galapagos.games.biosphere.rules.market import ROWS
from galapagos.games.biosphere.rules.piles import STACK

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position


def deal_anew(table: "Position", eyes: i64, dice: Dice) -> None:
    """BIO-3.3: hands are public, so all eyes know the same; each stack is a pool of its own."""
    for row in range(ROWS):
        hidden = Words()
        card = table.cards.top[STACK + row]
        while card != NO_CARD:
            if not table.cards.knows(eyes, card):
                hidden.add(card)
            card = table.cards.under[card]
        table.cards.deal_anew(hidden, dice)
