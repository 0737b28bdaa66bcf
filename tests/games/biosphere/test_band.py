"""The tie-breaker band: jumping, corners, exceeded maxima, and the one check that can cost lifespans."""

import pytest

from tests.games.biosphere.looking import dice, lifespan, seat, space, turn, verbs
from tests.table import Table


def develop(a: str, b: str = "1 EP, band 0", more: str = "") -> Table:
    """Seat a's turn in phase 3 of round 2."""
    return Table("biosphere", f"develop, round 2, seat a, start a\n{more}\na: {a}\nb: {b}\nc: 1 EP, band 1")


def test_a_step_goes_to_the_next_free_space() -> None:
    """BIO-3.6: other markers are jumped and cost nothing."""
    table = develop("9 EP, band 5", b="band 6")

    table.play("climb")

    assert space(table, "a") == 7
    assert table.told == ["Player 0 steps to space 7 of the band for 1 EP"]


def test_there_is_no_way_back_on_the_band() -> None:
    """BIO-3.6: forward is the only step there is."""
    table = develop("9 EP, band 12")

    assert [choice for choice in table.choices if choice.startswith("climb")] == ["climb"]
    table.play("climb")
    assert space(table, "a") == 13


@pytest.mark.parametrize("start", [8, 7])
def test_the_first_corner_gives_a_lifespan_of_choice(start: int) -> None:
    """BIO-3.6: at once, on reaching its space, or on jumping it where somebody stands there."""
    table = develop(f"9 EP, band {start}", b="band 9" if start == 8 else "band 8")

    table.play("climb")
    assert table.choices == [f"take {terrain}" for terrain in seat(table, "a")["lifespans"]]
    table.play("take polar")

    assert lifespan(table, "a", "polar") == 2
    assert "climb" in table.choices
    assert space(table, "a") == (10 if start == 8 else 9)


def test_the_second_corner_gives_a_point_on_one_of_three_scales() -> None:
    """BIO-3.6: reproduction, movement or income."""
    table = develop("9 EP, band 14")

    table.play("climb")
    assert table.choices == ["take reproduction", "take movement", "take income"]
    table.play("take income")

    assert seat(table, "a")["income"] == 7


def test_the_third_corner_gives_all_of_it() -> None:
    """BIO-3.6: a lifespan of choice, then reproduction, movement and income."""
    table = develop("9 EP, band 23")

    table.play("climb", "take forest")

    board = seat(table, "a")
    assert (board["reproduction"], board["movement"], board["income"]) == (4, 2, 7)
    assert lifespan(table, "a", "forest") == 4


def test_a_corner_counts_once() -> None:
    """BIO-3.6: whoever has gone on does not get it again, for he cannot come back."""
    table = develop("9 EP, band 9")

    table.play("climb")

    assert table.data["pending"] == []


def test_without_a_free_space_ahead_there_is_no_step() -> None:
    """BIO-3.6: at the end of the band, and before markers that fill its end."""
    table = develop("9 EP, band 28", b="band 29")

    assert "climb" not in verbs(table)
    assert table.why_not("climb") == "BIO-3.6"


def test_a_bonus_moves_as_far_as_it_can() -> None:
    """BIO-3.6 BIO-3.7: two spaces are due, and there is only one."""
    table = develop("small1 general2, band 28, desert 5, hand small1-general2")

    table.play("play small1-general2")

    assert space(table, "a") == 29


@pytest.mark.parametrize(
    ("card", "field", "maximum", "bonus", "moved"),
    [
        ("small1-general2", "small1 general2", "desert 5", [], 2),
        ("small1-general4", "small1 general4", "reproduction 6", [], 3),
        ("large1-general4", "large1 general4", "movement 4", [], 3),
        ("small1-specific4", "small1 specific4", "income 11", [], 3),
        ("small3-specific3", "small3 specific3", "forest 5", ["take forest", "take forest"], 4),
    ],
)
def test_what_exceeds_a_maximum_moves_the_marker(
    card: str, field: str, maximum: str, bonus: list[str], moved: int
) -> None:
    """BIO-3.7: two spaces for a lifespan, three for a scale; the value stays at its maximum, also where chosen."""
    table = develop(f"{field}, {maximum}, band 2, hand {card}", b="1 EP, band 0")

    table.play(f"play {card}", *bonus)

    assert space(table, "a") == 2 + moved
    name, value = maximum.split()
    board = seat(table, "a")
    assert board.get(name, board["lifespans"].get(name)) == int(value)


def test_bonus_spaces_jump_markers_and_turn_corners() -> None:
    """BIO-3.7 BIO-3.6: from 7 over the marker on 8 to 10, past the first corner."""
    table = develop("small1 general2, band 7, desert 5, hand small1-general2", b="1 EP, band 8")

    table.play("play small1-general2")

    assert space(table, "a") == 10
    assert table.data["pending"] == ["lifespan", "end"]


def test_a_corner_comes_before_points_that_still_wait() -> None:
    """BIO-3.6: forest exceeds, the corner's lifespan is chosen, and only then comes the second point of the card."""
    table = develop("small3 general1, band 8, forest 5, mountain 5, hand small3-general1")

    table.play("play small3-general1")
    assert table.data["pending"] == ["lifespan", "mountain", "end"]
    assert space(table, "a") == 10
    table.play("take desert")

    assert lifespan(table, "a", "desert") == 2
    assert space(table, "a") == 12
    assert turn(table)[2] == "b"


def test_several_corners_at_once_come_the_nearest_first() -> None:
    """BIO-3.6: six markers in a row make a bonus of two spaces pass two corners."""
    table = Table(
        "biosphere",
        """
        develop, round 2, seat a
        a: small1 general2, band 8, desert 5, hand small1-general2
        b: 1 EP, band 9
        c: band 11
        d: band 12
        e: band 13
        f: band 14
        """,
    )

    table.play("play small1-general2")

    assert space(table, "a") == 15
    assert table.data["pending"] == ["lifespan", "scale", "end"]
    assert table.told[-2:] == [
        "Player 0 comes to corner 1 of the band: any lifespan +1",
        "Player 0 comes to corner 2 of the band: reproduction, movement or income +1",
    ]


def test_the_third_corner_works_off_what_it_sets_off() -> None:
    """BIO-3.6 BIO-3.7: all three scales are at their tops, and each moves the marker on."""
    table = develop("9 EP, band 23, reproduction 6, movement 4, income 11")

    table.play("climb", "take desert")

    assert space(table, "a") == 29


def test_without_the_band_nothing_exceeds() -> None:
    """BIO-7.3 BIO-3.7: the point is lost, there is nowhere to climb, and nobody is checked."""
    table = Table(
        "biosphere", "develop, round 2, no band\na: 9 EP, small1 general2, desert 5, hand small1-general2\nb: 1 EP"
    )

    assert "climb" not in verbs(table)
    assert table.why_not("climb") == "BIO-7.3"
    table.play("play small1-general2")

    assert lifespan(table, "a", "desert") == 5
    assert space(table, "a") == 0
    assert turn(table)[2] == "b"


# The check of BIO-3.8


def test_the_first_at_the_first_corner_makes_all_others_due() -> None:
    """BIO-3.8: but not himself."""
    table = develop("9 EP, band 8")

    table.play("climb", "take desert")

    assert [seat(table, letter)["due"] for letter in "abc"] == [False, True, True]


def test_the_second_at_the_first_corner_changes_nothing() -> None:
    """BIO-3.8: who was checked is never checked again."""
    table = develop("9 EP, band 8", b="1 EP, band 10")

    table.play("climb", "take desert", "done")

    assert [seat(table, letter)["due"] for letter in "abc"] == [False, False, False]


@pytest.mark.parametrize(("place", "losses"), [(0, 2), (5, 2), (6, 1), (8, 1), (9, 0), (12, 0)])
def test_the_check_costs_two_points_in_the_first_section_and_one_in_the_second(place: int, losses: int) -> None:
    """BIO-3.8: at the end of the own phase 3, once."""
    table = develop(f"1 EP, band {place}, due, savanna 5", b="1 EP, band 14", more="")

    table.play("done")
    for _ in range(losses):
        assert table.choices[3] == "lose savanna"
        table.play("lose savanna")

    assert turn(table) == (2, "develop", "b")
    assert lifespan(table, "a", "savanna") == 5 - losses
    assert seat(table, "a")["due"] is False


def test_the_check_comes_after_the_card() -> None:
    """BIO-3.8: its bonuses may still carry the marker out of the section."""
    table = develop("small1 general2, band 7, due, desert 5, hand small1-general2", b="1 EP, band 14")

    table.play("play small1-general2")

    assert space(table, "a") == 9
    assert table.data["pending"] == ["lifespan", "end"]
    table.play("take desert")
    assert turn(table)[2] == "b"


def test_nobody_is_checked_twice() -> None:
    """BIO-3.8: whoever stands there in later rounds loses nothing any more."""
    table = develop("1 EP, band 2", b="1 EP, band 14")

    table.play("done")

    assert turn(table)[2] == "b"


def test_a_lifespan_falls_at_most_one_below_its_start() -> None:
    """BIO-3.8: a barren terrain cannot be chosen for the second point."""
    table = develop("1 EP, band 2, due", b="1 EP, band 14")

    table.play("done", "lose polar")
    assert lifespan(table, "a", "polar") == "barren"
    assert "lose polar" not in table.choices
    assert table.why_not("lose polar") == "BIO-3.8"

    table.play("lose forest")
    assert lifespan(table, "a", "forest") == "barren"


def test_both_points_may_fall_on_one_terrain() -> None:
    """BIO-3.8: where it is high enough above its start value."""
    table = develop("1 EP, band 2, due, forest 4", b="1 EP, band 14")

    table.play("done", "lose forest", "lose forest")

    assert lifespan(table, "a", "forest") == "barren"


def test_a_seat_that_cannot_do_anything_is_checked_all_the_same() -> None:
    """BIO-3.8: without EP its phase 3 ends by itself, and with it comes the check."""
    table = develop("1 EP, band 14", b="band 0, due")

    table.play("done")

    assert table.data["seat"] == "b"
    assert table.data["pending"] == ["loss", "loss", "end"]


# Barren terrains


def barren(step: str, more: str = "") -> Table:
    """Forest is barren for seat a; somebody has been at the first corner."""
    return Table("biosphere", f"{step}, round 4, seat a, start a\na: forest barren, band 0\nb: 1 EP, band 12\n{more}")


def test_nothing_new_comes_to_a_barren_terrain() -> None:
    """BIO-3.9 BIO-5.1: although own dice are there and beside it."""
    table = barren("breed", "A2: a 4\nA1: a 4")

    assert {"place A1", "place B1", "place A3", "done"} <= {*table.choices}
    assert "place A2" not in table.choices
    assert table.why_not("place A2") == "BIO-3.9"


def test_a_barren_terrain_is_not_filled() -> None:
    """BIO-3.9 BIO-6.2: whatever majority there is."""
    table = barren("breed", "A2: a 5 x4")

    table.play("done", "done")

    assert dice(table, "A2", "a") == "5 5 5 5"


def test_dice_move_into_and_through_a_barren_terrain() -> None:
    """BIO-3.9: movement knows no barren land."""
    table = barren("move", "A1: a 5")

    assert "move A1:5 A2" in table.choices


def test_the_next_bonus_brings_back_the_start_value() -> None:
    """BIO-3.9 BIO-3.7: and a second point one more."""
    table = Table(
        "biosphere",
        """
        develop, round 2
        a: small2 general3, polar barren, desert barren, band 0, hand small2-general3 large2-specific3
        b: 1 EP, band 12
        """,
    )

    table.play("play small2-general3")

    assert (lifespan(table, "a", "desert"), lifespan(table, "a", "polar")) == (2, "barren")
    assert table.told[1:3] == [
        "Player 0: desert is barren no longer, lifespan 1",
        "Player 0: lifespan 2 in desert",
    ]
