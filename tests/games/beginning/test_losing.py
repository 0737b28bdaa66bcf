"""Starvation, extinction, and which chips a lost card carries."""

import pytest

from galapagos.core.events import Events
from tests.games.beginning.looking import chips, hand, population, screen, seat, species
from tests.playing import Table


def test_cards_without_a_chip_starve() -> None:
    """BEG-4.10 BEG-4.12: the lowest ones, as chips fill from the top; they are discarded face up."""
    table = Table("beginning", "eat, hole 2\na:\nA1: horns, cards fast flying hiding fertile\nb: hand 1")

    table.play("feed A1", "feed A1")

    assert species(table, "A1") == {"traits": ["horns"], "cards": ["fast", "flying"], "chips": 0}
    assert table.data["discards"] == ["hiding", "fertile"]
    assert table.told[1:3] == ["one of A1 starves (fertile)", "one of A1 starves (hiding)"]


def test_nobody_starves_before_the_step_ends() -> None:
    """BEG-4.10: a hungry species can still be fed."""
    table = Table("beginning", "eat, hole 3\na:\nA1: cards 2\nA2: cards 2\nb: hand 1")

    table.play("feed A1", "feed A1")

    assert (population(table, "A1"), population(table, "A2")) == (2, 2)


def test_only_own_species_starve() -> None:
    """BEG-4.10: the others' are hungry until their own turn."""
    table = Table("beginning", "eat, hole 1\na:\nA1:\nb: hand 1\nB1: cards 3\nc:\nC1: cards 2")

    table.play("feed A1")

    assert (population(table, "B1"), population(table, "C1")) == (3, 2)


def test_stored_fat_does_not_feed_another_card() -> None:
    """BEG-4.12 BEG-4.10: with two chips on three cards one card has none."""
    table = Table("beginning", "eat, hole 1\na:\nA1: fat-tissue, cards 3, 1 chip\nb: hand 1")

    table.play("feed A1")

    assert (population(table, "A1"), screen(table, "a")) == (2, 2)


def test_a_starved_species_dies_out_and_its_owner_draws() -> None:
    """BEG-4.11 BEG-4.10: a card for each trait; population is not replaced."""
    table = Table(
        "beginning",
        """
        eat, hole 1
        pile: fast fast fast fast fast fast ? x74
        a: hand hiding
        A1: nocturnal horns, cards flying flying
        A2: fertile
        b: hand 1
        """,
    )

    table.play("feed A2")

    assert hand(table, "a") == ["fast", "fast", "hiding"]
    assert table.data["discards"] == ["flying", "flying", "nocturnal", "horns"]
    assert [animal["traits"] for animal in seat(table, "a")["species"]] == [["fertile"]]
    assert table.told[1:6] == [
        "one of A1 starves (flying)",
        "one of A1 starves (flying)",
        "A1 dies out",
        "Player 0 draws a card",
        "Player 0 draws a card",
    ]


def test_a_species_without_traits_dies_out_for_nothing() -> None:
    """BEG-4.11: no trait, no card."""
    table = Table("beginning", "eat, hole 1\na: hand 2\nA1: cards 3\nA2: fertile\nb: hand 1")

    table.play("feed A2")

    assert len(hand(table, "a")) == 2
    assert len(seat(table, "a")["species"]) == 1


def test_the_owner_draws_in_anothers_turn() -> None:
    """BEG-4.11: at once, and only he learns what; the active player goes on."""
    table = Table(
        "beginning",
        """
        eat
        pile: horns nocturnal ? x73
        a: hand 1
        A1: carnivore fast, cards 4
        b: hand hiding
        B1: fast
        c:
        C1: scavenger fertile
        """,
    )
    events = Events()

    table.state.play(table.game.find(table.state, "attack A1 C1"), table.dice, events)

    assert (table.data["seat"], table.data["step"]) == ("a", "eat")
    assert hand(table, "c") == ["horns", "nocturnal"]
    assert seat(table, "c")["species"] == []
    assert table.tell(events, 2)[-2:] == ["Player 2 draws horns", "Player 2 draws nocturnal"]
    assert table.tell(events, 0)[-2:] == ["Player 2 draws a card"] * 2
    assert table.view(0)["seats"][2]["hand"] == ["?", "?"]


def test_lost_population_is_not_replaced() -> None:
    """BEG-4.11: as long as a card is left, nothing is drawn."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 4\nb: hand 1\nB1: horns, cards 2")

    table.play("attack A1 > B1")

    assert len(hand(table, "b")) == 1
    assert len(hand(table, "a")) == 0


@pytest.mark.parametrize(
    ("before", "after", "behind_screen"),
    [(0, 0, 0), (1, 1, 0), (2, 2, 0), (3, 2, 1), (4, 3, 1), (5, 4, 1), (6, 4, 2)],
)
def test_what_the_lowest_card_carries(before: int, after: int, behind_screen: int) -> None:
    """BEG-4.12: of three cards none below 3 chips, one below 6, else two: first places go before second ones."""
    table = Table(
        "beginning", f"eat\na:\nA1: carnivore, cards 5\nb:\nB1: fat-tissue, cards 3, {before} chips\nB2: cards 2"
    )

    table.play("attack A1 > B1")

    assert (chips(table, "B1"), screen(table, "b")) == (after, behind_screen)


def test_two_chips_on_a_last_card_are_saved() -> None:
    """BEG-4.12 BEG-4.6: the species dies out, what it stored is its owner's."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 5\nb:\nB1: fat-tissue, 2 chips\nB2: cards 2")

    table.play("attack A1 > B1")

    assert screen(table, "b") == 2
    assert table.told[1].endswith("its 2 chips go behind the screen")


def test_chips_stay_when_fat_tissue_is_discarded() -> None:
    """BEG-4.12: they are scored with the others."""
    table = Table("beginning", "play, hole 5\na: hand horns fast\nA1: fat-tissue flying hiding, cards 2, 4 chips\nb:")

    table.play("evolve horns A1 fat-tissue")
    assert chips(table, "A1") == 4

    table.play("done")
    assert (screen(table, "a"), table.data["hole"]) == (4, 7)


def test_without_fat_tissue_a_full_species_takes_nothing() -> None:
    """BEG-4.12: not from the hole, nor with a long neck, as long as it holds more than it has places."""
    table = Table(
        "beginning",
        """
        play, hole 5
        a: hand horns fast
        A1: fat-tissue flying long-neck, cards 2, 3 chips
        A2:
        b:
        """,
    )

    table.play("evolve horns A1 fat-tissue", "done")

    assert chips(table, "A1") == 3
    assert table.choices == ["feed A2"]


def test_a_scavenger_that_lost_its_fat_tissue_takes_nothing() -> None:
    """BEG-4.12 BEG-4.8: three chips on two cards leave no place."""
    table = Table(
        "beginning",
        """
        eat
        a:
        A1: scavenger flying horns, cards 2, 3 chips
        A2: carnivore, cards 4
        b:
        B1: cards 3
        """,
    )

    table.play("attack A2 > B1")

    assert chips(table, "A1") == 3


def test_a_species_grown_after_it_lost_its_fat_tissue_eats_again() -> None:
    """BEG-4.12: places follow from its cards at any time."""
    table = Table(
        "beginning",
        "play, hole 5\na: hand horns fast fast hiding\nA1: fat-tissue flying nocturnal, cards 2, 3 chips\nb:",
    )

    table.play("evolve horns A1 fat-tissue", "grow fast A1", "grow fast A1", "done")

    assert table.choices == ["feed A1"]
    table.play("feed A1")
    assert screen(table, "a") == 4


def test_a_card_lost_without_fat_tissue_may_carry_two_chips() -> None:
    """BEG-4.12: where they lie follows from their number."""
    table = Table(
        "beginning", "eat\na:\nA1: scavenger flying horns, cards 2, 4 chips\nA2: carnivore flying, cards 4\nb:"
    )

    table.play("attack A2 > A1")

    assert table.told[2].endswith("its 2 chips go behind the screen")
    assert chips(table, "A1") == 2


def test_gaps_in_the_row_close() -> None:
    """BEG-4.14: species are numbered by birth, for each seat on its own."""
    table = Table(
        "beginning",
        """
        eat
        a:
        A1: carnivore, cards 5
        b: hand 1
        B1: horns fertile, cards 2
        B2:
        B3: nocturnal scavenger, 1 chip
        B4: hiding
        c:
        C1: fast
        """,
    )

    table.play("attack A1 > B2")

    names = [animal["traits"] for animal in seat(table, "b")["species"]]
    assert names == [["horns", "fertile"], ["nocturnal", "scavenger"], ["hiding"]]
    assert chips(table, "B2") == 1
    assert species(table, "C1")["traits"] == ["fast"]
    assert table.why_not("attack A1 B4") == "BEG-4.14"


def test_each_species_starves_and_is_replaced_before_the_next() -> None:
    """BEG-4.14 BEG-5.2: the pile renewed for A1's trait holds A1's cards and not yet A2's."""
    table = Table(
        "beginning",
        """
        eat, hole 1
        pile: hiding
        a:
        A1: horns, cards flying
        A2: fertile, cards fast
        A3:
        b: hand 1
        B1: cards 81
        """,
    )

    table.play("feed A3")

    assert table.told[1:] == [
        "one of A1 starves (flying)",
        "A1 dies out",
        "the draw pile is used up: this round is the last",
        "the 2 discards are shuffled into a new pile",
        "Player 0 draws a card",
        "one of A1 starves (fast)",
        "A1 dies out",
        "Player 0 draws a card",
        "Player 0 scores one chip",
        *table.told[10:],
    ]
    assert hand(table, "a")[0] in ("flying", "hiding")
    assert "hiding" in hand(table, "a")
    assert {*hand(table, "a")} < {"hiding", "flying", "horns"}
