"""Attacks: who may attack whom, what it costs and what it brings."""

import pytest

from tests.games.beginning.looking import chips, hand, population, screen, seat, species
from tests.playing import Table


def test_carnivores_never_eat_at_the_watering_hole() -> None:
    """BEG-4.4: not even when they would starve."""
    table = Table("beginning", "eat, hole 9\na:\nA1: carnivore\nA2: flying\nb: hand 1")

    assert table.choices == ["feed A2"]
    assert table.why_not("feed A1") == "BEG-4.4"
    table.play("feed A2")

    assert [animal["traits"] for animal in seat(table, "a")["species"]] == [["flying"]]


def test_only_carnivores_attack() -> None:
    """BEG-4.4: whatever else a species can do."""
    table = Table("beginning", "eat, hole 9\na:\nA1: horns\nb:\nB1:")

    assert table.why_not("attack A1 B1") == "BEG-4.4"


def test_any_players_species_is_a_target() -> None:
    """BEG-4.4: the neighbours', the others', and the carnivore's own kin, though others could be attacked."""
    table = Table("beginning", "eat\na:\nA1: carnivore\nA2:\nb:\nB1:\nc:\nC1:\nC2:")

    assert table.choices == ["attack A1 A2", "attack A1 B1", "attack A1 C1", "attack A1 C2"]
    table.play("attack A1 > A2")

    assert len(seat(table, "a")["species"]) == 1


def test_each_attack_may_choose_another_target() -> None:
    """BEG-4.4: until the carnivore is sated."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 5\nb:\nB1: cards 2\nc: hand 1\nC1: cards 2")

    table.play("attack A1 > B1", "attack A1 > C1")
    assert table.choices == ["attack A1 B1", "attack A1 C1"]
    table.play("attack A1 > B1")

    assert table.data["seat"] == "b"
    assert screen(table, "a") == 5
    assert population(table, "C1") == 1


def test_a_sated_carnivore_attacks_no_more() -> None:
    """BEG-4.4 BEG-4.1: its places are full."""
    table = Table("beginning", "eat, hole 5\na:\nA1: carnivore, cards 2\nA2: cards 2\nb:\nB1: cards 3")

    table.play("attack A1 > B1")

    assert table.choices == ["feed A2"]
    assert table.why_not("attack A1 B1") == "BEG-4.1"


def test_a_carnivore_attacks_until_no_target_is_left() -> None:
    """BEG-4.4: hungry as it stays."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 5\nb: hand 1\nB1: cards 1\nB2: flying")

    table.play("attack A1 > B1")

    assert table.data["seat"] == "b"
    assert population(table, "A1") == 2


def test_a_hungry_carnivore_must_attack() -> None:
    """BEG-4.4: stopping is no choice."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 3\nb:\nB1: cards 3")

    assert table.choices == ["attack A1 B1"]
    assert table.why_not("stop") == "BEG-4.13"
    table.play("attack A1 > B1")
    assert table.choices == ["attack A1 B1"]


def test_without_foreign_targets_an_own_species_must_be_attacked() -> None:
    """BEG-4.4: it is hungry, and there is food."""
    table = Table("beginning", "eat\na:\nA1: carnivore\nA2: horns fat-tissue, cards 2, 4 chips\nb:\nB1: flying")

    assert table.choices == ["attack A1 A2"]
    assert table.why_not("stop") == "BEG-4.13"


def test_a_hungry_carnivore_must_attack_horns_though_it_dies() -> None:
    """BEG-4.4: there is no mercy in hunger."""
    table = Table("beginning", "eat\na:\nA1: carnivore\nb: hand 1\nB1: horns, cards 3")

    assert table.choices == ["attack A1 B1"]
    assert table.why_not("stop") == "BEG-4.13"
    table.play("attack A1 > B1")

    assert len(seat(table, "a")["species"]) == 0


def test_the_duty_to_attack_ends_with_one_chip_on_each_card() -> None:
    """BEG-4.4 BEG-4.9: fat tissue allows more, but asks for nothing."""
    table = Table("beginning", "eat\na:\nA1: carnivore fat-tissue, cards 3\nb:\nB1: cards 4")

    table.play("attack A1 > B1")
    assert table.choices == ["attack A1 B1"]
    table.play("attack A1 > B1")

    assert chips(table, "A1") == 4
    assert table.choices == ["attack A1 B1", "stop"]


@pytest.mark.parametrize("protection", ["flying", "nocturnal", "fast", "hiding"])
def test_a_carnivore_with_the_same_protection_may_attack(protection: str) -> None:
    """BEG-4.5: it flies where its prey flies."""
    table = Table("beginning", f"eat\na:\nA1: carnivore {protection}\nb:\nB1: {protection}\nB2:")

    assert table.choices == ["attack A1 B1", "attack A1 B2"]


@pytest.mark.parametrize("protection", ["flying", "nocturnal", "fast", "hiding"])
def test_an_unprotected_carnivore_cannot_attack_the_protected(protection: str) -> None:
    """BEG-4.5: it lacks the one trait that counts."""
    table = Table("beginning", f"eat\na:\nA1: carnivore\nb:\nB1: {protection}\nB2:")

    assert table.choices == ["attack A1 B2"]
    assert table.why_not("attack A1 B1") == "BEG-4.5"


def test_all_protective_traits_must_be_matched() -> None:
    """BEG-4.5: one of two is not enough; more than needed does no harm."""
    table = Table(
        "beginning",
        """
        eat
        a:
        A1: carnivore flying nocturnal
        b:
        B1: flying
        B2: flying nocturnal
        B3: flying fast
        B4: flying nocturnal hiding
        B5:
        """,
    )

    assert table.choices == ["attack A1 B1", "attack A1 B2", "attack A1 B5"]
    assert table.why_not("attack A1 B3") == "BEG-4.5"
    assert table.why_not("attack A1 B4") == "BEG-4.5"


def test_other_traits_do_not_protect() -> None:
    """BEG-4.5: horns, long neck, scavenger, fat tissue, fertile, carnivore."""
    table = Table(
        "beginning", "eat\na:\nA1: carnivore\nb:\nB1: horns long-neck scavenger\nB2: fat-tissue fertile carnivore"
    )

    assert table.choices == ["attack A1 B1", "attack A1 B2"]


def test_no_species_attacks_itself() -> None:
    """BEG-4.5: however hungry."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 2\nb:\nB1:")

    assert table.choices == ["attack A1 B1"]
    assert table.why_not("attack A1 A1") == "BEG-4.5"


def test_the_target_loses_its_lowest_card_and_the_attacker_takes_two_chips() -> None:
    """BEG-4.6: from the supply; the card is discarded face up."""
    table = Table("beginning", "eat, hole 5\na:\nA1: carnivore, cards 4\nb:\nB1: cards flying horns fast")

    table.play("attack A1 > B1")

    assert species(table, "B1")["cards"] == ["flying", "horns"]
    assert table.data["discards"] == ["fast"]
    assert chips(table, "A1") == 2
    assert table.data["hole"] == 5
    assert table.told == ["A1 attacks B1", "one of B1 dies (fast)", "A1 eats 2 chips"]


def test_a_chip_on_the_lost_card_goes_behind_its_owners_screen() -> None:
    """BEG-4.6: the target's owner's, at once."""
    table = Table(
        "beginning", "eat\na:\nA1: carnivore, cards 4\nb: 3 chips\nB1: scavenger horns, cards 2\nB2: cards 2, 2 chips"
    )

    table.play("attack A1 > B2")

    assert (chips(table, "B2"), screen(table, "b"), screen(table, "a")) == (1, 4, 0)
    assert table.told[1].endswith("its chip goes behind the screen")


@pytest.mark.parametrize(("animal", "eaten"), [("cards 1", 1), ("cards 2", 2), ("cards 4, 3 chips", 1)])
def test_chips_without_a_free_place_are_lost(animal: str, eaten: int) -> None:
    """BEG-4.6: one for each free place; the surplus goes nowhere."""
    table = Table("beginning", f"eat\na:\nA1: carnivore, {animal}\nA2: carnivore flying, cards 9\nb:\nB1: cards 3")
    before = chips(table, "A1")

    table.play("attack A1 > B1")

    assert chips(table, "A1") - before == eaten
    assert screen(table, "a") == 0


def test_horns_cost_the_attacker_a_card_before_it_eats() -> None:
    """BEG-4.7: its lowest one; then the attack goes on as usual."""
    table = Table(
        "beginning", "eat\na:\nA1: carnivore, cards fast flying hiding horns\nb:\nB1: horns, cards fast fertile"
    )

    table.play("attack A1 > B1")

    assert species(table, "A1")["cards"] == ["fast", "flying", "hiding"]
    assert species(table, "B1")["cards"] == ["fast"]
    assert chips(table, "A1") == 2
    assert table.told == ["A1 attacks B1", "one of A1 dies (horns)", "one of B1 dies (fertile)", "A1 eats 2 chips"]


def test_the_attackers_loss_leaves_fewer_places_for_its_meal() -> None:
    """BEG-4.7: the loss comes before the eating."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 2\nb: hand 1\nB1: horns, cards 3")

    table.play("attack A1 > B1")

    assert screen(table, "a") == 1


def test_a_chip_on_the_attackers_lost_card_goes_behind_its_screen() -> None:
    """BEG-4.7: fat tissue may have put one there."""
    table = Table("beginning", "eat\na: 5 chips\nA1: carnivore fat-tissue, cards 2, 3 chips\nb:\nB1: horns, cards 3")

    table.play("attack A1 > B1")

    assert table.told[1].endswith("its chip goes behind the screen")
    assert screen(table, "a") == 5 + 1 + 2
    assert population(table, "B1") == 2


def test_an_attacker_with_one_card_dies_on_horns() -> None:
    """BEG-4.7 BEG-4.11: before it eats; the target loses nothing, the attacker's traits are replaced."""
    table = Table(
        "beginning",
        "eat, hole 3\na: hand 2\nA1: carnivore fast\nA2: cards 2\nb:\nB1: horns, cards 2\n",
    )

    table.play("attack A1 > B1")

    assert population(table, "B1") == 2
    assert len(seat(table, "a")["species"]) == 1
    assert len(hand(table, "a")) == 4
    assert not any("eats" in line for line in table.told)


def test_scavengers_come_even_when_the_attacker_dies_on_horns() -> None:
    """BEG-4.7 BEG-4.8: there was an attack, though nothing was eaten."""
    table = Table("beginning", "eat, hole 3\na:\nA1: carnivore\nA2: cards 2\nb:\nB1: horns, cards 2\nc:\nC1: scavenger")

    table.play("attack A1 > B1")

    assert chips(table, "C1") == 1


def test_an_attack_is_completed_by_an_attacker_its_loss_has_sated() -> None:
    """BEG-4.7: the target loses its card, though no chip finds a place."""
    table = Table("beginning", "eat, hole 3\na:\nA1: carnivore, cards 2, 1 chip\nA2: cards 2\nb:\nB1: horns, cards 2")

    table.play("attack A1 > B1")

    assert (population(table, "A1"), chips(table, "A1")) == (1, 1)
    assert population(table, "B1") == 1
    assert table.told[-1] == "A1 eats 0 chips"
    assert table.choices == ["feed A2"]


def test_own_horns_hurt_too() -> None:
    """BEG-4.7 BEG-4.4: whoever owns them."""
    table = Table("beginning", "eat, hole 3\na:\nA1: carnivore, cards 3\nA2: horns, cards 2\nb: hand 1")

    table.play("attack A1 > A2")

    assert (population(table, "A1"), population(table, "A2")) == (2, 1)


def test_every_scavenger_takes_a_chip() -> None:
    """BEG-4.8: bystanders of all players, the target and the attacker; nobody else."""
    table = Table(
        "beginning",
        """
        eat, hole 2
        a:
        A1: carnivore scavenger, cards 4
        A2: scavenger carnivore, cards 2
        b:
        B1: scavenger, cards 3
        B2: cards 2
        c:
        C1: scavenger, cards 2
        """,
    )

    table.play("attack A1 > B1")

    found = {name: chips(table, name) for name in ("A1", "A2", "B1", "B2", "C1")}
    assert found == {"A1": 3, "A2": 1, "B1": 1, "B2": 0, "C1": 1}
    assert table.data["hole"] == 2


def test_scavengers_take_a_chip_at_each_attack() -> None:
    """BEG-4.8: also at the second and the third."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 7\nb:\nB1: cards 4\nB2: scavenger, cards 4")

    table.play("attack A1 > B1", "attack A1 > B1")
    assert chips(table, "B2") == 2
    table.play("attack A1 > B2")
    assert chips(table, "B2") == 3


def test_scavengers_count_attacks_and_not_cards() -> None:
    """BEG-4.8: horns make an attack cost two cards; it stays one attack."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 4\nb:\nB1: horns, cards 3\nB2: scavenger, cards 4")

    table.play("attack A1 > B1")

    assert chips(table, "B2") == 1


def test_a_scavenger_needs_a_free_place() -> None:
    """BEG-4.8 BEG-4.9: fat tissue offers second ones, filled unasked."""
    table = Table(
        "beginning",
        """
        eat
        a:
        A1: carnivore, cards 4
        b:
        B1: cards 3
        B2: scavenger, cards 2, 2 chips
        B3: scavenger fat-tissue, cards 2, 2 chips
        B4: scavenger fat-tissue, cards 2, 4 chips
        """,
    )

    table.play("attack A1 > B1")

    assert [chips(table, name) for name in ("B2", "B3", "B4")] == [2, 3, 4]
    assert table.told[-1] == "B3 scavenges a chip"


def test_scavengers_eat_after_the_losses() -> None:
    """BEG-4.8: the card that offered a place is gone; a last card gone offers none."""
    table = Table(
        "beginning",
        """
        eat
        a:
        A1: carnivore, cards 5
        b:
        B1: scavenger, cards 2, 1 chip
        B2: scavenger
        """,
    )

    table.play("attack A1 > B1")
    assert (population(table, "B1"), chips(table, "B1"), chips(table, "B2")) == (1, 1, 1)

    table.play("attack A1 > B2")
    assert screen(table, "b") == 1
    assert len(seat(table, "b")["species"]) == 1


def test_a_scavenged_chip_stays_until_its_owner_scores() -> None:
    """BEG-4.8 BEG-5.1: it survives the end of the attacker's turn."""
    table = Table("beginning", "eat\na:\nA1: carnivore, cards 2\nb: hand 1\nB1: cards 2\nB2: scavenger, cards 2")

    table.play("attack A1 > B1")
    assert table.data["seat"] == "b"
    assert (chips(table, "B2"), screen(table, "b")) == (1, 0)

    table.play("done", "feed B2", "feed B1")
    assert (table.data["seat"], chips(table, "B2"), screen(table, "b")) == ("a", 0, 3)


def test_the_order_of_an_attack() -> None:
    """BEG-4.14: losses, the attacker's chips, scavengers, extinction."""
    table = Table(
        "beginning",
        """
        eat
        a:
        A1: carnivore scavenger, cards fast x4 flying
        b:
        B1: horns, cards hiding
        c:
        C1: scavenger, cards 2
        """,
    )

    table.play("attack A1 > B1")

    assert table.told[:7] == [
        "A1 attacks B1",
        "one of A1 dies (flying)",
        "one of B1 dies (hiding)",
        "A1 eats 2 chips",
        "A1 scavenges a chip",
        "C1 scavenges a chip",
        "B1 dies out",
    ]
    assert table.told[7] == "Player 1 draws a card"
