"""A game's rules: every clause with its anchor, the contents in front, and figures beside what they show."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

from litestar import Response, get
from markdown_it import MarkdownIt
from markdown_it.token import Token

from galapagos.games import game as find_game
from galapagos.games.game import Game
from galapagos.table.pages import figure, learn
from galapagos.table.pages.page import Frame
from galapagos.table.request import Named, TheHouse, TheReader, waiting_for
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag

CLAUSE = re.compile(r"\b[A-Z0-9]+-\d+\.\d+[a-z]?\b")
BOOK = MarkdownIt("commonmark", {"html": False}).enable("table")


@cache
def rendered(game: Game, language: str) -> Markup:
    """The contents and the text; HTML in the text stays text."""
    tokens = BOOK.parse(game.rulebook(language).text)
    chapters = [*name_chapters(tokens)]
    name_clauses(tokens)
    link_clauses(tokens, {*game.rulebook(language).clauses})
    put_figures(tokens, game, language)
    html = Markup(BOOK.renderer.render(tokens, BOOK.options, {}))
    say = game.say(language)
    links = [tag("li", tag("a", text, href=f"#{name}")) for name, text in chapters]
    contents = tag("nav", tag("h2", say("Contents")), tag("ol", links, class_="plain"), class_="contents")
    return join([contents, tag("article", html, class_="rules")])


def name_chapters(tokens: Sequence[Token]) -> Iterator[tuple[str, str]]:
    """Give each chapter its anchor; anchors and titles."""
    for at, token in enumerate(tokens):
        if token.type == "heading_open" and token.tag == "h2":
            text = tokens[at + 1].content
            token.attrs["id"] = name = f"chapter-{text.split()[0]}"
            yield name, text


def name_clauses(tokens: Sequence[Token]) -> None:
    """Give each clause its id as its anchor."""
    for at, token in enumerate(tokens):
        inside = tokens[at + 2].children if token.type == "list_item_open" else None
        if inside and len(inside) > 2 and inside[1].type == "strong_open" and CLAUSE.fullmatch(inside[2].content):
            token.attrs["id"] = inside[2].content


def link_clauses(tokens: Sequence[Token], clauses: set[str]) -> None:
    """Where a clause is named it can be followed; its own number leads to itself, to be passed on."""
    for token in tokens:
        token.children = [part for child in token.children or [] for part in linked(child, clauses)] or None


def linked(token: Token, clauses: set[str]) -> Iterator[Token]:
    """A piece of text, with links where it names clauses."""
    if token.type != "text":
        yield token
        return
    last = 0
    for found in CLAUSE.finditer(token.content):
        if found[0] in clauses:
            yield text_token(token.content[last : found.start()])
            yield raw("html_inline", tag("a", found[0], class_="clause", href=f"#{found[0]}"))
            last = found.end()
    yield text_token(token.content[last:])


def text_token(text: str) -> Token:
    return Token("text", "", 0, content=text)


def raw(kind: str, markup: Markup) -> Token:
    return Token(kind, "", 0, content=markup)


def put_figures(tokens: list[Token], game: Game, language: str) -> None:
    """Each at the end of its clause."""
    say = game.say(language)
    for each in game.figures:
        start = next(at for at, token in enumerate(tokens) if token.attrs.get("id") == each.clause)
        end = next(
            at
            for at, token in enumerate(tokens[start:], start)
            if token.type == "list_item_close" and token.level == tokens[start].level
        )
        tokens.insert(end, raw("html_block", figure.show(game, each, say)))


@get("/rules/{name:str}")
async def show(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """All of them on one page."""
    game, say = find_game(name), reader.say
    title = say("Rules: {game}", game=game.title)
    return Frame(reader, title, await waiting_for(house, reader), game, sheet=learn.SHEET).page(
        tag("div", lesson_link(game, say), rendered(game, reader.tastes.language), class_="rulebook")
    )


def lesson_link(game: Game, say: Say) -> Markup | None:
    """Whoever would rather begin by playing finds the lesson."""
    if game.lesson is None:
        return None
    link = tag("a", say("First lesson"), href=f"/learn/{game.id}", class_="button")
    return tag("p", say("New here? Five minutes on the board tell more than a book."), " ", link, class_="invited")


ROUTES = [show]
