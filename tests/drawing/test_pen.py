"""What the pen makes of a curve."""

import pytest

from galapagos.drawing.curve import Curve
from galapagos.drawing.pen import area, line, lines, rims, shape, stroke


def test_a_stroke_swells_and_tapers() -> None:
    """It is thin where it begins and ends, and has its width in the middle."""
    outline = stroke(Curve.read("0,0 10,0 20,0"), 4).points

    widths = [abs(outline[at].y - outline[-1 - at].y) for at in range(3)]

    assert widths[0] == widths[2] == pytest.approx(1.2)
    assert widths[1] == pytest.approx(4)


def test_a_straight_stroke_needs_no_more_than_its_ends() -> None:
    """It has a middle all the same."""
    assert len(stroke(Curve.read("0,0 20,0"), 4).points) == 6


def test_an_outline_is_heavier_away_from_the_light() -> None:
    """The sun stands above on the left, whichever way the shape was drawn."""
    for text in ("0,0! 40,0! 40,40! 0,40! z", "0,40! 40,40! 40,0! 0,0! z"):
        outer, inner = rims(Curve.read(text), 4)
        left = min(point.x for point in inner.points) - min(point.x for point in outer.points)
        right = max(point.x for point in outer.points) - max(point.x for point in inner.points)
        assert right > left > 0


def test_the_inside_of_an_outline_stays_open() -> None:
    """Its two rims run opposite ways, so that only what lies between them is inked."""
    outer, inner = rims(Curve.read("0,0 40,0 40,40 0,40 z"), 4)

    assert area(outer) * area(inner) < 0
    assert abs(area(outer)) > abs(area(inner))


def test_a_shape_is_its_colour_under_its_outline() -> None:
    """The colour follows the theme."""
    made = shape("0,0 40,0 40,40", "var(--leaf)")

    assert made.count("<path") == 2
    assert made.index('fill="var(--leaf)"') < made.rindex("<path")


def test_several_lines_are_one_path() -> None:
    """Hair and grass cost little."""
    assert lines("0,0 9,9", "3,0 12,9").count("<path") == 1
    assert line("0,0 9,9").count("<path") == 1
