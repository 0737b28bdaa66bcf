# compiled
"""Human against Machine: the machine's turn, which follows fixed priorities."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.rules import catastrophe, ending, schemes
from galapagos.games.biosphere5.rules.happenings import (
    AWAKES,
    BEST_ACHIEVEMENT,
    BEST_AFTER_HOPE,
    BETTER_PROTECTED,
    BUILT,
    DECIDED,
    FEWER_CARDS,
    MORE_CARDS,
    NO_OPTION,
    NOT_BEHIND,
    NOT_BETTER_PROTECTED,
    NOTHING_AFTER_HOPE,
    NOTHING_FITS,
    ONE_HOPE_ONLY,
    PLAYABLE,
    SABOTAGE_FIRST,
    SOLVED_ALREADY,
    SPIED,
    THEN_ESPIONAGE,
    THEN_HOPE,
    TO_CATCH_UP,
    TO_KEEP_FOR_LATER,
    TO_WIN,
    TOO_FEW_CARDS,
    TOO_HIGH,
    WEIGHED,
)
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.losing import compensate, discard_face
from galapagos.games.biosphere5.rules.machine_losses import cards_shown, raise_level, reveal
from galapagos.games.biosphere5.rules.piles import ASIDE, HAND, OF_MACHINE, OPEN, PILES, TABLE
from galapagos.games.biosphere5.rules.playing import level_of
from galapagos.games.biosphere5.rules.words import (
    ESPIONAGE,
    FIELD_OF_RESCUE,
    FIELDS,
    MACHINE,
    MACHINE_BUILT_IT,
    MAKESHIFT,
    NEW_HOPE,
    PERFECT,
    SABOTAGE,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

HUMAN: Final[i64] = 0
NOTHING: Final[i64] = -1
UPPER: Final[i64] = 0
LOWER: Final[i64] = 1
LEVEL_TO_WIN: Final[i64] = 5
HOPE_CARDS: Final[i64] = 3


def take_turn(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-7.2 B5-7.3: the Biosphere card put aside comes first, then the cards its hand level shows; one is used."""
    if events is not None:
        events.add(AWAKES, table.round, table.level)
    if table.cards.size[OF_MACHINE + ASIDE] > 0 and use_aside(table, events):
        return
    reveal(table, cards_shown(table), dice, events)
    if use_revealed_biosphere(table, events):
        return
    weigh(table, False, events)
    face = best_upper(table)
    if face != NOTHING:
        decide(face, UPPER, BEST_ACHIEVEMENT, events)
        build(table, face, events)
        return
    if (
        tries(table, SABOTAGE, SABOTAGE_FIRST, dice, events)
        or tries(table, ESPIONAGE, THEN_ESPIONAGE, dice, events)
        or tries(table, NEW_HOPE, THEN_HOPE, dice, events)
    ):
        return
    face = best_catastrophe(table)
    if face != NOTHING:
        decide(face, LOWER, reason_for_catastrophe(table, face), events)
        use_lower(table, face, dice, events)
        return
    decide(NOTHING, LOWER, NOTHING_FITS, events)
    raise_level(table, events)


def tries(table: "Position", option: i64, reason: i64, dice: Dice, events: Events | None) -> bool:
    """B5-7.3 (4) (5) (6): use a card for this, if one of those revealed allows it."""
    face = best_lower(table, option)
    if face == NOTHING:
        return False
    decide(face, LOWER, reason, events)
    use_lower(table, face, dice, events)
    return True


def decide(face: i64, half: i64, reason: i64, events: Events | None) -> None:
    """What the machine does, and why."""
    if events is not None:
        events.add(DECIDED, face, half, reason)


# The Biosphere card


def use_aside(table: "Position", events: Events | None) -> bool:
    """B5-7.3: used, it is discarded at the end of the turn."""
    if not use_biosphere(table, events):
        return False
    cards = table.cards
    cards.put(cards.take(OF_MACHINE + ASIDE), OF_MACHINE + OPEN)
    return True


def use_revealed_biosphere(table: "Position", events: Events | None) -> bool:
    """B5-7.3 B5-7.4: used, or put aside for two hand levels; either ends the turn."""
    cards = table.cards
    face = table.kinds.biosphere
    if not is_revealed(table, face):
        return False
    if use_biosphere(table, events):
        return True
    decide(face, UPPER, TO_KEEP_FOR_LATER, events)
    cards.put(cards.pick(face, OF_MACHINE + OPEN), OF_MACHINE + ASIDE)
    raise_level(table, events)
    return True


def is_revealed(table: "Position", face: i64) -> bool:
    card = table.cards.top[OF_MACHINE + OPEN]
    while card != NO_CARD:
        if table.cards.face[card] == face:
            return True
        card = table.cards.under[card]
    return False


def use_biosphere(table: "Position", events: Events | None) -> bool:
    """B5-7.3 (1) (2): it wins, or destroys the human's most valuable achievement."""
    face = table.kinds.biosphere
    if events is not None:
        events.add(WEIGHED, face, biosphere_verdict(table), attack_verdict(table))
    if biosphere_verdict(table) == PLAYABLE:
        decide(face, UPPER, TO_WIN, events)
        ending.finish(table, MACHINE_BUILT_IT, 1 << MACHINE, events)
        return True
    if attack_verdict(table) == PLAYABLE:
        decide(face, LOWER, TO_CATCH_UP, events)
        schemes.attack(table, MACHINE, face, HUMAN, table.kinds.field[dearest(table, HUMAN * PILES + TABLE)], events)
        return True
    return False


def biosphere_verdict(table: "Position") -> i64:
    """B5-7.3 (1): both fields of level III, and hand level 5."""
    if not table.reaches(MACHINE, level_of_field(FIELD_OF_RESCUE)):
        return TOO_HIGH
    return PLAYABLE if table.level >= LEVEL_TO_WIN else TOO_FEW_CARDS


def attack_verdict(table: "Position") -> i64:
    """B5-7.3 (2): the human has more achievements."""
    own: i64 = 0
    for field in range(FIELDS):
        if table.has_solved(MACHINE, field):
            own += 1
    return PLAYABLE if table.cards.size[HUMAN * PILES + TABLE] > own else NOT_BEHIND


# The other cards


def weigh(table: "Position", hoped: bool, events: Events | None) -> None:
    """What the machine finds about each revealed card, for those who want to follow."""
    if events is None:
        return
    card = table.cards.top[OF_MACHINE + OPEN]
    while card != NO_CARD:
        face = table.cards.face[card]
        events.add(WEIGHED, face, upper_verdict(table, face), lower_verdict(table, face, hoped))
        card = table.cards.under[card]


def upper_verdict(table: "Position", face: i64) -> i64:
    """B5-7.3 (3): an achievement by the rules for everybody."""
    rank, field = table.kinds.rank[face], table.kinds.field[face]
    if rank < MAKESHIFT:
        return NO_OPTION
    if table.has_solved(MACHINE, field):
        return SOLVED_ALREADY
    return PLAYABLE if table.reaches(MACHINE, level_of_field(field)) else TOO_HIGH


def lower_verdict(table: "Position", face: i64, hoped: bool) -> i64:
    """B5-7.3 (4) to (7); B5-7.4: no second New Hope."""
    option = table.kinds.lower[face]
    if not table.reaches(MACHINE, level_of(option)):
        return TOO_HIGH
    if option == NEW_HOPE:
        return ONE_HOPE_ONLY if hoped else PLAYABLE
    if option < FIELDS:
        return catastrophe_verdict(table, option)
    return PLAYABLE


def catastrophe_verdict(table: "Position", field: i64) -> i64:
    """B5-7.3 (7): better protected than the human, or as makeshift as he with more cards."""
    own, his = protection(table, MACHINE, field), protection(table, HUMAN, field)
    if own > his:
        return PLAYABLE
    if own != 1 or his != 1:
        return NOT_BETTER_PROTECTED
    return PLAYABLE if table.level > table.hand_size(HUMAN) else FEWER_CARDS


def protection(table: "Position", player: i64, field: i64) -> i64:
    """Perfect 2, makeshift 1, none 0."""
    return (table.solved[player] >> field & 1) + (table.perfect[player] >> field & 1)


def best_upper(table: "Position") -> i64:
    """B5-7.3 (3): the most valuable playable achievement."""
    best: i64 = NOTHING
    card = table.cards.top[OF_MACHINE + OPEN]
    while card != NO_CARD:
        face = table.cards.face[card]
        if upper_verdict(table, face) == PLAYABLE:
            best = dearer(table, face, best)
        card = table.cards.under[card]
    return best


def best_lower(table: "Position", option: i64) -> i64:
    """B5-7.3: the most valuable card that may be used for this."""
    best: i64 = NOTHING
    card = table.cards.top[OF_MACHINE + OPEN]
    while card != NO_CARD:
        face = table.cards.face[card]
        if table.kinds.lower[face] == option and lower_verdict(table, face, False) == PLAYABLE:
            best = dearer(table, face, best)
        card = table.cards.under[card]
    return best


def best_catastrophe(table: "Position") -> i64:
    """B5-7.3 (7): of several the most valuable card."""
    best: i64 = NOTHING
    for option in range(FIELDS):
        face = best_lower(table, option)
        if face != NOTHING:
            best = dearer(table, face, best)
    return best


def reason_for_catastrophe(table: "Position", face: i64) -> i64:
    field = table.kinds.lower[face]
    more = protection(table, MACHINE, field) > protection(table, HUMAN, field)
    return BETTER_PROTECTED if more else MORE_CARDS


def dearer(table: "Position", face: i64, other: i64) -> i64:
    """B5-7.6: the more valuable of two kinds, where there are two."""
    if other == NOTHING or table.kinds.worth[face] > table.kinds.worth[other]:
        return face
    return other


def dearest(table: "Position", pile: i64) -> i64:
    """B5-7.6: the most valuable kind in a pile."""
    best: i64 = NOTHING
    card = table.cards.top[pile]
    while card != NO_CARD:
        best = dearer(table, table.cards.face[card], best)
        card = table.cards.under[card]
    return best


# What it does


def build(table: "Position", face: i64, events: Events | None) -> None:
    """B5-7.2: a marker for the achievement."""
    field = table.kinds.field[face]
    table.solved[MACHINE] |= 1 << field
    if table.kinds.rank[face] == PERFECT:
        table.perfect[MACHINE] |= 1 << field
    if events is not None:
        events.add(BUILT, MACHINE, face)


def use_lower(table: "Position", face: i64, dice: Dice, events: Events | None) -> None:
    option = table.kinds.lower[face]
    if option < FIELDS:
        catastrophe.unleash(table, MACHINE, face, option, 0, events)
    elif option == SABOTAGE:
        schemes.sabotage(table, MACHINE, face, HUMAN, dice, events)
    elif option == ESPIONAGE:
        spy(table, face, events)
    else:
        hope(table, dice, events)


def spy(table: "Position", face: i64, events: Events | None) -> None:
    """B5-7.5: the human's most valuable hand card."""
    if events is not None:
        events.add(SPIED, MACHINE, face, HUMAN)
    if table.hand_size(HUMAN) == 0:
        compensate(table, HUMAN, 1, events)
    else:
        discard_face(table, HUMAN, dearest(table, HUMAN * PILES + HAND), events)


def hope(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-7.4: two hand levels, three more cards; then the most valuable card that can be used, its upper half first."""
    raise_level(table, events)
    reveal(table, HOPE_CARDS, dice, events)
    if use_revealed_biosphere(table, events):
        return
    weigh(table, True, events)
    face = best_after_hope(table)
    if face == NOTHING:
        decide(NOTHING, LOWER, NOTHING_AFTER_HOPE, events)
    elif upper_verdict(table, face) == PLAYABLE:
        decide(face, UPPER, BEST_AFTER_HOPE, events)
        build(table, face, events)
    else:
        decide(face, LOWER, BEST_AFTER_HOPE, events)
        use_lower(table, face, dice, events)


def best_after_hope(table: "Position") -> i64:
    best: i64 = NOTHING
    card = table.cards.top[OF_MACHINE + OPEN]
    while card != NO_CARD:
        face = table.cards.face[card]
        if upper_verdict(table, face) == PLAYABLE or lower_verdict(table, face, True) == PLAYABLE:
            best = dearer(table, face, best)
        card = table.cards.under[card]
    return best
