"""Short ways to look at a table: its animals and seats by name; and dice that roll what a test needs."""

from typing import Any

from galapagos.core.dice import Dice, stream
from galapagos.text.seats import LETTERS
from tests.playing import Table


def rolling(*numbers: int) -> Dice:
    """Dice whose first rolls are these."""
    for seed in range(10_000):
        dice = stream(seed)
        if all(dice.roll() == number for number in numbers):
            return stream(seed)
    raise AssertionError(numbers)


def table(text: str, *rolls: int) -> Table:
    """A position of the game whose next dice show these numbers."""
    made = Table("origin", text)
    made.dice = rolling(*rolls)
    return made


def seat(table: Table, letter: str) -> dict[str, Any]:
    """What lies in front of a seat, and its hand."""
    return table.data["seats"][LETTERS.index(letter)]


def names(table: Table) -> list[str]:
    """The animals that live."""
    return [
        f"{letter.upper()}{number}"
        for letter, each in zip(LETTERS, table.data["seats"], strict=False)
        for number in range(1, len(each["animals"]) + 1)
    ]


def animal(table: Table, name: str) -> dict[str, Any]:
    """`B2`: the second animal of seat b."""
    return seat(table, name[0].lower())["animals"][int(name[1:]) - 1]


def food(table: Table, name: str) -> int:
    """The red and blue tokens of an animal."""
    return animal(table, name)["red"] + animal(table, name)["blue"]


def tokens(table: Table, name: str) -> tuple[int, int, int]:
    """Red, blue and yellow."""
    each = animal(table, name)
    return each["red"], each["blue"], each["yellow"]


def traits(table: Table, name: str) -> list[str]:
    """What an animal has, pairs aside, in the order of playing."""
    return [side.partition("/")[0] for side in animal(table, name)["traits"]]


def marks(table: Table, name: str) -> list[str]:
    """What an animal has done or suffered."""
    return animal(table, name)["marks"]


def pairs(table: Table, letter: str) -> list[str]:
    """`cooperation A1 A2` for each pair of a seat."""
    return [" ".join([pair["card"].partition("/")[0], *pair["animals"]]) for pair in seat(table, letter)["pairs"]]


def discards(table: Table, letter: str) -> list[str]:
    """The cards a seat has discarded, in alphabetical order."""
    return [card.partition("~")[0] for card in seat(table, letter)["discards"]]


def hand(table: Table, letter: str) -> list[str]:
    """The cards in a seat's hand, in alphabetical order."""
    return seat(table, letter)["hand"]


def hunts(table: Table) -> list[str]:
    """The hunts that are legal now, as `A1 B1`."""
    return [choice.removeprefix("hunt ") for choice in table.choices if choice.startswith("hunt ")]


def taking(table: Table) -> list[str]:
    """The animals that may take a red token now."""
    return [choice.removeprefix("take ") for choice in table.choices if choice.startswith("take ")]
