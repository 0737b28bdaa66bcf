# compiled
"""The first phase of a turn: cards become animals or traits."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import ONE_MORE_B, choice, thing, verb_of
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules.pairs import NO_PAIR, joins_two
from galapagos.games.origin.rules.piles import HAND
from galapagos.games.origin.rules.words import (
    BRED,
    BREED,
    DEVELOP,
    EVOLVE,
    EVOLVED,
    FAT_TISSUE,
    INFESTED,
    NO_TRAIT,
    PAIRED,
    PARASITE,
    PASS,
    PASSED,
    SYMBIOSIS,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

EITHER_OR: Final[i64] = 1 << 0 | 1 << 13  # carnivorous, scavenger


def begin(table: "Position") -> None:
    """ORI-1.3: the lead plays first."""
    table.step = DEVELOP
    table.passed = 0
    table.active = table.lead


def someone_plays(table: "Position") -> bool:
    """ORI-2.2: the next who has a card and has not passed; tell whether there is one."""
    for offset in range(table.seats):
        seat = (table.active + offset) % table.seats
        if table.passed >> seat & 1 == 0 and table.cards.size[HAND + seat] > 0:
            table.active = seat
            table.seat = seat
            return True
    return False


def choices(table: "Position", into: vec[i64]) -> i64:
    """ORI-2.1: each kind of card in hand as an animal, as its one or its other trait; ORI-2.2: or pass."""
    count: i64 = 0
    face_of, under = table.cards.face, table.cards.under
    last_face: i64 = -1
    card = table.cards.top[HAND + table.seat]
    while card != NO_CARD:
        face = face_of[card]
        if face != last_face:
            into[count] = choice(BREED, face)
            count = trait_choices(table, face, table.sides[2 * face], into, count + 1)
            other = table.sides[2 * face + 1]
            if other != NO_TRAIT:
                count = trait_choices(table, face, other, into, count)
            last_face = face
        card = under[card]
    into[count] = choice(PASS)
    return count + 1


def trait_choices(table: "Position", face: i64, trait: i64, into: vec[i64], count: i64) -> i64:
    """Where this card may go as this trait."""
    first, following = table.first[table.seat], table.first[table.seat + 1]
    if joins_two(trait):
        return pair_choices(table, face, trait, into, count)
    if trait == PARASITE:
        count = row_choices(table, face, trait, 0, first, into, count)
        return row_choices(table, face, trait, following, table.animals(), into, count)
    return row_choices(table, face, trait, first, following, into, count)


def row_choices(
    table: "Position", face: i64, trait: i64, first: i64, following: i64, into: vec[i64], count: i64
) -> i64:
    """On any of these animals that lack it; written first and then counted or not."""
    excluding = excluded_by(trait)
    plain = choice(EVOLVE, face, 0, trait)
    for row in range(first, following):
        into[count] = plain + row * ONE_MORE_B
        count += 1 if table.traits[row] & excluding == 0 else 0
    return count


def excluded_by(trait: i64) -> i64:
    """ORI-2.3: the traits beside which this one cannot be played, as bits."""
    if trait == FAT_TISSUE:
        return 0
    if EITHER_OR >> trait & 1 == 1:
        return EITHER_OR
    return 1 << trait


def pair_choices(table: "Position", face: i64, kind: i64, into: vec[i64], count: i64) -> i64:
    """ORI-2.4: two own animals that this trait does not join yet; for a symbiosis the symbiont is named first."""
    for one in range(table.first[table.seat], table.first[table.seat + 1]):
        start = table.first[table.seat] if kind == SYMBIOSIS else one + 1
        for other in range(start, table.first[table.seat + 1]):
            if one != other and table.pairs.find(kind, one, other) == NO_PAIR:
                into[count] = choice(EVOLVE, face, one, kind, other)
                count += 1
    return count


def play(table: "Position", picked: i64, events: Events | None) -> None:
    seat = table.seat
    verb = verb_of(picked)
    if verb == PASS:
        table.passed |= 1 << seat
        if events is not None:
            events.add(PASSED, seat)
    else:
        card = table.cards.pick(thing(picked, 0), HAND + seat)
        if verb == BREED:
            breed(table, seat, card, events)
        else:
            evolve(table, card, thing(picked, 1), thing(picked, 2), thing(picked, 3), events)
    table.active = (seat + 1) % table.seats


def breed(table: "Position", seat: i64, card: i64, events: Events | None) -> None:
    """ORI-1.3: face down; only its owner knows which card it is."""
    row = table.add_animal(seat, card)
    if events is not None:
        events.add(BRED, seat, table.number(row), 0, 0, table.cards.face[card], table.cards.known[card])


def evolve(table: "Position", card: i64, row: i64, trait: i64, other: i64, events: Events | None) -> None:
    """ORI-1.3: everybody sees both traits of the card."""
    table.cards.known[card] = table.everybody()
    face = table.cards.face[card]
    if joins_two(trait):
        table.join(trait, row, other, card)
        if events is not None:
            events.add(PAIRED, table.seat, table.number(row), table.number(other), face << 8 | trait)
        return
    table.wear(row, card, trait)
    if events is not None:
        if trait == PARASITE:
            events.add(INFESTED, table.seat, table.owner(row), table.number(row), face << 8 | trait)
        else:
            events.add(EVOLVED, table.seat, table.number(row), 0, face << 8 | trait)
