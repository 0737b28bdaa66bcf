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
from galapagos.games.beginning.rules.piles import CARDS, DISCARDS, HAND, PILE, PILES, POPULATION, TRAITS
from galapagos.games.beginning.rules.words import EAT, FAT_TISSUE, KINDS, PLAY


@final
@mypyc_attr(acyclic=True)
class Position(State):
    """Species lie in rows, seat by seat and by birth; the columns hold a value for each row.

    A row's cards lie in two piles: POPULATION + box (the lowest card on top) and TRAITS + box. Rows move, boxes do not.
    """

    def __init__(self, seats: i64, rows: i64 = CARDS) -> None:
        super().__init__(seats)
        self.step: i64 = PLAY
        self.start: i64 = 0
        self.last_round: bool = False
        self.hole: i64 = 0
        self.screen = vec[i64]([0] * 5)
        self.first = vec[i64]([0] * 6)
        self.box = vec[i64]([0] * rows)
        self.owner = vec[i64]([0] * rows)
        self.traits = vec[i64]([0] * rows)
        self.chips = vec[i64]([0] * rows)
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
        return row - self.first[self.owner[row]] + 1

    def population(self, row: i64) -> i64:
        return self.cards.size[POPULATION + self.box[row]]

    def has(self, row: i64, trait: i64) -> bool:
        return (self.traits[row] >> trait) & 1 == 1

    def places(self, row: i64) -> i64:
        """BEG-4.9: fat tissue gives every population card a second place."""
        return self.population(row) << ((self.traits[row] >> FAT_TISSUE) & 1)

    def is_hungry(self, row: i64) -> bool:
        return self.chips[row] < self.population(row)

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
        box = self.free_box()
        at = self.species()
        while at > row:
            self.move_row(at - 1, at)
            at -= 1
        self.box[row] = box
        self.owner[row] = seat
        self.traits[row] = 0
        self.chips[row] = 0
        for later in range(seat + 1, self.seats + 1):
            self.first[later] += 1
        return row

    def remove_species(self, row: i64) -> None:
        """BEG-4.14: the gap closes."""
        for later in range(self.owner[row] + 1, self.seats + 1):
            self.first[later] -= 1
        for at in range(row, self.species()):
            self.move_row(at + 1, at)

    def move_row(self, source: i64, goal: i64) -> None:
        self.box[goal] = self.box[source]
        self.owner[goal] = self.owner[source]
        self.traits[goal] = self.traits[source]
        self.chips[goal] = self.chips[source]

    def free_box(self) -> i64:
        box: i64 = 0
        while self.cards.top[POPULATION + box] != NO_CARD or self.cards.top[TRAITS + box] != NO_CARD:
            box += 1
        return box

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
        position.box = self.box[:]
        position.owner = self.owner[:]
        position.traits = self.traits[:]
        position.chips = self.chips[:]
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
            self.cards.trace(POPULATION + self.box[row], into)
        self.cards.trace_set(DISCARDS, into)
        self.cards.trace(PILE, into)

    def masks(self, into: Words) -> None:
        for card in range(CARDS):
            into.add(self.cards.known[card])
