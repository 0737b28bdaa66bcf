"""A position as plain data: whole, or as one pair of eyes sees it."""

from galapagos.games.biosphere import maps, naming
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.piles import DISCARDS, HAND, ROW, STACK, TABLEAU
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.game import Data
from galapagos.games.sight import Sight
from galapagos.text.seats import LETTERS, seat_letter

BLANK = "-"
BARREN = "barren"


def view(table: Position, eyes: int, edition: Edition) -> Data:
    """What these eyes see."""
    sight = Sight(table.cards, edition.card_ids, table.seats, eyes)
    everybody = table.everybody()
    return {
        "game": "biosphere",
        "rules": 1,
        **sight.whose(),
        "round": table.round,
        "step": naming.STEPS[table.step],
        "seat": seat_letter(table.seat),
        "start": seat_letter(table.start),
        "band": table.has_band,
        "limit": table.limit,
        "left": table.left,
        "walked": table.walked,
        "climbed": table.climbed,
        "settled": table.settled,
        "pending": [pending_word(table, item) for item in reversed(range(table.agenda.depth))],
        "map": maps.text_of(table.land),
        "assignments": [edition.assignments[number].id for number in list(table.assignments)],
        "rows": [sight.pile(ROW + row, everybody) for row in range(2)],
        "stacks": [sight.pile(STACK + row, 0) for row in range(2)],
        "discards": [sorted(sight.pile(DISCARDS + row, everybody)) for row in range(2)],
        "tiles": {tile_name(table, tile): dice for tile in range(table.land.tiles) if (dice := tile_view(table, tile))},
        "seats": [seat_view(table, seat, sight) for seat in range(table.seats)],
    }


def pending_word(table: Position, item: int) -> str:
    """What an item of the agenda will bring: a point, a loss, or the end of the turn."""
    what = table.agenda.field(item, 0)
    if what == w.GAIN:
        return naming.POINTS[table.agenda.field(item, 2)]
    return "loss" if what == w.LOSE else "end"


def tile_name(table: Position, tile: int) -> str:
    """`C2`"""
    return naming.place_name(table.land.column[tile], table.land.row[tile])


def tile_view(table: Position, tile: int) -> dict[str, list[str]]:
    """The dice on a tile, seat by seat: a number, one with a star if it has just moved, or a dash if still blank."""
    dice = {}
    for seat in range(table.seats):
        shown = [str(face) for face in range(1, 6) for _ in range(table.count(tile, seat, face))]
        if seat == table.seat:
            shown += [f"{face}*" for face in range(1, 6) for _ in range(table.count_moved(tile, face))]
            shown += [BLANK] * table.fresh[tile]
        if shown:
            dice[LETTERS[seat]] = shown
    return dice


def seat_view(table: Position, seat: int, sight: Sight) -> Data:
    size, speciality = table.size[seat], table.speciality[seat]
    everybody = table.everybody()
    return {
        "ep": table.ep[seat],
        "size": BLANK if size < 0 else naming.SIZES[size],
        "speciality": BLANK if speciality < 0 else naming.SPECIALITIES[speciality],
        "reproduction": table.reproduction(seat),
        "movement": table.movement(seat),
        "income": table.income(seat),
        "lifespans": {name: table.lives(seat, terrain) or BARREN for terrain, name in enumerate(naming.TERRAINS)},
        "space": table.space[seat],
        "due": bool(table.due >> seat & 1),
        "hand": sight.hand(HAND + seat, everybody),
        "played": sight.hand(TABLEAU + seat, everybody),
        "marks": [name for at, name in enumerate(naming.MARKS) if table.marks[seat] >> at & 1],
        "fulfilled": [name for at, name in enumerate(naming.CATEGORIES) if table.fulfilled[seat] >> at & 1],
    }
