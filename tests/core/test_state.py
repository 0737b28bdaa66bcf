"""What every position is asked from outside the core."""

import subprocess
import sys

PROGRAM = """
from resource import RUSAGE_SELF, getrusage
import galapagos as gp
from galapagos.core.dice import stream

game = gp.game("beginning")
state = game.new(game.settle(5), stream(1))

def ask(times):
    for _ in range(times):
        game.choices(state)
        game.from_data(game.view(state, 0), stream(2))
    return getrusage(RUSAGE_SELF).ru_maxrss

early = ask(50)
print(ask(1000) - early)
"""


def test_asking_for_choices_leaves_nothing_behind() -> None:
    """A server asks for days: the buffer for choices, far larger than most lists, is freed each time."""
    grown = subprocess.run([sys.executable, "-c", PROGRAM], capture_output=True, text=True, check=True)

    assert int(grown.stdout) < 4000
