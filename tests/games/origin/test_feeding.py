"""Feeding: needs, red tokens, steps, and fat."""

import pytest

from tests.games.origin.looking import food, marks, names, table, taking, tokens


@pytest.mark.parametrize(
    ("kinds", "need"),
    [
        ("", 1),
        ("carnivorous", 2),
        ("big", 2),
        ("parasite", 3),
        ("big carnivorous", 3),
        ("big parasite", 4),
        ("carnivorous parasite", 4),
        ("carnivorous big parasite", 5),
    ],
)
def test_what_an_animal_needs(kinds: str, need: int) -> None:
    """ORI-4.1 [big × carnivorous] [big × parasite] [carnivorous × parasite]: each adds its own; then it is fed."""
    position = table(f"feed, base 8\na:\nA1: {kinds}\nA2: piracy big parasite\nb:\nB1: swimming, 1 red")

    for _ in range(need):
        assert "A1" in taking(position)
        position.play("take A1")
        if "end" in position.choices:
            position.play("end")

    assert "A1" not in taking(position)
    assert position.why_not("take A1") == "ORI-4.1"


def test_blue_tokens_feed_like_red_ones() -> None:
    """ORI-4.1: the colour makes no difference."""
    position = table("feed, base 5\na:\nA1: big, 1 red, 1 blue\nA2: big, 2 blue\nA3: big, 1 blue\nb:\nB1:")

    assert taking(position) == ["A3"]


def test_other_traits_do_not_make_hungrier() -> None:
    """ORI-4.1: one token feeds an animal with all of them."""
    kinds = "swimming camouflage sharp-vision burrowing running tail-loss mimicry poisonous scavenger"
    position = table(f"feed, base 5\na:\nA1: {kinds} piracy grazing hibernation, 1 red\nA2:\nb:\nB1:")

    assert taking(position) == ["A2"]


def test_a_step_takes_one_red_token() -> None:
    """ORI-4.2: then it is the next player's."""
    position = table("feed, base 5\na:\nA1: big\nA2:\nb:\nB1: big\nc:\nC1:")

    position.play("take A1")
    assert (tokens(position, "A1"), position.data["base"], position.data["seat"]) == ((1, 0, 0), 4, "b")
    position.play("take B1", "take C1")

    assert position.data["seat"] == "a"
    assert food(position, "A1") == 1


def test_one_main_action_in_a_step() -> None:
    """ORI-4.2 [carnivorous × grazing]: red token, hunt and fat exclude each other; a side action does not count."""
    position = table("feed, base 5\na:\nA1: carnivorous grazing\nA2: fat-tissue big, 1 yellow\nb:\nB1:")

    position.play("hunt A1 > B1")

    assert position.choices == ["graze A1", "end"]
    for text in ("take A2", "convert A2 1"):
        assert position.why_not(text) == "ORI-4.2"
    assert position.why_not("hunt A1 A2") == "ORI-4.2"


@pytest.mark.parametrize(
    ("main", "left"),
    [
        ("take A2", ["sleep A3", "sleep A5"]),
        ("convert A2 1", ["sleep A3", "sleep A5"]),
        ("hunt A3 > B1", ["sleep A5"]),
    ],
)
def test_side_actions_come_before_and_after_the_main_action(main: str, left: list[str]) -> None:
    """ORI-4.2: any number of them, each within its limits."""
    position = table(
        """
        feed, base 8
        a:
        A1: grazing
        A2: fat-tissue big grazing, 1 yellow
        A3: carnivorous hibernation
        A4: hibernation
        A5: hibernation
        b:
        B1:
        """
    )

    position.play("graze A1", "sleep A4", main, "graze A2")

    assert position.choices == [*left, "end"]


def test_a_step_ends_by_itself_when_nothing_is_left_to_do() -> None:
    """ORI-4.2: after the main action, without a question; otherwise its player ends it."""
    position = table("feed, base 5\na:\nA1: big\nA2: grazing\nb:\nB1: big\nB2:")

    position.play("take A1")
    assert position.choices == ["graze A2", "end"]
    position.play("end")
    assert position.data["seat"] == "b"
    position.play("take B1")
    assert position.data["seat"] == "a"


def test_taking_red_is_a_duty() -> None:
    """ORI-4.3: a side action alone does not end a step while an own animal may take."""
    position = table("feed, base 5\na:\nA1: grazing\nb:\nB1:")

    assert position.choices == ["take A1", "graze A1"]
    assert position.why_not("end") == "ORI-4.3"
    position.play("graze A1")
    assert position.choices == ["take A1"]


def test_the_duty_holds_for_empty_fat_too() -> None:
    """ORI-4.3 ORI-4.5: a fed animal that may take red must."""
    position = table("feed, base 5\na:\nA1: fat-tissue grazing, 1 red\nb:\nB1:")

    assert position.choices == ["take A1", "graze A1"]


@pytest.mark.parametrize("main", ["hunt A1 > B1", "convert A2 1"])
def test_another_main_action_takes_the_place_of_the_duty(main: str) -> None:
    """ORI-4.3: hunting or living on fat."""
    position = table("feed, base 5\na:\nA1: carnivorous grazing\nA2: fat-tissue, 1 yellow\nb:\nB1:\nB2:")

    position.play(main)

    assert "end" in position.choices


def test_grazing_the_base_empty_lifts_the_duty() -> None:
    """ORI-4.3: what counts is the end of the step."""
    position = table("feed, base 1\na:\nA1: grazing\nA2: hibernation\nb:\nB1:")

    assert "end" not in position.choices
    position.play("graze A1")

    assert position.choices == ["sleep A2", "end"]


def test_sending_the_last_hungry_animal_to_sleep_lifts_the_duty() -> None:
    """ORI-4.3: nobody is left who may take."""
    position = table("feed, base 2\na:\nA1: hibernation\nA2: grazing, 1 red\nb:\nB1:")

    position.play("sleep A1")

    assert position.choices == ["graze A2", "end"]


def test_hunting_fat_and_side_actions_are_free_to_leave() -> None:
    """ORI-4.3: with an empty base the step may end without any of them."""
    position = table("feed\na:\nA1: carnivorous hibernation fat-tissue, 1 yellow\nb:\nB1: big\nB2:")

    assert position.choices == ["hunt A1 B2", "convert A1 1", "sleep A1", "end"]


def test_a_step_without_any_possible_action_is_passed_over() -> None:
    """ORI-4.4: nobody is asked who can do nothing."""
    position = table("feed, base 5\na:\nA1: big parasite\nb:\nB1: 1 red\nc:")

    position.play("take A1")

    assert position.data["seat"] == "a"
    assert position.data["idle"] == 2


def test_doing_nothing_is_not_final() -> None:
    """ORI-4.4: who ended a step may act in the next."""
    position = table("feed\na:\nA1: carnivorous\nb:\nB1: carnivorous parasite\nB2:")

    position.play("end", "hunt B1 > B2")

    assert position.data["seat"] == "a"
    assert "hunt A1 B1" in position.choices


def test_the_phase_ends_after_one_idle_step_of_each_player() -> None:
    """ORI-4.4: counted from whichever seat, and from anew after every action."""
    position = table("feed\na:\nA1: carnivorous\nb:\nB1: carnivorous big\nc:\nC1: carnivorous\nC2: 1 red")

    position.play("end")
    assert (position.data["seat"], position.data["idle"]) == ("b", 1)
    position.play("hunt B1 > C2")
    assert (position.data["seat"], position.data["idle"]) == ("c", 0)
    position.play("end", "end")
    assert (position.data["step"], position.data["turn"]) == ("develop", 2)


def test_a_side_action_keeps_the_phase_alive() -> None:
    """ORI-4.4: it is an action like any other."""
    position = table("feed, base 8, idle 1\na:\nA1: grazing, 1 red\nb:\nB1: carnivorous grazing, 2 red\nc:\nC1: 1 red")

    position.play("graze A1")

    assert (position.data["seat"], position.data["idle"]) == ("b", 0)


def test_left_over_tokens_are_discarded() -> None:
    """ORI-4.4: the next turn's base starts from nothing."""
    position = table("feed, base 8\na: hand 1\nA1:\nb: hand 1\nB1: 1 red")

    position.play("take A1")

    assert "7 red tokens are left over and discarded" in position.told
    assert position.data["base"] == 0


def test_a_token_of_a_fed_animal_goes_into_its_fat() -> None:
    """ORI-4.5: and becomes yellow."""
    position = table("feed, base 8\na:\nA1: fat-tissue x2\nb:\nB1: big parasite")

    position.play("take A1")
    assert tokens(position, "A1") == (1, 0, 0)
    position.play("take B1", "take A1")
    assert tokens(position, "A1") == (1, 0, 1)
    position.play("take B1", "take A1")
    assert tokens(position, "A1") == (1, 0, 2)


def test_a_fed_animal_with_full_fat_takes_nothing() -> None:
    """ORI-4.5 ORI-4.1 [fat-tissue × fat-tissue]: one token on each card."""
    position = table("feed, base 5\na:\nA1: fat-tissue x2, 1 red, 2 yellow\nA2:\nb:\nB1:")

    assert taking(position) == ["A2"]
    assert position.why_not("take A1") == "ORI-4.1"


@pytest.mark.parametrize("hungry", ["big", "parasite"])
def test_hunger_comes_before_fat(hungry: str) -> None:
    """ORI-4.5 [big × fat-tissue] [fat-tissue × parasite]: nothing is stored before the need is met."""
    position = table(f"feed, base 5\na:\nA1: fat-tissue {hungry}\nb:\nB1: big parasite")

    position.play("take A1", "take B1", "take A1")

    assert tokens(position, "A1") == (2, 0, 0)


def test_living_on_fat_turns_any_number_of_tokens_into_food() -> None:
    """ORI-4.5 ORI-4.2: a main action of one animal."""
    position = table("feed\na:\nA1: fat-tissue x3 parasite, 3 yellow\nA2: fat-tissue, 1 yellow\nA3: grazing\nb:\nB1:")

    assert position.choices == ["convert A1 1", "convert A1 2", "convert A1 3", "convert A2 1", "end"]
    position.play("convert A1 2")

    assert tokens(position, "A1") == (0, 2, 1)
    assert position.data["seat"] == "a"


def test_fat_does_not_go_beyond_the_need() -> None:
    """ORI-4.5 [big × fat-tissue]: and not to an animal that is fed."""
    position = table("feed\na:\nA1: fat-tissue x3 big, 1 red, 3 yellow\nA2: fat-tissue, 1 red, 1 yellow\nb:\nB1:")

    assert position.choices == ["convert A1 1", "end"]
    assert position.why_not("convert A1 2") == "ORI-4.5"
    assert position.why_not("convert A2 1") == "ORI-4.5"


def test_fat_stays_from_turn_to_turn() -> None:
    """ORI-5.1 ORI-4.5: all other tokens leave."""
    position = table("feed, base 1\na: hand 1\nA1: fat-tissue x2, 1 red\nb: hand 1\nB1: fat-tissue, 1 red, 1 yellow")

    position.play("take A1")

    assert position.data["turn"] == 2
    assert [tokens(position, name) for name in ("A1", "B1")] == [(0, 0, 1), (0, 0, 1)]


def test_fat_may_lie_on_a_hungry_animal() -> None:
    """ORI-4.5: it is kept from earlier; red food first does not touch it."""
    position = table("feed, base 3\na:\nA1: fat-tissue, 1 yellow\nb:\nB1:")

    assert position.choices == ["take A1", "convert A1 1"]
    position.play("take A1")

    assert tokens(position, "A1") == (1, 0, 1)


def test_marks_of_a_step_and_of_a_turn() -> None:
    """ORI-4.12 ORI-5.1: grazing is free again in the next step, a hunt in the next turn only."""
    position = table(
        "feed, base 8\na: hand 1\nA1: carnivorous grazing fat-tissue x3\nb: hand 1\nB1:\nB2: big parasite, 3 red"
    )

    position.play("hunt A1 > B1", "graze A1")
    assert marks(position, "A1") == ["hunted"]
    position.play("take B1")

    assert names(position) == ["A1", "B1"]
    assert position.choices == ["take A1", "graze A1"]
    assert position.why_not("hunt A1 B1") == "ORI-4.6"
