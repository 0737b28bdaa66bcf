"""Short ways to look at a table: its species and seats by name, its whole log."""

from typing import Any

from galapagos.text.seats import LETTERS
from tests.playing import Table


def seat(table: Table, letter: str) -> dict[str, Any]:
    """What lies in front of a seat, and its hand."""
    return table.data["seats"][LETTERS.index(letter)]


def species(table: Table, name: str) -> dict[str, Any]:
    """`B2`: the second species of seat b."""
    return seat(table, name[0].lower())["species"][int(name[1:]) - 1]


def population(table: Table, name: str) -> int:
    """How many cards a species has."""
    return len(species(table, name)["cards"])


def chips(table: Table, name: str) -> int:
    """How many chips lie on a species."""
    return species(table, name)["chips"]


def screen(table: Table, letter: str) -> int:
    """How many chips lie behind a seat's screen."""
    return seat(table, letter)["chips"]


def hand(table: Table, letter: str) -> list[str]:
    """The cards in a seat's hand, in alphabetical order."""
    return seat(table, letter)["hand"]
