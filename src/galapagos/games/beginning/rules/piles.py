# compiled
"""The piles of the 88 cards, those in front of species aside: one number for each."""

from typing import Final

from galapagos.core.numbers import i64

CARDS: Final[i64] = 88
MOST_SEATS: Final[i64] = 5

PILE: Final[i64] = 0
DISCARDS: Final[i64] = 1
HAND: Final[i64] = 2  # + seat
PILES: Final[i64] = 7
