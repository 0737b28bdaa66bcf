# compiled
"""The piles of the 56 development cards: one number for each."""

from typing import Final

from galapagos.core.numbers import i64

CARDS: Final[i64] = 56
ROW_SIZE: Final[i64] = 5

# Row 1 is number 0, row 2 number 1.
STACK: Final[i64] = 0  # + row
ROW: Final[i64] = 2  # + row; its top card is the leftmost one
DISCARDS: Final[i64] = 4  # + row
HAND: Final[i64] = 6  # + seat
TABLEAU: Final[i64] = 12  # + seat: the cards somebody has played
PILES: Final[i64] = 18
