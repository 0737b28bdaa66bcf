# compiled
"""How good an answer to an attack looks, and who of several eats."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64
from galapagos.games.origin.outlook import POINT, exposure, turns_left, worth
from galapagos.games.origin.rules.eating import is_fed
from galapagos.games.origin.rules.pairs import joins_two
from galapagos.games.origin.rules.words import (
    BIG,
    CARNIVOROUS,
    DROP,
    PARASITE,
    POISONOUS,
    REDIRECT,
    RUN,
    SCAVENGE,
    YIELD,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

LIVES: Final[i64] = 6 * POINT  # running costs nothing


def gain(table: "Position", choice: i64) -> i64:
    """What a choice changes for the better, guessed at a glance."""
    verb, row = verb_of(choice), thing(choice, 0)
    if verb == RUN:
        return LIVES
    if verb == DROP:
        return worth(table, row, turns_left(table)) - price(thing(choice, 1))
    if verb == REDIRECT:
        return gain_by_mimicry(table, row, thing(choice, 1))
    if verb == YIELD:
        return 0
    eater = row if verb == SCAVENGE else thing(choice, 1)
    return POINT // 2 if is_fed(table, eater) else worth(table, eater, turns_left(table))


def price(trait: i64) -> i64:
    """What a trait is worth to the animal that drops it."""
    if joins_two(trait) or trait in (BIG, CARNIVOROUS):
        return 2 * POINT
    return 3 * POINT if trait == PARASITE else POINT


def gain_by_mimicry(table: "Position", prey: i64, goal: i64) -> i64:
    """Somebody else's life for one's own; poison is a good revenge."""
    turns = turns_left(table)
    lost = worth(table, goal, turns) * exposure(table.traits[goal]) // POINT
    return worth(table, prey, turns) - lost + (POINT if table.has(goal, POISONOUS) else 0)
