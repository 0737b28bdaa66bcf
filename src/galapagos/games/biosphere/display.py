"""The special display, and the tie-breaker band that runs round it."""

from collections.abc import Iterator
from functools import lru_cache

from galapagos.drawing.curve import grains
from galapagos.drawing.sheet import framed, placed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.card import bonus
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.pictures import SHEET
from galapagos.games.biosphere.rules import band
from galapagos.games.biosphere.rules.material import BAND_SECTIONS
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.story import bonus_text
from galapagos.games.furniture import seat_mark, whisper
from galapagos.games.game import Block
from galapagos.text.markup import Markup, classes, join, tag
from galapagos.text.seats import LETTERS

CELL = 40  # how wide a space of the band is


def display(scene: Scene) -> Block:
    """Who has marked what; and, unless it is left out, the band with everybody's marker."""
    say = scene.say
    inside = tag("div", corners(scene, 0), terrains(scene), corners(scene, 2), class_="inside", id="marks")
    title = tag("h2", say("Special display and band") if scene.table.has_band else say("Special display"))
    if not scene.table.has_band:
        return Block("display", tag("div", title, inside, class_="display"))
    way, told = track(scene), tag("div", whisper(in_words(scene)), next_cost(scene), id="band-words")
    markup = tag("div", title, tag("div", way, inside, class_="framed"), told, class_="display")
    return Block("display", markup, (Block("band", way), Block("marks", inside), Block("band-words", told)))


def corners(scene: Scene, first: int) -> Markup:
    """Two corners of the evolution field side by side."""
    found = [corner(scene, at) for at in (first, first + 1)]
    return tag("ul", found, class_="plain corners")


def corner(scene: Scene, at: int) -> Markup:
    """It can be marked by who stands on both its fours."""
    say, name = scene.say, naming.CORNERS[at]
    size, speciality = name.split("-")
    points = scene.edition.corner_bonuses[name]
    shown = [tag("span", SHEET.show(word), tag("b", 4), class_=word, aria_hidden="true") for word in (size, speciality)]
    told = f"{say.name(name)}: {bonus_text(points, say)}"
    return tag(
        "li",
        tag("span", shown, class_="needs"),
        tag("span", bonus(points), class_="bonus", aria_hidden="true"),
        marked_by(scene, name),
        whisper(f"{told}."),
        class_="corner",
        title=told,
        data_part=name,
    )


def terrains(scene: Scene) -> Markup:
    """Each terrain with those who have marked it."""
    say = scene.say
    found = [
        tag(
            "li",
            SHEET.show(name),
            marked_by(scene, name),
            whisper(f"{say.name(name)}."),
            class_=classes("land-mark", name),
            title=say.name(name),
        )
        for name in naming.TERRAINS
    ]
    return tag("ul", found, class_="plain land-marks")


def marked_by(scene: Scene, name: str) -> Markup | None:
    """The marks of those who have been there."""
    letters = [LETTERS[seat] for seat, data in enumerate(scene.view["seats"]) if name in data["marks"]]
    if not letters:
        return None
    players = scene.say.join(scene.players[LETTERS.index(letter)] for letter in letters)
    told = whisper(scene.say("marked by {players}: ", players=players))
    marks = [tag("span", seat_mark(letter), data_key=f"{name}-{letter}", aria_hidden="true") for letter in letters]
    return tag("span", told, marks, class_="markers")


# The band


def shape_of(spaces: int) -> tuple[int, int]:
    """How many columns and rows a frame of so many spaces has."""
    half = spaces // 2 + spaces % 2 + 2
    columns = round(half * 10 / 17)
    return columns, half - columns


def places(spaces: int) -> Iterator[tuple[int, int]]:
    """Where the spaces lie, clockwise from the upper left."""
    columns, rows = shape_of(spaces)
    yield from ((column, 0) for column in range(columns))
    yield from ((columns - 1, row) for row in range(1, rows))
    yield from ((column, rows - 1) for column in reversed(range(columns - 1)))
    yield from ((0, row) for row in reversed(range(1, rows - 1)))


def track(scene: Scene) -> Markup:
    """The frame of spaces with their meaning, and the markers on them."""
    table = scene.table
    spots = [*places(int(table.material.spaces))]
    columns, rows = shape_of(int(table.material.spaces))
    markers = [marker(seat, *spots[table.space[seat]]) for seat in range(table.seats)]
    return framed([way(scene.edition), markers], (0, 0, columns * CELL, rows * CELL), "band", id="band")


@lru_cache
def way(edition: Edition) -> Markup:
    """All spaces of the band: they are the same in every game."""
    spaces = int(edition.material.spaces)
    return join(space(edition, number, *spot) for number, spot in enumerate([*places(spaces)][:spaces]))


def space(edition: Edition, number: int, column: int, row: int) -> Markup:
    """A space: plain, in a section that costs life, or a corner that gives something."""
    material = edition.material
    x, y = column * CELL, row * CELL
    corners_there = [at for at, place in enumerate(list(material.band_corner)) if place == number]
    section = next((at for at in range(BAND_SECTIONS) if number < material.section_end[at]), None)
    ground = tag(
        "rect", x=grains(x + 1.5), y=grains(y + 1.5), width=grains(CELL - 3), height=grains(CELL - 3), rx=grains(5)
    )
    label = tag("text", number, x=grains(x + CELL - 5), y=grains(y + CELL - 6), text_anchor="end", class_="number")
    kind: str | None = None
    inside: object = None
    if corners_there:
        kind, inside = "green", gift(edition.band_bonuses[corners_there[0]], x, y)
    elif section is not None:
        kind = f"costs-{material.section_loss[section]}"
        inside = tag("text", f"−{material.section_loss[section]}", x=grains(x + 5), y=grains(y + 15), class_="loss")
    return tag("g", ground, inside, label, class_=classes("space", kind))


def gift(points: tuple[int, ...], x: float, y: float) -> list[Markup]:
    """The pictures of a corner's bonus, up to four of them."""
    names = [
        name for each in points for name in ([naming.POINTS[each]] if naming.POINTS[each] != "scale" else naming.SCALES)
    ]
    size = 0.36 if len(names) == 1 else 0.24
    spots = ((8, 4),) if len(names) == 1 else ((3, 3), (20, 3), (3, 19), (20, 19))
    return [placed(SHEET.use(name), x + dx, y + dy, size) for name, (dx, dy) in zip(names, spots, strict=False)]


def marker(seat: int, column: int, row: int) -> Markup:
    letter = LETTERS[seat]
    x, y = column * CELL + CELL / 2, row * CELL + CELL / 2
    return tag(
        "g",
        tag("circle", cx=grains(x), cy=grains(y), r=grains(14)),
        tag("text", letter.upper(), x=grains(x), y=grains(y + 6), text_anchor="middle"),
        class_="marker",
        data_seat=letter,
        data_key=f"band-{letter}",
    )


def in_words(scene: Scene) -> str:
    """Everybody's place, the foremost first, and what lies ahead."""
    table, say = scene.table, scene.say
    ahead = sorted(range(table.seats), key=lambda seat: -table.space[seat])
    where = say.join(say("{player} on {n}", player=scene.players[seat], n=table.space[seat]) for seat in ahead)
    material = table.material
    gifts = [
        say("space {n} gives {bonus}", n=material.band_corner[at], bonus=bonus_text(points, say))
        for at, points in enumerate(scene.edition.band_bonuses)
    ]
    return say("Band: {where}; {gifts}.", where=where, gifts=say.join(gifts))


def next_cost(scene: Scene) -> Markup | None:
    """What the reader pays for his next step, and where it leads."""
    table, say, seat = scene.table, scene.say, scene.reader
    goal = int(band.next_free(table, table.space[seat]))
    if goal == table.space[seat]:
        return None
    n = int(table.climbed) + 1 if scene.is_developing else 1
    text = say("next step on the band: {n} EP, to space {space}", n=n, space=goal)
    return tag("p", text, class_=classes("costs", None if n <= scene.purse else "dear"))
