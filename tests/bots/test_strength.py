"""Whether each level is worth its name, game by game: `make prove`."""

import pytest

import galapagos as gp
from galapagos.bots import levels
from galapagos.games.game import Game
from galapagos.lab.ladder import Ladder, climb
from galapagos.lab.standing import strength

GOALS = [
    ("random", "easy", 200, 0.7),
    ("easy", "normal", 200, 0.65),
    ("normal", "hard@400", 100, 0.65),
    ("hard@100", "hard@1000", 300, 0.5),
]


@pytest.mark.prove
@pytest.mark.parametrize(
    ("weaker", "stronger", "games", "goal"), GOALS, ids=[f"{goal[1]} over {goal[0]}" for goal in GOALS]
)
@pytest.mark.parametrize("game", [game for game in gp.games().values() if game.brain is not None], ids=repr)
def test_each_level_beats_the_one_below(game: Game, weaker: str, stronger: str, games: int, goal: float) -> None:
    """The estimate reaches the goal, and chance is ruled out."""
    setup = game.settle(game.usual_seats)
    ladder = Ladder(game, setup, {name: levels.bot(name) for name in (weaker, stronger)}, games, seed=1)

    found = strength(stronger, weaker, climb(ladder, jobs=1)).share

    assert found.value >= goal
    assert found.low > 0.5
