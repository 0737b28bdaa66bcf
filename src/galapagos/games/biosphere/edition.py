"""One set of the game's data files: ours, or with corrected copies of a reader."""

import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from galapagos.core.errors import Malformed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.assignments import Assignment, read_assignment
from galapagos.games.biosphere.maps import COUNTS, land_of, read_map
from galapagos.games.biosphere.rules.developing import POSITIONS
from galapagos.games.biosphere.rules.material import Material
from galapagos.games.biosphere.rules.piles import CARDS, ROW_SIZE
from galapagos.games.biosphere.rules.points import POINT_BITS
from galapagos.games.shelf import Entry, Shelf
from galapagos.text import fields

FOLDER = Path(__file__).parent
FILES = ("cards.toml", "assignments.toml", "bonuses.toml", "board.toml", "band.toml", "maps.toml")
CELL = re.compile(r"((?:small|large)[1-4])-((?:specific|general)[1-4])")
LONGEST_BONUS = 8


@dataclass(frozen=True)
class Card:
    """A development card: the cell of the evolution field it needs, its row, and its bonus."""

    id: str
    row: int
    bonus: tuple[int, ...]

    @property
    def cell(self) -> tuple[int, int]:
        """Size and speciality, 0 to 7."""
        size, speciality = self.id.split("-")
        return naming.SIZES.index(size), naming.SPECIALITIES.index(speciality)


@dataclass(frozen=True, eq=False)
class Edition:
    """What the data files say: cards, row 1 first, assignments by category, maps, and all of it for the rules."""

    cards: tuple[Card, ...]
    assignments: tuple[Assignment, ...]
    corner_bonuses: dict[str, tuple[int, ...]]
    band_bonuses: tuple[tuple[int, ...], ...]
    maps: dict[int, str]
    material: Material
    digest: str

    @property
    def card_ids(self) -> tuple[str, ...]:
        return tuple(card.id for card in self.cards)

    def in_category(self, category: str) -> list[int]:
        """The numbers of the assignments of a category."""
        return [number for number, each in enumerate(self.assignments) if each.category == category]

    def check_map(self, text: str) -> None:
        """BIO-1.3: no assignment may be impossible on a map."""
        land = land_of(text)
        for assignment in self.assignments:
            if missing := assignment.missing_on(land):
                raise Malformed(text, f"assignment {assignment.id} cannot be fulfilled on this map: {missing}")


@lru_cache
def edition(readers: Path | None = None) -> Edition:
    """The data files, those in the reader's folder first."""
    return Loader(Shelf(FOLDER, FILES, readers)).load()


class Loader:
    """Reads the files into an edition, refusing what makes no game with file, entry and reason."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf

    def load(self) -> Edition:
        cards = self.cards()
        assignments = self.assignments()
        material = Material(len(assignments), sum(len(each.conditions) for each in assignments))
        material.row_1 = sum(card.row == 1 for card in cards)
        for number, card in enumerate(cards):
            size, speciality = card.cell
            material.cell[number] = size * POSITIONS + speciality
            material.card_bonus[number] = packed(card.bonus)
        fill(material.lifespan, self.by_id("board.toml", "lifespan", naming.TERRAINS, read_start))
        terrains = self.by_id("bonuses.toml", "terrain", naming.TERRAINS, read_bonus)
        corners = self.by_id("bonuses.toml", "corner", naming.CORNERS, read_bonus)
        fill(material.terrain_bonus, map(packed, terrains))
        fill(material.corner_bonus, map(packed, corners))
        band_bonuses = self.band(material)
        print_assignments(material, assignments)
        made = Edition(
            cards=tuple(cards),
            assignments=tuple(assignments),
            corner_bonuses=dict(zip(naming.CORNERS, corners, strict=True)),
            band_bonuses=band_bonuses,
            maps={},
            material=material,
            digest=self.shelf.digest(),
        )
        self.maps(made)
        return made

    def cards(self) -> list[Card]:
        """BIO-1.4 BIO-3.10: 56 cards, one for each cell of the field that has one."""
        cards = self.shelf.each("cards.toml", "card", read_card)
        with self.shelf.blaming("cards.toml", ""):
            ids = [card.id for card in cards]
            for card in cards:
                if ids.count(card.id) > 1:
                    raise Malformed(card.id, "each combination has one card")
            if len(cards) != CARDS:
                raise Malformed(len(cards), f"there are {CARDS} cards")
            for row in (1, 2):
                if sum(card.row == row for card in cards) < ROW_SIZE:
                    raise Malformed(f"row {row}", f"each row has at least {ROW_SIZE} cards")
        return sorted(cards, key=lambda card: card.row)

    def assignments(self) -> list[Assignment]:
        """BIO-1.4: at least one for each category; a position names them by id."""
        assignments = self.shelf.each("assignments.toml", "assignment", read_assignment)
        with self.shelf.blaming("assignments.toml", ""):
            ids = [each.id for each in assignments]
            for each in assignments:
                if ids.count(each.id) > 1:
                    raise Malformed(each.id, "each assignment has an id of its own")
            for category in naming.CATEGORIES:
                if category not in [each.category for each in assignments]:
                    raise Malformed(category, "each category from A to G has an assignment")
        return sorted(assignments, key=lambda each: each.category)

    def by_id(self, name: str, kind: str, ids: Sequence[str], read: Callable[[Entry], Any]) -> list[Any]:
        """What `read` makes of the entries with these ids, in the order of the ids; each must be there once."""

        def read_one(entry: Entry) -> tuple[str, Any]:
            return fields.word(entry, "id", ids, ""), read(entry)

        found = self.shelf.each(name, kind, read_one)
        with self.shelf.blaming(name, ""):
            for wanted in ids:
                if [each for each, _ in found].count(wanted) != 1:
                    raise Malformed(wanted, f"there is one [[{kind}]] with this id")
        return [dict(found)[wanted] for wanted in ids]

    def band(self, material: Material) -> tuple[tuple[int, ...], ...]:
        """BIO-3.6: the corners lie one behind the other; BIO-3.8: the marked sections before the first of them."""
        name = "band.toml"
        [material.spaces] = self.by_id(
            name, "band", ["length"], lambda entry: fields.number(entry, "spaces", 0, 12, 99)
        )
        corners = self.by_id(name, "corner", ["first", "second", "third"], read_corner)
        sections = self.by_id(name, "section", ["first", "second"], read_section)
        starts = self.by_id(name, "start", [f"{players} players" for players in COUNTS], read_space)
        fill(material.band_corner, [space for space, _ in corners])
        fill(material.band_bonus, [packed(bonus) for _, bonus in corners])
        fill(material.section_end, [last + 1 for last, _ in sections])
        fill(material.section_loss, [loses for _, loses in sections])
        fill(material.band_start, [0, 0, *starts])
        with self.shelf.blaming(name, ""):
            spots = [space for space, _ in corners]
            order = [*(last for last, _ in sections), *spots, material.spaces]
            if sorted(set(order)) != order:
                raise Malformed(
                    " ".join(map(str, order)), "both sections, then the three corners lie on the band, in this order"
                )
            for players, space in zip(COUNTS, starts, strict=True):
                if space + players > spots[0]:
                    raise Malformed(space, f"{players} players stand one behind the other before the first corner")
        return tuple(bonus for _, bonus in corners)

    def maps(self, made: Edition) -> None:
        """BIO-1.3: on each of them every assignment is possible."""
        ids = [f"{players} players" for players in COUNTS]
        texts = self.by_id("maps.toml", "map", ids, lambda entry: fields.text(entry, "rows"))
        for players, text in zip(COUNTS, texts, strict=True):
            with self.shelf.blaming("maps.toml", f"map {players} players"):
                made.maps[players] = read_map(text, players)
                made.check_map(made.maps[players])


def read_card(entry: Entry) -> Card:
    """What stands on a card."""
    name = fields.text(entry, "id")
    cell = CELL.fullmatch(name)
    if cell is None or (cell[1][-1] == cell[2][-1] and cell[1][-1] in "14"):
        raise Malformed(name, "a card is called like small1-general2; there is none for 1/1 and 4/4")
    return Card(name, fields.number(entry, "row", 0, 1, 2), read_bonus(entry))


def read_bonus(entry: Entry) -> tuple[int, ...]:
    """The points of a bonus, in their order."""
    words = fields.words(entry, "bonus")
    if not 1 <= len(words) <= LONGEST_BONUS:
        raise Malformed(" ".join(words), f"bonus has 1 to {LONGEST_BONUS} points")
    for word in words:
        if word not in naming.POINTS:
            raise Malformed(word, f"a point is one of {', '.join(naming.POINTS)}")
    return tuple(map(naming.POINTS.index, words))


def read_start(entry: Entry) -> int:
    return fields.number(entry, "start", 0, 1, 5)


def read_space(entry: Entry) -> int:
    return fields.number(entry, "space", -1)


def read_corner(entry: Entry) -> tuple[int, tuple[int, ...]]:
    return read_space(entry), read_bonus(entry)


def read_section(entry: Entry) -> tuple[int, int]:
    return fields.number(entry, "last", -1), fields.number(entry, "loses", 0, 1, 2)


def packed(bonus: Sequence[int]) -> int:
    """A bonus as the rules carry it: a digit for each point."""
    return sum((point + 1) << (at * POINT_BITS) for at, point in enumerate(bonus))


def fill(column: Any, values: Any) -> None:
    for at, value in enumerate(values):
        column[at] = value


def print_assignments(material: Material, assignments: Sequence[Assignment]) -> None:
    """Lay the conditions of all assignments one behind the other."""
    at = 0
    for number, assignment in enumerate(assignments):
        material.category[number] = naming.CATEGORIES.index(assignment.category)
        for each in assignment.conditions:
            material.need[at], material.hold[at], material.where[at] = each.need, each.hold, each.where
            material.least[at], material.count[at] = each.least, each.count
            at += 1
        material.first_condition[number + 1] = at
