# compiled
"""The cards that join two animals of one player."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules.words import PAIR_TRAITS

NO_PAIR: Final[i64] = -1

# Marks of a pair: it has worked in this step; it owes `one`, or `other`, a token.
USED: Final[i64] = 1
OWES_ONE: Final[i64] = 2
OWES_OTHER: Final[i64] = 4


@final
@mypyc_attr(acyclic=True)
class Pairs:
    """Columns with a value for each pair, in the order they were played; of a symbiosis `one` is the symbiont.

    What a pair may owe is numbered too: debt 2 * pair is a token for `one`, the next a token for `other`.
    """

    def __init__(self, most: i64) -> None:
        self.count: i64 = 0
        self.kind = vec[i64]([0] * most)
        self.one = vec[i64]([0] * most)
        self.other = vec[i64]([0] * most)
        self.card = vec[i64]([0] * most)
        self.marks = vec[i64]([0] * most)

    def copy(self) -> "Pairs":
        pairs = Pairs(0)
        pairs.count = self.count
        pairs.kind = self.kind[:]
        pairs.one = self.one[:]
        pairs.other = self.other[:]
        pairs.card = self.card[:]
        pairs.marks = self.marks[:]
        return pairs

    def add(self, kind: i64, one: i64, other: i64, card: i64) -> None:
        at = self.count
        self.kind[at] = kind
        self.one[at] = one
        self.other[at] = other
        self.card[at] = card
        self.marks[at] = 0
        self.count += 1

    def remove(self, pair: i64) -> None:
        """The later ones move up."""
        self.count -= 1
        for at in range(pair, self.count):
            self.kind[at] = self.kind[at + 1]
            self.one[at] = self.one[at + 1]
            self.other[at] = self.other[at + 1]
            self.card[at] = self.card[at + 1]
            self.marks[at] = self.marks[at + 1]

    def find(self, kind: i64, row: i64, partner: i64) -> i64:
        """The pair of this kind that joins these two, whichever of them is named first."""
        for at in range(self.count):
            if self.kind[at] == kind and self.joins(at, row) and self.joins(at, partner):
                return at
        return NO_PAIR

    def joins(self, pair: i64, row: i64) -> bool:
        return self.one[pair] == row or self.other[pair] == row

    def partner(self, pair: i64, row: i64) -> i64:
        return self.other[pair] if self.one[pair] == row else self.one[pair]

    def owe(self, row: i64, kind: i64) -> None:
        """ORI-4.15: an animal received; its pairs that have not worked in this step owe its partners a token."""
        for at in range(self.count):
            if self.kind[at] == kind and self.marks[at] & USED == 0:
                if self.one[at] == row:
                    self.marks[at] |= OWES_OTHER
                elif self.other[at] == row:
                    self.marks[at] |= OWES_ONE

    def is_owed(self, debt: i64) -> bool:
        return self.marks[debt >> 1] & (OWES_ONE << (debt & 1)) != 0

    def receiver(self, debt: i64) -> i64:
        return self.one[debt >> 1] if debt & 1 == 0 else self.other[debt >> 1]

    def giver(self, debt: i64) -> i64:
        return self.receiver(debt ^ 1)

    def work(self, pair: i64) -> None:
        """ORI-4.15: once in a step, whichever way."""
        self.marks[pair] = USED

    def unmark(self, marks: i64) -> None:
        """Take these marks off all pairs."""
        for at in range(self.count):
            self.marks[at] &= ~marks

    def move_up(self, row: i64) -> None:
        """A new animal comes into this row."""
        for at in range(self.count):
            if self.one[at] >= row:
                self.one[at] += 1
            if self.other[at] >= row:
                self.other[at] += 1

    def move_down(self, row: i64) -> None:
        """The animal of this row, whose pairs are gone, leaves."""
        for at in range(self.count):
            if self.one[at] > row:
                self.one[at] -= 1
            if self.other[at] > row:
                self.other[at] -= 1


def joins_two(trait: i64) -> bool:
    """ORI-2.4: cooperation, communication, symbiosis."""
    return PAIR_TRAITS >> trait & 1 == 1
