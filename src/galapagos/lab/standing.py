"""What the games of a ladder say about its bots."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from itertools import combinations
from math import sqrt
from statistics import fmean, stdev
from typing import Any

from galapagos.lab.ladder import Outcome
from galapagos.lab.playing import Thinking

CONFIDENCE = 1.96  # standard errors on either side: 95 %


@dataclass(frozen=True)
class Estimate:
    """A mean, and the interval in which the true one lies 19 times in 20."""

    value: float
    low: float
    high: float


@dataclass(frozen=True)
class Strength:
    """How often a bot ranks before another: the share of opposing pairs of seats, ties half; in all and by seat."""

    bot: str
    over: str
    games: int
    share: Estimate
    seats: list[float | None]


@dataclass(frozen=True)
class Score:
    """What a bot reaches alone."""

    bot: str
    games: int
    points: Estimate
    endings: dict[str, int]


def strength(bot: str, over: str, outcomes: Iterable[Outcome]) -> Strength:
    """From all games the two played; games with the same deal count as one, for they are not independent."""
    of_deal: dict[int, list[float]] = {}
    of_seat: dict[int, list[float]] = {}
    games = seats = 0
    for outcome in outcomes:
        if {*outcome.bots} != {bot, over}:
            continue
        games += 1
        seats = len(outcome.bots)
        pairs = {seat: before(outcome, seat, over) for seat in range(seats) if outcome.bots[seat] == bot}
        of_deal.setdefault(outcome.number // 2, []).append(fmean(share for found in pairs.values() for share in found))
        for seat, found in pairs.items():
            of_seat.setdefault(seat, []).extend(found)
    by_seat = [fmean(of_seat[seat]) if seat in of_seat else None for seat in range(seats)]
    return Strength(bot, over, games, share_of([fmean(shares) for shares in of_deal.values()]), by_seat)


def before(outcome: Outcome, seat: int, over: str) -> list[float]:
    """Whether this seat ranks before each seat of the other bot: 1, 0, or a half for equal places."""
    places = outcome.places
    return [
        1.0 if places[seat] < places[other] else 0.5 if places[seat] == places[other] else 0.0
        for other, bot in enumerate(outcome.bots)
        if bot == over
    ]


def share_of(values: Sequence[float]) -> Estimate:
    """The mean of shares; one deal won and one lost are added for the interval, so that few games prove nothing."""
    careful = [*values, 0.0, 1.0]
    middle, error = fmean(careful), stdev(careful) / sqrt(len(careful))
    value = fmean(values) if values else 0.5
    return Estimate(value, max(0.0, middle - CONFIDENCE * error), min(1.0, middle + CONFIDENCE * error))


def score(bot: str, outcomes: Iterable[Outcome]) -> Score:
    """From the games it played alone."""
    own = [outcome for outcome in outcomes if outcome.bots == (bot,)]
    points = [float(outcome.points[0]) for outcome in own]
    middle = fmean(points) if points else 0.0
    error = stdev(points) / sqrt(len(points)) if len(points) > 1 else 0.0
    estimate = Estimate(middle, middle - CONFIDENCE * error, middle + CONFIDENCE * error)
    return Score(bot, len(own), estimate, dict(sorted(Counter(outcome.ending for outcome in own).items())))


def thinking(bot: str, outcomes: Iterable[Outcome]) -> Thinking:
    """All decisions of a bot together."""
    total = Thinking()
    for outcome in outcomes:
        for seat, name in enumerate(outcome.bots):
            if name == bot:
                total.add(outcome.thinking[seat])
    return total


def standing(bots: Sequence[str], outcomes: Sequence[Outcome], seats: int) -> dict[str, Any]:
    """The whole report as plain data: each bot over those named before it, or the scores of a solo game."""
    report: dict[str, Any] = {
        "games": len(outcomes),
        "thinking": {bot: times(thinking(bot, outcomes)) for bot in bots},
    }
    if seats == 1:
        return report | {"scores": [asdict(score(bot, outcomes)) for bot in bots]}
    return report | {
        "pairs": [asdict(strength(bot, over, outcomes)) for over, bot in combinations(bots, 2)],
    }


def times(total: Thinking) -> dict[str, float]:
    mean = 1000 * total.seconds / max(1, total.decisions)
    return {"decisions": total.decisions, "mean_ms": round(mean, 3), "slowest_ms": round(1000 * total.slowest, 3)}
