# compiled
"""What is decided while an action is carried out: what to take, to lose, to answer."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import catastrophe, drawing, ending, schemes, searching
from galapagos.games.biosphere5.rules.losing import destroy, discard_face, discard_hand, lose
from galapagos.games.biosphere5.rules.piles import HAND, PILES
from galapagos.games.biosphere5.rules.words import (
    ANSWERING,
    CATASTROPHE,
    DESTROY,
    DESTROYING,
    DISCARD,
    DISCARDING,
    FIELDS,
    LOSING,
    RESCUE,
    SEARCHING,
    SPYING,
    STOP,
    TAKE,
    TAKING,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position


def choices(table: "Position", into: vec[i64]) -> i64:
    agenda = table.agenda
    what, seat = agenda.what(), agenda.seat()
    if what == TAKING:
        count = drawing.choices(table, TAKE, into, 0)
        if agenda.about(1) == 1:
            into[count] = choice(STOP)
            count += 1
        return count
    if what == DISCARDING:
        return discards(table, into)
    if what == DESTROYING:
        return sacrifices(table, into)
    if what == ANSWERING:
        return catastrophe.answers(table, agenda.about(0), into)
    if what == SPYING:
        return schemes.exposures(table, agenda.about(0), into)
    return searching.choices(table, seat, into)


def discards(table: "Position", into: vec[i64]) -> i64:
    """B5-4.9: each kind in the hand."""
    count: i64 = 0
    last: i64 = -1
    card = table.cards.top[table.seat * PILES + HAND]
    while card != NO_CARD:
        face = table.cards.face[card]
        if face != last:
            into[count] = choice(DISCARD, face)
            count += 1
            last = face
        card = table.cards.under[card]
    return count


def sacrifices(table: "Position", into: vec[i64]) -> i64:
    """B5-4.8: each own achievement."""
    count: i64 = 0
    for field in range(FIELDS):
        if table.has_solved(table.seat, field):
            into[count] = choice(DESTROY, field)
            count += 1
    return count


def play(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    agenda = table.agenda
    what, seat, about, verb = agenda.what(), agenda.seat(), agenda.about(0), verb_of(picked)
    if verb == STOP:
        agenda.pop()
    elif what == TAKING:
        count_down(table)
        drawing.take(table, seat, thing(picked, 0), dice, events)
    elif what == DISCARDING:
        count_down(table)
        discard_face(table, seat, thing(picked, 0), events)
    elif what == DESTROYING:
        count_down(table)
        destroy(table, seat, thing(picked, 0), events)
    elif what == ANSWERING:
        agenda.pop()
        if verb == RESCUE:
            catastrophe.rescue(table, seat, thing(picked, 0), events)
        else:
            catastrophe.suffer(table, seat, about, events)
    elif what == SPYING:
        agenda.pop()
        schemes.expose(table, about, thing(picked, 0), dice, events)
    else:
        agenda.pop()
        searching.fetch(table, seat, thing(picked, 0), dice, events)


def count_down(table: "Position") -> None:
    """One less; the last one ends it."""
    left = table.agenda.about(0) - 1
    if left == 0:
        table.agenda.pop()
    else:
        table.agenda.change(0, left)


def must_ask(table: "Position", dice: Dice, events: Events | None) -> bool:
    """Whether the top of the agenda is a decision; whatever needs none is done."""
    agenda = table.agenda
    what, player, about = agenda.what(), agenda.seat(), agenda.about(0)
    if what == CATASTROPHE:
        catastrophe.go_on(table, dice, events)
        return False
    if what == TAKING and not drawing.can_take(table, player):
        agenda.pop()
        return False
    if what == DISCARDING and table.hand_size(player) <= about:
        agenda.pop()
        discard_hand(table, player, events)
        return False
    if what == LOSING:
        agenda.pop()
        lose(table, player, about, events)
        return False
    if what > SEARCHING:
        ending.win(table, player, events)
        return False
    table.seat = player
    return True


def is_open(table: "Position") -> bool:
    """Open cards, achievements and the machine's cards lie before everybody's eyes; so may a lack of rescue cards."""
    what, about = table.agenda.what(), table.agenda.about(0)
    if what == ANSWERING:
        return catastrophe.is_plainly_helpless(table, table.seat, about)
    if what == SPYING:
        return table.is_machine(about)
    return what in (TAKING, DESTROYING)
