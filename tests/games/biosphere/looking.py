"""Short ways to look at a table: its seats, and the dice on its tiles."""

from typing import Any

from galapagos.text.seats import LETTERS
from tests.table import Table


def seat(table: Table, letter: str) -> dict[str, Any]:
    """A player's board, cards and markers."""
    return table.data["seats"][LETTERS.index(letter)]


def points(table: Table, letter: str) -> int:
    """A player's evolution points."""
    return seat(table, letter)["ep"]


def lifespan(table: Table, letter: str, terrain: str) -> int | str:
    """How long new dice live there."""
    return seat(table, letter)["lifespans"][terrain]


def space(table: Table, letter: str) -> int:
    """Where a marker stands on the band."""
    return seat(table, letter)["space"]


def dice(table: Table, tile: str, letter: str) -> str:
    """The dice of a seat on a tile, such as `1 1 4*`; nothing where there are none."""
    return " ".join(table.data["tiles"].get(tile, {}).get(letter, []))


def supply(table: Table, letter: str) -> int:
    """How many dice are not on the map."""
    return int(table.state.supply[LETTERS.index(letter)])


def turn(table: Table) -> tuple[int, str, str]:
    """Round, step and seat."""
    data = table.data
    return data["round"], data["step"], data["seat"]


def verbs(table: Table) -> set[str]:
    """What kinds of things can be done."""
    return {choice.split()[0] for choice in table.choices}
