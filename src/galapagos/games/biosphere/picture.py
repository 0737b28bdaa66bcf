"""A view as text for a terminal."""

from collections.abc import Iterator, Sequence
from textwrap import wrap

from rich.markup import escape

from galapagos.games.biosphere import naming
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.progress import progress_text
from galapagos.games.biosphere.rules import band
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.market import ROWS, price
from galapagos.games.biosphere.rules.piles import STACK
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.story import bonus_text
from galapagos.games.biosphere.view import tile_view
from galapagos.games.game import Data
from galapagos.text.catalogue import Say
from galapagos.text.seats import COLOURS, LETTERS

WIDTH = 80
MARGIN = 3
WIDEST_CELL = 12
Cell = list[str]


def picture(view: Data, table: Position, players: Sequence[str], edition: Edition, say: Say) -> str:
    """The whole table: the wheel, the map, the cards, the assignments, and each seat, the deciding one marked."""
    lines = [*header(table, players, say), "", *map_lines(table, say), ""]
    if table.step == w.DEVELOP:
        for row in range(ROWS):
            lines += row_lines(table, view["rows"][row], row, edition, say)
        lines.append("")
    lines += [line for category in range(7) for line in assignment_lines(table, category, edition, say)]
    for seat, data in enumerate(view["seats"]):
        lines += ["", *seat_lines(table, seat, data, players[seat], edition, say)]
    return "\n".join(lines)


def header(table: Position, players: Sequence[str], say: Say) -> list[str]:
    """When it is, and what people ask of the wheel of life."""
    when = say("Round {n}", n=table.round)
    about = f"[bold]{when}[/]   {phase(int(table.step), say)}   " + say(
        "start player {player}", player=escape(players[table.start])
    )
    dying = int(table.dying())
    later = [(dying + lives - 1) % 5 + 1 for lives in range(1, 6)]
    rest = ", ".join(say("{face} in {n}", face=face, n=lives) for lives, face in enumerate(later[1:], 2))
    wheel = say("Wheel of life: {dying} dies now, {first} in one round, {rest}", dying=dying, first=later[0], rest=rest)
    return [about, wheel]


def phase(step: int, say: Say) -> str:
    """The phase by its number and name."""
    if step == w.OVER:
        return say("the game is over")
    if step == w.DEVELOP:
        return say("phase 3, evolution")
    if step in (w.MOVE, w.MOVED):
        return say("phase 4, movement")
    if step in (w.BREED, w.BRED):
        return say("phase 5, reproduction")
    return say("phase 6, filling up")


def short_name(terrain: int, say: Say) -> str:
    """A terrain in at most seven letters."""
    return [say("Desert"), say("Polar"), say("Mount."), say("Savanna"), say("Grass"), say("Forest")][terrain]


def map_lines(table: Position, say: Say) -> Iterator[str]:
    """A grid of tiles: the name, then the dice by the letters of their seats, and a dot for each free space."""
    land = table.land
    columns, rows = max(list(land.column)) + 1, max(list(land.row)) + 1
    width = min(WIDEST_CELL, max(9, (WIDTH - MARGIN) // columns))
    yield " " * MARGIN + "".join(naming.place_name(column, 0)[:-1].ljust(width) for column in range(columns)).rstrip()
    cells = {(land.column[tile], land.row[tile]): cell_lines(table, tile, width, say) for tile in range(land.tiles)}
    for row in range(rows):
        in_row = [cells.get((column, row), []) for column in range(columns)]
        for at in range(max(map(len, in_row))):
            label = str(row + 1).rjust(2) if at == 0 else "  "
            yield (label + " " + "".join(cell[at] if at < len(cell) else " " * width for cell in in_row)).rstrip()


def cell_lines(table: Position, tile: int, width: int, say: Say) -> Cell:
    """One tile, each line as wide as the cell."""
    pieces = []
    for letter, dice in tile_view(table, tile).items():
        colour = COLOURS[LETTERS.index(letter)]
        pieces += [(f"[bold {colour}]{piece}[/]", len(piece)) for piece in (letter.upper(), *dice)]
    pieces += [("[dim]·[/]", 1)] * int(table.gaps(tile))
    lines, line, length = [], "", 0
    for markup, size in pieces:
        if length + size > width - 1:
            lines.append(line + " " * (width - length))
            line, length = "", 0
        line += markup
        length += size
    name = short_name(int(table.land.terrain[tile]), say)
    return [f"[underline]{name}[/]" + " " * (width - len(name)), *lines, line + " " * (width - length)]


def row_lines(table: Position, cards: list[str], row: int, edition: Edition, say: Say) -> Iterator[str]:
    """The open cards of a row, and how far away they are for whoever decides."""
    stack = say("stack {n}", n=table.cards.size[STACK + row])
    yield "[bold]" + say("Row {row}, {n} EP each", row=row + 1, n=price(row)) + f"[/]   {stack}"
    for card in cards:
        away = steps_text(table, card, say)
        text = card_text(card, edition, say)
        yield f"   {text.ljust(54)} [dim]{away}[/]" if away else f"   {text}"


def card_text(card: str, edition: Edition, say: Say) -> str:
    bonus = next(each.bonus for each in edition.cards if each.id == card)
    return f"{say.name(card)}: {bonus_text(bonus, say)}"


def steps_text(table: Position, card: str, say: Say) -> str:
    """How many steps the markers of the deciding seat are from where a card needs them, and what that costs."""
    if table.size[table.seat] < 0:
        return ""
    size, speciality = card.split("-")
    steps = abs(naming.SIZES.index(size) - int(table.size[table.seat]))
    steps += abs(naming.SPECIALITIES.index(speciality) - int(table.speciality[table.seat]))
    if steps == 0:
        return say("fits")
    return say.count(steps, "one step", "{n} steps") + ", " + say("{n} EP", n=steps * (steps + 1) // 2)


def assignment_lines(table: Position, category: int, edition: Edition, say: Say) -> list[str]:
    """What is asked for, and how far each seat is."""
    number = int(table.assignments[category])
    text = f"{naming.CATEGORIES[category]}  {edition.assignments[number].describe(say)}"
    marks = [f"{LETTERS[seat].upper()} {progress_text(table, seat, category)}" for seat in range(table.seats)]
    coloured = "  ".join(f"[{COLOURS[seat]}]{mark}[/]" for seat, mark in enumerate(marks))
    length = len("  ".join(marks))
    if len(text) + 2 + length <= WIDTH:
        return [text + " " * (WIDTH - len(text) - length) + coloured]
    return [text, " " * (WIDTH - length) + coloured]


def seat_lines(table: Position, seat: int, data: Data, player: str, edition: Edition, say: Say) -> Iterator[str]:
    """A player's board, dice, cards and markers."""
    colour, letter = COLOURS[seat], LETTERS[seat].upper()
    mark = "▶" if seat == table.seat else " "
    about = [say("{points} EP, +{income} a round", points=data["ep"], income=data["income"])]
    if table.size[seat] >= 0:
        about.append(f"{say.name(data['size'])} / {say.name(data['speciality'])}")
    if table.has_band:
        about.append(say("band {n}", n=data["space"]))
    yield f"{mark}[bold {colour}]{letter} {escape(player)}[/]   " + "   ".join(about)
    for line in details(table, seat, data, edition, say):
        yield from (f"   {part}" for part in wrap(line, WIDTH - 3, subsequent_indent="  ", break_on_hyphens=False))


def details(table: Position, seat: int, data: Data, edition: Edition, say: Say) -> Iterator[str]:
    scales = say("reproduction {n}, movement {m}", n=data["reproduction"], m=data["movement"])
    yield f"{scales}, {dice_text(table, seat, say)}"
    lifespans = (
        say("{terrain} barren", terrain=say.name(terrain)) if value == "barren" else f"{say.name(terrain)} {value}"
        for terrain, value in data["lifespans"].items()
    )
    yield say("lifespans: {list}", list=", ".join(lifespans))
    if seat == table.seat and table.step == w.DEVELOP and table.size[seat] >= 0:
        yield next_steps(table, say)
    if data["due"] and (points := int(band.loss(table, seat))):
        yield say.count(
            points,
            "at the end of the next phase 3 the place on the band costs one lifespan point",
            "at the end of the next phase 3 the place on the band costs {n} lifespan points",
        )
    if data["hand"]:
        yield say("hand: {cards}", cards="; ".join(card_text(card, edition, say) for card in data["hand"]))
    if data["played"]:
        yield say("played: {cards}", cards="; ".join(map(say.name, data["played"])))
    if data["marks"]:
        yield say("marked: {list}", list=", ".join(map(say.name, data["marks"])))


def next_steps(table: Position, say: Say) -> str:
    """What the next step of this turn costs, on the field and on the band."""
    field, band_step = int(table.walked) + 1, int(table.climbed) + 1
    if not table.has_band:
        return say("the next step on the field costs {n} EP", n=field)
    return say("the next step on the field costs {n} EP, on the band {m} EP", n=field, m=band_step)


def dice_text(table: Position, seat: int, say: Say) -> str:
    """How many dice live how long: what people ask."""
    there = int(table.populations(seat))
    lives = [(rounds, count_showing(table, seat, int(table.number_for(rounds)))) for rounds in range(1, 6)]
    parts = [
        say.count(rounds, "{dice} for {n} round", "{dice} for {n} rounds", dice=dice) for rounds, dice in lives if dice
    ]
    return say.count(there, "one die on the map", "{n} dice on the map") + (": " + ", ".join(parts) if parts else "")


def count_showing(table: Position, seat: int, face: int) -> int:
    tiles = range(table.land.tiles)
    moved = sum(table.count_moved(tile, face) for tile in tiles) if seat == table.seat else 0
    return int(moved + sum(table.count(tile, seat, face) for tile in tiles))
