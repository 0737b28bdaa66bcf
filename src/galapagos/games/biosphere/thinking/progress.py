# compiled
"""How long the game may still last, and how long assignments will take that need no dice."""

from typing import Final

from galapagos.core.bits import count_bits
from galapagos.core.numbers import i64
from galapagos.games.biosphere.rules import goals
from galapagos.games.biosphere.rules.developing import LAST
from galapagos.games.biosphere.rules.piles import TABLEAU
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import (
    CARDS_PLAYED,
    CORNERS,
    LIFESPANS,
    LINE,
    MARKERS,
    NUMBERS,
    SCALE_STEPS,
    TERRAINS,
)

SURELY: Final[i64] = 1024  # the chance of an assignment that is marked
ROUND: Final[i64] = 16  # time is counted in sixteenths of a round
FOR_A_MARK: Final[i64] = 20  # the time the leader needs for each assignment he lacks
FOR_A_SCALE: Final[i64] = 24  # and what a step on a scale takes
CORNERS_OF_FIELD: Final[i64] = 4
NEXT_CORNER: Final[i64] = 7  # steps from one corner to another


def time_left(table: Position) -> i64:
    """How long the game may still last, by what its leader lacks."""
    most: i64 = 0
    for seat in range(table.seats):
        most = max(most, count_bits(table.fulfilled[seat]))
    left = ROUND // 2 + FOR_A_MARK * (goals.ENOUGH - most)
    return min(left, ROUND * (table.limit - table.round + 1))


def chance(rounds: i64, time: i64) -> i64:
    """How likely something comes about in time that takes so long; what is done is done, the rest may yet fail."""
    if rounds <= 0:
        return SURELY
    return SURELY * 7 * time * time // (8 * (time * time + 2 * rounds * rounds))


def need_of(table: Position, category: i64) -> i64:
    """What the assignment of a category is about."""
    return table.material.need[table.material.first_condition[table.assignments[category]]]


def is_open(table: Position, seat: i64, category: i64) -> bool:
    return table.fulfilled[seat] >> category & 1 == 0


def needs_dice(need: i64) -> bool:
    """It is fulfilled on the map."""
    return need <= LINE or need == MARKERS or need >= NUMBERS


def rounds(table: Position, seat: i64, category: i64, nearer: i64) -> i64:
    """How long an assignment without dice may take, if a seat were so many points, cards or corners nearer to it."""
    first, assignment = table.material.first_condition, table.assignments[category]
    total: i64 = 0
    for condition in range(first[assignment], first[assignment + 1]):
        total += max(rounds_for(table, seat, condition, nearer), 0)
    return total


def rounds_for(table: Position, seat: i64, condition: i64, nearer: i64) -> i64:
    """About a point of lifespan and a card each round; a corner takes walking there."""
    material = table.material
    need, count = material.need[condition], material.count[condition]
    if need == LIFESPANS:
        return ROUND * (missing_lives(table, seat, count, material.least[condition]) - nearer)
    if need == CARDS_PLAYED:
        return ROUND * (count - table.cards.size[TABLEAU + seat] - nearer)
    if need == SCALE_STEPS:
        missing = goals.wanted(table, seat, condition) - goals.have(table, seat, condition)
        return FOR_A_SCALE * (missing - nearer)
    missing = count - goals.have(table, seat, condition) - nearer
    if need != CORNERS or missing <= 0:
        return 0
    steps = steps_to_corner(table, seat) + NEXT_CORNER * (missing - 1)
    return ROUND * steps // 2 - ROUND * table.ep[seat] // (2 * table.income(seat))


def missing_lives(table: Position, seat: i64, count: i64, least: i64) -> i64:
    """The points that lack in so many terrains, those where fewest lack."""
    total: i64 = 0
    left = count
    for gap in range(least + 1):
        for terrain in range(TERRAINS):
            if max(least - table.lives(seat, terrain), 0) == gap and left > 0:
                total += gap
                left -= 1
    return total


def lacks_life(table: Position, seat: i64, terrain: i64, category: i64) -> bool:
    """A point in this terrain is one of those that lack."""
    condition = table.material.first_condition[table.assignments[category]]
    least = table.material.least[condition]
    lives = table.lives(seat, terrain)
    better: i64 = 0
    for other in range(TERRAINS):
        if table.lives(seat, other) > lives:
            better += 1
    return lives < least and better < table.material.count[condition]


def steps_to_corner(table: Position, seat: i64) -> i64:
    """The way to the nearest corner of the field that is not marked yet."""
    best: i64 = 2 * LAST
    for corner in range(CORNERS_OF_FIELD):
        if table.marks[seat] >> (TERRAINS + corner) & 1 == 0:
            best = min(best, way(table, seat, corner // 2 * LAST, corner % 2 * LAST))
    return best


def way(table: Position, seat: i64, size: i64, speciality: i64) -> i64:
    """How many steps the markers need to this place."""
    return apart(table.size[seat], size) + apart(table.speciality[seat], speciality)


def apart(here: i64, there: i64) -> i64:
    return there - here if there > here else here - there
