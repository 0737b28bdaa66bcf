"""Step 2 of a turn: play cards."""

import pytest

from tests.games.beginning.looking import hand, population, seat, species
from tests.playing import Table


def test_all_ways_to_use_a_hand() -> None:
    """BEG-3.1 BEG-4.13: found a species, grow one, evolve one, or be done; equal cards are one choice."""
    table = Table(
        "beginning",
        """
        play
        a: hand horns flying horns
        A1:
        A2: fast
        b: hand 1
        B1:
        """,
    )

    assert table.choices == [
        "found flying",
        "grow flying A1",
        "grow flying A2",
        "evolve flying A1",
        "evolve flying A2",
        "found horns",
        "grow horns A1",
        "grow horns A2",
        "evolve horns A1",
        "evolve horns A2",
        "done",
    ]


def test_a_card_face_down_founds_a_species() -> None:
    """BEG-3.1: with a population of 1, behind the species that live."""
    table = Table("beginning", "play\na: hand flying horns\nA1: fast\nb:")

    table.play("found horns")

    assert species(table, "A2") == {"traits": [], "cards": ["horns~a"], "chips": 0}
    assert hand(table, "a") == ["flying"]
    assert table.told == ["Player 0 founds A2 with a card face down"]


def test_each_seat_plays_in_its_own_row() -> None:
    """BEG-3.1 BEG-4.14: new species stand behind the own ones; neighbours' rows stay as they are."""
    table = Table(
        "beginning", "play, seat b\na:\nA1: horns\nb: hand flying fast hiding\nB1: nocturnal\nc:\nC1: fertile"
    )

    table.play("found flying", "evolve fast B2")

    assert [[animal["traits"] for animal in each["species"]] for each in table.data["seats"]] == [
        [["horns"]],
        [["nocturnal"], ["fast"]],
        [["fertile"]],
    ]
    assert table.choices == [
        "found hiding",
        "grow hiding B1",
        "grow hiding B2",
        "evolve hiding B1",
        "evolve hiding B2",
        "done",
    ]


def test_a_card_face_down_enlarges_a_population() -> None:
    """BEG-3.1: by one, as the lowest card."""
    table = Table("beginning", "play\na: hand flying horns\nA1: fast, cards carnivore carnivore\nb:")

    table.play("grow horns A1")

    assert species(table, "A1")["cards"] == ["carnivore", "carnivore", "horns~a"]
    assert species(table, "A1")["traits"] == ["fast"]
    assert table.told == ["A1 grows by a card face down"]


def test_a_population_has_no_limit() -> None:
    """BEG-3.1: thirty cards are not too many."""
    table = Table("beginning", "play, hole 1\na: hand horns x8 flying\nA1: cards 30\nb:")

    table.play(*["grow horns A1"] * 8)

    assert population(table, "A1") == 38


def test_species_have_no_limit() -> None:
    """BEG-3.1: a player founds as many as he has cards."""
    table = Table("beginning", "play\na: hand horns x8 flying x8 fast\nb:")

    table.play(*["found horns"] * 8, *["found flying"] * 8)

    assert len(seat(table, "a")["species"]) == 16


def test_a_card_face_up_is_a_trait() -> None:
    """BEG-3.1: everybody sees it."""
    table = Table("beginning", "play\na: hand flying horns\nA1: fast\nb:")

    table.play("evolve horns A1")

    assert species(table, "A1")["traits"] == ["fast", "horns"]
    assert population(table, "A1") == 1
    assert table.view(1)["seats"][0]["species"][0]["traits"] == ["fast", "horns"]
    assert table.told == ["A1 gets horns"]


def test_cards_are_played_in_any_order_and_the_rest_is_kept() -> None:
    """BEG-3.1 BEG-4.13: a trait, a species, a trait for it, and then no more."""
    table = Table("beginning", "play, hole 5\na: hand fast flying horns scavenger\nA1:\nb:")

    table.play("evolve horns A1", "found flying", "evolve fast A2", "done")

    assert table.data["step"] == "eat"
    assert hand(table, "a") == ["scavenger"]


def test_done_without_playing_a_card() -> None:
    """BEG-4.13: nobody has to play cards."""
    table = Table("beginning", "play, hole 5\na: hand fast flying\nA1:\nb:")

    table.play("done")

    assert (table.data["step"], hand(table, "a")) == ("eat", ["fast", "flying"])


def test_the_last_card_ends_the_step() -> None:
    """BEG-4.13: with an empty hand there is nothing left to say."""
    table = Table("beginning", "play, hole 5\na: hand fast flying\nA1:\nb:")

    table.play("found fast")
    assert table.data["step"] == "play"

    table.play("grow flying A2")
    assert table.data["step"] == "eat"


def test_a_turn_that_begins_with_an_empty_hand_goes_on_to_eating() -> None:
    """BEG-4.13 BEG-5.2: no card is left to draw, so none can be played."""
    table = Table(
        "beginning",
        """
        play, last round
        a: hand horns
        A1: cards 86, 86 chips
        b:
        B1:
        """,
    )

    table.play("done")

    assert (table.data["seat"], table.data["step"]) == ("b", "eat")
    assert hand(table, "b") == []


@pytest.mark.parametrize("choice", ["grow horns B1", "evolve horns B1"])
def test_cards_go_to_own_species_only(choice: str) -> None:
    """BEG-3.1: not to somebody else's."""
    table = Table("beginning", "play\na: hand horns\nA1:\nb:\nB1:")

    assert table.why_not(choice) == "BEG-3.1"


@pytest.mark.parametrize("choice", ["found flying", "grow flying A1", "evolve flying A1"])
def test_only_cards_in_hand_are_played(choice: str) -> None:
    """BEG-3.1: flying is in somebody else's hand."""
    table = Table("beginning", "play\na: hand horns\nA1:\nb: hand flying")

    assert table.why_not(choice) == "BEG-3.1"


def test_no_trait_twice() -> None:
    """BEG-3.2: the species flies already; another one may learn it."""
    table = Table("beginning", "play\na: hand flying\nA1: flying\nA2:\nb:")

    assert table.why_not("evolve flying A1") == "BEG-3.2"
    assert "evolve flying A2" in table.choices


def test_with_two_traits_a_third_is_simply_added() -> None:
    """BEG-3.2: up to three; nothing is discarded for it."""
    table = Table("beginning", "play\na: hand flying fast\nA1: horns scavenger\nb:")

    assert table.why_not("evolve flying A1 horns") == "BEG-3.2"
    table.play("evolve flying A1")

    assert species(table, "A1")["traits"] == ["flying", "horns", "scavenger"]
    assert table.data["discards"] == []


def test_with_three_traits_one_makes_room() -> None:
    """BEG-3.2: any of the three, and exactly one."""
    table = Table("beginning", "play\na: hand flying fast\nA1: carnivore horns scavenger\nb:")

    assert [choice for choice in table.choices if choice.startswith("evolve flying")] == [
        "evolve flying A1 carnivore",
        "evolve flying A1 horns",
        "evolve flying A1 scavenger",
    ]
    assert table.why_not("evolve flying A1") == "BEG-3.2"
    assert table.why_not("evolve flying A1 hiding") == "BEG-3.2"

    table.play("evolve flying A1 horns")

    assert species(table, "A1")["traits"] == ["carnivore", "flying", "scavenger"]
    assert table.data["discards"] == ["horns"]
    assert table.told == ["A1 loses horns to make room", "A1 gets flying"]


def test_no_trait_is_exchanged_for_its_twin() -> None:
    """BEG-3.2: a kind the species has cannot be played on it at all."""
    table = Table("beginning", "play\na: hand horns\nA1: carnivore horns scavenger\nb:")

    assert table.why_not("evolve horns A1 horns") == "BEG-3.2"
    assert table.why_not("evolve horns A1 carnivore") == "BEG-3.2"
    assert table.choices == ["found horns", "grow horns A1", "done"]


def test_a_discarded_trait_can_be_played_again_from_another_card() -> None:
    """BEG-3.2: what the species no longer has, it may get."""
    table = Table("beginning", "play\na: hand flying horns fast\nA1: carnivore horns scavenger\nb:")

    table.play("evolve flying A1 horns", "evolve horns A1 flying")

    assert species(table, "A1")["traits"] == ["carnivore", "horns", "scavenger"]
    assert table.data["discards"] == ["flying", "horns"]


@pytest.mark.parametrize("choice", ["feed A1", "attack A1 B1", "stop"])
def test_nothing_eats_while_cards_are_played(choice: str) -> None:
    """BEG-4.13: eating is step 3."""
    table = Table("beginning", "play, hole 5\na: hand horns\nA1: carnivore\nb:\nB1:")

    assert table.why_not(choice) == "BEG-4.13"
