"""The wheel of life, phases 1 and 2, and the order of phases and players."""

import pytest

from galapagos.games.biosphere.rules.position import Position
from tests.games.biosphere.looking import dice, points, supply, turn
from tests.table import Table


def last_of_round(number: int, more: str = "") -> Table:
    """The last decision of a round: seat b is about to end phase 5, and nobody has a majority anywhere."""
    return Table("biosphere", f"breed, round {number}, seat b, start a\na: {more}\nb:\nC3: b 4\nC2: a 1 4 5")


@pytest.mark.parametrize(("number", "dying"), [(1, 5), (2, 1), (3, 2), (4, 3), (5, 4), (6, 5), (7, 1), (60, 4)])
def test_the_dying_number_goes_on_by_one_each_round(number: int, dying: int) -> None:
    """BIO-2.1: 5 in round 1, then 1, 2, 3, 4, 5, 1."""
    state = Table("biosphere", f"breed, round {number}\na:\nb:").state

    assert isinstance(state, Position)
    assert state.dying() == dying


def test_dice_that_show_the_dying_number_return_to_the_supply() -> None:
    """BIO-2.1: those of all players, and no others."""
    table = last_of_round(4)

    table.play("done")

    assert turn(table) == (5, "develop", "b")
    assert dice(table, "C2", "a") == "1 5"
    assert dice(table, "C3", "b") == ""
    assert (supply(table, "a"), supply(table, "b")) == (48, 50)
    assert "one die of Player 1 dies (a 4)" in table.told


@pytest.mark.parametrize(
    ("number", "terrain", "lifespan", "shown"),
    [
        (4, "savanna", 3, 1),  # the two examples of the rule book: 3 is dying
        (4, "savanna", 5, 3),
        (4, "savanna", 2, 5),
        (4, "desert", 1, 4),
        (6, "desert", 1, 1),  # 5 is dying, and 1 follows
        (6, "forest", 5, 5),
        (2, "forest", 4, 5),
        (2, "forest", 5, 1),
    ],
)
def test_new_dice_show_the_number_their_lifespan_leads_to(number: int, terrain: str, lifespan: int, shown: int) -> None:
    """BIO-2.2 BIO-5.4: so many steps on from the dying number."""
    tile = {"savanna": "A1", "desert": "D2", "forest": "A2"}[terrain]
    table = Table("biosphere", f"breed, round {number}\na: {terrain} {lifespan}\nb:")

    table.play(f"place {tile}", "done")

    assert dice(table, tile, "a") == str(shown)


@pytest.mark.parametrize("lifespan", [1, 2, 3, 4, 5])
def test_a_new_die_dies_as_many_rounds_later_as_its_lifespan_says(lifespan: int) -> None:
    """BIO-2.2 BIO-2.1: it is there to the end of the round before, and then it is gone."""
    table = Table("biosphere", f"breed, round 3, seat b, start a, limit 20\na:\nb: desert {lifespan}")
    table.play("place D2", "done")

    for later in range(1, lifespan + 1):
        assert table.data["round"] == 3 + later
        assert bool(dice(table, "D2", "b")) == (later < lifespan)
        while table.data["round"] == 3 + later:
            table.play("done" if "done" in table.choices else table.choices[0])


def test_everybody_gets_his_income_and_keeps_what_he_has() -> None:
    """BIO-2.3: 4 EP left and an income of 9 make 13."""
    table = last_of_round(4, "4 EP, income 9")

    table.play("done")

    assert (points(table, "a"), points(table, "b")) == (13, 5)
    assert "Player 0 gets 9 EP and has 13" in table.told


def test_in_each_phase_all_players_act_in_turn_order() -> None:
    """BIO-3.1 BIO-4.1 BIO-5.1: from the start player on; only then comes the next phase."""
    table = Table(
        "biosphere", "develop, round 3, seat b, start b\na: 1 EP\nb: 1 EP\nc: 1 EP\nA1: a 4\nC1: b 4\nE1: c 4"
    )
    seen = [turn(table)]

    while seen[-1][0] == 3:
        table.play("done")
        seen.append(turn(table))

    assert seen == [
        *[(3, "develop", letter) for letter in "bca"],
        *[(3, "move", letter) for letter in "bca"],
        *[(3, "breed", letter) for letter in "bca"],
        (4, "develop", "c"),
    ]


def test_a_step_in_which_nothing_can_be_done_goes_by_itself() -> None:
    """BIO-3.1 BIO-4.1: the last EP is spent, and b's turn to move comes at once, after which a has no dice to move."""
    table = Table("biosphere", "develop, round 3, seat a, start b\na: 1 EP\nb: 9 EP\nC3: b 5")

    table.play("climb")

    assert turn(table) == (3, "move", "b")
    table.play("done")
    assert turn(table) == (3, "breed", "b")
