# compiled
"""Phase 3: what to spend evolution points on."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules import band
from galapagos.games.biosphere.rules.developing import LAST, MOST_STEPS, POSITIONS
from galapagos.games.biosphere.rules.market import ROWS, price
from galapagos.games.biosphere.rules.material import BAND_CORNERS, BAND_SECTIONS
from galapagos.games.biosphere.rules.piles import CARDS, HAND, ROW
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import BUY, CLIMB, MARK, PLAY, STEP, TERRAINS
from galapagos.games.biosphere.thinking.progress import CORNERS_OF_FIELD, apart, way
from galapagos.games.biosphere.thinking.worths import EVOLUTION_POINT, Worths

ENOUGH: Final[i64] = 60  # the weight of ending the turn
CLIMBING: Final[i64] = 60
ESCAPE: Final[i64] = 30  # from the sections that will cost lifespans
FORESIGHT: Final[i64] = 3  # spaces before a corner that are sought for its sake
STEPS_A_TURN: Final[i64] = 3  # more are rarely worth their price
MOST_WISHED: Final[i64] = 600
NEARNESS: Final[i64] = 64


@final
@mypyc_attr(acyclic=True)
class Plan:
    """All that a seat might aim at, each worth its bonus less its price, and what leads there now."""

    def __init__(self, table: Position) -> None:
        self.table: Position = table
        self.seat: i64 = table.seat
        self.worths = Worths(table, table.seat)
        self.buy = vec[i64]([0] * CARDS)
        self.play = vec[i64]([0] * CARDS)
        self.step = vec[i64]([0] * (2 * POSITIONS))
        self.mark: i64 = 0
        self.climb: i64 = wish(self.climbing()) if table.has_band else 0
        for row in range(ROWS):
            card = table.cards.top[ROW + row]
            while card != NO_CARD:
                self.aim_at_card(table.cards.face[card], price(row))
                card = table.cards.under[card]
        card = table.cards.top[HAND + self.seat]
        while card != NO_CARD:
            self.aim_at_card(table.cards.face[card], 0)
            card = table.cards.under[card]
        for corner in range(CORNERS_OF_FIELD):
            if table.marks[self.seat] >> (TERRAINS + corner) & 1 == 0:
                self.aim_at_corner(corner)

    def weight(self, choice: i64) -> i64:
        """How plausible a choice is."""
        verb = verb_of(choice)
        if verb == BUY:
            return 1 + self.buy[thing(choice, 0)]
        if verb == STEP:
            return 1 + self.step[thing(choice, 0)]
        if verb == CLIMB:
            return 1 + self.climb
        if verb == PLAY:
            return 1 + self.play[thing(choice, 0)]
        return 1 + self.mark if verb == MARK else ENOUGH

    def aim_at_card(self, face: i64, price: i64) -> None:
        """Buy it, go there, play it; what waits in hand is worth less the more of it there is."""
        table = self.table
        if price > table.ep[self.seat]:
            return
        size, speciality = table.material.cell[face] // POSITIONS, table.material.cell[face] % POSITIONS
        steps = way(table, self.seat, size, speciality)
        worth = worth_of_card(self.worths, face)
        if not self.can_walk(steps, table.ep[self.seat] - price):
            waiting = table.cards.size[HAND + self.seat] - (1 if price == 0 else 0)
            worth = worth * 2 // (3 + waiting)
        wished = wish(worth - EVOLUTION_POINT * price - worth_of_way(table, steps))
        if price > 0:
            self.buy[face] += wished
        elif steps == 0:
            self.play[face] += wished
        else:
            self.go(size, speciality, wished)

    def aim_at_corner(self, corner: i64) -> None:
        table = self.table
        size, speciality = corner // 2 * LAST, corner % 2 * LAST
        steps = way(table, self.seat, size, speciality)
        worth = self.worths.of_corner + self.worths.of_bonus(table.material.corner_bonus[corner])
        if steps == 0:
            self.mark += wish(worth)
            return
        if not self.can_walk(steps, table.ep[self.seat]):
            worth = worth * 2 // 3
        self.go(size, speciality, wish(worth - worth_of_way(table, steps)))

    def can_walk(self, steps: i64, points: i64) -> bool:
        """So many steps are possible this turn with so many evolution points."""
        walked = self.table.walked
        if steps > 0 and (self.table.settled or walked + steps > MOST_STEPS):
            return False
        return steps * walked + steps * (steps + 1) // 2 <= points

    def go(self, size: i64, speciality: i64, wished: i64) -> None:
        """On one scale or the other."""
        here, there = self.table.size[self.seat], self.table.speciality[self.seat]
        if size != here:
            self.step[here + 1 if size > here else here - 1] += wished
        if speciality != there:
            self.step[POSITIONS + (there + 1 if speciality > there else there - 1)] += wished

    def climbing(self) -> i64:
        """What the next step on the band is worth, after its price."""
        table, material = self.table, self.table.material
        space = table.space[self.seat]
        ahead = band.next_free(table, space)
        worth = CLIMBING - EVOLUTION_POINT * (table.climbed + 1)
        if ahead < material.section_end[BAND_SECTIONS - 1]:
            worth += ESCAPE
        for corner in range(BAND_CORNERS):
            at = material.band_corner[corner]
            if space < at <= ahead:
                worth += self.worths.of_bonus(material.band_bonus[corner])
            elif space < at <= ahead + FORESIGHT:
                worth += self.worths.of_bonus(material.band_bonus[corner]) // (FORESIGHT + 1)
        return worth


def wish(gain: i64) -> i64:
    """Gains are sought the more, the larger they are."""
    wished = min(gain, MOST_WISHED)
    return wished * wished * wished // 2048 if gain > 0 else 0


def worth_of_card(worths: Worths, face: i64) -> i64:
    """What playing a card brings."""
    return worths.of_card + worths.of_bonus(worths.table.material.card_bonus[face])


def worth_of_way(table: Position, steps: i64) -> i64:
    """What so many steps on the field cost, a few of them each turn."""
    cost: i64 = 0
    walked = table.walked
    for _ in range(steps):
        walked = walked + 1 if walked < STEPS_A_TURN else 1
        cost += walked
    return EVOLUTION_POINT * cost


def weigh_beginning(table: Position, size: i64, speciality: i64) -> i64:
    """BIO-3.2: where many open cards are near."""
    weight: i64 = 1
    for row in range(ROWS):
        card = table.cards.top[ROW + row]
        while card != NO_CARD:
            cell = table.material.cell[table.cards.face[card]]
            steps = 1 + apart(size, cell // POSITIONS) + apart(speciality, cell % POSITIONS)
            weight += NEARNESS * (ROWS - row) // (steps * steps)
            card = table.cards.under[card]
    return weight
