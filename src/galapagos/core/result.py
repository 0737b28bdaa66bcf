# compiled
"""How a game ended."""

from typing import final


@final
class Result:
    """Places (1 is best, partners and equals share), points by seat, the reason, and for solo games the outcome.

    A drawn game has first places too, but no winners.
    """

    def __init__(self, places: list[int], points: list[int], reason: str, solo: str = "", drawn: bool = False) -> None:
        self.places = places
        self.points = points
        self.reason = reason
        self.solo = solo
        self.drawn = drawn or solo == "drawn"

    def winners(self) -> list[int]:
        """The seats that share the first place; nobody in a draw, or where the machine of a solo game won."""
        if self.drawn or self.solo == "lost":
            return []
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Result) and repr(self) == repr(other)

    def __hash__(self) -> int:
        return hash(repr(self))

    def __repr__(self) -> str:
        solo = f", {self.solo!r}" if self.solo else ""
        drawn = ", drawn=True" if self.drawn and not self.solo else ""
        return f"Result({self.places!r}, {self.points!r}, {self.reason!r}{solo}{drawn})"


def places(points: list[int]) -> list[int]:
    """Most points first; equal points share a place and the next place is left out."""
    return [1 + sum(1 for other in points if other > own) for own in points]
