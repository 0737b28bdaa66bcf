# compiled
"""A position of any game."""

from typing import Final

from mypy_extensions import mypyc_attr

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.words import Words

NOBODY: Final[i64] = -1


@mypyc_attr(acyclic=True, allow_interpreted_subclasses=True)
class State:
    """A position: plain data without dice or history, so that a planner cannot look ahead.

    `seat` decides now and is NOBODY when the game is over; `turn` counts turns, so that undo can stay within one.
    Eyes are the seats, and one pair more, numbered `seats`: those of the public.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.seat: i64 = 0
        self.turn: i64 = 0

    def most(self) -> i64:
        """No position like this one has more choices: the size of a buffer for them."""
        raise NotImplementedError

    def choices(self, into: vec[i64]) -> i64:
        """Write every legal decision of the seat, complete, unique and in a fixed order; return how many."""
        raise NotImplementedError

    def play(self, choice: i64, dice: Dice, events: Events | None = None) -> None:
        """Carry out a legal choice up to the next decision. Trusts its caller: `Match.play` checks."""
        raise NotImplementedError

    def is_open(self) -> bool:
        """Everybody can see which choices are legal now, so a single one may be played without asking."""
        raise NotImplementedError

    def copy(self) -> "State":
        raise NotImplementedError

    def trace(self, into: Words) -> None:
        """Write the position so that equal positions, and only they, write the same numbers."""
        raise NotImplementedError

    def masks(self, into: Words) -> None:
        """Write for each physical card, in the order of the box, the mask of the eyes that know it."""
        raise NotImplementedError

    def reshuffle(self, eyes: i64, dice: Dice) -> "State":
        """A copy in which what these eyes do not know is dealt anew, consistent with all they know."""
        raise NotImplementedError

    def result(self) -> Result | None:
        """How the game ended, or None while it lasts."""
        raise NotImplementedError

    def digest(self) -> i64:
        words = Words()
        self.trace(words)
        return words.digest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return False
        mine = Words()
        theirs = Words()
        self.trace(mine)
        other.trace(theirs)
        return mine == theirs

    def __hash__(self) -> int:
        raise TypeError("a position changes and cannot be hashed; use digest()")


def legal(state: State) -> list[int]:
    """Every legal choice, in the fixed order, for callers outside the core.

    A `vec` that plain Python hands to compiled code is never freed (mypyc 2.4), so the buffer is made in here.
    """
    into = vec[i64]([0] * state.most())
    count = state.choices(into)
    return [int(into[at]) for at in range(count)]
