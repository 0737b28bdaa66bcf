"""The deck that each player has, from its data file."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from galapagos.core.errors import Malformed
from galapagos.core.numbers import i64, vec
from galapagos.games import deck as house
from galapagos.games.biosphere5.rules.kinds import Kinds
from galapagos.games.biosphere5.rules.piles import BASE_DECK, BRINK_DECK
from galapagos.games.biosphere5.rules.words import BIOSPHERE, FIELD_OF_RESCUE, LEADERSHIP, SHOW_OF_FORCE
from galapagos.games.shelf import Entry, Shelf
from galapagos.text import fields
from galapagos.text.catalogue import LANGUAGES

FOLDER = Path(__file__).parent
FILES = ("cards.toml", "names.toml")

FIELDS = ("housing", "water", "production", "security", "nature", "cooperation")
CATASTROPHES = ("hurricane", "drought", "impoverishment", "crime", "collapse", "revolt")
LOWER_HALVES = (*CATASTROPHES, "new-hope", "espionage", "sabotage", "attack", "show-of-force")
LEADERS = ("strategist", "commander", "fighter", "fanatic")
RANKS = ("leadership", "rescue", "makeshift", "perfect", "biosphere")
UPPER_HALVES = {"leadership": (LEADERSHIP, 0), "biosphere": (BIOSPHERE, FIELD_OF_RESCUE)} | {
    f"{rank} {field}": (RANKS.index(rank), FIELDS.index(field)) for rank in RANKS[1:4] for field in FIELDS
}


class Halves(NamedTuple):
    """What a kind of card can do, and whether it belongs to the expansion."""

    rank: int
    field: int
    lower: int
    brink: bool


@dataclass(frozen=True)
class Deck:
    """The kinds of cards by their number: ids, copies, halves, and what everything is called."""

    ids: tuple[str, ...]
    copies: tuple[int, ...]
    halves: tuple[Halves, ...]
    names: Mapping[str, Mapping[str, str]]
    digest: str

    @classmethod
    def load(cls, shelf: Shelf) -> "Deck":
        """Read the files; refuses what makes no deck."""
        cards = house.Deck.load(shelf)
        halves = tuple(shelf.each("cards.toml", "card", read_halves))
        names = dict(shelf.each("names.toml", "name", read_name))
        deck = cls(
            ids=cards.ids,
            copies=cards.copies,
            halves=halves,
            names={
                language: cards.names[language] | {word: names[word][language] for word in names}
                for language in LANGUAGES
            },
            digest=cards.digest,
        )
        with shelf.blaming("names.toml", ""):
            check_names(names)
        with shelf.blaming("cards.toml", ""):
            check_cards(deck)
        return deck

    def faces(self, brink: bool) -> list[int]:
        """The face of every card in a deck; those of the expansion come last."""
        faces = [kind for kind, copies in enumerate(self.copies) for _ in range(copies)]
        base = [face for face in faces if not self.halves[face].brink]
        return base + [face for face in faces if self.halves[face].brink] if brink else base

    def kinds(self) -> Kinds:
        """The halves as the rules read them."""
        rank, field, lower, _ = zip(*self.halves, strict=True)
        return Kinds(vec[i64]([*rank]), vec[i64]([*field]), vec[i64]([*lower]))

    def lower_half(self, card: str) -> str:
        """The id of what a card's lower half does."""
        return LOWER_HALVES[self.halves[self.ids.index(card)].lower]


def read_halves(entry: Entry) -> Halves:
    """The halves of a card by their words."""
    rank, field = UPPER_HALVES[fields.word(entry, "upper", tuple(UPPER_HALVES), "")]
    lower = LOWER_HALVES.index(fields.word(entry, "lower", LOWER_HALVES, ""))
    if (rank == LEADERSHIP) != (lower == SHOW_OF_FORCE):
        raise Malformed(entry["lower"], "leadership and show-of-force are the halves of one card")
    return Halves(rank, field, lower, fields.flag(entry, "brink"))


def read_name(entry: Entry) -> tuple[str, dict[str, str]]:
    """An id and what it is called in each language."""
    return fields.text(entry, "id"), {language: fields.text(entry, language) for language in LANGUAGES}


def check_names(names: Mapping[str, object]) -> None:
    missing = [word for word in (*FIELDS, *LOWER_HALVES, *LEADERS) if word not in names]
    if missing:
        raise Malformed(missing[0], "this word needs a [[name]]")


def check_cards(deck: Deck) -> None:
    """B5-1.1 B5-6.1: so many cards, no id twice, and one that wins."""
    if len(set(deck.ids)) < len(deck.ids):
        raise Malformed(" ".join(deck.ids), "no id stands twice")
    for brink, right in ((False, BASE_DECK), (True, BRINK_DECK)):
        count = len(deck.faces(brink))
        if count != right:
            raise Malformed(count, f"a deck has {BASE_DECK} cards, with the expansion {BRINK_DECK}")
    winning = [deck.copies[kind] for kind, halves in enumerate(deck.halves) if halves.rank == BIOSPHERE]
    if winning != [1]:
        raise Malformed(sum(winning), "one card of a deck builds the Biosphere 5")
    for card, halves in zip(deck.ids, deck.halves, strict=True):
        if halves.rank in (LEADERSHIP, BIOSPHERE) and halves.brink != (halves.rank == LEADERSHIP):
            raise Malformed(card, "leaders belong to the expansion, the Biosphere 5 to the base deck")
