# compiled
"""The physical cards of a game: what each is, who knows it, and the pile it lies in."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.dice import Dice
from galapagos.core.numbers import i64, vec
from galapagos.core.words import Words

NO_CARD: Final[i64] = -1
MOST_FACES: Final = 64


@final
@mypyc_attr(acyclic=True)
class Cards:
    """Cards in piles: a pile is a chain from its top card down, `face` what a card shows, `known` who knows it."""

    def __init__(self, count: i64, piles: i64) -> None:
        self.count: i64 = count
        self.piles: i64 = piles
        self.face = vec[i64]([0] * count)
        self.known = vec[i64]([0] * count)
        self.under = vec[i64]([-1] * count)
        self.top = vec[i64]([-1] * piles)
        self.size = vec[i64]([0] * piles)

    def copy(self) -> "Cards":
        cards = Cards(0, 0)
        cards.count = self.count
        cards.piles = self.piles
        cards.face = self.face[:]
        cards.known = self.known[:]
        cards.under = self.under[:]
        cards.top = self.top[:]
        cards.size = self.size[:]
        return cards

    def knows(self, eyes: i64, card: i64) -> bool:
        return (self.known[card] >> eyes) & 1 == 1

    def put(self, card: i64, pile: i64) -> None:
        """Lay a card on a pile."""
        self.under[card] = self.top[pile]
        self.top[pile] = card
        self.size[pile] += 1

    def take(self, pile: i64) -> i64:
        """Take the top card of a pile that has one."""
        card = self.top[pile]
        self.top[pile] = self.under[card]
        self.size[pile] -= 1
        return card

    def sort_in(self, card: i64, pile: i64) -> None:
        """Add a card to a hand: equal faces lie together, those that more eyes know on top of them."""
        faces, under, masks = self.face, self.under, self.known
        face, known = faces[card], masks[card]
        above: i64 = NO_CARD
        below = self.top[pile]
        while below != NO_CARD and (faces[below] < face or (faces[below] == face and masks[below] > known)):
            above = below
            below = under[below]
        self.under[card] = below
        if above == NO_CARD:
            self.top[pile] = card
        else:
            self.under[above] = card
        self.size[pile] += 1

    def pick(self, face: i64, pile: i64) -> i64:
        """Take the uppermost card with this face out of a pile that has one."""
        faces, under = self.face, self.under
        above: i64 = NO_CARD
        card = self.top[pile]
        while faces[card] != face:
            above = card
            card = under[card]
        if above == NO_CARD:
            self.top[pile] = self.under[card]
        else:
            self.under[above] = self.under[card]
        self.size[pile] -= 1
        return card

    def take_at(self, place: i64, pile: i64) -> i64:
        """Take the card that has so many others on top of it."""
        under = self.under
        above: i64 = NO_CARD
        card = self.top[pile]
        for _ in range(place):
            above = card
            card = under[card]
        if above == NO_CARD:
            self.top[pile] = under[card]
        else:
            under[above] = under[card]
        self.size[pile] -= 1
        return card

    def shuffle(self, source: i64, pile: i64, dice: Dice) -> None:
        """Shuffle the cards of one pile onto another (or itself); nobody knows them any longer.

        The outcome depends on which faces lie there, not on how they came to lie there.
        """
        count = self.size[source]
        cards = vec[i64]([0] * count)
        self.by_face(source, cards)
        self.top[source] = NO_CARD
        self.size[source] = 0
        dice.shuffle(cards, count)
        under, known = self.under, self.known
        top = self.top[pile]
        for at in range(count):
            card = cards[at]
            known[card] = 0
            under[card] = top
            top = card
        self.top[pile] = top
        self.size[pile] += count

    def by_face(self, pile: i64, into: vec[i64]) -> None:
        """Write the cards of a pile in the order of their faces."""
        start = vec[i64]([0] * (MOST_FACES + 1))
        card = self.top[pile]
        while card != NO_CARD:
            start[self.face[card] + 1] += 1
            card = self.under[card]
        for face in range(i64(MOST_FACES)):
            start[face + 1] += start[face]
        card = self.top[pile]
        while card != NO_CARD:
            face = self.face[card]
            into[start[face]] = card
            start[face] += 1
            card = self.under[card]

    def deal_anew(self, hidden: Words, dice: Dice) -> None:
        """Deal the faces of these cards anew among them; only which faces they are matters, not who had which."""
        count = hidden.size
        of_face = vec[i64]([0] * MOST_FACES)
        for at in range(count):
            of_face[self.face[hidden.word(at)]] += 1
        faces = vec[i64]([0] * count)
        filled: i64 = 0
        for face in range(i64(MOST_FACES)):
            for _ in range(of_face[face]):
                faces[filled] = face
                filled += 1
        dice.shuffle(faces, count)
        for at in range(count):
            self.face[hidden.word(at)] = faces[at]

    def sort(self, pile: i64) -> None:
        """Put a hand in order again after its faces or masks changed."""
        card = self.top[pile]
        self.top[pile] = NO_CARD
        self.size[pile] = 0
        while card != NO_CARD:
            below = self.under[card]
            self.sort_in(card, pile)
            card = below

    def trace(self, pile: i64, into: Words) -> None:
        """Write a pile in its order: each face with who knows it."""
        self.trace_chain(self.top[pile], into)

    def trace_chain(self, card: i64, into: Words) -> None:
        """Write the cards from this one down."""
        while card != NO_CARD:
            into.add(self.face[card] | self.known[card] << 8)
            card = self.under[card]
        into.add(NO_CARD)

    def trace_set(self, pile: i64, into: Words) -> None:
        """Write a heap: its faces with who knows them, whatever the order they lie in."""
        count = self.size[pile]
        cards = vec[i64]([0] * count)
        self.by_face(pile, cards)
        for at in range(count):
            card = cards[at]
            place = at
            while place > 0 and self.face[cards[place - 1]] == self.face[card]:
                if self.known[cards[place - 1]] <= self.known[card]:
                    break
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card
        for at in range(count):
            into.add(self.face[cards[at]] | self.known[cards[at]] << 8)
        into.add(NO_CARD)
