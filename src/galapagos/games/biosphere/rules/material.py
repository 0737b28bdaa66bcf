# compiled
"""What is printed on the cards and boards of a box, from its data files. It never changes while a game is played."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.piles import CARDS

CATEGORIES: Final[i64] = 7
BAND_CORNERS: Final[i64] = 3
BAND_SECTIONS: Final[i64] = 2


@final
@mypyc_attr(acyclic=True)
class Material:
    """Columns by card, terrain, corner, space and condition; the loader fills them."""

    def __init__(self, assignments: i64, conditions: i64) -> None:
        self.row_1: i64 = 0  # the cards of row 1 come first
        self.cell = vec[i64]([0] * CARDS)  # size * 8 + speciality
        self.card_bonus = vec[i64]([0] * CARDS)
        self.lifespan = vec[i64]([0] * 6)  # start values
        self.terrain_bonus = vec[i64]([0] * 6)
        self.corner_bonus = vec[i64]([0] * 4)
        self.spaces: i64 = 0  # of the band
        self.band_corner = vec[i64]([0] * 3)
        self.band_bonus = vec[i64]([0] * 3)
        self.section_end = vec[i64]([0] * 2)  # the first space behind it
        self.section_loss = vec[i64]([0] * 2)
        self.band_start = vec[i64]([0] * 7)  # by number of players
        self.category = vec[i64]([0] * assignments)
        self.first_condition = vec[i64]([0] * (assignments + 1))
        self.need = vec[i64]([0] * conditions)
        self.hold = vec[i64]([0] * conditions)
        self.where = vec[i64]([0] * conditions)
        self.least = vec[i64]([0] * conditions)
        self.count = vec[i64]([0] * conditions)

    def row_of(self, face: i64) -> i64:
        """0 for a card of row 1, 1 for one of row 2."""
        return 0 if face < self.row_1 else 1
