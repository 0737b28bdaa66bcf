# compiled
"""What a game knows about playing it well: the only thing bots ask a game for."""

from typing import Final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.state import State

SURE: Final[i64] = 1 << 16  # what a seat expects that is certain to beat everybody; nothing is 0
SCORE_SCALE: Final[i64] = 64


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class Brain:
    """A game's judgement: what each seat may expect from a position, and which choices deserve a look.

    It is only asked about positions as one seat imagines them, so it may look at everything it is shown. `horizon` is
    how many turns are played on by the weights before a position is judged.
    """

    def __init__(self) -> None:
        self.horizon: i64 = 1

    def expect(self, state: State, into: vec[i64]) -> None:
        """Write for each seat what it may expect of the end, from 0 to SURE: the share of opponents it will beat."""
        raise NotImplementedError

    def weigh(self, state: State, choices: vec[i64], count: i64, into: vec[i64]) -> None:
        """Write for each of the seat's choices how plausible it is beside the others: 0 is never, doubled is twice."""
        raise NotImplementedError

    def reward(self, result: Result, into: vec[i64]) -> None:
        """Write for each seat what a result is worth; a game refines this where places do not say it all."""
        reward(result, into)


def reward(result: Result, into: vec[i64]) -> None:
    """The share of the others that a seat ranks before, equal places half; solo the outcome, then the score."""
    seats = i64(len(result.places))
    if seats == 1:
        into[0] = solo_reward(result)
        return
    for seat in range(seats):
        place = i64(result.places[seat])
        halves: i64 = -1  # a seat ties with itself
        for other in range(seats):
            theirs = i64(result.places[other])
            if place < theirs:
                halves += 2
            elif place == theirs:
                halves += 1
        into[seat] = halves * SURE // (2 * (seats - 1))


def solo_reward(result: Result) -> i64:
    """Won before drawn before lost; within each a higher score is better."""
    score = i64(result.points[0]) if len(result.points) > 0 else 0
    if score < 0:
        score = 0
    within = SURE * score // (4 * (score + SCORE_SCALE))
    if result.solo == "won":
        return SURE * 3 // 4 + within
    if result.solo == "drawn":
        return SURE * 3 // 8 + within
    return within


def compare(points: vec[i64], seats: i64, spread: i64, into: vec[i64]) -> None:
    """What seats may expect that will end with about so many points.

    A lead of `spread` over somebody, in the same unit, is worth three chances in four to stay before him.
    """
    for seat in range(seats):
        total: i64 = 0
        for other in range(seats):
            if other != seat:
                total += chance(points[seat] - points[other], spread)
        into[seat] = total // (seats - 1)


def chance(lead: i64, spread: i64) -> i64:
    """How likely a lead holds: one half without any, and nearer to SURE or 0 the larger it is."""
    size = lead if lead > 0 else -lead
    return SURE // 2 + SURE * lead // (2 * (size + spread))
