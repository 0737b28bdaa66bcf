"""The levels of bots by name: each is given a position of which it knows no more than its seat may know."""

from collections.abc import Callable

from galapagos.core.dice import Dice
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State

Level = Callable[[State, Dice], int]


def random(state: State, dice: Dice) -> int:
    """Any legal choice, each equally likely."""
    into = vec[i64]([0] * state.most())
    return into[dice.below(state.choices(into))]


LEVELS: dict[str, Level] = {"random": random}


def decide(state: State, level: str, dice: Dice) -> int:
    """What a bot of this level chooses for the seat that decides; it never sees the true position."""
    return LEVELS[level](state.reshuffle(state.seat, dice), dice)
