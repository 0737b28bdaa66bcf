"""How fast the engine is: everything measured in one run, in turns, the best of all rounds kept.

A decision counts only where two or more choices were legal, and each play-out builds the full list every time.
"""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from galapagos.core.dice import stream
from galapagos.core.mode import COMPILED
from galapagos.core.numbers import i64, vec
from galapagos.core.playout import Tally, play_out, play_outs
from galapagos.core.search import Search
from galapagos.core.state import NOBODY
from galapagos.games import game as find_game
from galapagos.games.game import Game, Setup
from galapagos.mode import WISH

ROUNDS = 5
TREE = 100
SLICE_SECONDS = 0.1

Numbers = dict[str, float]
Measure = Callable[[int], int]


@dataclass
class Trial:
    """One thing to measure: runs a number of repetitions and tells how many units that were."""

    game: str
    seats: str
    name: str
    measure: Measure
    repetitions: int = 1
    best: float = 0.0

    def calibrate(self) -> None:
        """Find how many repetitions fill a slice of time."""
        while self.seconds() < SLICE_SECONDS:
            self.repetitions *= 2

    def seconds(self) -> float:
        """Run once, remember the rate if it is the best so far, tell how long it took."""
        started = time.perf_counter()
        units = self.measure(self.repetitions)
        seconds = time.perf_counter() - started
        self.best = max(self.best, units / seconds)
        return seconds


def inside_the_core(game: Game, setup: Setup) -> Measure:
    """Decisions of random play-outs that run inside the core, from several deals."""
    roots = [game.new(setup, stream(seed)) for seed in range(8)]

    def measure(repetitions: int) -> int:
        tally, dice = Tally(), stream(repetitions)
        for root in roots:
            play_outs(root, dice, repetitions, tally)
        return tally.free

    return measure


def whole_games(game: Game, setup: Setup) -> Measure:
    """Games from set-up to result, one after the other."""

    def measure(repetitions: int) -> int:
        tally = Tally()
        for seed in range(repetitions):
            dice = stream(seed)
            state = game.new(setup, dice)
            play_out(state, dice, tally)
            state.result()
        return tally.games

    return measure


def driven_from_python(game: Game, setup: Setup) -> Measure:
    """Decisions made one by one by a Python program."""

    into = vec[i64]([0] * game.new(setup, stream(0)).most())

    def measure(repetitions: int) -> int:
        free = 0
        for seed in range(repetitions):
            dice = stream(seed)
            state = game.new(setup, dice)
            choices, play, below = state.choices, state.play, dice.below
            while state.seat != NOBODY:
                count = choices(into)
                if count > 1:
                    free += 1
                    play(into[below(count)], dice)
                else:
                    play(into[0], dice)
        return free

    return measure


def copies(game: Game, setup: Setup) -> Measure:
    """Copies of a position in the middle of a game."""
    dice = stream(1)
    state = game.new(setup, dice)
    into = vec[i64]([0] * state.most())
    for _ in range(40):
        following = state.copy()
        following.play(into[dice.below(state.choices(into))], dice)
        if following.seat == NOBODY:
            break
        state = following

    def measure(repetitions: int) -> int:
        copy = state.copy
        for _ in range(repetitions):
            copy()
        return repetitions

    return measure


def thinking_ahead(game: Game, setup: Setup) -> Measure:
    """Simulations of the hard bot at the first decisions of a few games, a new tree after every so many."""
    positions = [game.new(setup, stream(seed)) for seed in range(8)]
    positions = [position.reshuffle(position.seat, stream(1)) for position in positions]

    def measure(repetitions: int) -> int:
        for number in range(repetitions):
            Search(positions[number % len(positions)], game.brain, stream(number)).run(TREE)
        return repetitions * TREE

    return measure


class PureWorker:
    """A second interpreter that runs the same code as plain Python, a slice of time whenever it is asked."""

    def __init__(self) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", "galapagos.lab.bench"],
            env=os.environ | {WISH: "1"},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            start_new_session=True,  # an interrupt at the terminal is ours to pass on
        )

    def measure(self, game: Game, setup: Setup) -> Measure:
        """What `inside_the_core` measures, over there."""

        def measure(repetitions: int) -> int:
            assert self.process.stdin is not None
            assert self.process.stdout is not None
            print(game.id, setup.seats, setup.form, repetitions, file=self.process.stdin, flush=True)
            return int(self.process.stdout.readline())

        return measure

    def close(self) -> None:
        """Let the other interpreter end."""
        self.process.communicate()


@contextmanager
def pure_worker() -> Iterator[PureWorker]:
    """A worker for as long as it is needed."""
    worker = PureWorker()
    try:
        yield worker
    finally:
        worker.close()


def serve() -> None:
    """Be the worker: answer each line with the number of decisions made."""
    known: dict[tuple[str, ...], Measure] = {}
    for line in sys.stdin:
        name, seats, form, repetitions = line.split()
        key = (name, seats, form)
        if key not in known:
            game = find_game(name)
            known[key] = inside_the_core(game, game.settle(int(seats), form))
        print(known[key](int(repetitions)), flush=True)


def mean_choices(game: Game, setup: Setup) -> float:
    """How many choices there are on average where there is a choice."""
    tally = Tally()
    play_outs(game.new(setup, stream(1)), stream(2), 200 if COMPILED else 20, tally)
    return int(tally.choices) / int(tally.free)


def tables(game: Game) -> list[Setup]:
    """One set-up for each number of seats."""
    return [game.settle(seats) for seats in game.seats]


def bench(
    games: list[Game], peers: list[Trial], rounds: int, progress: Callable[[int], None]
) -> dict[str, dict[str, Numbers]]:
    """Measure all games and peers in turns; see the command's help for what the numbers mean."""
    with pure_worker() as pure:
        trials = [trial for game in games for setup in tables(game) for trial in trials_of(game, setup, pure)]
        trials += peers
        for trial in trials:
            trial.calibrate()
        for turn in range(rounds):
            for trial in trials:
                trial.seconds()
            progress(turn + 1)
    found: dict[str, dict[str, Numbers]] = {name: {} for name in (*(game.id for game in games), "peers")}
    for game in games:
        for setup in tables(game):
            numbers: Numbers = {trial.name: round(trial.best) for trial in trials if is_of(trial, game, setup)}
            found[game.id][str(setup.seats)] = numbers | {"mean_choices": round(mean_choices(game, setup), 1)}
    for trial in peers:
        found["peers"].setdefault(trial.game, {})[trial.name] = round(trial.best)
    return found


def is_of(trial: Trial, game: Game, setup: Setup) -> bool:
    return (trial.game, trial.seats) == (game.id, str(setup.seats))


def trials_of(game: Game, setup: Setup, pure: PureWorker) -> list[Trial]:
    """What is measured of a game at one number of seats."""
    measures = {
        "core_decisions_per_s": inside_the_core(game, setup),
        "games_per_s": whole_games(game, setup),
        "python_decisions_per_s": driven_from_python(game, setup),
        "copies_per_s": copies(game, setup),
        "simulations_per_s": thinking_ahead(game, setup),
        "pure_decisions_per_s": pure.measure(game, setup),
    }
    return [Trial(game.id, str(setup.seats), name, measure) for name, measure in measures.items()]


if __name__ == "__main__":
    serve()
