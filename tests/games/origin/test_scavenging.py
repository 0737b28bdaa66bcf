"""Scavengers, who come when an animal was eaten."""

import pytest

from tests.games.origin.looking import food, names, table, tokens


def test_a_scavenger_gets_one_blue_token() -> None:
    """ORI-4.10 [carnivorous × scavenger]: after the hunter was fed."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1:\nB2: scavenger big\nB3:")

    position.play("hunt A1 > B1")

    assert tokens(position, "B1") == (0, 1, 0)
    assert position.told == ["A1 hunts B1", "B1 is eaten", "A1 gets 2 blue tokens", "B1 gets what is left over"]


@pytest.mark.parametrize(
    ("hunter", "fed"),
    [("a", ["A2"]), ("b", ["C2"]), ("c", ["C2"])],
)
def test_the_first_scavenger_from_the_hunters_owner_on(hunter: str, fed: list[str]) -> None:
    """ORI-4.10 [carnivorous × scavenger]: clockwise, the hunter's owner first; one scavenger only."""
    position = table(
        f"""
        feed, seat {hunter}, base 1
        a:
        A1: carnivorous
        A2: scavenger
        b:
        B1: carnivorous
        B2:
        c:
        C1: carnivorous
        C2: scavenger
        d:
        D1: scavenger, 1 red
        D2: poisonous
        """
    )

    position.play(f"hunt {hunter.upper()}1 > D2")

    assert [name for name in ("A2", "B2", "C2") if food(position, name)] == fed
    assert food(position, "D1") == 1


@pytest.mark.parametrize(
    ("first", "takes"),
    [
        ("scavenger", True),
        ("scavenger, 1 red", False),
        ("scavenger fat-tissue, 1 red", True),
        ("scavenger fat-tissue, 1 red, 1 yellow", False),
        ("scavenger big, 1 red", True),
        ("scavenger parasite, 2 red", True),
        ("scavenger hibernation, asleep", False),
    ],
)
def test_only_one_that_can_take_a_token(first: str, takes: bool) -> None:
    """ORI-4.10 [fat-tissue × scavenger] [big × scavenger] [parasite × scavenger] [hibernation × scavenger]: a full or
    sleeping scavenger is passed over, and the search goes on.
    """
    position = table(
        f"feed, base 1\na:\nA1: carnivorous\nb:\nB1:\nB2: {first}\nB3:\nc:\nC1: scavenger\nd:\nD1: scavenger"
    )
    before = sum(tokens(position, "B2"))

    position.play("hunt A1 > B1")

    assert (sum(tokens(position, "B1")) - before, food(position, "C1")) == ((1, 0) if takes else (0, 1))
    assert food(position, "D1") == 0


def test_a_scavenger_whose_symbiont_is_hungry_is_passed_over() -> None:
    """ORI-4.10 ORI-4.14 [scavenger × symbiosis]: it cannot take."""
    position = table(
        "feed, base 1\na:\nA1: carnivorous\nb:\nB1:\nB2: scavenger\nB3:\nB3 B2: symbiosis\nc:\nC1: scavenger"
    )

    position.play("hunt A1 > B1")

    assert (food(position, "B1"), food(position, "C1")) == (0, 1)


def test_nobody_scavenges_where_no_scavenger_can() -> None:
    """ORI-4.10 [carnivorous × scavenger]: not even the one that was eaten."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: scavenger\nB2:")

    position.play("hunt A1 > B1")

    assert position.told[-1] == "A1 gets 2 blue tokens"
    assert names(position) == ["A1", "B1"]


def test_among_several_of_one_player_he_chooses() -> None:
    """ORI-4.10 [scavenger × scavenger]: those that can take; he cannot refuse."""
    position = table(
        "feed, base 1\na:\nA1: carnivorous\nb:\nB1:\nB2: scavenger\nB3: scavenger, 1 red\nB4: scavenger big"
    )

    position.play("hunt A1 > B1")
    assert position.data["scavenging"]
    assert (position.data["seat"], position.choices) == ("b", ["scavenge B1", "scavenge B3"])
    assert position.why_not("scavenge B2") == "ORI-4.1"
    position.play("scavenge B3")

    assert [food(position, name) for name in ("B1", "B2", "B3")] == [0, 1, 1]


def test_a_scavenger_is_not_poisoned() -> None:
    """ORI-4.9 ORI-4.10 [poisonous × scavenger]: it was the hunter who ate."""
    position = table("feed\na: hand 1\nA1: carnivorous\nb: hand 1\nB1: poisonous\nB2: scavenger")

    position.play("hunt A1 > B1")

    assert names(position) == ["B1"]
    assert position.data["turn"] == 2


def test_a_scavenger_eats_after_the_hunter_and_before_all_partners() -> None:
    """ORI-4.10 ORI-4.15 [cooperation × scavenger] [carnivorous × cooperation]: then the acting player's pairs, then
    the others'.
    """
    position = table(
        """
        feed, base 1
        a:
        A1: carnivorous
        A2: big
        A1 A2: cooperation
        b:
        B1:
        B2: scavenger
        B3: big
        B2 B3: cooperation
        """
    )

    position.play("hunt A1 > B1")

    assert position.told == [
        "A1 hunts B1",
        "B1 is eaten",
        "A1 gets 2 blue tokens",
        "B1 gets what is left over",
        "cooperation: A1 brings A2 a blue token",
        "cooperation: B1 brings B2 a blue token",
    ]


def test_a_scavenger_that_waits_for_its_owner_holds_up_all_partners() -> None:
    """ORI-4.10 ORI-4.15 [cooperation × scavenger] [scavenger × scavenger]: they follow his choice."""
    position = table(
        """
        feed, base 1
        a:
        A1: carnivorous
        A2: big
        A1 A2: cooperation
        b:
        B1:
        B2: scavenger
        B3: scavenger
        B4: big
        B3 B4: cooperation
        """
    )

    position.play("hunt A1 > B1")
    assert [food(position, name) for name in ("A1", "A2")] == [2, 0]
    position.play("scavenge B2")

    assert [food(position, name) for name in ("A1", "A2", "B1", "B2", "B3")] == [2, 1, 0, 1, 1]


def test_scavenged_food_calls_nobody() -> None:
    """ORI-4.15 ORI-4.10 [communication × scavenger]: it is blue, not from the base."""
    position = table("feed, base 3\na:\nA1: carnivorous\nb:\nB1:\nB2: scavenger\nB3:\nB2 B3: communication")

    position.play("hunt A1 > B1")

    assert (food(position, "B1"), food(position, "B2"), position.data["base"]) == (1, 0, 3)


def test_a_scavenger_of_the_hunters_owner_comes_first_though_it_sits_before_the_hunter() -> None:
    """ORI-4.10: its place in the row makes no difference."""
    position = table("feed, base 1\na:\nA1: scavenger\nA2: carnivorous\nA3:\nb:\nB1: scavenger\nB2:")

    position.play("hunt A2 > A3")

    assert (food(position, "A1"), food(position, "B1")) == (1, 0)
