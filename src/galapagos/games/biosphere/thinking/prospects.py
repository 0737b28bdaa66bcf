# compiled
"""What a seat may hope for: how likely each assignment is to be marked, and what is lacking on the map."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.bits import count_bits
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules import goals
from galapagos.games.biosphere.rules.breeding import FIRST_DICE
from galapagos.games.biosphere.rules.material import CATEGORIES
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import BREED, FACES, LINE, MAJORITY, MARKERS, MOVE, NUMBERS, TERRAINS
from galapagos.games.biosphere.thinking.ground import COSTS, Ground, at_hand, lasting
from galapagos.games.biosphere.thinking.progress import (
    ROUND,
    SURELY,
    chance,
    is_open,
    need_of,
    needs_dice,
    rounds,
    time_left,
)

DISPLAY_TILES: Final[i64] = 2  # majorities that mark a terrain
LONG_LIFE: Final[i64] = 3  # dice that a lacking year of the longest lifespan counts for
RESERVE: Final[i64] = 4  # the two assignments that may fail count for a quarter


@final
@mypyc_attr(acyclic=True)
class Prospects:
    """A seat's tiles in this round and the next, and the dice it may still place or move for them."""

    def __init__(self, table: Position, seat: i64) -> None:
        self.table: Position = table
        self.seat: i64 = seat
        self.now: Ground = at_hand(table, seat)
        self.later: Ground = lasting(table, seat)
        self.ready: i64 = ready(table, seat)
        self.time: i64 = time_left(table)

    def total(self) -> i64:
        """The assignments to be expected in the end; five are enough."""
        chances = vec[i64]([0] * CATEGORIES)
        total: i64 = 0
        for category in range(CATEGORIES):
            chances[category] = self.chance(category)
            total += chances[category]
        for _ in range(CATEGORIES - goals.ENOUGH):
            least: i64 = 0
            for category in range(CATEGORIES):
                if chances[category] < chances[least]:
                    least = category
            total -= chances[least] * (RESERVE - 1) // RESERVE
            chances[least] = SURELY + 1
        return total

    def chance(self, category: i64) -> i64:
        """How likely a category will be marked."""
        table, seat = self.table, self.seat
        if not is_open(table, seat, category):
            return SURELY
        if needs_dice(need_of(table, category)):
            return self.chance_on_map(category)
        return chance(rounds(table, seat, category, 0), self.time) * 31 // 32

    def chance_on_map(self, category: i64) -> i64:
        """With the dice of this round, or later; those that are ready may be needed elsewhere."""
        price = self.ask(self.later, category)
        late = chance(self.rounds_for(price), self.time - ROUND // 2) if self.time > ROUND else 0
        price = self.ask(self.now, category)
        if price > self.ready:
            return late
        soon = SURELY - SURELY * (1 + 8 * price) // (32 + 12 * self.ready)
        return soon + (SURELY - soon) * late // (2 * SURELY)

    def rounds_for(self, price: i64) -> i64:
        """Dice die again: what does not fit into one round takes far longer."""
        halves = 2 * self.table.reproduction(self.seat) + self.table.movement(self.seat)
        lacking = max(2 * price - halves, 0)
        return ROUND // 2 + ROUND * (2 * price + lacking) // halves

    def ask(self, ground: Ground, category: i64) -> i64:
        """How many dice an assignment lacks; `ground.wanted` is where."""
        first, assignment = self.table.material.first_condition, self.table.assignments[category]
        price: i64 = 0
        wanted: i64 = 0
        for condition in range(first[assignment], first[assignment + 1]):
            self.ask_one(ground, condition)
            price += ground.price
            wanted |= ground.wanted
        ground.wanted = wanted
        return price

    def ask_one(self, ground: Ground, condition: i64) -> None:
        table, material = self.table, self.table.material
        need, count = material.need[condition], material.count[condition]
        if need <= LINE:
            ground.ask(need, material.hold[condition], table.land.where(material.where[condition]), count)
        elif need == MARKERS:
            self.ask_markers(ground, count)
        elif need == NUMBERS:
            self.ask_numbers(ground)
        else:
            missing = goals.wanted(table, self.seat, condition) - ground.population
            ground.price = max(missing, 0) * 2 // 3  # some dice come by filling up
            ground.wanted = ground.near & ground.open if missing > 0 else 0

    def ask_markers(self, ground: Ground, count: i64) -> None:
        """Majorities in the terrains that are cheapest to mark."""
        marks = self.table.marks[self.seat] & goals.TERRAIN_MARKS
        price: i64 = 0
        wanted: i64 = 0
        for _ in range(count - count_bits(marks)):
            best = COSTS * COSTS
            cheapest: i64 = 0
            tiles: i64 = 0
            for terrain in range(TERRAINS):
                if marks >> terrain & 1 == 0:
                    ground.price = 0
                    ground.wanted = 0
                    ground.ask_tiles(MAJORITY, self.table.land.of_terrain[terrain], DISPLAY_TILES)
                    if ground.price < best:
                        best = ground.price
                        cheapest = terrain
                        tiles = ground.wanted
            marks |= 1 << cheapest
            price += best
            wanted |= tiles
        ground.price = price
        ground.wanted = wanted

    def ask_numbers(self, ground: Ground) -> None:
        """Dice of all ages at once, for which somewhere the longest life is needed."""
        table = self.table
        longest: i64 = 0
        wanted: i64 = 0
        for terrain in range(TERRAINS):
            lives = table.lives(self.seat, terrain)
            longest = max(longest, lives)
            if ground.lives >> lives & 1 == 0:
                wanted |= table.land.of_terrain[terrain]
        missing: i64 = 0
        for left in range(1, FACES + 1):
            missing += 1 - (ground.lives >> left & 1)
        ground.price = 2 * missing + LONG_LIFE * (FACES - longest)
        ground.wanted = wanted & ground.near & ground.open if missing > 0 else 0


def ready(table: Position, seat: i64) -> i64:
    """How many dice a seat may still place before this round is checked; two of three moved ones are filled up."""
    if table.step > BREED:
        return 0
    total: i64 = 0
    if table.step < BREED or table.place(seat) > table.place(table.seat):
        total = FIRST_DICE if table.round == 1 else table.reproduction(seat)
    elif seat == table.seat:
        total = table.left
    return min(total + strolls(table, seat) * 2 // 3, table.supply[seat])


def strolls(table: Position, seat: i64) -> i64:
    """The movement a seat has left in this round."""
    if table.round == 1 or table.step > MOVE:
        return 0
    if table.step < MOVE or table.place(seat) > table.place(table.seat):
        return table.movement(seat)
    return table.left if seat == table.seat else 0
