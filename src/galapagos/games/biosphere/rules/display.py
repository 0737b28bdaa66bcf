# compiled
"""The terrain bonuses of the special display, at the end of phases 4, 5 and 6."""

from typing import TYPE_CHECKING, Final

from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere.rules.points import push
from galapagos.games.biosphere.rules.words import SETTLED, TERRAINS

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

NO_TERRAIN: Final[i64] = -1


def open_terrain(table: "Position") -> i64:
    """BIO-6.3: the first terrain with majorities on two tiles that the seat has not marked yet."""
    majority = table.majority[table.seat]
    for terrain in range(TERRAINS):
        tiles = majority & table.land.of_terrain[terrain]
        if tiles & (tiles - 1) != 0 and table.marks[table.seat] >> terrain & 1 == 0:
            return terrain
    return NO_TERRAIN


def mark(table: "Position", terrain: i64, events: Events | None) -> None:
    """BIO-6.3: once per game, +1 lifespan there."""
    table.marks[table.seat] |= 1 << terrain
    if events is not None:
        events.add(SETTLED, table.seat, terrain)
    push(table, table.seat, table.material.terrain_bonus[terrain])
