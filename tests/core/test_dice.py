"""Random numbers that anybody can check, and fast ones."""

from collections import Counter
from hashlib import sha256

import pytest

from galapagos.core.dice import sealed, stream
from galapagos.core.numbers import i64, vec

SEED = "000102030405060708090a0b0c0d0e0f"


def by_the_book(seed: str, decision: int, number: int) -> int:
    """Word n of decision k, computed as a reader with any SHA-256 tool would."""
    block = sha256(f"{seed} {decision} {number // 8}".encode()).hexdigest()
    return int(block[8 * (number % 8) : 8 * (number % 8) + 8], 16)


def test_sealed_numbers_are_words_of_sha256() -> None:
    """Twenty words of decision 3 span three blocks."""
    dice = sealed(SEED)
    dice.turn_to(3)

    assert [dice.word() for _ in range(20)] == [by_the_book(SEED, 3, number) for number in range(20)]


def test_undoing_never_rolls_again() -> None:
    """Turning back to a decision gives its numbers once more, whatever was drawn in between."""
    dice = sealed(SEED)
    dice.turn_to(5)
    first = [dice.roll() for _ in range(3)]
    dice.turn_to(6)
    dice.roll()
    dice.turn_to(5)

    assert [dice.roll() for _ in range(3)] == first


def test_what_was_drawn_is_counted() -> None:
    """Undo asks whether a decision drew a number."""
    dice = sealed(SEED)
    dice.turn_to(1)
    assert dice.drawn == 0
    dice.below(7)
    assert dice.drawn == 1


def test_the_fast_stream_is_the_documented_generator() -> None:
    """Multiply-with-carry as its definition says, from the state that the stream starts in."""
    dice = stream(42)
    lag = dice.lag
    for _ in range(24):
        lag = 2147483085 * (lag & 0xFFFFFFFF) + (lag >> 32)
        assert dice.word() == (lag & 0xFFFFFFFF) ^ (lag >> 32)


@pytest.mark.parametrize("seed", [0, 1, 0x2545F4914F6CDD1D & (2**62 - 1), 2**62 - 1])
def test_no_seed_stalls_the_stream(seed: int) -> None:
    """The two states from which nothing new comes are never reached."""
    dice = stream(seed)

    assert len({dice.word() for _ in range(100)}) > 90


def test_streams_of_one_seed_differ() -> None:
    """Each game of a simulation has its own numbers."""
    assert len({stream(1, number).word() for number in range(200)}) == 200


def test_a_die_is_fair() -> None:
    """Six thousand rolls: each face within five standard deviations of a thousand."""
    dice = stream(2)
    rolls = Counter(dice.roll() for _ in range(6000))

    assert set(rolls) == {1, 2, 3, 4, 5, 6}
    assert all(abs(count - 1000) < 145 for count in rolls.values())


def test_a_shuffle_reaches_every_order_alike() -> None:
    """Three cards have six orders."""
    dice = stream(3)
    orders: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        cards = vec[i64]([0, 1, 2])
        dice.shuffle(cards, 3)
        orders[cards[0], cards[1], cards[2]] += 1

    assert len(orders) == 6
    assert all(abs(count - 1000) < 145 for count in orders.values())


def test_sealed_dice_without_a_seed_are_refused() -> None:
    """An empty seed would silently be the fast stream."""
    with pytest.raises(ValueError, match="need a seed"):
        sealed("")
