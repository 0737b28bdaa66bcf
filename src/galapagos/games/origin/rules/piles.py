# compiled
"""The piles of the cards, those in front of animals aside: one number for each."""

from typing import Final

from galapagos.core.numbers import i64

MOST_SEATS: Final[i64] = 8
ONE_DECK_SEATS: Final[i64] = 4
CARDS_OF_A_DECK: Final[i64] = 84
PAIRS_OF_A_DECK: Final[i64] = 16

DECK: Final[i64] = 0
HAND: Final[i64] = 1  # + seat
DISCARDS: Final[i64] = 9  # + seat
PILES: Final[i64] = 17


def decks(seats: i64) -> i64:
    """ORI-1.1: one up to four players, two from five on."""
    return 1 if seats <= ONE_DECK_SEATS else 2
