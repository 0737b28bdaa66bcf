"""How far a seat is with the assignments on the table."""

from galapagos.games.biosphere.rules import goals
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import DICE

MARKED = "✓"


def progress(table: Position, seat: int, category: int) -> list[tuple[int, int]]:
    """What a seat has and what it takes, for each condition of a category's assignment: 4 of 5 edge tiles."""
    assignment = table.assignments[category]
    first = table.material.first_condition
    return [
        (int(goals.have(table, seat, condition)), int(goals.wanted(table, seat, condition)))
        for condition in range(first[assignment], first[assignment + 1])
    ]


def progress_text(table: Position, seat: int, category: int) -> str:
    """`4/5`, for several conditions `1/2 2/2`, `12/–` where nobody else has dice; a tick once it is marked."""
    if table.fulfilled[seat] >> category & 1:
        return MARKED
    return " ".join(f"{have}/{want if want <= DICE else '–'}" for have, want in progress(table, seat, category))
