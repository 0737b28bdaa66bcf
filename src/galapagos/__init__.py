"""Galápagos: the open table for games of evolution.

>>> import galapagos as gp
>>> match = gp.new("beginning", seats=2, seed=7)
>>> match.play(match.choices()[0])
"""

import galapagos.mode as _mode

_mode.choose()

from collections.abc import Mapping, Sequence
from pathlib import Path

from galapagos.core.errors import IllegalChoice, Malformed, Stale
from galapagos.games import game, games
from galapagos.match.match import Match, from_position
from galapagos.match.reading import load, verify

__all__ = ["IllegalChoice", "Malformed", "Match", "Stale", "game", "games", "load", "new", "position", "verify"]
__version__ = "0.1.0"


def new(
    name: str,
    *,
    seats: int | None = None,
    seed: int | str | None = None,
    players: Sequence[str] = (),
    form: str | None = None,
    data: Path | None = None,
    **options: str | int,
) -> Match:
    """A new match of a game; without a seed nobody can guess its numbers."""
    chosen = game(name, data)
    return Match(chosen, chosen.settle(seats, form, **options), seed, players=players)


def position(
    name: str,
    description: str | Mapping[str, object],
    *,
    seed: int | str | None = None,
    players: Sequence[str] = (),
) -> Match:
    """A match that starts from a position, given as text or data."""
    return from_position(game(name), description, seed, players=players)
