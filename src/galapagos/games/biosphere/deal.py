"""A position from its data: refuses what cannot be, and deals what is not said."""

import re
from collections.abc import Mapping, Sequence

from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY
from galapagos.games.biosphere import maps, naming
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.possible import check
from galapagos.games.biosphere.rules import band, breeding, market
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.bonuses import LONGEST_LIFE, TOP_LEVEL, is_choice
from galapagos.games.biosphere.rules.developing import MOST_STEPS
from galapagos.games.biosphere.rules.piles import DISCARDS, HAND, ROW, ROW_SIZE, STACK, TABLEAU
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.view import BARREN, BLANK, tile_name
from galapagos.games.box import Box
from galapagos.games.game import Data
from galapagos.games.sight import HIDDEN
from galapagos.text import fields
from galapagos.text.seats import LETTERS, read_eyes, read_seat, seat_letter

FIELDS = (
    *("game", "rules", "eyes", "round", "step", "seat", "start", "band", "limit", "left", "walked", "climbed"),
    *("settled", "pending", "map", "assignments", "rows", "stacks", "discards", "tiles", "seats"),
)
SEAT_FIELDS = (
    *("ep", "size", "speciality", "reproduction", "movement", "income", "lifespans", "space", "due"),
    *("hand", "played", "marks", "fulfilled"),
)
SCALE_STARTS = {"reproduction": (3, 1), "movement": (1, 1), "income": (5, 2)}  # BIO-1.5, and the step of the scale
DIE = re.compile(r"([1-5])(\*?)")
LONGEST_GAME = 200


def from_data(data: Mapping[str, object], dice: Dice, edition: Edition) -> Position:
    """The position of this data; refuses one that cannot exist."""
    fields.only(data, FIELDS)
    fields.word(data, "game", ("biosphere",), "biosphere")
    fields.number(data, "rules", 1, 1, 1)
    seats = fields.mappings(data, "seats")
    if not 2 <= len(seats) <= w.MOST_SEATS:
        raise Malformed(len(seats), f"a position has 2 to {w.MOST_SEATS} seats")
    table = Position(len(seats), maps.land_of(read_map(data, len(seats), edition)), edition.material)
    read_clock(table, data)
    for seat, seat_data in enumerate(seats):
        read_seat_data(table, seat, seat_data)
    place_markers(table, seats)
    lay_dice(table, data)
    lay_cards(table, data, seats, dice, edition)
    read_assignments(table, data, dice, edition)
    read_pending(table, data)
    read_left(table, data)
    if table.seat != NOBODY:
        table.count_turns()
    check(table)
    return table


def read_map(data: Mapping[str, object], seats: int, edition: Edition) -> str:
    """The recommended one where none is given."""
    if "map" not in data:
        return edition.maps[seats]
    text = maps.read_map(fields.text(data, "map"), seats)
    edition.check_map(text)
    return text


def read_clock(table: Position, data: Mapping[str, object]) -> None:
    """Round, step, who decides, and what the turn has seen so far."""
    table.has_band = "band" not in data or fields.flag(data, "band")
    table.limit = fields.number(data, "limit", 60, 1, LONGEST_GAME)
    table.round = fields.number(data, "round", 1, 1, table.limit)
    table.step = naming.STEPS.index(fields.word(data, "step", naming.STEPS, "develop"))
    table.seat = NOBODY if table.step == w.OVER else read_seat(data.get("seat", "a"), table.seats)
    table.start = read_seat(data.get("start", seat_letter(max(table.seat, 0))), table.seats)
    table.walked = fields.number(data, "walked", 0, 0, MOST_STEPS)
    table.climbed = fields.number(data, "climbed", 0, 0, MOST_STEPS)
    table.settled = fields.flag(data, "settled")
    if table.step != w.DEVELOP and (table.walked or table.climbed or table.settled):
        raise Malformed(naming.STEPS[table.step], "walked, climbed and settled belong to 'develop'")


def read_seat_data(table: Position, seat: int, data: Data) -> None:
    """A player's board and markers."""
    fields.only(data, SEAT_FIELDS)
    table.ep[seat] = fields.number(data, "ep", 0)
    read_field(table, seat, data)
    for scale, (name, (start, step)) in enumerate(SCALE_STARTS.items()):
        value = fields.number(data, name, start, start, start + step * TOP_LEVEL)
        if (value - start) % step:
            raise Malformed(value, f"{name} is 5, 7, 9 or 11")
        table.level[seat * w.SCALES + scale] = (value - start) // step
    lifespans = data.get("lifespans", {})
    if not isinstance(lifespans, dict):
        raise Malformed(lifespans, "lifespans has a number for each terrain")
    fields.only(lifespans, naming.TERRAINS)
    for terrain, name in enumerate(naming.TERRAINS):
        start = table.material.lifespan[terrain]
        at = seat * w.TERRAINS + terrain
        if lifespans.get(name) == BARREN:
            table.lifespan[at] = 0
        else:
            table.lifespan[at] = fields.number(lifespans, name, start, start, LONGEST_LIFE)
    table.marks[seat] = mask_of(fields.words(data, "marks"), naming.MARKS)
    table.fulfilled[seat] = mask_of(fields.words(data, "fulfilled"), naming.CATEGORIES)
    table.due |= fields.flag(data, "due") << seat


def read_field(table: Position, seat: int, data: Data) -> None:
    """BIO-3.2: in round 1 the markers are not on the evolution field until the seat's own turn."""
    size = fields.word(data, "size", (*naming.SIZES, BLANK), "small1")
    speciality = fields.word(data, "speciality", (*naming.SPECIALITIES, BLANK), "specific1")
    if (size == BLANK) != (speciality == BLANK):
        raise Malformed(f"{size} {speciality}", "either both markers are on the evolution field or none")
    if size != BLANK:
        table.size[seat] = naming.SIZES.index(size)
        table.speciality[seat] = naming.SPECIALITIES.index(speciality)
    place, acting = table.place(seat), table.place(table.seat)
    first = table.round == 1 and table.step == w.DEVELOP
    if size == BLANK and not (first and place >= acting):
        raise Malformed("unset", f"seat {LETTERS[seat]} has its markers on the evolution field by now")
    if size != BLANK and first and place > acting:
        raise Malformed(f"{size} {speciality}", f"seat {LETTERS[seat]} has not had its first turn: write 'unset'")


def mask_of(words: Sequence[str], names: Sequence[str]) -> int:
    mask = 0
    for word in words:
        if word not in names:
            raise Malformed(word, f"here stands one of {', '.join(names)}")
        mask |= 1 << names.index(word)
    return mask


def place_markers(table: Position, seats: Sequence[Data]) -> None:
    """BIO-1.6 BIO-3.6: on the band, each on a space of its own."""
    if not table.has_band:
        if table.due or any(data.get("space", 0) for data in seats):
            raise Malformed("band", "without the band nobody stands on it, and nobody is due")
        return
    band.start(table)
    for seat, data in enumerate(seats):
        table.space[seat] = fields.number(data, "space", table.space[seat], 0, table.material.spaces - 1)
    spaces = list(table.space)[: table.seats]
    for space in spaces:
        if spaces.count(space) > 1:
            raise Malformed(space, "each marker has a space of its own on the band")
    if table.due and max(spaces) < table.material.band_corner[0]:
        raise Malformed("due", "nobody is due before somebody has come to the first corner of the band")


def lay_dice(table: Position, data: Mapping[str, object]) -> None:
    """BIO-1.1 BIO-2.1: no more dice than spaces, none that is dead, and 50 for each player."""
    tiles = data.get("tiles", {})
    if not isinstance(tiles, dict):
        raise Malformed(tiles, "tiles has the dice of each tile by its name")
    numbers = {tile_name(table, tile): tile for tile in range(table.land.tiles)}
    for name, seats in tiles.items():
        if name not in numbers:
            raise Malformed(name, f"a tile of this map is one of {', '.join(numbers)}")
        if not isinstance(seats, dict):
            raise Malformed(seats, "a tile has dice by the letters of their seats")
        for letter in seats:
            lay_seat_dice(table, numbers[name], read_seat(letter, table.seats), fields.words(seats, letter))
    for seat in range(table.seats):
        if table.supply[seat] < 0:
            raise Malformed(w.DICE - table.supply[seat], f"each player has {w.DICE} dice")


def lay_seat_dice(table: Position, tile: int, seat: int, dice: Sequence[str]) -> None:
    if len(dice) > table.gaps(tile):
        name = tile_name(table, tile)
        raise Malformed(len(dice), f"{name} has {table.land.spaces[tile]} spaces, of which {table.gaps(tile)} are free")
    table.supply[seat] -= len(dice)
    for text in dice:
        die = DIE.fullmatch(text)
        if text == BLANK and table.step == w.BREED and seat == table.seat:
            table.fresh[tile] += 1
            table.occupy(tile, 1)
        elif die and not die[2]:
            table.settle(tile, seat, int(die[1]), 1)
        elif die and table.step == w.MOVE and seat == table.seat:
            table.moved[tile] += 1 << w.FACE_BITS * int(die[1])
            table.shift(tile, seat, 1)
        else:
            right = "a die is 1 to 5; in 'move' a just moved one of the acting seat 4*, in 'breed' a new one -"
            raise Malformed(text, right)
        if die and table.step <= w.MOVED and int(die[1]) == table.dying():
            raise Malformed(text, f"in round {table.round} all dice that show {table.dying()} are dead")


def lay_cards(table: Position, data: Mapping[str, object], seats: Sequence[Data], dice: Dice, edition: Edition) -> None:
    """Each row has a box of its own; rows that are not given are filled up from the stack."""
    eyes = read_eyes(data["eyes"], table.seats) if "eyes" in data else NOBODY
    everybody = table.everybody()
    rows, stacks, discards = (two_lists(data, name) for name in ("rows", "stacks", "discards"))
    for row in range(market.ROWS):
        faces = [face for face in range(len(edition.cards)) if table.material.row_of(face) == row]
        box = Box(edition.card_ids, faces, table.seats, eyes, faces[0])
        for seat, seat_data in enumerate(seats):
            for name, pile in (("hand", HAND + seat), ("played", TABLEAU + seat)):
                box.lay(pile, in_row(fields.words(seat_data, name), row, edition), everybody)
        given = rows[row]
        if given is not None and len(given) > ROW_SIZE:
            raise Malformed(len(given), f"a row has {ROW_SIZE} cards")
        box.lay(ROW + row, given or [], everybody)
        box.lay(DISCARDS + row, discards[row] or [], everybody)
        box.lay(STACK + row, read_stack(stacks[row], box, eyes), 0)
        box.deal(table.cards, table.cards.put, dice)
        if given is None:
            market.refill_row(table, row, dice, None)
    for seat in range(table.seats):
        table.cards.sort(HAND + seat)
        table.cards.sort(TABLEAU + seat)


def read_stack(given: Sequence[str] | None, box: Box, eyes: int) -> Sequence[str]:
    """BIO-3.3: all the rest where nothing is said; nobody has seen any of it."""
    for card in given or []:
        if "~" in card or (eyes != NOBODY and card != HIDDEN):
            raise Malformed(card, f"nobody knows a card of a stack: for these eyes it is {HIDDEN}")
    return [HIDDEN] * box.left() if given is None else given


def two_lists(data: Mapping[str, object], name: str) -> list[list[str] | None]:
    """A list for each row, or nothing."""
    found = data.get(name, [None, None])
    if not isinstance(found, list) or len(found) != market.ROWS:
        raise Malformed(found, f"{name} has a list for each of the two rows")
    return [None if each is None else fields.words({name: each}, name) for each in found]


def in_row(cards: Sequence[str], row: int, edition: Edition) -> list[str]:
    """Those of the cards that belong to a row; what is no card at all is left to the box of row 1 to refuse."""
    second = {card.id for card in edition.cards if card.row == 2}
    return [card for card in cards if (card in second) == (row == 1)]


def read_assignments(table: Position, data: Mapping[str, object], dice: Dice, edition: Edition) -> None:
    """BIO-1.4: one for each category, drawn where none are given."""
    given = fields.words(data, "assignments")
    if not given:
        draw_assignments(table, dice, edition)
        return
    if len(given) != len(naming.CATEGORIES):
        raise Malformed(len(given), f"there are {len(naming.CATEGORIES)} assignments, one for each category")
    for category, name in enumerate(given):
        allowed = {edition.assignments[each].id: each for each in edition.in_category(naming.CATEGORIES[category])}
        if name not in allowed:
            raise Malformed(name, f"an assignment of {naming.CATEGORIES[category]} is one of {', '.join(allowed)}")
        table.assignments[category] = allowed[name]


def draw_assignments(table: Position, dice: Dice, edition: Edition) -> None:
    """BIO-1.4: one of each category by chance."""
    for category, letter in enumerate(naming.CATEGORIES):
        numbers = edition.in_category(letter)
        table.assignments[category] = numbers[dice.below(len(numbers))]


def read_pending(table: Position, data: Mapping[str, object]) -> None:
    """What waits on the agenda, the next thing first."""
    words = fields.words(data, "pending")
    for word in reversed(words):
        if word in naming.POINTS:
            table.agenda.push(w.GAIN, table.seat, naming.POINTS.index(word))
        elif word == "loss":
            table.agenda.push(w.LOSE, table.seat)
        elif word == "end" and table.agenda.depth == 0 and table.step == w.DEVELOP:
            table.agenda.push(w.END, table.seat)
        else:
            right = f"one of {', '.join(naming.POINTS)}, loss, and at the end of a turn of 'develop' end"
            raise Malformed(word, f"what is pending is {right}")
    if words and table.step in (w.MOVE, w.BREED, w.FILL, w.OVER):
        raise Malformed(words[0], "bonuses are taken in 'develop', and when all have moved, bred or filled")
    if words and not is_choice(table):
        raise Malformed(words[0], "what is pending begins with something to choose: lifespan, scale or loss")


def read_left(table: Position, data: Mapping[str, object]) -> None:
    """BIO-4.1 BIO-5.1: movement left, or dice left to place; all of it where nothing is said."""
    most, used = 0, 0
    if table.step == w.MOVE:
        most = table.movement(table.seat)
        used = sum(table.count_moved(tile, face) for tile in range(table.land.tiles) for face in range(1, 6))
    elif table.step == w.BREED:
        most, used = breeding.newborn(table), sum(table.fresh)
    table.left = fields.number(data, "left", max(0, most - used), 0, max(0, most - used))
    if table.step == w.BREED and table.left != most - used:
        raise Malformed(table.left, f"of {most} new dice {used} are on the map: {most - used} are left")
