"""Symbiosis, communication and cooperation."""

import pytest

import galapagos as gp
from tests.games.origin.looking import food, hunts, seat, table, taking, tokens

GAME = gp.game("origin")


def fed(position: object, animals: str) -> list[int]:
    """How many tokens these animals have."""
    return [food(position, name) for name in animals.split()]


def test_the_protected_animal_eats_after_its_symbiont() -> None:
    """ORI-4.14: while the symbiont is hungry it takes nothing."""
    position = table("feed, base 5\na:\nA1:\nA2:\nA1 A2: symbiosis\nb:\nB1: big parasite")

    assert position.choices == ["take A1"]
    assert position.why_not("take A2") == "ORI-4.14"
    position.play("take A1", "take B1")

    assert position.choices == ["take A2"]


@pytest.mark.parametrize("hungry", ["big, 1 red", "parasite, 2 red", "carnivorous, 1 red"])
def test_a_hungrier_symbiont_is_waited_for_longer(hungry: str) -> None:
    """ORI-4.14 ORI-4.1 [big × symbiosis] [parasite × symbiosis] [carnivorous × symbiosis]: it has to be fed, not only
    to have eaten.
    """
    position = table(f"feed, base 5\na:\nA1: {hungry}\nA2:\nA1 A2: symbiosis\nb:\nB1: big parasite")

    assert taking(position) == ["A1"]
    position.play("take A1", "take B1")

    assert taking(position) == ["A2"]


def test_all_symbionts_have_to_be_fed() -> None:
    """ORI-4.14 [symbiosis × symbiosis]: one of two is not enough; a chain is fed from its end."""
    position = table(
        "feed, base 5\na:\nA1: 1 red\nA2:\nA3:\nA4:\nA1 A3: symbiosis\nA2 A3: symbiosis\nA3 A4: symbiosis\nb:\nB1: big"
    )

    assert taking(position) == ["A2"]
    position.play("take A2", "take B1")
    assert taking(position) == ["A3"]
    position.play("take A3", "take B1")
    assert taking(position) == ["A4"]


def test_in_a_circle_of_symbioses_nobody_takes_anything() -> None:
    """ORI-4.14 [symbiosis × symbiosis] [cooperation × symbiosis]: nor is anybody hunted; it may be played, and is
    left alone.
    """
    position = table(
        """
        feed, base 5
        a: hand 1
        A1:
        A2:
        A3:
        A4:
        A1 A2: symbiosis
        A2 A3: symbiosis
        A3 A1: symbiosis
        A4 A1: cooperation
        b: hand 1
        B1: carnivorous
        """
    )

    assert position.choices == ["take A4"]
    position.play("take A4")
    assert fed(position, "A1 A2 A3") == [0, 0, 0]
    assert hunts(position) == ["B1 A4"]


def test_a_protected_animal_lives_on_its_fat_at_any_time() -> None:
    """ORI-4.14 ORI-4.5 [fat-tissue × symbiosis]: converting is not receiving; storing is."""
    position = table(
        "feed, base 2\na:\nA1:\nA2: fat-tissue, 1 yellow\nA3: fat-tissue, 1 red\n"
        "A1 A2: symbiosis\nA1 A3: symbiosis\nb:\nB1:"
    )

    assert position.choices == ["take A1", "convert A2 1"]
    position.play("convert A2 1")

    assert tokens(position, "A2") == (0, 1, 0)


def test_a_sleeping_protected_animal_takes_nothing() -> None:
    """ORI-4.14 ORI-4.13 [hibernation × symbiosis]: it may sleep while its symbiont is hungry."""
    position = table("feed, base 5\na:\nA1:\nA2: hibernation\nA1 A2: symbiosis\nb:\nB1:")

    position.play("sleep A2", "take A1")

    assert position.data["seat"] == "b"
    assert food(position, "A2") == 0


def test_communication_takes_a_second_red_token() -> None:
    """ORI-4.15: from the base, for the partner."""
    position = table("feed, base 5\na:\nA1:\nA2:\nA1 A2: communication\nb:\nB1: big")

    position.play("take A1")

    assert [tokens(position, name) for name in ("A1", "A2")] == [(1, 0, 0), (1, 0, 0)]
    assert position.data["base"] == 3
    assert position.told == ["A1 takes a red token", "communication: A1 calls A2 to a red token"]


def test_communication_works_both_ways() -> None:
    """ORI-4.15: whichever of the two took."""
    position = table("feed, base 5\na:\nA1:\nA2:\nA1 A2: communication\nb:\nB1: big")

    position.play("take A2")

    assert fed(position, "A1 A2") == [1, 1]


def test_communication_needs_a_token_in_the_base() -> None:
    """ORI-4.15: the last one calls nobody."""
    position = table("feed, base 1\na:\nA1:\nA2:\nA3: hibernation\nA1 A2: communication\nb:\nB1:")

    position.play("take A1")

    assert fed(position, "A1 A2") == [1, 0]
    assert position.choices == ["sleep A3", "end"]


def test_the_base_runs_short_in_the_middle_of_a_chain() -> None:
    """ORI-4.15 [communication × communication]: one call leads to the next as long as there are tokens."""
    text = """
        feed, base {}
        a:
        A1:
        A2:
        A3:
        A4:
        A1 A2: communication
        A2 A3: communication
        A3 A4: communication
        b:
        B1: carnivorous
        """

    assert fed(table(text.format(6)).play("take A1"), "A1 A2 A3 A4") == [1, 1, 1, 1]
    assert fed(table(text.format(3)).play("take A1"), "A1 A2 A3 A4") == [1, 1, 1, 0]
    assert fed(table(text.format(2)).play("take A1"), "A1 A2 A3 A4") == [1, 1, 0, 0]


def test_the_base_runs_short_between_two_partners() -> None:
    """ORI-4.15 [communication × communication]: their owner says who is called, the other call lapses."""
    position = table("feed, base 2\na:\nA1:\nA2:\nA3:\nA1 A2: communication\nA1 A3: communication\nb:\nB1: carnivorous")

    position.play("take A1")
    assert position.choices == ["communicate A1 A2", "communicate A1 A3"]
    position.play("communicate A1 > A3")

    assert fed(position, "A1 A2 A3") == [1, 0, 1]
    assert position.data["base"] == 0


@pytest.mark.parametrize("main", ["take A1", "hunt A1 > B1", "rob A1 > B2"])
def test_cooperation_brings_a_blue_token(main: str) -> None:
    """ORI-4.15 [carnivorous × cooperation] [cooperation × piracy]: for any red or blue token, once for two."""
    position = table(
        "feed, base 5\na:\nA1: carnivorous piracy\nA2: big parasite\nA1 A2: cooperation\nb:\nB1:\nB2: big, 1 red"
    )

    position.play(main)

    assert tokens(position, "A2") == (0, 1, 0)


def test_two_tokens_at_once_work_once() -> None:
    """ORI-4.15 ORI-4.6 [carnivorous × cooperation]: the partner of a hunter gets one."""
    position = table("feed, base 1\na:\nA1: carnivorous\nA2: big parasite\nA1 A2: cooperation\nb:\nB1:\nB2:")

    position.play("hunt A1 > B1")

    assert fed(position, "A1 A2") == [2, 1]


def test_a_hunters_meat_calls_nobody() -> None:
    """ORI-4.15 [carnivorous × communication]: communication asks for a red token of the base."""
    position = table("feed, base 3\na:\nA1: carnivorous\nA2:\nA1 A2: communication\nb:\nB1:\nB2:")

    position.play("hunt A1 > B1")

    assert fed(position, "A1 A2") == [2, 0]


def test_cooperation_goes_on_from_partner_to_partner() -> None:
    """ORI-4.15 [cooperation × cooperation]: every token received sets off the receiver's other pairs."""
    position = table(
        "feed, base 5\na:\nA1:\nA2:\nA3:\nA4:\nA1 A2: cooperation\nA2 A3: cooperation\nA3 A4: cooperation\nb:\nB1:"
    )

    position.play("take A2")

    assert fed(position, "A1 A2 A3 A4") == [1, 1, 1, 1]
    assert position.data["base"] == 4


def test_each_pair_works_once_in_a_step() -> None:
    """ORI-4.15 [cooperation × cooperation]: the token does not come back; in the next step it may."""
    position = table("feed, base 5\na:\nA1: big\nA2: big\nA1 A2: cooperation\nb:\nB1: big")

    position.play("take A1")
    assert fed(position, "A1 A2") == [1, 1]
    position.play("take B1", "take A2")

    assert fed(position, "A1 A2") == [2, 2]


def test_a_pair_used_by_the_main_action_does_not_work_for_a_side_action() -> None:
    """ORI-4.15 ORI-4.11 [cooperation × piracy]: it is the same step."""
    position = table("feed, base 5\na:\nA1: piracy parasite\nA2: parasite\nA1 A2: cooperation\nb:\nB1: big, 1 red")

    position.play("take A1", "rob A1 > B1")

    assert fed(position, "A1 A2") == [2, 1]


def test_called_by_communication_and_brought_by_cooperation() -> None:
    """ORI-4.15 [communication × cooperation]: a red token by the one sets off the other, a blue one does not call."""
    text = "feed, base 5\na:\nA1:\nA2:\nA3: big\nA1 A2: {}\nA2 A3: {}\nb:\nB1: big"

    called = table(text.format("communication", "cooperation")).play("take A1")
    brought = table(text.format("cooperation", "communication")).play("take A1")

    assert (fed(called, "A1 A2 A3"), called.data["base"]) == ([1, 1, 1], 3)
    assert (fed(brought, "A1 A2 A3"), brought.data["base"]) == ([1, 1, 0], 4)


@pytest.mark.parametrize("hungry", ["big", "parasite"])
def test_a_partner_has_to_need_it(hungry: str) -> None:
    """ORI-4.15 ORI-4.1 [big × cooperation] [cooperation × parasite] [big × communication] [communication × parasite]:
    a fed partner without fat gets nothing, one that needs more does.
    """
    for kind in ("cooperation", "communication"):
        for traits, tokens_after in (("", 1), (hungry, 2)):
            position = table(f"feed, base 5\na:\nA1:\nA2: {traits}, 1 red\nA1 A2: {kind}\nb:\nB1: big")
            position.play("take A1")
            assert food(position, "A2") == tokens_after


@pytest.mark.parametrize("kind", ["cooperation", "communication"])
def test_a_fed_partner_fills_its_fat(kind: str) -> None:
    """ORI-4.15 ORI-4.5 [cooperation × fat-tissue] [communication × fat-tissue]: and that token goes on as well."""
    position = table(f"feed, base 5\na:\nA1:\nA2: fat-tissue, 1 red\nA3:\nA1 A2: {kind}\nA2 A3: {kind}\nb:\nB1: big")

    position.play("take A1")

    assert tokens(position, "A2") == (1, 0, 1)
    assert food(position, "A3") == 1


@pytest.mark.parametrize("kind", ["cooperation", "communication"])
def test_living_on_fat_sets_nothing_off(kind: str) -> None:
    """ORI-4.5 ORI-4.15 [cooperation × fat-tissue] [communication × fat-tissue]: nothing is received."""
    position = table(f"feed, base 5\na:\nA1: fat-tissue, 1 yellow\nA2:\nA1 A2: {kind}\nb:\nB1: big")

    position.play("convert A1 1")

    assert fed(position, "A1 A2") == [1, 0]


@pytest.mark.parametrize("kind", ["cooperation", "communication"])
def test_a_sleeping_partner_gets_nothing(kind: str) -> None:
    """ORI-4.13 ORI-4.15 [cooperation × hibernation] [communication × hibernation]: and the pair stays unused."""
    position = table(f"feed, base 5\na:\nA1:\nA2: hibernation, asleep\nA3: grazing\nA1 A2: {kind}\nb:\nB1: big")

    position.play("take A1")

    assert food(position, "A2") == 0
    assert seat(position, "a")["pairs"][0] | {"card": ""} == {
        "card": "", "animals": ["A1", "A2"], "used": False, "owes": [],
    }  # fmt: skip


def test_a_lapsed_pair_may_be_set_off_again_in_the_same_step() -> None:
    """ORI-4.15 [cooperation × piracy] [cooperation × symbiosis]: it was not used."""
    position = table(
        """
        feed, base 3
        a:
        A1:
        A2: piracy big
        A3: piracy
        A2 A1: cooperation
        A3 A1: symbiosis
        b:
        B1: parasite, 2 red
        """
    )

    position.play("take A2")
    assert fed(position, "A1 A2 A3") == [0, 1, 0]
    position.play("rob A3 > B1", "rob A2 > B1")

    assert fed(position, "A1 A2 A3") == [1, 2, 1]


def test_cooperation_and_symbiosis_in_one_pair() -> None:
    """ORI-4.14 ORI-4.15 [cooperation × symbiosis]: the symbiont's token feeds it, and so its partner may take
    its own.
    """
    position = table("feed, base 5\na:\nA1:\nA2:\nA1 A2: symbiosis\nA1 A2: cooperation\nb:\nB1: big")

    position.play("take A1")

    assert fed(position, "A1 A2") == [1, 1]


def test_communication_and_symbiosis_in_one_pair() -> None:
    """ORI-4.14 ORI-4.15 [communication × symbiosis]: only a symbiont that is fed now lets its partner answer
    the call.
    """
    text = "feed, base 5\na:\nA1: {}\nA2:\nA1 A2: symbiosis\nA1 A2: communication\nb:\nB1: big"

    assert fed(table(text.format("")).play("take A1"), "A1 A2") == [1, 1]
    assert fed(table(text.format("big")).play("take A1"), "A1 A2") == [1, 0]


def test_a_partner_that_may_not_take_waits_for_the_others() -> None:
    """ORI-4.15 ORI-4.14 [cooperation × symbiosis]: feeding its symbiont later in the same step is early enough."""
    position = table(
        """
        feed, base 5
        a:
        A1:
        A2:
        A3:
        A3 A2: symbiosis
        A1 A2: cooperation
        A1 A3: cooperation
        b:
        B1: big
        """
    )

    position.play("take A1")

    assert fed(position, "A1 A2 A3") == [1, 1, 1]


def test_the_owner_picks_the_order_where_it_matters() -> None:
    """ORI-4.15 [communication × cooperation]: one place, and either a token of the base or a blue one for it."""
    position = table("feed, base 5\na:\nA1:\nA2:\nA1 A2: cooperation\nA1 A2: communication\nb:\nB1: big")

    position.play("take A1")
    assert (position.data["seat"], position.choices) == ("a", ["cooperate A1 A2", "communicate A1 A2"])
    by_cooperation = table(GAME.to_text(position.data)).play("cooperate A1 > A2")
    by_communication = table(GAME.to_text(position.data)).play("communicate A1 > A2")

    assert tokens(by_cooperation, "A2") == (0, 1, 0)
    assert tokens(by_communication, "A2") == (1, 0, 0)
    assert (by_cooperation.data["base"], by_communication.data["base"]) == (4, 3)


def test_a_pair_open_both_ways_works_one_way() -> None:
    """ORI-4.15 [cooperation × cooperation] [communication × cooperation]: its owner says which."""
    position = table(
        "feed, base 5\na:\nA1: parasite\nA2: parasite\nA1 A2: cooperation\nA1 A2: communication\nb:\nB1: big"
    )

    position.play("take A1", "communicate A1 > A2")
    assert position.choices == ["cooperate A2 A1", "cooperate A1 A2"]
    position.play("cooperate A2 > A1")

    assert [tokens(position, name) for name in ("A1", "A2")] == [(1, 1, 0), (1, 0, 0)]


def test_no_question_where_the_order_cannot_matter() -> None:
    """ORI-4.15 [cooperation × cooperation] [communication × communication]: partners that do not meet each other."""
    for kind in ("cooperation", "communication"):
        position = table(
            f"feed, base 8\na:\nA1:\nA2:\nA3: big\nA4:\nA1 A2: {kind}\nA1 A3: {kind}\nA1 A4: {kind}\nb:\nB1: big"
        )
        position.play("take A1")
        assert fed(position, "A1 A2 A3 A4") == [1, 1, 1, 1]
        assert position.data["seat"] == "b"


def test_no_side_action_comes_between() -> None:
    """ORI-4.15: pairs work at once; while one waits nothing else is possible."""
    position = table("feed, base 5\na:\nA1:\nA2: grazing\nA1 A2: cooperation\nA1 A2: communication\nb:\nB1: big")

    position.play("take A1")

    assert position.why_not("graze A2") == "ORI-4.15"
    assert position.why_not("end") == "ORI-4.15"


def test_pairs_work_out_of_turn() -> None:
    """ORI-4.15 ORI-4.10 [cooperation × scavenger]: the partner of a fed scavenger, in the hunter's step."""
    position = table(
        """
        feed, base 1
        a:
        A1: carnivorous
        A2:
        b:
        B1: scavenger
        B2:
        B3: piracy
        B1 B2: cooperation
        B2 B3: communication
        """
    )

    position.play("hunt A1 > A2")

    assert fed(position, "B1 B2 B3") == [1, 1, 0]


def test_the_owner_is_asked_out_of_turn() -> None:
    """ORI-4.15 ORI-4.10 [cooperation × scavenger] [cooperation × cooperation]: about his own pairs; the acting
    player's come first.
    """
    triangle = "{0}1 {0}2: cooperation\n{0}1 {0}3: cooperation\n{0}2 {0}3: cooperation"
    position = table(
        "feed, base 1\na:\nA1: carnivorous\nA2:\nA3:\nA4:\n"
        + triangle.format("A")
        + "\nb:\nB1: scavenger\nB2:\nB3:\n"
        + triangle.format("B")
        + "\nc:\nC1:"
    )

    position.play("hunt A1 > A4")
    assert (position.data["seat"], position.choices) == ("a", ["cooperate A1 A2", "cooperate A1 A3"])
    position.play("cooperate A1 > A2")
    assert (position.data["seat"], position.choices) == ("a", ["cooperate A1 A3", "cooperate A2 A3"])
    position.play("cooperate A2 > A3")
    assert (position.data["seat"], position.choices) == ("b", ["cooperate B1 B2", "cooperate B1 B3"])
    position.play("cooperate B1 > B3", "cooperate B3 > B2")

    assert fed(position, "A1 A2 A3 B1 B2 B3") == [2, 1, 1, 1, 1, 1]


def test_a_pair_used_in_somebodys_step_is_fresh_in_the_next() -> None:
    """ORI-4.15 [cooperation × scavenger]: a step is the acting player's, also for other players' cards."""
    position = table(
        """
        feed, base 2
        a:
        A1: carnivorous
        A2:
        b:
        B1: scavenger big
        B2: parasite
        B1 B2: cooperation
        c:
        C1:
        """
    )

    position.play("hunt A1 > A2")
    assert fed(position, "B1 B2") == [1, 1]
    position.play("take B1")

    assert fed(position, "B1 B2") == [2, 2]
