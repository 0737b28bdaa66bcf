"""Matches on disk, so that nothing is lost when a terminal closes."""

import os
from datetime import UTC, datetime
from pathlib import Path

from galapagos.match.match import Match


def folder() -> Path:
    """Where matches of this person are kept."""
    state = os.environ.get("XDG_STATE_HOME")
    return (Path(state) if state else Path.home() / ".local" / "state") / "galapagos"


def new_file(match: Match) -> Path:
    """A file for a new match, named by game and time."""
    stamp = datetime.now(UTC).strftime("%Y-%m-%d-%H%M%S")
    return folder() / f"{stamp}-{match.game.id}-{match.seed[-6:]}.record"


def save(match: Match, file: Path) -> None:
    """Write the record whole or not at all."""
    file.parent.mkdir(parents=True, exist_ok=True)
    fresh = file.with_suffix(".new")
    with fresh.open("w", encoding="utf-8") as out:
        out.write(match.record())
        out.flush()
        os.fsync(out.fileno())
    fresh.replace(file)


def latest() -> Path:
    """The match played last."""
    files = sorted(folder().glob("*.record"), key=lambda file: file.stat().st_mtime)
    if not files:
        raise ValueError(f"no match to resume in {folder()}")
    return files[-1]
