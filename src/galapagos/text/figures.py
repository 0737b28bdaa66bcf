"""Figures for a game's rules: positions from which a part of the board is shown beside a clause.

They stand in `figures.toml` in the game's folder, all languages side by side:

    players = ["Ada", "Ben"]

    [[figure]]
    clause = "BEG-4.6"
    shows = ["seat-b"]                      # blocks of the board, as seat a sees it
    position = "eat, seat a ..."            # a position text
    plays = ["attack A1 B1"]                # decisions made before it is shown
    alt = {en = "...", de = "..."}          # what is to be seen, for those who listen
    en = "..."                              # what it shows
    de = "..."
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from galapagos.core.errors import Malformed
from galapagos.text import fields
from galapagos.text.catalogue import LANGUAGES

FILE = "figures.toml"


@dataclass(frozen=True)
class Figure:
    """A part of the board beside a clause."""

    clause: str
    position: str
    plays: Sequence[str]
    players: Sequence[str]
    shows: Sequence[str]
    caption: Mapping[str, str]
    alt: Mapping[str, str]


def load(folder: Path) -> list[Figure]:
    """The figures in a game's folder, in the order of the file; none where there is no file."""
    file = folder / FILE
    if not file.is_file():
        return []
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    fields.only(data, ("players", "figure"))
    players = fields.words(data, "players")
    return [read_figure(each, players) for each in fields.mappings(data, "figure")]


def read_figure(data: Mapping[str, object], players: Sequence[str]) -> Figure:
    """A figure from its entry; what is wrong is said with its clause."""
    try:
        fields.only(data, ("clause", "position", "plays", "shows", "alt", *LANGUAGES))
        return Figure(
            clause=fields.text(data, "clause"),
            position=fields.text(data, "position"),
            plays=fields.words(data, "plays"),
            players=players,
            shows=fields.words(data, "shows"),
            caption=fields.texts(data, LANGUAGES),
            alt=fields.texts(fields.mapping(data, "alt"), LANGUAGES),
        )
    except Malformed as error:
        error.args = (f"the figure of {data.get('clause')}: {error.args[0]}",)
        raise
