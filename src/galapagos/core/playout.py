# compiled
"""Random play inside the core: the engine of simulation, benchmark and long tests."""

from typing import final

from galapagos.core.dice import Dice
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY, State
from galapagos.core.words import LOW_HALF, stir


@final
class Tally:
    """What was counted while playing. A decision counts as free where two or more choices were legal."""

    def __init__(self) -> None:
        self.games: i64 = 0
        self.decisions: i64 = 0
        self.free: i64 = 0
        self.choices: i64 = 0
        self.checksum: i64 = 1


def play_out(state: State, dice: Dice, tally: Tally) -> None:
    """Play random choices to the end; the full list of choices is built at each decision."""
    play_on(state, dice, tally, vec[i64]([0] * state.most()))


def play_outs(root: State, dice: Dice, games: i64, tally: Tally) -> None:
    """Play so many games to their end, each from a copy of the same position."""
    into = vec[i64]([0] * root.most())
    for _ in range(games):
        play_on(root.copy(), dice, tally, into)


def play_on(state: State, dice: Dice, tally: Tally, into: vec[i64]) -> None:
    while state.seat != NOBODY:
        count = state.choices(into)
        if count > 1:
            tally.free += 1
            tally.choices += count
            state.play(into[dice.below(count)], dice)
        else:
            state.play(into[0], dice)
        tally.decisions += 1
    tally.games += 1


def play_out_checked(state: State, dice: Dice, tally: Tally) -> None:
    """As `play_out`, stirring every list of choices and every position into the checksum."""
    into = vec[i64]([0] * state.most())
    while state.seat != NOBODY:
        count = state.choices(into)
        for at in range(count):
            tally.checksum = stir(tally.checksum ^ (into[at] & LOW_HALF))
        state.play(into[dice.below(count)], dice)
        tally.checksum = stir(tally.checksum ^ (state.digest() & LOW_HALF))
        tally.decisions += 1
    tally.games += 1
