"""Grazing, piracy and hibernation."""

import pytest

from tests.games.origin.looking import food, marks, names, table, tokens


def test_piracy_moves_a_token_that_arrives_as_blue() -> None:
    """ORI-4.11: red or blue, from an animal that has some and is not fed."""
    position = table("feed, base 2\na:\nA1: piracy\nb:\nB1: big, 1 red")

    position.play("rob A1 > B1")

    assert (tokens(position, "A1"), tokens(position, "B1")) == ((0, 1, 0), (0, 0, 0))
    assert (marks(position, "A1"), position.data["base"]) == (["raided"], 2)


@pytest.mark.parametrize(
    ("victim", "left"),
    [("parasite, 2 blue", (0, 1, 0)), ("parasite, 1 red, 1 blue", (0, 1, 0)), ("big, 1 blue", (0, 0, 0))],
)
def test_a_red_token_goes_first(victim: str, left: tuple[int, int, int]) -> None:
    """ORI-4.11 [big × piracy] [parasite × piracy]: where both lie; the hungrier an animal, the longer it can be
    robbed.
    """
    position = table(f"feed, base 2\na:\nA1: piracy\nA2:\nb:\nB1: {victim}")

    position.play("rob A1 > B1")

    assert tokens(position, "B1") == left


def test_any_other_animal_may_be_robbed() -> None:
    """ORI-4.11 [piracy × piracy]: own ones, other pirates, everybody's; never itself."""
    position = table(
        "feed, base 2\na:\nA1: piracy big, 1 red\nA2: big, 1 red\nb:\nB1: big piracy, 1 red\nc:\nC1: big, 1 blue"
    )

    robs = [text for text in position.choices if text.startswith("rob")]
    assert robs == ["rob A1 A2", "rob A1 B1", "rob A1 C1"]
    assert position.why_not("rob A1 A1") == "ORI-4.11"
    position.play("rob A1 > B1")
    assert position.data["main_used"] is False


@pytest.mark.parametrize(
    ("victim", "clause"),
    [
        ("", "ORI-4.11"),
        (", 1 red", "ORI-4.11"),
        ("fat-tissue, 1 yellow", "ORI-4.11"),
        ("big hibernation, 1 red, asleep", "ORI-4.11"),
    ],
)
def test_who_cannot_be_robbed(victim: str, clause: str) -> None:
    """ORI-4.11 [fat-tissue × piracy] [hibernation × piracy]: who has nothing, who is fed, who sleeps; fat is safe."""
    position = table(f"feed, base 2\na:\nA1: piracy\nb:\nB1: {victim}\nB2: big, 1 red")

    assert position.why_not("rob A1 B1") == clause


def test_converted_fat_can_be_robbed() -> None:
    """ORI-4.11 ORI-4.5 [fat-tissue × piracy]: it is food like any other."""
    position = table("feed, seat b\na:\nA1: piracy\nb:\nB1: big fat-tissue, 1 yellow")

    position.play("convert B1 1", "rob A1 > B1")

    assert names(position) == ["A1"]


@pytest.mark.parametrize(
    ("pirate", "clause"),
    [
        ("piracy, 1 red", "ORI-4.11"),
        ("piracy fat-tissue, 1 red", "ORI-4.11"),
        ("piracy hibernation, asleep", "ORI-4.11"),
        ("piracy big, 1 red, raided", "ORI-4.11"),
    ],
)
def test_which_pirate_cannot_rob(pirate: str, clause: str) -> None:
    """ORI-4.11 [fat-tissue × piracy] [hibernation × piracy]: a fed one, fat or not; a sleeping one; none twice
    a turn.
    """
    position = table(f"feed, base 2\na:\nA1: {pirate}\nA2:\nb:\nB1: big, 1 red")

    assert position.why_not("rob A1 B1") == clause


@pytest.mark.parametrize("hungry", ["big, 1 red", "parasite, 2 red", "carnivorous, 1 red"])
def test_a_hungrier_pirate_robs_on(hungry: str) -> None:
    """ORI-4.11 ORI-4.1 [big × piracy] [parasite × piracy] [carnivorous × piracy]: it is not fed yet."""
    position = table(f"feed, base 2\na:\nA1: piracy {hungry}\nb:\nB1: big, 1 red")

    assert "rob A1 B1" in position.choices


def test_a_pirate_whose_symbiont_is_hungry_cannot_rob() -> None:
    """ORI-4.11 ORI-4.14 [piracy × symbiosis]: it may not receive; a protected animal may be robbed all the same."""
    position = table(
        """
        feed, base 2
        a:
        A1:
        A2: piracy
        A1 A2: symbiosis
        b:
        B1:
        B2: big, 1 red
        B1 B2: symbiosis
        """
    )

    assert position.why_not("rob A2 B2") == "ORI-4.14"
    position.play("take A1")

    assert position.choices == ["rob A2 B2", "end"]


def test_food_of_the_last_turn_cannot_be_robbed() -> None:
    """ORI-4.11 ORI-5.1: it is gone; who was fed last turn has nothing."""
    position = table("feed, base 1\na: hand 1\nA1: piracy\nb: hand 1\nB1: big, 2 red")

    position.play("take A1", "pass", "pass")

    assert position.data["turn"] == 2
    assert position.data["step"] == "feed"
    assert not any(text.startswith("rob") for text in position.choices)


def test_a_pirate_strikes_while_it_is_not_asked_to_answer() -> None:
    """ORI-4.11 ORI-4.8 [piracy × running] [mimicry × piracy] [piracy × tail-loss]: robbing is no attack; nobody
    answers.
    """
    position = table("feed, base 2\na:\nA1: piracy\nA2:\nb:\nB1: big running tail-loss mimicry, 1 red\nB2:")

    position.play("rob A1 > B1")

    assert position.data["seat"] == "a"
    assert food(position, "A1") == 1


def test_a_robbed_token_goes_on_to_the_partner() -> None:
    """ORI-4.11 ORI-4.15 [cooperation × piracy] [communication × piracy]: cooperation brings a token, communication does
    not.
    """
    position = table(
        """
        feed, base 2
        a:
        A1: piracy
        A2: big
        A3: big
        A1 A2: cooperation
        A1 A3: communication
        b:
        B1: big, 1 red
        """
    )

    position.play("rob A1 > B1")

    assert [food(position, name) for name in ("A1", "A2", "A3")] == [1, 1, 0]
    assert position.data["base"] == 2


def test_a_pirate_robs_a_hunters_meat() -> None:
    """ORI-4.11 ORI-4.6 [carnivorous × piracy]: of a hunter that is still hungry."""
    position = table("feed\na:\nA1: carnivorous big\nb:\nB1:\nB2: piracy")

    position.play("hunt A1 > B1", "rob B1 > A1")

    assert names(position) == ["B1"]


def test_a_carnivorous_pirate_robs_and_hunts_in_one_step() -> None:
    """ORI-4.11 ORI-4.2 [carnivorous × piracy]: piracy is a side action."""
    position = table("feed, base 1\na:\nA1: carnivorous piracy big\nb:\nB1: big, 1 red\nB2:")

    position.play("rob A1 > B1", "hunt A1 > B2")

    assert tokens(position, "A1") == (0, 3, 0)


def test_grazing_destroys_a_red_token() -> None:
    """ORI-4.12: once in a step for each grazer."""
    position = table("feed, base 5\na:\nA1: grazing\nA2: grazing\nb:\nB1: big parasite")

    position.play("graze A1", "graze A2")
    assert position.data["base"] == 3
    assert position.why_not("graze A1") == "ORI-4.12"
    position.play("take A1", "take B1")

    assert position.choices == ["take A2", "graze A1", "graze A2"]


def test_two_grazers_empty_a_base() -> None:
    """ORI-4.12 [grazing × grazing]: the second finds nothing where one token was left."""
    position = table("feed, base 1\na:\nA1: grazing\nA2: grazing\nA3: hibernation\nb:\nB1:")

    position.play("graze A2")

    assert position.choices == ["sleep A3", "end"]
    assert position.why_not("graze A1") == "ORI-4.12"


@pytest.mark.parametrize("grazer", ["grazing, 1 red", "grazing hibernation, asleep"])
def test_fed_and_sleeping_animals_graze(grazer: str) -> None:
    """ORI-4.12 [grazing × hibernation]: nothing is eaten, so nobody has to be hungry."""
    position = table(f"feed, base 5\na:\nA1: {grazer}\nb:\nB1:")

    assert position.choices == ["graze A1", "end"]


def test_piracy_and_grazing_in_one_step() -> None:
    """ORI-4.2 ORI-4.11 ORI-4.12 [grazing × piracy] [grazing × hibernation]: any number of side actions."""
    position = table("feed, base 5\na:\nA1: grazing piracy\nA2: hibernation\nA3: big\nb:\nB1: big, 1 red")

    position.play("graze A1", "rob A1 > B1", "sleep A2", "take A3")

    assert (position.data["base"], food(position, "A1"), position.data["seat"]) == (3, 1, "b")


def test_grazing_the_base_empty_silences_communication() -> None:
    """ORI-4.12 ORI-4.15 [communication × grazing]: the partner finds nothing."""
    text = "feed, base 2\na:\nA1:\nA2: grazing\nA3: hibernation\nA1 A2: communication\nb:\nB1:"

    calm = table(text).play("take A1")
    grazed = table(text).play("graze A2", "take A1")

    assert (food(calm, "A2"), food(grazed, "A2")) == (1, 0)


def test_who_hibernates_counts_as_fed_and_takes_nothing() -> None:
    """ORI-4.13: not even into its fat, and it does not live on it."""
    position = table("feed, base 5\na:\nA1: hibernation fat-tissue x2 big, 1 red, 1 yellow\nA2:\nb:\nB1:")

    position.play("sleep A1")
    assert position.choices == ["take A2"]
    for text, clause in (("take A1", "ORI-4.13"), ("convert A1 1", "ORI-4.5")):
        assert position.why_not(text) == clause


def test_sleep_fills_no_fat() -> None:
    """ORI-4.13 ORI-4.5 [fat-tissue × hibernation]: and keeps what is there."""
    position = table(
        "feed, base 2\na: hand 1\nA1: hibernation fat-tissue x2, 1 yellow\nA2:\nA1 A2: cooperation\nb: hand 1\nB1:"
    )

    position.play("sleep A1", "take A2", "take B1")

    assert (position.data["turn"], tokens(position, "A1")) == (2, (0, 0, 1))


def test_not_in_two_consecutive_turns() -> None:
    """ORI-4.13 ORI-5.1: who slept is remembered for one turn."""
    text = "feed, turn 4, base 2\na: hand 1\nA1: hibernation{}\nb: hand 1\nB1:"

    position = table(text.format("")).play("sleep A1", "take B1")

    assert (position.data["turn"], marks(position, "A1")) == (5, ["slept"])
    assert table(text.format(", slept")).why_not("sleep A1") == "ORI-4.13"


def test_a_winter_awake_makes_sleep_possible_again() -> None:
    """ORI-4.13 ORI-5.1: only the turn before counts."""
    position = table("feed, base 2\na: hand 1\nA1: hibernation, slept\nb: hand 1\nB1:")

    position.play("take A1", "take B1")

    assert (position.data["turn"], marks(position, "A1")) == (2, [])


def test_not_in_the_last_turn() -> None:
    """ORI-4.13 ORI-5.3: when the deck is empty."""
    position = table("feed, last turn, base 2\na:\nA1: hibernation\nb:\nB1:")

    assert position.why_not("sleep A1") == "ORI-4.13"


@pytest.mark.parametrize(
    ("sleeper", "can"),
    [
        ("hibernation, 1 red", False),
        ("hibernation big, 1 red", True),
        ("hibernation parasite, 2 red", True),
        ("hibernation carnivorous, 1 red", True),
        ("hibernation carnivorous, 2 red", False),
    ],
)
def test_only_the_hungry_go_to_sleep(sleeper: str, can: bool) -> None:
    """ORI-4.13 [big × hibernation] [hibernation × parasite] [carnivorous × hibernation]: whoever needs more."""
    position = table(f"feed, base 2\na:\nA1: {sleeper}\nA2:\nb:\nB1: swimming")

    assert ("sleep A1" in position.choices) == can


def test_a_hunter_may_sleep_after_its_hunt_and_not_before() -> None:
    """ORI-4.13 ORI-4.6 [carnivorous × hibernation]: asleep it can take nothing."""
    text = "feed, base 1\na:\nA1: carnivorous big hibernation\nb:\nB1:\nB2:"

    after = table(text).play("hunt A1 > B1", "sleep A1")
    before = table(text).play("sleep A1")

    assert (marks(after, "A1"), food(after, "A1")) == (["hunted", "asleep"], 2)
    assert marks(before, "A1") == ["asleep"]
    assert before.data["seat"] == "b"


def test_a_sleeping_symbiont_counts_as_fed() -> None:
    """ORI-4.14 ORI-4.13 [hibernation × symbiosis]: its partner may eat."""
    position = table("feed, base 2\na:\nA1: hibernation\nA2:\nA1 A2: symbiosis\nb:\nB1:")

    assert position.choices == ["take A1", "sleep A1"]
    position.play("sleep A1")

    assert position.choices == ["take A2"]
