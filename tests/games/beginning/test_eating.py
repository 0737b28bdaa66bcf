"""Step 3 of a turn: the watering hole, long necks, fat tissue."""

import pytest

from tests.games.beginning.looking import chips, hand, population, screen
from tests.playing import Table


def test_order_and_split_of_the_food_are_free() -> None:
    """BEG-4.1 BEG-4.13: each chip is a decision of its own."""
    table = Table("beginning", "eat, hole 3\na:\nA1: cards 2\nA2: cards 2\nb: hand 1")

    assert table.choices == ["feed A1", "feed A2"]
    table.play("feed A2")
    assert (chips(table, "A1"), chips(table, "A2"), table.data["hole"]) == (0, 1, 2)
    assert table.choices == ["feed A1", "feed A2"]
    table.play("feed A1")
    assert table.choices == ["feed A1", "feed A2"]


def test_a_sated_species_eats_no_more() -> None:
    """BEG-4.1: one chip on each population card is all it takes, even if food is left."""
    table = Table("beginning", "eat, hole 9\na:\nA1: cards 2, 1 chip\nA2: cards 2\nb: hand 1")

    table.play("feed A1")

    assert table.choices == ["feed A2"]
    assert table.why_not("feed A1") == "BEG-4.1"


def test_the_step_ends_when_all_are_sated() -> None:
    """BEG-4.1 BEG-4.13: of itself; the rest stays in the watering hole."""
    table = Table("beginning", "eat, hole 9\na:\nA1: cards 2\nA2:\nb: hand 1")

    table.play("feed A1", "feed A1")
    assert table.data["seat"] == "a"

    table.play("feed A2")
    assert (table.data["seat"], table.data["step"], table.data["hole"]) == ("b", "play", 8)


def test_the_step_ends_when_the_food_is_gone() -> None:
    """BEG-4.1 BEG-4.13: hungry species do not keep the table waiting."""
    table = Table("beginning", "eat, hole 1\na:\nA1: cards 2\nA2:\nb: hand 1")

    table.play("feed A1")

    assert (table.data["seat"], table.data["step"]) == ("b", "play")


def test_with_nothing_to_take_the_step_is_over_at_once() -> None:
    """BEG-4.13: nobody has to say that nothing can be done."""
    table = Table("beginning", "play\na: hand horns\nA1: carnivore\nA2: flying\nb: hand 1")

    table.play("done")

    assert table.data["seat"] == "b"


def test_only_the_active_players_species_eat() -> None:
    """BEG-4.1: others wait for their turn."""
    table = Table("beginning", "eat, hole 9\na:\nA1: cards 2\nb:\nB1: cards 2\nB2: carnivore")

    assert table.choices == ["feed A1"]
    assert table.why_not("feed B1") == "BEG-4.1"
    assert table.why_not("attack B2 A1") == "BEG-4.1"


def test_a_fat_species_may_store_while_another_is_hungry() -> None:
    """BEG-4.1 BEG-4.9: even the last chip."""
    table = Table("beginning", "eat, hole 1\na:\nA1: fat-tissue, cards 1, 1 chip\nA2:\nb: hand 1")

    assert table.choices == ["feed A1", "feed A2"]
    table.play("feed A1")

    assert screen(table, "a") == 2
    assert [animal["traits"] for animal in table.data["seats"][0]["species"]] == [["fat-tissue"]]


def test_long_necks_take_three_chips_from_the_supply() -> None:
    """BEG-4.2: as the step begins, and nothing from the watering hole."""
    table = Table("beginning", "play, hole 4\na: hand 1\nA1: long-neck, cards 5\nA2: cards 5\nb: hand 1")

    table.play("done")

    assert (chips(table, "A1"), chips(table, "A2"), table.data["hole"]) == (3, 0, 4)
    assert table.told == ["A1 takes 3 chips with its long neck"]
    assert table.choices == ["feed A1", "feed A2"]


@pytest.mark.parametrize(
    ("animal", "taken"),
    [
        ("long-neck, cards 1", 1),
        ("long-neck, cards 2", 2),
        ("long-neck, cards 4, 2 chips", 2),
        ("long-neck fat-tissue, cards 1", 2),
        ("long-neck fat-tissue, cards 2", 3),
    ],
)
def test_a_long_neck_takes_what_finds_a_place(animal: str, taken: int) -> None:
    """BEG-4.2 BEG-4.9: second places of fat tissue count, and are filled unasked."""
    table = Table("beginning", f"play, hole 4\na: hand 1\nA1: {animal}\nA2: cards 9\nb: hand 1")
    before = chips(table, "A1")

    table.play("done")

    assert chips(table, "A1") - before == taken


def test_a_carnivore_with_a_long_neck_takes_its_three_chips_first() -> None:
    """BEG-4.2: it attacks only for what it still lacks."""
    table = Table("beginning", "play\na: hand 1\nA1: long-neck carnivore, cards 4\nb:\nB1: cards 2")

    table.play("done")

    assert chips(table, "A1") == 3
    assert table.choices == ["attack A1 B1"]


def test_long_necks_of_others_take_nothing() -> None:
    """BEG-4.2 BEG-4.1: it is not their step."""
    table = Table("beginning", "play, hole 4\na: hand 1\nA1:\nb:\nB1: long-neck, cards 3")

    table.play("done")

    assert chips(table, "B1") == 0


def test_a_long_neck_can_be_used_in_the_turn_it_is_played() -> None:
    """BEG-4.2: playing cards comes before eating."""
    table = Table("beginning", "play, hole 4\na: hand long-neck horns\nA1: cards 4\nb:")

    table.play("evolve long-neck A1", "done")

    assert chips(table, "A1") == 3


def test_other_species_take_chips_from_the_watering_hole() -> None:
    """BEG-4.3: one at a time, out of what lies there."""
    table = Table("beginning", "eat, hole 3\na:\nA1: cards 3\nb: hand 1")

    table.play("feed A1")

    assert (chips(table, "A1"), table.data["hole"], screen(table, "a")) == (1, 2, 0)
    assert table.told == ["A1 takes a chip from the watering hole"]


def test_a_hungry_species_must_take_available_food() -> None:
    """BEG-4.3 BEG-4.13: no stopping before it is sated."""
    table = Table("beginning", "eat, hole 3\na:\nA1: cards 2\nA2: fat-tissue, 1 chip\nb: hand 1")

    table.play("feed A1")
    assert "stop" not in table.choices
    assert table.why_not("stop") == "BEG-4.13"

    table.play("feed A1")
    assert table.choices == ["feed A2", "stop"]


def test_an_empty_watering_hole_feeds_nobody() -> None:
    """BEG-4.3: there is nothing to take."""
    table = Table("beginning", "eat\na:\nA1: cards 2\nA2: carnivore\nb: hand 1")

    assert table.why_not("feed A1") == "BEG-4.3"


def test_fat_tissue_gives_each_card_a_second_place() -> None:
    """BEG-4.9: two cards hold four chips, not more."""
    table = Table("beginning", "eat, hole 9\na:\nA1: fat-tissue, cards 2\nA2: cards 3\nb: hand 1")

    table.play("feed A1", "feed A1", "feed A1", "feed A1")

    assert chips(table, "A1") == 4
    assert table.choices == ["feed A2"]
    assert table.why_not("feed A1") == "BEG-4.1"


def test_second_chips_from_the_watering_hole_are_optional() -> None:
    """BEG-4.9 BEG-4.13: after the first ones, stopping is legal at any time, also with none stored."""
    table = Table("beginning", "eat, hole 9\na:\nA1: fat-tissue, cards 2\nb: hand 1")

    table.play("feed A1")
    assert table.choices == ["feed A1"]
    table.play("feed A1")
    assert table.choices == ["feed A1", "stop"]
    table.play("feed A1")
    assert table.choices == ["feed A1", "stop"]
    table.play("stop")

    assert (screen(table, "a"), table.data["hole"], population(table, "A1")) == (3, 8, 2)


def test_a_fat_carnivore_may_stop_when_each_card_holds_a_chip() -> None:
    """BEG-4.9 BEG-4.4: it may also go on, and then its second places fill unasked."""
    table = Table("beginning", "eat\na:\nA1: carnivore fat-tissue, cards 2, 1 chip\nb:\nB1: cards 3")

    assert table.choices == ["attack A1 B1"]
    table.play("attack A1 > B1")
    assert chips(table, "A1") == 3
    assert table.choices == ["attack A1 B1", "stop"]
    table.play("attack A1 > B1")

    assert table.data["seat"] == "b"
    assert screen(table, "a") == 4


def test_stopping_leaves_a_fat_carnivores_prey_alone() -> None:
    """BEG-4.9: the further attack is a choice."""
    table = Table("beginning", "eat\na:\nA1: carnivore fat-tissue, 1 chip\nb:\nB1: cards 3")

    table.play("stop")

    assert population(table, "B1") == 3
    assert screen(table, "a") == 1


def test_stop_is_legal_when_the_hungry_find_an_empty_watering_hole() -> None:
    """BEG-4.13: A2 starves, whatever A1 does."""
    table = Table("beginning", "eat\na:\nA1: carnivore fat-tissue, 1 chip\nA2: horns\nb: hand 1")

    assert table.choices == ["attack A1 A2", "stop"]
    table.play("stop")
    assert table.data["seat"] == "b"


def test_stop_is_legal_when_the_hungry_find_no_prey() -> None:
    """BEG-4.13: A2 starves, and the watering hole is not for it."""
    table = Table("beginning", "eat, hole 5\na:\nA1: fat-tissue flying, 1 chip\nA2: carnivore\nb: hand 1\nB1: fast")

    assert table.choices == ["feed A1", "stop"]
    table.play("stop")
    assert table.data["seat"] == "b"


@pytest.mark.parametrize("choice", ["found horns", "grow horns A1", "evolve horns A1", "done"])
def test_no_card_is_played_while_species_eat(choice: str) -> None:
    """BEG-4.13: that was step 2."""
    table = Table("beginning", "eat, hole 3\na: hand horns\nA1: cards 2\nb: hand 1")

    assert table.why_not(choice) == "BEG-4.13"
    assert hand(table, "a") == ["horns"]
