"""What a game's brain thinks of a position on the test's table."""

from galapagos.core.brain import SURE
from galapagos.core.numbers import i64, vec
from tests.playing import Table


def weights(shown: Table) -> dict[str, int]:
    """How plausible each choice is beside the others."""
    choices = vec[i64]([0] * shown.state.most())
    into = vec[i64]([0] * shown.state.most())
    count = shown.state.choices(choices)
    assert shown.game.brain is not None
    shown.game.brain.weigh(shown.state, choices, count, into)
    return {shown.game.text(shown.state, choices[at]): into[at] for at in range(count)}


def expected(shown: Table) -> list[float]:
    """What each seat may expect: the share of the others it will rank before."""
    into = vec[i64]([0] * shown.state.seats)
    assert shown.game.brain is not None
    shown.game.brain.expect(shown.state, into)
    return [share / SURE for share in into]
