# compiled
"""On the Brink: the four leaders and their abilities."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice, thing
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import doom, playing, searching
from galapagos.games.biosphere5.rules.happenings import LED, SHOWED
from galapagos.games.biosphere5.rules.losing import lose
from galapagos.games.biosphere5.rules.piles import PILES, TABLE
from galapagos.games.biosphere5.rules.schemes import is_opponent
from galapagos.games.biosphere5.rules.words import (
    BEAT_ALL,
    BURNT_EARTH,
    COME_TRUE,
    CONCENTRATION,
    DISCARDING,
    FLAG,
    GLIMMER,
    GREAT_PLAN,
    LEAD,
    LEADERS,
    LOSING,
    MEETING,
    NEAR_VICTORY,
    NEVER_YIELD,
    NO_DELAY,
    SHOW,
    SOLO,
    TAKING,
    TOP_LEVEL,
    TRAP,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

ONE_MORE_C: Final[i64] = 1 << 32  # added to a choice, one more of its third thing
ONE_MORE_D: Final[i64] = 1 << 44  # and of its fourth
FROM_NEXT_CARD: Final[i64] = 1
FROM_NOW: Final[i64] = 2


def rises(table: "Position", face: i64, into: vec[i64], count: i64) -> i64:
    """B5-6.5: each leader below the third level."""
    for leader in range(LEADERS):
        if table.leader_level(table.seat, leader) < TOP_LEVEL:
            into[count] = choice(LEAD, face, leader)
            count += 1
    return count


def rise(table: "Position", seat: i64, leader: i64, events: Events | None) -> None:
    """B5-6.5: one level."""
    table.leaders[seat] += 1 << 2 * leader
    if events is not None:
        events.add(LED, seat, leader, table.leader_level(seat, leader))


def shows(table: "Position", face: i64, into: vec[i64], count: i64) -> i64:
    """B5-6.5: every ability of a level already reached."""
    for leader in range(LEADERS):
        for level in range(table.leader_level(table.seat, leader)):
            count = show_choices(table, face, leader * TOP_LEVEL + level, into, count)
    return count


def show_choices(table: "Position", face: i64, ability: i64, into: vec[i64], count: i64) -> i64:
    plain = choice(SHOW, face, ability)
    if ability == FLAG:
        return flag_choices(table, face, plain, into, count)
    if ability in (NEVER_YIELD, BEAT_ALL, NO_DELAY, COME_TRUE):
        return aims(table, ability, plain, into, count)
    if ability == BURNT_EARTH:
        most = table.hand_size(table.seat) - 1
        for given in range(i64(1), (most if most < 3 else i64(3)) + 1):
            count = aims(table, ability, plain + given * ONE_MORE_D, into, count)
        return count
    into[count] = plain
    return count + 1


def flag_choices(table: "Position", face: i64, plain: i64, into: vec[i64], count: i64) -> i64:
    """B5-6.7: the lower half of each own achievement, if its level is reached."""
    card = table.cards.top[table.seat * PILES + TABLE]
    while card != NO_CARD:
        raised = table.cards.face[card]
        option = table.kinds.lower[raised]
        if table.reaches(table.seat, playing.level_of(option)):
            count = playing.uses(table, option, face, plain + raised * ONE_MORE_C, ONE_MORE_D, into, count)
        card = table.cards.under[card]
    return count


def aims(table: "Position", ability: i64, plain: i64, into: vec[i64], count: i64) -> i64:
    """B5-5.3 B5-5.4: fighter and fanatic aim at any opponent; B5-7.10: the machine has no doom."""
    if table.form == SOLO and ability == COME_TRUE:
        return count
    if table.form == SOLO and ability == NO_DELAY:
        into[count] = plain
        return count + 1
    for other in range(table.players):
        if is_opponent(table, table.seat, other):
            into[count] = plain + other * ONE_MORE_C
            count += 1
    return count


def show(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    """B5-6.5: one ability."""
    ability, target, detail = thing(picked, 1), thing(picked, 2), thing(picked, 3)
    if events is not None:
        events.add(SHOWED, table.seat, ability)
    if ability <= GREAT_PLAN:
        show_strategist(table, ability, events)
    elif ability <= NEAR_VICTORY:
        show_commander(table, ability, target, detail, dice, events)
    elif ability <= BEAT_ALL:
        show_fighter(table, ability, target, detail, events)
    else:
        show_fanatic(table, ability, target, events)


def show_strategist(table: "Position", ability: i64, events: Events | None) -> None:
    """B5-6.6 B5-6.10: draw five and discard three; search the pile; draw up to eight."""
    seat = table.seat
    if ability == MEETING:
        table.agenda.push(DISCARDING, seat, 3)
        table.agenda.push(TAKING, seat, 5)
    elif ability == TRAP:
        searching.begin(table, seat, events)
    else:
        table.agenda.push(TAKING, seat, 8, 1)


def show_commander(
    table: "Position", ability: i64, raised: i64, detail: i64, dice: Dice, events: Events | None
) -> None:
    """B5-6.7: use an achievement's lower half; keep what is played from the next card on; all leaders rise."""
    if ability == FLAG:
        playing.use(table, raised, detail, dice, events)
    elif ability == CONCENTRATION:
        if table.returning == 0:
            table.returning = FROM_NEXT_CARD
    else:
        table.leaders[table.seat] = 0xFF


def show_fighter(table: "Position", ability: i64, target: i64, given: i64, events: Events | None) -> None:
    """B5-6.8: an opponent discards two; two more than the fighter's owner; the whole hand."""
    if ability == NEVER_YIELD:
        lose(table, target, 2, events)
    elif ability == BURNT_EARTH:
        table.agenda.push(LOSING, target, given + 2)
        table.agenda.push(DISCARDING, table.seat, given)
    elif table.is_machine(target):
        lose(table, target, table.level, events)
    else:
        lose(table, target, table.hand_size(target), events)


def show_fanatic(table: "Position", ability: i64, target: i64, events: Events | None) -> None:
    """B5-6.9: own doom falls; own doom becomes 4, another's rises; another's rises by two."""
    seat = table.seat
    if ability == GLIMMER:
        doom.move(table, seat, -1, events)
    elif ability == NO_DELAY:
        doom.move(table, seat, 4 - table.doom[seat], events)
        if table.form != SOLO:
            doom.move(table, target, 1, events)
    else:
        doom.move(table, target, 2, events)
