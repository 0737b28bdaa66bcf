"""What browsers fetch once: stylesheets and the script, under an address that names their content."""

import gzip
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

from galapagos.games import game as find_game
from galapagos.games import games
from galapagos.table.missing import Missing

STATIC = Path(__file__).parent / "static"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".txt": "text/plain; charset=utf-8",
}


@dataclass(frozen=True)
class Asset:
    """A file as it is sent."""

    kind: str
    content: bytes
    compressed: bytes


def folders() -> dict[str, Path]:
    """Where files for browsers lie: those of the house, and the stylesheet of each game."""
    return {"": STATIC} | {f"{game.id}-": game.folder for game in games().values()}


@cache
def assets() -> dict[str, Asset]:
    """All files by name; those of a game begin with its id."""
    found = {}
    for prefix, folder in folders().items():
        for path in sorted(folder.iterdir()):
            if path.suffix in KINDS and (not prefix or path.suffix == ".css"):
                content = path.read_bytes()
                found[prefix + path.name] = Asset(KINDS[path.suffix], content, gzip.compress(content, 9, mtime=0))
    return found


@cache
def pictures(name: str) -> tuple[Asset, str]:
    """The pictures a game's board points to, and their tag: browsers ask now and then whether it is still the same."""
    sheet = find_game(name).sheet
    if sheet is None:
        raise Missing(name)
    content = sheet.markup.encode()
    return Asset(KINDS[".svg"], content, gzip.compress(content, 9, mtime=0)), f'"{sha256(content).hexdigest()[:12]}"'


@cache
def digest() -> str:
    """Changes when any file does."""
    whole = sha256()
    for name, asset in assets().items():
        whole.update(name.encode() + b"\0" + asset.content)
    return whole.hexdigest()[:12]


def address(name: str) -> str | None:
    """Where a file is found; None where it does not exist."""
    return f"/static/{digest()}/{name}" if name in assets() else None
