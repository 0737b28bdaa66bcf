# compiled
"""The tie-breaker band round the special display."""

from typing import TYPE_CHECKING

from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere.rules.material import BAND_CORNERS, BAND_SECTIONS
from galapagos.games.biosphere.rules.points import push
from galapagos.games.biosphere.rules.words import TURNED_CORNER

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position


def start(table: "Position") -> None:
    """BIO-1.6: from the right neighbour of the start player on, so that he himself stands foremost."""
    for place in range(table.seats):
        seat = (table.start + place) % table.seats
        table.space[seat] = table.material.band_start[table.seats] + table.seats - 1 - place


def is_taken(table: "Position", space: i64) -> bool:
    for seat in range(table.seats):
        if table.space[seat] == space:
            return True
    return False


def next_free(table: "Position", space: i64) -> i64:
    """BIO-3.6: spaces with markers are jumped; the space itself where none is free ahead."""
    ahead = space + 1
    while ahead < table.material.spaces:
        if not is_taken(table, ahead):
            return ahead
        ahead += 1
    return space


def advance(table: "Position", seat: i64, steps: i64, kind: i64, about: i64, events: Events | None) -> None:
    """BIO-3.6: forward as far as possible; then the corners passed on the way, the nearest first.

    `kind` and `about` say in the log what moves the marker.
    """
    before = table.space[seat]
    space = before
    for _ in range(steps):
        space = next_free(table, space)
    if is_first_corner(table, space):
        table.due = ((1 << table.seats) - 1) & ~(1 << seat)
    table.space[seat] = space
    if events is not None:
        events.add(kind, seat, about, space)
    pass_corners(table, seat, before, events)


def pass_corners(table: "Position", seat: i64, before: i64, events: Events | None) -> None:
    """BIO-3.6: a corner counts also when its own space was jumped."""
    material, space = table.material, table.space[seat]
    for corner in range(BAND_CORNERS):
        if before < material.band_corner[corner] <= space and events is not None:
            events.add(TURNED_CORNER, seat, corner)
    for back in range(BAND_CORNERS):
        corner = BAND_CORNERS - 1 - back
        if before < material.band_corner[corner] <= space:
            push(table, seat, material.band_bonus[corner])


def is_first_corner(table: "Position", space: i64) -> bool:
    """BIO-3.8: somebody comes to the first corner, and nobody has been there."""
    corner = table.material.band_corner[0]
    for seat in range(table.seats):
        if table.space[seat] >= corner:
            return False
    return space >= corner


def loss(table: "Position", seat: i64) -> i64:
    """BIO-3.8: how many lifespan points the section costs in which a seat stands."""
    begin: i64 = 0
    for section in range(BAND_SECTIONS):
        if begin <= table.space[seat] < table.material.section_end[section]:
            return table.material.section_loss[section]
        begin = table.material.section_end[section]
    return 0
