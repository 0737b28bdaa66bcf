"""The kinds of cards in a game's box, from their data file."""

from dataclasses import dataclass

from galapagos.games.shelf import Entry, Shelf
from galapagos.text import fields
from galapagos.text.catalogue import LANGUAGES


@dataclass(frozen=True)
class Deck:
    """The kinds of cards by their number: ids, how many of each, and what they are called."""

    ids: tuple[str, ...]
    copies: tuple[int, ...]
    names: dict[str, dict[str, str]]
    digest: str

    @classmethod
    def load(cls, shelf: Shelf, name: str = "cards.toml") -> "Deck":
        """Read a card file."""
        kinds = shelf.each(name, "card", read_kind)
        return cls(
            ids=tuple(kind for kind, _, _ in kinds),
            copies=tuple(copies for _, copies, _ in kinds),
            names={language: {kind: names[language] for kind, _, names in kinds} for language in LANGUAGES},
            digest=shelf.digest(),
        )

    def faces(self) -> list[int]:
        """The face of every physical card, kind by kind."""
        return [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]


def read_kind(entry: Entry) -> tuple[str, int, dict[str, str]]:
    """A kind's id, its copies, and its names."""
    names = {language: fields.text(entry, language) for language in LANGUAGES}
    return fields.text(entry, "id"), fields.number(entry, "copies", 1, 1), names
