# compiled
"""Catastrophes, and the rescue cards that answer them."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY
from galapagos.games.biosphere5.rules import machine_losses
from galapagos.games.biosphere5.rules.happenings import LAID, RESCUED, SAFE, SUFFERED, UNLEASHED
from galapagos.games.biosphere5.rules.losing import lose
from galapagos.games.biosphere5.rules.piles import HAND, PILE, PILES, PLAYED
from galapagos.games.biosphere5.rules.words import ANSWERING, CATASTROPHE, RESCUE, RESCUER, SUFFER

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

FULL_LOSS: Final[i64] = 4
MAKESHIFT_LOSS: Final[i64] = 2


def details(table: "Position", field: i64, played: i64, plain: i64, one_more: i64, into: vec[i64], count: i64) -> i64:
    """B5-4.3: an own achievement protects; else a rescue card, laid down beside the played one (its kind + 1).

    Each way is added to the plain choice.
    """
    if table.has_solved(table.seat, field):
        into[count] = plain
        return count + 1
    faces, under = table.cards.face, table.cards.under
    last: i64 = -1
    copies_of_played: i64 = 0
    card = table.cards.top[table.seat * PILES + HAND]
    while card != NO_CARD:
        face = faces[card]
        if face == played:
            copies_of_played += 1
        if face != last and is_rescue(table, face, field) and (face != played or copies_of_played > 1):
            into[count] = plain + (face + 1) * one_more
            count += 1
            last = face
        card = under[card]
    return count


def is_rescue(table: "Position", face: i64, field: i64) -> bool:
    return table.kinds.rank[face] == RESCUER and table.kinds.field[face] == field


def unleash(table: "Position", author: i64, face: i64, field: i64, laid: i64, events: Events | None) -> None:
    """B5-4.1: it hits everybody in turn order, its author last."""
    table.catastrophes += 1
    if events is not None:
        events.add(UNLEASHED, author, face, field)
    if laid > 0:
        table.lay_open(table.cards.pick(laid - 1, author * PILES + HAND), author * PILES + PLAYED)
        if events is not None:
            events.add(LAID, author, laid - 1)
    table.agenda.push(CATASTROPHE, author, field, table.next_in(author), 1 if laid > 0 else 0)


def go_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """Hit the next player; the catastrophe is over when its author was the last."""
    agenda = table.agenda
    author, field, victim, laid = agenda.seat(), agenda.about(0), agenda.about(1), agenda.about(2)
    if victim == NOBODY:
        agenda.pop()
        return
    agenda.change(1, NOBODY if victim == author else table.next_in(victim))
    if victim != author or laid == 0:
        hit(table, victim, field, dice, events)


def hit(table: "Position", victim: i64, field: i64, dice: Dice, events: Events | None) -> None:
    """B5-4.2: a perfect achievement protects; whoever holds cards is asked for a rescue card, if he has one or not."""
    if table.is_perfect(victim, field):
        if events is not None:
            events.add(SAFE, victim, field)
    elif table.is_machine(victim):
        machine_losses.hit(table, loss(table, victim, field), dice, events)
    elif table.hand_size(victim) > 0:
        table.agenda.push(ANSWERING, victim, field)
    else:
        suffer(table, victim, field, events)


def loss(table: "Position", victim: i64, field: i64) -> i64:
    """B5-4.1 B5-4.2: four cards, or two behind a makeshift achievement."""
    return MAKESHIFT_LOSS if table.has_solved(victim, field) else FULL_LOSS


def answers(table: "Position", field: i64, into: vec[i64]) -> i64:
    """B5-4.2: each kind of rescue card of the field, or none."""
    count: i64 = 0
    last: i64 = -1
    card = table.cards.top[table.seat * PILES + HAND]
    while card != NO_CARD:
        face = table.cards.face[card]
        if face != last and is_rescue(table, face, field):
            into[count] = choice(RESCUE, face)
            count += 1
            last = face
        card = table.cards.under[card]
    into[count] = choice(SUFFER)
    return count + 1


def rescue(table: "Position", seat: i64, face: i64, events: Events | None) -> None:
    """B5-4.2 B5-2.6: no loss; the card goes to the discards at the end of the action."""
    table.lay_open(table.cards.pick(face, seat * PILES + HAND), seat * PILES + PLAYED)
    if events is not None:
        events.add(RESCUED, seat, face)


def suffer(table: "Position", victim: i64, field: i64, events: Events | None) -> None:
    """B5-4.1: the loss is taken."""
    count = loss(table, victim, field)
    if events is not None:
        events.add(SUFFERED, victim, count)
    lose(table, victim, count, events)


def is_plainly_helpless(table: "Position", seat: i64, field: i64) -> bool:
    """Everybody can see that this seat has no answer: all its rescue cards of the field lie in the open."""
    own = seat * PILES
    return not has_rescue(table, own + PILE, field) and not has_rescue(table, own + HAND, field)


def has_rescue(table: "Position", pile: i64, field: i64) -> bool:
    card = table.cards.top[pile]
    while card != NO_CARD:
        if is_rescue(table, table.cards.face[card], field):
            return True
        card = table.cards.under[card]
    return False
