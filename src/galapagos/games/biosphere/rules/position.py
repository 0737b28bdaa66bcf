# compiled
"""A position of the game: dice on tiles, the players' boards, the cards and the band."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.agenda import Agenda
from galapagos.core.bits import bit
from galapagos.core.cards import Cards
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words
from galapagos.games.biosphere.rules import bonuses, breeding, developing, ending, filling, hidden, moving, round
from galapagos.games.biosphere.rules.land import Land
from galapagos.games.biosphere.rules.material import CATEGORIES, Material
from galapagos.games.biosphere.rules.piles import CARDS, DISCARDS, HAND, PILES, ROW, STACK, TABLEAU
from galapagos.games.biosphere.rules.words import (
    BREED,
    DEVELOP,
    DICE,
    FACE_BITS,
    FACE_MASK,
    FACES,
    INCOME,
    MOST_SEATS,
    MOVE,
    MOVEMENT,
    REPRODUCTION,
    SCALES,
    STEPS,
    TERRAINS,
)

UNSET: Final[i64] = -1
NO_TILE: Final[i64] = -1
BARREN: Final[i64] = 0
MOST_CHOICES: Final[i64] = 50 * 40 + 1  # each die to each tile within four steps, or done


@final
@mypyc_attr(acyclic=True)
class Position(State):
    """Columns by seat, by tile, and by tile and seat (tile * 6 + seat).

    `dice` holds the numbered dice, but those that the acting seat has just moved or placed lie in `moved` and `fresh`;
    `own` and `used` count numbered and moved ones of a seat, and all dice, on a tile. Masks are sets of tiles.
    """

    def __init__(self, seats: i64, land: Land, material: Material) -> None:
        super().__init__(seats)
        self.land = land
        self.material = material
        self.has_band: bool = True
        self.limit: i64 = 60
        self.round: i64 = 1
        self.step: i64 = DEVELOP
        self.start: i64 = 0
        self.left: i64 = 0  # movement that is left
        self.walked: i64 = 0  # steps on the evolution field this turn
        self.climbed: i64 = 0  # steps bought on the band this turn
        self.settled: bool = False  # a corner was marked this turn
        self.due: i64 = 0  # the seats whose place on the band is still to be checked
        self.agenda = Agenda()
        self.assignments = vec[i64]([0] * CATEGORIES)
        self.ep = vec[i64]([0] * MOST_SEATS)  # evolution points
        self.size = vec[i64]([UNSET] * MOST_SEATS)
        self.speciality = vec[i64]([UNSET] * MOST_SEATS)
        self.level = vec[i64]([0] * (MOST_SEATS * SCALES))
        self.lifespan = vec[i64]([0] * (MOST_SEATS * TERRAINS))
        self.space = vec[i64]([0] * MOST_SEATS)
        self.marks = vec[i64]([0] * MOST_SEATS)  # bits 0-5 terrains, 6-9 corners
        self.fulfilled = vec[i64]([0] * MOST_SEATS)
        self.supply = vec[i64]([DICE] * MOST_SEATS)
        self.spread = vec[i64]([0] * MOST_SEATS)
        self.majority = vec[i64]([0] * MOST_SEATS)
        self.control = vec[i64]([0] * MOST_SEATS)
        self.free: i64 = land.all
        self.used = vec[i64]([0] * land.tiles)
        self.moved = vec[i64]([0] * land.tiles)
        self.fresh = vec[i64]([0] * land.tiles)
        self.own = vec[i64]([0] * (land.tiles * MOST_SEATS))
        self.dice = vec[i64]([0] * (land.tiles * MOST_SEATS))
        self.cards = Cards(CARDS, PILES)

    def most(self) -> i64:
        return MOST_CHOICES

    def choices(self, into: vec[i64]) -> i64:
        if self.agenda.depth > 0:
            return bonuses.choices(self, into)
        if self.step == DEVELOP:
            return developing.choices(self, into)
        if self.step == MOVE:
            return moving.choices(self, into)
        if self.step == BREED:
            return breeding.choices(self, into)
        return filling.choices(self, into)

    def play(self, choice: i64, dice: Dice, events: Events | None = None) -> None:
        if self.agenda.depth > 0:
            bonuses.play(self, choice, events)
        elif self.step == DEVELOP:
            developing.play(self, choice, events)
        elif self.step == MOVE:
            moving.play(self, choice, events)
        elif self.step == BREED:
            breeding.play(self, choice, events)
        else:
            filling.play(self, choice, events)
        round.go_on(self, dice, events)

    def is_open(self) -> bool:
        """Only the order of the stacks is hidden, and no choice depends on it."""
        return True

    def result(self) -> Result | None:
        if self.seat != NOBODY:
            return None
        return ending.result(self)

    def reshuffle(self, eyes: i64, dice: Dice) -> "Position":
        position = self.copy()
        hidden.deal_anew(position, eyes, dice)
        return position

    def everybody(self) -> i64:
        """The mask of all eyes, the public's included."""
        return (1 << (self.seats + 1)) - 1

    def dying(self) -> i64:
        """BIO-2.1: the number in the elephants' graveyard, 5 in round 1, then 1, 2, 3 ..."""
        return (self.round + 3) % FACES + 1

    def number_for(self, lifespan: i64) -> i64:
        """BIO-2.2: what a new die of this lifespan shows."""
        return (self.dying() + lifespan - 1) % FACES + 1

    def count_turns(self) -> None:
        """Number the turns through: each seat has one in each step of a round."""
        self.turn = ((self.round - 1) * STEPS + self.step) * self.seats + self.place(self.seat) + 1

    def place(self, seat: i64) -> i64:
        """A seat's place in turn order, from 0."""
        return (seat - self.start + self.seats) % self.seats

    def reproduction(self, seat: i64) -> i64:
        return 3 + self.level[seat * SCALES]

    def movement(self, seat: i64) -> i64:
        return 1 + self.level[seat * SCALES + MOVEMENT - REPRODUCTION]

    def income(self, seat: i64) -> i64:
        return 5 + 2 * self.level[seat * SCALES + INCOME - REPRODUCTION]

    def lives(self, seat: i64, terrain: i64) -> i64:
        """The lifespan of a seat in a terrain; BARREN where nothing breeds."""
        return self.lifespan[seat * TERRAINS + terrain]

    def fertile(self, seat: i64) -> i64:
        """BIO-3.9: the tiles whose terrain is not barren for a seat."""
        mask: i64 = 0
        for terrain in range(TERRAINS):
            if self.lives(seat, terrain) != BARREN:
                mask |= self.land.of_terrain[terrain]
        return mask

    def settle(self, tile: i64, seat: i64, face: i64, count: i64) -> None:
        """Numbered dice come to a tile."""
        self.dice[tile * MOST_SEATS + seat] += count << (face * FACE_BITS)
        self.shift(tile, seat, count)

    def leave(self, tile: i64, seat: i64, face: i64, count: i64) -> None:
        """Numbered dice go from a tile."""
        self.dice[tile * MOST_SEATS + seat] -= count << (face * FACE_BITS)
        self.shift(tile, seat, -count)

    def count(self, tile: i64, seat: i64, face: i64) -> i64:
        """How many dice of a seat show this number on a tile, just moved ones aside."""
        return self.dice[tile * MOST_SEATS + seat] >> (face * FACE_BITS) & FACE_MASK

    def count_moved(self, tile: i64, face: i64) -> i64:
        """How many dice of the acting seat that have just moved show this number on a tile."""
        return self.moved[tile] >> (face * FACE_BITS) & FACE_MASK

    def shift(self, tile: i64, seat: i64, count: i64) -> None:
        """BIO-6.1: a tile has more or fewer dice of a seat; keep all that follows from it."""
        here = bit(tile)
        spaces = self.land.spaces[tile]
        own = self.own[tile * MOST_SEATS + seat] + count
        self.own[tile * MOST_SEATS + seat] = own
        self.spread[seat] = self.spread[seat] | here if own > 0 else self.spread[seat] & ~here
        self.majority[seat] = self.majority[seat] | here if 2 * own > spaces else self.majority[seat] & ~here
        self.control[seat] = self.control[seat] | here if own == spaces else self.control[seat] & ~here
        self.occupy(tile, count)

    def occupy(self, tile: i64, count: i64) -> None:
        """So many more of a tile's spaces are taken."""
        self.used[tile] += count
        if self.used[tile] == self.land.spaces[tile]:
            self.free &= ~bit(tile)
        else:
            self.free |= bit(tile)

    def gaps(self, tile: i64) -> i64:
        """How many spaces of a tile are free."""
        return self.land.spaces[tile] - self.used[tile]

    def populations(self, seat: i64) -> i64:
        """How many dice of a seat are on the map."""
        return DICE - self.supply[seat]

    def copy(self) -> "Position":
        position = Position(0, self.land, self.material)
        position.seats = self.seats
        position.seat = self.seat
        position.turn = self.turn
        position.has_band = self.has_band
        position.limit = self.limit
        position.round = self.round
        position.step = self.step
        position.start = self.start
        position.left = self.left
        position.walked = self.walked
        position.climbed = self.climbed
        position.settled = self.settled
        position.due = self.due
        position.agenda = self.agenda.copy()
        position.assignments = self.assignments[:]
        position.ep = self.ep[:]
        position.size = self.size[:]
        position.speciality = self.speciality[:]
        position.level = self.level[:]
        position.lifespan = self.lifespan[:]
        position.space = self.space[:]
        position.marks = self.marks[:]
        position.fulfilled = self.fulfilled[:]
        position.supply = self.supply[:]
        position.spread = self.spread[:]
        position.majority = self.majority[:]
        position.control = self.control[:]
        position.free = self.free
        position.used = self.used[:]
        position.moved = self.moved[:]
        position.fresh = self.fresh[:]
        position.own = self.own[:]
        position.dice = self.dice[:]
        position.cards = self.cards.copy()
        return position

    def trace(self, into: Words) -> None:
        into.add(self.land.code)
        into.add(self.seats)
        into.add(self.seat)
        into.add(1 if self.has_band else 0)
        into.add(self.limit)
        into.add(self.round)
        into.add(self.step)
        into.add(self.start)
        into.add(self.left)
        into.add(self.walked)
        into.add(self.climbed)
        into.add(1 if self.settled else 0)
        into.add(self.due)
        self.agenda.trace(into)
        for category in range(CATEGORIES):
            into.add(self.assignments[category])
        for seat in range(self.seats):
            self.trace_seat(seat, into)
        for tile in range(self.land.tiles):
            if self.used[tile] > 0:
                self.trace_tile(tile, into)
        into.add(NO_TILE)
        for row in range(i64(2)):
            self.cards.trace(STACK + row, into)
            self.cards.trace(ROW + row, into)
            self.cards.trace_set(DISCARDS + row, into)

    def trace_seat(self, seat: i64, into: Words) -> None:
        into.add(self.ep[seat])
        into.add(self.size[seat])
        into.add(self.speciality[seat])
        for scale in range(SCALES):
            into.add(self.level[seat * SCALES + scale])
        for terrain in range(TERRAINS):
            into.add(self.lives(seat, terrain))
        into.add(self.space[seat])
        into.add(self.marks[seat])
        into.add(self.fulfilled[seat])
        into.add(self.supply[seat])
        self.cards.trace(HAND + seat, into)
        self.cards.trace_set(TABLEAU + seat, into)

    def trace_tile(self, tile: i64, into: Words) -> None:
        """The number of the tile, then its dice; an empty tile writes nothing."""
        into.add(tile)
        into.add(self.moved[tile])
        into.add(self.fresh[tile])
        for seat in range(self.seats):
            into.add(self.dice[tile * MOST_SEATS + seat])

    def masks(self, into: Words) -> None:
        for card in range(CARDS):
            into.add(self.cards.known[card])
