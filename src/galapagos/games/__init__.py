"""The games: found, not listed."""

from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from warnings import warn

from galapagos.core.errors import Malformed
from galapagos.games.game import Game


@cache
def games() -> dict[str, Game]:
    """Every game by id: the folders in here, and those that other packages offer as entry points `galapagos.games`."""
    found = [import_module(f"{__name__}.{folder.name}.game").GAME for folder in iter_modules(__path__) if folder.ispkg]
    for entry in entry_points(group=__name__):
        try:
            found.append(entry.load())
        except Exception as error:  # whatever another package does wrong, the other games go on
            warn(f"the game {entry.name!r} of another package cannot be loaded: {error}", stacklevel=2)
    return {game.id: game for game in sorted(found, key=lambda game: game.id)}


def game(name: str, data: Path | None = None) -> Game:
    """The game with this id, played with the reader's own data files where a folder of them is given."""
    if name not in games():
        raise Malformed(name, f"a game is one of {', '.join(games())}")
    found = games()[name]
    return found if data is None else found.with_data(data)
