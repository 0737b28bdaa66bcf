# compiled
"""Scavengers, who come when an animal was eaten."""

from typing import TYPE_CHECKING

from galapagos.core.choice import choice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules.eating import goes_into_fat, may_take, receive
from galapagos.games.origin.rules.words import SCAVENGE, SCAVENGED, SCAVENGER, SCAVENGING

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def come(table: "Position", events: Events | None) -> None:
    """ORI-4.10: of the first player, from the hunter's on, who has one that can take a token."""
    for offset in range(table.seats):
        seat = (table.active + offset) % table.seats
        count: i64 = 0
        found: i64 = 0
        for row in range(table.first[seat], table.first[seat + 1]):
            if is_scavenging(table, row):
                found = row
                count += 1
        if count == 1:
            feed(table, found, events)
        elif count > 1:
            table.agenda.push(SCAVENGING, seat)
        if count > 0:
            return


def is_scavenging(table: "Position", row: i64) -> bool:
    return table.has(row, SCAVENGER) and may_take(table, row)


def choices(table: "Position", into: vec[i64]) -> i64:
    """ORI-4.10: among several of one player he chooses."""
    count: i64 = 0
    for row in range(table.first[table.seat], table.first[table.seat + 1]):
        into[count] = choice(SCAVENGE, row)
        count += 1 if is_scavenging(table, row) else 0
    return count


def play(table: "Position", row: i64, events: Events | None) -> None:
    table.agenda.pop()
    feed(table, row, events)


def feed(table: "Position", row: i64, events: Events | None) -> None:
    if events is not None:
        events.add(SCAVENGED, table.owner(row), table.number(row), goes_into_fat(table, row))
    receive(table, row, 1)
