"""Phase 4: movement. The map for two is SGMG/FPFW/WMSM/SFPG, columns A to D, rows 1 to 4."""

import pytest

from tests.games.biosphere.looking import dice, supply, turn
from tests.table import Table


def move(tiles: str, a: str = "", number: int = 4) -> Table:
    """Seat a moves; in round 4 the 3 is dying."""
    return Table("biosphere", f"move, round {number}, seat a, start a\na: {a}\nb:\n{tiles}")


def goals(table: Table, die: str) -> list[str]:
    """Where a die may go."""
    return [choice.split()[2] for choice in table.choices if choice.startswith(f"move {die} ")]


def test_there_is_no_movement_in_round_one() -> None:
    """BIO-4.1: after phase 3 comes phase 5."""
    table = Table("biosphere", "develop, round 1, seat b, start a\na: small1 general1\nb: 1 EP")

    table.play("done")

    assert turn(table) == (1, "breed", "a")


def test_a_die_moves_to_a_tile_side_by_side() -> None:
    """BIO-4.1: one step with movement 1, not diagonally, and to another tile."""
    table = move("C3: a 1")

    assert goals(table, "C3:1") == ["C2", "B3", "D3", "C4"]
    for goal in ("B2", "C1", "C3"):
        assert table.why_not(f"move C3:1 {goal}") == "BIO-4.1"


def test_a_one_becomes_a_five() -> None:
    """BIO-4.2: the rule book's example, from the savanna down to the polar region."""
    table = move("C3: a 1")

    table.play("move C3:1 > C4")

    assert dice(table, "C3", "a") == ""
    assert dice(table, "C4", "a") == "5"


def test_a_die_that_comes_to_the_dying_number_is_removed() -> None:
    """BIO-4.2: the rule book's example, 4 becomes 3, and 3 is dying."""
    table = move("C3: a 4")

    table.play("move C3:4 C4")

    assert dice(table, "C4", "a") == ""
    assert supply(table, "a") == 50
    assert table.told == ["Player 0 moves a 4 from C3 (savanna) to C4 (polar), where it dies"]


def test_a_moved_die_may_live_longer_than_new_ones() -> None:
    """BIO-4.2: from forest to desert, where new dice of this seat live one round."""
    table = move("C2: a 2")

    table.play("move C2:2 > D2")

    assert dice(table, "D2", "a") == "1"
    assert table.told[0].endswith("now it is a 1 and lives 3 more rounds")


@pytest.mark.parametrize(
    "moves",
    [
        ["move A1:1 D1"],
        ["move A1:1 A3", "move D4:2 D3"],
        ["move A1:1 A2", "move A1:1 B1", "move D4:2 D3"],
    ],
)
def test_the_movement_is_split_freely(moves: list[str]) -> None:
    """BIO-4.1: three steps of one die, two and one, or one of three dice; then the phase is over for the seat."""
    table = move("A1: a 1 x3\nD4: a 2", "movement 3")

    for text in moves:
        assert turn(table)[1:] == ("move", "a")
        table.play(text)

    assert turn(table)[1] == "breed"


def test_a_die_shows_one_less_however_far_it_went() -> None:
    """BIO-4.2: three steps cost it no more than one."""
    table = move("A1: a 1", "movement 3")

    table.play("move A1:1 > D1")

    assert dice(table, "D1", "a") == "5"


def test_what_is_left_of_the_movement_limits_the_next_die() -> None:
    """BIO-4.1: two of three are used."""
    table = move("A1: a 1\nD4: a 2", "movement 3")

    table.play("move A1:1 C1")

    assert table.data["left"] == 1
    assert goals(table, "D4:2") == ["D3", "C4"]


def test_movement_may_be_left_unused() -> None:
    """BIO-4.1: whoever is done leaves the rest."""
    table = move("A1: a 1\nD4: a 2", "movement 3")

    table.play("done")

    assert turn(table) == (4, "breed", "a")


def test_full_tiles_are_crossed_but_no_goal() -> None:
    """BIO-4.1: A1 and B2 are reached through D2's neighbours; the full desert itself takes nobody."""
    table = move("D2: b 5 x3\nD1: a 1", "movement 2")

    assert "D2" not in goals(table, "D1:1")
    assert "D3" in goals(table, "D1:1")
    assert table.why_not("move D1:1 D2") == "BIO-4.1"


def test_a_die_that_dies_needs_a_free_space_too() -> None:
    """BIO-4.1: it is a goal like any other."""
    table = move("D2: b 5 x3\nD1: a 4")

    assert "D2" not in goals(table, "D1:4")


def test_a_die_leaves_room_for_the_next_one() -> None:
    """BIO-4.1: the space it stood on is free at once."""
    table = move("D2: a 5 x3\nD1: a 1", "movement 2")

    table.play("move D2:5 D3")

    assert "move D1:1 D2" in table.choices


def test_a_die_moves_once_in_a_phase() -> None:
    """BIO-4.1: one that has moved is not offered again; its equal that has not moved is."""
    table = move("C3: a 1\nC4: a 5\nA1: a 2", "movement 3")

    table.play("move C3:1 C4")
    assert dice(table, "C4", "a") == "5 5*"
    table.play("move C4:5 D4")

    assert dice(table, "C4", "a") == "5*"
    assert table.choices == ["move A1:2 B1", "move A1:2 A2", "done"]
    assert table.why_not("move C4:5 D4") == "BIO-4.1"


def test_equal_dice_on_a_tile_are_one_choice() -> None:
    """BIO-4.1: it does not matter which of them goes."""
    table = move("C3: a 1 x3 5")

    assert len(goals(table, "C3:1")) == 4
    assert len(table.choices) == 4 + 4 + 1


def test_distances_go_round_gaps() -> None:
    """BIO-4.1: the way over tiles counts; here the hole in the middle must be passed by."""
    rows = "SGMG/FPFW/WM.SM/SFPG"
    table = move(f"map: {rows}\nB3: a 1", "movement 3")

    assert "D3" not in goals(
        Table("biosphere", f"move, round 4, left 3\nmap: {rows}\na: movement 3\nb:\nA3: a 1"), "A3:1"
    )
    assert {"C2", "C4", "D2"} <= {*goals(table, "B3:1")}
    assert "D3" not in goals(table, "B3:1")


def test_moved_dice_are_like_any_other_in_the_next_phase() -> None:
    """BIO-4.1 BIO-5.1: they breed, and in the next round they may move again."""
    table = move("A1: a 1")

    table.play("move A1:1 B1")

    assert dice(table, "B1", "a") == "5"
    assert "place C1" in table.choices
    assert "place A2" not in table.choices
