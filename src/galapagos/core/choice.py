# compiled
"""A choice is one integer: a verb and up to four things."""

from typing import Final

from galapagos.core.numbers import i64

VERB_BITS: Final[i64] = 8
THING_BITS: Final[i64] = 12
ONE_MORE_B: Final[i64] = 1 << 20  # added to a choice, one more of its second thing
VERB_MASK: Final[i64] = 0xFF
THING_MASK: Final[i64] = 0xFFF


def choice(verb: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> i64:
    return verb | a << 8 | b << 20 | c << 32 | d << 44


def verb_of(packed: i64) -> i64:
    return packed & VERB_MASK


def thing(packed: i64, number: i64) -> i64:
    """Thing 0 to 3 of a choice."""
    return packed >> (VERB_BITS + number * THING_BITS) & THING_MASK
