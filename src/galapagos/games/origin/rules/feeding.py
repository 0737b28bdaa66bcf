# compiled
"""The food base, and feeding: in rounds, one step for each player."""

from typing import TYPE_CHECKING

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules import answers, hunting, scavenging, sharing, side_actions
from galapagos.games.origin.rules.eating import goes_into_fat, is_fed, may_take, need, receive_red
from galapagos.games.origin.rules.pairs import USED
from galapagos.games.origin.rules.words import (
    ANSWERING,
    CARNIVOROUS,
    CONVERT,
    CONVERTED,
    END,
    FAT_TISSUE,
    FEED,
    GRAZE,
    GRAZED,
    GREW,
    HUNT,
    ROB,
    SCAVENGE,
    SCAVENGING,
    SIDE_TRAITS,
    SLEEP,
    TAKE,
    TOOK,
    WAITED,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def begin(table: "Position", dice: Dice, events: Events | None) -> None:
    table.step = FEED
    table.passed = 0
    table.active = table.lead
    count = base_dice(table.seats)
    rolled: i64 = 0
    for _ in range(count):
        rolled += dice.roll()
    table.base = rolled + base_bonus(table.seats)
    if events is not None:
        events.add(GREW, table.base, rolled, count)


def base_dice(seats: i64) -> i64:
    """ORI-3.1: one for two players, one more for every second further one."""
    return (seats + 1) // 2


def base_bonus(seats: i64) -> i64:
    """ORI-3.1: so that more players always find more food."""
    if seats == 3:
        return 0
    if seats == 6 or seats == 8:
        return 4
    return 2


def can_act(table: "Position") -> bool:
    """ORI-4.4: a step without any possible action is passed over."""
    for row in range(table.first[table.active], table.first[table.active + 1]):
        if not table.main_used:
            if can_use_main_action(table, row):
                return True
        if side_actions.has_any(table, row):
            return True
    return False


def can_use_main_action(table: "Position", row: i64) -> bool:
    if may_take(table, row):
        if table.base > 0 or hunting.can_hunt(table, row):
            return True
    return convertible(table, row) > 0


def convertible(table: "Position", row: i64) -> i64:
    """ORI-4.5: as many yellow tokens as an animal has and needs."""
    if table.yellow[row] == 0 or is_fed(table, row):
        return 0
    return min(table.yellow[row], need(table, row) - table.food[row])


def choices(table: "Position", into: vec[i64]) -> i64:
    if table.agenda.depth > 0:
        what = table.agenda.what()
        if what == ANSWERING:
            return answers.choices(table, into)
        if what == SCAVENGING:
            return scavenging.choices(table, into)
        return sharing.choices(table, into)
    gifts: i64 = 0
    for row in range(table.first[table.active], table.first[table.active + 1]):
        gifts |= table.traits[row]
    count: i64 = 0
    must_take = False
    if not table.main_used:
        count = take_choices(table, into)
        must_take = count > 0
        count = other_main_choices(table, gifts, into, count)
    if gifts & SIDE_TRAITS != 0:
        count = side_actions.choices(table, into, count)
    into[count] = choice(END)
    return count if must_take else count + 1


def take_choices(table: "Position", into: vec[i64]) -> i64:
    """ORI-4.2 ORI-4.3: taking red is a duty for whoever can, unless another main action is chosen."""
    count: i64 = 0
    if table.base == 0:
        return count
    for row in range(table.first[table.active], table.first[table.active + 1]):
        into[count] = choice(TAKE, row)
        count += 1 if may_take(table, row) else 0
    return count


def other_main_choices(table: "Position", gifts: i64, into: vec[i64], count: i64) -> i64:
    """ORI-4.2: hunts, and living on fat."""
    first, following = table.first[table.active], table.first[table.active + 1]
    if gifts >> CARNIVOROUS & 1 == 1:
        for row in range(first, following):
            if table.has(row, CARNIVOROUS) and hunting.is_ready(table, row):
                count = hunting.choices(table, row, into, count)
    if gifts >> FAT_TISSUE & 1 == 1:
        for row in range(first, following):
            for tokens in range(i64(1), convertible(table, row) + 1):
                into[count] = choice(CONVERT, row, tokens)
                count += 1
    return count


def play(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    verb = verb_of(picked)
    row = thing(picked, 0)
    if verb == END:
        if events is not None and not table.acted:
            events.add(WAITED, table.active)
        end_step(table)
        return
    table.acted = True
    if verb == TAKE:
        take(table, row, events)
    elif verb == HUNT:
        hunting.hunt(table, row, thing(picked, 1), events)
    elif verb == CONVERT:
        convert(table, row, thing(picked, 1), events)
    elif verb == GRAZE:
        side_actions.graze(table, row, events)
    elif verb == ROB:
        side_actions.rob(table, row, thing(picked, 1), events)
    elif verb == SLEEP:
        side_actions.sleep(table, row, events)
    elif table.agenda.what() == ANSWERING:
        answers.play(table, picked, dice, events)
    elif verb == SCAVENGE:
        scavenging.play(table, row, events)
    else:
        sharing.play(table, picked, events)


def take(table: "Position", row: i64, events: Events | None) -> None:
    """ORI-4.2"""
    table.main_used = True
    if events is not None:
        events.add(TOOK, table.active, table.number(row), goes_into_fat(table, row))
    receive_red(table, row)
    sharing.begin(table)


def convert(table: "Position", row: i64, tokens: i64, events: Events | None) -> None:
    """ORI-4.5: nothing is received, so nothing is triggered."""
    table.main_used = True
    table.yellow[row] -= tokens
    table.food[row] += tokens
    if events is not None:
        events.add(CONVERTED, table.active, table.number(row), tokens)


def end_step(table: "Position") -> None:
    """ORI-4.4: steps in a row without an action are counted; ORI-4.15 ORI-4.12: what works once in a step may again."""
    if table.acted:
        table.idle = 0
        table.pairs.unmark(USED)
        for row in range(table.first[table.active], table.first[table.active + 1]):
            table.marks[row] &= ~(1 << GRAZED)
    else:
        table.idle += 1
    table.acted = False
    table.main_used = False
    table.active = (table.active + 1) % table.seats
