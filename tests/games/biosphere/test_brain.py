"""What the brain thinks of positions and choices."""

import pytest

from galapagos.core.dice import stream
from tests.judging import expected, weights
from tests.playing import Table

ASSIGNMENTS = "four-controlled widespread long-lives five-cards twenty-dice three-alike block"
TOP_ROW = "small1-specific3 small1-specific2 large1-specific3 large3-general1 large3-specific1"


def table(text: str, assignments: str = ASSIGNMENTS) -> Table:
    """A position with these assignments."""
    heading, _, rest = text.partition("\n")
    return Table("biosphere", f"{heading}\nassignments: {assignments}\n{rest}")


def test_equal_seats_expect_the_same() -> None:
    """BIO-7.3: without the band, on which nobody stands beside another."""
    assert expected(table("develop, round 4, no band\na: 3 EP\nb: 3 EP")) == [0.5, 0.5]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("fulfilled D", "played small1-general2"),
        ("band 4", "band 3"),
        ("EP 9", "EP 1"),
        ("reproduction 4", "movement 2"),
        ("income 7", "income 5"),
        ("forest 4", "forest 3"),
        ("hand small1-general2", "small1 general1"),
        ("small1 general2, hand small1-general2", "small4 specific4, hand small1-general2"),
        ("played small1-general2 small1-general3", "played small1-general2"),
    ],
)
def test_the_better_board_expects_more(better: str, worse: str) -> None:
    """What a player has beside his dice, one thing at a time, on the same seat."""

    def alone(board: str) -> float:
        points = board.removeprefix("EP ") if board.startswith("EP") else "3"
        others = "" if board.startswith("EP") else f", {board}"
        return expected(table(f"develop, round 4\na: {points} EP{others}\nb: 3 EP, band 7\nA1: a 5 x3\nC3: b 5 x3"))[0]

    assert 1 > alone(better) > alone(worse) > 0


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("A1: a 5 x3", "A1: a 5 x2"),
        ("A2: a 5 x3", "A2: a 4 x3"),
        ("A1: a 5 x3\nD1: a 5", "A1: a 5 x3"),
        ("A1: a 5 x3\nB1: a 5 x4\nA2: a 5 x4", "A1: a 5 x3\nD1: a 5 x4\nB4: a 5 x4"),
    ],
    ids=["a majority that is filled up", "longer lives", "more land", "most of a block"],
)
def test_the_better_land_expects_more(better: str, worse: str) -> None:
    """Dice and where they lie."""

    def alone(dice: str) -> float:
        return expected(table(f"develop, round 4\na: 3 EP\nb: 3 EP, band 7\nC3: b 5 x3\n{dice}"))[0]

    assert 1 > alone(better) > alone(worse) > 0


def test_whoever_stands_before_the_others_wins_ties() -> None:
    """BIO-7.2: one space on the band is worth more to overtake somebody than behind him."""
    behind, level, before = (
        expected(table(f"develop, round 4\na: 3 EP, band {at}\nb: band 14"))[0] for at in (12, 13, 15)
    )

    assert before - level > 2 * 2 * (level - behind)


def test_what_will_be_filled_up_is_there_already() -> None:
    """BIO-6.2: three in a savanna are as good as five, but for the supply."""
    three, five = (
        expected(table(f"breed, round 4, seat b, start a\na:\nb:\nC4: b 5\nA1: a 5 x{dice}"))[0] for dice in (3, 5)
    )

    assert three == pytest.approx(five, abs=0.01)


def test_dice_still_to_be_placed_count() -> None:
    """BIO-7.1: three tiles of a block are full, and the fourth needs two dice: before breeding that is likely."""
    land = "A1: a 5 x5\nB1: a 5 x7\nA2: a 5 x7\nB2: a 5\nC4: b 5 x3\nD4: b 5 x7\nC3: b 5 x5"

    before = expected(table(f"breed, round 4, seat a, start b, no band\na:\nb:\n{land}"))
    after = expected(table(f"breed, round 4, seat b, start a, no band\na:\nb:\n{land}"))

    assert before[0] > after[0]


SILLY = [
    (
        "a card in hand and on its place is played",
        "develop, round 4\na: 0 EP, small2 general1, hand small2-general1, grassland 3\nb:",
        "play small2-general1",
        "done",
    ),
    (
        "a step leads to the card in hand",
        f"develop, round 4\nrow 1: {TOP_ROW}\na: 1 EP, small2 specific1, hand small2-specific2, band 29\nb: band 28",
        "step specific2",
        "step small3",
    ),
    (
        "a corner is marked",
        "develop, round 4, settled\na: 0 EP, small4 general4\nb:",
        "mark small-general",
        "done",
    ),
    (
        "a die goes where it makes a majority",
        "breed, round 4\na:\nb:\nB1: a 5 x3\nD4: a 5",
        "place B1",
        "place D4",
    ),
    (
        "a die that completes a majority brings others",
        "breed, round 4\na: forest 4, grassland 4\nb:\nB1: a 5 x3\nA2: a 5",
        "place B1",
        "place A2",
    ),
    (
        "a tile that will be filled up needs no die",
        "breed, round 4\na:\nb:\nB1: a 5 x4\nA2: a 5 x3",
        "place A2",
        "place B1",
    ),
    (
        "dice are placed",
        "breed, round 4\na:\nb:\nB1: a 5 x3",
        "place B1",
        "done",
    ),
    (
        "a die that dies on the way stays",
        "move, round 4, left 1\na: movement 1\nb:\nA2: a 1 x3 4\nB1: a 5 x3",
        "done",
        "move A2:4 A1",
    ),
    (
        "a majority is not given up",
        "move, round 4\na: movement 1\nb:\nA1: a 1 x5\nB1: a 1 x2\nC1: a 1 x3",
        "move A1:1 B1",
        "move C1:1 B1",
    ),
]


@pytest.mark.parametrize(("position", "good", "silly"), [case[1:] for case in SILLY], ids=[case[0] for case in SILLY])
def test_a_silly_choice_weighs_little(position: str, good: str, silly: str) -> None:
    """A beginner rarely makes it, but might."""
    found = weights(table(position))

    assert 0 < found[silly] < found[good]


def test_the_lifespan_that_fulfils_an_assignment_is_taken() -> None:
    """Four years in four terrains: the last one of them is worth more than any other."""
    lives = "forest 4, grassland 4, mountain 4, savanna 3, small1 general2, hand small1-general2"
    shown = table(f"develop, round 4\npending: lifespan\na: {lives}\nb:")

    found = weights(shown)

    assert max(found, key=found.__getitem__) == "take savanna"
    assert found["take savanna"] > 10 * found["take polar"]


def test_the_least_is_lost() -> None:
    """BIO-3.8 BIO-3.9: a year beyond the start value, rather than all new life in a terrain."""
    shown = table("develop, round 4\npending: loss end\na: desert 3, grassland 3\nb: band 9\nB1: a 5 x4")

    found = weights(shown)

    assert max(found, key=found.__getitem__) == "lose desert"
    assert found["lose desert"] > 3 * found["lose mountain"] > 0
    assert min(found, key=found.__getitem__) == "lose grassland"


def test_hidden_cards_are_not_looked_at() -> None:
    """The order of the stacks may be any: the judgement stays."""
    shown = table("develop, round 4\na: 5 EP, hand small1-general2\nb:\nA1: a 5 x3")
    truth = expected(shown), weights(shown)

    for seed in range(5):
        shown.state = shown.state.reshuffle(0, stream(seed))
        assert (expected(shown), weights(shown)) == truth
