"""A player's board: scales, lifespans, dice by their age, cards."""

from collections.abc import Sequence

from galapagos.drawing import dice
from galapagos.drawing.sheet import framed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.card import corner, held_card
from galapagos.games.biosphere.edition import Card
from galapagos.games.biosphere.picture import count_showing
from galapagos.games.biosphere.pictures import SHEET, die_name
from galapagos.games.biosphere.rules import band
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.bonuses import LONGEST_LIFE
from galapagos.games.biosphere.rules.goals import ENOUGH
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.story import bonus_text
from galapagos.games.biosphere.view import BARREN, BLANK
from galapagos.games.furniture import hand_key, seat_mark, stat, whisper
from galapagos.games.game import Block, Data
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS

STAGES = {"reproduction": (3, 4, 5, 6), "movement": (1, 2, 3, 4), "income": (5, 7, 9, 11)}


def species(scene: Scene, seat: int) -> Block:
    """All that lies in front of a player."""
    letter, data = LETTERS[seat], scene.view["seats"][seat]
    own = seat == scene.own
    content: dict[str, object] = {
        "head": head(scene, seat),
        "due": warning(scene, seat),
        "scales": tag("ul", [scale(scene, seat, name) for name in naming.SCALES], class_="plain scales"),
        "lives": tag("ul", [lifespan(scene, seat, at) for at in range(w.TERRAINS)], class_="plain lifespans"),
        "dice": tag("div", ages(scene, seat), place(scene, data), class_="more"),
        "held": None if own else others_hand(scene, seat),
        "played": played(scene, data["played"]),
    }
    parts = [Block(f"{name}-{letter}", tag("div", inside, id=f"{name}-{letter}")) for name, inside in content.items()]
    inside = [part.markup for part in parts]
    markup = tag("div", inside, class_=classes("biosphere seat", "own" if own else None), data_seat=letter)
    return Block(f"seat-{letter}", markup, parts)


def head(scene: Scene, seat: int) -> Markup:
    """Whose board it is, with the numbers one looks for first."""
    letter = LETTERS[seat]
    name = tag("h2", seat_mark(letter), tag("span", scene.players[seat], class_="player"))
    numbers = tag("p", stats(scene, seat, scene.view["seats"][seat]), class_="stats")
    return tag("header", name, numbers, class_="deciding" if seat == scene.table.seat else None)


def stats(scene: Scene, seat: int, data: Data) -> list[Markup]:
    """Points, dice, cards and assignments."""
    say, table, letter = scene.say, scene.table, LETTERS[seat]
    there, left = int(table.populations(seat)), int(table.supply[seat])
    reached = say("{n} of {enough} assignments", n=len(data["fulfilled"]), enough=ENOUGH)
    held = len(data["hand"])
    return [
        stat(
            SHEET.show("income"),
            data["ep"],
            say("{points} EP, +{income} a round", points=data["ep"], income=data["income"]),
        ),
        stat(
            framed(SHEET.use("blank"), dice.FRAME, "die"),
            f"{there}/{there + left}",
            say.count(
                there,
                "one die on the map, {left} in the supply",
                "{n} dice on the map, {left} in the supply",
                left=left,
            ),
            f"supply-{letter}",
        ),
        stat(
            SHEET.show("back"),
            held,
            say.count(held, "{n} card in hand", "{n} cards in hand"),
            None if seat == scene.own else hand_key(letter),
        ),
        tag(
            "span",
            f"{len(data['fulfilled'])}/{ENOUGH} ✓",
            class_="badge",
            title=reached,
            aria_label=reached,
            role="img",
        ),
    ]


def warning(scene: Scene, seat: int) -> Markup | None:
    """What the place on the band will cost."""
    points = int(band.loss(scene.table, seat))
    if not scene.view["seats"][seat]["due"] or not points:
        return None
    text = scene.say.count(
        points,
        "at the end of the next phase 3 the place on the band costs one lifespan point",
        "at the end of the next phase 3 the place on the band costs {n} lifespan points",
    )
    return tag("p", text, class_="due")


def touchable(scene: Scene, seat: int, name: str) -> str | None:
    """A value of one's own can be raised or lowered; others' stand for nothing in a choice."""
    return name if seat == scene.own else None


def scale(scene: Scene, seat: int, name: str) -> Markup:
    """Four stages, those that are reached full."""
    say, letter = scene.say, LETTERS[seat]
    value = scene.view["seats"][seat][name]
    stages = [
        tag("li", stage, class_=None if stage > value else "value" if stage == value else "past")
        for stage in STAGES[name]
    ]
    told = f"{say.name(name)} {value}"
    return tag(
        "li",
        SHEET.show(name),
        tag("span", say.name(name), class_="name", aria_hidden="true"),
        tag("ol", stages, class_="plain", aria_hidden="true"),
        whisper(f"{told}."),
        title=told,
        class_=f"stages {name}",
        data_part=touchable(scene, seat, name),
        data_key=f"{name}-{letter}",
    )


def lifespan(scene: Scene, seat: int, terrain: int) -> Markup:
    """How long new dice live in a terrain: a bar of five rounds, the start value marked."""
    say, name = scene.say, naming.TERRAINS[terrain]
    value = int(scene.table.lives(seat, terrain))
    start = int(scene.table.material.lifespan[terrain])
    rounds = [
        tag("i", class_=classes("full" if at <= value else None, "start" if at == start else None))
        for at in range(1, LONGEST_LIFE + 1)
    ]
    if value:
        told = say.count(
            value, "{terrain}: new dice live one round", "{terrain}: new dice live {n} rounds", terrain=say.name(name)
        )
    else:
        told = say("{terrain} barren", terrain=say.name(name))
    return tag(
        "li",
        SHEET.show(name),
        tag("b", value or "×", aria_hidden="true"),
        tag("span", rounds, class_="rounds", aria_hidden="true"),
        whisper(f"{told}."),
        title=told,
        class_=classes("life", name, None if value else BARREN),
        data_part=touchable(scene, seat, name),
        data_key=f"{name}-of-{LETTERS[seat]}",
    )


def ages(scene: Scene, seat: int) -> Markup:
    """How many dice live how long, those that die first on the left."""
    say, table = scene.say, scene.table
    found = []
    for rounds in range(1, w.FACES + 1):
        face = int(table.number_for(rounds))
        count = count_showing(table, seat, face)
        if count:
            told = say.count(rounds, "{dice} for {n} round", "{dice} for {n} rounds", dice=count)
            die = framed(SHEET.use(die_name(face, rounds)), dice.FRAME, "die")
            found.append(tag("li", die, tag("b", f"×{count}", aria_hidden="true"), whisper(f"{told}."), title=told))
    if not found:
        return tag("p", say("no dice on the map"), class_="none")
    return tag("ul", found, class_="plain ages")


def place(scene: Scene, data: Data) -> Markup | None:
    """Where the markers stand on the evolution field."""
    if data["size"] == BLANK:
        return None
    say = scene.say
    words = f"{say.name(data['size'])} / {say.name(data['speciality'])}"
    signs = corner(Card(f"{data['size']}-{data['speciality']}", 0, ()))
    return tag(
        "p", tag("span", signs, class_="needs", aria_hidden="true"), whisper(f"{words}."), title=words, class_="stands"
    )


def others_hand(scene: Scene, seat: int) -> Markup | None:
    """Cards are bought openly: everybody sees them."""
    held = scene.view["seats"][seat]["hand"]
    if not held:
        return None
    cards = [held_card(scene.of(seat), name, LETTERS[seat]) for name in held]
    return tag("ul", cards, class_="plain cards few")


def played(scene: Scene, cards: Sequence[str]) -> Markup | None:
    """What a player has on the table."""
    if not cards:
        return None
    say = scene.say
    named = [tag("li", f"{say.name(name)}: {bonus_of(scene, name)}") for name in cards]
    summary = tag("summary", say.count(len(cards), "one card played", "{n} cards played"))
    return tag("details", summary, tag("ul", named, class_="plain"), class_="played")


def bonus_of(scene: Scene, name: str) -> str:
    return bonus_text(next(each.bonus for each in scene.edition.cards if each.id == name), scene.say)


def own_hand(scene: Scene, seat: int) -> Markup:
    """The own cards, each with the way to where it can be played."""
    say, letter = scene.say, LETTERS[seat]
    cards = [held_card(scene, name, letter) for name in scene.view["seats"][seat]["hand"]]
    held = tag("ul", cards, class_="plain cards") if cards else tag("p", say("no cards in hand"), class_="none")
    return tag("div", tag("h2", say("Your hand")), held, class_="biosphere hand", data_key=hand_key(letter))
