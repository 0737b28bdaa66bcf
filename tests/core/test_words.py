"""Rows of numbers and their digest."""

import pytest

from galapagos.core.words import Words


def row(*numbers: int) -> Words:
    words = Words()
    for number in numbers:
        words.add(number)
    return words


def test_rows_are_equal_word_by_word() -> None:
    """And only then."""
    assert row(1, 2, 3) == row(1, 2, 3)
    assert row(1, 2, 3) != row(1, 2)
    assert row(1, 2, 3) != row(1, 2, 4)


def test_every_word_and_its_place_count() -> None:
    """Small changes anywhere give another digest."""
    rows = [row(), row(0), row(0, 0), row(1, 0), row(0, 1), row(-1, 0), row(2**40, 0), row(1, 2**40)]

    assert len({each.digest() for each in rows}) == len(rows)


def test_a_digest_is_a_known_number_below_two_to_the_62() -> None:
    """The same in every mode and on every machine: it may be stored."""
    assert row(1, 2, 3).digest() == row(1, 2, 3).digest()
    assert 0 <= row(*range(1000)).digest() < 2**62


def test_a_row_grows_as_long_as_it_must() -> None:
    """Beyond its first buffer."""
    words = row(*range(1000))

    assert words.size == 1000
    assert words.word(999) == 999


def test_a_growing_row_cannot_be_hashed() -> None:
    """It would be lost in any set."""
    with pytest.raises(TypeError):
        hash(row(1))
