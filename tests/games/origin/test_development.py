"""The first phase: cards become animals and traits."""

import pytest

from tests.games.origin.looking import animal, hand, pairs, table, traits


def evolving(position: object, side: str) -> list[str]:
    """Where a card may go as this trait."""
    return [text.removeprefix(f"evolve {side} ") for text in position.choices if text.startswith(f"evolve {side} ")]


def test_one_card_in_each_round() -> None:
    """ORI-2.1 ORI-1.3: then the next player clockwise, beginning with the lead."""
    position = table("develop, seat b\na: hand 2\nb: hand 2\nc: hand 2")
    order = []

    for _ in range(6):
        order.append(position.data["seat"])
        position.play(position.choices[0])

    assert order == ["b", "c", "a", "b", "c", "a"]


def test_a_card_becomes_an_animal_or_one_of_its_traits() -> None:
    """ORI-2.1: each way to play it is a choice, equal cards in hand are one."""
    position = table("develop\na: hand big/fat-tissue x2\nA1:\nb:\nB1:")

    assert position.choices == [
        "breed big/fat-tissue",
        "evolve big/fat-tissue A1",
        "evolve fat-tissue/big A1",
        "pass",
    ]


def test_a_new_animal_comes_behind_the_others() -> None:
    """ORI-2.1: face down, without traits."""
    position = table("develop\na: hand swimming running\nA1: big\nb: hand 1")

    position.play("breed swimming")

    assert animal(position, "A2") == {
        "card": "swimming", "traits": [], "red": 0, "blue": 0, "yellow": 0, "marks": [],
    }  # fmt: skip


@pytest.mark.parametrize("side", ["big/fat-tissue", "fat-tissue/big"])
def test_the_trait_that_is_chosen_stays(side: str) -> None:
    """ORI-2.1: the card lies as this one and never as the other."""
    position = table("develop\na: hand big/fat-tissue\nA1:\nb: hand 1")

    position.play(f"evolve {side} A1")

    assert animal(position, "A1")["traits"] == [side]
    assert traits(position, "A1") == [side.partition("/")[0]]


def test_traits_go_to_own_animals() -> None:
    """ORI-2.1: and not to those of others."""
    position = table("develop\na: hand swimming\nA1:\nA2:\nb:\nB1:")

    assert evolving(position, "swimming") == ["A1", "A2"]
    assert position.why_not("evolve swimming B1") == "ORI-2.1"


def test_a_parasite_goes_to_somebody_elses_animal() -> None:
    """ORI-2.1: never to one of your own."""
    position = table("develop, seat b\na:\nA1:\nb: hand parasite/carnivorous\nB1:\nc:\nC1:\nC2:")

    assert evolving(position, "parasite/carnivorous") == ["A1", "C1", "C2"]
    assert evolving(position, "carnivorous/parasite") == ["B1"]
    assert position.why_not("evolve parasite/carnivorous B1") == "ORI-2.1"
    position.play("evolve parasite/carnivorous C2")

    assert traits(position, "C2") == ["parasite"]


def test_who_passes_is_out_for_the_phase() -> None:
    """ORI-2.2: the others go on, in their rounds."""
    position = table("develop\na: hand 3\nb: hand 3\nc: hand 3")
    order = []

    for text in ("0", "pass", "0", "0", "0", "0"):
        order.append(position.data["seat"])
        position.play(position.choices[0] if text == "0" else text)

    assert order == ["a", "b", "c", "a", "c", "a"]


def test_an_empty_hand_passes_by_itself() -> None:
    """ORI-2.2: nobody is asked who has no card."""
    position = table("develop\na: hand swimming\nA1:\nb: hand 2\nB1:")

    position.play("breed swimming", "breed " + hand(position, "b")[0])

    assert position.data["seat"] == "b"


def test_the_phase_ends_when_all_have_passed() -> None:
    """ORI-2.2: not before."""
    position = table("develop\na: hand 2\nA1:\nb: hand 2\nB1:")

    position.play("pass")
    assert position.data["step"] == "develop"
    position.play("pass")

    assert position.data["step"] == "feed"
    assert not any(seat["passed"] for seat in position.data["seats"])


def test_no_trait_twice_on_an_animal() -> None:
    """ORI-2.3: neither a trait of the same card nor of another."""
    position = table("develop\na: hand big/carnivorous\nA1: big/fat-tissue\nA2:\nb:\nB1:")

    assert evolving(position, "big/carnivorous") == ["A2"]
    assert position.why_not("evolve big/carnivorous A1") == "ORI-2.3"


def test_two_parasites_do_not_live_on_one_animal() -> None:
    """ORI-2.3 [parasite × parasite]: whoever plays them."""
    position = table("develop\na: hand parasite/fat-tissue\nA1:\nb:\nB1: parasite\nc:\nC1:")

    assert evolving(position, "parasite/fat-tissue") == ["C1"]
    assert position.why_not("evolve parasite/fat-tissue B1") == "ORI-2.3"


def test_fat_tissue_any_number_of_times() -> None:
    """ORI-2.3 [fat-tissue × fat-tissue]: the one trait an animal may have again and again."""
    position = table("develop\na: hand big/fat-tissue x2\nA1: fat-tissue x5\nb:\nB1:")

    position.play("evolve fat-tissue/big A1", "evolve fat-tissue/big A1")

    assert traits(position, "A1") == ["fat-tissue"] * 7


@pytest.mark.parametrize(("has", "side"), [("scavenger", "carnivorous/poisonous"), ("carnivorous", "scavenger")])
def test_carnivorous_and_scavenger_exclude_each_other(has: str, side: str) -> None:
    """ORI-2.3 [carnivorous × scavenger]: whichever came first."""
    position = table(f"develop\na: hand poisonous/carnivorous scavenger\nA1: {has}\nA2:\nb:\nB1:")

    assert evolving(position, side) == ["A2"]
    assert position.why_not(f"evolve {side} A1") == "ORI-2.3"


@pytest.mark.parametrize("kind", ["cooperation/fat-tissue", "communication/carnivorous"])
def test_pairs_join_two_own_animals(kind: str) -> None:
    """ORI-2.4: each two of them are one choice."""
    position = table(f"develop\na: hand {kind}\nA1:\nA2:\nA3:\nb:\nB1:\nB2:")

    assert evolving(position, kind) == ["A1 A2", "A1 A3", "A2 A3"]
    assert position.why_not(f"evolve {kind} A1 B1") == "ORI-2.4"
    assert position.why_not(f"evolve {kind} A1 A1") == "ORI-2.4"


def test_a_symbiosis_names_its_symbiont() -> None:
    """ORI-2.4 ORI-4.14: each two animals in both ways."""
    position = table("develop\na: hand symbiosis\nA1:\nA2:\nb:\nB1:")

    assert evolving(position, "symbiosis") == ["A1 A2", "A2 A1"]
    position.play("evolve symbiosis A2 A1")

    assert pairs(position, "a") == ["symbiosis A2 A1"]


def test_pairs_need_two_animals() -> None:
    """ORI-2.4: a lonely animal has no partner."""
    position = table("develop\na: hand cooperation/fat-tissue\nA1:\nb:\nB1:")

    assert evolving(position, "cooperation/fat-tissue") == []
    assert position.why_not("evolve cooperation/fat-tissue A1 B1") == "ORI-2.4"


@pytest.mark.parametrize("kind", ["cooperation/fat-tissue", "communication/carnivorous"])
def test_the_same_pair_trait_does_not_join_the_same_two_twice(kind: str) -> None:
    """ORI-2.4: but others of their pairs may be made."""
    position = table(f"develop\na: hand {kind}\nA1:\nA2:\nA3:\nA1 A3: {kind.partition('/')[0]}\nb:\nB1:")

    assert evolving(position, kind) == ["A1 A2", "A2 A3"]
    assert position.why_not(f"evolve {kind} A1 A3") == "ORI-2.4"


def test_no_second_symbiosis_the_other_way_round() -> None:
    """ORI-2.4 [symbiosis × symbiosis]: for the same two it makes no difference who is the symbiont."""
    position = table("develop\na: hand symbiosis\nA1:\nA2:\nA3:\nA1 A2: symbiosis\nb:\nB1:")

    assert evolving(position, "symbiosis") == ["A1 A3", "A2 A3", "A3 A1", "A3 A2"]


def test_different_pair_traits_may_join_the_same_two() -> None:
    """ORI-2.4 [communication × cooperation] [communication × symbiosis] [cooperation × symbiosis]: all three at
    once.
    """
    position = table("develop\na: hand cooperation/fat-tissue communication/carnivorous symbiosis\nA1:\nA2:\nb:\nB1:")

    position.play("evolve cooperation/fat-tissue A1 A2", "evolve communication/carnivorous A1 A2")
    position.play("evolve symbiosis A1 A2")

    assert pairs(position, "a") == ["cooperation A1 A2", "communication A1 A2", "symbiosis A1 A2"]


def test_an_animal_may_be_in_many_pairs() -> None:
    """ORI-2.4 [cooperation × cooperation]: of one kind, too."""
    position = table("develop\na: hand cooperation/fat-tissue x2\nA1:\nA2:\nA3:\nb:\nB1:")

    position.play("evolve cooperation/fat-tissue A1 A2", "evolve cooperation/fat-tissue A1 A3")

    assert pairs(position, "a") == ["cooperation A1 A2", "cooperation A1 A3"]


def test_a_pair_card_goes_when_one_of_its_animals_goes() -> None:
    """ORI-2.4 ORI-4.6: all pairs of that animal, no other ones; those that stay keep their animals."""
    position = table(
        """
        feed, base 1
        a:
        A1: carnivorous
        b:
        B1:
        B2:
        B3:
        B1 B2: cooperation
        B1 B3: communication
        B2 B3: symbiosis
        """
    )

    position.play("hunt A1 > B1")

    assert pairs(position, "b") == ["symbiosis B1 B2"]
    assert len([card for card in position.data["seats"][1]["discards"] if "co" in card]) >= 2
    assert len(position.data["seats"][1]["discards"]) == 3
