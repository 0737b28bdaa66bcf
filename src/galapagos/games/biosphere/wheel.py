"""The wheel of life as a dial, the phases of the round, and who acts when."""

from math import cos, pi, sin

from galapagos.drawing.curve import grains
from galapagos.drawing.sheet import Frame, framed, placed
from galapagos.games.biosphere.picture import phase
from galapagos.games.biosphere.pictures import SHEET, die_name
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.tiles import lives
from galapagos.games.furniture import seat_mark, whisper
from galapagos.games.game import Block
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag
from galapagos.text.seats import LETTERS

DIAL: Frame = (-100, -100, 200, 200)
RIM, HUB = 97, 37
FIFTH = 2 * pi / 5
PHASES = {w.DEVELOP: 3, w.MOVE: 4, w.MOVED: 4, w.BREED: 5, w.BRED: 5, w.FILL: 6, w.FILLED: 6}


def wheel(scene: Scene) -> Block:
    """What time it is on this world."""
    table, say = scene.table, scene.say
    step = int(table.step)
    about = tag(
        "div",
        tag("h2", say("Round {n}", n=table.round)),
        tag("p", phase(step, say), class_="phase"),
        phases(step, say),
        order(scene),
        tag("p", task, class_="task") if (task := what_is_left(scene)) else None,
        class_="time",
        id="time",
    )
    shown = dial(int(table.dying()))
    markup = tag("div", shown, whisper(in_words(int(table.dying()), say)), about, class_="wheel")
    return Block("wheel", markup, (Block("time", about),))


def in_words(dying: int, say: Say) -> str:
    """Which number dies when."""
    later = [(dying + rounds - 1) % w.FACES + 1 for rounds in range(1, w.FACES + 1)]
    rest = ", ".join(say("{face} in {n}", face=face, n=rounds) for rounds, face in enumerate(later[1:], 2))
    return (
        say("Wheel of life: {dying} dies now, {first} in one round, {rest}", dying=dying, first=later[0], rest=rest)
        + "."
    )


def dial(dying: int) -> Markup:
    """The five numbers in a ring, each with the rounds it has left; bones point at the one that dies."""
    fields = [field(face, dying) for face in range(1, w.FACES + 1)]
    pointer = tag("path", d=f"M{grains(-13)} {grains(-28)}L0 {grains(-HUB - 12)}L{grains(13)} {grains(-28)}z")
    hub = [
        tag("g", pointer, class_=f"pointer at-{dying}"),
        tag("circle", r=grains(HUB - 5), class_="hub"),
        placed(SHEET.use("graveyard"), -25, -27, 0.8),
    ]
    return framed([fields, hub], DIAL, "dial")


def field(face: int, dying: int) -> Markup:
    """A fifth of the ring, its number on top of its rounds."""
    middle = (face - 1) * FIFTH - pi / 2
    left = lives(face, dying)
    corners = [point(radius, middle + side * FIFTH / 2) for radius, side in ((HUB, -1), (RIM, -1), (RIM, 1), (HUB, 1))]
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    rim, hub = grains(RIM), grains(HUB)
    d = f"M{ax} {ay}L{bx} {by}A{rim} {rim} 0 0 1 {cx} {cy}L{dx} {dy}A{hub} {hub} 0 0 0 {ax} {ay}z"
    x, y = 70 * cos(middle), 70 * sin(middle)
    body = tag("rect", width=grains(56), height=grains(66), rx=grains(10), fill="var(--seat)")
    die = placed(tag("g", body, SHEET.use(die_name(face, left))), x - 18, y - 21, 0.64)
    return tag("g", tag("path", d=d), die, class_="dies" if face == dying else f"left-{left}")


def point(radius: float, angle: float) -> tuple[int, int]:
    return grains(radius * cos(angle)), grains(radius * sin(angle))


def phases(step: int, say: Say) -> Markup:
    """The eight phases of a round; those that need nobody are there too."""
    names = (
        say("the wheel turns"),
        say("income"),
        say("evolution"),
        say("movement"),
        say("reproduction"),
        say("filling up"),
        say("assignments"),
        say("next start player"),
    )
    now = PHASES.get(step, 0)
    items = [
        tag(
            "li",
            tag("span", number),
            title=name,
            aria_current="step" if number == now else None,
            class_="done" if number < now else None,
        )
        for number, name in enumerate(names, 1)
    ]
    return tag("ol", items, class_="plain phases", aria_hidden="true")


def order(scene: Scene) -> Markup:
    """The seats in turn order, who acts now marked."""
    table, say = scene.table, scene.say
    seats = [(int(table.start) + place) % table.seats for place in range(table.seats)]
    marks = [
        tag(
            "li",
            seat_mark(LETTERS[seat]),
            whisper(f"{scene.players[seat]}."),
            title=scene.players[seat],
            class_="acting" if seat == table.seat else None,
            data_key=f"order-{LETTERS[seat]}",
        )
        for seat in seats
    ]
    told = say("start player {player}", player=scene.players[int(table.start)])
    return tag("div", whisper(f"{told}."), tag("ol", marks, class_="plain order"), title=told)


def what_is_left(scene: Scene) -> str:
    """What the acting seat still has to do in this phase."""
    table, say, pending = scene.table, scene.say, scene.view["pending"]
    if table.step == w.OVER:
        return ""
    player = scene.players[int(table.seat)]
    if pending and pending[0] == "loss":
        n = pending.count("loss")
        return say.count(n, "{player} loses one lifespan point", "{player} loses {n} lifespan points", player=player)
    if pending and pending[0] != "end":
        return say("{player} takes a bonus: {bonus} +1", player=player, bonus=say.name(pending[0]))
    left = int(table.left)
    if table.step == w.MOVE:
        return say.count(left, "{player} has one step left", "{player} has {n} steps left", player=player)
    if table.step == w.BREED:
        n = min(left, int(table.supply[table.seat]))
        return say.count(n, "{player} has one new die left", "{player} has {n} new dice left", player=player)
    return ""
