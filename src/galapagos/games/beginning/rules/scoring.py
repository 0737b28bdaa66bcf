# compiled
"""Step 4 of a turn: score; and the end of the game."""

from typing import TYPE_CHECKING

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.core.result import Result, places
from galapagos.core.state import NOBODY
from galapagos.games.beginning.rules import supply
from galapagos.games.beginning.rules.piles import HAND
from galapagos.games.beginning.rules.words import ENDED, OVER, SCORED

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position


def score(table: "Position", dice: Dice, events: Events | None) -> None:
    """BEG-5.1: chips of own species go behind the screen; the watering hole keeps its rest."""
    seat = table.seat
    eaten: i64 = 0
    for row in range(table.first[seat], table.first[seat + 1]):
        eaten += table.chips[row]
        table.chips[row] = 0
    table.screen[seat] += eaten
    if events is not None:
        events.add(SCORED, seat, eaten)
    following = (seat + 1) % table.seats
    if table.last_round and following == table.start:
        table.step = OVER
        table.seat = NOBODY
        if events is not None:
            events.add(ENDED)
        return
    supply.begin_turn(table, following, dice, events)


def points(table: "Position", seat: i64) -> i64:
    """BEG-5.3: a point for each chip, each own card on the table and each card in hand."""
    total = table.screen[seat] + table.cards.size[HAND + seat]
    for row in range(table.first[seat], table.first[seat + 1]):
        total += table.chips[row] + table.population[row] + table.count_traits(row)
    return total


def result(table: "Position") -> Result:
    """BEG-5.3: equal points share the win."""
    by_seat = [int(points(table, seat)) for seat in range(table.seats)]
    return Result(places(by_seat), by_seat, "pile")
