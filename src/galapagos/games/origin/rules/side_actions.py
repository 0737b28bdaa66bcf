# compiled
"""What a player may do beside the main action of a step: grazing, piracy, hibernation."""

from typing import TYPE_CHECKING

from galapagos.core.choice import ONE_MORE_B, choice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules import sharing
from galapagos.games.origin.rules.eating import is_fed, may_take, receive
from galapagos.games.origin.rules.words import (
    ASLEEP,
    FELL_ASLEEP,
    GRAZE,
    GRAZED,
    GRAZING,
    HIBERNATION,
    PIRACY,
    RAIDED,
    ROB,
    SIDE_TRAITS,
    SLEEP,
    SLEPT,
    STOLE,
    STRIPPED,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def has_any(table: "Position", row: i64) -> bool:
    if table.traits[row] & SIDE_TRAITS == 0:
        return False
    return can_graze(table, row) or can_sleep(table, row) or has_victim(table, row)


def can_graze(table: "Position", row: i64) -> bool:
    """ORI-4.12"""
    return table.has(row, GRAZING) and table.base > 0 and not table.is_marked(row, GRAZED)


def can_rob(table: "Position", row: i64) -> bool:
    """ORI-4.11: a hungry pirate that may take."""
    if not table.has(row, PIRACY) or table.is_marked(row, RAIDED):
        return False
    return not is_fed(table, row) and may_take(table, row)


def is_victim(table: "Position", pirate: i64, victim: i64) -> bool:
    """ORI-4.11: any other animal that has something and not enough."""
    return table.food[victim] > 0 and victim != pirate and not is_fed(table, victim)


def has_victim(table: "Position", pirate: i64) -> bool:
    if not can_rob(table, pirate):
        return False
    for victim in range(table.animals()):
        if is_victim(table, pirate, victim):
            return True
    return False


def can_sleep(table: "Position", row: i64) -> bool:
    """ORI-4.13"""
    if not table.has(row, HIBERNATION) or table.is_marked(row, SLEPT) or table.is_last_turn():
        return False
    return not is_fed(table, row)


def choices(table: "Position", into: vec[i64], count: i64) -> i64:
    first, following = table.first[table.active], table.first[table.active + 1]
    for row in range(first, following):
        into[count] = choice(GRAZE, row)
        count += 1 if can_graze(table, row) else 0
    for row in range(first, following):
        if can_rob(table, row):
            plain = choice(ROB, row)
            for victim in range(table.animals()):
                into[count] = plain + victim * ONE_MORE_B
                count += 1 if is_victim(table, row, victim) else 0
    for row in range(first, following):
        into[count] = choice(SLEEP, row)
        count += 1 if can_sleep(table, row) else 0
    return count


def graze(table: "Position", row: i64, events: Events | None) -> None:
    """ORI-4.12: a red token less."""
    table.mark(row, GRAZED)
    table.base -= 1
    if events is not None:
        events.add(STRIPPED, table.active, table.number(row))


def rob(table: "Position", pirate: i64, victim: i64, events: Events | None) -> None:
    """ORI-4.11: a red token before a blue one, for it arrives as blue all the same."""
    table.mark(pirate, RAIDED)
    was_red: i64 = 1 if table.red[victim] > 0 else 0
    table.food[victim] -= 1
    table.red[victim] -= was_red
    if events is not None:
        loot = table.owner(victim) << 8 | table.number(victim)
        events.add(STOLE, table.active, table.number(pirate), loot, was_red)
    receive(table, pirate, 1)
    sharing.begin(table)


def sleep(table: "Position", row: i64, events: Events | None) -> None:
    """ORI-4.13: it counts as fed and takes no more."""
    table.mark(row, ASLEEP)
    if events is not None:
        events.add(FELL_ASLEEP, table.active, table.number(row))
