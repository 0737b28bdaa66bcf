# compiled
"""What must still happen, the next thing on top."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import append, i64, vec
from galapagos.core.words import Words

FIELDS: Final[i64] = 6
START_DEPTH: Final = 12


@final
@mypyc_attr(acyclic=True)
class Agenda:
    """A stack of numbers: each item says what happens, which seat chooses, and up to four things it is about."""

    def __init__(self) -> None:
        self.depth: i64 = 0
        self.fields = vec[i64]([0] * (START_DEPTH * 6))

    def push(self, what: i64, seat: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        at = self.depth * FIELDS
        while i64(len(self.fields)) < at + FIELDS:
            self.fields = append(self.fields, 0)
        self.fields[at] = what
        self.fields[at + 1] = seat
        self.fields[at + 2] = a
        self.fields[at + 3] = b
        self.fields[at + 4] = c
        self.fields[at + 5] = d
        self.depth += 1

    def pop(self) -> None:
        if self.depth == 0:
            raise IndexError("nothing is left on the agenda")
        self.depth -= 1

    def what(self) -> i64:
        return self.fields[(self.depth - 1) * FIELDS]

    def seat(self) -> i64:
        return self.fields[(self.depth - 1) * FIELDS + 1]

    def about(self, field: i64) -> i64:
        """Thing 0 to 3 of the top item."""
        return self.fields[(self.depth - 1) * FIELDS + 2 + field]

    def change(self, field: i64, value: i64) -> None:
        """Set thing 0 to 3 of the top item."""
        self.fields[(self.depth - 1) * FIELDS + 2 + field] = value

    def field(self, item: i64, field: i64) -> i64:
        """Field 0 (what), 1 (seat) or 2 to 5 (things) of any item, counted from the bottom."""
        return self.fields[item * FIELDS + field]

    def put(self, item: i64, field: i64, value: i64) -> None:
        """Rewrite one field of any item: animals that move take the items about them along."""
        self.fields[item * FIELDS + field] = value

    def copy(self) -> "Agenda":
        agenda = Agenda()
        agenda.depth = self.depth
        agenda.fields = self.fields[:]
        return agenda

    def trace(self, into: Words) -> None:
        into.add(self.depth)
        for at in range(self.depth * FIELDS):
            into.add(self.fields[at])
