"""What a pair of eyes sees of the cards, and how that is read back."""

from collections.abc import Sequence

from galapagos.core.cards import NO_CARD, Cards
from galapagos.text.layout import read_number
from galapagos.text.seats import eyes_name, known_letters

HIDDEN = "?"
ALL_EYES = -1


class Sight:
    """Cards as these eyes see them; ALL_EYES see everything, and who knows what."""

    def __init__(self, cards: Cards, ids: Sequence[str], seats: int, eyes: int) -> None:
        self.cards = cards
        self.ids = ids
        self.seats = seats
        self.eyes = eyes

    def whose(self) -> dict[str, str]:
        """The field of a view that says whose it is; nothing for the whole position."""
        return {} if self.eyes == ALL_EYES else {"eyes": eyes_name(self.eyes, self.seats)}

    def pile(self, pile: int, seen_here: int) -> list[str]:
        """The cards of a pile from its top down."""
        return self.chain(self.cards.top[pile], seen_here)

    def hand(self, pile: int, seen_here: int) -> list[str]:
        """The cards of a pile as a set: in alphabetical order, the hidden ones behind."""
        return sorted(self.pile(pile, seen_here), key=lambda card: (card == HIDDEN, card))

    def chain(self, card: int, seen_here: int) -> list[str]:
        """The cards from this one down, `seen_here` by those who see it where it lies."""
        texts = []
        while card != NO_CARD:
            texts.append(self.card(card, seen_here))
            card = self.cards.under[card]
        return texts

    def card(self, card: int, seen_here: int) -> str:
        """One card; `~` and letters name those who know it beside those who see it there."""
        face = self.ids[self.cards.face[card]]
        if self.eyes != ALL_EYES:
            return face if self.cards.knows(self.eyes, card) else HIDDEN
        known = self.cards.known[card]
        return face if known == seen_here else f"{face}~{known_letters(known & ~seen_here, self.seats)}"


def read_cards(words: Sequence[str], most: int) -> list[str]:
    """Cards by name; a number alone is so many hidden ones, cut off at one more than there can be."""
    if len(words) == 1 and words[0].isdecimal():
        return [HIDDEN] * min(read_number(words[0]), most + 1)
    return [*words]
