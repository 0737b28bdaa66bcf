# compiled
"""How near a seat is to holding tiles: what each of them still costs, in dice."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.bits import bit, count_bits
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.land import MOST_TILES, Land
from galapagos.games.biosphere.rules.position import BARREN, Position
from galapagos.games.biosphere.rules.words import (
    ALIKE,
    BLOCK,
    BREED,
    CONTROL,
    CROSS,
    FACES,
    GROUP,
    KINDS,
    MAJORITY,
    MINORITY,
    MOST_SEATS,
    SPREAD,
    TERRAINS,
    TILES,
)

COSTS: Final[i64] = 8  # a tile costs 0 to 7 dice, or cannot be had
HOLDS: Final[i64] = 4
WAYS: Final[i64] = 3  # dice for a tile that is near, behind another one, and farther away


@final
@mypyc_attr(acyclic=True)
class Ground:
    """A seat's tiles at the check of a round, filled up; for each way to hold one the masks of those at each cost.

    `price` and `wanted` answer the last question: how many dice are missing, and on which tiles.
    """

    def __init__(self, table: Position, seat: i64) -> None:
        self.land: Land = table.land
        self.seat = seat
        self.dice = vec[i64]([0] * MOST_TILES)
        self.population: i64 = 0
        self.lives: i64 = 0  # bit n: a die has n more rounds to live
        self.near: i64 = 0
        self.open: i64 = 0  # tiles that take dice
        self.costs = vec[i64]([0] * (HOLDS * COSTS))
        self.price: i64 = 0
        self.wanted: i64 = 0

    def hold(self, tile: i64, dice: i64) -> None:
        """So many dice will be there."""
        self.dice[tile] = dice
        self.population += dice

    def appraise(self, table: Position) -> None:
        """Work out what all tiles cost, from the dice that will be there; a way through empty land costs dice, too."""
        seat, land = self.seat, self.land
        there: i64 = 0
        for tile in range(land.tiles):
            if self.dice[tile] > 0:
                there |= bit(tile)
        near = there | land.around(there)
        beyond = near | land.around(near) if there != 0 else land.all
        fertile = table.fertile(seat)
        self.near = near if there != 0 else land.all
        for tile in range(land.tiles):
            here = bit(tile)
            way: i64 = 0 if near & here != 0 else 1 if beyond & here != 0 else WAYS - 1
            self.appraise_tile(tile, here, way, others(table, tile, seat), fertile & here != 0)

    def appraise_tile(self, tile: i64, here: i64, way: i64, others: i64, fertile: bool) -> None:
        costs, dice, spaces = self.costs, self.dice[tile], self.land.spaces[tile]
        room = spaces - others - dice if fertile else 0
        if room > 0:
            self.open |= here
        missing = spaces // 2 + 1 - dice
        if dice > 0:
            costs[SPREAD * COSTS] |= here
            if missing > 0:
                costs[MINORITY * COSTS] |= here
        elif room > 0:
            costs[SPREAD * COSTS + 1 + way] |= here
            costs[MINORITY * COSTS + 1 + way] |= here
        if missing > room:
            return
        cost = missing + way if missing > 0 else 0
        costs[MAJORITY * COSTS + cost] |= here
        if others == 0:
            costs[CONTROL * COSTS + cost] |= here

    # Questions

    def ask(self, need: i64, hold: i64, where: i64, count: i64) -> None:
        """Set what a condition about tiles still costs, and the tiles where dice are missing."""
        self.price = 0
        self.wanted = 0
        if need == TILES:
            self.ask_tiles(hold, where, count)
        elif need == KINDS:
            self.ask_kinds(hold, count)
        elif need == ALIKE:
            self.ask_alike(hold, count)
        elif need == GROUP:
            self.ask_group(hold, count)
        elif need == CROSS:
            self.ask_shape(hold, self.land.crosses)
        elif need == BLOCK:
            self.ask_shape(hold, self.land.blocks)
        else:
            self.ask_shape(hold, self.land.lines)

    def ask_tiles(self, hold: i64, where: i64, count: i64) -> None:
        """The cheapest tiles, added to what was asked before."""
        left = count
        for cost in range(COSTS):
            tiles = self.costs[hold * COSTS + cost] & where
            if tiles != 0 and left > 0:
                found = count_bits(tiles)
                if cost > 0:
                    self.wanted |= tiles
                self.price += cost * min(found, left)
                left -= found
        self.price += COSTS * max(left, 0)

    def ask_kinds(self, hold: i64, count: i64) -> None:
        """The cheapest tiles of different terrains."""
        left = count
        taken: i64 = 0
        for cost in range(COSTS):
            tiles = self.costs[hold * COSTS + cost] & ~taken
            for terrain in range(TERRAINS):
                found = tiles & self.land.of_terrain[terrain]
                if found != 0 and left > 0:
                    taken |= self.land.of_terrain[terrain]
                    left -= 1
                    self.price += cost
                    if cost > 0:
                        self.wanted |= found
        self.price += COSTS * left

    def ask_alike(self, hold: i64, count: i64) -> None:
        """The terrain whose tiles are cheapest."""
        best = COSTS * COSTS
        wanted: i64 = 0
        for terrain in range(TERRAINS):
            self.price = 0
            self.wanted = 0
            self.ask_tiles(hold, self.land.of_terrain[terrain], count)
            if self.price < best:
                best = self.price
                wanted = self.wanted
        self.price = best
        self.wanted = wanted

    def ask_group(self, hold: i64, count: i64) -> None:
        """What lies beside the largest group."""
        left = self.costs[hold * COSTS]
        largest: i64 = 0
        size: i64 = 0
        while left != 0:
            group = self.land.grow(left & -left, left)
            found = count_bits(group)
            if found > size:
                size = found
                largest = group
            left &= ~group
        if size < count:
            self.price = count - size
            self.wanted = (self.land.around(largest) if size > 0 else self.near) & ~largest & self.open

    def ask_shape(self, hold: i64, shapes: vec[i64]) -> None:
        """The cheapest of these shapes."""
        self.price = COSTS * COSTS
        for number in range(i64(len(shapes))):
            missing = shapes[number] & ~self.costs[hold * COSTS]
            if shapes[number] != 0 and count_bits(missing) < self.price:
                price = self.price_of(hold, missing)
                if price < self.price:
                    self.price = price
                    self.wanted = missing

    def price_of(self, hold: i64, tiles: i64) -> i64:
        """What all these tiles cost together."""
        price: i64 = 0
        cost: i64 = 1
        left = tiles
        while left != 0 and cost < COSTS:
            found = left & self.costs[hold * COSTS + cost]
            if found != 0:
                price += cost * count_bits(found)
                left &= ~found
            cost += 1
        return price + COSTS * count_bits(left)


def at_hand(table: Position, seat: i64) -> Ground:
    """The tiles as they will be checked at the end of this round, if nothing more is placed or moved."""
    ground = Ground(table, seat)
    for tile in range(table.land.tiles):
        dice = table.own[tile * MOST_SEATS + seat]
        born = newborn(table, tile, seat)
        if dice + born == 0:
            continue
        ground.hold(tile, dice + born)
        if born > 0:
            ground.lives |= 1 << table.lives(seat, table.land.terrain[tile])
        for left in range(1, FACES + 1):
            if ground.lives >> left & 1 == 0 and showing(table, tile, seat, left) > 0:
                ground.lives |= 1 << left
    ground.appraise(table)
    return ground


def lasting(table: Position, seat: i64) -> Ground:
    """The tiles as they will be when the next round has begun."""
    ground = Ground(table, seat)
    for tile in range(table.land.tiles):
        dice = table.own[tile * MOST_SEATS + seat]
        born = newborn(table, tile, seat)
        if dice + born > 0:
            stays = born if table.lives(seat, table.land.terrain[tile]) > 1 else 0
            ground.hold(tile, dice + stays - showing(table, tile, seat, 1))
    ground.appraise(table)
    return ground


def showing(table: Position, tile: i64, seat: i64, left: i64) -> i64:
    """How many dice of a seat have so many rounds to live on a tile."""
    return table.count(tile, seat, (table.dying() + left - 1) % FACES + 1)


def newborn(table: Position, tile: i64, seat: i64) -> i64:
    """The dice that have just been placed, and those that will fill the tile up."""
    born = table.fresh[tile] if table.seat == seat and table.step == BREED else 0
    fills = 2 * (table.own[tile * MOST_SEATS + seat] + born) > table.land.spaces[tile]
    if fills and table.lives(seat, table.land.terrain[tile]) != BARREN:
        born += table.gaps(tile)
    return born


def others(table: Position, tile: i64, seat: i64) -> i64:
    """How many dice of others lie on a tile."""
    dice = table.used[tile] - table.own[tile * MOST_SEATS + seat]
    return dice - table.fresh[tile] if table.seat == seat else dice
