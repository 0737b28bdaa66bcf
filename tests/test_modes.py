"""Plain Python and the compiled core play the same games, number by number."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.core.build import is_stale
from galapagos.core.mode import COMPILED
from galapagos.mode import is_pure_wished

SEED = 2026
GAMES = 200
FEW, ALL_OF_THEM = 5_000, 10**9  # decisions after which no further game is begun
CHECKSUMS = """
import sys
from galapagos.core.mode import COMPILED
from galapagos.lab.simulate import checksum
from tests.games.positions import ALL, NAMES
name, games, seed, decisions = sys.argv[1], *map(int, sys.argv[2:])
print(COMPILED)
for table, (game, setup) in zip(NAMES, ALL, strict=True):
    if game.id == name:
        print(table, checksum(game, setup, games, seed, decisions))
"""
THOUGHTS = """
import sys
from itertools import islice
import galapagos as gp
from galapagos.bots import levels
from galapagos.core.dice import stream
from galapagos.core.mode import COMPILED
from tests.games.positions import random_game
game = gp.game(sys.argv[1])
print(COMPILED)
for state in islice(random_game(game, game.settle(game.usual_seats), 1), 0, 100, 20):
    for line in levels.bot("hard@20").think(game, state.reshuffle(state.seat, stream(2)), stream(3)).lines:
        print(line)
"""


def fresh(program: str, pure: str, given: list[str]) -> list[str]:
    """What a program prints in an interpreter of its own: the mode first."""
    root = Path(__file__).parent.parent
    paths = os.pathsep.join([str(root), os.environ["PYTHONPATH"]])
    done = subprocess.run(
        [sys.executable, "-c", program, *given],
        env=os.environ | {"GALAPAGOS_PURE": pure, "PYTHONPATH": paths},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


def compare(program: str, *given: str) -> None:
    """Run the same in both modes."""
    with ThreadPoolExecutor(2) as pool:
        pure, compiled = pool.map(fresh, [program] * 2, ["1", "0"], [[*given]] * 2)

    assert pure[0] == "False"
    assert pure[1:] == compiled[1:] != []
    if not is_pure_wished():
        assert compiled[0] == "True"


for_every_game = pytest.mark.parametrize("game", gp.games())
with_a_compiled_core = pytest.mark.skipif(
    not COMPILED and not is_pure_wished(), reason="no compiled core is installed: nothing to compare"
)


@with_a_compiled_core
@for_every_game
def test_both_modes_give_the_same_checksums(game: str) -> None:
    """Every list of choices and every position of some games, at each table."""
    compare(CHECKSUMS, game, str(GAMES), str(SEED), str(FEW))


@pytest.mark.prove
@with_a_compiled_core
@for_every_game
def test_both_modes_give_the_same_checksums_over_many_games(game: str) -> None:
    """Of 200 games at each table, however long they are."""
    compare(CHECKSUMS, game, str(GAMES), str(SEED), str(ALL_OF_THEM))


@with_a_compiled_core
@pytest.mark.parametrize("game", [game.id for game in gp.games().values() if game.brain is not None])
def test_both_modes_think_the_same(game: str) -> None:
    """What is expected and what weighs are whole numbers: every visit and every promise is equal."""
    compare(THOUGHTS, game)


def test_the_binary_belongs_to_the_sources() -> None:
    """Edits to compiled files have no effect until they are built: `make test` builds first."""
    assert not COMPILED or not is_stale(Path(gp.__file__).parent)
