# compiled
"""A player's feeling for the game."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import SURE, Brain, chance, compare, reward
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.state import State
from galapagos.games.biosphere5.gains import Gains
from galapagos.games.biosphere5.losses import POINT
from galapagos.games.biosphere5.outlook import points
from galapagos.games.biosphere5.plan import Plan
from galapagos.games.biosphere5.rules.ending import FULL_POINTS, MOST_POINTS, POINTS_A_ROUND
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.words import MACHINE, SOLO, TEAMS

SPREAD: Final[i64] = 6 * POINT
HALVING: Final[i64] = 4  # a choice that gains so much less is half as plausible
HALVINGS: Final[i64] = 11
TOP: Final[i64] = 1 << 12

WON: Final[i64] = SURE * 3 // 4
DRAWN: Final[i64] = SURE * 3 // 8
SCORED: Final[i64] = SURE // 4  # a full score


@final
@mypyc_attr(acyclic=True)
class Feeling(Brain):
    """What a position promises, and what a choice gains, measured in what an action is worth."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 3

    def expect(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        plans = [Plan(state, player) for player in range(state.players)]
        if state.form == SOLO:
            lead = points(plans[0], plans) - points(plans[MACHINE], plans)
            into[0] = against_machine(chance(lead, SPREAD), state.round)
            return
        standing = vec[i64]([0] * state.seats)
        for seat in range(state.seats):
            standing[seat] = points(plans[seat], plans)
        if state.form == TEAMS:
            share(standing)
        compare(standing, state.seats, SPREAD, into)

    def weigh(self, state: State, choices: vec[i64], count: i64, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        gains = Gains(state)
        best = gains.gain(choices[0])
        into[0] = best
        for at in range(i64(1), count):
            into[at] = gains.gain(choices[at])
            best = max(best, into[at])
        for at in range(count):
            into[at] = weight(best - into[at])

    def reward(self, result: Result, into: vec[i64]) -> None:
        """B5-7.11: alone the outcome comes first, then the score."""
        if result.solo == "":
            reward(result, into)
            return
        outcome: i64 = 0
        if result.solo == "won":
            outcome = WON
        elif result.solo == "drawn":
            outcome = DRAWN
        into[0] = outcome + scored(i64(result.points[0]))


def weight(behind: i64) -> i64:
    """Half as much for each so much that a choice is behind the best; nothing is unthinkable."""
    halvings = behind // HALVING
    if halvings > HALVINGS:
        return 1
    whole = TOP >> halvings
    return max(whole - whole * (behind % HALVING) // (2 * HALVING), 1)


def share(standing: vec[i64]) -> None:
    """B5-5.4: partners win together, mostly by what the better one builds."""
    for seat in range(i64(2)):
        one, other = standing[seat], standing[seat + 2]
        common = (2 * max(one, other) + min(one, other)) // 3
        standing[seat] = common
        standing[seat + 2] = common


def against_machine(chances: i64, rounds: i64) -> i64:
    """B5-7.11: a victory is worth more the earlier, a defeat the later it comes."""
    victory = WON + scored(max(FULL_POINTS - POINTS_A_ROUND * rounds, 0))
    defeat = scored(rounds)
    return defeat + (victory - defeat) * chances // SURE


def scored(score: i64) -> i64:
    """What a score is worth beside the outcome."""
    return SCORED * min(score, MOST_POINTS) // (MOST_POINTS + 1)


BRAIN: Final = Feeling()
