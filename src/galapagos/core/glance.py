# compiled
"""What a seat thinks of its choices without thinking ahead."""

from galapagos.core.brain import Brain
from galapagos.core.dice import Dice
from galapagos.core.judge import Judge
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State


def guess(position: State, brain: Brain | None, dice: Dice) -> int:
    """A choice drawn by the weights."""
    judge = Judge(brain, position)
    count = position.choices(judge.choices)
    judge.weigh(position, judge.choices, count)
    return int(judge.choices[judge.draw(count, dice)])


def glance(position: State, brain: Brain | None, dice: Dice, worlds: i64) -> list[int]:
    """What each choice brings in so many worlds, all in the same ones: made, the turn finished, and judged."""
    judge = Judge(brain, position)
    choices = vec[i64]([0] * position.most())
    count = position.choices(choices)
    totals = [0] * int(count)
    for _ in range(worlds):
        world = position.reshuffle(position.seat, dice)
        until = world.turn + 1 if judge.horizon > 0 else world.turn
        for at in range(count):
            state = world.copy()
            state.play(choices[at], dice)
            judge.judge(state, until, dice)
            totals[at] += judge.expected[position.seat]
    return totals
