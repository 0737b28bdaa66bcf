# compiled
"""Cards played from the hand: what each half allows."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import ONE_MORE_B, choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import catastrophe, leaders, schemes
from galapagos.games.biosphere5.rules.happenings import BUILT
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.piles import HAND, PILES, PLAYED, TABLE
from galapagos.games.biosphere5.rules.schemes import FIELD_BITS, FIELD_MASK
from galapagos.games.biosphere5.rules.words import (
    ATTACK,
    ATTACK_FIELD,
    BIOSPHERE,
    BUILD,
    DISCARDING,
    ESPIONAGE,
    FIELDS,
    HOPE,
    LEAD,
    LEADERSHIP,
    MAKESHIFT,
    NEW_HOPE,
    PERFECT,
    SABOTAGE,
    SABOTAGE_HAND,
    SHOW,
    SHOW_OF_FORCE,
    SPY,
    UNLEASH,
    WINNING,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

PRICE: Final[i64] = 5  # cards for the Biosphere 5


def choices(table: "Position", into: vec[i64], count: i64) -> i64:
    """B5-2.5: each kind in hand by its upper or its lower half."""
    face_of, under = table.cards.face, table.cards.under
    kinds = table.kinds
    last: i64 = -1
    card = table.cards.top[table.seat * PILES + HAND]
    while card != NO_CARD:
        face = face_of[card]
        if face != last:
            rank = kinds.rank[face]
            if rank == LEADERSHIP:
                count = leaders.rises(table, face, into, count)
            elif can_build(table, rank, kinds.field[face]):
                into[count] = choice(BUILD, face)
                count += 1
            count = lower_choices(table, face, kinds.lower[face], into, count)
            last = face
        card = under[card]
    return count


def can_build(table: "Position", rank: i64, field: i64) -> bool:
    """B5-2.5 B5-3.2: one achievement per turn and per field; B5-3.3: five other cards for the Biosphere 5."""
    if table.built or rank < MAKESHIFT:
        return False
    seat = table.seat
    if table.has_solved(seat, field) or not table.reaches(seat, level_of_field(field)):
        return False
    return rank != BIOSPHERE or table.hand_size(seat) > PRICE


def lower_choices(table: "Position", face: i64, option: i64, into: vec[i64], count: i64) -> i64:
    if option == SHOW_OF_FORCE:
        return leaders.shows(table, face, into, count)
    if not table.reaches(table.seat, level_of(option)):
        return count
    return uses(table, option, face, choice(verb_for(option), face), ONE_MORE_B, into, count)


def uses(table: "Position", option: i64, played: i64, plain: i64, one_more: i64, into: vec[i64], count: i64) -> i64:
    """All ways to use a lower half whose level is reached: what it is aimed at is added to the plain choice."""
    if option < FIELDS:
        return catastrophe.details(table, option, played, plain, one_more, into, count)
    if option == NEW_HOPE:
        into[count] = plain
        return count + 1
    if option == ATTACK:
        return schemes.attack_targets(table, plain, one_more, into, count)
    return schemes.targets(table, plain, one_more, into, count)


def level_of(option: i64) -> i64:
    """A catastrophe has its field's level; New Hope and Attack are level I, Espionage II, Sabotage III."""
    if option < FIELDS:
        return level_of_field(option)
    if option == ESPIONAGE:
        return 2
    return 3 if option == SABOTAGE else 1


def verb_for(option: i64) -> i64:
    if option < FIELDS:
        return UNLEASH
    if option == NEW_HOPE:
        return HOPE
    if option == ESPIONAGE:
        return SPY
    return SABOTAGE_HAND if option == SABOTAGE else ATTACK_FIELD


def play(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    verb, face = verb_of(picked), thing(picked, 0)
    seat = table.seat
    card = table.cards.pick(face, seat * PILES + HAND)
    if verb == BUILD:
        build(table, seat, card, events)
        return
    table.lay_open(card, seat * PILES + PLAYED)
    if verb == LEAD:
        leaders.rise(table, seat, thing(picked, 1), events)
    elif verb == SHOW:
        leaders.show(table, picked, dice, events)
    else:
        use(table, face, thing(picked, 1), dice, events)


def build(table: "Position", seat: i64, card: i64, events: Events | None) -> None:
    """B5-2.6: it stays on the table; B5-3.3: the Biosphere 5 costs five cards and wins."""
    face = table.cards.face[card]
    field = table.kinds.field[face]
    table.built = True
    table.sort_open(card, seat * PILES + TABLE)
    table.solved[seat] |= 1 << field
    if table.kinds.rank[face] == PERFECT:
        table.perfect[seat] |= 1 << field
    if events is not None:
        events.add(BUILT, seat, face)
    if table.kinds.rank[face] == BIOSPHERE:
        table.agenda.push(WINNING, seat)
        table.agenda.push(DISCARDING, seat, PRICE)


def use(table: "Position", face: i64, detail: i64, dice: Dice, events: Events | None) -> None:
    """Carry out the lower half of a card, played from the hand or still on the table."""
    seat, option = table.seat, table.kinds.lower[face]
    if option < FIELDS:
        catastrophe.unleash(table, seat, face, option, detail, events)
    elif option == NEW_HOPE:
        schemes.hope(table, seat, face, events)
    elif option == ESPIONAGE:
        schemes.spy(table, seat, face, detail, dice, events)
    elif option == SABOTAGE:
        schemes.sabotage(table, seat, face, detail, dice, events)
    else:
        schemes.attack(table, seat, face, detail >> FIELD_BITS, detail & FIELD_MASK, events)
