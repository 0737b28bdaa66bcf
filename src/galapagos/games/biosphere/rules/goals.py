# compiled
"""Phase 7: assignments, and how far a seat is with each of their conditions."""

from typing import TYPE_CHECKING, Final

from galapagos.core.bits import count_bits
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere.rules.land import Land
from galapagos.games.biosphere.rules.material import CATEGORIES
from galapagos.games.biosphere.rules.piles import TABLEAU
from galapagos.games.biosphere.rules.words import (
    ALIKE,
    BLOCK,
    CARDS_PLAYED,
    CONTROL,
    CORNERS,
    CROSS,
    DICE,
    FACES,
    FULFILLED,
    GROUP,
    KINDS,
    LEAD,
    LIFESPANS,
    LINE,
    MAJORITY,
    MARKERS,
    MINORITY,
    NUMBERS,
    SCALE_STEPS,
    SCALES,
    TERRAINS,
    TILES,
    TIMES,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

TERRAIN_MARKS: Final[i64] = (1 << 6) - 1
STEPS_TO_THE_TOP: Final[i64] = 3
ENOUGH: Final[i64] = 5
NOBODY_ELSE: Final[i64] = DICE + 1


def check(table: "Position", events: Events | None) -> None:
    """BIO-7.1: mark what is fulfilled now."""
    for place in range(table.seats):
        seat = (table.start + place) % table.seats
        for category in range(CATEGORIES):
            if table.fulfilled[seat] >> category & 1 == 0 and is_fulfilled(table, seat, table.assignments[category]):
                table.fulfilled[seat] |= 1 << category
                if events is not None:
                    events.add(FULFILLED, seat, table.assignments[category])


def is_won(table: "Position") -> bool:
    """BIO-7.2: somebody has five."""
    for seat in range(table.seats):
        if count_bits(table.fulfilled[seat]) >= ENOUGH:
            return True
    return False


def is_fulfilled(table: "Position", seat: i64, assignment: i64) -> bool:
    """Every condition of an assignment holds."""
    first = table.material.first_condition
    for condition in range(first[assignment], first[assignment + 1]):
        if have(table, seat, condition) < wanted(table, seat, condition):
            return False
    return True


def have(table: "Position", seat: i64, condition: i64) -> i64:
    """How far a seat is with a condition, to be compared with `wanted`."""
    need = table.material.need[condition]
    if need <= LINE:
        where = table.land.where(table.material.where[condition])
        return measure(table.land, need, held(table, seat, table.material.hold[condition]) & where)
    if need == LIFESPANS:
        return long_lives(table, seat, table.material.least[condition])
    if need == CORNERS:
        return count_bits(table.marks[seat] & ~TERRAIN_MARKS)
    if need == MARKERS:
        return count_bits(table.marks[seat] & TERRAIN_MARKS)
    if need == CARDS_PLAYED:
        return table.cards.size[TABLEAU + seat]
    if need == SCALE_STEPS:
        return highest_scales(table, seat, table.material.count[condition])
    if need == NUMBERS:
        return numbers_shown(table, seat)
    return table.populations(seat)


def wanted(table: "Position", seat: i64, condition: i64) -> i64:
    """How much `have` must be: fixed, or measured by the others' dice."""
    count = table.material.count[condition]
    need = table.material.need[condition]
    if need == SCALE_STEPS:
        return count * STEPS_TO_THE_TOP
    if need == TIMES:
        return count * fewest_dice(table, seat)
    if need == LEAD:
        more = most_dice(table, seat) + 1
        return more if more > count else count
    return count


def held(table: "Position", seat: i64, hold: i64) -> i64:
    """BIO-6.1: the tiles a seat holds in this way."""
    if hold == CONTROL:
        return table.control[seat]
    if hold == MAJORITY:
        return table.majority[seat]
    if hold == MINORITY:
        return table.spread[seat] & ~table.majority[seat]
    return table.spread[seat]


def measure(land: Land, need: i64, mask: i64) -> i64:
    """What a condition counts in a set of tiles."""
    if need == TILES:
        return count_bits(mask)
    if need == KINDS:
        return land.kinds(mask)
    if need == ALIKE:
        return land.most_alike(mask)
    if need == GROUP:
        return land.largest_group(mask)
    if need == CROSS:
        return land.most_of(land.crosses, mask)
    if need == BLOCK:
        return land.most_of(land.blocks, mask)
    return land.most_of(land.lines, mask)


def long_lives(table: "Position", seat: i64, least: i64) -> i64:
    count: i64 = 0
    for terrain in range(TERRAINS):
        if table.lives(seat, terrain) >= least:
            count += 1
    return count


def highest_scales(table: "Position", seat: i64, count: i64) -> i64:
    """The steps made on so many scales, the highest ones."""
    steps: i64 = 0
    taken: i64 = 0
    level = STEPS_TO_THE_TOP
    while level > 0 and taken < count:
        for scale in range(SCALES):
            if table.level[seat * SCALES + scale] == level and taken < count:
                steps += level
                taken += 1
        level -= 1
    return steps


def numbers_shown(table: "Position", seat: i64) -> i64:
    """How many of the five numbers a seat's dice show."""
    count: i64 = 0
    for face in range(1, FACES + 1):
        for tile in range(table.land.tiles):
            if table.count(tile, seat, face) > 0:
                count += 1
                break
    return count


def fewest_dice(table: "Position", seat: i64) -> i64:
    """The dice of the weakest other player who has some; more than there are where nobody has any."""
    fewest = NOBODY_ELSE
    for other in range(table.seats):
        dice = table.populations(other)
        if other != seat and 0 < dice < fewest:
            fewest = dice
    return fewest


def most_dice(table: "Position", seat: i64) -> i64:
    """The dice of the strongest other player."""
    most: i64 = 0
    for other in range(table.seats):
        if other != seat and table.populations(other) > most:
            most = table.populations(other)
    return most
