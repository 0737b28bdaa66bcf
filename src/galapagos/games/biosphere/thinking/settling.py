# compiled
"""Phases 4 to 6: where dice are wanted."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.land import MOST_TILES
from galapagos.games.biosphere.rules.material import CATEGORIES
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import DONE, FACES, MOST_SEATS, TERRAINS
from galapagos.games.biosphere.thinking.progress import SURELY, is_open, need_of, needs_dice
from galapagos.games.biosphere.thinking.prospects import Prospects

GROWTH: Final[i64] = 6  # a die for a round
STAY: Final[i64] = 60  # what moving must bring to be better than staying
DELAY: Final[i64] = 3  # dice, so much more an assignment of the next round seems to lack
REST: Final[i64] = 10  # the weight of placing no more


@final
@mypyc_attr(acyclic=True)
class Wishes:
    """How much the acting seat wishes for a die on each tile."""

    def __init__(self, table: Position) -> None:
        self.table: Position = table
        self.prospects = Prospects(table, table.seat)
        self.of = vec[i64]([0] * MOST_TILES)
        self.homes: i64 = 0  # where new dice live longer than this round
        for terrain in range(TERRAINS):
            if table.lives(table.seat, terrain) > 1:
                self.homes |= table.land.of_terrain[terrain]
        for category in range(CATEGORIES):
            if is_open(table, table.seat, category) and needs_dice(need_of(table, category)):
                self.wish_for(category)
        for tile in range(table.land.tiles):
            self.of[tile] += self.growth(tile)

    def wish_for(self, category: i64) -> None:
        """The fewer dice lack, the more each of them is worth."""
        prospects = self.prospects
        price = prospects.ask(prospects.now, category)
        if 0 < price <= prospects.ready:
            self.add(prospects.now.wanted, SURELY // (price + 1))
        price = prospects.ask(prospects.later, category)
        if price > 0:
            self.add(prospects.later.wanted & self.homes, SURELY // (2 * (price + DELAY)))

    def add(self, tiles: i64, wish: i64) -> None:
        tile: i64 = 0
        while tiles != 0:
            if tiles & 1 == 1:
                self.of[tile] += wish
            tiles >>= 1
            tile += 1

    def growth(self, tile: i64) -> i64:
        """Long lives count, and a majority, which is filled up for nothing."""
        table, prospects = self.table, self.prospects
        room = table.gaps(tile)
        value = GROWTH * table.lives(table.seat, table.land.terrain[tile])
        missing = table.land.spaces[tile] // 2 + 1 - prospects.later.dice[tile]
        if 0 < missing <= min(room, prospects.ready):
            value += value * (room - missing + 1) // missing
        return value // 4 if prospects.now.dice[tile] == table.land.spaces[tile] else value

    def weight_of_place(self, choice: i64) -> i64:
        """How plausible it is to place a die there, or no more."""
        if verb_of(choice) == DONE:
            return REST
        return weight(self.of[thing(choice, 0)])

    def weight_of_move(self, choice: i64) -> i64:
        """How plausible it is to move a die: what it leaves behind and how far it goes count, too."""
        if verb_of(choice) == DONE:
            return weight(STAY)
        table, tile, goal = self.table, thing(choice, 0), thing(choice, 2)
        left = (thing(choice, 1) - table.dying() + FACES - 1) % FACES + 1
        if left == 1:
            return 1
        gain = self.of[goal] - 2 * GROWTH * (table.land.distance(tile, goal) - 1)
        if 2 * (table.own[tile * MOST_SEATS + table.seat] - 1) <= table.land.spaces[tile]:
            gain -= self.of[tile] + 4 * GROWTH  # nobody fills it up
        return weight(gain - 2 * GROWTH if left == 2 else gain)


def weight(wish: i64) -> i64:
    """Twice the wish, four times as often."""
    return 1 + wish * wish // 16 if wish > 0 else 1
