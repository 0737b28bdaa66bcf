"""The list of choices is exactly what the rules allow, worked out a second time from plain data."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from hypothesis import given, settings

import galapagos as gp
from galapagos.games.game import Setup
from tests.games.positions import reached, seeds_and_steps

GAME = gp.game("biosphere")
SPACES = {"W": 3, "P": 3, "M": 5, "S": 5, "G": 7, "F": 7}
NAMES = {"W": "desert", "P": "polar", "M": "mountain", "S": "savanna", "G": "grassland", "F": "forest"}
SIZES = ["small4", "small3", "small2", "small1", "large1", "large2", "large3", "large4"]
SPECIALITIES = [
    *("specific4", "specific3", "specific2", "specific1"),
    *("general1", "general2", "general3", "general4"),
]

Tile = tuple[int, int]


class Sheet:
    """A position's data as a person with the rule book in hand reads it."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.letter = data["seat"]
        self.seat = data["seats"]["abcdef".index(self.letter)]
        self.map = {
            (column, row): letter
            for row, letters in enumerate(data["map"].split("/"))
            for column, letter in enumerate(letters)
            if letter != "."
        }

    def name(self, tile: Tile) -> str:
        return f"{'ABCDEFGH'[tile[0]]}{tile[1] + 1}"

    def dice(self, tile: Tile) -> dict[str, list[str]]:
        return self.data["tiles"].get(self.name(tile), {})

    def own(self, tile: Tile) -> list[str]:
        return self.dice(tile).get(self.letter, [])

    def gaps(self, tile: Tile) -> int:
        return SPACES[self.map[tile]] - sum(map(len, self.dice(tile).values()))

    def is_barren(self, tile: Tile) -> bool:
        return self.seat["lifespans"][NAMES[self.map[tile]]] == "barren"

    def beside(self, tile: Tile) -> list[Tile]:
        column, row = tile
        around = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        return [each for each in around if each in self.map]

    def distances(self, tile: Tile) -> dict[Tile, int]:
        """Breadth first, over all tiles, full or not."""
        found, edge = {tile: 0}, [tile]
        for each in edge:
            for near in self.beside(each):
                if near not in found:
                    found[near] = found[each] + 1
                    edge.append(near)
        return found

    def supply(self) -> int:
        return 50 - sum(len(self.own(tile)) for tile in self.map)

    def legal(self) -> Iterator[str]:
        if self.data["pending"]:
            yield from self.pending(self.data["pending"][0])
        elif self.data["step"] == "develop":
            yield from self.develop()
        elif self.data["step"] == "move":
            yield from self.move()
        elif self.data["step"] == "breed":
            yield from self.breed()
        else:
            yield from self.fill()

    def pending(self, word: str) -> Iterator[str]:
        """BIO-3.6, BIO-3.8."""
        if word == "loss":
            yield from (f"lose {name}" for name, value in self.seat["lifespans"].items() if value != "barren")
        elif word == "lifespan":
            yield from (f"take {name}" for name in self.seat["lifespans"])
        else:
            yield from (f"take {name}" for name in ("reproduction", "movement", "income"))

    def develop(self) -> Iterator[str]:
        """BIO-3.1 to BIO-3.10."""
        if self.seat["size"] == "-":
            yield from (f"begin {a} {b}" for a, b in product(("small1", "large1"), ("specific1", "general1")))
            return
        yield "done"
        for row, price in enumerate((2, 5)):
            if self.seat["ep"] >= price:
                yield from (f"buy {card}" for card in self.data["rows"][row])
        here = SIZES.index(self.seat["size"]), SPECIALITIES.index(self.seat["speciality"])
        if self.can_pay(self.data["walked"] + 1) and not self.data["settled"]:
            for scale, at in zip((SIZES, SPECIALITIES), here, strict=True):
                yield from (f"step {scale[goal]}" for goal in (at - 1, at + 1) if 0 <= goal < 8)
        if {*here} <= {0, 7}:
            corner = f"{self.seat['size'][:-1]}-{self.seat['speciality'][:-1]}"
            if corner not in self.seat["marks"]:
                yield f"mark {corner}"
        taken = [each["space"] for each in self.data["seats"]]
        ahead = [space for space in range(self.seat["space"] + 1, 30) if space not in taken]
        if self.data["band"] and ahead and self.can_pay(self.data["climbed"] + 1):
            yield "climb"
        card = f"{self.seat['size']}-{self.seat['speciality']}"
        if card in self.seat["hand"]:
            yield f"play {card}"

    def can_pay(self, step: int) -> bool:
        return step <= 10 and self.seat["ep"] >= step

    def move(self) -> Iterator[str]:
        """BIO-4.1."""
        yield "done"
        for tile in self.map:
            for face in {die for die in self.own(tile) if not die.endswith("*")}:
                for goal, steps in self.distances(tile).items():
                    if 0 < steps <= self.data["left"] and self.gaps(goal):
                        yield f"move {self.name(tile)}:{face} {self.name(goal)}"

    def breed(self) -> Iterator[str]:
        """BIO-5.1 to BIO-5.3."""
        yield "done"
        numbered = {tile for tile in self.map if any(die != "-" for die in self.own(tile))}
        for tile in self.map:
            if self.data["round"] == 1:
                may = not {*self.dice(tile)} - {self.letter}
            else:
                may = not numbered or tile in numbered or any(near in numbered for near in self.beside(tile))
            if may and self.gaps(tile) and not self.is_barren(tile):
                yield f"place {self.name(tile)}"

    def fill(self) -> Iterator[str]:
        """BIO-6.2."""
        for tile in self.map:
            has_majority = 2 * len(self.own(tile)) > SPACES[self.map[tile]]
            if has_majority and self.gaps(tile) and not self.is_barren(tile):
                yield f"fill {self.name(tile)}"


TABLES = [GAME.settle(seats) for seats in (2, 3, 4, 6)] + [GAME.settle(2, band="no"), GAME.settle(5, map="random")]


@pytest.mark.parametrize("setup", TABLES, ids=str)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(where=seeds_and_steps())
def test_choices_are_complete(setup: Setup, where: tuple[int, int]) -> None:
    """BIO-3.1 BIO-3.4 BIO-3.5 BIO-3.6 BIO-3.10 BIO-4.1 BIO-5.1 BIO-5.3 BIO-6.2: nothing missing, nothing too much."""
    state = reached(GAME, setup, *where)
    data = GAME.to_data(state)

    texts = [GAME.text(state, choice) for choice in GAME.choices(state)]

    assert sorted(texts) == sorted(Sheet(data).legal())
    if data["step"] in ("breed", "fill"):
        assert Sheet(data).supply() == state.supply["abcdef".index(data["seat"])]
