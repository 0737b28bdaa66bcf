# compiled
"""Judging an imagined position: played on a little by the weights, then asked what each seat may expect."""

from typing import final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import Brain, reward
from galapagos.core.dice import Dice
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY, State


@final
@mypyc_attr(acyclic=True)
class Judge:
    """A game's brain with room to work in; without a brain positions are played to the end, all choices alike."""

    def __init__(self, brain: Brain | None, position: State) -> None:
        self.brain: Brain | None = brain
        self.horizon: i64 = 1 if brain is None else brain.horizon
        self.choices = vec[i64]([0] * position.most())
        self.weights = vec[i64]([0] * position.most())
        self.expected = vec[i64]([0] * position.seats)

    def judge(self, state: State, until: i64, dice: Dice) -> None:
        """Play on until this turn begins, then set what each seat may expect."""
        brain = self.brain
        if brain is None:
            self.finish(state, dice)
            return
        while state.seat != NOBODY and state.turn < until:
            count = state.choices(self.choices)
            if count > 1:
                self.weigh(state, self.choices, count)
                state.play(self.choices[self.draw(count, dice)], dice)
            else:
                state.play(self.choices[0], dice)
        if state.seat != NOBODY:
            brain.expect(state, self.expected)
            return
        result = state.result()
        assert result is not None
        brain.reward(result, self.expected)

    def finish(self, state: State, dice: Dice) -> None:
        while state.seat != NOBODY:
            count = state.choices(self.choices)
            state.play(self.choices[dice.below(count) if count > 1 else 0], dice)
        result = state.result()
        assert result is not None
        reward(result, self.expected)

    def weigh(self, state: State, choices: vec[i64], count: i64) -> None:
        """Set the weights of the choices."""
        if self.brain is not None:
            self.brain.weigh(state, choices, count, self.weights)
            return
        for at in range(count):
            self.weights[at] = 1

    def total(self, count: i64) -> i64:
        """All weights together."""
        total: i64 = 0
        for at in range(count):
            total += self.weights[at]
        return total

    def draw(self, count: i64, dice: Dice) -> i64:
        """The place of a choice drawn by the weights; all alike where none has any."""
        total = self.total(count)
        if total == 0:
            return dice.below(count)
        left = dice.below(total)
        at: i64 = 0
        while left >= self.weights[at]:
            left -= self.weights[at]
            at += 1
        return at
