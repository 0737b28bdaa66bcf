"""Who wins when others give up."""

from collections.abc import Sequence

from galapagos.core.result import Result


def by_resignation(resigned: Sequence[int], sides: Sequence[int]) -> Result | None:
    """The result once only one side is left; who gave up later ranks before who gave up earlier."""
    fallen = fallen_sides(resigned, sides)
    if len(sides) == 1:
        return Result([1], [], "resigned", solo="lost")
    if len(fallen) < len({*sides}) - 1:
        return None
    order = fallen[::-1]
    return Result([2 + order.index(side) if side in order else 1 for side in sides], [], "resigned")


def with_resigned(result: Result, resigned: Sequence[int], sides: Sequence[int]) -> Result:
    """A match played to its end, those who gave up on the way behind all who did not."""
    fallen = fallen_sides(resigned, sides)
    if not fallen:
        return result
    order = fallen[::-1]

    def rank(seat: int) -> tuple[int, int]:
        side = sides[seat]
        return (1 + order.index(side), 0) if side in order else (0, result.places[seat])

    ranks = [rank(seat) for seat in range(len(sides))]
    places = [1 + sum(1 for other in ranks if other < own) for own in ranks]
    return Result(places, result.points, result.reason, result.solo, result.drawn and len({*ranks}) == 1)


def fallen_sides(resigned: Sequence[int], sides: Sequence[int]) -> list[int]:
    """The sides of which everybody has given up, in the order of their last."""
    fallen = []
    for count in range(1, len(resigned) + 1):
        side = sides[resigned[count - 1]]
        if all(seat in resigned[:count] for seat, its in enumerate(sides) if its == side):
            fallen.append(side)
    return fallen
