"""What lies on the table before the first decision."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.biosphere.maps import COUNTS, land_of
from galapagos.games.biosphere.naming import CATEGORIES, TERRAINS
from tests.games.biosphere.looking import seat
from tests.table import Table

GAME = gp.game("biosphere")
SEATS = range(2, 7)


def new(seats: int, seed: int = 1, **options: str | int) -> dict[str, object]:
    """A fresh game as data."""
    return GAME.to_data(GAME.new(GAME.settle(seats, **options), stream(seed)))


def test_each_player_has_fifty_dice_and_tiles_have_three_five_or_seven_spaces() -> None:
    """BIO-1.1: two to six players; the terrains by their letters W P M S G F."""
    land = land_of("WPMSGF")

    assert GAME.seats == [2, 3, 4, 5, 6]
    assert list(land.spaces)[:6] == [3, 3, 5, 5, 7, 7]
    assert list(GAME.new(GAME.settle(6), stream(1)).supply) == [50] * 6


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("option", ["recommended", "random"])
def test_every_map_has_the_tiles_for_its_number_of_players(seats: int, option: str) -> None:
    """BIO-1.2 BIO-1.3: eight for each player; a random map has them on the same places."""
    land = GAME.new(GAME.settle(seats, map=option), stream(3)).land

    counts = [list(land.terrain).count(terrain) for terrain in range(6)]
    assert counts == [*COUNTS[seats]]
    assert land.tiles == 8 * seats
    assert sum(COUNTS[seats]) == 8 * seats


def test_the_tiles_of_each_number_of_players_are_those_of_the_rule_book() -> None:
    """BIO-1.2: mountain, grassland, savanna, polar, forest, desert, as they stand there."""
    order = [TERRAINS.index(name) for name in ("mountain", "grassland", "savanna", "polar", "forest", "desert")]

    assert [[COUNTS[seats][terrain] for terrain in order] for seats in SEATS] == [
        [3, 3, 3, 2, 3, 2],
        [4, 5, 4, 3, 5, 3],
        [5, 6, 5, 5, 6, 5],
        [7, 7, 7, 6, 7, 6],
        [8, 8, 8, 8, 8, 8],
    ]


@pytest.mark.parametrize("seats", SEATS)
def test_on_recommended_maps_no_tile_lies_beside_another_of_its_terrain(seats: int) -> None:
    """BIO-1.3: they are varied."""
    land = GAME.new(GAME.settle(seats), stream(1)).land

    for tile in range(land.tiles):
        assert land.beside[tile] & land.of_terrain[land.terrain[tile]] == 0


def test_random_maps_differ_with_the_seed() -> None:
    """BIO-1.3: and are the same for the same one."""
    maps = [new(4, seed, map="random")["map"] for seed in (1, 1, 2, 3)]

    assert maps[0] == maps[1]
    assert len({*maps}) == 3
    assert new(4, 1)["map"] == new(4, 2)["map"]


@pytest.mark.parametrize("seats", SEATS)
def test_five_cards_of_each_stack_are_open_and_one_assignment_of_each_category(seats: int) -> None:
    """BIO-1.4: 56 cards, 28 of each row."""
    data = new(seats)

    assert [len(row) for row in data["rows"]] == [5, 5]
    assert [len(stack) for stack in data["stacks"]] == [23, 23]
    categories = {each.id: each.category for each in GAME.edition.assignments}
    assert [categories[name] for name in data["assignments"]] == [*CATEGORIES]


def test_assignments_and_cards_differ_from_game_to_game() -> None:
    """BIO-1.4: drawn by chance, each of a category at times."""
    games = [new(2, seed) for seed in range(60)]

    for category, letter in enumerate(CATEGORIES):
        drawn = {game["assignments"][category] for game in games}
        assert len(drawn) == len(GAME.edition.in_category(letter))
    assert len({tuple(game["rows"][0]) for game in games}) > 50


def test_everybody_begins_with_the_same_board() -> None:
    """BIO-1.5: reproduction, movement, income, the lifespans; and, after phase 2 of round 1, one income of EP."""
    table = Table("biosphere", "develop, round 1\na: unset\nb: unset")
    game = new(3)

    assert game["seats"][0] | {"space": 0, "ep": 0} == seat(table, "a") | {"space": 0}
    assert game["seats"][0]["ep"] == 5
    assert seat(table, "b") | {"space": 4} == {
        "ep": 0,
        "size": "-",
        "speciality": "-",
        "reproduction": 3,
        "movement": 1,
        "income": 5,
        "lifespans": {"desert": 1, "polar": 1, "mountain": 2, "savanna": 2, "grassland": 3, "forest": 3},
        "space": 4,
        "due": False,
        "hand": [],
        "played": [],
        "marks": [],
        "fulfilled": [],
    }


@pytest.mark.parametrize("seats", SEATS)
def test_the_start_player_stands_foremost_on_the_band(seats: int) -> None:
    """BIO-1.6: on space 5 for every number of players; his right neighbour on the start space, rearmost."""
    data = new(seats, 5)
    start = "abcdef".index(data["start"])
    spaces = [data["seats"][(start + place) % seats]["space"] for place in range(seats)]

    assert spaces == [*range(5, 5 - seats, -1)]
    assert spaces[-1] == {2: 4, 3: 3, 4: 2, 5: 1, 6: 0}[seats]


def test_in_round_one_five_is_the_dying_number() -> None:
    """BIO-1.7: the wheel of life is set to 5."""
    state = GAME.new(GAME.settle(2), stream(1))

    assert (state.round, state.dying()) == (1, 5)


def test_chance_picks_the_start_player() -> None:
    """BIO-1.8: each of them at times; and he decides first."""
    games = [new(4, seed) for seed in range(40)]

    assert {game["start"] for game in games} == {*"abcd"}
    assert all(game["seat"] == game["start"] for game in games)
