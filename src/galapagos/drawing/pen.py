"""The pen: lines that swell and taper, outlines heavier on the side away from the light, and a wash of colour."""

from itertools import pairwise
from math import hypot, pi, sin

from galapagos.drawing.curve import Curve, Point, grains
from galapagos.text.markup import Markup, tag

PEN = 2.8
FINE = 1.9
COAT = "var(--coat)"  # the colour of an animal, which is that of its seat
TIP = 0.3  # of the pen's width is left where a line begins and ends
LIGHT = (-0.6, -0.8)  # the sun stands above on the left
SHADE = 0.4  # by how much of its width an outline swells or thins with the light
STEEPEST = 2.0  # a sharp corner grows no longer than that


def line(text: str, width: float = PEN) -> Markup:
    """A stroke through these points."""
    return tag("path", d=stroke(Curve.read(text), width).path())


def lines(*texts: str, width: float = FINE) -> Markup:
    """Several fine strokes in one: hair, grass, ripples, shading."""
    return tag("path", d="".join(stroke(Curve.read(text), width).path() for text in texts))


def shape(text: str, fill: str = "var(--wash)", width: float = PEN) -> Markup:
    """A closed outline with its inside filled."""
    curve = Curve.read(text if text.endswith("z") else f"{text} z")
    outer, inner = rims(curve, width)
    return Markup(tag("path", d=curve.path(), fill=fill) + tag("path", d=outer.path() + inner.path()))


def blank(text: str, width: float = PEN) -> Markup:
    """A closed outline that hides what lies behind it and keeps the colour of the paper."""
    return shape(text, "var(--paper)", width)


def wash(text: str, fill: str = "var(--wash)") -> Markup:
    """Colour without an outline."""
    return tag("path", d=Curve.read(text if text.endswith("z") else f"{text} z").path(), fill=fill)


def blot(text: str) -> Markup:
    """A place full of ink."""
    return tag("path", d=Curve.read(text if text.endswith("z") else f"{text} z").path())


def dot(x: float, y: float, radius: float, fill: str | None = None) -> Markup:
    """A round drop, of ink unless said."""
    return tag("circle", cx=grains(x), cy=grains(y), r=grains(radius), fill=fill)


def ring(x: float, y: float, radius: float, fill: str = "var(--paper)", width: float = PEN) -> Markup:
    """A circle drawn by hand, which is never quite round."""
    reach = radius * 0.71
    points = (
        (x - radius, y),
        (x - reach, y - reach * 1.02),
        (x, y - radius * 0.98),
        (x + reach, y - reach),
        (x + radius * 1.02, y),
        (x + reach, y + reach),
        (x, y + radius),
        (x - reach * 1.03, y + reach),
    )
    return shape(" ".join(f"{px:.1f},{py:.1f}" for px, py in points), fill, width)


def stroke(curve: Curve, width: float) -> Curve:
    """The outline of a stroke: thin at its ends, full in its middle."""
    points = curve.points if len(curve.points) > 2 else with_middle(*curve.points)
    curve = Curve(points)
    last = len(points) - 1
    passed = lengths(points)
    left, right = [], []
    for at, point in enumerate(points):
        ends = at in (0, last)
        swell = 0 if ends else sin(pi * passed[at] / passed[last]) ** 0.6
        reach = width / 2 * (TIP + (1 - TIP) * swell)
        x, y = normal(curve, at)
        left.append(Point(point.x + x * reach, point.y + y * reach, point.corner or ends))
        right.append(Point(point.x - x * reach, point.y - y * reach, point.corner or ends))
    return Curve((*left, *reversed(right)), closed=True)


def rims(curve: Curve, width: float) -> tuple[Curve, Curve]:
    """Both sides of a closed outline, running opposite ways, so that what lies between them is filled."""
    outwards = 1 if area(curve) > 0 else -1
    outer, inner = [], []
    for at, point in enumerate(curve.points):
        x, y = normal(curve, at)
        x, y = x * outwards, y * outwards
        reach = width / 2 * (1 - SHADE * (x * LIGHT[0] + y * LIGHT[1]))
        outer.append(Point(point.x + x * reach, point.y + y * reach, point.corner))
        inner.append(Point(point.x - x * reach, point.y - y * reach, point.corner))
    return Curve(tuple(outer), closed=True), Curve(tuple(reversed(inner)), closed=True)


def normal(curve: Curve, at: int) -> tuple[float, float]:
    """Across the curve at a point; longer at a corner, so that both arms keep their width."""
    heading = curve.tangent(at)
    before, behind = curve.neighbours(at)
    point = curve.points[at]
    arm = behind if behind != point else before
    length = hypot(arm.x - point.x, arm.y - point.y) or 1
    cosine = abs(heading.x * (arm.x - point.x) + heading.y * (arm.y - point.y)) / length
    grown = min(STEEPEST, 1 / cosine) if point.corner and cosine else 1
    return heading.y * grown, -heading.x * grown


def area(curve: Curve) -> float:
    """Twice what a closed curve encloses; the sign says which way it runs."""
    points = curve.points
    return sum(one.x * other.y - other.x * one.y for one, other in zip(points, points[1:] + points[:1], strict=True))


def lengths(points: tuple[Point, ...]) -> list[float]:
    """How far each point lies along the way."""
    passed = [0.0]
    for one, other in pairwise(points):
        passed.append(passed[-1] + hypot(other.x - one.x, other.y - one.y))
    return passed


def with_middle(start: Point, end: Point) -> tuple[Point, ...]:
    return start, Point((start.x + end.x) / 2, (start.y + end.y) / 2), end
