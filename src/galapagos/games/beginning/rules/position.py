# compiled
"""A position of the game: the watering hole, the species in front of the players, and all 88 cards."""

from typing import final

from mypy_extensions import mypyc_attr

from galapagos.core.cards import NO_CARD, Cards
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words
from galapagos.games.beginning.rules import eating, hidden, playing, scoring
from galapagos.games.beginning.rules.piles import CARDS, DISCARDS, HAND, PILE, PILES
from galapagos.games.beginning.rules.words import EAT, FAT_TISSUE, KINDS, PLAY


@final
@mypyc_attr(acyclic=True)
class Position(State):
    """Species lie in rows, seat by seat and by birth; the columns hold a value for each row.

    A row's population cards are chained from the `lowest` up, its trait cards from the one `worn` last.
    """

    def __init__(self, seats: i64, rows: i64 = CARDS) -> None:
        super().__init__(seats)
        self.step: i64 = PLAY
        self.start: i64 = 0
        self.last_round: bool = False
        self.hole: i64 = 0
        self.screen = vec[i64]([0] * 5)
        self.first = vec[i64]([0] * 6)
        self.population = vec[i64]([0] * rows)
        self.chips = vec[i64]([0] * rows)
        self.traits = vec[i64]([0] * rows)
        self.lowest = vec[i64]([0] * rows)
        self.worn = vec[i64]([0] * rows)
        self.cards = Cards(rows, PILES)

    def most(self) -> i64:
        """Each kind in hand founds, or goes to each species, there as a trait in three ways; and done."""
        return KINDS * (1 + 4 * CARDS) + 1

    def choices(self, into: vec[i64]) -> i64:
        if self.step == PLAY:
            return playing.choices(self, into)
        if self.step == EAT:
            return eating.choices(self, into)
        return 0

    def play(self, choice: i64, dice: Dice, events: Events | None = None) -> None:
        if self.step == PLAY:
            playing.play(self, choice, dice, events)
        else:
            eating.play(self, choice, dice, events)

    def is_open(self) -> bool:
        """Whoever eats chooses among public things; what may be played lies hidden in a hand."""
        return self.step == EAT

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

    def species(self) -> i64:
        """How many species live."""
        return self.first[self.seats]

    def number(self, row: i64) -> i64:
        """Species are numbered for each seat, from 1."""
        return row - self.first[self.owner(row)] + 1

    def owner(self, row: i64) -> i64:
        seat: i64 = 0
        while self.first[seat + 1] <= row:
            seat += 1
        return seat

    def count_traits(self, row: i64) -> i64:
        count: i64 = 0
        card = self.worn[row]
        while card != NO_CARD:
            count += 1
            card = self.cards.under[card]
        return count

    def has(self, row: i64, trait: i64) -> bool:
        return (self.traits[row] >> trait) & 1 == 1

    def places(self, row: i64) -> i64:
        """BEG-4.9: fat tissue gives every population card a second place."""
        return self.population[row] << ((self.traits[row] >> FAT_TISSUE) & 1)

    def is_hungry(self, row: i64) -> bool:
        return self.chips[row] < self.population[row]

    def has_place(self, row: i64) -> bool:
        return self.chips[row] < self.places(row)

    def take_chips(self, row: i64, offered: i64) -> i64:
        """Take from the supply what finds a place; tell how many."""
        free = self.places(row) - self.chips[row]
        taken = offered if offered < free else free
        if taken < 0:
            return 0
        self.chips[row] += taken
        return taken

    def add_species(self, seat: i64) -> i64:
        """A new row behind the seat's others, still without a card."""
        row = self.first[seat + 1]
        rows = self.species()
        insert(self.population, row, rows, 0)
        insert(self.chips, row, rows, 0)
        insert(self.traits, row, rows, 0)
        insert(self.lowest, row, rows, NO_CARD)
        insert(self.worn, row, rows, NO_CARD)
        for later in range(seat + 1, self.seats + 1):
            self.first[later] += 1
        return row

    def remove_species(self, row: i64) -> None:
        """BEG-4.14: the gap closes."""
        for later in range(self.owner(row) + 1, self.seats + 1):
            self.first[later] -= 1
        rows = self.species()
        remove(self.population, row, rows)
        remove(self.chips, row, rows)
        remove(self.traits, row, rows)
        remove(self.lowest, row, rows)
        remove(self.worn, row, rows)

    def add_card(self, row: i64, card: i64) -> None:
        """One more population card, below the others."""
        self.cards.under[card] = self.lowest[row]
        self.lowest[row] = card
        self.population[row] += 1

    def lose_card(self, row: i64) -> i64:
        """The lowest population card leaves."""
        card = self.lowest[row]
        self.lowest[row] = self.cards.under[card]
        self.population[row] -= 1
        return card

    def wear(self, row: i64, card: i64) -> None:
        """One more trait card."""
        self.cards.under[card] = self.worn[row]
        self.worn[row] = card
        self.traits[row] |= 1 << self.cards.face[card]

    def take_off(self, row: i64, trait: i64) -> i64:
        """A trait card leaves."""
        under = self.cards.under
        above: i64 = NO_CARD
        card = self.worn[row]
        while self.cards.face[card] != trait:
            above = card
            card = under[card]
        if above == NO_CARD:
            self.worn[row] = under[card]
        else:
            under[above] = under[card]
        self.traits[row] &= ~(1 << trait)
        return card

    def copy(self) -> "Position":
        position = Position(self.seats, 0)
        position.seat = self.seat
        position.turn = self.turn
        position.step = self.step
        position.start = self.start
        position.last_round = self.last_round
        position.hole = self.hole
        position.screen = self.screen[:]
        position.first = self.first[:]
        position.population = self.population[:]
        position.chips = self.chips[:]
        position.traits = self.traits[:]
        position.lowest = self.lowest[:]
        position.worn = self.worn[:]
        position.cards = self.cards.copy()
        return position

    def trace(self, into: Words) -> None:
        into.add(self.seats)
        into.add(self.seat)
        into.add(self.turn)
        into.add(self.step)
        into.add(self.start)
        into.add(1 if self.last_round else 0)
        into.add(self.hole)
        for seat in range(self.seats):
            into.add(self.screen[seat])
            into.add(self.first[seat + 1])
            self.cards.trace(HAND + seat, into)
        for row in range(self.species()):
            into.add(self.traits[row])
            into.add(self.chips[row])
            self.cards.trace_chain(self.lowest[row], into)
        self.cards.trace_set(DISCARDS, into)
        self.cards.trace(PILE, into)

    def masks(self, into: Words) -> None:
        for card in range(CARDS):
            into.add(self.cards.known[card])


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
