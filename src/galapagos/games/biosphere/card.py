"""A development card: the place it needs, its bonus, and how far the reader is from playing it."""

from collections.abc import Iterable

from galapagos.games.biosphere import naming
from galapagos.games.biosphere.edition import Card
from galapagos.games.biosphere.pictures import SHEET
from galapagos.games.biosphere.rules.market import price
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.story import bonus_text
from galapagos.games.furniture import hand_key, whisper
from galapagos.text.markup import Markup, classes, tag


def open_card(scene: Scene, name: str, row: int) -> Markup:
    """A card that can be bought; it came from its stack."""
    return face_up(scene, name, price(row), f"stack-{row + 1}")


def held_card(scene: Scene, name: str, letter: str) -> Markup:
    """A card that was bought."""
    return face_up(scene, name, 0, hand_key(letter))


def face_up(scene: Scene, name: str, cost: int, source: str) -> Markup:
    """What a card needs, what it gives, and how far away that is."""
    say = scene.say
    data = next(each for each in scene.edition.cards if each.id == name)
    away, told = distance(scene, data, cost)
    words = f"{say.name(name)}: {bonus_text(data.bonus, say)}"
    return tag(
        "li",
        tag("span", corner(data), class_="needs", aria_hidden="true"),
        tag("span", bonus(data.bonus), class_="bonus", aria_hidden="true"),
        whisper(f"{words}."),
        tag("span", told, class_="away") if told else None,
        class_=classes("card", away),
        title=words,
        data_part=name,
        data_key=f"card-{name}",
        data_from=source,
    )


def corner(data: Card) -> list[Markup]:
    """An animal for its size and one for its speciality, each with its number."""
    return [tag("span", SHEET.show(word[:-1]), tag("b", word[-1]), class_=word[:-1]) for word in data.id.split("-")]


def bonus(points: Iterable[int]) -> list[Markup]:
    """Each kind of point with its sum."""
    points = [*points]
    return [point(naming.POINTS[each], points.count(each)) for each in dict.fromkeys(points)]


def point(name: str, number: int) -> Markup:
    """`+1` of something, as a picture."""
    return tag("span", pictures_of(name), tag("b", f"+{number}"), class_=f"point {name}")


def pictures_of(name: str) -> list[Markup]:
    """A scale of choice has all three pictures."""
    return [SHEET.show(each) for each in (naming.SCALES if name == "scale" else (name,))]


def distance(scene: Scene, data: Card, cost: int) -> tuple[str, object]:
    """How near a card is to being played by the reader, as a class and in words."""
    steps = scene.steps_to(data.cell)
    if cost > scene.purse:
        return "dear", scene.say.count(cost - scene.purse, "one EP short", "{n} EP short")
    if steps is None:
        return "", None
    if not scene.can_afford(steps, cost):
        return "far", way(scene, steps)
    return ("near", way(scene, steps)) if steps else ("fits", scene.say("fits"))


def way(scene: Scene, steps: int) -> object:
    """How many steps it takes to where a card fits, and their costs."""
    say = scene.say
    if not steps:
        return say("fits")
    price_of_all = tag("span", say("{n} EP", n=scene.cost_of(steps)), class_="ep")
    return [say.count(steps, "one step", "{n} steps"), ", ", price_of_all]
