"""Masks of small numbers."""

import pytest

from galapagos.core.bits import bit, count_bits


@pytest.mark.parametrize("number", [0, 1, 30, 31, 32, 47, 61, 62])
def test_a_bit_is_a_power_of_two_in_either_mode(number: int) -> None:
    """Compiled, a shifted literal would lose everything from 31 on."""
    assert bit(number) == 2**number


def test_bits_are_counted() -> None:
    """Wherever they are."""
    assert count_bits(0) == 0
    assert count_bits(bit(0) | bit(31) | bit(62)) == 3
