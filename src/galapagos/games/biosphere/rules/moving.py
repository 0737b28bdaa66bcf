# compiled
"""Phase 4: movement of dice that are on the map."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.land import FARTHEST
from galapagos.games.biosphere.rules.words import (
    DONE,
    FACE_BITS,
    FACE_MASK,
    FACES,
    GO,
    MOST_SEATS,
    MOVED_DIE,
    PERISHED,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

ONE_MORE_C: Final[i64] = 1 << 32  # added to a choice, the next goal


def choices(table: "Position", into: vec[i64]) -> i64:
    """BIO-4.1: each own die that has not moved, equal ones once, to each tile in reach with a free space; or done.

    Each choice is written first and then counted or not: adding is faster than a branch nobody can foresee.
    """
    count: i64 = 0
    own = table.spread[table.seat]
    for tile in range(table.land.tiles):
        if own >> tile & 1 == 0:
            continue
        goals = reach(table, tile)
        dice = table.dice[tile * MOST_SEATS + table.seat]
        for face in range(1, FACES + 1):
            if dice >> (face * FACE_BITS) & FACE_MASK == 0:
                continue
            move = choice(GO, tile, face)
            left = goals
            while left != 0:
                into[count] = move
                count += left & 1
                left >>= 1
                move += ONE_MORE_C
    into[count] = choice(DONE)
    return count + 1


def reach(table: "Position", tile: i64) -> i64:
    """BIO-4.1: through full tiles too, but the goal needs a free space, and is another tile."""
    return table.land.within[tile * FARTHEST + table.left - 1] & table.free


def can_move(table: "Position") -> bool:
    if table.left == 0:
        return False
    for tile in range(table.land.tiles):
        if table.dice[tile * MOST_SEATS + table.seat] != 0 and reach(table, tile) != 0:
            return True
    return False


def play(table: "Position", picked: i64, events: Events | None) -> None:
    if verb_of(picked) == DONE:
        table.left = 0
    else:
        go(table, thing(picked, 0), thing(picked, 1), thing(picked, 2), events)


def go(table: "Position", tile: i64, face: i64, goal: i64, events: Events | None) -> None:
    """BIO-4.2: one number less however far it went, 1 becomes 5; on the dying number it is removed."""
    seat = table.seat
    table.left -= table.land.distance(tile, goal)
    table.leave(tile, seat, face, 1)
    number = (face + FACES - 2) % FACES + 1
    if number == table.dying():
        table.supply[seat] += 1
        if events is not None:
            events.add(PERISHED, seat, table.land.spot(tile), table.land.spot(goal), face)
        return
    table.moved[goal] += 1 << (number * FACE_BITS)
    table.shift(goal, seat, 1)
    if events is not None:
        lives = (number - table.dying() + FACES - 1) % FACES + 1
        events.add(MOVED_DIE, seat, table.land.spot(tile), table.land.spot(goal), face << 8 | number << 4 | lives)


def rest(table: "Position") -> None:
    """BIO-4.1: in the next phase a moved die is a die like any other."""
    for tile in range(table.land.tiles):
        table.dice[tile * MOST_SEATS + table.seat] += table.moved[tile]
        table.moved[tile] = 0
