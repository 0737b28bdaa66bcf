"""Thousands of random games, their invariants checked after every decision: `make prove`."""

from importlib import import_module

import pytest
from hypothesis import given, settings

from galapagos.core.dice import stream
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY
from galapagos.games.game import Game, Setup
from tests.games.positions import ALL, NAMES, reached, seeds_and_steps

SLICES = 8

checked = [
    pytest.param(game, setup, id=name) for (game, setup), name in zip(ALL, NAMES, strict=True) if game.id != "toy"
]


@pytest.mark.parametrize(("game", "setup"), checked)
@settings(max_examples=40, deadline=None, derandomize=True)
@given(where=seeds_and_steps())
def test_no_position_breaks_an_invariant(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Cards, chips, dice: all of them are always somewhere."""
    import_module(f"tests.games.{game.id}.invariants").check(reached(game, setup, *where))


@pytest.mark.prove
@pytest.mark.parametrize("part", range(SLICES))
@pytest.mark.parametrize(("game", "setup"), checked)
def test_thousands_of_games_break_no_invariant(game: Game, setup: Setup, part: int) -> None:
    """Every game comes to an end, and every position on the way is checked."""
    invariants = import_module(f"tests.games.{game.id}.invariants")
    check = invariants.check
    for number in range(invariants.games(setup) // SLICES):
        dice = stream(part, number)
        state = game.new(setup, dice)
        into = vec[i64]([0] * state.most())
        check(state)
        decisions = 0
        while state.seat != NOBODY:
            state.play(into[dice.below(state.choices(into))], dice)
            check(state)
            decisions += 1
        assert state.result() is not None
        assert decisions < 20_000
