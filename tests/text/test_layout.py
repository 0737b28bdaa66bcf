"""The layout of position texts."""

import pytest

from galapagos.core.errors import Malformed
from galapagos.text.layout import Line, contract, expand, read_lines


def test_a_line_has_a_label_and_phrases() -> None:
    """Comments and empty lines say nothing."""
    text = "eat, hole 3\n\na: 5 chips, hand horns x2  # a rich seat\n"

    assert [*read_lines(text)] == [
        Line("", (("eat",), ("hole", "3"))),
        Line("a", (("5", "chips"), ("hand", "horns", "horns"))),
    ]


def test_contracting_and_expanding_are_reverse() -> None:
    """Equal neighbours are counted; the order stays."""
    words = ["a", "a", "b", "a", "?", "?", "?"]

    assert contract(words) == "a x2 b a ? x3"
    assert [*expand(contract(words).split())] == words


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("x3 horns", "a word to repeat"),
        ("horns x9999999", "at most x1000"),
        ("horns x" + 5000 * "9", "at most x1000"),
    ],
)
def test_a_repetition_that_means_nothing_is_refused(text: str, right: str) -> None:
    """Also one that would fill the memory."""
    with pytest.raises(Malformed, match=right):
        [*expand(text.split())]
