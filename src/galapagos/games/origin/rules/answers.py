# compiled
"""How an attacked animal may answer."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules import hunting, sharing
from galapagos.games.origin.rules.eating import goes_into_fat, receive
from galapagos.games.origin.rules.losing import lose_pair, lose_trait
from galapagos.games.origin.rules.pairs import joins_two
from galapagos.games.origin.rules.words import (
    ATTACKED,
    BIT,
    BLENDED,
    CAUGHT,
    DROP,
    DROPPED,
    DROPPED_PAIR,
    ESCAPED,
    KINDS,
    MIMICKED,
    MIMICRY,
    PAIR_TRAITS,
    RAN,
    REDIRECT,
    RUN,
    RUNNING,
    TAIL_LOSS,
    TURN,
    YIELD,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

ESCAPES_FROM: Final[i64] = 4


def someone_answers(table: "Position", events: Events | None) -> bool:
    """ORI-4.8: without any answer the animal is eaten."""
    hunter, prey = table.agenda.about(0), table.agenda.about(1)
    if can_run(table, prey) or table.has(prey, TAIL_LOSS) or has_goal(table, hunter, prey):
        table.seat = table.agenda.seat()
        return True
    table.agenda.pop()
    hunting.eat(table, hunter, prey, events)
    return False


def can_run(table: "Position", prey: i64) -> bool:
    """ORI-4.8: once in an attack."""
    return table.has(prey, RUNNING) and not table.is_marked(prey, RAN)


def has_goal(table: "Position", hunter: i64, prey: i64) -> bool:
    if not can_mimic(table, prey):
        return False
    seat = table.owner(prey)
    for goal in range(table.first[seat], table.first[seat + 1]):
        if is_goal(table, hunter, prey, goal):
            return True
    return False


def can_mimic(table: "Position", prey: i64) -> bool:
    return table.has(prey, MIMICRY) and not table.is_marked(prey, MIMICKED)


def is_goal(table: "Position", hunter: i64, prey: i64, goal: i64) -> bool:
    """ORI-4.8: one this hunter could attack; by the default rule none that this attack has come to before."""
    if goal == prey or not hunting.can_attack(table, hunter, goal):
        return False
    return table.mimicry == TURN or not table.is_marked(goal, ATTACKED)


def choices(table: "Position", into: vec[i64]) -> i64:
    """ORI-4.8: in the order its owner likes; or let it happen."""
    hunter, prey = table.agenda.about(0), table.agenda.about(1)
    count: i64 = 0
    if can_run(table, prey):
        into[count] = choice(RUN, prey)
        count += 1
    if table.has(prey, TAIL_LOSS):
        count = drop_choices(table, prey, into, count)
    if can_mimic(table, prey):
        seat = table.owner(prey)
        for goal in range(table.first[seat], table.first[seat + 1]):
            into[count] = choice(REDIRECT, prey, goal)
            count += 1 if is_goal(table, hunter, prey, goal) else 0
    into[count] = choice(YIELD, prey)
    return count + 1


def drop_choices(table: "Position", prey: i64, into: vec[i64], count: i64) -> i64:
    """ORI-4.8: any trait card; a pair card is told from others by its partner."""
    traits = table.traits[prey] & ~PAIR_TRAITS
    for trait in range(KINDS):
        into[count] = choice(DROP, prey, trait)
        count += traits >> trait & 1
    pairs = table.pairs
    for pair in range(pairs.count):
        if pairs.joins(pair, prey):
            into[count] = choice(DROP, prey, pairs.kind[pair], pairs.partner(pair, prey))
            count += 1
    return count


def play(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    hunter, prey = table.agenda.about(0), table.agenda.about(1)
    verb = verb_of(picked)
    if verb == RUN:
        run(table, prey, dice, events)
        return
    table.agenda.pop()
    if verb == DROP:
        drop(table, prey, thing(picked, 1), thing(picked, 2), events)
        hunting.end_attack(table)
        bite(table, hunter, events)
    elif verb == REDIRECT:
        redirect(table, hunter, prey, thing(picked, 1), events)
    else:
        hunting.eat(table, hunter, prey, events)


def run(table: "Position", prey: i64, dice: Dice, events: Events | None) -> None:
    """ORI-4.8: a die decides."""
    rolled = dice.roll()
    escapes = rolled >= ESCAPES_FROM
    if events is not None:
        events.add(ESCAPED if escapes else CAUGHT, table.owner(prey), table.number(prey), rolled)
    if escapes:
        table.agenda.pop()
        hunting.end_attack(table)
    else:
        table.mark(prey, RAN)


def drop(table: "Position", prey: i64, trait: i64, partner: i64, events: Events | None) -> None:
    """ORI-4.8: the animal survives without this card."""
    seat = table.owner(prey)
    if joins_two(trait):
        if events is not None:
            events.add(DROPPED_PAIR, seat, table.number(prey), trait, table.number(partner))
        lose_pair(table, table.pairs.find(trait, prey, partner))
        return
    if events is not None:
        events.add(DROPPED, seat, table.number(prey), trait)
    lose_trait(table, prey, trait)


def bite(table: "Position", hunter: i64, events: Events | None) -> None:
    """ORI-4.8: the hunter gets one token."""
    if events is not None:
        events.add(BIT, table.active, table.number(hunter), goes_into_fat(table, hunter))
    receive(table, hunter, 1)
    sharing.begin(table)


def redirect(table: "Position", hunter: i64, prey: i64, goal: i64, events: Events | None) -> None:
    """ORI-4.8: by the option, each mimicry works once in a turn."""
    if table.mimicry == TURN:
        table.mark(prey, MIMICKED)
    if events is not None:
        events.add(BLENDED, table.owner(prey), table.number(prey), table.number(goal))
    hunting.attack(table, hunter, goal)
