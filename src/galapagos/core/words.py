# compiled
"""A growing row of numbers, and the digest of one."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import append, i64, vec

LOW_HALF: Final[i64] = 0xFFFFFFFF
MULTIPLIER: Final[i64] = 2147483085
START: Final[i64] = 0x2545F4914F6CDD1D


def stir(lag: i64) -> i64:
    """One step of the multiply-with-carry generator; stays below 2**63 in every mode."""
    return MULTIPLIER * (lag & LOW_HALF) + (lag >> 32)


@final
@mypyc_attr(acyclic=True)
class Words:
    """A growing row of numbers: what a position writes about itself to be compared and digested."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.words = vec[i64]([0] * 256)

    def add(self, word: i64) -> None:
        if self.size == i64(len(self.words)):
            self.words = append(self.words, word)
        else:
            self.words[self.size] = word
        self.size += 1

    def word(self, at: i64) -> i64:
        return self.words[at]

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Words) or self.size != other.size:
            return False
        for at in range(self.size):
            if self.words[at] != other.words[at]:
                return False
        return True

    def __hash__(self) -> int:
        raise TypeError("a growing row of numbers cannot be hashed")

    def digest(self) -> i64:
        """A number below 2**62 that differs, almost surely, when any word differs."""
        lag: i64 = START
        for at in range(self.size):
            lag = stir(lag ^ (self.words[at] & LOW_HALF))
            lag = stir(lag ^ ((self.words[at] >> 32) & LOW_HALF))
        for _ in range(i64(4)):
            lag = stir(lag)
        return lag & 0x3FFFFFFFFFFFFFFF
