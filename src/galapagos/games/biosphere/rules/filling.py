# compiled
"""Phase 6: fill up."""

from typing import TYPE_CHECKING

from galapagos.core.choice import choice, thing
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.breeding import be_born
from galapagos.games.biosphere.rules.words import FILLED_TILE, TOP_UP

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position


def unfilled(table: "Position") -> i64:
    """BIO-6.2: tiles with an own majority and free spaces, not in barren terrain."""
    tiles = table.majority[table.seat] & table.free
    return tiles & table.fertile(table.seat) if tiles != 0 else 0


def fill(table: "Position", events: Events | None) -> None:
    """BIO-6.2: automatic as long as the supply lasts for all."""
    tiles = unfilled(table)
    if tiles == 0 or is_short(table, tiles):
        return
    for tile in range(table.land.tiles):
        if tiles >> tile & 1 == 1:
            count = table.gaps(tile)
            table.supply[table.seat] -= count
            be_born(table, tile, table.seat, count, FILLED_TILE, events)


def is_short(table: "Position", tiles: i64) -> bool:
    """BIO-6.2: the supply is too small."""
    gaps: i64 = 0
    for tile in range(table.land.tiles):
        if tiles >> tile & 1 == 1:
            gaps += table.gaps(tile)
    return gaps > table.supply[table.seat]


def can_choose(table: "Position") -> bool:
    return table.supply[table.seat] > 0 and unfilled(table) != 0


def choices(table: "Position", into: vec[i64]) -> i64:
    """BIO-6.2: die by die until the supply is empty; nobody may pass."""
    count: i64 = 0
    tiles = unfilled(table)
    for tile in range(table.land.tiles):
        if tiles >> tile & 1 == 1:
            into[count] = choice(TOP_UP, tile)
            count += 1
    return count


def play(table: "Position", picked: i64, events: Events | None) -> None:
    tile = thing(picked, 0)
    table.supply[table.seat] -= 1
    be_born(table, tile, table.seat, 1, FILLED_TILE, events)
