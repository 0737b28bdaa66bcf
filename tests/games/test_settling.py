"""Forms and options: what a set-up is made of."""

import dataclasses

import pytest

import galapagos as gp
from galapagos.core.errors import Malformed
from galapagos.games.game import Form, Game, Option

TOY = gp.game("toy")


class Twofold(type(TOY)):  # type: ignore[misc]
    """The toy with a second form, which alone has an option."""

    forms = (Form("table", range(2, 5), "Everybody for themselves."), Form("calm", (2,), "No stealing."))
    options = (*TOY.options, Option("depth", range(3), "How deep the pond is.", 1, ("calm",)))


def test_an_option_may_belong_to_some_forms_only() -> None:
    """Others neither take it nor write it into their records."""
    game = Twofold()

    assert game.settle(2).options == {"rod": "good"}
    assert game.settle(2, "calm", depth="2").options == {"rod": "good", "depth": 2}
    with pytest.raises(Malformed, match="'depth' cannot be read: options of toy in its form table: rod"):
        game.settle(2, depth=1)


def test_an_option_without_forms_belongs_to_all() -> None:
    """As long as nothing else is said."""
    (rod,) = TOY.options

    assert rod.belongs_to("table")
    assert not dataclasses.replace(rod, forms=("calm",)).belongs_to("table")


@pytest.mark.parametrize("game", gp.games().values(), ids=repr)
def test_the_usual_table_can_be_set_up(game: Game) -> None:
    """One click sits down there, and there bots are measured; nobody's usual game is played alone."""
    assert game.settle(game.usual_seats).seats == game.usual_seats > 1
