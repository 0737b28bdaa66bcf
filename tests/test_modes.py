"""Plain Python and the compiled core play the same games, number by number."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import galapagos
from galapagos.core.build import is_stale
from galapagos.core.mode import COMPILED
from galapagos.mode import is_pure_wished
from tests.games.positions import ALL, NAMES

GAMES = 200
FEW, ALL_OF_THEM = 15_000, 10**9  # decisions after which no further game is begun
PROGRAM = """
import sys
from galapagos.core.mode import COMPILED
from galapagos.lab.simulate import checksum
from tests.games.positions import ALL
game, setup = ALL[int(sys.argv[1])]
print(COMPILED, checksum(game, setup, int(sys.argv[2]), 2026, int(sys.argv[3])))
"""


def checksum(place: int, pure: str, decisions: int) -> tuple[str, str]:
    """The mode that ran in a fresh interpreter, and its number."""
    root = Path(__file__).parent.parent
    paths = os.pathsep.join([str(root), os.environ["PYTHONPATH"]])
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(place), str(GAMES), str(decisions)],
        env=os.environ | {"GALAPAGOS_PURE": pure, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    mode, number = done.stdout.split()
    return mode, number


def compare(place: int, decisions: int) -> None:
    """Play the same games in both modes."""
    with ThreadPoolExecutor(2) as pool:
        pure, compiled = pool.map(checksum, [place] * 2, ["1", "0"], [decisions] * 2)

    assert pure[0] == "False"
    assert pure[1] == compiled[1]
    if not is_pure_wished():
        assert compiled[0] == "True"


for_every_table = pytest.mark.parametrize("place", range(len(ALL)), ids=NAMES)
with_a_compiled_core = pytest.mark.skipif(
    not COMPILED and not is_pure_wished(), reason="no compiled core is installed: nothing to compare"
)


@with_a_compiled_core
@for_every_table
def test_both_modes_give_the_same_checksum(place: int) -> None:
    """Every list of choices and every position of some games, for each table."""
    compare(place, FEW)


@pytest.mark.prove
@with_a_compiled_core
@for_every_table
def test_both_modes_give_the_same_checksum_over_many_games(place: int) -> None:
    """Of 200 games, however long they are."""
    compare(place, ALL_OF_THEM)


def test_the_binary_belongs_to_the_sources() -> None:
    """Edits to compiled files have no effect until they are built: `make test` builds first."""
    assert not COMPILED or not is_stale(Path(galapagos.__file__).parent)
