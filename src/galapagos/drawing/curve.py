"""Smooth curves through points: how every picture is written down."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot
from typing import NamedTuple

GRAIN = 5  # paths are written in fifths, as whole numbers: finer than anybody sees


class Point(NamedTuple):
    """A place on the paper; at a corner the curve may turn sharply."""

    x: float
    y: float
    corner: bool = False


class Direction(NamedTuple):
    """A vector of length one; of length none between points that coincide."""

    x: float
    y: float


@dataclass(frozen=True)
class Curve:
    """The points a curve runs through, and whether it returns to the first."""

    points: tuple[Point, ...]
    closed: bool = False

    @classmethod
    def read(cls, text: str) -> "Curve":
        """`10,20 30,5! 50,20`: points in their order, corners with an exclamation mark; a last `z` closes the curve."""
        words = text.split()
        closed = words[-1] == "z"
        return cls(tuple(read_point(word) for word in (words[:-1] if closed else words)), closed)

    def neighbours(self, at: int) -> tuple[Point, Point]:
        """The points before and behind; at the ends of an open curve the end itself."""
        last = len(self.points) - 1
        before = self.points[at - 1] if at or self.closed else self.points[0]
        behind = self.points[(at + 1) % len(self.points)] if at < last or self.closed else self.points[last]
        return before, behind

    def tangent(self, at: int) -> Direction:
        """Where the curve is heading as it passes a point."""
        before, behind = self.neighbours(at)
        arriving, leaving = direction(before, self.points[at]), direction(self.points[at], behind)
        return direction(Point(0, 0), Point(arriving.x + leaving.x, arriving.y + leaving.y))

    def path(self) -> str:
        """The curve as SVG path data: whole numbers, each relative to the last place."""
        count = len(self.points)
        start = self.points[0]
        place = (grains(start.x), grains(start.y))
        data = [f"M{place[0]} {place[1]}"]
        for at in range(count if self.closed else count - 1):
            for x, y in self.segment(at, (at + 1) % count):
                data.append(f"{'c' if len(data) % 3 == 1 else ' '}{grains(x) - place[0]} {grains(y) - place[1]}")
            end = self.points[(at + 1) % count]
            place = (grains(end.x), grains(end.y))
        return "".join(data).replace(" -", "-") + ("z" if self.closed else "")

    def segment(self, one: int, other: int) -> Sequence[tuple[float, float]]:
        """Two control points and the end of the piece between neighbouring points."""
        start, end = self.points[one], self.points[other]
        reach = hypot(end.x - start.x, end.y - start.y) / 3
        along = direction(start, end)
        leaving = along if start.corner else self.tangent(one)
        arriving = along if end.corner else self.tangent(other)
        return (
            (start.x + leaving.x * reach, start.y + leaving.y * reach),
            (end.x - arriving.x * reach, end.y - arriving.y * reach),
            (end.x, end.y),
        )


def read_point(text: str) -> Point:
    x, y = text.rstrip("!").split(",")
    return Point(float(x), float(y), text.endswith("!"))


def direction(start: Point, end: Point) -> Direction:
    length = hypot(end.x - start.x, end.y - start.y)
    return Direction((end.x - start.x) / length, (end.y - start.y) / length) if length else Direction(0, 0)


def grains(number: float) -> int:
    return round(number * GRAIN)
