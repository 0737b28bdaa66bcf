# compiled
"""What happened, as numbers: the source of log, animation and replay."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import append, i64, vec

WIDTH: Final[i64] = 7
NOTHING: Final[i64] = -1
MOST_EYES: Final[i64] = 62


@final
@mypyc_attr(acyclic=True)
class Events:
    """A growing list of events: a kind, four public subjects, one secret and the mask of seats that may know it."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.fields = vec[i64]([0] * 448)

    def add(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, secret: i64 = -1, known: i64 = 0) -> None:
        at = self.count * WIDTH
        while i64(len(self.fields)) < at + WIDTH:
            self.fields = append(self.fields, 0)
        self.fields[at] = kind
        self.fields[at + 1] = a
        self.fields[at + 2] = b
        self.fields[at + 3] = c
        self.fields[at + 4] = d
        self.fields[at + 5] = secret
        self.fields[at + 6] = known
        self.count += 1

    def kind(self, number: i64) -> i64:
        return self.fields[number * WIDTH]

    def subject(self, number: i64, field: i64) -> i64:
        """Public subject 0 to 3 of an event."""
        return self.fields[number * WIDTH + 1 + field]

    def secret(self, number: i64, seat: i64) -> i64:
        """What only some may know, or NOTHING where this seat may not."""
        if seat < 0 or seat > MOST_EYES or (self.fields[number * WIDTH + 6] >> seat) & 1 == 0:
            return NOTHING
        return self.fields[number * WIDTH + 5]
