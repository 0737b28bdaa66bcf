# compiled
"""Where every random number of a game comes from."""

from hashlib import sha256
from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64, vec
from galapagos.core.words import LOW_HALF, START, stir

BLOCK: Final[i64] = 8
BELOW_ALL_STATES: Final[i64] = 0x3FFFFFFFFFFFFFFF


@final
@mypyc_attr(acyclic=True)
class Dice:
    """Random numbers: `stream` makes a fast endless one, `sealed` one that anybody can check by SHA-256."""

    def __init__(self, seed: str, lag: i64) -> None:
        self.seed: str = seed
        self.lag: i64 = lag
        self.decision: i64 = 0
        self.drawn: i64 = 0
        self.words = vec[i64]([0] * 8)

    def turn_to(self, decision: i64) -> None:
        """Sealed dice only: the numbers that follow belong to this decision. Setting up is 0."""
        self.decision = decision
        self.drawn = 0

    def word(self) -> i64:
        """The next 32 random bits."""
        at = self.drawn & 7
        if at == 0:
            self.refill()
        self.drawn += 1
        return self.words[at]

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1; the limit lies below 2**31."""
        return self.word() * limit >> 32

    def roll(self) -> i64:
        """A die with six faces."""
        return self.below(6) + 1

    def shuffle(self, items: vec[i64], count: i64) -> None:
        """Put the first `count` items into random order, each order equally likely."""
        left = count
        while left > 1:
            pick = self.below(left)
            left -= 1
            item = items[left]
            items[left] = items[pick]
            items[pick] = item

    def refill(self) -> None:
        if self.seed:
            self.reveal()
            return
        lag = self.lag
        for at in range(BLOCK):
            lag = stir(lag)
            self.words[at] = (lag & LOW_HALF) ^ (lag >> 32)
        self.lag = lag

    def reveal(self) -> None:
        """Block b of decision k is SHA-256 of the text "seed k b", read as eight big-endian words."""
        block = sha256(f"{self.seed} {self.decision} {self.drawn // BLOCK}".encode()).digest()
        for at in range(8):
            self.words[i64(at)] = i64(int.from_bytes(block[4 * at : 4 * at + 4], "big"))


def sealed(seed: str) -> Dice:
    """The dice of a match: the same numbers for the same decision, whatever was undone before."""
    if not seed:
        raise ValueError("sealed dice need a seed")
    return Dice(seed, 1)


def stream(seed: i64, number: i64 = 0) -> Dice:
    """Fast dice for search and simulation; each number of a seed has its own stream."""
    lag = (seed ^ START) & BELOW_ALL_STATES
    for _ in range(i64(8)):
        lag = stir(lag)
    lag = ((lag & BELOW_ALL_STATES) ^ number) & BELOW_ALL_STATES
    if lag == 0:
        lag = START & BELOW_ALL_STATES
    for _ in range(i64(8)):
        lag = stir(lag)
    return Dice("", lag)
