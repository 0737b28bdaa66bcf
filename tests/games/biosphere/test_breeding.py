"""Phase 5: reproduction."""

import pytest

from tests.games.biosphere.looking import dice, supply, turn
from tests.table import Table


def breed(tiles: str, a: str = "", b: str = "", number: int = 4) -> Table:
    """Seat a places new dice; in round 4 the 3 is dying."""
    return Table("biosphere", f"breed, round {number}, seat a, start a\na: {a}\nb: {b}\n{tiles}")


def places(table: Table) -> list[str]:
    """Where a new die may be placed."""
    return [choice.split()[1] for choice in table.choices if choice.startswith("place")]


@pytest.mark.parametrize("reproduction", [3, 4, 5, 6])
def test_as_many_dice_are_placed_as_reproduction_says(reproduction: int) -> None:
    """BIO-5.1: then they are turned and the next seat breeds."""
    table = breed("C3: a 4", f"reproduction {reproduction}", "reproduction 3")

    for _ in range(reproduction):
        assert turn(table)[2] == "a"
        table.play("place C2")

    assert turn(table) == (4, "breed", "b")
    assert supply(table, "a") == 50 - 1 - reproduction


def test_fewer_dice_may_be_placed() -> None:
    """BIO-5.1: up to that many, none at all if one likes."""
    table = breed("C3: a 4")

    table.play("place C2", "done")

    assert supply(table, "a") == 48


def test_new_dice_go_to_own_tiles_and_those_beside_them() -> None:
    """BIO-5.1: horizontally and vertically, not diagonally; other players' dice do not matter."""
    table = breed("C3: a 4\nA1: b 4\nB3: b 4")

    assert places(table) == ["C2", "B3", "C3", "D3", "C4"]
    assert table.why_not("place B2") == "BIO-5.1"


def test_a_tile_without_a_free_space_takes_no_die() -> None:
    """BIO-5.1: the polar region below is full."""
    table = breed("C3: a 4\nC4: b 4 x3")

    assert "C4" not in places(table)
    assert table.why_not("place C4") == "BIO-5.1"


def test_dice_placed_this_turn_lead_no_further() -> None:
    """BIO-5.1: they are blank; no chains."""
    table = breed("C3: a 4")

    table.play("place C2")

    assert dice(table, "C2", "a") == "-"
    assert places(table) == ["C2", "B3", "C3", "D3", "C4"]


def test_dice_are_turned_after_all_are_placed() -> None:
    """BIO-5.4: the rule book's example: savanna 3 shows 1, grassland 5 shows 3, while 3 is dying."""
    table = breed("A1: a 4", "savanna 3, grassland 5")

    table.play("place A1", "place A1")
    assert dice(table, "A1", "a") == "4 - -"
    table.play("place B1")

    assert dice(table, "A1", "a") == "1 1 4"
    assert dice(table, "B1", "a") == "3"
    assert table.told[-2:] == [
        "Player 0, A1 (savanna): each of 2 new dice shows 1 and lives 3 more rounds",
        "Player 0, B1 (grassland): the new die shows 3 and lives 5 more rounds",
    ]


def test_the_supply_is_the_limit() -> None:
    """BIO-5.1 BIO-1.1: with one die left one is placed, and the next seat goes on."""
    tiles = {"A1": 2, "B1": 3, "C1": 2, "D1": 3, "A2": 3, "B2": 1, "C2": 3, "D2": 1, "A3": 1, "B3": 2, "C3": 2, "D3": 2}
    others = "\n".join(f"{tile}: a {'5 ' * count}" for tile, count in tiles.items())
    table = breed(
        f"{others}\nA4: a 5 x5\nB4: a 5 x7\nC4: a 5 x3\nD4: a 5 x7, b 5".replace("D4: a 5 x7, b 5", "D4: a 5 x7")
    )
    assert supply(table, "a") == 50 - 25 - 22 == 3
    short = Table("biosphere", table.game.to_text(table.data).replace("A1: a 5 x2", "A1: a 5 x4"))
    assert supply(short, "a") == 1

    short.play("place B1")

    assert turn(short)[2] == "b"
    assert supply(short, "a") == 0


def test_in_round_one_three_dice_go_where_nobody_else_is() -> None:
    """BIO-5.2: whatever the reproduction; several on one tile are allowed."""
    table = Table(
        "biosphere", "breed, round 1, seat b, start a\na: reproduction 4\nb: reproduction 4\nA1: a 2\nC3: a 2 x2"
    )
    assert set(places(table)) == {f"{column}{row}" for column in "ABCD" for row in "1234"} - {"A1", "C3"}
    assert table.why_not("place A1") == "BIO-5.2"

    table.play("place D4", "place D4")
    assert dice(table, "D4", "b") == "- -"
    table.play("place C2")

    assert turn(table)[0] == 2
    assert supply(table, "b") == 47


def test_in_round_one_fewer_may_be_placed() -> None:
    """BIO-5.2: up to three."""
    table = Table("biosphere", "breed, round 1, seat a, start a\na:\nb:")

    table.play("place D4", "done")

    assert turn(table) == (1, "breed", "b")


def test_who_has_no_die_begins_anew_anywhere() -> None:
    """BIO-5.3: beside others too, as many as reproduction says, but not in barren terrain."""
    table = breed("C3: b 4 x2", "forest barren, reproduction 4, band 0", "band 12")

    assert len(places(table)) == 16 - 3
    assert "A2" not in places(table)
    table.play("place C3", "place A1", "place D4")
    assert "place B1" in table.choices
    table.play("place D4")

    assert dice(table, "C3", "a") == "5"
    assert turn(table)[2] == "b"


def test_who_has_a_die_does_not_begin_anew() -> None:
    """BIO-5.3 BIO-5.1: one die on the map is enough."""
    table = breed("A1: a 4", "forest barren, band 0", "band 12")

    assert places(table) == ["A1", "B1"]
