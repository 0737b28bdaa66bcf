"""The cards of a pool taken out of their box and laid where position data says."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from galapagos.core.cards import Cards
from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY
from galapagos.core.words import Words
from galapagos.games.sight import HIDDEN
from galapagos.text.seats import read_known


class Place(NamedTuple):
    """One card to be laid: on which pile, as which face, and who sees it there."""

    pile: int
    text: str
    seen_here: int


class Box:
    """The cards that are shuffled together, each taken out once.

    `ids` names the faces; `faces` holds the face of each card, the first of which has the number `first`.
    """

    def __init__(self, ids: Sequence[str], faces: Sequence[int], seats: int, eyes: int, first: int = 0) -> None:
        self.ids = ids
        self.faces = faces
        self.seats = seats
        self.eyes = eyes
        self.first = first
        self.places: list[Place] = []

    def lay(self, pile: int, cards: Sequence[str], seen_here: int) -> None:
        """Say which cards lie on a pile, from its top down."""
        if len(self.places) + len(cards) > len(self.faces):
            raise Malformed(len(self.places) + len(cards), f"there are {len(self.faces)} cards")
        for text in cards:
            if text != HIDDEN and text.partition("~")[0] not in self.ids:
                raise Malformed(text, f"a card is one of {', '.join(self.ids)}, or {HIDDEN}")
            if seen_here & 1 << self.seats and text not in self.ids:
                raise Malformed(text, "everybody sees this card: write its name alone")
        self.places += [Place(pile, text, seen_here) for text in cards]

    def left(self) -> int:
        """How many cards have no place yet."""
        return len(self.faces) - len(self.places)

    def deal(self, cards: Cards, put: Callable[[int, int], None], dice: Dice) -> None:
        """Take the cards out, first those with a name; `?` are dealt in the order of a reshuffle.

        That order goes by the numbers of the piles and, within one, from the top down. `put(card, pile)` lays a card.
        """
        if self.left():
            raise Malformed(
                len(self.places), f"all {len(self.faces)} cards must lie somewhere: leave the pile out to fill it"
            )
        of_kind: list[list[int]] = [[] for _ in self.ids]
        for card, face in enumerate(self.faces, self.first):
            cards.face[card] = face
            of_kind[face].append(card)
        taken = {at: self.take(of_kind, place.text) for at, place in enumerate(self.places) if place.text != HIDDEN}
        rest = [card for kind in of_kind for card in kind]
        hidden = Words()
        unknown = [at for at in range(len(self.places)) if at not in taken]
        for at in sorted(unknown, key=lambda at: self.places[at].pile):
            taken[at] = rest.pop()
            hidden.add(taken[at])
        for at in reversed(range(len(self.places))):
            cards.known[taken[at]] = self.known(self.places[at])
            put(taken[at], self.places[at].pile)
        cards.deal_anew(hidden, dice)

    def take(self, of_kind: list[list[int]], text: str) -> int:
        """A card with this face out of the box."""
        face = self.ids.index(text.partition("~")[0])
        if not of_kind[face]:
            copies = self.faces.count(face)
            raise Malformed(f"{copies + 1} {self.ids[face]}", f"the box has {copies}")
        return of_kind[face].pop()

    def known(self, place: Place) -> int:
        """Who knows a card that lies here: a view's eyes know what has a name."""
        if place.text == HIDDEN:
            return place.seen_here
        eyes = 0 if self.eyes == NOBODY else 1 << self.eyes
        return place.seen_here | eyes | read_known(place.text.partition("~")[2], self.seats)
