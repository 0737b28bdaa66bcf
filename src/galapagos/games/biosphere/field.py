"""The evolution field: two scales with everybody's markers, and what the next steps cost."""

from collections.abc import Sequence

from galapagos.games.biosphere import naming
from galapagos.games.biosphere.pictures import SHEET
from galapagos.games.biosphere.rules.developing import POSITIONS
from galapagos.games.biosphere.scene import Scene
from galapagos.games.furniture import seat_mark, whisper
from galapagos.games.game import Block
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS


def field(scene: Scene) -> Block:
    """Both scales, one below the other."""
    table, say = scene.table, scene.say
    sizes, specialities = list(table.size)[: table.seats], list(table.speciality)[: table.seats]
    parts = [
        Block("field-costs", tag("p", costs(scene), class_="costs", id="field-costs")),
        scale(scene, naming.SIZES, sizes, ("small", "large")),
        scale(scene, naming.SPECIALITIES, specialities, ("specific", "general")),
    ]
    markup = tag("div", tag("h2", say("Evolution field")), [part.markup for part in parts], class_="field")
    return Block("field", markup, parts)


def costs(scene: Scene) -> str:
    """What the reader has, and what he pays for his next step."""
    say, seat = scene.say, scene.reader
    player = scene.players[seat]
    if scene.has_developed:
        had = say("{player} will have {n} EP in the next phase 3", player=player, n=scene.purse)
    else:
        had = say("{player} has {n} EP", player=player, n=scene.purse)
    if not scene.can_walk:
        return had + "; " + say("no more steps here this turn")
    return had + "; " + say("the next step on the field costs {n} EP", n=scene.cost_of(1))


def scale(scene: Scene, names: Sequence[str], markers: Sequence[int], ends: tuple[str, str]) -> Block:
    """Eight places in a row, between the animals at its ends."""
    own = int(markers[scene.reader])
    first, last = (end(scene, name) for name in ends)
    spots = [spot(scene, name, at, markers, abs(at - own) if own >= 0 else 0) for at, name in enumerate(names)]
    name = f"{ends[0]}-{ends[1]}"
    return Block(name, tag("div", first, tag("ol", spots, class_="plain spots"), last, class_="scale", id=name))


def end(scene: Scene, name: str) -> Markup:
    words = {
        "small": scene.say("small"),
        "large": scene.say("large"),
        "specific": scene.say("specific"),
        "general": scene.say("general"),
    }
    return tag("span", SHEET.show(name), tag("span", words[name]), class_=f"end {name}")


def spot(scene: Scene, name: str, at: int, markers: Sequence[int], steps: int) -> Markup:
    """A place: its number, who stands there, and what it costs the reader to come there on this scale alone."""
    say = scene.say
    here = [LETTERS[seat] for seat, place in enumerate(markers) if place == at]
    scale_name = "size" if name in naming.SIZES else "speciality"
    marks = [tag("span", seat_mark(letter), data_key=f"{scale_name}-{letter}") for letter in here]
    told = say.name(name)
    if here:
        told += ": " + say.join(scene.players[LETTERS.index(letter)] for letter in here)
    reach = "here" if markers[scene.reader] == at else None
    price = None
    if steps:
        reach = "near" if scene.can_afford(steps) else "dear"
        told += ", " + say("{n} EP", n=scene.cost_of(steps))
        price = tag("span", scene.cost_of(steps), class_="price", aria_hidden="true")
    return tag(
        "li",
        tag("b", name[-1], aria_hidden="true"),
        tag("span", marks, class_="markers", aria_hidden="true") if marks else None,
        price,
        whisper(f"{told}."),
        class_=classes("spot", reach, "turn" if at == POSITIONS // 2 else None),
        data_part=name,
    )
