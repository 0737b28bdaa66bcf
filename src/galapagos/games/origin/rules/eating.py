# compiled
"""What an animal needs, and how it takes tokens."""

from typing import TYPE_CHECKING

from galapagos.core.numbers import i64
from galapagos.games.origin.rules.words import (
    ASLEEP,
    BIG,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    PARASITE,
    SYMBIOSIS,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def need(table: "Position", row: i64) -> i64:
    """ORI-4.1"""
    traits = table.traits[row]
    return 1 + (traits >> CARNIVOROUS & 1) + (traits >> BIG & 1) + 2 * (traits >> PARASITE & 1)


def is_fed(table: "Position", row: i64) -> bool:
    """ORI-4.1: it has what it needs, or it hibernates."""
    return table.food[row] >= need(table, row) or table.is_marked(row, ASLEEP)


def room(table: "Position", row: i64) -> i64:
    """ORI-4.1 ORI-4.5: how many tokens an animal can hold yet, in its stomach and in its fat."""
    if table.is_marked(row, ASLEEP):
        return 0
    hunger = need(table, row) - table.food[row]
    return (hunger if hunger > 0 else 0) + table.fat[row] - table.yellow[row]


def may_take(table: "Position", row: i64) -> bool:
    """ORI-4.1 ORI-4.14: it has room, and no symbiont of it is hungry."""
    if table.food[row] >= need(table, row) and table.yellow[row] == table.fat[row]:
        return False
    if table.is_marked(row, ASLEEP):
        return False
    return not table.has(row, SYMBIOSIS) or symbionts_are_fed(table, row)


def symbionts_are_fed(table: "Position", row: i64) -> bool:
    """ORI-4.14: all of them."""
    pairs = table.pairs
    for at in range(pairs.count):
        if pairs.kind[at] == SYMBIOSIS and pairs.other[at] == row:
            if not is_fed(table, pairs.one[at]):
                return False
    return True


def goes_into_fat(table: "Position", row: i64) -> i64:
    """ORI-4.5: 1 where the next token of this animal turns yellow, for those who tell of it."""
    return 1 if table.food[row] >= need(table, row) else 0


def receive(table: "Position", row: i64, offered: i64) -> i64:
    """ORI-4.5: blue tokens, what is needed first, then into the fat; the rest is lost. Tell how many were taken."""
    hunger = need(table, row) - table.food[row]
    eaten = min(offered, max(hunger, 0))
    stored = min(offered - eaten, table.fat[row] - table.yellow[row])
    table.food[row] += eaten
    table.yellow[row] += stored
    if table.has(row, COOPERATION):
        table.pairs.owe(row, COOPERATION)
    return eaten + stored


def receive_red(table: "Position", row: i64) -> None:
    """ORI-4.2 ORI-4.15: a token of the food base; in fat it is yellow."""
    before = table.food[row]
    receive(table, row, 1)
    table.red[row] += table.food[row] - before
    table.base -= 1
    if table.has(row, COMMUNICATION):
        table.pairs.owe(row, COMMUNICATION)
