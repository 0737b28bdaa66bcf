"""A figure in the rules: a part of the board that only shows."""

import re

from galapagos.games.game import Game
from galapagos.match.match import from_position
from galapagos.text.catalogue import Say
from galapagos.text.figures import Figure
from galapagos.text.markup import Markup, join, tag

READER = 0  # whose eyes see it
NAME = re.compile(r' id="[^"]*"')


def show(game: Game, figure: Figure, say: Say) -> Markup:
    """The figure with its caption; its board is a picture, so nothing in it can be used."""
    match = from_position(game, figure.position, 1)
    for text in figure.plays:
        match.decide(match.read(text))
    view, players = match.view(READER), figure.players[: match.setup.seats]
    blocks = {block.id: block.markup for block in game.board(view, players, say)}
    shown = nameless(join(blocks[name] for name in figure.shows))
    board = tag("div", shown, class_=f"board {game.id}", inert=True)
    return tag(
        "figure",
        tag("div", board, class_="excerpt", role="img", aria_label=figure.alt[say.language]),
        tag("figcaption", figure.caption[say.language]),
    )


def nameless(markup: Markup) -> Markup:
    """The same without names: a page shows several boards, and a name stands for one thing alone."""
    return Markup(NAME.sub("", markup))
