# compiled
"""The map: tiles with their terrains, and what lies beside what. It never changes while a game is played."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.bits import bit, count_bits
from galapagos.core.numbers import i64, vec
from galapagos.core.words import Words
from galapagos.games.biosphere.rules.words import EDGE, OF_SPACES, OF_TERRAIN, TERRAINS

MOST_TILES: Final[i64] = 48
FARTHEST: Final[i64] = 4  # no die ever moves farther (BIO-1.5)
SIDES: Final[i64] = 4


def spaces_of(terrain: i64) -> i64:
    """BIO-1.1: desert and polar 3, mountain and savanna 5, grassland and forest 7."""
    return 3 + terrain // 2 * 2


@final
@mypyc_attr(acyclic=True)
class Land:
    """Tiles are numbered row by row; a set of tiles is a mask with a bit for each."""

    def __init__(self, terrains: vec[i64], columns: vec[i64], rows: vec[i64]) -> None:
        self.tiles: i64 = len(terrains)
        self.terrain = terrains
        self.column = columns
        self.row = rows
        self.all: i64 = bit(self.tiles) - 1
        self.spaces = vec[i64]([0] * 48)
        self.beside = vec[i64]([0] * 48)
        self.within = vec[i64]([0] * (48 * 4))  # of each tile those at most 1, 2, 3, 4 steps away
        self.of_terrain = vec[i64]([0] * 6)
        self.of_spaces = vec[i64]([0] * 8)
        self.edge: i64 = 0
        self.crosses = vec[i64]([0] * 48)
        self.blocks = vec[i64]([0] * 48)
        self.lines = vec[i64]([0] * 96)
        self.survey()
        self.code: i64 = self.fingerprint()

    def survey(self) -> None:
        """Work out all that follows from where the tiles lie."""
        for tile in range(self.tiles):
            spaces = spaces_of(self.terrain[tile])
            self.spaces[tile] = spaces
            self.of_terrain[self.terrain[tile]] |= bit(tile)
            self.of_spaces[spaces] |= bit(tile)
            self.beside[tile] = self.at(tile, 1, 0) | self.at(tile, -1, 0) | self.at(tile, 0, 1) | self.at(tile, 0, -1)
            if count_bits(self.beside[tile]) < SIDES:
                self.edge |= bit(tile)
        for tile in range(self.tiles):
            self.measure(tile)
            self.find_shapes(tile)

    def at(self, tile: i64, right: i64, down: i64) -> i64:
        """The mask of the tile that lies so far from this one; 0 where there is a gap."""
        for other in range(self.tiles):
            if self.column[other] == self.column[tile] + right and self.row[other] == self.row[tile] + down:
                return bit(other)
        return 0

    def measure(self, tile: i64) -> None:
        """BIO-4.1: distances are shortest ways over tiles."""
        reached = bit(tile)
        for steps in range(FARTHEST):
            reached |= self.around(reached)
            self.within[tile * FARTHEST + steps] = reached & ~bit(tile)

    def around(self, mask: i64) -> i64:
        """All tiles orthogonally beside these."""
        found: i64 = 0
        for tile in range(self.tiles):
            if mask >> tile & 1 == 1:
                found |= self.beside[tile]
        return found

    def distance(self, tile: i64, goal: i64) -> i64:
        """How many steps a die takes; more than FARTHEST are never asked for."""
        steps: i64 = 1
        while self.within[tile * FARTHEST + steps - 1] >> goal & 1 == 0:
            steps += 1
        return steps

    def find_shapes(self, tile: i64) -> None:
        """The crosses around a tile, and the blocks and lines of four that begin with it."""
        here = bit(tile)
        if count_bits(self.beside[tile]) == SIDES:
            self.crosses[tile] = here | self.beside[tile]
        self.blocks[tile] = self.shape(here, self.at(tile, 1, 0), self.at(tile, 0, 1), self.at(tile, 1, 1))
        self.lines[tile] = self.shape(here, self.at(tile, 1, 0), self.at(tile, 2, 0), self.at(tile, 3, 0))
        self.lines[48 + tile] = self.shape(here, self.at(tile, 0, 1), self.at(tile, 0, 2), self.at(tile, 0, 3))

    def shape(self, a: i64, b: i64, c: i64, d: i64) -> i64:
        """All four together; 0 where one of them is a gap."""
        if b == 0 or c == 0 or d == 0:
            return 0
        return a | b | c | d

    def where(self, where: i64) -> i64:
        """The tiles a condition looks at."""
        if where >= OF_SPACES:
            return self.of_spaces[where - OF_SPACES]
        if where >= OF_TERRAIN:
            return self.of_terrain[where - OF_TERRAIN]
        return self.edge if where == EDGE else self.all

    def kinds(self, mask: i64) -> i64:
        """How many terrains these tiles have."""
        count: i64 = 0
        for terrain in range(TERRAINS):
            if mask & self.of_terrain[terrain] != 0:
                count += 1
        return count

    def most_alike(self, mask: i64) -> i64:
        """How many of these tiles have the same terrain, at most."""
        most: i64 = 0
        for terrain in range(TERRAINS):
            count = count_bits(mask & self.of_terrain[terrain])
            if count > most:
                most = count
        return most

    def largest_group(self, mask: i64) -> i64:
        """How many of these tiles lie orthogonally together, at most."""
        most: i64 = 0
        while mask != 0:
            group = self.grow(mask & -mask, mask)
            count = count_bits(group)
            if count > most:
                most = count
            mask &= ~group
        return most

    def grow(self, group: i64, mask: i64) -> i64:
        """The tiles of the mask that hang together with these."""
        grown = group | (self.around(group) & mask)
        while grown != group:
            group = grown
            grown = group | (self.around(group) & mask)
        return group

    def most_of(self, shapes: vec[i64], mask: i64) -> i64:
        """How many tiles of one of these shapes are in the mask, at most."""
        most: i64 = 0
        for number in range(i64(len(shapes))):
            if shapes[number] & mask != 0:
                count = count_bits(shapes[number] & mask)
                if count > most:
                    most = count
        return most

    def spot(self, tile: i64) -> i64:
        """Terrain, column and row of a tile in one number: what an event says of it."""
        return self.terrain[tile] << 12 | self.column[tile] << 6 | self.row[tile]

    def fingerprint(self) -> i64:
        """A number that differs, almost surely, for every map."""
        words = Words()
        for tile in range(self.tiles):
            words.add(self.spot(tile))
        return words.digest()
