"""Positions and choices as text: round trips, the largest ones, and what is refused."""

from typing import Any

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from tests.table import Table

GAME = gp.game("biosphere")
CARDS = [card.id for card in GAME.edition.cards]

FULL = f"""\
move, round 7, seat c, start b, left 2, limit 60
map: WGWGMG/FSFPFP/MGMGWS/PSFSMF
assignments: four-controlled one-realm ageless two-corners lead extremes block
row 1: {" ".join(CARDS[0:5])}
row 2: {" ".join(CARDS[28:33])}
stack 1: {" ".join(CARDS[20:28])}
stack 2: {" ".join(CARDS[50:56])}
discard 1: {" ".join(sorted(CARDS[5:18]))}
discard 2: {" ".join(sorted(CARDS[33:49]))}
a: 4 EP, small2 general3, reproduction 4, movement 2, income 9, desert barren, polar 2, mountain 2, savanna 5, \
grassland 3, forest 4, band 4, played {CARDS[18]}, marks savanna small-general, fulfilled C
b: 0 EP, large4 specific1, reproduction 3, movement 1, income 5, desert 1, polar 1, mountain 2, savanna 2, \
grassland 3, forest 3, band 12, hand {CARDS[19]}
c: 17 EP, small1 specific1, reproduction 6, movement 4, income 11, desert 5, polar 5, mountain 5, savanna 5, \
grassland 5, forest 5, band 2, due, hand {CARDS[49]}
B1: a 2 x4, b 5, c 4 5*
D1: c 2 3 4
""".replace("lead", "largest-population")


def test_a_position_is_written_as_it_was_read() -> None:
    """Every field, every card and every die; a star marks a die that has just moved."""
    state = GAME.position(FULL)

    assert GAME.to_text(GAME.to_data(state)) == FULL
    assert GAME.from_data(GAME.to_data(state), stream(2)) == state


@pytest.mark.parametrize("eyes", [0, 2, 3])
def test_a_view_is_written_as_it_was_read(eyes: int) -> None:
    """BIO-3.3: only the stacks are `?`, for everybody."""
    view = GAME.view(GAME.position(FULL), eyes)

    assert GAME.view(GAME.position(GAME.to_text(view)), eyes) == view
    assert view["stacks"] == [["?"] * 8, ["?"] * 6]
    assert f"eyes {['a', 'b', 'c', 'public'][eyes]}" in GAME.to_text(view)


@pytest.mark.parametrize(
    "text",
    [
        "breed, round 4, seat a, left 1\na:\nb:\nA1: a 5 - -",
        "develop, round 2, walked 2, climbed 3, settled\na: 9 EP, marks large-general\nb:",
        "develop, round 2, no band\na: 9 EP\nb:",
        "develop, round 2\npending: lifespan reproduction lifespan end\na: 9 EP\nb:",
        "moved, round 4\npending: scale\na: 9 EP\nb:",
        "over, round 9, limit 9\na: 9 EP\nb:",
        "develop, round 1, seat b, start a\na: 9 EP\nb: 5 EP, unset",
    ],
)
def test_special_moments_are_written_as_they_were_read(text: str) -> None:
    """Blank dice, what a turn has seen so far, what is pending, the end."""
    state = GAME.position(text)

    assert GAME.position(GAME.to_text(GAME.to_data(state))) == state


def test_what_a_text_leaves_out() -> None:
    """BIO-1.5 BIO-1.6: all is as at the start, the map is the recommended one, the rows are filled from the stacks."""
    data = GAME.to_data(GAME.position("develop, round 3, seat b\na:\nb: 1 EP"))

    assert data["map"] == "SGMG/FPFW/WMSM/SFPG"
    assert [len(row) for row in data["rows"]] == [5, 5]
    assert [seat["space"] for seat in data["seats"]] == [4, 5]
    assert (data["start"], data["limit"], data["band"], data["tiles"]) == ("b", 60, True, {})
    assert len(data["assignments"]) == 7
    assert GAME.to_data(GAME.position("move, round 3\na: movement 3\nb:\nA1: a 5"))["left"] == 3
    assert GAME.to_data(GAME.position("breed, round 3\na: reproduction 5\nb:\nA1: a 5 -"))["left"] == 4


def test_hidden_cards_are_dealt_by_the_dice() -> None:
    """BIO-1.4: equal dice deal equal rows, stacks and assignments."""
    text = "develop, round 3\na: 1 EP\nb:"

    assert GAME.position(text, stream(1)) == GAME.position(text, stream(1))
    assert GAME.position(text, stream(1)) != GAME.position(text, stream(2))


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("develop\na: 1 EP", "1 cannot be read: a position has 2 to 6 seats"),
        (
            "develop\na:\nb:\nc:\nd:\ne:\nf:\ng:",
            "'g' cannot be read: a line here begins with map, assignments, pending",
        ),
        ("sleep\na:\nb:", "'sleep' cannot be read: step is one of develop, move"),
        ("develop, seat c\na:\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("develop, round 0\na:\nb:", "0 cannot be read: round is a whole number from 1 to 60"),
        ("develop, round 61\na:\nb:", "61 cannot be read: round is a whole number from 1 to 60"),
        ("develop, limit 999\na:\nb:", "limit is a whole number from 1 to 200"),
        ("develop, a nice day\na:\nb:", "'a nice day' cannot be read: the first line is like"),
        ("move, round 2, walked 1\na:\nb:\nA1: a 5", "'move' cannot be read: walked, climbed and settled belong to"),
        ("develop, round 2\nmap: SGMG\na:\nb:", "a map for 2 has"),
        ("develop, round 2\na: small2\nb:", "'small2' cannot be read: a seat's line is like"),
        ("develop, round 2\na: small2 large1\nb:", "'large1' cannot be read: speciality is one of"),
        ("develop, round 2\na: unset\nb:", "seat a has its markers on the evolution field by now"),
        ("develop, round 1\na: 5 EP\nb: small1 general1", "seat b has not had its first turn: write 'unset'"),
        ("develop, round 2\na: reproduction 7\nb:", "7 cannot be read: reproduction is a whole number from 3 to 6"),
        ("develop, round 2\na: movement 0\nb:", "0 cannot be read: movement is a whole number from 1 to 4"),
        ("develop, round 2\na: income 6\nb:", "6 cannot be read: income is 5, 7, 9 or 11"),
        ("develop, round 2\na: forest 6\nb:", "6 cannot be read: forest is a whole number from 3 to 5"),
        ("develop, round 2\na: forest 2\nb:", "2 cannot be read: forest is a whole number from 3 to 5"),
        ("develop, round 2\na: forest barren, 1 EP\nb:", "'forest barren' cannot be read: only the one check"),
        ("develop, round 2\na: forest barren, 1 EP, due, band 0\nb: band 12", "only the one check on the band"),
        (
            "develop, round 2\na: forest barren, polar barren, desert barren, 1 EP, band 0\nb: band 12",
            "only the one check on the band costs two lifespan points at most",
        ),
        ("develop, round 2, no band\na: band 3\nb:", "without the band nobody stands on it, and nobody is due"),
        ("develop, round 2\na: band 3\nb: band 3", "3 cannot be read: each marker has a space of its own"),
        ("develop, round 2\na: band 30\nb:", "30 cannot be read: space is a whole number from 0 to 29"),
        ("develop, round 2\na: due, 1 EP\nb:", "nobody is due before somebody has come to the first corner"),
        ("develop, round 2\na: marks swamp\nb:", "'swamp' cannot be read: here stands one of desert"),
        ("develop, round 2\na: fulfilled H\nb:", "'H' cannot be read: here stands one of A, B"),
        ("develop, round 2\na: hand small4-general4\nb:", "'small4-general4' cannot be read: a card is one of"),
        (
            "develop, round 2\na: hand small1-general2\nb: hand small1-general2",
            "'2 small1-general2' cannot be read: the box has 1",
        ),
        ("develop, round 2\na: hand ?\nb:", "'?' cannot be read: everybody sees this card"),
        ("develop, round 2\nrow 1: small1-general2\na: 1 EP\nb:", "'row 1' cannot be read: a row has 5 cards"),
        ("develop, round 2\nrow 2: small1-general2\na: 1 EP\nb:", "the box has 0"),
        (f"develop, round 2\nrow 1: {' '.join(CARDS[:6])}\na: 1 EP\nb:", "6 cannot be read: a row has 5 cards"),
        ("develop, round 2\nstack 1: small1-general2\na: 1 EP\nb:", "all 28 cards must lie somewhere"),
        ("develop, round 2\nstack 1: small1-general2~a ? x22\na: 1 EP\nb:", "nobody knows a card of a stack"),
        ("develop, round 2, eyes a\nstack 1: small1-general2 ? x22\na: 1 EP\nb:", "for these eyes it is ?"),
        ("develop, round 2\nassignments: line\na: 1 EP\nb:", "1 cannot be read: there are 7 assignments"),
        (
            f"develop, round 2\nassignments: {'line ' * 7}\na: 1 EP\nb:",
            "'line' cannot be read: an assignment of A is one of four-controlled",
        ),
        ("develop, round 2\npending: desert\na: 1 EP\nb:", "what is pending begins with something to choose"),
        ("develop, round 2\npending: rain\na: 1 EP\nb:", "'rain' cannot be read: what is pending is one of"),
        ("develop, round 2\npending: scale end scale\na: 1 EP\nb:", "'end' cannot be read: what is pending is one of"),
        ("move, round 2\npending: scale\na:\nb:\nA1: a 5", "bonuses are taken in 'develop', and when all have moved"),
        (
            "develop, round 1\na: 5 EP\nb: unset\nA1: a 1",
            "in round 1 a seat has no dice on the map before its own phase",
        ),
        ("move, round 1\na:\nb:\nA1: a 1", "'move' cannot be read: there is no movement in round 1"),
        ("move, round 4\na:\nb:\nA1: a 3", "'3' cannot be read: in round 4 all dice that show 3 are dead"),
        ("move, round 4\na:\nb:\nA1: a 6", "'6' cannot be read: a die is 1 to 5; in 'move' a just moved one"),
        ("move, round 4, seat a\na:\nb:\nA1: a 1, b 4*", "'4*' cannot be read: a die is 1 to 5"),
        ("move, round 4\na:\nb:\nA1: a 1 -", "'-' cannot be read: a die is 1 to 5"),
        ("breed, round 4\na:\nb:\nA1: a 1 4*", "'4*' cannot be read: a die is 1 to 5"),
        ("move, round 4\na:\nb:\nA1: a 1 x4, b 2 x2", "2 cannot be read: A1 has 5 spaces, of which 1 are free"),
        ("move, round 4\na:\nb:\nA9: a 1", "'A9' cannot be read: a tile of this map is one of A1, B1"),
        ("move, round 4\na:\nb:\nA1: c 1", "'c' cannot be read: a seat is one of a, b"),
        ("move, round 4\na:\nb:\nA1: a 1, a 2", "'a' cannot be read: each seat stands once on a tile's line"),
        ("move, round 4, left 2\na:\nb:\nA1: a 1", "2 cannot be read: left is a whole number from 0 to 1"),
        ("move, round 4\na:\nb:\nA1: a 1 4*", "seat a has nothing to decide here: this step is over already"),
        ("breed, round 4, left 3\na:\nb:\nA1: a 1 -", "3 cannot be read: left is a whole number from 0 to 2"),
        ("breed, round 4, left 1\na:\nb:\nA1: a 1 -", "of 3 new dice 1 are on the map: 2 are left"),
        ("breed, round 4\na:\nb:\nA1: a 1\nD4: a -", "'D4' cannot be read: no new die may be placed here"),
        ("fill, round 4\na:\nb:\nA1: a 1 x3", "seat a has nothing to decide here"),
        ("filled, round 4\na:\nb:\nA1: a 1 x3", "seat a has nothing to decide here"),
        ("develop, round 2\nrow 1:\nrow 2:\na:\nb:", "a row has 5 cards"),
        ("over, round 4\na:\nb:", "a game is over when somebody has five assignments or the last round is played"),
        ("develop, round 4\na: fulfilled A B C D E\nb:", "somebody has five assignments: the game is 'over'"),
        ("develop, round 2\nx: 5\na:\nb:", "'x' cannot be read: a line here begins with"),
        ("develop, round ²\na:\nb:", "'²' cannot be read: a whole number"),
        ("", "a position has 2 to 6 seats"),
    ],
)
def test_a_position_that_cannot_exist_is_refused(text: str, right: str) -> None:
    """BIO-1.1 BIO-1.2 BIO-1.5 BIO-2.1 BIO-3.2 BIO-3.6 BIO-3.8 BIO-4.1 BIO-5.1 BIO-7.2: the value, and what is right."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.position(text)

    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


def test_fifty_one_dice_are_too_many() -> None:
    """BIO-1.1: each player has 50."""
    tiles = ["A1", "B1", "C1", "D1", "A2", "C2", "B3", "C3", "D3", "B4", "D4"]
    spaces = [5, 7, 5, 7, 7, 7, 5, 5, 5, 7, 7]
    lines = "\n".join(f"{tile}: a 5 x{count}" for tile, count in zip(tiles, spaces, strict=True))

    with pytest.raises(gp.Malformed, match="67 cannot be read: each player has 50 dice"):
        GAME.position(f"move, round 4\na:\nb:\n{lines}")


@pytest.mark.parametrize(
    ("data", "right"),
    [
        ({}, "a position has 2 to 6 seats"),
        ({"seats": [1, 2]}, "seats is a list of mappings"),
        ({"seats": [{}, {}], "weather": "fine"}, "'weather' cannot be read: a field here is one of"),
        ({"seats": [{"beard": 1}, {}]}, "'beard' cannot be read"),
        ({"seats": [{"ep": -1}, {}]}, "ep is a whole number"),
        ({"seats": [{"ep": True}, {}]}, "ep is a whole number"),
        ({"seats": [{"lifespans": 5}, {}]}, "lifespans has a number for each terrain"),
        ({"seats": [{"lifespans": {"swamp": 5}}, {}]}, "'swamp' cannot be read"),
        ({"seats": [{"size": "-", "speciality": "general1"}, {}]}, "either both markers are on the evolution field"),
        ({"seats": [{"hand": [1]}, {}], "round": 2}, "hand is a list of names"),
        ({"seats": [{}, {}], "round": 2, "tiles": []}, "tiles has the dice of each tile by its name"),
        ({"seats": [{}, {}], "round": 2, "tiles": {"A1": ["1"]}}, "a tile has dice by the letters of their seats"),
        ({"seats": [{}, {}], "round": 2, "rows": []}, "rows has a list for each of the two rows"),
        ({"seats": [{}, {}], "round": 2, "band": "yes"}, "band is true or false"),
        ({"seats": [{}, {}], "rules": 2}, "rules is a whole number from 1 to 1"),
        ({"seats": [{}, {}], "game": "chess"}, "game is one of biosphere"),
        ({"seats": [{}, {}], "round": 2, "eyes": 3}, "a seat is one of a, b"),
        ({"seats": [{}, {}], "round": 2, "map": 3}, "map is a text"),
    ],
)
def test_data_that_is_no_position_is_refused(data: dict[str, Any], right: str) -> None:
    """Whatever a program sends: one clear line."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.from_data(data, stream(1))

    assert right in str(refused.value)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("", "a choice begins with begin, buy, step, mark, climb, play, take, lose, move, place, fill, done"),
        ("fly A1", "a choice begins with"),
        ("buy", "write 'buy CARD'"),
        ("buy small5-general1", "write 'buy CARD'"),
        ("step", "write 'step SIZE' or 'step SPECIALITY'"),
        ("begin general1 small1", "write 'begin SIZE SPECIALITY'"),
        ("move A1 B1", "write 'move DIE TILE'"),
        ("move A1:6 B1", "write 'move DIE TILE'"),
        ("take lifespan", "write 'take POINT'"),
        ("place 4", "write 'place TILE'"),
        ("done now", "write 'done'"),
    ],
)
def test_a_choice_that_says_nothing_is_refused(text: str, right: str) -> None:
    """The error shows how such a choice is written."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.find(GAME.position("develop, round 2\na: 1 EP\nb:"), text)

    assert right in str(refused.value)


def test_an_arrow_may_point_at_the_goal() -> None:
    """`move A1:5 > A2` and `move A1:5 A2` are one choice."""
    state = GAME.position("move, round 2\na:\nb:\nA1: a 5")

    assert GAME.find(state, "move A1:5 > A2") == GAME.find(state, "move A1:5 A2")


def test_the_longest_list_of_moves_fits() -> None:
    """BIO-4.1: fifty dice, no two alike, in the middle of the largest map, with movement 4."""
    state = GAME.new(GAME.settle(6), stream(1))
    land = state.land
    by_reach = sorted(range(48), key=lambda tile: -int(land.within[tile * 4 + 3]).bit_count())
    kinds = [(tile, face) for tile in by_reach for face in (1, 2, 4, 5)[: land.spaces[tile] - 1]][:50]
    names = [f"{'ABCDEFGH'[land.column[tile]]}{land.row[tile] + 1}" for tile in range(48)]
    lines = "\n".join(f"{names[tile]}: a {' '.join(str(f) for t, f in kinds if t == tile)}" for tile in {*dict(kinds)})
    table = Table("biosphere", f"move, round 4\na: movement 4\nb:\nc:\nd:\ne:\nf:\n{lines}")

    choices = GAME.choices(table.state)

    reach = sum(int(land.within[tile * 4 + 3]).bit_count() for tile, _ in kinds)
    assert len(choices) == len(set(choices)) == reach + 1 > 1000
    assert len(choices) <= table.state.most()


def test_all_dice_on_the_map_fit() -> None:
    """BIO-1.1 BIO-1.2: every space of the largest map is taken, forty dice each, and the game goes on."""
    state = GAME.new(GAME.settle(6), stream(1))
    land = state.land
    letters = iter("abcdef" * 40)
    lines = []
    for tile in range(48):
        dice = sorted(next(letters) for _ in range(land.spaces[tile]))
        groups = ", ".join(
            f"{letter} 5{f' x{dice.count(letter)}' * (dice.count(letter) > 1)}" for letter in sorted({*dice})
        )
        lines.append(f"{'ABCDEFGH'[land.column[tile]]}{land.row[tile] + 1}: {groups}")
    table = Table("biosphere", "develop, round 2\n" + "".join(f"{x}: 1 EP\n" for x in "abcdef") + "\n".join(lines))

    assert list(table.state.supply) == [10] * 6
    assert table.state.free == 0
    assert GAME.position(GAME.to_text(table.data)) == table.state
    while table.data["round"] == 2:
        table.play("done")
    assert table.data["step"] == "develop"


def test_all_cards_in_one_hand_fit() -> None:
    """BIO-3.3: no limit; the rows and stacks are empty."""
    table = Table(
        "biosphere",
        "develop, round 2\nrow 1:\nrow 2:\nstack 1:\nstack 2:\nb: 1 EP".replace(
            "b:", f"a: 99 EP, small1 general2, hand {' '.join(CARDS)}\nb:"
        ),
    )

    assert "play small1-general2" in table.choices
    table.play("play small1-general2")
    assert table.data["rows"] == [[], []]
