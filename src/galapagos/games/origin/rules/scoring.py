# compiled
"""Points, and who wins."""

from typing import TYPE_CHECKING, Final

from galapagos.core.numbers import i64
from galapagos.core.result import Result, places
from galapagos.games.origin.rules.piles import DISCARDS
from galapagos.games.origin.rules.words import BIG, CARNIVOROUS, PARASITE

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

MORE_THAN_ALL_CARDS: Final = 1000


def animal_points(table: "Position", seat: i64) -> i64:
    """ORI-5.4: two for each living animal."""
    return 2 * (table.first[seat + 1] - table.first[seat])


def trait_points(table: "Position", seat: i64) -> i64:
    """ORI-5.4: one for each trait card; a card between two animals counts once."""
    points: i64 = 0
    for row in range(table.first[seat], table.first[seat + 1]):
        points += table.count_traits(row)
    for pair in range(table.pairs.count):
        points += 1 if table.owner(table.pairs.one[pair]) == seat else 0
    return points


def appetite_points(table: "Position", seat: i64) -> i64:
    """ORI-5.4: for traits that make hungry, as many points as tokens they ask for."""
    points: i64 = 0
    for row in range(table.first[seat], table.first[seat + 1]):
        points += 1 if table.has(row, CARNIVOROUS) else 0
        points += 1 if table.has(row, BIG) else 0
        points += 2 if table.has(row, PARASITE) else 0
    return points


def points(table: "Position", seat: i64) -> i64:
    return animal_points(table, seat) + trait_points(table, seat) + appetite_points(table, seat)


def result(table: "Position") -> Result:
    """ORI-5.4: among equals those with more cards in their discards; then they share."""
    by_seat = [int(points(table, seat)) for seat in range(table.seats)]
    discards = [int(table.cards.size[DISCARDS + seat]) for seat in range(table.seats)]
    ranks = [own * MORE_THAN_ALL_CARDS + lost for own, lost in zip(by_seat, discards, strict=True)]
    return Result(places(ranks), by_seat, "deck")
