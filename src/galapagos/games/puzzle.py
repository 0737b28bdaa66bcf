"""Puzzles: positions with one clearly best choice."""

import tomllib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from galapagos.core.errors import Malformed
from galapagos.text import fields

FILE = "puzzles.toml"
HEAD = "# Found and checked by `galapagos puzzles`: promises are percentages, the solution's first.\n"


@dataclass(frozen=True)
class Puzzle:
    """A position as the seat sees it that decides, how the game may go on from the best choice, and why it is that.

    `promises` says for some choices what share of the others, in percent, the seat will then rank before.
    """

    position: str
    line: tuple[str, ...]
    promises: Mapping[str, int]

    @property
    def solution(self) -> str:
        return next(iter(self.promises))

    def to_text(self) -> str:
        """The puzzle as it stands in its file."""
        line = ", ".join(f'"{step}"' for step in self.line)
        promises = ", ".join(f'"{choice}" = {percent}' for choice, percent in self.promises.items())
        return (
            f"[[puzzle]]\nposition = '''\n{self.position.strip()}\n'''\nline = [{line}]\npromises = {{ {promises} }}\n"
        )

    @classmethod
    def from_entry(cls, entry: Mapping[str, object]) -> "Puzzle":
        """The reverse, from what TOML makes of it."""
        fields.only(entry, ("position", "line", "promises"))
        promises = entry.get("promises")
        if not isinstance(promises, dict) or not promises:
            raise Malformed(promises, "promises name choices with their percentages, the solution first")
        percents = {choice: fields.number(promises, choice, 0, 0, 100) for choice in promises}
        return cls(fields.text(entry, "position"), tuple(fields.words(entry, "line")), percents)


def load(folder: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a game's folder; none where it has no file of them."""
    file = folder / FILE
    return from_file(file.read_text(encoding="utf-8")) if file.exists() else ()


def from_file(text: str) -> tuple[Puzzle, ...]:
    """The puzzles of a whole file."""
    return tuple(Puzzle.from_entry(entry) for entry in fields.mappings(tomllib.loads(text), "puzzle"))


def to_file(puzzles: Iterable[Puzzle]) -> str:
    """The reverse of `from_file`."""
    return "\n".join([HEAD, *(puzzle.to_text() for puzzle in puzzles)])
