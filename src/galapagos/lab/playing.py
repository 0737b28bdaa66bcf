"""One game played by bots, and how long they thought."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from galapagos.bots.bot import Bot
from galapagos.core.dice import Dice
from galapagos.core.playout import Tally
from galapagos.core.result import Result
from galapagos.core.state import NOBODY
from galapagos.games.game import Game, Setup

Clock = Callable[[], float]


@dataclass
class Thinking:
    """What a seat's decisions took, where two or more choices were legal."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: "Thinking") -> None:
        """Take in another seat's."""
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


@dataclass(frozen=True)
class Played:
    """How a game ended, and each seat's thinking."""

    result: Result
    thinking: list[Thinking]


def play(
    game: Game,
    setup: Setup,
    bots: Sequence[Bot],
    dice: Dice,
    minds: Dice,
    tally: Tally,
    clock: Clock = time.perf_counter,
) -> Played:
    """Play a game to its end: `dice` deal and roll, `minds` are what bots draw from; each seat sees what it may."""
    state = game.new(setup, dice)
    thinking = [Thinking() for _ in range(setup.seats)]
    while state.seat != NOBODY:
        choices = game.choices(state)
        choice = choices[0]
        if len(choices) > 1:
            tally.free += 1
            tally.choices += len(choices)
            started = clock()
            choice = bots[state.seat].think(game, state.reshuffle(state.seat, minds), minds).choice
            spent = clock() - started
            thinking[state.seat].add(Thinking(1, spent, spent))
        state.play(choice, dice)
        tally.decisions += 1
    tally.games += 1
    result = state.result()
    assert result is not None
    return Played(result, thinking)
