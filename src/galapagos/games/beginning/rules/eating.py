# compiled
"""Step 3 of a turn: eat."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.beginning.rules import attack, scoring
from galapagos.games.beginning.rules.losing import starve
from galapagos.games.beginning.rules.words import (
    CARNIVORE,
    EAT,
    FED,
    FEED,
    LONG_NECK,
    STOP,
    STRETCHED,
)

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position

NECK_CHIPS: Final[i64] = 3


def begin(table: "Position", dice: Dice, events: Events | None) -> None:
    """BEG-4.2: long necks first, from the supply."""
    table.step = EAT
    seat = table.seat
    for row in range(table.first[seat], table.first[seat + 1]):
        if table.has(row, LONG_NECK):
            taken = table.take_chips(row, NECK_CHIPS)
            if events is not None and taken > 0:
                events.add(STRETCHED, seat, table.number(row), taken)
    go_on(table, dice, events)


def choices(table: "Position", into: vec[i64]) -> i64:
    """BEG-4.13: a chip from the hole, an attack, or, when no hungry own species can eat, stop."""
    count: i64 = 0
    hungry_can_eat = False
    seat = table.seat
    for row in range(table.first[seat], table.first[seat + 1]):
        if not table.has_place(row):
            continue
        before = count
        if table.has(row, CARNIVORE):
            count = attack.choices(table, row, into, count)
        elif table.hole > 0:
            into[count] = choice(FEED, row)
            count += 1
        if count > before and table.is_hungry(row):
            hungry_can_eat = True
    if count > 0 and not hungry_can_eat:
        into[count] = choice(STOP)
        count += 1
    return count


def play(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    verb = verb_of(picked)
    if verb == STOP:
        end(table, dice, events)
        return
    if verb == FEED:
        feed(table, thing(picked, 0), events)
    else:
        attack.attack(table, thing(picked, 0), thing(picked, 1), dice, events)
    go_on(table, dice, events)


def feed(table: "Position", row: i64, events: Events | None) -> None:
    """BEG-4.3: one chip from the watering hole."""
    table.hole -= 1
    table.chips[row] += 1
    if events is not None:
        events.add(FED, table.seat, table.number(row))


def go_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """BEG-4.13: with nothing to take the step ends by itself."""
    seat = table.seat
    for row in range(table.first[seat], table.first[seat + 1]):
        if can_take(table, row):
            return
    end(table, dice, events)


def can_take(table: "Position", row: i64) -> bool:
    if not table.has_place(row):
        return False
    if table.has(row, CARNIVORE):
        return attack.has_target(table, row)
    return table.hole > 0


def end(table: "Position", dice: Dice, events: Events | None) -> None:
    """BEG-4.10, then step 4."""
    starve(table, table.seat, dice, events)
    scoring.score(table, dice, events)
