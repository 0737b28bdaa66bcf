"""Many games of bots; those of random ones run as fast as the core goes."""

import signal
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from statistics import fmean, stdev
from typing import Any

from galapagos.bots import levels
from galapagos.core.dice import stream
from galapagos.core.playout import Tally, play_out, play_out_checked
from galapagos.core.result import Result
from galapagos.games.game import Game, Setup
from galapagos.lab.playing import play

FASTEST = "random"
SLICE = 250
SLICE_OF_THINKERS = 2


@dataclass(frozen=True)
class Slice:
    """Some of the games of a simulation; each game has its own stream of numbers, so slices may be played anywhere."""

    game: Game
    setup: Setup
    bots: tuple[str, ...]
    seed: int
    first: int
    games: int


@dataclass
class Report:
    """What a simulation found, seat by seat."""

    game: str
    bots: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    free_decisions: int = 0
    choices: int = 0
    longest: int = 0
    wins: list[float] = field(default_factory=list)
    points: list[list[int]] = field(default_factory=list)
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, other: "Report") -> None:
        """Take in what another slice found."""
        self.games += other.games
        self.decisions += other.decisions
        self.free_decisions += other.free_decisions
        self.choices += other.choices
        self.longest = max(self.longest, other.longest)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        self.points = [mine + theirs for mine, theirs in zip(self.points, other.points, strict=True)]
        self.endings += other.endings

    def summary(self) -> dict[str, Any]:
        """The report as plain data: shares of wins (a shared win counts in parts), means, and spreads of points."""
        means = [fmean(points) if points else None for points in self.points]
        spreads = [stdev(points) if len(points) > 1 else None for points in self.points]
        return {
            "game": self.game,
            "seats": len(self.bots),
            "bots": [*self.bots],
            "games": self.games,
            "decisions_per_game": self.decisions / self.games,
            "free_decisions_per_game": self.free_decisions / self.games,
            "mean_choices": self.choices / max(1, self.free_decisions),
            "longest_game": self.longest,
            "wins": [wins / self.games for wins in self.wins],
            "points_mean": means,
            "points_spread": spreads,
            "endings": dict(sorted(self.endings.items())),
        }


def simulate(
    game: Game,
    setup: Setup,
    bots: tuple[str, ...],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play games with a bot of some level on each seat; the report is the same for any number of processes."""
    report = empty(game.id, bots)
    size = SLICE if {*bots} == {FASTEST} else SLICE_OF_THINKERS
    slices = [Slice(game, setup, bots, seed, first, min(size, games - first)) for first in range(0, games, size)]
    for part in run(slices, jobs):
        report.add(part)
        progress(part.games)
    return report


def run(slices: list[Slice], jobs: int) -> Iterator[Report]:
    if jobs == 1:
        yield from map(play_slice, slices)
        return
    with ProcessPoolExecutor(
        min(jobs, len(slices)), get_context("spawn"), signal.signal, (signal.SIGINT, signal.SIG_IGN)
    ) as pool:
        yield from pool.map(play_slice, slices)


def empty(game: str, bots: tuple[str, ...]) -> Report:
    return Report(game, bots, wins=[0.0] * len(bots), points=[[] for _ in bots])


def play_slice(part: Slice) -> Report:
    """Play a slice here."""
    report = empty(part.game.id, part.bots)
    tally = Tally()
    for number in range(part.first, part.first + part.games):
        before = tally.decisions
        result = play_one(part, number, tally)
        report.longest = max(report.longest, tally.decisions - before)
        winners = result.winners()
        for seat in winners:
            report.wins[seat] += 1 / len(winners)
        for seat, points in enumerate(result.points):
            report.points[seat].append(points)
        report.endings[result.solo or result.reason] += 1
    report.games = part.games
    report.decisions, report.free_decisions, report.choices = tally.decisions, tally.free, tally.choices
    return report


def play_one(part: Slice, number: int, tally: Tally) -> Result:
    """How game number so-and-so of a seed ends."""
    if {*part.bots} == {FASTEST}:
        return play_at_random(part.game, part.setup, part.seed, number, tally)
    bots = [levels.bot(level) for level in part.bots]
    return play(part.game, part.setup, bots, stream(part.seed, number), stream(part.seed, ~number), tally).result


def play_at_random(game: Game, setup: Setup, seed: int, number: int, tally: Tally) -> Result:
    """The same with random seats, inside the core."""
    dice = stream(seed, number)
    state = game.new(setup, dice)
    play_out(state, dice, tally)
    result = state.result()
    assert result is not None
    return result


def checksum(game: Game, setup: Setup, games: int, seed: int, decisions: int) -> int:
    """One number for all choices and positions of so many games: the same in every mode, on every machine.

    No further game is begun when so many decisions have been made.
    """
    tally = Tally()
    while tally.games < games and tally.decisions < decisions:
        dice = stream(seed, int(tally.games))
        play_out_checked(game.new(setup, dice), dice, tally)
    return tally.checksum
