# compiled
"""A position of the game: the food base, the animals in front of the players, and all cards."""

from typing import final

from mypy_extensions import mypyc_attr

from galapagos.core.agenda import Agenda
from galapagos.core.cards import NO_CARD, Cards
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words
from galapagos.games.origin.rules import development, feeding, hidden, scoring, turn
from galapagos.games.origin.rules.pairs import Pairs
from galapagos.games.origin.rules.piles import CARDS_OF_A_DECK, DECK, DISCARDS, HAND, PAIRS_OF_A_DECK, PILES, decks
from galapagos.games.origin.rules.words import CHAIN, DEVELOP, FAT_TISSUE, FEED, SYMBIOSIS


@final
@mypyc_attr(acyclic=True)
class Position(State):
    """Animals lie in rows, seat by seat and by age; the columns hold a value for each row.

    A row's trait cards are chained from the one `worn` last; `played` says, for each card, as which trait it lies.
    The traits of a row are bits; those of pairs say that it has such a partner, that of symbiosis that it has a
    symbiont. `sides` holds the two traits of each face and is never changed.
    """

    def __init__(self, seats: i64, sides: vec[i64], rows: i64, pairs: i64) -> None:
        super().__init__(seats)
        self.sides = sides
        self.mimicry: i64 = CHAIN
        self.step: i64 = DEVELOP
        self.lead: i64 = 0
        self.active: i64 = 0
        self.passed: i64 = 0
        self.base: i64 = 0
        self.idle: i64 = 0
        self.acted: bool = False
        self.main_used: bool = False
        self.first = vec[i64]([0] * 9)
        self.traits = vec[i64]([0] * rows)
        self.fat = vec[i64]([0] * rows)
        self.yellow = vec[i64]([0] * rows)
        self.food = vec[i64]([0] * rows)
        self.red = vec[i64]([0] * rows)
        self.marks = vec[i64]([0] * rows)
        self.animal = vec[i64]([0] * rows)
        self.worn = vec[i64]([0] * rows)
        self.played = vec[i64]([0] * rows)
        self.pairs = Pairs(pairs)
        self.cards = Cards(rows, PILES if rows else 0)
        self.agenda = Agenda()

    def most(self) -> i64:
        """Nothing offers more than the four faces with pair traits, on two of all animals that could lie there."""
        return 5 * self.cards.count * self.cards.count // 2

    def choices(self, into: vec[i64]) -> i64:
        if self.step == DEVELOP:
            return development.choices(self, into)
        if self.step == FEED:
            return feeding.choices(self, into)
        return 0

    def play(self, choice: i64, dice: Dice, events: Events | None = None) -> None:
        if self.step == DEVELOP:
            development.play(self, choice, events)
        else:
            feeding.play(self, choice, dice, events)
        turn.go_on(self, dice, events)

    def is_open(self) -> bool:
        """What can be developed lies hidden in a hand; all feeding is public."""
        return self.step == FEED

    def result(self) -> Result | None:
        if self.seat != NOBODY:
            return None
        return scoring.result(self)

    def reshuffle(self, eyes: i64, dice: Dice) -> "Position":
        position = self.copy()
        hidden.deal_anew(position, eyes, dice)
        return position

    def everybody(self) -> i64:
        """The mask of all eyes, the public's included."""
        return (1 << (self.seats + 1)) - 1

    def is_last_turn(self) -> bool:
        """ORI-5.3: cards are dealt between turns only, so an empty deck stays empty for one turn."""
        return self.cards.size[DECK] == 0

    # Animals

    def animals(self) -> i64:
        """How many animals live."""
        return self.first[self.seats]

    def owner(self, row: i64) -> i64:
        seat: i64 = 0
        while self.first[seat + 1] <= row:
            seat += 1
        return seat

    def number(self, row: i64) -> i64:
        """Animals are numbered for each seat, from 1."""
        return row - self.first[self.owner(row)] + 1

    def has(self, row: i64, trait: i64) -> bool:
        return (self.traits[row] >> trait) & 1 == 1

    def is_marked(self, row: i64, mark: i64) -> bool:
        return (self.marks[row] >> mark) & 1 == 1

    def mark(self, row: i64, mark: i64) -> None:
        self.marks[row] |= 1 << mark

    def count_traits(self, row: i64) -> i64:
        """The trait cards under an animal, without its pairs."""
        count: i64 = 0
        card = self.worn[row]
        while card != NO_CARD:
            count += 1
            card = self.cards.under[card]
        return count

    def add_animal(self, seat: i64, card: i64) -> i64:
        """A new row behind the seat's others."""
        row = self.first[seat + 1]
        rows = self.animals()
        insert(self.traits, row, rows, 0)
        insert(self.fat, row, rows, 0)
        insert(self.yellow, row, rows, 0)
        insert(self.food, row, rows, 0)
        insert(self.red, row, rows, 0)
        insert(self.marks, row, rows, 0)
        insert(self.animal, row, rows, card)
        insert(self.worn, row, rows, NO_CARD)
        self.pairs.move_up(row)
        for later in range(seat + 1, self.seats + 1):
            self.first[later] += 1
        return row

    def remove_animal(self, row: i64) -> None:
        """Close the gap of an animal that has neither traits nor pairs any more."""
        for later in range(self.owner(row) + 1, self.seats + 1):
            self.first[later] -= 1
        rows = self.animals()
        remove(self.traits, row, rows)
        remove(self.fat, row, rows)
        remove(self.yellow, row, rows)
        remove(self.food, row, rows)
        remove(self.red, row, rows)
        remove(self.marks, row, rows)
        remove(self.animal, row, rows)
        remove(self.worn, row, rows)
        self.pairs.move_down(row)

    # Trait cards

    def wear(self, row: i64, card: i64, trait: i64) -> None:
        """One more trait card."""
        self.played[card] = trait
        self.cards.under[card] = self.worn[row]
        self.worn[row] = card
        self.traits[row] |= 1 << trait
        if trait == FAT_TISSUE:
            self.fat[row] += 1

    def take_off(self, row: i64, trait: i64) -> i64:
        """ORI-4.8: the earliest card of this trait leaves; ORI-4.5: yellow tokens lie on the earliest fat cards."""
        under = self.cards.under
        above: i64 = NO_CARD
        found: i64 = NO_CARD
        above_found: i64 = NO_CARD
        card = self.worn[row]
        while card != NO_CARD:
            if self.played[card] == trait:
                found = card
                above_found = above
            above = card
            card = under[card]
        if above_found == NO_CARD:
            self.worn[row] = under[found]
        else:
            under[above_found] = under[found]
        if trait == FAT_TISSUE:
            self.fat[row] -= 1
            if self.yellow[row] > 0:
                self.yellow[row] -= 1
        if trait != FAT_TISSUE or self.fat[row] == 0:
            self.traits[row] &= ~(1 << trait)
        return found

    def join(self, kind: i64, one: i64, other: i64, card: i64) -> None:
        """A pair card between two animals."""
        self.played[card] = kind
        self.pairs.add(kind, one, other, card)
        self.traits[other] |= 1 << kind
        if kind != SYMBIOSIS:
            self.traits[one] |= 1 << kind

    def part(self, pair: i64) -> i64:
        """A pair card leaves."""
        kind, one, other = self.pairs.kind[pair], self.pairs.one[pair], self.pairs.other[pair]
        card = self.pairs.card[pair]
        self.pairs.remove(pair)
        self.look_for_pairs(one, kind)
        self.look_for_pairs(other, kind)
        return card

    def look_for_pairs(self, row: i64, kind: i64) -> None:
        """Set or clear the bit of a pair trait by the pairs that are there."""
        self.traits[row] &= ~(1 << kind)
        for at in range(self.pairs.count):
            if self.pairs.kind[at] == kind:
                if self.pairs.other[at] == row or (self.pairs.one[at] == row and kind != SYMBIOSIS):
                    self.traits[row] |= 1 << kind

    # Copies and comparison

    def copy(self) -> "Position":
        position = Position(self.seats, self.sides, 0, 0)
        position.seat = self.seat
        position.turn = self.turn
        position.mimicry = self.mimicry
        position.step = self.step
        position.lead = self.lead
        position.active = self.active
        position.passed = self.passed
        position.base = self.base
        position.idle = self.idle
        position.acted = self.acted
        position.main_used = self.main_used
        position.first = self.first[:]
        position.traits = self.traits[:]
        position.fat = self.fat[:]
        position.yellow = self.yellow[:]
        position.food = self.food[:]
        position.red = self.red[:]
        position.marks = self.marks[:]
        position.animal = self.animal[:]
        position.worn = self.worn[:]
        position.played = self.played[:]
        position.pairs = self.pairs.copy()
        position.cards = self.cards.copy()
        position.agenda = self.agenda.copy()
        return position

    def trace(self, into: Words) -> None:
        into.add(self.seats)
        into.add(self.seat)
        into.add(self.turn)
        into.add(self.mimicry)
        into.add(self.step)
        into.add(self.lead)
        into.add(self.active)
        into.add(self.passed)
        into.add(self.base)
        into.add(self.idle)
        into.add((1 if self.acted else 0) | (2 if self.main_used else 0))
        for seat in range(self.seats):
            into.add(self.first[seat + 1])
            self.cards.trace(HAND + seat, into)
            self.cards.trace_set(DISCARDS + seat, into)
            self.trace_pairs(seat, into)
        for row in range(self.animals()):
            self.trace_animal(row, into)
        self.cards.trace(DECK, into)
        self.agenda.trace(into)

    def trace_animal(self, row: i64, into: Words) -> None:
        into.add(self.cards.face[self.animal[row]] | self.cards.known[self.animal[row]] << 8)
        into.add(self.food[row] | self.red[row] << 8 | self.yellow[row] << 16 | self.marks[row] << 24)
        card = self.worn[row]
        while card != NO_CARD:
            into.add(self.cards.face[card] | self.played[card] << 8)
            card = self.cards.under[card]
        into.add(NO_CARD)

    def trace_pairs(self, seat: i64, into: Words) -> None:
        pairs = self.pairs
        for at in range(pairs.count):
            if self.owner(pairs.one[at]) == seat:
                into.add(self.cards.face[pairs.card[at]] | pairs.kind[at] << 8 | pairs.marks[at] << 16)
                into.add(pairs.one[at] | pairs.other[at] << 8)
        into.add(NO_CARD)

    def masks(self, into: Words) -> None:
        for card in range(self.cards.count):
            into.add(self.cards.known[card])


def empty_table(seats: i64, sides: vec[i64]) -> Position:
    """A table with room for all animals and pairs that its decks can make."""
    return Position(seats, sides, decks(seats) * CARDS_OF_A_DECK, decks(seats) * PAIRS_OF_A_DECK)


def insert(column: vec[i64], row: i64, rows: i64, value: i64) -> None:
    """Put a value into a column of so many rows; the later ones move up."""
    at = rows
    while at > row:
        column[at] = column[at - 1]
        at -= 1
    column[row] = value


def remove(column: vec[i64], row: i64, rows: i64) -> None:
    """Take a row out of a column in which so many remain."""
    for at in range(row, rows):
        column[at] = column[at + 1]
