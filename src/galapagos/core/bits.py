# compiled
"""Sets of small numbers as masks."""

from typing import Final

from galapagos.core.numbers import i64

LAST: Final[i64] = 62
LAST_BIT: Final[i64] = 1 << 62


def bit(number: i64) -> i64:
    """The mask of one number, 0 to 62. `1 << number` would overflow from 31 on: compiled, its 1 has 32 bits."""
    return LAST_BIT >> (LAST - number)


def count_bits(mask: i64) -> i64:
    """How many numbers are in a mask."""
    count: i64 = 0
    while mask != 0:
        mask &= mask - 1
        count += 1
    return count
