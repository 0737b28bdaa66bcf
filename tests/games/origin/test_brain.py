"""What the brain thinks of positions and choices."""

import pytest

from galapagos.core.dice import stream
from tests.games.origin.looking import table
from tests.judging import expected, weights


def weights_at(position: str) -> dict[str, int]:
    return weights(table(position))


def test_equal_seats_expect_the_same() -> None:
    """Half of what there is to win, whoever begins."""
    assert expected(table("develop, lead b\na: hand 2\nA1: big\nb: hand 2\nB1: big")) == [0.5, 0.5]


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("a: hand 2\nA1: sharp-vision", "b: hand 2\nB1:"),
        ("a: hand 2\nA1:", "b: hand 1\nB1:"),
        ("a: hand 1\nA1:\nA2:", "b: hand 1\nB1:"),
        ("a: hand 2\nA1: fat-tissue", "b: hand 2\nB1: parasite"),
        ("a: hand 1\nA1: carnivorous\nA2: camouflage", "b: hand 1\nB1: carnivorous\nB2: sharp-vision"),
    ],
    ids=["more points", "more cards", "more animals", "less hunger", "out of all jaws"],
)
def test_the_better_seat_expects_more(better: str, worse: str) -> None:
    """With the third one between them, or behind both."""
    shares = expected(table(f"develop\n{better}\n{worse}\nc: hand 1\nC1: carnivorous"))

    assert shares[0] > shares[1]
    assert 0 < min(shares) < max(shares) < 1


def test_a_lead_means_more_when_the_deck_is_empty() -> None:
    """Nothing that could turn the game is still to come."""
    seats = "a: hand 1\nA1: big sharp-vision\nb: hand 1\nB1: big"

    assert expected(table(f"develop, last turn\n{seats}"))[0] > expected(table(f"develop\n{seats}"))[0] > 0.5


def test_hidden_cards_are_not_looked_at() -> None:
    """Others' hands, face-down animals and the deck may be any: the judgement stays."""
    shown = table("feed, base 3\na: hand 2\nA1: carnivorous\nb: hand 3\nB1: running\nB2:\nc: hand 1\nC1:")
    truth = expected(shown)

    for seed in range(5):
        shown.state = shown.state.reshuffle(0, stream(seed))
        assert expected(shown) == truth


SILLY = [
    ("the own animal is no prey", "feed\na:\nA1: carnivorous\nA2:\nb:\nB1:", "hunt A1 B1", "hunt A1 A2"),
    ("poison is left alone", "feed\na:\nA1: carnivorous\nb:\nB1:\nB2: poisonous", "hunt A1 B1", "hunt A1 B2"),
    ("running costs nothing", "feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: running", "run B1", "yield B1"),
    (
        "a tail is less than a life",
        "feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: tail-loss",
        "drop B1 tail-loss",
        "yield B1",
    ),
    (
        "fat waits as long as there is food",
        "feed, base 4\na:\nA1: fat-tissue, 1 yellow\nb:\nB1:",
        "take A1",
        "convert A1 1",
    ),
    ("fat is for the hungry", "feed\na:\nA1: fat-tissue, 1 yellow\nb:\nB1:", "convert A1 1", "end"),
    ("who finds nothing sleeps", "feed\na:\nA1: hibernation\nb:\nB1:", "sleep A1", "end"),
    (
        "pirates have honour",
        "feed, main used\na:\nA1: piracy\nA2: big, 1 red\nb:\nB1: big, 1 red",
        "rob A1 B1",
        "rob A1 A2",
    ),
    ("the hungry eat first", "feed, base 2\na:\nA1:\nA2: fat-tissue, 1 red\nb:\nB1:", "take A1", "take A2"),
    ("cards are for playing", "develop\na: hand running\nA1:\nb: hand 1\nB1:", "breed running", "pass"),
]


@pytest.mark.parametrize(("position", "good", "silly"), [each[1:] for each in SILLY], ids=[each[0] for each in SILLY])
def test_a_silly_choice_weighs_little_beside_a_good_one(position: str, good: str, silly: str) -> None:
    """But something: somebody might make it."""
    found = weights_at(position)

    assert found[good] >= 20 * found[silly] > 0


def test_nobody_is_born_to_starve() -> None:
    """An animal more is welcome while there is food, and a burden when many are hungry already."""
    few = weights_at("develop\na: hand running\nA1:\nb:\nB1:")
    many = weights_at("develop\na: hand running\nA1: big\nA2: big\nA3: big\nb:\nB1: big\nB2: big\nB3: big")

    assert few["breed running"] > few["evolve running A1"]
    assert many["breed running"] < many["evolve running A1"]


def test_parasites_go_where_they_starve_somebody() -> None:
    """Where there is plenty they are a present of three points."""
    found = weights_at(
        "develop, last turn\na: hand parasite/carnivorous\nA1:\n"
        "b:\nB1: big running\nB2: big\nB3: big\nc:\nC1: hibernation\nd:\nD1:"
    )

    assert found["evolve parasite/carnivorous B1"] > 2 * found["evolve parasite/carnivorous D1"]


def test_shelter_is_for_those_in_danger() -> None:
    """Camouflage helps against whoever does not see sharply, where somebody hunts at all."""
    hunted = weights_at("develop\na: hand camouflage/fat-tissue\nA1:\nb:\nB1: carnivorous")
    seen = weights_at("develop\na: hand camouflage/fat-tissue\nA1:\nb:\nB1: carnivorous sharp-vision")

    assert hunted["evolve camouflage/fat-tissue A1"] > seen["evolve camouflage/fat-tissue A1"]


def test_a_hunter_wants_prey() -> None:
    """Where others' animals live in the water, one on land goes hungry."""
    prey = weights_at("develop\na: hand big/carnivorous\nA1:\nb:\nB1:\nB2:")
    none = weights_at("develop\na: hand big/carnivorous\nA1:\nb:\nB1: swimming\nB2: swimming")

    assert prey["evolve carnivorous/big A1"] > none["evolve carnivorous/big A1"]


def test_mimicry_gives_the_least() -> None:
    """Of two animals the one without traits is shown to the hunter."""
    found = weights_at("feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: mimicry\nB2:\nB3: fat-tissue x3 running")

    assert found["redirect B1 B2"] > found["redirect B1 B3"]


def test_partners_are_fed_through_each_other() -> None:
    """One token feeds two."""
    found = weights_at("feed, base 2\na:\nA1:\nA2:\nA3:\nA1 A2: cooperation\nb:\nB1:")

    assert found["take A1"] == found["take A2"] > found["take A3"]
