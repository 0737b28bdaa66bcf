# compiled
"""Bonuses as numbers, and how their points come to wait on the agenda."""

from typing import TYPE_CHECKING, Final

from galapagos.core.numbers import i64
from galapagos.games.biosphere.rules.words import GAIN

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

POINT_BITS: Final[i64] = 4  # a bonus has a hexadecimal digit for each of its points: the point's number + 1
POINT_MASK: Final[i64] = 15


def push(table: "Position", seat: i64, bonus: i64) -> None:
    """All points of a bonus, the first of them on top."""
    points: i64 = 0
    while bonus >> (points * POINT_BITS) != 0:
        points += 1
    while points > 0:
        points -= 1
        table.agenda.push(GAIN, seat, (bonus >> (points * POINT_BITS) & POINT_MASK) - 1)
