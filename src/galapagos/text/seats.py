"""Seats as letters: `a` is seat 0."""

from galapagos.core.errors import Malformed

LETTERS = "abcdefgh"
COLOURS = ("cyan", "yellow", "green", "magenta", "blue", "red")  # at a terminal; never without the letter
PUBLIC = "public"


def seat_letter(seat: int) -> str:
    """The letter of a seat; a dash where nobody is meant."""
    return LETTERS[seat] if seat >= 0 else "-"


def read_seat(text: object, seats: int) -> int:
    """The seat a letter means, at a table of so many."""
    allowed = LETTERS[:seats]
    if not isinstance(text, str) or len(text) != 1 or text not in allowed:
        raise Malformed(text, f"a seat is one of {', '.join(allowed)}")
    return allowed.index(text)


def eyes_name(eyes: int, seats: int) -> str:
    """Whose eyes see a view: a seat's letter, or the public's."""
    return PUBLIC if eyes == seats else seat_letter(eyes)


def read_eyes(text: object, seats: int) -> int:
    """The reverse of `eyes_name`."""
    return seats if text == PUBLIC else read_seat(text, seats)


def known_letters(mask: int, seats: int) -> str:
    """The eyes in a mask as letters; `*` for the public."""
    return "".join(LETTERS[seat] for seat in range(seats) if mask >> seat & 1) + ("*" if mask >> seats & 1 else "")


def read_known(text: str, seats: int) -> int:
    """The reverse of `known_letters`."""
    mask = 0
    for letter in text:
        mask |= 1 << (seats if letter == "*" else read_seat(letter, seats))
    return mask
