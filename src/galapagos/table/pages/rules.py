"""A game's rules, every clause with its anchor."""

import re
from functools import cache

from litestar import Response, get
from markdown_it import MarkdownIt

from galapagos.games import game as find_game
from galapagos.games.game import Game
from galapagos.table.pages.page import Frame
from galapagos.table.request import Named, TheHouse, TheReader, waiting_for
from galapagos.text.markup import Markup, tag

CLAUSE = re.compile(r"<li>(\s*(?:<p>)?)<strong>([A-Z0-9]+-\d+\.\d+[a-z]?)</strong>")


@cache
def rendered(game: Game, language: str) -> Markup:
    """The text as HTML; raw HTML in it stays text."""
    html = MarkdownIt("commonmark", {"html": False}).enable("table").render(game.rulebook(language).text)
    return Markup(CLAUSE.sub(r'<li id="\2">\1<a class="clause" href="#\2">\2</a>', html))


@get("/rules/{name:str}")
async def show(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """All of them on one page."""
    game, say = find_game(name), reader.say
    return Frame(reader, say("Rules: {game}", game=game.title), await waiting_for(house, reader), game).page(
        tag("article", rendered(game, reader.tastes.language), class_="rules")
    )


ROUTES = [show]
