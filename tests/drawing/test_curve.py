"""Curves through points, as path data."""

from galapagos.drawing.curve import GRAIN, Curve


def ends(path: str) -> list[tuple[int, int]]:
    """Where path data of relative curves touches down, in grains."""
    start, *pieces = path.rstrip("z").replace("-", " -").split("c")
    x, y = map(int, start[1:].split())
    places = [(x, y)]
    for piece in pieces:
        x, y = x + int(piece.split()[4]), y + int(piece.split()[5])
        places.append((x, y))
    return places


def test_a_curve_runs_through_its_points() -> None:
    """Relative whole numbers add up to where the points lie, without drifting off."""
    curve = Curve.read("1.1,2.3 8.7,4.4! 9.9,17.2 3.3,12.6 -4.1,0.7")

    assert ends(curve.path()) == [(round(point.x * GRAIN), round(point.y * GRAIN)) for point in curve.points]


def test_a_closed_curve_comes_back() -> None:
    """The last piece leads to the first point."""
    curve = Curve.read("0,0 10,0 10,10 z")

    assert curve.closed
    assert ends(curve.path())[-1] == (0, 0)
    assert curve.path().endswith("z")


def test_a_smooth_point_is_passed_without_a_bend() -> None:
    """What arrives at it and what leaves it lie on one line; at a corner they need not."""
    smooth, sharp = (Curve.read(f"0,0 10,10{mark} 20,0") for mark in ("", "!"))

    assert arrival_and_departure(smooth) == ((5, 0), (5, 0))
    arriving, leaving = arrival_and_departure(sharp)
    assert arriving[1] > 0 > leaving[1]


def arrival_and_departure(curve: Curve) -> tuple[tuple[int, int], tuple[int, int]]:
    _, (x, y), _ = curve.segment(0, 1)
    (out_x, out_y), _, _ = curve.segment(1, 2)
    return (round(10 - x), round(10 - y)), (round(out_x - 10), round(out_y - 10))
