"""Assignments: each of the 24, how far a seat is with it, and just not fulfilled; then the end of the game."""

import pytest

import galapagos as gp
from galapagos.games.biosphere.progress import progress, progress_text
from galapagos.games.biosphere.rules import goals
from galapagos.games.biosphere.rules.position import Position
from tests.games.biosphere.looking import seat, turn
from tests.table import Table

GAME = gp.game("biosphere")
OTHERS = {
    "A": "four-controlled",
    "B": "widespread",
    "C": "ageless",
    "D": "five-cards",
    "E": "twenty-dice",
    "F": "three-alike",
    "G": "line",
}


def how_far(assignment: str, tiles: str, a: str = "", b: str = "", seats: int = 2) -> list[tuple[int, int]]:
    """Have and want of seat a for each condition of an assignment."""
    category = next(each.category for each in GAME.edition.assignments if each.id == assignment)
    names = " ".join((OTHERS | {category: assignment}).values())
    others = "\n".join(f"{letter}:" for letter in "cdef"[: seats - 2])
    header = f"develop, round 4, seat b, start b\nassignments: {names}"
    state = GAME.position(f"{header}\na: {a}\nb: 9 EP, {b}\n{others}\n{tiles}")
    assert isinstance(state, Position)
    number = "ABCDEFG".index(category)
    found = progress(state, 0, number)
    assert goals.is_fulfilled(state, 0, state.assignments[number]) == all(have >= want for have, want in found)
    return found


# The map for two is SGMG/FPFW/WMSM/SFPG.
@pytest.mark.parametrize(
    ("assignment", "tiles", "far"),
    [
        ("four-controlled", "A1: a 5 x5\nB1: a 5 x7\nC1: a 5 x5\nB2: a 5 x3", [(4, 4)]),
        ("four-controlled", "A1: a 5 x5\nB1: a 5 x7\nC1: a 5 x5\nB2: a 5 x2, b 5", [(3, 4)]),
        ("two-sevens-controlled", "B1: a 5 x7\nA2: a 5 x7", [(2, 2)]),
        ("two-sevens-controlled", "B1: a 5 x7\nA1: a 5 x5\nC4: a 5 x3", [(1, 2)]),
        ("three-terrains-controlled", "A1: a 5 x5\nB1: a 5 x7\nC1: a 5 x5", [(3, 3)]),
        ("three-terrains-controlled", "A1: a 5 x5\nC3: a 5 x5\nC1: a 5 x5", [(2, 3)]),
        ("minorities", "A1: a 5\nB1: a 5 x3\nC1: a 5 x2\nD1: a 5\nA2: a 5\nC2: a 5", [(6, 6)]),
        ("minorities", "A1: a 5\nB1: a 5 x4\nC1: a 5 x2\nD1: a 5\nA2: a 5\nC2: a 5", [(5, 6)]),
        (
            "widespread",
            "\n".join(f"{column}{row}: a 5" for row in "123" for column in "ABCD"[: 5 - int(row)]),
            [(9, 10)],
        ),
        (
            "widespread",
            "\n".join(f"{column}{row}: a 5" for row in "12" for column in "ABCD") + "\nA3: a 5\nD4: a 5",
            [(10, 10)],
        ),
        ("borders", "A1: a 5 x3\nB1: a 5 x4\nC1: a 5 x3\nD1: a 5 x4\nA2: a 5 x4", [(5, 5)]),
        ("borders", "A1: a 5 x3\nB1: a 5 x4\nC1: a 5 x3\nD1: a 5 x3\nB2: a 5 x3\nC2: a 5 x4", [(3, 5)]),
        ("one-realm", "\n".join(f"{column}{row}: a 5" for row in "12" for column in "ABCD"), [(8, 8)]),
        ("one-realm", "\n".join(f"{column}{row}: a 5" for row in "13" for column in "ABCD"), [(4, 8)]),
        ("all-numbers", "A1: a 1 2 5\nB1: a 4", [(4, 5)]),
        ("twenty-dice", "B1: a 5 x7\nD1: a 5 x7\nA2: a 5 x6", [(20, 20)]),
        ("twenty-dice", "B1: a 5 x7\nD1: a 5 x7\nA2: a 5 x5, b 5", [(19, 20)]),
        ("extremes", "B2: a 5\nC4: a 5\nD2: a 5\nA3: a 5", [(2, 2), (2, 2)]),
        ("extremes", "B2: a 5\nC4: a 5\nD2: a 5", [(2, 2), (1, 2)]),
        ("four-terrains", "A1: a 5 x3\nB1: a 5 x4\nC1: a 5 x3\nB2: a 5 x2", [(4, 4)]),
        ("four-terrains", "A1: a 5 x3\nB1: a 5 x4\nC1: a 5 x3\nD1: a 5 x4\nB3: a 5 x3", [(3, 4)]),
        ("three-alike", "A1: a 5 x3\nC3: a 5 x3\nA4: a 5 x3", [(3, 3)]),
        ("three-alike", "A1: a 5 x3\nC3: a 5 x3\nB1: a 5 x4\nA4: a 5 x2", [(2, 3)]),
        ("cross", "B2: a 5 x2\nB1: a 5 x4\nA2: a 5 x4\nC2: a 5 x4\nB3: a 5 x3", [(5, 5)]),
        ("cross", "B2: a 5 x2\nB1: a 5 x4\nA2: a 5 x4\nC2: a 5 x4\nB3: a 5 x2", [(4, 5)]),
        ("block", "C1: a 5 x3\nD1: a 5 x4\nC2: a 5 x4\nD2: a 5 x2", [(4, 4)]),
        ("block", "B1: a 5 x4\nC1: a 5 x3\nD1: a 5 x4\nA1: a 5 x3", [(2, 4)]),
        ("line", "A1: a 5 x3\nA2: a 5 x4\nA3: a 5 x2\nA4: a 5 x3", [(4, 4)]),
        ("line", "B2: a 5 x2\nA2: a 5 x4\nD2: a 5 x2\nC4: a 5 x2", [(3, 4)]),
    ],
)
def test_assignments_that_look_at_the_map(assignment: str, tiles: str, far: list[tuple[int, int]]) -> None:
    """BIO-7.1 BIO-6.1: spread, minority, majority and control; each says how far a seat is."""
    assert how_far(assignment, tiles) == far


@pytest.mark.parametrize(
    ("assignment", "a", "far"),
    [
        ("long-lives", "desert 4, forest 5, grassland 4, savanna 4", [(4, 4)]),
        ("long-lives", "desert 4, forest 5, grassland 4, savanna 3", [(3, 4)]),
        ("hardy-everywhere", "desert 3, polar 3, mountain 3, savanna 3", [(6, 6)]),
        ("hardy-everywhere", "desert 3, polar 3, mountain 3, grassland barren, savanna 3", [(5, 6)]),
        ("ageless", "desert 5, forest 5, grassland 5", [(3, 3)]),
        ("ageless", "desert 5, forest 4, grassland 5", [(2, 3)]),
        ("two-corners", "marks small-general large-general", [(2, 2)]),
        ("two-corners", "marks small-general desert polar", [(1, 2)]),
        ("four-terrain-markers", "marks desert forest savanna polar", [(4, 4)]),
        ("four-terrain-markers", "marks desert forest savanna small-general large-general", [(3, 4)]),
        ("top-of-a-scale", "movement 4", [(3, 3)]),
        ("top-of-a-scale", "reproduction 5, income 9, movement 2", [(2, 3)]),
        (
            "five-cards",
            "played small1-general2 small1-general3 small1-general4 small2-general1 small2-general2",
            [(5, 5)],
        ),
        ("five-cards", "played small1-general2 small1-general3, hand small1-general4 small2-general1", [(2, 5)]),
    ],
)
def test_assignments_that_look_at_boards_and_cards(assignment: str, a: str, far: list[tuple[int, int]]) -> None:
    """BIO-7.1: values, markers and played cards; a barren terrain has no lifespan."""
    assert how_far(assignment, "", f"{a}, band 0", "band 12") == far


@pytest.mark.parametrize(
    ("assignment", "tiles", "seats", "far"),
    [
        ("twice-another", "A1: a 5 x4, b 5\nB1: b 5", 2, (4, 4)),
        ("twice-another", "A1: a 5 x4, b 5\nB1: b 5 x2", 2, (4, 6)),
        ("twice-another", "B1: a 5 x4\nD1: b 5 x5\nC1: c 5 x2", 3, (4, 4)),
        ("twice-another", "B1: a 5 x4", 3, (4, 102)),
        ("largest-population", "B1: a 5 x7\nD1: a 5 x6\nA2: a 5 x2, b 5 x4", 2, (15, 15)),
        ("largest-population", "B1: a 5 x7\nD1: a 5 x6\nA2: a 5, b 5 x4", 2, (14, 15)),
        ("largest-population", "B1: a 5 x7\nD1: b 5 x7\nA2: a 5 x7\nC2: b 5 x7\nD4: a 5 x2\nA1: b 5 x2", 2, (16, 17)),
    ],
)
def test_assignments_that_compare_with_others(assignment: str, tiles: str, seats: int, far: tuple[int, int]) -> None:
    """BIO-7.1: twice the dice of one other who has some; most dice of all, and not just as many as another."""
    assert how_far(assignment, tiles, seats=seats) == [far]


def test_progress_is_told_in_few_signs() -> None:
    """BIO-7.1: have and want of each condition, a tick once it is marked, a dash where there is nobody to exceed."""
    state = GAME.position(
        """
        develop, round 4, seat b, start b
        assignments: four-controlled borders ageless top-of-a-scale twice-another extremes block
        a: fulfilled D
        b: 9 EP
        A1: a 5 x3
        B2: a 5
        """
    )

    told = [progress_text(state, 0, category) for category in range(7)]
    assert told == ["0/4", "1/5", "0/3", "✓", "4/–", "1/2 0/2", "1/4"]


def ending(a: str, b: str, tiles: str = "", more: str = "", about: str = "") -> Table:
    """Seat b ends phase 5, and with it the round."""
    names = " ".join((OTHERS | {"C": "hardy-everywhere", "D": "top-of-a-scale", "F": "extremes"}).values())
    text = f"breed, round 4, seat b, start a{about}\nassignments: {names}\n{more}\na: {a}\nb: {b}\n{tiles}"
    return Table("biosphere", text)


EVERYWHERE = "desert 3, polar 3, mountain 3, savanna 3"


def test_what_is_fulfilled_in_phase_seven_is_marked() -> None:
    """BIO-7.1: by everybody who fulfils it."""
    table = ending(f"{EVERYWHERE}, movement 4, band 5", f"{EVERYWHERE}, band 4")

    table.play("done")

    assert seat(table, "a")["fulfilled"] == ["C", "D"]
    assert seat(table, "b")["fulfilled"] == ["C"]
    assert "Player 0 fulfils assignment C (lifespan 3 or more in 6 terrains)" in table.told


def test_a_mark_stays_when_its_reason_is_gone() -> None:
    """BIO-7.1: nobody has two polar and two desert tiles now."""
    table = ending("fulfilled F A", "")

    table.play("done")

    assert seat(table, "a")["fulfilled"] == ["A", "F"]


def test_the_game_ends_when_somebody_has_five() -> None:
    """BIO-7.2: at once after phase 7."""
    table = ending(f"fulfilled A B E F, {EVERYWHERE}", "fulfilled A B")

    table.play("done")

    assert turn(table) == (4, "over", "-")
    assert table.choices == []
    result = table.state.result()
    assert (result.places, result.points, result.reason) == ([1, 2], [5, 2], "assignments")


def test_four_are_not_enough() -> None:
    """BIO-7.2: the next round begins."""
    table = ending("fulfilled A B E F", "fulfilled A B")

    table.play("done")

    assert turn(table)[0] == 5


def test_six_beat_five() -> None:
    """BIO-7.2: the most assignments win, wherever the markers stand on the band."""
    table = ending(f"fulfilled A B E F, {EVERYWHERE}, band 29", f"fulfilled A B E F, {EVERYWHERE}, movement 4, band 0")

    table.play("done")

    assert table.state.result().places == [2, 1]


def test_the_band_parts_equals() -> None:
    """BIO-7.2: the foremost marker wins, with more or fewer EP."""
    table = ending(f"20 EP, fulfilled A B E F, {EVERYWHERE}, band 10", f"fulfilled A B E F, {EVERYWHERE}, band 11")

    table.play("done")

    assert table.state.result().places == [2, 1]


@pytest.mark.parametrize(("a", "b", "places"), [(3, 7, [2, 1]), (7, 3, [1, 2]), (5, 5, [1, 1])])
def test_without_the_band_more_points_part_equals(a: int, b: int, places: list[int]) -> None:
    """BIO-7.3: and with equal EP the win is shared."""
    table = ending(
        f"{a} EP, fulfilled A B E F, {EVERYWHERE}", f"{b} EP, fulfilled A B E F, {EVERYWHERE}", about=", no band"
    )

    table.play("done")

    assert table.state.result().places == places


def test_the_last_round_ends_the_game() -> None:
    """BIO-7.4: with what is marked; the others are ranked alike."""
    table = ending("fulfilled A B", "fulfilled A B E", about=", limit 4")

    table.play("done")

    assert turn(table) == (4, "over", "-")
    result = table.state.result()
    assert (result.places, result.points, result.reason) == ([2, 1], [2, 3], "rounds")


def test_before_its_last_round_a_game_goes_on() -> None:
    """BIO-7.4: one round more."""
    table = ending("", "", about=", limit 5")

    table.play("done")

    assert turn(table)[0] == 5


def test_the_start_marker_goes_on_clockwise() -> None:
    """BIO-8.1: the next seat begins every phase of the next round."""
    table = ending("", "")

    table.play("done")

    assert table.data["start"] == "b"
    assert turn(table) == (5, "develop", "b")
    assert "Player 1 becomes start player" in table.told


def test_the_foremost_cards_are_discarded() -> None:
    """BIO-8.1 BIO-3.3: the right ones; the rows are filled from the left."""
    table = ending(
        "",
        "",
        more="row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2\n"
        "stack 1: small2-general1 ? x22",
    )

    table.play("done")

    assert table.data["rows"][0] == [
        *("small2-general1", "small1-general2", "small1-general3"),
        *("large1-general2", "large2-general1"),
    ]
    assert table.data["discards"][0] == ["large2-general2"]
    assert len(table.data["discards"][1]) == 1
