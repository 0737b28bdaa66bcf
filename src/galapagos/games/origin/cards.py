"""The traits, the cards of a deck, and what both are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from galapagos.core.errors import Malformed
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules.words import NO_TRAIT
from galapagos.games.shelf import Entry, Shelf
from galapagos.text import fields
from galapagos.text.catalogue import LANGUAGES

FOLDER = Path(__file__).parent
SLASH = "/"


@dataclass(frozen=True)
class Deck:
    """Traits and faces by their number, and the sides of each face.

    A side is a card as one of its traits: the face `big/fat-tissue` lies as `big/fat-tissue` or as `fat-tissue/big`.
    """

    traits: tuple[str, ...]
    ids: tuple[str, ...]
    copies: tuple[int, ...]
    sides: dict[str, tuple[int, int]]
    names: dict[str, dict[str, str]]
    digest: str

    @classmethod
    def load(cls, shelf: Shelf) -> "Deck":
        """Read the data file."""
        named = shelf.each("cards.toml", "trait", read_trait)
        traits = tuple(trait for trait, _ in named)
        cards = shelf.each("cards.toml", "card", lambda entry: read_card(entry, traits))
        sides = {
            SLASH.join([side, *(other for other in kinds if other != side)]): (face, traits.index(side))
            for face, (kinds, _) in enumerate(cards)
            for side in kinds
        }
        return cls(
            traits=traits,
            ids=tuple(SLASH.join(kinds) for kinds, _ in cards),
            copies=tuple(copies for _, copies in cards),
            sides=sides,
            names={language: name_sides(dict(named), sides, language) for language in LANGUAGES},
            digest=shelf.digest(),
        )

    def faces(self, decks: int) -> list[int]:
        """The face of every card of so many decks, kind by kind."""
        return [face for face, copies in enumerate(self.copies) for _ in range(copies * decks)]

    def kinds(self, face: int) -> list[int]:
        """The traits of a face: one or two."""
        return [self.traits.index(trait) for trait in self.ids[face].split(SLASH)]

    def columns(self) -> vec[i64]:
        """Two numbers for each face: its trait, and its other one or NO_TRAIT."""
        return vec[i64]([trait for face in range(len(self.ids)) for trait in [*self.kinds(face), NO_TRAIT][:2]])

    def side(self, face: int, trait: int) -> str:
        """A card that lies as this trait."""
        return next(side for side, lies in self.sides.items() if lies == (face, trait))


def read_trait(entry: Entry) -> tuple[str, dict[str, str]]:
    """A trait's id and its names."""
    return fields.text(entry, "id"), {language: fields.text(entry, language) for language in LANGUAGES}


def read_card(entry: Entry, traits: Sequence[str]) -> tuple[list[str], int]:
    """The traits on a card, and how many such cards there are."""
    kinds = fields.words(entry, "traits")
    for kind in kinds:
        if kind not in traits:
            raise Malformed(kind, f"a trait is one of {', '.join(traits)}")
    if not 1 <= len({*kinds}) == len(kinds) <= 2:
        raise Malformed(" ".join(kinds), "a card has one trait, or two different ones")
    return kinds, fields.number(entry, "copies", 1, 1)


def name_sides(named: dict[str, dict[str, str]], sides: dict[str, tuple[int, int]], language: str) -> dict[str, str]:
    """What traits are called, and cards by the trait that counts first."""
    names = {trait: names[language] for trait, names in named.items()}
    return names | {side: SLASH.join(names[trait] for trait in side.split(SLASH)) for side in sides}


DECK = Deck.load(Shelf(FOLDER, ["cards.toml"]))
