"""What every brain owes to the bots."""

import pytest
from hypothesis import given, settings

from galapagos.core.brain import SURE
from galapagos.core.numbers import i64, vec
from galapagos.games.game import Game, Setup
from tests.games.positions import ALL, NAMES, reached, seeds_and_steps

THINKING = [
    pytest.param(game, setup, id=name) for (game, setup), name in zip(ALL, NAMES, strict=True) if game.brain is not None
]


@pytest.mark.parametrize(("game", "setup"), THINKING)
@settings(max_examples=12, deadline=None, derandomize=True)
@given(where=seeds_and_steps())
def test_a_brain_judges_every_position_and_changes_none(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Expectations lie between nothing and a sure win, weights are not negative and not all nothing."""
    state = reached(game, setup, *where)
    before, brain = state.copy(), game.brain
    assert brain is not None
    choices = vec[i64]([0] * state.most())
    count = state.choices(choices)
    weights = vec[i64]([-1] * state.most())
    expected = vec[i64]([-1] * setup.seats)

    brain.weigh(state, choices, count, weights)
    brain.expect(state, expected)

    assert state == before
    assert all(0 <= share <= SURE for share in expected)
    assert all(0 <= weights[at] < 1 << 24 for at in range(count))
    assert any(weights[at] for at in range(count))
