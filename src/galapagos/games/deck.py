"""The kinds of cards in a game's box, from their data file."""

import tomllib
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from galapagos.text.catalogue import LANGUAGES


@dataclass(frozen=True)
class Deck:
    """The kinds of cards by their number: ids, how many of each, and what they are called."""

    ids: tuple[str, ...]
    copies: tuple[int, ...]
    names: dict[str, dict[str, str]]
    digest: str

    @classmethod
    def load(cls, file: Path) -> "Deck":
        """Read a card file."""
        content = file.read_bytes()
        kinds = tomllib.loads(content.decode("utf-8"))["card"]
        return cls(
            ids=tuple(kind["id"] for kind in kinds),
            copies=tuple(kind["copies"] for kind in kinds),
            names={language: {kind["id"]: kind[language] for kind in kinds} for language in LANGUAGES},
            digest=sha256(content).hexdigest()[:16],
        )

    def faces(self) -> list[int]:
        """The face of every physical card, kind by kind."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
