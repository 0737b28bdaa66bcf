# compiled
"""What bonuses are worth to a seat."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.bonuses import LONGEST_LIFE, SPACES_FOR_LIFE, SPACES_FOR_SCALE, TOP_LEVEL
from galapagos.games.biosphere.rules.material import CATEGORIES
from galapagos.games.biosphere.rules.points import POINT_BITS, POINT_MASK
from galapagos.games.biosphere.rules.position import BARREN, Position
from galapagos.games.biosphere.rules.words import (
    CARDS_PLAYED,
    CORNERS,
    INCOME,
    LIFESPAN,
    LIFESPANS,
    MOVEMENT,
    REPRODUCTION,
    SCALE,
    SCALE_STEPS,
    SCALES,
    TERRAINS,
)
from galapagos.games.biosphere.thinking.progress import (
    ROUND,
    chance,
    is_open,
    lacks_life,
    need_of,
    rounds,
    time_left,
)

# In parts of an assignment, of which there are SURELY in a whole one.
EVOLUTION_POINT: Final[i64] = 24
BAND_SPACE: Final[i64] = 14
BIRTH: Final[i64] = 110  # one more each round, as long as four rounds are left
STROLL: Final[i64] = 60
EARNINGS: Final[i64] = 80
YEAR: Final[i64] = 8  # the first of a lifespan, elevenfold; each further one less
BLOOM: Final[i64] = 120  # to end barrenness
LONG: Final[i64] = 4  # rounds
NONE: Final[i64] = -1


@final
@mypyc_attr(acyclic=True)
class Worths:
    """For each bonus point, those of choice too, and for cards and corners as such, what they bring a seat."""

    def __init__(self, table: Position, seat: i64) -> None:
        self.table: Position = table
        self.seat: i64 = seat
        self.time: i64 = time_left(table)
        self.of = vec[i64]([0] * (SCALE + 1))
        for terrain in range(TERRAINS):
            self.of[terrain] = self.of_life(terrain)
        self.of[REPRODUCTION] = self.of_scale(REPRODUCTION, BIRTH)
        self.of[MOVEMENT] = self.of_scale(MOVEMENT, STROLL)
        self.of[INCOME] = self.of_scale(INCOME, EARNINGS)
        self.of[LIFESPAN] = self.best(0, TERRAINS)
        self.of[SCALE] = self.best(REPRODUCTION, LIFESPAN)
        self.of_card: i64 = self.of_progress(CARDS_PLAYED)
        self.of_corner: i64 = self.of_progress(CORNERS)

    def of_bonus(self, bonus: i64) -> i64:
        """What all points of a bonus bring."""
        total: i64 = 0
        left = bonus
        while left != 0:
            total += self.of[(left & POINT_MASK) - 1]
            left >>= POINT_BITS
        return total

    def best(self, first: i64, behind: i64) -> i64:
        best: i64 = 0
        for point in range(first, behind):
            best = max(best, self.of[point])
        return best

    def of_life(self, terrain: i64) -> i64:
        table, seat = self.table, self.seat
        lives = table.lives(seat, terrain)
        if lives == LONGEST_LIFE:
            return SPACES_FOR_LIFE * BAND_SPACE if table.has_band else 0
        worth = BLOOM if lives == BARREN else worth_of_year(table, seat, terrain, lives)
        category = self.category_of(LIFESPANS)
        if category != NONE and lacks_life(table, seat, terrain, category):
            worth += self.of_nearer(category)
        return worth

    def of_lost_life(self, terrain: i64) -> i64:
        """BIO-3.9: what the last year is worth; below its start value a terrain is lost as a whole."""
        table, seat = self.table, self.seat
        lives = table.lives(seat, terrain)
        if lives > table.material.lifespan[terrain]:
            return worth_of_year(table, seat, terrain, lives - 1)
        return BLOOM + worth_of_lifespan(table, seat, terrain)

    def of_scale(self, point: i64, value: i64) -> i64:
        """The more time is left, the more it brings."""
        table = self.table
        if table.level[self.seat * SCALES + point - REPRODUCTION] == TOP_LEVEL:
            return SPACES_FOR_SCALE * BAND_SPACE if table.has_band else 0
        worth = value * self.time // (LONG * ROUND)
        return worth + self.of_progress(SCALE_STEPS) if self.is_highest(point) else worth

    def is_highest(self, point: i64) -> bool:
        """No other scale is higher."""
        level = self.table.level[self.seat * SCALES + point - REPRODUCTION]
        highest = True
        for scale in range(SCALES):
            highest = highest and self.table.level[self.seat * SCALES + scale] <= level
        return highest

    def category_of(self, need: i64) -> i64:
        """The category in which the seat still lacks an assignment about this."""
        for category in range(CATEGORIES):
            if need_of(self.table, category) == need and is_open(self.table, self.seat, category):
                return category
        return NONE

    def of_progress(self, need: i64) -> i64:
        """What one more of this brings, if an assignment asks for it."""
        category = self.category_of(need)
        return self.of_nearer(category) if category != NONE else 0

    def of_nearer(self, category: i64) -> i64:
        """What it brings to be one point, card or corner nearer to an assignment."""
        before = chance(rounds(self.table, self.seat, category, 0), self.time)
        return max(chance(rounds(self.table, self.seat, category, 1), self.time) - before, 0)


def worth_of_year(table: Position, seat: i64, terrain: i64, lives: i64) -> i64:
    """What one more year in a terrain is worth: half where a seat has no dice."""
    worth = YEAR * (11 - 2 * lives)
    return worth if table.spread[seat] & table.land.of_terrain[terrain] != 0 else worth // 2


def worth_of_board(table: Position, seat: i64, time: i64) -> i64:
    """What the lifespans and scales that a seat has are worth."""
    scales = seat * SCALES
    worth = BIRTH * table.level[scales]
    worth += STROLL * table.level[scales + MOVEMENT - REPRODUCTION]
    worth += EARNINGS * table.level[scales + INCOME - REPRODUCTION]
    worth = worth * time // (LONG * ROUND)
    for terrain in range(TERRAINS):
        worth += worth_of_lifespan(table, seat, terrain)
    return worth


def worth_of_lifespan(table: Position, seat: i64, terrain: i64) -> i64:
    """What all years in a terrain are worth."""
    worth: i64 = 0
    for lives in range(table.lives(seat, terrain)):
        worth += worth_of_year(table, seat, terrain, lives)
    return worth
