# compiled
"""Phase 5: reproduction."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules.words import DONE, PLACE, PLACED, ROLLED

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

FIRST_DICE: Final[i64] = 3
NEXT_TILE: Final[i64] = 1 << 8  # added to a choice, the next tile


def newborn(table: "Position") -> i64:
    """BIO-5.1: how many new dice a seat may place; BIO-5.2: three in round 1."""
    return FIRST_DICE if table.round == 1 else table.reproduction(table.seat)


def cradles(table: "Position") -> i64:
    """BIO-5.1: tiles with own numbered dice and those beside them; BIO-5.2 and BIO-5.3: where a seat begins, any."""
    seat = table.seat
    own = table.spread[seat]
    if table.round == 1:
        others: i64 = 0
        for other in range(table.seats):
            if other != seat:
                others |= table.spread[other]
        return table.fertile(seat) & ~others
    if own == 0:
        return table.fertile(seat)
    return (own | table.land.around(own)) & table.fertile(seat)


def can_place(table: "Position") -> bool:
    return table.left > 0 and table.supply[table.seat] > 0 and cradles(table) & table.free != 0


def choices(table: "Position", into: vec[i64]) -> i64:
    """BIO-5.1: a die on each tile that can take one; or done."""
    return write_tiles(PLACE, cradles(table) & table.free, into)


def write_tiles(verb: i64, tiles: i64, into: vec[i64]) -> i64:
    """A choice for each tile, then done."""
    count: i64 = 0
    place = choice(verb, 0)
    while tiles != 0:
        into[count] = place
        count += tiles & 1
        tiles >>= 1
        place += NEXT_TILE
    into[count] = choice(DONE)
    return count + 1


def play(table: "Position", picked: i64, events: Events | None) -> None:
    if verb_of(picked) == DONE:
        table.left = 0
    else:
        place(table, thing(picked, 0), events)


def place(table: "Position", tile: i64, events: Events | None) -> None:
    """BIO-5.4: with the blank face up."""
    table.left -= 1
    table.supply[table.seat] -= 1
    table.fresh[tile] += 1
    table.occupy(tile, 1)
    if events is not None:
        events.add(PLACED, table.seat, table.land.spot(tile))


def turn(table: "Position", events: Events | None) -> None:
    """BIO-5.4: all new dice are turned to the number of their lifespan."""
    seat = table.seat
    for tile in range(table.land.tiles):
        count = table.fresh[tile]
        if count == 0:
            continue
        table.fresh[tile] = 0
        table.occupy(tile, -count)
        be_born(table, tile, seat, count, ROLLED, events)


def be_born(table: "Position", tile: i64, seat: i64, count: i64, kind: i64, events: Events | None) -> None:
    """BIO-2.2: new dice show the number they die at."""
    lifespan = table.lives(seat, table.land.terrain[tile])
    number = table.number_for(lifespan)
    table.settle(tile, seat, number, count)
    if events is not None:
        events.add(kind, seat, table.land.spot(tile), count, number << 4 | lifespan)
