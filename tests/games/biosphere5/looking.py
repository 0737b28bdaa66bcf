"""Short ways to look at a table: a seat's cards and numbers by name."""

from typing import Any

from galapagos.core.dice import Dice
from galapagos.text.seats import LETTERS
from tests.table import Table


def at(text: str, dice: Dice | None = None) -> Table:
    """A position of the game on the test's table."""
    return Table("biosphere5", text, dice)


def seat(table: Table, letter: str) -> dict[str, Any]:
    """All that a seat has."""
    found: dict[str, Any] = table.data["seats"][LETTERS.index(letter)]
    return found


def hand(table: Table, letter: str) -> list[str]:
    """The cards in a seat's hand, in alphabetical order, without who knows them."""
    return sorted(card.partition("~")[0] for card in seat(table, letter)["hand"])


def discards(table: Table, letter: str) -> set[str]:
    """What a seat has discarded."""
    return {*seat(table, letter)["discards"]}


def solved(table: Table, letter: str) -> list[str]:
    """A seat's achievements by their cards."""
    return list(seat(table, letter)["table"])


def doom(table: Table, letter: str) -> int:
    """A seat's doom."""
    return int(seat(table, letter)["doom"])


def machine(table: Table) -> dict[str, Any]:
    """All that the machine has."""
    found: dict[str, Any] = table.data["machine"]
    return found


def starting_with(table: Table, *verbs: str) -> list[str]:
    """The legal choices with these verbs."""
    return [choice for choice in table.choices if choice.split()[0] in verbs]
