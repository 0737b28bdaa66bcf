# compiled
"""Bonus points: pushed on the agenda, taken one by one, some of them of choice."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules import band
from galapagos.games.biosphere.rules.words import (
    CARRIED,
    GAIN,
    GAINED,
    GIVE_UP,
    INCOME,
    LIFESPAN,
    LOSE,
    LOST,
    REPRODUCTION,
    RESTORED,
    SCALES,
    TAKE,
    TERRAINS,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

LONGEST_LIFE: Final[i64] = 5
TOP_LEVEL: Final[i64] = 3
SPACES_FOR_LIFE: Final[i64] = 2
SPACES_FOR_SCALE: Final[i64] = 3


def is_choice(table: "Position") -> bool:
    """The top of the agenda asks somebody."""
    what = table.agenda.what()
    return what == LOSE or (what == GAIN and table.agenda.about(0) >= LIFESPAN)


def choices(table: "Position", into: vec[i64]) -> i64:
    if table.agenda.what() == LOSE:
        return losses(table, into)
    first: i64 = REPRODUCTION
    behind: i64 = INCOME + 1
    if table.agenda.about(0) == LIFESPAN:
        first = 0
        behind = TERRAINS
    for point in range(first, behind):
        into[point - first] = choice(TAKE, point)
    return behind - first


def losses(table: "Position", into: vec[i64]) -> i64:
    """BIO-3.8: a barren terrain cannot fall any lower."""
    count: i64 = 0
    for terrain in range(TERRAINS):
        if table.lives(table.seat, terrain) > 0:
            into[count] = choice(GIVE_UP, terrain)
            count += 1
    return count


def play(table: "Position", picked: i64, events: Events | None) -> None:
    losing = table.agenda.what() == LOSE
    table.agenda.pop()
    if losing:
        lose(table, table.seat, thing(picked, 0), events)
    else:
        gain(table, table.seat, thing(picked, 0), events)


def gain(table: "Position", seat: i64, point: i64, events: Events | None) -> None:
    """BIO-3.7: what exceeds a maximum moves the band marker instead."""
    if point < TERRAINS:
        live_longer(table, seat, point, events)
        return
    at = seat * SCALES + point - REPRODUCTION
    if table.level[at] == TOP_LEVEL:
        carry(table, seat, point, SPACES_FOR_SCALE, events)
        return
    table.level[at] += 1
    if events is not None:
        events.add(GAINED, seat, point, scale_value(table, seat, point))


def scale_value(table: "Position", seat: i64, point: i64) -> i64:
    if point == REPRODUCTION:
        return table.reproduction(seat)
    if point == INCOME:
        return table.income(seat)
    return table.movement(seat)


def live_longer(table: "Position", seat: i64, terrain: i64, events: Events | None) -> None:
    """BIO-3.9: in a barren terrain the point only brings back the start value."""
    at = seat * TERRAINS + terrain
    lifespan = table.lifespan[at]
    if lifespan == LONGEST_LIFE:
        carry(table, seat, terrain, SPACES_FOR_LIFE, events)
    elif lifespan == 0:
        table.lifespan[at] = table.material.lifespan[terrain]
        if events is not None:
            events.add(RESTORED, seat, terrain, table.lifespan[at])
    else:
        table.lifespan[at] += 1
        if events is not None:
            events.add(GAINED, seat, terrain, table.lifespan[at])


def carry(table: "Position", seat: i64, point: i64, spaces: i64, events: Events | None) -> None:
    if not table.has_band:
        return
    band.advance(table, seat, spaces, CARRIED, point, events)


def lose(table: "Position", seat: i64, terrain: i64, events: Events | None) -> None:
    """BIO-3.8: below its start value a terrain is barren."""
    at = seat * TERRAINS + terrain
    if table.lifespan[at] == table.material.lifespan[terrain]:
        table.lifespan[at] = 0
    else:
        table.lifespan[at] -= 1
    if events is not None:
        events.add(LOST, seat, terrain, table.lifespan[at])
