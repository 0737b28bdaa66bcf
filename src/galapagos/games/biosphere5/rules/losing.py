# compiled
"""Cards and achievements lost."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.rules import doom, machine_losses
from galapagos.games.biosphere5.rules.happenings import DESTROYED, DISCARDED, UNCOVERED
from galapagos.games.biosphere5.rules.piles import DISCARDS, HAND, PILES, TABLE
from galapagos.games.biosphere5.rules.words import DESTROYING, DISCARDING

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position


def lose(table: "Position", player: i64, count: i64, events: Events | None) -> None:
    """B5-4.8 B5-4.9: hand cards of the player's choice go first; achievements make good for missing ones."""
    if table.is_machine(player):
        machine_losses.lose(table, count, events)
        return
    held = table.hand_size(player)
    if held > count:
        table.agenda.push(DISCARDING, player, count)
        return
    discard_hand(table, player, events)
    compensate(table, player, count - held, events)


def discard_hand(table: "Position", player: i64, events: Events | None) -> None:
    """A hand that goes as a whole is not asked for card by card."""
    while table.hand_size(player) > 0:
        discard(table, player, table.cards.take(player * PILES + HAND), events)


def discard_face(table: "Position", player: i64, face: i64, events: Events | None) -> None:
    """A card of this kind leaves the hand."""
    discard(table, player, table.cards.pick(face, player * PILES + HAND), events)


def discard(table: "Position", player: i64, card: i64, events: Events | None) -> None:
    """B5-1.3: discards are public when they happen."""
    table.lay_open(card, player * PILES + DISCARDS)
    if events is not None:
        events.add(DISCARDED, player, table.cards.face[card])


def discard_at_random(table: "Position", player: i64, count: i64, dice: Dice, events: Events | None) -> None:
    """B5-4.6: each card of the hand is as likely as any other."""
    hand = player * PILES + HAND
    for _ in range(count):
        card = table.cards.take_at(dice.below(table.cards.size[hand]), hand)
        discard(table, player, card, events)


def compensate(table: "Position", player: i64, missing: i64, events: Events | None) -> None:
    """B5-4.8: an own achievement of choice for each missing card; where they do not suffice, B5-6.2 (b) or out."""
    if missing == 0:
        return
    achievements = table.cards.size[player * PILES + TABLE]
    if achievements > missing:
        table.agenda.push(DESTROYING, player, missing)
        return
    for field in range(i64(6)):
        if table.has_solved(player, field):
            destroy(table, player, field, events)
    uncovered = missing - achievements
    if uncovered == 0:
        return
    if events is not None:
        events.add(UNCOVERED, player, uncovered)
    if table.brink:
        doom.missing_achievements(table, player, uncovered, events)
    else:
        table.falling |= 1 << player


def destroy(table: "Position", player: i64, field: i64, events: Events | None) -> None:
    """B5-4.7: the card goes to its owner's discards."""
    if table.is_machine(player):
        machine_losses.destroy(table, field, events)
        return
    card = table.cards.pick(achievement(table, player, field), player * PILES + TABLE)
    table.lay_open(card, player * PILES + DISCARDS)
    table.solved[player] &= ~(1 << field)
    table.perfect[player] &= ~(1 << field)
    if events is not None:
        events.add(DESTROYED, player, table.cards.face[card])


def achievement(table: "Position", player: i64, field: i64) -> i64:
    """The kind of card that solves a field, or -1."""
    card = table.cards.top[player * PILES + TABLE]
    while card != NO_CARD:
        face = table.cards.face[card]
        if table.kinds.field[face] == field:
            return face
        card = table.cards.under[card]
    return -1
