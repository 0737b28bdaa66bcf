"""Maps as text, such as `SGMG/FP.W`: rows of letters from the north, `.` for a gap."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere.naming import LETTERS, TERRAINS
from galapagos.games.biosphere.rules.land import Land

GAP = "."
# BIO-1.2: how many tiles of each terrain, by the number of players.
COUNTS = {
    2: (2, 2, 3, 3, 3, 3),
    3: (3, 3, 4, 4, 5, 5),
    4: (5, 5, 5, 5, 6, 6),
    5: (6, 6, 7, 7, 7, 7),
    6: (8, 8, 8, 8, 8, 8),
}


@lru_cache(maxsize=256)
def land_of(text: str) -> Land:
    """The map of a text that has been read before."""
    spots = [
        (LETTERS.index(letter), column, row)
        for row, letters in enumerate(text.split("/"))
        for column, letter in enumerate(letters)
        if letter != GAP
    ]
    terrains, columns, rows = ([spot[each] for spot in spots] for each in range(3))
    return Land(vec[i64](terrains), vec[i64](columns), vec[i64](rows))


def text_of(land: Land) -> str:
    """The reverse of `land_of`."""
    width, height = max(list(land.column)) + 1, max(list(land.row)) + 1
    rows = [[GAP] * width for _ in range(height)]
    for tile in range(land.tiles):
        rows[land.row[tile]][land.column[tile]] = LETTERS[land.terrain[tile]]
    return "/".join("".join(row) for row in rows)


def shuffled(text: str, dice: Dice) -> str:
    """BIO-1.3: the tiles of a map on the same places, as chance has it."""
    letters = vec[i64]([LETTERS.index(letter) for letter in text if letter in LETTERS])
    dice.shuffle(letters, len(letters))
    tiles = iter(list(letters))
    return "".join(LETTERS[next(tiles)] if letter in LETTERS else letter for letter in text)


def read_map(text: str, seats: int) -> str:
    """A map as it is written, gaps at its rim left out; refuses one on which these players cannot play (BIO-1.3)."""
    rows = trim(text.strip().upper().split("/"))
    for letter in "".join(rows):
        if letter not in LETTERS + GAP:
            raise Malformed(letter, f"a map has rows of {', '.join(LETTERS)} and {GAP} for a gap, with / between them")
    tiles = Counter("".join(rows))
    for letter, terrain, count in zip(LETTERS, TERRAINS, COUNTS[seats], strict=True):
        if tiles[letter] != count:
            raise Malformed(f"{tiles[letter]} {letter}", f"a map for {seats} has {count} tiles of {terrain} ({letter})")
    read = "/".join(rows)
    land = land_of(read)
    parts = count_parts(land)
    if parts > 1:
        raise Malformed(read, f"all tiles hang together orthogonally, and these are {parts} parts")
    return read


def trim(rows: Sequence[str]) -> list[str]:
    """The rows within their bounding box, all equally long."""
    width = max(map(len, rows))
    rows = [row.ljust(width, GAP) for row in rows]
    filled = [number for number, row in enumerate(rows) if row.strip(GAP)]
    columns = [number for number in range(width) if any(row[number] != GAP for row in rows)]
    if not filled:
        return []
    rows = rows[filled[0] : filled[-1] + 1]
    return [row[columns[0] : columns[-1] + 1] for row in rows]


def count_parts(land: Land) -> int:
    """How many groups of tiles that hang together a map has."""
    left, parts = int(land.all), 0
    while left:
        left &= ~int(land.grow(left & -left, left))
        parts += 1
    return parts
