# compiled
"""Cards that leave the table for their owner's discards, which lie face down."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.numbers import i64
from galapagos.games.origin.rules.piles import DISCARDS

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def lose_animal(table: "Position", row: i64) -> None:
    """ORI-4.6 ORI-2.4: with all its cards, pairs included."""
    pile = DISCARDS + table.owner(row)
    pair = table.pairs.count - 1
    while pair >= 0:
        if table.pairs.joins(pair, row):
            table.cards.put(table.part(pair), pile)
        pair -= 1
    card = table.worn[row]
    while card != NO_CARD:
        under = table.cards.under[card]
        table.cards.put(card, pile)
        card = under
    table.cards.put(table.animal[row], pile)
    table.remove_animal(row)


def lose_trait(table: "Position", row: i64, trait: i64) -> None:
    """ORI-4.8"""
    table.cards.put(table.take_off(row, trait), DISCARDS + table.owner(row))


def lose_pair(table: "Position", pair: i64) -> None:
    """ORI-4.8: both animals are of one player."""
    pile = DISCARDS + table.owner(table.pairs.one[pair])
    table.cards.put(table.part(pair), pile)
