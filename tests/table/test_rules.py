"""Rules pages: contents, anchors, and figures from positions that can be."""

from collections.abc import Iterator

import pytest

import galapagos as gp
from galapagos.games.game import Game
from galapagos.table.pages import figure
from galapagos.table.pages.rules import rendered
from galapagos.text.catalogue import LANGUAGES
from galapagos.text.figures import Figure
from tests.games.boards import Board
from tests.table.person import Person
from tests.table.serving import Running, running

GAMES = [game for game in gp.games().values() if game.id != "toy"]
FIGURES = [
    pytest.param(game, each, id=f"{each.clause}-{at}") for game in GAMES for at, each in enumerate(game.figures, 1)
]
for_every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def read(html: str) -> Board:
    board = Board()
    board.feed(html)
    assert board.open == []
    return board


@for_every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_link_within_the_rules_leads_somewhere(game: Game, language: str) -> None:
    """Each clause has its anchor, each chapter stands in the contents, and no name is given twice."""
    page = read(rendered(game, language))
    anchors = [
        element.attributes["id"]
        for element in page.elements
        if element.name in ("li", "h2") and "id" in element.attributes
    ]
    links = {href[1:] for href in page.values("href") if href.startswith("#")}

    assert len({*anchors}) == len(anchors)
    assert {*game.rulebook(language).clauses} <= {*anchors}
    assert links == {*anchors}


@pytest.mark.parametrize(("game", "each"), FIGURES)
def test_figures_show_what_there_is(game: Game, each: Figure) -> None:
    """The position can be, the blocks are there, the clause too; as a picture it has a text and nothing to press."""
    assert each.clause in game.rulebook("en").clauses
    for language in LANGUAGES:
        shown = read(figure.show(game, each, game.say(language)))
        assert shown.values("aria-label")[0] == each.alt[language]
        assert (
            "inert"
            in next(element for element in shown.elements if "board" in element.attributes.get("class", "")).attributes
        )


@pytest.mark.parametrize("game", [game for game in GAMES if game.sheet], ids=lambda game: game.id)
def test_rules_are_illustrated(game: Game) -> None:
    """At least six figures, told anew in each language."""
    assert len(game.figures) >= 6
    assert all(len({*each.caption.values()}) == len({*each.alt.values()}) == len(LANGUAGES) for each in game.figures)


def test_a_rule_that_is_named_can_be_followed(server: Running) -> None:
    """A clause that names another one leads to it, and the page leads to the lesson."""
    ada = Person(server.address).go("/rules/biosphere5")
    assert ("B5-5.1", "#B5-5.1") in ada.page.links
    assert ada.html.count('href="#B5-5.1"') > 1
    assert "Contents" in ada.text
    assert ada.go("/rules/beginning").follow("First lesson").url.endswith("/learn/beginning/1")
