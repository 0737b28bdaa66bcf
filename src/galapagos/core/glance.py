# compiled
"""A look at each choice: made in a few possible worlds, the turn finished, and judged."""

from galapagos.core.brain import Brain
from galapagos.core.dice import Dice
from galapagos.core.judge import Judge
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State


def glance(position: State, brain: Brain | None, dice: Dice, worlds: i64, totals: vec[i64]) -> i64:
    """Add up what each choice brings in so many worlds, all in the same ones; return how many choices there are."""
    judge = Judge(brain, position)
    choices = vec[i64]([0] * position.most())
    count = position.choices(choices)
    for _ in range(worlds):
        world = position.reshuffle(position.seat, dice)
        for at in range(count):
            state = world.copy()
            state.play(choices[at], dice)
            judge.judge(state, world.turn + 1 if judge.horizon > 0 else world.turn, dice)
            totals[at] += judge.expected[position.seat]
    return count
