"""Who meets whom on the ladder, and what follows from it."""

from collections import Counter
from dataclasses import replace
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.bots import levels
from galapagos.core.errors import Malformed
from galapagos.games.game import Form, Setup
from galapagos.lab.ladder import Bout, Ladder, Outcome, climb
from galapagos.lab.playing import Thinking
from galapagos.lab.standing import score, share_of, standing, strength


def ladder(seats: int, games: int, bots: str = "random,easy", game: str = "toy") -> Ladder:
    found = gp.game(game)
    return Ladder(found, found.settle(seats), {name: levels.bot(name) for name in bots.split(",")}, games, 1)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_seat_is_held_by_both_bots_equally_often(seats: int) -> None:
    """Every deal is played twice, with swapped seats."""
    bouts = ladder(seats, 24).bouts()

    for seat in range(seats):
        assert {*Counter(bout.bots[seat] for bout in bouts).values()} == {12}
    for first, second in zip(bouts[::2], bouts[1::2], strict=True):
        assert all(one != other for one, other in zip(first.bots, second.bots, strict=True))
    assert all(1 <= Counter(bout.bots)["easy"] <= seats - 1 for bout in bouts)


def test_every_pair_of_bots_meets() -> None:
    """Three bots are three pairs."""
    bouts = ladder(2, 4, "random,easy,normal").bouts()

    assert Counter(frozenset(bout.bots) for bout in bouts) == {
        frozenset(pair): 4 for pair in (("random", "easy"), ("random", "normal"), ("easy", "normal"))
    }


def test_partners_are_the_same_bot() -> None:
    """Seats 0 and 2 play against 1 and 3 where a form has two sides."""
    toy = gp.game("toy")
    toy = type(toy)()
    toy.forms = (Form("teams", [4], "", sides=2),)
    found = Ladder(toy, toy.settle(4, "teams"), {name: levels.bot(name) for name in ("random", "easy")}, 8, 1)

    for bout in found.bouts():
        assert bout.bots[0] == bout.bots[2] != bout.bots[1] == bout.bots[3]


def outcome(number: int, bots: str, places: list[int], points: tuple[int, ...] = (), ending: str = "end") -> Outcome:
    """A made-up game: a letter for each seat's bot."""
    return Outcome(number, tuple(bots), places, [*points], ending, [Thinking(2, 0.5, 0.4) for _ in bots])


def test_strength_is_the_share_of_opposing_pairs_with_ties_half() -> None:
    """Pairs of the same bot say nothing; games of other bots are left out."""
    played = [
        outcome(0, "aab", [1, 3, 2]),  # one of two pairs
        outcome(1, "bba", [2, 2, 1]),  # both pairs
        outcome(2, "aba", [1, 1, 3]),  # half of one pair of two
        outcome(3, "cab", [3, 1, 2]),
    ]

    found = strength("a", "b", played)

    assert found.games == 3
    assert found.share.value == ((0.5 + 1) / 2 + 0.25) / 2
    assert found.seats == [0.75, 0.0, pytest.approx(2 / 3)]


def test_two_games_of_a_deal_count_as_one_for_the_interval() -> None:
    """A deal that its first seat always wins proves nothing about the bots."""
    always_the_first_seat = [outcome(number, "ab" if number % 2 == 0 else "ba", [1, 2]) for number in range(40)]

    found = strength("a", "b", always_the_first_seat).share

    assert found.value == 0.5
    assert found.high - found.low < 0.2
    assert share_of([1.0, 1.0]).low < 0.5 < share_of([1.0] * 40).low


def test_alone_scores_are_compared() -> None:
    """A mean with its interval, and how the games ended."""
    played = [
        outcome(0, "a", [1], (40,), "won"),
        outcome(1, "a", [1], (20,), "lost"),
        outcome(0, "b", [1], (5,), "lost"),
    ]

    found = score("a", played)

    assert (found.games, found.points.value, found.endings) == (2, 30, {"lost": 1, "won": 1})
    assert found.points.low < 30 < found.points.high
    assert standing(["a", "b"], played, 1)["thinking"]["a"] == {"decisions": 4, "mean_ms": 250.0, "slowest_ms": 400.0}


def test_alone_each_bot_plays_the_same_deals() -> None:
    """Nobody to swap seats with."""
    toy = gp.game("toy")
    alone = Ladder(toy, Setup(1, "table"), {"random": levels.bot("random"), "easy": levels.bot("easy")}, 3, 1)

    assert alone.bouts() == [Bout(number, (name,)) for name in ("random", "easy") for number in range(3)]


def test_both_games_of_a_deal_are_dealt_alike() -> None:
    """Two bots that decide alike end alike, whichever way round they sit."""
    toy = gp.game("toy")
    twins = Ladder(toy, toy.settle(3), {"one": levels.bot("angler"), "other": levels.bot("angler")}, 6, 1)
    points = [outcome.points for outcome in climb(twins, 1)]

    assert points[::2] == points[1::2]
    assert len({*map(tuple, points)}) == 3


def test_a_ladder_goes_on_where_it_stopped(tmp_path: Path) -> None:
    """Games that a file holds are read, not played again; a file of another ladder is refused."""
    file = tmp_path / "toy.ladder"
    first = [*climb(ladder(2, 4), 1, file)]
    lines = file.read_text(encoding="utf-8").splitlines()
    marked = [replace(first[0], ending="as it stands in the file"), *first[1:]]
    file.write_text("\n".join([lines[0], *(each.to_line() for each in marked)]) + "\n", encoding="utf-8")

    again = [*climb(ladder(2, 6), 1, file)]

    assert again[:4] == marked
    assert len(again) == 6
    with pytest.raises(Malformed, match="does not belong to this ladder"):
        [*climb(ladder(3, 4), 1, file)]


def test_a_ladder_plays_the_same_games_on_any_number_of_processes() -> None:
    """Only the times differ."""

    def games(jobs: int) -> list[tuple[object, ...]]:
        return [(each.number, each.bots, each.places, each.points) for each in climb(ladder(3, 4), jobs)]

    assert games(2) == games(1)
