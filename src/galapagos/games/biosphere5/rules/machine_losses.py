# compiled
"""Human against Machine: what the machine loses, and the human's schemes against it."""

from typing import TYPE_CHECKING, Final

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.rules import drawing
from galapagos.games.biosphere5.rules.happenings import (
    DISCARDED,
    HAND_LEVEL,
    LOST_MARKER,
    REVEALED,
    ROLLED,
    SHUFFLED_BACK,
    SUFFERED,
)
from galapagos.games.biosphere5.rules.piles import ASIDE, DISCARDS, OF_MACHINE, OPEN, PILE
from galapagos.games.biosphere5.rules.words import FIELDS, MACHINE, SPYING

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

MOST_LEVEL: Final[i64] = 8
RESCUE_FACE: Final[i64] = 6


def cards_shown(table: "Position") -> i64:
    """B5-7.2: hand level 0: none, 1-2: one, 3-4: two, 5-6: three, 7-8: four."""
    return (table.level + 1) // 2


def reveal(table: "Position", count: i64, dice: Dice, events: Events | None) -> None:
    """B5-7.2: from the top of its pile, face up."""
    for _ in range(count):
        card = drawing.take_top(table, MACHINE, dice, events)
        table.sort_open(card, OF_MACHINE + OPEN)
        if events is not None:
            events.add(REVEALED, table.cards.face[card])


def raise_level(table: "Position", events: Events | None) -> None:
    """B5-7.4: by two, never above 8."""
    table.level = table.level + 2 if table.level + 2 < MOST_LEVEL else MOST_LEVEL
    if events is not None:
        events.add(HAND_LEVEL, table.level)


def hit(table: "Position", loss: i64, dice: Dice, events: Events | None) -> None:
    """B5-7.8: a rescue check for the first catastrophe of a turn; one hit makes the loss 1."""
    if events is not None:
        events.add(SUFFERED, MACHINE, loss)
    if table.catastrophes == 1 and rolls_a_rescue(table, dice, events):
        loss = 1
    lose(table, loss, events)


def rolls_a_rescue(table: "Position", dice: Dice, events: Events | None) -> bool:
    """B5-7.8: a die for each hand level; each hits with one face of six."""
    if table.level == 0:
        return False
    hits: i64 = 0
    for _ in range(table.level):
        if dice.roll() == RESCUE_FACE:
            hits += 1
    if events is not None:
        events.add(ROLLED, table.level, hits)
    return hits > 0


def lose(table: "Position", count: i64, events: Events | None) -> None:
    """B5-7.7: from the hand level; what is missing destroys achievements; without any the machine is out."""
    if count == 0:
        return
    from_hand = count if count < table.level else table.level
    table.level -= from_hand
    if events is not None and from_hand > 0:
        events.add(HAND_LEVEL, table.level)
    if table.level == 0:
        discard_aside(table, events)
    for _ in range(count - from_hand):
        field = lowest_marker(table)
        if field == FIELDS:
            table.falling |= 1 << MACHINE
            return
        destroy(table, field, events)


def lowest_marker(table: "Position") -> i64:
    """B5-7.7: makeshift ones first, each from the lowest field up; FIELDS if there is none."""
    makeshift = table.solved[MACHINE] & ~table.perfect[MACHINE]
    markers = makeshift if makeshift != 0 else table.solved[MACHINE]
    for field in range(FIELDS):
        if (markers >> field) & 1 == 1:
            return field
    return FIELDS


def destroy(table: "Position", field: i64, events: Events | None) -> None:
    """B5-7.2: the machine's achievements are markers only."""
    if events is not None:
        events.add(LOST_MARKER, field, 1 if table.is_perfect(MACHINE, field) else 0)
    table.solved[MACHINE] &= ~(1 << field)
    table.perfect[MACHINE] &= ~(1 << field)


def discard_aside(table: "Position", events: Events | None) -> bool:
    """B5-7.3 B5-7.9: the Biosphere card it had put aside goes to its discards; tell whether there was one."""
    cards = table.cards
    if cards.size[OF_MACHINE + ASIDE] == 0:
        return False
    card = cards.take(OF_MACHINE + ASIDE)
    cards.put(card, OF_MACHINE + DISCARDS)
    if events is not None:
        events.add(DISCARDED, MACHINE, cards.face[card])
    return True


def discard_top(table: "Position", dice: Dice, events: Events | None) -> None:
    card = drawing.take_top(table, MACHINE, dice, events)
    table.lay_open(card, OF_MACHINE + DISCARDS)
    if events is not None:
        events.add(DISCARDED, MACHINE, table.cards.face[card])


def be_spied_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-7.9: the human discards one of as many cards as its hand level shows, or the card put aside."""
    if discard_aside(table, events):
        lose(table, 1, events)
        return
    shown = cards_shown(table)
    reveal(table, shown, dice, events)
    if shown > 1:
        table.agenda.push(SPYING, 0, MACHINE)
        return
    if shown == 1:
        discard_revealed(table, table.cards.face[table.cards.top[OF_MACHINE + OPEN]], events)
    lose(table, 1, events)


def expose(table: "Position", face: i64, dice: Dice, events: Events | None) -> None:
    """B5-7.9: one is discarded, the rest is shuffled back, the hand level falls by one."""
    discard_revealed(table, face, events)
    cards = table.cards
    while cards.size[OF_MACHINE + OPEN] > 0:
        cards.put(cards.take(OF_MACHINE + OPEN), OF_MACHINE + PILE)
    cards.shuffle(OF_MACHINE + PILE, OF_MACHINE + PILE, dice)
    if events is not None:
        events.add(SHUFFLED_BACK)
    lose(table, 1, events)


def discard_revealed(table: "Position", face: i64, events: Events | None) -> None:
    table.lay_open(table.cards.pick(face, OF_MACHINE + OPEN), OF_MACHINE + DISCARDS)
    if events is not None:
        events.add(DISCARDED, MACHINE, face)


def be_sabotaged(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-7.9: three cards from its pile, or the one put aside and two; the hand level falls by three."""
    from_pile: i64 = 2 if discard_aside(table, events) else 3
    for _ in range(from_pile):
        discard_top(table, dice, events)
    lose(table, 3, events)
