"""The data files, a reader's own copies of them, and what is refused."""

import pickle
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.biosphere.edition import FILES, FOLDER
from galapagos.games.shelf import BrokenData
from galapagos.lab.simulate import simulate
from galapagos.match.reading import BrokenRecord
from tests.games.biosphere.looking import lifespan
from tests.table import Table


def corrected(folder: Path, name: str, old: str, new: str) -> Path:
    """A folder with a copy of one data file in which a text has been replaced."""
    text = (FOLDER / name).read_text(encoding="utf-8")
    assert old in text
    (folder / name).write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


def test_every_entry_says_where_it_is_from() -> None:
    """BIO-1.3 BIO-1.4 BIO-1.5: known from the rule book, seen in reviews, or reconstructed."""
    entries = sum((FOLDER / name).read_text(encoding="utf-8").count("\n[[") for name in FILES)
    sources = sum((FOLDER / name).read_text(encoding="utf-8").count("\nsource = ") for name in FILES)

    assert entries == sources == 56 + 24 + 10 + 6 + 11 + 5


def test_there_are_24_assignments_and_56_cards_in_two_halves() -> None:
    """BIO-1.4: three or four assignments in each category; each row has 28 cards."""
    edition = gp.game("biosphere").edition

    assert [len(edition.in_category(letter)) for letter in "ABCDEFG"] == [3, 4, 3, 4, 4, 3, 3]
    assert [sum(card.row == row for card in edition.cards) for row in (1, 2)] == [28, 28]


@pytest.mark.parametrize(
    ("card", "row", "bonus"),
    [
        ("small3-general4", 2, ["income", "lifespan"]),
        ("small1-general2", 1, ["desert"]),
        ("small2-specific3", 1, ["desert", "desert"]),
        ("large3-specific1", 1, ["forest", "savanna"]),
        ("large4-general4", None, []),
    ],
)
def test_cards_are_those_of_the_digest(card: str, row: int | None, bonus: list[str]) -> None:
    """BIO-3.10: some of them, the one whose bonus the rule book tells first."""
    game = gp.game("biosphere")
    found = [each for each in game.edition.cards if each.id == card]

    assert [each.row for each in found] == ([] if row is None else [row])
    points = ("desert", "polar", "mountain", "savanna", "grassland", "forest", "reproduction", "movement", "income")
    for each in found:
        assert [(*points, "lifespan")[point] for point in each.bonus] == bonus


def test_a_corrected_card_is_played_with(tmp_path: Path) -> None:
    """BIO-3.10: a reader who owns the game writes what stands on his card."""
    game = gp.game(
        "biosphere",
        corrected(
            tmp_path,
            "cards.toml",
            'id = "small1-general2"\nrow = 1\nbonus = ["desert"]',
            'id = "small1-general2"\nrow = 1\nbonus = ["forest", "income"]',
        ),
    )
    state = game.position("develop, round 2\na: small1 general2, hand small1-general2\nb: 1 EP")

    state.play(game.find(state, "play small1-general2"), stream(1))

    board = game.to_data(state)["seats"][0]
    assert (board["lifespans"]["forest"], board["lifespans"]["desert"], board["income"]) == (4, 1, 7)


def test_corrected_boards_bonuses_and_bands_are_played_with(tmp_path: Path) -> None:
    """BIO-1.5 BIO-1.6 BIO-6.3: each file may be replaced by itself or with others."""
    corrected(tmp_path, "board.toml", 'id = "desert"\nstart = 1', 'id = "desert"\nstart = 2')
    corrected(tmp_path, "band.toml", 'id = "2 players"\nspace = 4', 'id = "2 players"\nspace = 0')
    corrected(tmp_path, "bonuses.toml", 'id = "savanna"\nbonus = ["savanna"]', 'id = "savanna"\nbonus = ["movement"]')
    game = gp.game("biosphere", tmp_path)
    state = game.new(game.settle(2), stream(1))
    assert sorted(seat["space"] for seat in game.to_data(state)["seats"]) == [0, 1]
    assert game.to_data(state)["seats"][0]["lifespans"]["desert"] == 2

    state = game.position("breed, round 4, seat b, start a\na:\nb:\nA1: a 5 x3\nC3: a 5 x3")
    state.play(game.find(state, "done"), stream(1))

    assert game.to_data(state)["seats"][0]["movement"] == 2


def test_a_corrected_assignment_is_described_and_counted(tmp_path: Path) -> None:
    """BIO-7.1: in the vocabulary of conditions."""
    folder = corrected(
        tmp_path,
        "assignments.toml",
        '{ need = "tiles", hold = "control", count = 4 }',
        '{ need = "tiles", hold = "majority", terrain = "forest", count = 2 }, { need = "dice", count = 9 }',
    )
    assignment = next(each for each in gp.game("biosphere", folder).edition.assignments if each.id == "four-controlled")

    assert assignment.describe(gp.game("biosphere").say("en")) == "majority: 2 forest tiles and 9 dice on the map"


def test_the_digest_of_the_data_travels_in_the_record(tmp_path: Path) -> None:
    """A record made with other cards needs the folder they lie in."""
    folder = corrected(tmp_path, "cards.toml", '"desert"', '"polar"')
    match = gp.new("biosphere", seats=2, seed=3, data=folder, rounds=1)
    while match.seat is not None:
        match.play(match.choices()[-1])
    record = match.record()

    assert gp.verify(record, folder).state == match.state
    with pytest.raises(BrokenRecord, match="the data files in use are"):
        gp.load(record)


def test_a_game_with_own_data_goes_to_other_processes(tmp_path: Path) -> None:
    """Simulations run in several of them; the folder goes along, and is read there."""
    game = gp.game("biosphere", corrected(tmp_path, "band.toml", "spaces = 30", "spaces = 40"))

    copy = pickle.loads(pickle.dumps(game))

    assert copy.data_digest == game.data_digest != gp.game("biosphere").data_digest
    assert simulate(game, game.settle(2, rounds=1), ("random",) * 2, 4, seed=1).games == 4


@pytest.mark.parametrize(
    ("name", "old", "new", "complaint"),
    [
        ("cards.toml", '"small1-general2"', '"small1-general9"', "card small1-general9: 'small1-general9' cannot be"),
        ("cards.toml", '"small1-general2"', '"small1-general1"', "there is none for 1/1 and 4/4"),
        ("cards.toml", '"small1-general2"', '"small1-general3"', "'small1-general3' cannot be read: each combination"),
        (
            "cards.toml",
            '"desert"',
            '"swamp"',
            "card small1-specific2: 'swamp' cannot be read: a point is one of desert",
        ),
        ("cards.toml", '["desert"]', "[]", "card small1-specific2: '' cannot be read: bonus has 1 to 8 points"),
        (
            "cards.toml",
            "row = 1",
            "row = 3",
            "card small1-specific2: 3 cannot be read: row is a whole number from 1 to 2",
        ),
        ("cards.toml", 'source = "reconstructed"', 'source = "rumour"', "card small1-specific2: 'rumour'"),
        (
            "assignments.toml",
            '"tiles"',
            '"tigers"',
            "assignment four-controlled: 'tigers' cannot be read: need is one of",
        ),
        (
            "assignments.toml",
            'hold = "control", count',
            'hold = "contol", count',
            "assignment four-controlled: 'contol' cannot be read: hold is one",
        ),
        ("assignments.toml", "count = 4 }", "count = 49 }", "assignment four-controlled: 49 cannot be read: count is"),
        ("assignments.toml", 'category = "A"', 'category = "H"', "assignment four-controlled: 'H' cannot be read"),
        ("assignments.toml", '"two-sevens-controlled"', '"four-controlled"', "each assignment has an id of its own"),
        ("assignments.toml", "spaces = 7,", "spaces = 6,", "6 cannot be read: a tile has 3, 5 or 7 spaces"),
        ("assignments.toml", "spaces = 7,", "colour = 7,", "'colour' cannot be read: a field here is one of"),
        ("assignments.toml", "edge = true, count = 5", "edge = true, count = 13", "map 2 players: "),
        ("assignments.toml", 'need = "dice", count', 'need = "dice", hold = "spread", count', "looks at no tiles"),
        (
            "board.toml",
            "start = 1",
            "start = 6",
            "lifespan desert: 6 cannot be read: start is a whole number from 1 to 5",
        ),
        ("board.toml", '"desert"', '"sea"', "lifespan sea: 'sea' cannot be read: id is one of desert"),
        ("board.toml", '"desert"', '"polar"', "'desert' cannot be read: there is one [[lifespan]] with this id"),
        ("bonuses.toml", '"small-general"', '"small-small"', "corner small-small: "),
        ("band.toml", "space = 15", "space = 8", "then the three corners lie on the band, in this order"),
        ("band.toml", "space = 24", "space = 30", "then the three corners lie on the band, in this order"),
        ("band.toml", "last = 8", "last = 5", "then the three corners lie on the band, in this order"),
        ("band.toml", 'id = "6 players"\nspace = 0', 'id = "6 players"\nspace = 4', "6 players stand one behind"),
        (
            "maps.toml",
            "SGMG/FPFW",
            "SGMG/FPFF",
            "map 2 players: '1 W' cannot be read: a map for 2 has 2 tiles of desert",
        ),
        ("maps.toml", "SGMG/FPFW", "SGMG....../FPFW", None),
    ],
)
def test_a_broken_file_is_refused_with_file_entry_and_reason(
    tmp_path: Path, name: str, old: str, new: str, complaint: str | None
) -> None:
    """BIO-1.3 BIO-1.4: whoever corrects a copy finds the line; gaps round a map harm nobody."""
    folder = corrected(tmp_path, name, old, new)
    if complaint is None:
        assert gp.game("biosphere", folder).edition.maps[2] == "SGMG/FPFW/WMSM/SFPG"
        return
    with pytest.raises(BrokenData) as refused:
        gp.game("biosphere", folder)

    text = str(refused.value)
    assert complaint in text
    assert "\n" not in text
    assert text.startswith(str(FOLDER if "map 2 players" in complaint and name != "maps.toml" else folder))


def test_a_folder_without_any_of_the_files_is_refused(tmp_path: Path) -> None:
    """With the names of those that may lie there."""
    with pytest.raises(gp.Malformed, match=r"a folder with your own copy of cards\.toml or assignments\.toml"):
        gp.game("biosphere", tmp_path)


def test_the_bonus_of_a_corner_follows_from_the_files() -> None:
    """BIO-3.5: one point on a scale of choice; and a terrain of the display gives a lifespan there (BIO-6.3)."""
    table = Table("biosphere", "develop, round 2\na: small4 general4\nb: 1 EP")

    table.play("mark small-general")

    assert table.data["pending"] == ["scale"]
    assert lifespan(table, "a", "desert") == 1
