"""A track of eight steps as a dial: an arc of segments that fills up."""

from math import cos, pi, sin

from galapagos.drawing.curve import GRAIN
from galapagos.text.markup import Markup, tag

OUTER, INNER, MIDDLE = 30, 20, 32
FIRST, LAST = 0.75 * pi, 2.25 * pi  # from below on the left over the top to below on the right
GAP = 0.05


def dial(value: int, most: int) -> Markup:
    """So many of the segments are full; the number stands in the middle."""
    segments = [tag("path", d=segment(at, most), class_="full" if at < value else "free") for at in range(most)]
    middle = MIDDLE * GRAIN
    number = tag("text", value, x=middle, y=middle + 8 * GRAIN, text_anchor="middle")
    return tag("svg", segments, number, class_="dial", viewBox=f"0 0 {64 * GRAIN} {58 * GRAIN}", aria_hidden="true")


def segment(at: int, most: int) -> str:
    """One piece of the arc."""
    step = (LAST - FIRST) / most
    begin, end = FIRST + at * step + GAP, FIRST + (at + 1) * step - GAP
    a, b, c, d = point(begin, OUTER), point(end, OUTER), point(end, INNER), point(begin, INNER)
    outer, inner = OUTER * GRAIN, INNER * GRAIN
    return f"M{a}A{outer} {outer} 0 0 1 {b}L{c}A{inner} {inner} 0 0 0 {d}z"


def point(angle: float, radius: float) -> str:
    return f"{round((MIDDLE + radius * cos(angle)) * GRAIN)} {round((MIDDLE + radius * sin(angle)) * GRAIN)}"
