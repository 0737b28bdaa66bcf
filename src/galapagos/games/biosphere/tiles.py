"""The map: tiles with their spaces, and the dice that live there."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from galapagos.drawing import dice
from galapagos.drawing.sheet import framed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.pictures import SHEET, die_name
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.view import BLANK, tile_name
from galapagos.games.furniture import seat_mark, whisper
from galapagos.games.game import Block
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS

TILES = 8192  # so many are remembered as they were drawn: most stay the same from one decision to the next
MOVED = "*"
NARROW = 6  # maps of so many columns leave room beside them


class Look(NamedTuple):
    """All there is to see of a tile; of those who can be touched the letter."""

    name: str
    terrain: str
    spaces: int
    dice: tuple[tuple[str, tuple[str, ...]], ...]
    dying: int
    holder: str
    is_controlled: bool
    is_barren: bool
    mover: str


def map_of(scene: Scene) -> Block:
    """All tiles where they lie, row by row."""
    table, say = scene.table, scene.say
    columns, rows = max(list(table.land.column)) + 1, max(list(table.land.row)) + 1
    there = {(table.land.column[tile], table.land.row[tile]): tile for tile in range(table.land.tiles)}
    players = tuple(scene.players)
    tiles = {tile: draw(look(scene, tile), players, say) for tile in there.values()}
    lines = []
    for row in range(rows):
        found = [there.get((column, row)) for column in range(columns)]
        lines.append(tag("ul", [GAP if tile is None else tiles[tile].markup for tile in found], class_="plain"))
    broad = "broad" if columns > NARROW else None
    markup = tag("div", tag("h2", say("Map"), class_="aside"), lines, class_=classes("land", broad))
    return Block("map", markup, tuple(tiles.values()))


def look(scene: Scene, tile: int) -> Look:
    """A tile in a view."""
    table = scene.table
    name = tile_name(table, tile)
    terrain = int(table.land.terrain[tile])
    holder = next((seat for seat in range(table.seats) if table.majority[seat] >> tile & 1), None)
    moves = table.step == w.MOVE and scene.own == table.seat
    return Look(
        name,
        naming.TERRAINS[terrain],
        int(table.land.spaces[tile]),
        tuple((letter, tuple(faces)) for letter, faces in scene.view["tiles"].get(name, {}).items()),
        int(table.dying()),
        "" if holder is None else LETTERS[holder],
        holder is not None and bool(table.control[holder] >> tile & 1),
        scene.own is not None and not table.lives(scene.own, terrain),
        LETTERS[table.seat] if moves else "",
    )


@lru_cache(TILES)
def draw(seen: Look, players: tuple[str, ...], say: Say) -> Block:
    """A tile with its picture, its dice and its free spaces."""
    gone = [die for letter, faces in seen.dice for die in dice_of(seen, letter, faces, say)]
    free = [tag("i", class_="slot") for _ in range(seen.spaces - len(gone))]
    name = f"tile-{seen.name}"
    markup = tag(
        "li",
        SHEET.show(seen.terrain, "scenery"),
        tag("p", tag("b", seen.name), held_by(seen), whisper(f": {in_words(seen, players, say)}"), class_="label"),
        tag("div", gone, free, class_="spaces"),
        class_=classes("tile", seen.terrain, "barren" if seen.is_barren else None),
        title=say.name(seen.terrain),
        id=name,
        data_part=seen.name,
        data_seat=seen.holder or None,
    )
    return Block(name, markup)


def held_by(seen: Look) -> Markup | None:
    """The mark of who has the majority, with a rim for complete control."""
    if not seen.holder:
        return None
    return tag(
        "span",
        seat_mark(seen.holder),
        aria_hidden="true",
        class_=classes("held", "all" if seen.is_controlled else None),
    )


def in_words(seen: Look, players: Sequence[str], say: Say) -> str:
    """The whole tile in a few sentences."""
    free = seen.spaces - sum(len(faces) for _, faces in seen.dice)
    sentences = [
        say("{terrain}, {free} of {spaces} spaces free", terrain=say.name(seen.terrain), free=free, spaces=seen.spaces)
    ]
    if seen.is_barren:
        sentences.append(say("barren for you"))
    for letter, faces in seen.dice:
        player = players[LETTERS.index(letter)]
        there = f"{player}: {say.join(counted(faces, seen.dying, say))}"
        if letter == seen.holder:
            there += ", " + (say("complete control") if seen.is_controlled else say("majority"))
        sentences.append(there)
    return "; ".join(sentences) + "."


def counted(faces: Sequence[str], dying: int, say: Say) -> list[str]:
    """Equal dice by their number and the rounds they have left."""
    words = []
    for face, n in Counter(face.rstrip(MOVED) for face in faces).items():
        if face == BLANK:
            words.append(say.count(n, "one new die without a number", "{n} new dice without a number"))
        else:
            left = lives(int(face), dying)
            rounds = say.count(left, "one more round", "{n} more rounds")
            words.append(say.count(n, "one {face}, {rounds}", "{n} times {face}, {rounds}", face=face, rounds=rounds))
    return words


def lives(face: int, dying: int) -> int:
    """BIO-2.2: after how many rounds this number dies."""
    return (face - dying - 1) % w.FACES + 1


def dice_of(seen: Look, letter: str, faces: Sequence[str], say: Say) -> list[Markup]:
    """The dice of a seat, equal ones side by side; those that can move are things to be touched."""
    shown = []
    seats = sorted(faces, key=lambda face: (face.rstrip(MOVED), face))
    passed: Counter[str] = Counter()
    for each in seats:
        face = each.rstrip(MOVED)
        die = picture(seen, letter, each, passed[face])
        passed[face] += 1
        if letter == seen.mover and face == each:
            left = say.count(lives(int(face), seen.dying), "one more round", "{n} more rounds")
            told = whisper(say("{face} on {tile}, {rounds}", face=face, tile=seen.name, rounds=left))
            die = tag("span", die, told, class_="die", data_part=f"{seen.name}:{face}")
        shown.append(die)
    return shown


def picture(seen: Look, letter: str, shown: str, at: int) -> Markup:
    """One die: it comes from the blank one it was here, from where it was one number higher, or from the supply."""
    face = 0 if shown == BLANK else int(shown.rstrip(MOVED))
    blank, higher = f"{letter}0-{seen.name}-", f"{letter}{face % w.FACES + 1}-"
    was = higher if shown.endswith(MOVED) else f"{blank} {higher}" if face else None
    name = die_name(face, lives(face, seen.dying)) if face else "blank"
    return framed(
        SHEET.use(name),
        dice.FRAME,
        classes("die", "moved" if shown.endswith(MOVED) else None) or "",
        data_seat=letter,
        data_key=f"{letter}{face}-{seen.name}-{at}",
        data_was=was,
        data_from=f"supply-{letter}",
    )


GAP = tag("li", class_="gap")
