# compiled
"""The end of the game."""

from typing import TYPE_CHECKING

from galapagos.core.bits import count_bits
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.core.result import Result, places
from galapagos.core.state import NOBODY
from galapagos.games.biosphere.rules.goals import is_won
from galapagos.games.biosphere.rules.words import ENDED, OVER

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

ABOVE_ALL_TIES = 1 << 40


def end(table: "Position", events: Events | None) -> None:
    table.step = OVER
    table.seat = NOBODY
    if events is not None:
        events.add(ENDED)


def tie_breaker(table: "Position", seat: i64) -> i64:
    """BIO-7.2: the place on the band; BIO-7.3: without it, evolution points."""
    return table.space[seat] if table.has_band else table.ep[seat]


def result(table: "Position") -> Result:
    """BIO-7.2: most assignments, then the tie-breaker; BIO-7.4: or the limit of rounds."""
    marked = [int(count_bits(table.fulfilled[seat])) for seat in range(table.seats)]
    ranks = [marked[seat] * ABOVE_ALL_TIES + int(tie_breaker(table, seat)) for seat in range(table.seats)]
    reason = "assignments" if is_won(table) else "rounds"
    return Result(places(ranks), marked, reason)
