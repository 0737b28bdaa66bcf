"""What every board has: seats with their mark, cards face up and face down, things that lie in heaps."""

from collections.abc import Sequence
from math import cos, pi, sin, sqrt

from galapagos.games.game import Data
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS

GOLDEN = pi * (3 - sqrt(5))


def whisper(text: str) -> Markup:
    """A sentence for those who listen to the board; the others see it."""
    return tag("span", text, " ", class_="aside")


def seat_mark(letter: str) -> Markup:
    """The letter of a seat in its colour and pattern."""
    return tag("span", letter.upper(), class_="seat-mark", data_seat=letter)


def stat(picture: Markup, number: int | str, text: str, key: str | None = None) -> Markup:
    """A number with its picture; the text says the same to those who listen or point."""
    return tag(
        "span",
        picture,
        tag("b", number, aria_hidden="true"),
        whisper(f"{text}."),
        class_="stat",
        title=text,
        data_key=key,
    )


def around(seats: int, eyes: str) -> list[int]:
    """The seats clockwise from the one that looks, or from the first."""
    first = LETTERS.index(eyes) if eyes in LETTERS[:seats] else 0
    return [(first + step) % seats for step in range(seats)]


def seat_area(letter: str, player: str, view: Data, stats: object, content: object, part: str | None = None) -> Markup:
    """What lies in front of a player, under his name and his numbers; the name may stand for him in choices."""
    own = "own" if view.get("eyes") == letter else None
    deciding = "deciding" if view["seat"] == letter else None
    name = tag("h2", seat_mark(letter), tag("span", player, class_="player"), data_part=part)
    header = tag("header", name, tag("p", stats, class_="stats"))
    return tag("div", header, content, class_=classes(view["game"], "seat", own, deciding), data_seat=letter)


def hand_key(letter: str) -> str:
    """Where a seat's cards come from: its own hand, or the number of them that the others see."""
    return f"hand-of-{letter}"


def card_back(*children: object, known: str | None = None, key: str | None = None, source: str | None = None) -> Markup:
    """A card face down, with what lies on it; those who know its face see that."""
    return tag(
        "span", *children, class_=classes("back", "known" if known else None, known), data_key=key, data_from=source
    )


def scattered(count: int, spread: float) -> Sequence[tuple[float, float]]:
    """Places for so many things on a heap around 0, 0: none moves when another one comes."""
    radii = [spread * sqrt(at + 0.4) for at in range(count)]
    return [(radius * cos(GOLDEN * at), radius * sin(GOLDEN * at)) for at, radius in enumerate(radii)]
