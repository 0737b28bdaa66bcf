"""A world level by level: each problem field with what solves it and what a catastrophe would cost there."""

from functools import lru_cache

from galapagos.games.biosphere5.breaks import breakable
from galapagos.games.biosphere5.deck import CATASTROPHES, FIELDS
from galapagos.games.biosphere5.picture import ROMAN, SIGNS
from galapagos.games.biosphere5.pictures import SHEET, picture_of_upper
from galapagos.games.biosphere5.world import TOP, World, fields_of
from galapagos.games.furniture import whisper
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag

FIELD_PLATES = 2048  # so many are remembered as they were drawn
LEVEL_OF_RESCUE = TOP + 1


def tower(world: World, player: str, source: str, own: bool, say: Say) -> Markup:
    """Three levels of two fields, from the ground up, and what is above them."""
    levels = [level_row(world, level, player, source, own, say) for level in range(1, TOP + 1)]
    return tag("ol", levels, summit(world, say), class_="plain tower")


def level_row(world: World, level: int, player: str, source: str, own: bool, say: Say) -> Markup:
    reached = world.reaches(level)
    fields = [
        field_plate(
            field,
            *world.solved.get(field, ("", "")),
            world.loss(field),
            field == world.struck,
            player,
            source,
            own,
            say,
        )
        for field in fields_of(level)
    ]
    return tag(
        "li",
        level_mark(world, level, say),
        tag("ul", fields, class_="plain fields"),
        class_=classes("level", "reached" if reached else "locked"),
    )


def level_mark(world: World, level: int, say: Say) -> Markup:
    """The number of a level, and whether it is reached or how far away."""
    steps = world.steps(level)
    how = say.count(steps, "one achievement away", "{n} achievements away") if steps else say("reached")
    text = say("Level {level}: {how}", level=ROMAN[level], how=how)
    away = tag("small", f"+{steps}") if steps else None
    return tag(
        "p",
        tag("span", tag("b", ROMAN[level]), away, aria_hidden="true"),
        whisper(f"{text}."),
        class_="rung",
        title=text,
    )


@lru_cache(FIELD_PLATES)
def field_plate(
    field: str, rank: str, card: str, loss: int, struck: bool, player: str, source: str, own: bool, say: Say
) -> Markup:
    """A field; the achievement on it is a piece of its own."""
    name, at = say.name(field), FIELDS.index(field)
    threat = say.count(
        loss, "{catastrophe} costs one card", "{catastrophe} costs {n} cards", catastrophe=say.name(CATASTROPHES[at])
    )
    if loss == 0:
        threat = say("{catastrophe} costs nothing", catastrophe=say.name(CATASTROPHES[at]))
    how = {"perfect": say("perfect"), "makeshift": say("makeshift"), "": say("unsolved")}[rank]
    built = [say.name(card), how] if card else [how]
    work = (
        tag(
            "span",
            SHEET.show(picture_of_upper(rank, at)),
            tag("b", SIGNS[rank], class_="rank", aria_hidden="true"),
            tag("span", breakable(built[0]), class_="name", aria_hidden="true"),
            whisper(f"{', '.join(built)}."),
            class_="work",
            data_part=card or None if own else None,
            data_key=f"{player}-{card or field}",
            data_from=source,
        )
        if rank
        else tag("span", SHEET.show(field), whisper(f"{how}."), class_="work gap", data_key=f"{player}-{field}-gap")
    )
    return tag(
        "li",
        tag("span", name, class_="title"),
        whisper(":"),
        work,
        tag(
            "span",
            SHEET.show(CATASTROPHES[at]),
            tag("b", f"−{loss}" if loss else "✓", aria_hidden="true"),
            whisper(f"{threat}."),
            class_="threat",
            title=threat,
        ),
        class_=classes("field", rank or "unsolved", "struck" if struck else None),
        data_part=field,
        data_of=None if own else player,
    )


def summit(world: World, say: Say) -> Markup:
    """B5-3.3: the Biosphere 5, which needs level III as a whole."""
    level = LEVEL_OF_RESCUE
    text = say("The Biosphere 5 needs both achievements of level III and five cards.")
    if world.rescued:
        text = say("The Biosphere 5 stands.")
    return tag(
        "li",
        level_mark(world, level, say),
        tag("p", SHEET.show("biosphere"), tag("span", text), class_="summit"),
        class_=classes(
            "level", "above", "rescued" if world.rescued else None, "reached" if world.reaches(level) else "locked"
        ),
    )
