"""The three ways to ask for something that cannot be, each with what would be right."""

from reprlib import Repr

SHORTLY = Repr()
SHORTLY.maxstring = SHORTLY.maxother = SHORTLY.maxlong = 60


class Malformed(ValueError):
    """A text or a value that says nothing: what it is, and what would be right."""

    def __init__(self, text: object, right: str) -> None:
        self.text, self.right = text, right
        super().__init__(f"{SHORTLY.repr(text)} cannot be read: {right}")


class IllegalChoice(ValueError):
    """Well-formed, but the rules do not allow it now."""

    def __init__(self, text: str, reason: str, nearest: str, count: int) -> None:
        self.text, self.reason, self.nearest, self.count = text, reason, nearest, count
        legal = "1 choice is legal" if count == 1 else f"{count} choices are legal"
        hint = f"did you mean {nearest!r}? ({legal})" if nearest else f"{legal}"
        super().__init__(f"{text!r} is not legal now: {reason}; {hint}")


class Stale(ValueError):
    """Meant for an older position."""

    def __init__(self, expected: int, given: int) -> None:
        self.expected, self.given = expected, given
        super().__init__(f"decision {given} has been made already or is not due yet: decision {expected} is next")
