# compiled
"""The lower halves that are no catastrophes: New Hope, Espionage, Sabotage and Attack."""

from typing import TYPE_CHECKING, Final

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import doom, machine_losses
from galapagos.games.biosphere5.rules.happenings import ATTACKED, HOPED, SABOTAGED, SAW, SPIED
from galapagos.games.biosphere5.rules.losing import compensate, destroy, discard_at_random, discard_face, discard_hand
from galapagos.games.biosphere5.rules.piles import HAND, OPEN, PILES
from galapagos.games.biosphere5.rules.words import EXPOSE, FIELDS, LEFT, SPYING, TAKING

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

HOPE_CARDS: Final[i64] = 3
SABOTAGE_CARDS: Final[i64] = 3
FIELD_BITS: Final[i64] = 3
FIELD_MASK: Final[i64] = 7


def is_opponent(table: "Position", seat: i64, other: i64) -> bool:
    """Somebody else who is still in; B5-5.4: never the partner."""
    return other != seat and table.is_in(other) and not table.are_partners(seat, other)


def is_target(table: "Position", seat: i64, other: i64) -> bool:
    """B5-5.3: in the version for three only the left neighbour, the next player still in."""
    if table.form == LEFT:
        return other != seat and other == table.next_in(seat)
    return is_opponent(table, seat, other)


def targets(table: "Position", plain: i64, one_more: i64, into: vec[i64], count: i64) -> i64:
    """B5-4.6: with or without cards; each player that may be aimed at is added to the plain choice."""
    for other in range(table.players):
        if is_target(table, table.seat, other):
            into[count] = plain + other * one_more
            count += 1
    return count


def attack_targets(table: "Position", plain: i64, one_more: i64, into: vec[i64], count: i64) -> i64:
    """B5-4.7: each achievement of a player that may be aimed at: the player, and the field in the lowest bits."""
    for other in range(table.players):
        if is_target(table, table.seat, other):
            for field in range(FIELDS):
                if table.has_solved(other, field):
                    into[count] = plain + (other << FIELD_BITS | field) * one_more
                    count += 1
    return count


def hope(table: "Position", seat: i64, face: i64, events: Events | None) -> None:
    """B5-4.4 B5-2.7: exactly three cards; the row is filled again at the end of the action."""
    if events is not None:
        events.add(HOPED, seat, face)
    table.hope = True
    table.agenda.push(TAKING, seat, HOPE_CARDS)


def spy(table: "Position", author: i64, face: i64, target: i64, dice: Dice, events: Events | None) -> None:
    """B5-4.5: the author sees the hand; a hand of one card leaves no choice."""
    if events is not None:
        events.add(SPIED, author, face, target)
    doom.scheme(table, author, target, events)
    if table.is_machine(target):
        machine_losses.be_spied_on(table, dice, events)
    elif table.hand_size(target) > 1:
        see_hand(table, author, target, events)
        table.agenda.push(SPYING, author, target)
    else:
        missing = 1 - table.hand_size(target)
        discard_hand(table, target, events)
        compensate(table, target, missing, events)


def see_hand(table: "Position", author: i64, target: i64, events: Events | None) -> None:
    """B5-4.5: what he has seen he knows until it is shuffled."""
    cards = table.cards
    card = cards.top[target * PILES + HAND]
    while card != NO_CARD:
        cards.known[card] |= 1 << author
        if events is not None:
            events.add(SAW, author, target, 0, 0, cards.face[card], 1 << author)
        card = cards.under[card]
    cards.sort(target * PILES + HAND)


def exposures(table: "Position", target: i64, into: vec[i64]) -> i64:
    """B5-4.5 B5-7.9: each kind in the hand, or among the cards that the machine shows."""
    pile = target * PILES + (OPEN if table.is_machine(target) else HAND)
    count: i64 = 0
    last: i64 = -1
    card = table.cards.top[pile]
    while card != NO_CARD:
        face = table.cards.face[card]
        if face != last:
            into[count] = choice(EXPOSE, face)
            count += 1
            last = face
        card = table.cards.under[card]
    return count


def expose(table: "Position", target: i64, face: i64, dice: Dice, events: Events | None) -> None:
    """B5-4.5: this card is discarded."""
    if table.is_machine(target):
        machine_losses.expose(table, face, dice, events)
    else:
        discard_face(table, target, face, events)


def sabotage(table: "Position", author: i64, face: i64, target: i64, dice: Dice, events: Events | None) -> None:
    """B5-4.6: three cards at random, and what is missing as B5-4.8 says."""
    if events is not None:
        events.add(SABOTAGED, author, face, target)
    doom.scheme(table, author, target, events)
    if table.is_machine(target):
        machine_losses.be_sabotaged(table, dice, events)
        return
    held = table.hand_size(target)
    if held > SABOTAGE_CARDS:
        discard_at_random(table, target, SABOTAGE_CARDS, dice, events)
        return
    discard_hand(table, target, events)
    compensate(table, target, SABOTAGE_CARDS - held, events)


def attack(table: "Position", author: i64, face: i64, target: i64, field: i64, events: Events | None) -> None:
    """B5-4.7: one achievement of the author's choice."""
    if events is not None:
        events.add(ATTACKED, author, face, target, field)
    destroy(table, target, field, events)
    doom.attack(table, author, target, events)
