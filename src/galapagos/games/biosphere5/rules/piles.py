# compiled
"""The piles in front of each player: the number of a pile is `player * PILES` and its kind."""

from typing import Final

from galapagos.core.numbers import i64

MOST_SEATS: Final[i64] = 4
BASE_DECK: Final[i64] = 25
BRINK_DECK: Final[i64] = 28
ROW: Final[i64] = 3
HAND_LIMIT: Final[i64] = 8

PILE: Final[i64] = 0
OPEN: Final[i64] = 1  # of the machine: what it has revealed
HAND: Final[i64] = 2
ASIDE: Final[i64] = 2  # the machine has no hand: here lies the Biosphere card it has put aside
TABLE: Final[i64] = 3
DISCARDS: Final[i64] = 4
PLAYED: Final[i64] = 5  # until the end of the action
PILES: Final[i64] = 6
OF_MACHINE: Final[i64] = 6  # MACHINE * PILES
