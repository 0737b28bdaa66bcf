"""The layout of position texts: lines of phrases, and lists of cards."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from galapagos.core.errors import Malformed
from galapagos.text.digits import whole
from galapagos.text.fields import MOST

REPEAT = re.compile(r"x([1-9]\d*)")
MOST_REPEATS = 1000


@dataclass(frozen=True)
class Line:
    """`label: phrase, phrase`; a line without a label has an empty one. A phrase is a list of words."""

    label: str
    phrases: tuple[tuple[str, ...], ...]


def read_lines(text: str) -> Iterator[Line]:
    """Split a position text; `horns x3` stands for three words, `#` begins a comment."""
    for raw in text.splitlines():
        line = raw.partition("#")[0].strip()
        if not line:
            continue
        label, colon, rest = line.partition(":")
        if not colon:
            label, rest = "", line
        yield Line(label.strip(), tuple(tuple(expand(phrase.split())) for phrase in rest.split(",") if phrase.strip()))


def expand(words: Iterable[str]) -> Iterator[str]:
    """Repeat the word before each `xN`."""
    last = ""
    for word in words:
        if repeat := REPEAT.fullmatch(word):
            if not last:
                raise Malformed(word, "a word to repeat stands before it, as in 'horns x3'")
            count = whole(repeat[1])
            if count is None or count > MOST_REPEATS:
                raise Malformed(word, f"at most x{MOST_REPEATS}")
            yield from [last] * (count - 1)
        else:
            yield word
            last = word


def contract(words: Iterable[str]) -> str:
    """The words in one text, equal neighbours counted: the reverse of `expand`."""
    runs: list[tuple[str, int]] = []
    for word in words:
        if runs and runs[-1][0] == word:
            runs[-1] = (word, runs[-1][1] + 1)
        else:
            runs.append((word, 1))
    return " ".join(word if count == 1 else f"{word} x{count}" for word, count in runs)


def read_number(word: str) -> int:
    """A whole number in a position text."""
    number = whole(word)
    if number is None or number > MOST:
        raise Malformed(word, f"a whole number up to {MOST} stands here")
    return number
