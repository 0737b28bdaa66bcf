"""Phase 6: filling up; and the terrain markers at the end of phases 4, 5 and 6."""

import pytest

from tests.games.biosphere.looking import dice, lifespan, seat, space, supply, turn
from tests.table import Table


def last_to_breed(tiles: str, a: str = "", b: str = "", number: int = 4) -> Table:
    """Seat b is about to end phase 5 with 'done'; in round 4 the 3 is dying, and afterwards the 4."""
    return Table("biosphere", f"breed, round {number}, seat b, start a\na: {a}\nb: {b}\n{tiles}")


def test_three_of_five_spaces_are_filled_up() -> None:
    """BIO-6.2: the rule book's example: two more in the savanna, which show 1 with a lifespan of 3."""
    table = last_to_breed("A1: a 5 x3", "savanna 3")

    table.play("done")

    assert dice(table, "A1", "a") == "1 1 5 5 5"
    assert "Player 0 fills A1 (savanna) with 2 dice: each shows 1 and lives 3 more rounds" in table.told


def test_four_and_one_and_one_of_seven_leave_one_space_to_fill() -> None:
    """BIO-6.2: the rule book's example in a forest; other players' dice stay."""
    table = Table("biosphere", "breed, round 4, seat c, start a\na:\nb:\nc:\nA2: a 5 x4, b 5, c 5".replace("A2", "F4"))

    table.play("done")

    assert dice(table, "F4", "a") == "1 5 5 5 5"
    assert (dice(table, "F4", "b"), dice(table, "F4", "c")) == ("5", "5")


@pytest.mark.parametrize(
    ("tile", "own", "filled"), [("B1", 3, False), ("B1", 4, True), ("A1", 2, False), ("C4", 2, True)]
)
def test_a_majority_is_more_than_half_of_the_spaces(tile: str, own: int, filled: bool) -> None:
    """BIO-6.1: of the spaces, not of the dice: 3 of 7 are none, as the rule book's last example says."""
    table = last_to_breed(f"{tile}: a 5 x{own}")

    table.play("done")

    assert any(f"fills {tile}" in line for line in table.told) == filled


def test_without_a_free_space_there_is_nothing_to_fill() -> None:
    """BIO-6.2: a majority beside others on a full tile."""
    table = last_to_breed("A1: a 5 x3, b 5 x2")

    table.play("done")

    assert dice(table, "A1", "a") == "5 5 5"


def almost_out(more: str = "") -> str:
    """Seat a with 46 dice on the map and majorities on B1 (3 spaces free) and D4 (2 free): one die too few."""
    full = {"C1": 5, "D1": 7, "A2": 7, "C2": 7, "B4": 7, "D3": 4}
    return "\n".join(f"{tile}: a 5 x{count}" for tile, count in full.items()) + f"\nB1: a 5 x4\nD4: a 5 x5\n{more}"


def test_with_too_small_a_supply_the_player_chooses_die_by_die() -> None:
    """BIO-6.2: until it is empty; passing is not possible."""
    table = last_to_breed(almost_out(), "band 5", "band 4")
    assert supply(table, "a") == 4

    table.play("done")

    assert turn(table) == (4, "fill", "a")
    assert table.choices == ["fill B1", "fill D3", "fill D4"]
    assert table.why_not("done") == "BIO-6.2"
    table.play("fill D4", "fill D4")
    assert table.choices == ["fill B1", "fill D3"]
    table.play("fill B1", "fill B1")
    assert supply(table, "a") == 0
    assert len(dice(table, "D4", "a").split()) == 7
    assert turn(table)[1] != "fill"


def test_a_large_enough_supply_asks_nobody() -> None:
    """BIO-6.2: all of it goes by itself."""
    table = last_to_breed("B1: a 5 x4\nD4: a 5 x5")

    table.play("done")

    assert supply(table, "a") == 50 - 14


def test_fields_of_others_are_theirs_to_fill() -> None:
    """BIO-6.2: each seat fills its own majorities."""
    table = last_to_breed("B1: b 5 x4\nD4: a 5 x5")

    table.play("done")

    assert (len(dice(table, "B1", "b").split()), len(dice(table, "D4", "a").split())) == (7, 7)


# Terrain markers


def test_two_majorities_in_a_terrain_mark_it() -> None:
    """BIO-6.3: at the end of phase 5, +1 lifespan, which counts in phase 6 already."""
    table = last_to_breed("A1: a 5 x3\nC3: a 5 x3")

    table.play("done")

    assert seat(table, "a")["marks"] == ["savanna"]
    assert lifespan(table, "a", "savanna") == 3
    assert dice(table, "A1", "a") == "1 1 5 5 5"


def test_a_terrain_is_marked_at_the_end_of_phase_four() -> None:
    """BIO-6.3: a die has moved there; it does not help that it moves away before the phase is over."""
    tiles = "A1: a 5 x3\nC3: a 5 x2\nB3: a 1"
    table = Table("biosphere", f"move, round 4, seat a, start a\na: movement 2\nb: 1 EP\n{tiles}")

    table.play("move B3:1 C3")
    assert seat(table, "a")["marks"] == []
    table.play("done")

    assert seat(table, "a")["marks"] == ["savanna"]
    assert turn(table) == (4, "breed", "a")


def test_a_terrain_is_marked_at_the_end_of_phase_six() -> None:
    """BIO-6.3: when filling up nobody gains a majority, so only what phase 5 left unmarked can come: nothing."""
    table = last_to_breed("A1: a 5 x3\nC3: a 5 x3", "marks savanna")

    table.play("done")

    assert lifespan(table, "a", "savanna") == 2


def test_one_majority_or_two_in_different_terrains_mark_nothing() -> None:
    """BIO-6.3: the same terrain twice is what it takes."""
    table = last_to_breed("A1: a 5 x3\nB3: a 5 x3")

    table.play("done")

    assert seat(table, "a")["marks"] == []


def test_several_terrains_at_once_go_in_their_order() -> None:
    """BIO-6.3: mountain before savanna; each exceeds, and the band shows in which order."""
    table = last_to_breed("A1: a 5 x3\nC3: a 5 x3\nB3: a 5 x3\nD3: a 5 x3", "savanna 5, mountain 5, band 7", "band 2")

    table.play("done")

    assert table.data["step"] == "bred"
    assert table.data["pending"] == ["lifespan"]
    assert space(table, "a") == 9
    assert seat(table, "a")["marks"] == ["mountain"]
    table.play("take polar")
    assert seat(table, "a")["marks"] == ["mountain", "savanna"]
    assert space(table, "a") == 11


def test_terrains_are_marked_in_turn_order() -> None:
    """BIO-6.3: the start player comes first."""
    table = Table(
        "biosphere",
        """
        breed, round 4, seat a, start b
        a: savanna 5, band 2
        b: mountain 5, band 1
        A1: a 5 x3
        C3: a 5 x3
        B3: b 5 x3
        D3: b 5 x3
        """,
    )

    table.play("done")

    assert (space(table, "b"), space(table, "a")) == (4, 5)
