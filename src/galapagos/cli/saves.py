"""Matches on disk, so that nothing is lost when a terminal closes."""

import os
from datetime import UTC, datetime
from pathlib import Path
from tempfile import NamedTemporaryFile, gettempdir

from galapagos.match.match import Match


def folder() -> Path:
    """Where matches of this person are kept."""
    state = os.environ.get("XDG_STATE_HOME")
    if state:
        return Path(state) / "galapagos"
    try:
        return Path.home() / ".local" / "state" / "galapagos"
    except (KeyError, RuntimeError):  # a user without a home, as in containers
        return Path(gettempdir()) / "galapagos"


def new_file(match: Match) -> Path:
    """A file for a new match, named by game and time."""
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{stamp}-{match.game.id}-{match.seed[-6:]}.record"


def save(match: Match, file: Path) -> None:
    """Write the record whole or not at all; nobody else may read a running match."""
    file = file.resolve()
    file.parent.mkdir(parents=True, exist_ok=True)
    with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, delete=False) as fresh:
        fresh.write(match.record())
        fresh.flush()
        os.fsync(fresh.fileno())
    Path(fresh.name).replace(file)


def latest() -> Path:
    """The match played last that is not over."""
    files = sorted(folder().glob("*.record"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in files:
        if "\nresult: unfinished\n" in file.read_text(encoding="utf-8", errors="replace"):
            return file
    raise ValueError(f"no match waits in {folder()}")
