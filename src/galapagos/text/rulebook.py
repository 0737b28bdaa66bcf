"""A game's rules in our own words, clause by clause."""

import re
from dataclasses import dataclass
from pathlib import Path

CLAUSE = re.compile(r"^- \*\*(?P<id>[A-Z0-9]+-\d+\.\d+[a-z]?)\*\* (?P<text>.*)$")


@dataclass(frozen=True)
class Rulebook:
    """The text of `rules.<language>.md` and its clauses by id."""

    text: str
    clauses: dict[str, str]

    @classmethod
    def load(cls, folder: Path, language: str) -> "Rulebook":
        """Read the rules of a game's folder; a clause is a list item that begins with its bold id."""
        text = (folder / f"rules.{language}.md").read_text(encoding="utf-8")
        clauses: dict[str, str] = {}
        last = ""
        for line in text.splitlines():
            if found := CLAUSE.match(line):
                last = found["id"]
                if last in clauses:
                    raise ValueError(f"clause {last} stands twice in {folder.name}/rules.{language}.md")
                clauses[last] = found["text"]
            elif line.startswith("  ") and last:
                clauses[last] += " " + line.strip()
            else:
                last = ""
        return cls(text, clauses)
