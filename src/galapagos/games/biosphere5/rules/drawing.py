# compiled
"""The draw pile, the row of open cards, and how discards become a new pile."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import choice
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import doom
from galapagos.games.biosphere5.rules.happenings import DREW, OPENED, RENEWED, SHUFFLED, TOOK
from galapagos.games.biosphere5.rules.piles import DISCARDS, HAND, OPEN, PILE, PILES, ROW

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position


def choices(table: "Position", verb: i64, into: vec[i64], count: i64) -> i64:
    """B5-2.2: the pile (0), or each kind of open card (its number + 1)."""
    cards = table.cards
    own = table.seat * PILES
    if cards.size[own + PILE] > 0:
        into[count] = choice(verb)
        count += 1
    last: i64 = -1
    card = cards.top[own + OPEN]
    while card != NO_CARD:
        face = cards.face[card]
        if face != last:
            into[count] = choice(verb, face + 1)
            count += 1
            last = face
        card = cards.under[card]
    return count


def can_take(table: "Position", player: i64) -> bool:
    own = player * PILES
    return table.cards.size[own + PILE] + table.cards.size[own + OPEN] > 0


def take(table: "Position", player: i64, source: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.2: into the hand, secretly from the pile, openly from the row."""
    own = player * PILES
    if source == 0:
        draw(table, player, dice, events)
        return
    table.cards.sort_in(table.cards.pick(source - 1, own + OPEN), own + HAND)
    if events is not None:
        events.add(TOOK, player, source - 1)


def draw(table: "Position", player: i64, dice: Dice, events: Events | None) -> None:
    card = take_top(table, player, dice, events)
    table.cards.known[card] = 1 << player
    table.cards.sort_in(card, player * PILES + HAND)
    if events is not None:
        events.add(DREW, player, 0, 0, 0, table.cards.face[card], 1 << player)


def take_top(table: "Position", player: i64, dice: Dice, events: Events | None) -> i64:
    card = table.cards.take(player * PILES + PILE)
    if table.cards.size[player * PILES + PILE] == 0:
        run_out(table, player, dice, events)
    return card


def run_out(table: "Position", player: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.9: when the last card has left the pile, the discards become a new one at once."""
    doom.empty_pile(table, player, events)
    renew_pile(table, player, dice, events)


def renew_pile(table: "Position", player: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.9: an empty pile is made of the discards, if there are any."""
    own = player * PILES
    if table.cards.size[own + PILE] > 0 or table.cards.size[own + DISCARDS] == 0:
        return
    if events is not None:
        events.add(SHUFFLED, player, table.cards.size[own + DISCARDS])
    table.cards.shuffle(own + DISCARDS, own + PILE, dice)


def renew_row(table: "Position", player: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.4: the open cards go, three others come."""
    own = player * PILES
    if events is not None:
        events.add(RENEWED, player)
    while table.cards.size[own + OPEN] > 0:
        table.cards.put(table.cards.take(own + OPEN), own + DISCARDS)
    fill_row(table, player, dice, events)


def fill_row(table: "Position", player: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.7: up to three open cards."""
    own = player * PILES
    while table.cards.size[own + OPEN] < ROW and table.cards.size[own + PILE] > 0:
        card = take_top(table, player, dice, events)
        table.sort_open(card, own + OPEN)
        if events is not None:
            events.add(OPENED, player, table.cards.face[card])
