# compiled
"""Phase 3: spend evolution points and play one card."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.rules import band, market
from galapagos.games.biosphere.rules.market import ROWS, price
from galapagos.games.biosphere.rules.piles import HAND, ROW, TABLEAU
from galapagos.games.biosphere.rules.points import push
from galapagos.games.biosphere.rules.words import (
    BEGIN,
    BEGUN,
    BUY,
    CLIMB,
    CLIMBED,
    DONE,
    END,
    LOSE,
    MARK,
    MARKED,
    PLAY,
    PLAYED,
    STEP,
    STEPPED,
    TERRAINS,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere.rules.position import Position

POSITIONS: Final[i64] = 8  # of a scale of the evolution field: 4, 3, 2, 1, 1, 2, 3, 4
NEAR_ONE: Final[i64] = 3  # Small 1, Specific 1
FAR_ONE: Final[i64] = 4  # Large 1, General 1
LAST: Final[i64] = 7
MOST_STEPS: Final[i64] = 10
NO_CORNER: Final[i64] = -1


def choices(table: "Position", into: vec[i64]) -> i64:
    """BIO-3.1: any of these in any order, a card at the end, or done."""
    if table.size[table.seat] < 0:
        return beginnings(into)
    count = purchases(table, into)
    if can_step(table):
        count = steps(table, into, count)
    if open_corner(table) != NO_CORNER:
        into[count] = choice(MARK, open_corner(table))
        count += 1
    if can_climb(table):
        into[count] = choice(CLIMB)
        count += 1
    card = table.cards.top[HAND + table.seat]
    while card != NO_CARD:
        if fits(table, table.cards.face[card]):
            into[count] = choice(PLAY, table.cards.face[card])
            count += 1
        card = table.cards.under[card]
    into[count] = choice(DONE)
    return count + 1


def beginnings(into: vec[i64]) -> i64:
    """BIO-3.2: the four combinations of ones."""
    into[0] = choice(BEGIN, NEAR_ONE, NEAR_ONE)
    into[1] = choice(BEGIN, NEAR_ONE, FAR_ONE)
    into[2] = choice(BEGIN, FAR_ONE, NEAR_ONE)
    into[3] = choice(BEGIN, FAR_ONE, FAR_ONE)
    return 4


def purchases(table: "Position", into: vec[i64]) -> i64:
    """BIO-3.1: every open card there are points for."""
    count: i64 = 0
    points = table.ep[table.seat]
    for row in range(ROWS):
        if points >= price(row):
            card = table.cards.top[ROW + row]
            while card != NO_CARD:
                into[count] = choice(BUY, table.cards.face[card])
                count += 1
                card = table.cards.under[card]
    return count


def can_step(table: "Position") -> bool:
    """BIO-3.4: the n-th step of a turn costs n; BIO-3.5: none after marking a corner."""
    return not table.settled and table.walked < MOST_STEPS and table.walked < table.ep[table.seat]


def steps(table: "Position", into: vec[i64], count: i64) -> i64:
    """BIO-3.4: to a neighbour on one of the two scales; those of the second are numbered from 8."""
    size = table.size[table.seat]
    speciality = table.speciality[table.seat]
    into[count] = choice(STEP, size - 1)
    count += 1 if size > 0 else 0
    into[count] = choice(STEP, size + 1)
    count += 1 if size < LAST else 0
    into[count] = choice(STEP, POSITIONS + speciality - 1)
    count += 1 if speciality > 0 else 0
    into[count] = choice(STEP, POSITIONS + speciality + 1)
    count += 1 if speciality < LAST else 0
    return count


def open_corner(table: "Position") -> i64:
    """BIO-3.5: the corner of the field where the seat stands, if it is still to be marked."""
    size = table.size[table.seat]
    speciality = table.speciality[table.seat]
    if size != 0 and size != LAST:
        return NO_CORNER
    if speciality != 0 and speciality != LAST:
        return NO_CORNER
    corner = size // LAST * 2 + speciality // LAST
    return NO_CORNER if table.marks[table.seat] >> (TERRAINS + corner) & 1 == 1 else corner


def can_climb(table: "Position") -> bool:
    """BIO-3.6: one step on the band, counted apart from the field's."""
    if not table.has_band or table.climbed >= MOST_STEPS or table.climbed >= table.ep[table.seat]:
        return False
    space = table.space[table.seat]
    return band.next_free(table, space) > space


def fits(table: "Position", face: i64) -> bool:
    """BIO-3.10: both markers stand exactly on the values of the card."""
    return table.material.cell[face] == table.size[table.seat] * POSITIONS + table.speciality[table.seat]


def can_act(table: "Position") -> bool:
    """There is something to decide but to be done."""
    seat, cards = table.seat, table.cards
    if table.size[seat] < 0 or can_step(table) or can_climb(table) or open_corner(table) != NO_CORNER:
        return True
    for row in range(ROWS):
        if table.ep[seat] >= price(row) and cards.size[ROW + row] > 0:
            return True
    card = cards.top[HAND + seat]
    while card != NO_CARD:
        if fits(table, cards.face[card]):
            return True
        card = cards.under[card]
    return False


def play(table: "Position", picked: i64, events: Events | None) -> None:
    verb = verb_of(picked)
    if verb == BEGIN:
        begin(table, thing(picked, 0), thing(picked, 1), events)
    elif verb == BUY:
        market.buy(table, thing(picked, 0), events)
    elif verb == STEP:
        step(table, thing(picked, 0), events)
    elif verb == MARK:
        mark(table, thing(picked, 0), events)
    elif verb == CLIMB:
        climb(table, events)
    elif verb == PLAY:
        play_card(table, thing(picked, 0), events)
    else:
        table.agenda.push(END, table.seat)


def begin(table: "Position", size: i64, speciality: i64, events: Events | None) -> None:
    """BIO-3.2: both markers are laid on the field."""
    table.size[table.seat] = size
    table.speciality[table.seat] = speciality
    if events is not None:
        events.add(BEGUN, table.seat, size, POSITIONS + speciality)


def step(table: "Position", goal: i64, events: Events | None) -> None:
    """BIO-3.4: the costs of a turn's steps add up to 1, 3, 6, 10 ..."""
    table.walked += 1
    table.ep[table.seat] -= table.walked
    if goal < POSITIONS:
        table.size[table.seat] = goal
    else:
        table.speciality[table.seat] = goal - POSITIONS
    if events is not None:
        events.add(STEPPED, table.seat, goal, table.walked)


def mark(table: "Position", corner: i64, events: Events | None) -> None:
    """BIO-3.5: the bonus of the corner; no more steps on the field this turn."""
    table.marks[table.seat] |= 1 << (TERRAINS + corner)
    table.settled = True
    if events is not None:
        events.add(MARKED, table.seat, corner)
    push(table, table.seat, table.material.corner_bonus[corner])


def climb(table: "Position", events: Events | None) -> None:
    """BIO-3.4: band steps cost by the same table as those on the field."""
    table.climbed += 1
    table.ep[table.seat] -= table.climbed
    band.advance(table, table.seat, 1, CLIMBED, table.climbed, events)


def play_card(table: "Position", face: i64, events: Events | None) -> None:
    """BIO-3.1: a card ends the turn, once its bonuses are taken."""
    table.cards.sort_in(table.cards.pick(face, HAND + table.seat), TABLEAU + table.seat)
    if events is not None:
        events.add(PLAYED, table.seat, face)
    table.agenda.push(END, table.seat)
    push(table, table.seat, table.material.card_bonus[face])


def owes(table: "Position") -> bool:
    """BIO-3.8: the one check of the place on the band, at the end of the turn; its losses come before all else."""
    seat = table.seat
    if table.due >> seat & 1 == 0:
        return False
    table.due &= ~(1 << seat)
    points = band.loss(table, seat)
    for _ in range(points):
        table.agenda.push(LOSE, seat)
    return points > 0
