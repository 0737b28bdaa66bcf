"""Dice in the colour of their seat: pips above, and below them how much of a life is left. 56 by 66."""

from galapagos.drawing.curve import grains
from galapagos.drawing.pen import dot, lines, shape
from galapagos.drawing.sheet import Frame
from galapagos.text.markup import Markup, join, tag

FRAME: Frame = (0, 0, 56, 66)
PIPS = {
    1: ((28, 26),),
    2: ((17, 15), (39, 37)),
    3: ((16, 14), (28, 26), (40, 38)),
    4: ((17, 15), (39, 15), (17, 37), (39, 37)),
    5: ((16, 14), (40, 14), (28, 26), (16, 38), (40, 38)),
}
RIM = "9,2 28,1.5 47,2 54,9 54.5,33 54,57 47,64 28,64.5 9,64 2,57 1.5,33 2,9"
INK = "var(--on-seat)"
BAR_LEFT, BAR_TOP, BAR_WIDTH, BAR_HEIGHT = 6, 50.5, 44, 9


def die(face: int, life: int, longest: int) -> Markup:
    """A die with this face up, and as many parts of its bar full as it will live."""
    pips = [[dot(x, y, 8.4, "var(--seat)"), dot(x, y, 5.6, INK)] for x, y in PIPS[face]]
    return join([rim(), pips, bar(life, longest), cracks() if life == 1 else None])


def blank_die() -> Markup:
    """One that has just been placed and shows no number yet."""
    egg = shape("28,14 36,20 41,32 40,43 34,50 28,51.5 22,50 16,43 15,32 20,20", "var(--bone)", 2.6)
    return join([rim(), egg, lines("16,35! 22,31! 26,36! 31,31! 35,36! 40,32!", width=2.6)])


def rim() -> Markup:
    """An outline that lets the colour and the pattern of the seat through."""
    return shape(RIM, "none", 3)


def bar(life: int, longest: int) -> Markup:
    """A strip of paper with a part for each round, full from the left."""
    width = BAR_WIDTH / longest
    ground = tag(
        "rect",
        x=grains(BAR_LEFT - 1.5),
        y=grains(BAR_TOP - 1.5),
        width=grains(BAR_WIDTH + 3),
        height=grains(BAR_HEIGHT + 3),
        rx=grains(2),
        fill="var(--sheet)",
    )
    parts = [
        tag(
            "rect",
            x=grains(BAR_LEFT + at * width + 0.6),
            y=grains(BAR_TOP),
            width=grains(width - 1.2),
            height=grains(BAR_HEIGHT),
            fill="var(--warn)" if life == 1 else None,
        )
        for at in range(life)
    ]
    return join([ground, parts])


def cracks() -> Markup:
    """It will not last."""
    return lines("55,8 46,13 48,20 41,24", "2,36 9,33 12,37", width=2.4)
