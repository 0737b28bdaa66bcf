"""Assignments: the conditions a player must fulfil, as data and in words."""

from dataclasses import dataclass

from galapagos.core.errors import Malformed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.rules import goals
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.land import MOST_TILES, Land
from galapagos.games.shelf import Entry
from galapagos.text import fields
from galapagos.text.catalogue import Say

SHAPES = {w.CROSS: 5, w.BLOCK: 4, w.LINE: 4}
# The most a condition can ask for; a count beyond it could never be reached.
MOST = {
    w.TILES: MOST_TILES,
    w.KINDS: w.TERRAINS,
    w.ALIKE: 8,
    w.GROUP: MOST_TILES,
    w.LIFESPANS: w.TERRAINS,
    w.CORNERS: 4,
    w.MARKERS: w.TERRAINS,
    w.CARDS_PLAYED: 56,
    w.SCALE_STEPS: w.SCALES,
    w.NUMBERS: w.FACES,
    w.POPULATIONS: w.DICE,
    w.TIMES: 9,
    w.LEAD: w.DICE,
}
KEYS = ("need", "hold", "edge", "terrain", "spaces", "least", "count")


@dataclass(frozen=True)
class Condition:
    """What is counted, how tiles are held, which of them are looked at, and how many it takes."""

    need: int
    hold: int
    where: int
    least: int
    count: int

    def describe(self, say: Say) -> str:
        """What it takes, in words."""
        if self.need > w.LINE:
            return describe_seat(self, say)
        tiles = describe_tiles(self, say)
        if self.hold == w.SPREAD:
            return say("spread: {tiles}", tiles=tiles)
        if self.hold == w.MINORITY:
            return say("minority: {tiles}", tiles=tiles)
        if self.hold == w.MAJORITY:
            return say("majority: {tiles}", tiles=tiles)
        return say("complete control: {tiles}", tiles=tiles)


@dataclass(frozen=True)
class Assignment:
    """An assignment card: fulfilled while all its conditions hold."""

    id: str
    category: str
    conditions: tuple[Condition, ...]

    def describe(self, say: Say) -> str:
        """The whole card in words."""
        return say.join(condition.describe(say) for condition in self.conditions)

    def missing_on(self, land: Land) -> str:
        """What this map lacks for the assignment, even for somebody who held all of it; nothing if it lacks nothing."""
        for each in self.conditions:
            if each.need <= w.LINE:
                there = goals.measure(land, each.need, land.where(each.where))
                if there < each.count:
                    return f"{naming.NEEDS[each.need]} takes {each.count} tiles, and it has {there}"
        return ""


def describe_tiles(condition: Condition, say: Say) -> str:
    """Which tiles, and how many of them."""
    need, where, n = condition.need, condition.where, condition.count
    if need == w.KINDS:
        return say.count(n, "a tile of any terrain", "tiles of {n} terrains")
    if need == w.ALIKE:
        return say.count(n, "one tile of one terrain", "{n} tiles of one terrain")
    if need == w.GROUP:
        return say.count(n, "one tile in one group", "{n} tiles in one group")
    if need == w.CROSS:
        return say("a tile and its four neighbours")
    if need == w.BLOCK:
        return say("a block of two by two tiles")
    if need == w.LINE:
        return say("four tiles in a straight line")
    if where == w.EDGE:
        return say.count(n, "one edge tile", "{n} edge tiles")
    if where >= w.OF_SPACES:
        spaces = where - w.OF_SPACES
        return say.count(n, "one tile with {spaces} spaces", "{n} tiles with {spaces} spaces", spaces=spaces)
    if where >= w.OF_TERRAIN:
        terrain = say.name(naming.TERRAINS[where - w.OF_TERRAIN])
        return say.count(n, "one {terrain} tile", "{n} {terrain} tiles", terrain=terrain)
    return say.count(n, "one tile", "{n} tiles")


def describe_seat(condition: Condition, say: Say) -> str:
    """What a player's board, markers, cards or dice must show."""
    need, n = condition.need, condition.count
    if need == w.LIFESPANS:
        return say.count(
            n,
            "lifespan {least} or more in one terrain",
            "lifespan {least} or more in {n} terrains",
            least=condition.least,
        )
    if need == w.CORNERS:
        return say.count(n, "one corner marker", "{n} corner markers")
    if need == w.MARKERS:
        return say.count(n, "one terrain marker", "{n} terrain markers")
    if need == w.CARDS_PLAYED:
        return say.count(n, "one card played", "{n} cards played")
    if need == w.SCALE_STEPS:
        return say.count(n, "one of the three scales at its top", "{n} of the three scales at their top")
    if need == w.NUMBERS:
        return say.count(n, "one number on own dice", "{n} different numbers on own dice")
    if need == w.POPULATIONS:
        return say.count(n, "one die on the map", "{n} dice on the map")
    if need == w.TIMES and n == 2:
        return say("twice as many dice as another player")
    if need == w.TIMES:
        return say.count(n, "as many dice as another player", "{n} times as many dice as another player")
    return say.count(n, "most dice of all", "most dice of all, at least {n}")


def read_assignment(entry: Entry) -> Assignment:
    """What stands on an assignment card."""
    conditions = [read_condition(each) for each in fields.mappings(entry, "conditions")]
    if not conditions:
        raise Malformed("", "conditions has one at least")
    name = fields.text(entry, "id")
    if not name.replace("-", "").isalnum():
        raise Malformed(name, "an id is like five-cards")
    return Assignment(name, fields.word(entry, "category", naming.CATEGORIES, ""), tuple(conditions))


def read_condition(entry: Entry) -> Condition:
    """One condition in the vocabulary that `assignments.toml` explains."""
    fields.only(entry, KEYS)
    need = naming.NEEDS.index(fields.word(entry, "need", naming.NEEDS, ""))
    on_tiles = need <= w.LINE
    if not on_tiles and "hold" in entry:
        raise Malformed(entry["hold"], f"{naming.NEEDS[need]} looks at no tiles and has no hold")
    hold = naming.HOLDS.index(fields.word(entry, "hold", naming.HOLDS, "")) if on_tiles else 0
    least = fields.number(entry, "least", 0, 1, 5) if need == w.LIFESPANS else 0
    if need in SHAPES:
        count = fields.number(entry, "count", SHAPES[need], SHAPES[need], SHAPES[need])
    else:
        count = fields.number(entry, "count", 0, 1, MOST[need])
    return Condition(need, hold, read_where(entry, need), least, count)


def read_where(entry: Entry, need: int) -> int:
    """Which tiles `tiles` counts."""
    given = [key for key in ("edge", "terrain", "spaces") if key in entry]
    if not given:
        return w.ANYWHERE
    if need != w.TILES or len(given) > 1:
        raise Malformed(" ".join(given), "only tiles may be those of one edge, terrain or number of spaces")
    if fields.flag(entry, "edge"):
        return w.EDGE
    if "terrain" in entry:
        return w.OF_TERRAIN + naming.TERRAINS.index(fields.word(entry, "terrain", naming.TERRAINS, ""))
    spaces = fields.number(entry, "spaces", 0)
    if spaces not in (3, 5, 7):
        raise Malformed(spaces, "a tile has 3, 5 or 7 spaces")
    return w.OF_SPACES + spaces
