# compiled
"""Step 2 of a turn: play cards, any number in any order."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import ONE_MORE_B, choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.beginning.rules import eating
from galapagos.games.beginning.rules.drawing import discard
from galapagos.games.beginning.rules.piles import HAND
from galapagos.games.beginning.rules.words import (
    DONE,
    DROPPED,
    EVOLVE,
    EVOLVED,
    FOUND,
    FOUNDED,
    GREW,
    GROW,
    KINDS,
)

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position

MOST_TRAITS: Final[i64] = 3


def choices(table: "Position", into: vec[i64]) -> i64:
    """BEG-3.1: each kind in hand as a new species, as population, or as a trait; BEG-4.13: or done."""
    count: i64 = 0
    face_of, under = table.cards.face, table.cards.under
    first, following = table.first[table.seat], table.first[table.seat + 1]
    last_face: i64 = -1
    card = table.cards.top[HAND + table.seat]
    while card != NO_CARD:
        face = face_of[card]
        if face != last_face:
            into[count] = choice(FOUND, face)
            count += 1
            grow = choice(GROW, face)
            for row in range(first, following):
                into[count] = grow + row * ONE_MORE_B
                count += 1
            count = trait_choices(table, face, into, count)
            last_face = face
        card = under[card]
    into[count] = choice(DONE)
    return count + 1


def trait_choices(table: "Position", face: i64, into: vec[i64], count: i64) -> i64:
    """BEG-3.2: none twice; beside three others only in the place of one of them (its kind + 1; 0 is no one).

    Each choice is written first and then counted or not: adding is faster than a branch nobody can foresee.
    """
    traits_of = table.traits
    plain = choice(EVOLVE, face)
    for row in range(table.first[table.seat], table.first[table.seat + 1]):
        traits = traits_of[row]
        lacks = 1 - ((traits >> face) & 1)
        if not has_three(traits):
            into[count] = plain + row * ONE_MORE_B
            count += lacks
            continue
        for old in range(KINDS):
            into[count] = choice(EVOLVE, face, row, old + 1)
            count += (traits >> old) & lacks
    return count


def has_three(traits: i64) -> bool:
    """Taking away the lowest trait twice leaves one."""
    without_one = traits & (traits - 1)
    return without_one & (without_one - 1) != 0


def play(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    verb = verb_of(picked)
    if verb == DONE:
        eating.begin(table, dice, events)
        return
    card = table.cards.pick(thing(picked, 0), HAND + table.seat)
    if verb == FOUND:
        found(table, card, events)
    elif verb == GROW:
        grow(table, card, thing(picked, 1), events)
    else:
        evolve(table, card, thing(picked, 1), thing(picked, 2) - 1, events)
    if table.cards.size[HAND + table.seat] == 0:
        eating.begin(table, dice, events)


def found(table: "Position", card: i64, events: Events | None) -> None:
    """BEG-3.1: face down; its owner, who played it, knows it."""
    row = table.add_species(table.seat)
    table.add_card(row, card)
    if events is not None:
        events.add(FOUNDED, table.seat, table.number(row), 0, 0, table.cards.face[card], 1 << table.seat)


def grow(table: "Position", card: i64, row: i64, events: Events | None) -> None:
    """BEG-3.1: face down below the others, without limit."""
    table.add_card(row, card)
    if events is not None:
        events.add(GREW, table.seat, table.number(row), 0, 0, table.cards.face[card], 1 << table.seat)


def evolve(table: "Position", card: i64, row: i64, old: i64, events: Events | None) -> None:
    """BEG-3.2: with three traits one makes room."""
    if old >= 0:
        discard(table, table.take_off(row, old))
        if events is not None:
            events.add(DROPPED, table.seat, table.number(row), old)
    table.cards.known[card] = table.everybody()
    table.wear(row, card)
    if events is not None:
        events.add(EVOLVED, table.seat, table.number(row), table.cards.face[card])
