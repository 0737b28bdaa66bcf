# compiled
"""On the Brink: doom, which rises and is averted."""

from typing import TYPE_CHECKING, Final

from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.rules.happenings import DOOM
from galapagos.games.biosphere5.rules.piles import OPEN, PILES

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

MOST_DOOM: Final[i64] = 8


def move(table: "Position", player: i64, steps: i64, events: Events | None) -> None:
    """B5-6.2 B5-6.10 B5-7.10: between 0 and 8; only with the expansion, and never the machine's."""
    if not table.brink or table.is_machine(player):
        return
    before = table.doom[player]
    after = before + steps
    if after > MOST_DOOM:
        after = MOST_DOOM
    if after < 0:
        after = 0
    table.doom[player] = after
    if events is not None and after != before:
        events.add(DOOM, player, after - before, after)


def empty_pile(table: "Position", player: i64, events: Events | None) -> None:
    """B5-6.2 (a)"""
    move(table, player, 2, events)


def missing_achievements(table: "Position", player: i64, missing: i64, events: Events | None) -> None:
    """B5-6.2 (b)"""
    move(table, player, missing, events)


def attack(table: "Position", author: i64, target: i64, events: Events | None) -> None:
    """B5-6.2 (c)"""
    if not table.is_machine(author):
        move(table, author, 1, events)
        move(table, target, 2, events)


def scheme(table: "Position", author: i64, target: i64, events: Events | None) -> None:
    """B5-6.2 (d): espionage or sabotage; B5-7.10: the machine's raise nobody's doom."""
    if not table.is_machine(author):
        move(table, author, 1, events)
        move(table, target, 1, events)


def end_of_turn(table: "Position", player: i64, events: Events | None) -> None:
    """B5-6.2 (e): the own Biosphere 5 card lies among the open ones."""
    card = table.cards.top[player * PILES + OPEN]
    while card >= 0:
        if table.cards.face[card] == table.kinds.biosphere:
            move(table, player, 1, events)
            return
        card = table.cards.under[card]


def settle(table: "Position") -> None:
    """B5-6.4: whose doom is 8 drops out."""
    if not table.brink:
        return
    for seat in range(table.seats):
        if table.is_in(seat) and table.doom[seat] == MOST_DOOM:
            table.falling |= 1 << seat
