"""Rewards and chances, as every game's bots understand them."""

from galapagos.core.brain import SURE, chance, compare, reward
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result


def rewards(*places: int, points: tuple[int, ...] = (), solo: str = "") -> list[int]:
    into = vec[i64]([0] * len(places))
    reward(Result([*places], [*points], "over", solo), into)
    return [*into]


def test_a_result_is_worth_the_share_of_others_ranked_behind() -> None:
    """Ties are worth half; so partners, who share places, share rewards."""
    assert rewards(1, 2) == [SURE, 0]
    assert rewards(1, 1) == [SURE // 2] * 2
    assert rewards(3, 1, 2) == [0, SURE, SURE // 2]
    assert rewards(1, 3, 1, 3) == [SURE * 5 // 6, SURE // 6] * 2


def test_solo_the_outcome_comes_before_the_score() -> None:
    """A bad victory is better than a good draw, and that better than a good defeat."""
    ladder = [
        rewards(1, points=(score,), solo=outcome)[0] for outcome in ("lost", "drawn", "won") for score in (0, 30, 100)
    ]
    assert ladder == sorted(set(ladder))
    assert ladder[0] >= 0
    assert ladder[-1] <= SURE


def test_a_lead_of_the_spread_is_worth_three_chances_in_four() -> None:
    """And both sides' chances make one."""
    assert chance(0, 10) == SURE // 2
    assert chance(10, 10) == SURE * 3 // 4
    assert chance(-10, 10) == SURE // 4


def test_who_will_have_most_expects_most() -> None:
    """Each seat is compared with all others."""
    into = vec[i64]([0] * 3)
    compare(vec[i64]([30, 10, 10]), 3, 10, into)
    assert into[0] > SURE // 2 > into[1] == into[2]
    assert abs(sum(into) - 3 * SURE // 2) < 3
