# compiled
"""Where the 88 cards may lie: one number for each pile."""

from typing import Final

from galapagos.core.numbers import i64

CARDS: Final[i64] = 88
MOST_SEATS: Final[i64] = 5

PILE: Final[i64] = 0
DISCARDS: Final[i64] = 1
HAND: Final[i64] = 2  # + seat
POPULATION: Final[i64] = 7  # + box of the species
TRAITS: Final[i64] = 95  # + box of the species
PILES: Final[i64] = 183
