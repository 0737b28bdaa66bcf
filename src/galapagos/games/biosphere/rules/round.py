# compiled
"""A round: eight phases, in each of which the players act in turn order."""

from typing import TYPE_CHECKING

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.core.state import NOBODY
from galapagos.games.biosphere.rules import (
    band,
    bonuses,
    breeding,
    developing,
    display,
    ending,
    filling,
    goals,
    market,
    moving,
)
from galapagos.games.biosphere.rules.piles import CARDS, STACK
from galapagos.games.biosphere.rules.words import (
    BREED,
    DEVELOP,
    DIED,
    EARNED,
    END,
    FILL,
    FILLED,
    GAIN,
    MOVE,
    ROUND,
    STARTS,
    TERRAINS,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position


def set_up(table: "Position", dice: Dice, events: Events | None = None) -> None:
    """BIO-1.4 BIO-1.5 BIO-1.8: the values, the cards, and who starts; the assignments lie there already."""
    for seat in range(table.seats):
        for terrain in range(TERRAINS):
            table.lifespan[seat * TERRAINS + terrain] = table.material.lifespan[terrain]
    for card in range(CARDS):
        table.cards.face[card] = card
        table.cards.put(card, STACK + table.material.row_of(card))
    for row in range(market.ROWS):
        table.cards.shuffle(STACK + row, STACK + row, dice)
    table.start = dice.below(table.seats)
    if table.has_band:
        band.start(table)
    market.refill(table, dice, None)
    begin(table, 1, events)
    go_on(table, dice, events)


def begin(table: "Position", number: i64, events: Events | None) -> None:
    """BIO-2.1: phase 1; in round 1 the wheel stays where it is, and nobody has dice."""
    table.round = number
    if events is not None:
        events.add(ROUND, number, table.dying(), table.start)
    for seat in range(table.seats):
        die_out(table, seat, events)
    for place in range(table.seats):
        earn(table, (table.start + place) % table.seats, events)
    begin_step(table, DEVELOP, events)


def die_out(table: "Position", seat: i64, events: Events | None) -> None:
    """BIO-2.1: all dice that show the dying number go back to the supply."""
    dying = table.dying()
    dead: i64 = 0
    for tile in range(table.land.tiles):
        count = table.count(tile, seat, dying)
        if count > 0:
            table.leave(tile, seat, dying, count)
            dead += count
    table.supply[seat] += dead
    if events is not None and dead > 0:
        events.add(DIED, seat, dead, dying)


def earn(table: "Position", seat: i64, events: Events | None) -> None:
    """BIO-2.3: phase 2."""
    table.ep[seat] += table.income(seat)
    if events is not None:
        events.add(EARNED, seat, table.income(seat), table.ep[seat])


def go_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """Whatever needs no decision happens, up to the next one."""
    while table.seat != NOBODY:
        if table.agenda.depth > 0:
            if bonuses.is_choice(table):
                return
            work_off(table, dice, events)
        elif waits(table):
            return
        else:
            pass_on(table, dice, events)


def work_off(table: "Position", dice: Dice, events: Events | None) -> None:
    """The top of the agenda, which needs no decision."""
    if table.agenda.what() == GAIN:
        point = table.agenda.about(0)
        table.agenda.pop()
        bonuses.gain(table, table.seat, point, events)
    elif not developing.owes(table):
        table.agenda.pop()
        market.refill(table, dice, events)
        next_part(table, dice, events)


def waits(table: "Position") -> bool:
    """The acting seat has a choice in this step."""
    if table.step == DEVELOP:
        return developing.can_act(table)
    if table.step == MOVE:
        return moving.can_move(table)
    if table.step == BREED:
        return breeding.can_place(table)
    return table.step == FILL and filling.can_choose(table)


def pass_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """The acting seat is through with this step, unless a terrain of the display is still to be marked."""
    if table.step == DEVELOP:
        table.agenda.push(END, table.seat)
        return
    if table.step == MOVE:
        moving.rest(table)
    elif table.step == BREED:
        breeding.turn(table, events)
    elif table.step != FILL:
        terrain = display.open_terrain(table)
        if terrain != display.NO_TERRAIN:
            display.mark(table, terrain, events)
            return
    next_part(table, dice, events)


def next_part(table: "Position", dice: Dice, events: Events | None) -> None:
    """The next seat acts in the same step; after all of them comes the next step."""
    following = (table.seat + 1) % table.seats
    if following != table.start:
        begin_part(table, following, events)
    elif table.step == FILLED:
        finish(table, dice, events)
    elif table.step == DEVELOP and table.round == 1:
        begin_step(table, BREED, events)
    else:
        begin_step(table, table.step + 1, events)


def begin_step(table: "Position", step: i64, events: Events | None) -> None:
    table.step = step
    begin_part(table, table.start, events)


def begin_part(table: "Position", seat: i64, events: Events | None) -> None:
    """A seat begins to act in this step."""
    table.seat = seat
    table.walked = 0
    table.climbed = 0
    table.settled = False
    table.left = 0
    if table.step == MOVE:
        table.left = table.movement(seat)
    elif table.step == BREED:
        table.left = breeding.newborn(table)
    elif table.step == FILL:
        filling.fill(table, events)
    table.count_turns()


def finish(table: "Position", dice: Dice, events: Events | None) -> None:
    """Phases 7 and 8, and the end of the game."""
    goals.check(table, events)
    if goals.is_won(table):
        ending.end(table, events)
        return
    table.start = (table.start + 1) % table.seats
    if events is not None:
        events.add(STARTS, table.start)
    market.renew(table, dice, events)
    if table.round == table.limit:
        ending.end(table, events)
    else:
        begin(table, table.round + 1, events)
