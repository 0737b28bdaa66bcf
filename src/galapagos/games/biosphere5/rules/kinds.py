# compiled
"""What each kind of card can do."""

from typing import final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules.words import BIOSPHERE, FIELDS


@final
@mypyc_attr(acyclic=True)
class Kinds:
    """A column for each property, a row for each kind: rank and field of its upper half, the option of its lower one.

    `worth` orders the kinds, and `biosphere` is the number of the one that wins the game.
    """

    def __init__(self, rank: vec[i64], field: vec[i64], lower: vec[i64]) -> None:
        self.rank = rank
        self.field = field
        self.lower = lower
        self.count: i64 = i64(len(rank))
        self.worth = vec[i64]([0] * self.count)
        self.biosphere: i64 = 0
        for face in range(self.count):
            self.worth[face] = worth(rank[face], field[face], lower[face])
            if rank[face] == BIOSPHERE:
                self.biosphere = face


def worth(rank: i64, field: i64, lower: i64) -> i64:
    """B5-7.6: by the upper half, its rank before its field; among equal ones the catastrophe of the higher field."""
    catastrophe = lower + 1 if lower < FIELDS else 0
    return rank << 8 | field << 4 | catastrophe


def level_of_field(field: i64) -> i64:
    """Two fields to a level; the field of rescue alone is level IV."""
    return (field >> 1) + 1
