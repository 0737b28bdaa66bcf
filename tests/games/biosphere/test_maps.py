"""Maps of one's own."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.biosphere.maps import land_of, read_map, text_of
from galapagos.games.biosphere.naming import place_name
from tests.table import Table

GAME = gp.game("biosphere")
RECOMMENDED = "SGMG/FPFW/WMSM/SFPG"
WITH_GAPS = "SGMG./FPFW./.MSMW/SFPG."


def custom(text: str, seats: int = 2) -> str:
    """The map of a set-up."""
    return str(GAME.settle(seats, map=text).options["map"])


def test_a_map_may_have_gaps() -> None:
    """BIO-1.3: rows of letters, with a dot where no tile lies."""
    state = GAME.new(GAME.settle(2, map=WITH_GAPS), stream(1))

    assert GAME.to_data(state)["map"] == WITH_GAPS
    table = Table("biosphere", f"breed, round 4, seat a\nmap: {WITH_GAPS}\na:\nb: 9 EP\nE3: a 4")
    assert table.choices == ["place D3", "place E3", "done"]


@pytest.mark.parametrize(
    "text",
    [
        RECOMMENDED,
        RECOMMENDED.lower(),
        f".{'/.'.join(RECOMMENDED.split('/'))}",
        f"/{RECOMMENDED}/..",
        f" {RECOMMENDED} ",
    ],
)
def test_what_lies_round_a_map_does_not_count(text: str) -> None:
    """BIO-1.3: columns and rows are those of the bounding box; small letters are read too."""
    assert custom(text) == RECOMMENDED


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("SGMG/FPFW/WMSM/SFPX", "'X' cannot be read: a map has rows of W, P, M, S, G, F and . for a gap"),
        ("SGMG/FPFW/WMSM/SFP", "'2 G' cannot be read: a map for 2 has 3 tiles of grassland (G)"),
        ("SGMG/FPFW/WMSM/SFPGG", "'4 G' cannot be read: a map for 2 has 3 tiles of grassland (G)"),
        ("", "'0 W' cannot be read: a map for 2 has 2 tiles of desert (W)"),
        ("././.", "'0 W' cannot be read"),
        ("SGMG/FPFW/WMSM/SFP../....G", "all tiles hang together orthogonally, and these are 2 parts"),
        ("SGMGFPFWWMSMSFPG", "assignment cross cannot be fulfilled on this map: cross takes 5 tiles, and it has 0"),
        ("SGMGFPFW/WMSMSFPG", "assignment cross cannot be fulfilled on this map: cross takes 5 tiles, and it has 0"),
        (".G.G.W/MSMPFP/.W.G.F/.SMSF.", "assignment block"),
        ("x" * 999, "'X' cannot be read"),
    ],
)
def test_a_map_on_which_nobody_can_play_is_refused(text: str, right: str) -> None:
    """BIO-1.2 BIO-1.3: wrong tiles, several parts, or no room for an assignment; the error names it."""
    with pytest.raises(gp.Malformed) as refused:
        custom(text)

    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


def test_the_map_of_another_number_of_players_is_refused() -> None:
    """BIO-1.2: three play with more tiles than two."""
    with pytest.raises(gp.Malformed, match="'2 W' cannot be read: a map for 3 has 3 tiles of desert"):
        custom(RECOMMENDED, 3)


def test_a_map_is_written_as_it_was_read() -> None:
    """BIO-1.3: gaps at the end of a row included."""
    assert text_of(land_of(read_map(WITH_GAPS, 2))) == WITH_GAPS


def test_tiles_far_to_the_east_have_two_letters() -> None:
    """BIO-1.3: behind Z comes AA."""
    assert [place_name(column, 0) for column in (0, 25, 26, 47)] == ["A1", "Z1", "AA1", "AV1"]


def test_the_option_says_what_may_be_written() -> None:
    """BIO-1.3: two words, or any map."""
    option = next(option for option in GAME.options if option.id == "map")

    assert option.allowed().startswith("one of recommended, random, rows of W P M S G F")


def test_a_record_keeps_a_custom_map() -> None:
    """BIO-1.3: and a match that starts from a position knows its map too."""
    match = gp.new("biosphere", seats=2, seed=3, map=WITH_GAPS, band="no", rounds=2)
    while match.seat is not None:
        match.play(match.choices()[-1])

    assert f"option map: {WITH_GAPS}" in match.record()
    assert gp.verify(match.record()).state == match.state
    again = gp.position("biosphere", GAME.to_text(GAME.to_data(gp.new("biosphere", seats=2, map=WITH_GAPS).state)))
    assert again.setup.options["map"] == WITH_GAPS
