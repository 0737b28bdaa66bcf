"""What an attacked animal may answer: running, tail loss, mimicry, or nothing."""

import pytest

import galapagos as gp
from galapagos.games.origin.cards import DECK
from tests.games.origin.looking import discards, food, hunts, marks, names, pairs, seat, table, tokens, traits

GAME = gp.game("origin")
ALONE = [trait for trait in DECK.traits if trait not in ("symbiosis", "cooperation", "communication")]


@pytest.mark.parametrize("rolled", [4, 5, 6])
def test_who_runs_fast_enough_escapes(rolled: int) -> None:
    """ORI-4.8 [carnivorous × running]: the hunt is used up, nobody eats."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: running", rolled)

    position.play("hunt A1 > B1")
    assert (position.data["seat"], position.choices) == ("b", ["run B1", "yield B1"])
    position.play("run B1")

    assert names(position) == ["A1", "B1"]
    assert (food(position, "A1"), marks(position, "A1")) == (0, ["hunted"])
    assert marks(position, "B1") == []


@pytest.mark.parametrize("rolled", [1, 2, 3])
def test_who_runs_too_slowly_is_eaten(rolled: int) -> None:
    """ORI-4.8 [carnivorous × running]: at once, where no other answer is left."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: running\nB2:", rolled)

    position.play("hunt A1 > B1", "run B1")

    assert position.told[0] == f"B1 runs, rolls {rolled} and is caught"
    assert names(position) == ["A1", "B1"]
    assert food(position, "A1") == 2


def test_nobody_has_to_answer() -> None:
    """ORI-4.8 [carnivorous × mimicry] [carnivorous × tail-loss]: letting it happen is a choice."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: running tail-loss mimicry\nB2:")

    position.play("hunt A1 > B1")
    assert position.choices == [
        "run B1",
        "drop B1 running",
        "drop B1 tail-loss",
        "drop B1 mimicry",
        "redirect B1 B2",
        "yield B1",
    ]
    position.play("yield B1")

    assert names(position) == ["A1", "B1"]
    assert food(position, "A1") == 2


def test_without_an_answer_nobody_is_asked() -> None:
    """ORI-4.8: the prey is eaten at once."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: poisonous grazing\nB2:")

    position.play("hunt A1 > B1")

    assert names(position) == ["A1", "B1"]


def test_the_owner_answers_also_in_his_own_step() -> None:
    """ORI-4.8: who hunts his own animal answers for it."""
    position = table("feed, base 1\na:\nA1: carnivorous\nA2: tail-loss\nb:\nB1:")

    position.play("hunt A1 > A2")

    assert (position.data["seat"], position.choices) == ("a", ["drop A2 tail-loss", "yield A2"])


def test_tail_loss_costs_a_card_and_feeds_the_hunter_one() -> None:
    """ORI-4.8 [carnivorous × tail-loss]: the animal survives; the card lies among its owner's discards."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: tail-loss grazing\nB2:")

    position.play("hunt A1 > B1", "drop B1 grazing")

    assert traits(position, "B1") == ["tail-loss"]
    assert tokens(position, "A1") == (0, 1, 0)
    assert discards(position, "b") == ["grazing/fat-tissue"]
    assert position.told == ["B1 drops grazing", "A1 gets one blue token for the bite"]


@pytest.mark.parametrize("trait", ALONE)
def test_any_trait_can_be_dropped(trait: str) -> None:
    """ORI-4.8 [big × tail-loss] [burrowing × tail-loss] [camouflage × tail-loss] [carnivorous × tail-loss]
    [fat-tissue × tail-loss] [grazing × tail-loss] [hibernation × tail-loss] [mimicry × tail-loss]
    [parasite × tail-loss] [piracy × tail-loss] [poisonous × tail-loss] [running × tail-loss]
    [scavenger × tail-loss] [sharp-vision × tail-loss] [swimming × tail-loss] [tail-loss × tail-loss]:
    tail loss itself, too; what is left stays in its order.
    """
    worn = [*dict.fromkeys(["grazing", trait, "tail-loss", "poisonous"])]
    claws = "carnivorous big sharp-vision" + (" swimming" if trait == "swimming" else "")
    position = table(f"feed, base 1\na:\nA1: {claws}\nb:\nB1: {' '.join(worn)}\nB2:")

    position.play("hunt A1 > B1", f"drop B1 {trait}")

    assert traits(position, "B1") == [other for other in worn if other != trait]
    assert len(discards(position, "b")) == 1


@pytest.mark.parametrize("kind", ["cooperation", "communication", "symbiosis"])
@pytest.mark.parametrize("order", ["B1 B2", "B2 B1"])
def test_tail_loss_may_discard_a_pair_card(kind: str, order: str) -> None:
    """ORI-4.8 ORI-2.4 [communication × tail-loss] [cooperation × tail-loss] [symbiosis × tail-loss]: from either of
    its animals; pairs are told apart by the partner.
    """
    position = table(
        f"feed, base 1\na:\nA1: carnivorous\nb:\nB1: tail-loss\nB2: tail-loss\nB3:\n{order}: {kind}\nB1 B3: {kind}"
    )
    prey = "B1" if kind != "symbiosis" else order[:2]
    partner = "B2" if prey == "B1" else "B1"

    position.play(f"hunt A1 > {prey}")
    assert f"drop {prey} {kind} {partner}" in position.choices
    position.play(f"drop {prey} {kind} {partner}")

    assert names(position) == ["A1", "B1", "B2", "B3"]
    assert pairs(position, "b") == [f"{kind} B1 B3"]
    assert discards(position, "b")[0].startswith(kind)
    assert food(position, "A1") == 1


def test_a_dropped_symbiosis_protects_no_longer() -> None:
    """ORI-4.8 ORI-4.7 [symbiosis × tail-loss]: the symbiont lives, but it is nobody's any more."""
    position = table("feed\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1: tail-loss\nB2:\nB1 B2: symbiosis")

    assert position.why_not("hunt A2 B2") == "ORI-4.7"
    position.play("hunt A1 > B1", "drop B1 symbiosis B2")

    assert hunts(position) == ["A2 A1", "A2 B1", "A2 B2"]


def test_a_dropped_symbiosis_frees_the_protected_to_eat() -> None:
    """ORI-4.8 ORI-4.14 [symbiosis × tail-loss]: its symbiont need not be fed first any more."""
    position = table("feed, base 2\na:\nA1: carnivorous\nb:\nB1: tail-loss\nB2:\nB1 B2: symbiosis")

    position.play("hunt A1 > B1", "drop B1 symbiosis B2")

    assert position.choices == ["take B1", "take B2"]


def test_a_dropped_parasite_lowers_the_need_at_once() -> None:
    """ORI-4.8 ORI-4.1 [parasite × tail-loss]: one token is enough again; tokens too many stay where they are."""
    position = table("feed, base 2\na:\nA1: carnivorous\nA2:\nb:\nB1: tail-loss parasite, 2 red\nB2:")

    position.play("hunt A1 > B1", "drop B1 parasite")

    assert position.choices == ["take B2"]
    assert tokens(position, "B1") == (2, 0, 0)


@pytest.mark.parametrize("trait", ["big", "carnivorous"])
def test_a_dropped_appetite_may_leave_the_animal_fed(trait: str) -> None:
    """ORI-4.8 ORI-4.1 [big × tail-loss] [carnivorous × tail-loss]: it is fed now, with what it has."""
    position = table(f"feed, base 2\na:\nA1: carnivorous big\nA2:\nb:\nB1: tail-loss {trait}, 1 red\nB2:")

    position.play("hunt A1 > B1", f"drop B1 {trait}")

    assert position.choices == ["take B2"]


@pytest.mark.parametrize(
    ("prey", "left"),
    [
        ("fat-tissue, 1 yellow", (0, 0, 0)),
        ("fat-tissue x3, 1 yellow", (0, 0, 0)),
        ("fat-tissue x3, 3 yellow", (0, 0, 2)),
        ("fat-tissue x2", (0, 0, 0)),
    ],
)
def test_dropped_fat_loses_its_token(prey: str, left: tuple[int, int, int]) -> None:
    """ORI-4.8 ORI-4.5 [fat-tissue × tail-loss]: the card played first goes, and yellow tokens lie on the first
    ones.
    """
    position = table(f"feed, base 2\na:\nA1: carnivorous\nb:\nB1: tail-loss {prey}\nB2:")
    count = traits(position, "B1").count("fat-tissue")

    position.play("hunt A1 > B1", "drop B1 fat-tissue")

    assert tokens(position, "B1") == left
    assert traits(position, "B1").count("fat-tissue") == count - 1


def test_of_equal_cards_the_one_played_first_is_dropped() -> None:
    """ORI-4.8 [fat-tissue × tail-loss]: which one that was, everybody has seen."""
    position = table(
        "feed, base 2\na:\nA1: carnivorous\nb:\nB1: fat-tissue/grazing tail-loss fat-tissue/burrowing\nB2:"
    )

    position.play("hunt A1 > B1", "drop B1 fat-tissue")

    assert seat(position, "b")["animals"][0]["traits"] == ["tail-loss", "fat-tissue/burrowing"]
    assert discards(position, "b") == ["grazing/fat-tissue"]


def test_the_tail_may_be_the_last_trait() -> None:
    """ORI-4.8 [tail-loss × tail-loss]: the next hunter finds a defenceless animal."""
    position = table("feed\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1: tail-loss\nB2: hibernation")

    position.play("hunt A1 > B1", "drop B1 tail-loss", "end", "hunt A2 > B1")

    assert names(position) == ["A1", "A2", "B1"]


@pytest.mark.parametrize("trait", ["swimming", "camouflage", "big"])
def test_who_drops_its_protection_can_be_hunted_by_others(trait: str) -> None:
    """ORI-4.8 ORI-4.7 [swimming × tail-loss] [camouflage × tail-loss] [big × tail-loss]: from now on."""
    claws = {"camouflage": "sharp-vision"}.get(trait, trait)
    position = table(f"feed\na:\nA1: carnivorous {claws}\nA2: carnivorous\nb:\nB1: tail-loss {trait}\nB2: hibernation")

    assert "A2 B1" not in hunts(position)
    position.play("hunt A1 > B1", f"drop B1 {trait}", "end")

    assert "A2 B1" in hunts(position)


def test_who_drops_its_burrow_is_no_longer_safe_when_fed() -> None:
    """ORI-4.8 ORI-4.7 [burrowing × tail-loss]: as with every protection."""
    position = table("feed, base 1\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1: tail-loss burrowing\nB2: hibernation")

    position.play("hunt A1 > B1", "drop B1 burrowing", "take B1", "end")

    assert "A2 B1" in hunts(position)


def test_who_drops_its_claws_hunts_no_more() -> None:
    """ORI-4.8 ORI-4.6 [carnivorous × tail-loss] [carnivorous × sharp-vision] [sharp-vision × tail-loss]: what a
    carnivore loses it cannot use in its own step.
    """
    text = "feed, base 2\na:\nA1: carnivorous\nb:\nB1: tail-loss carnivorous sharp-vision\nc:\nC1: camouflage"

    blind = table(text).play("hunt A1 > B1", "drop B1 sharp-vision")
    tame = table(text).play("hunt A1 > B1", "drop B1 carnivorous")

    assert "hunt B1 C1" not in blind.choices
    assert "hunt B1 A1" in blind.choices
    assert hunts(tame) == []


@pytest.mark.parametrize(
    ("trait", "text"),
    [("piracy", "rob B1 C1"), ("grazing", "graze B1"), ("hibernation", "sleep B1")],
)
def test_a_dropped_gift_is_lost(trait: str, text: str) -> None:
    """ORI-4.8 [piracy × tail-loss] [grazing × tail-loss] [hibernation × tail-loss]: no side action without its
    card.
    """
    position = "feed, base 2\na:\nA1: carnivorous\nb:\nB1: tail-loss piracy grazing hibernation\nc:\nC1: big, 1 red"

    kept = table(position).play("hunt A1 > B1", "drop B1 tail-loss")
    lost = table(position).play("hunt A1 > B1", f"drop B1 {trait}")

    assert text in kept.choices
    assert text not in lost.choices


def test_who_drops_its_hibernation_sleeps_on() -> None:
    """ORI-4.13 ORI-4.8 [hibernation × tail-loss]: it is fed for this turn, and remembers its sleep in the next."""
    position = table("feed, base 1\na: hand 1\nA1: carnivorous\nb: hand 1\nB1: tail-loss hibernation, asleep\nB2:")

    position.play("hunt A1 > B1", "drop B1 hibernation")
    assert position.choices == ["take B2"]
    position.play("take B2")

    assert position.data["turn"] == 2
    assert (names(position), traits(position, "B1"), marks(position, "B1")) == (["B1", "B2"], ["tail-loss"], ["slept"])


def test_a_bite_of_a_poisonous_tail_does_no_harm() -> None:
    """ORI-4.9 ORI-4.8 [poisonous × tail-loss]: not even if it is the poison gland that is bitten off."""
    for dropped in ("poisonous", "tail-loss"):
        position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: tail-loss poisonous\nB2:")
        position.play("hunt A1 > B1", f"drop B1 {dropped}")
        assert marks(position, "A1") == ["hunted"]


def test_a_scavenger_gets_nothing_of_a_tail_or_of_a_runner() -> None:
    """ORI-4.10 ORI-4.8 [scavenger × tail-loss] [running × scavenger]: nobody was eaten."""
    text = "feed, base 1\na:\nA1: carnivorous\nb:\nB1: tail-loss running\nB2: scavenger\nB3:"

    bitten = table(text, 6).play("hunt A1 > B1", "drop B1 tail-loss")
    missed = table(text, 6).play("hunt A1 > B1", "run B1")
    eaten = table(text, 6).play("hunt A1 > B1", "yield B1")

    assert [food(bitten, "B2"), food(missed, "B2"), food(eaten, "B1")] == [0, 0, 1]


def test_the_bite_goes_on_to_the_hunters_partner() -> None:
    """ORI-4.8 ORI-4.15 [cooperation × tail-loss]: it is a token like any other."""
    position = table("feed, base 1\na:\nA1: carnivorous\nA2:\nA1 A2: cooperation\nb:\nB1: tail-loss")

    position.play("hunt A1 > B1", "drop B1 tail-loss")

    assert [food(position, name) for name in ("A1", "A2")] == [1, 1]


def test_the_bite_of_a_fed_hunter_goes_into_its_fat() -> None:
    """ORI-4.8 ORI-4.5 [carnivorous × fat-tissue]"""
    position = table("feed, base 1\na:\nA1: carnivorous fat-tissue, 2 red\nb:\nB1: tail-loss")

    position.play("hunt A1 > B1", "drop B1 tail-loss")

    assert tokens(position, "A1") == (2, 0, 1)


def test_first_run_then_drop_the_tail() -> None:
    """ORI-4.8 [running × tail-loss]: who is caught may still answer otherwise, but not run again."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: running tail-loss", 2)

    position.play("hunt A1 > B1", "run B1")
    assert position.choices == ["drop B1 running", "drop B1 tail-loss", "yield B1"]
    assert position.why_not("run B1") == "ORI-4.8"
    position.play("drop B1 running")

    assert names(position) == ["A1", "B1"]
    assert marks(position, "B1") == []


def test_running_works_again_in_the_next_attack() -> None:
    """ORI-4.8 [carnivorous × running]: once in an attack, in every attack."""
    position = table("feed\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1: running\nB2: hibernation", 5, 6)

    position.play("hunt A1 > B1", "run B1", "end", "hunt A2 > B1")
    assert position.choices == ["run B1", "yield B1"]
    position.play("run B1")

    assert "B1" in names(position)


def test_mimicry_sends_the_hunter_to_another_animal() -> None:
    """ORI-4.8 [carnivorous × mimicry]: of the same owner, which may answer in turn."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: mimicry\nB2: tail-loss\nB3:\nc:\nC1:")

    position.play("hunt A1 > B1")
    assert position.choices == ["redirect B1 B2", "redirect B1 B3", "yield B1"]
    position.play("redirect B1 > B2")
    assert position.choices == ["drop B2 tail-loss", "yield B2"]
    position.play("yield B2")

    assert names(position) == ["A1", "B1", "B2", "C1"]
    assert traits(position, "B1") == ["mimicry"]


@pytest.mark.parametrize(
    ("claws", "goal", "can"),
    [
        ("", "big", False),
        ("big", "big", True),
        ("", "camouflage", False),
        ("sharp-vision", "camouflage", True),
        ("", "burrowing, 1 red", False),
        ("", "burrowing", True),
        ("", "swimming", False),
        ("", "hibernation, asleep", True),
        ("", "poisonous", True),
    ],
)
def test_mimicry_finds_only_what_this_hunter_could_attack(claws: str, goal: str, can: bool) -> None:
    """ORI-4.8 ORI-4.7 [big × mimicry] [camouflage × mimicry] [mimicry × sharp-vision] [burrowing × mimicry]
    [mimicry × swimming] [hibernation × mimicry] [mimicry × poisonous]: the goal's protection counts.
    """
    position = table(f"feed, base 1\na:\nA1: carnivorous {claws}\nb:\nB1: mimicry tail-loss\nB2: {goal}")

    position.play("hunt A1 > B1")

    assert ("redirect B1 B2" in position.choices) == can


def test_mimicry_never_leads_to_the_protected_of_a_symbiosis() -> None:
    """ORI-4.8 ORI-4.7 [mimicry × symbiosis]: but to its symbiont."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: mimicry\nB2:\nB3:\nB2 B3: symbiosis")

    position.play("hunt A1 > B1")

    assert position.choices == ["redirect B1 B2", "yield B1"]


def test_a_swimming_hunter_is_sent_to_a_swimmer() -> None:
    """ORI-4.8 ORI-4.7 [mimicry × swimming]: it could attack nothing else."""
    position = table("feed, base 1\na:\nA1: carnivorous swimming\nb:\nB1: mimicry swimming\nB2: swimming\nB3:")

    position.play("hunt A1 > B1")

    assert position.choices == ["redirect B1 B2", "yield B1"]


def test_the_poison_of_the_animal_that_is_eaten_counts() -> None:
    """ORI-4.9 ORI-4.8 [mimicry × poisonous]: not that of the one that was attacked first."""
    text = "feed, base 1\na:\nA1: carnivorous\nb:\nB1: mimicry {}\nB2: {}\nB3:"

    to_poison = table(text.format("", "poisonous")).play("hunt A1 > B1", "redirect B1 > B2")
    from_poison = table(text.format("poisonous", "")).play("hunt A1 > B1", "redirect B1 > B2")

    assert "poisoned" in marks(to_poison, "A1")
    assert "poisoned" not in marks(from_poison, "A1")


def test_mimicry_never_leads_to_the_hunter() -> None:
    """ORI-4.8 [carnivorous × mimicry]: though both are of one player."""
    position = table("feed, base 1\na:\nA1: carnivorous\nA2: mimicry\nA3:\nb:\nB1:")

    position.play("hunt A1 > A2")

    assert position.choices == ["redirect A2 A3", "yield A2"]


def test_without_a_goal_mimicry_is_no_answer() -> None:
    """ORI-4.8 [carnivorous × mimicry]: and nobody is asked."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: mimicry\nc:\nC1:")

    position.play("hunt A1 > B1")

    assert names(position) == ["A1", "C1"]


CHAIN = "feed, base 1{}\na:\nA1: carnivorous\nb:\nB1: mimicry running\nB2: mimicry running\nB3: mimicry"


def test_a_mimicry_chain_never_comes_back() -> None:
    """ORI-4.8 [mimicry × mimicry]: each animal is attacked once in a chain, so it ends."""
    position = table(CHAIN.format(""))

    position.play("hunt A1 > B1", "redirect B1 > B2", "redirect B2 > B3")
    assert names(position) == ["A1", "B1", "B2"]

    position = table(CHAIN.format(""))
    position.play("hunt A1 > B1", "redirect B1 > B2")
    assert position.choices == ["run B2", "redirect B2 B3", "yield B2"]
    assert position.why_not("redirect B2 B1") == "ORI-4.8"


def test_by_default_mimicry_works_in_every_attack() -> None:
    """ORI-4.8 [mimicry × mimicry]: a new attack is a new chain."""
    position = table("feed\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1: mimicry\nB2: tail-loss\nB3: hibernation")

    position.play("hunt A1 > B1", "redirect B1 > B2", "drop B2 tail-loss", "end", "hunt A2 > B1")

    assert position.choices == ["redirect B1 B2", "redirect B1 B3", "yield B1"]


def test_once_in_a_turn_mimicry_may_come_back() -> None:
    """ORI-4.8 [mimicry × mimicry]: with the option, an animal already attacked may be the goal, until all are used."""
    position = table(CHAIN.format(", mimicry turn"))

    position.play("hunt A1 > B1", "redirect B1 > B2")
    assert position.choices == ["run B2", "redirect B2 B1", "redirect B2 B3", "yield B2"]
    position.play("redirect B2 > B1")
    assert position.choices == ["run B1", "yield B1"]
    assert position.why_not("redirect B1 B3") == "ORI-4.8"


def test_once_in_a_turn_means_once() -> None:
    """ORI-4.8 ORI-5.1 [mimicry × mimicry]: with the option, not in a second attack, but in the next turn."""
    position = table(
        """
        feed, base 1, mimicry turn
        a: hand 1
        A1: carnivorous
        A2: carnivorous
        b: hand 1
        B1: mimicry tail-loss
        B2: tail-loss
        """
    )

    position.play("hunt A1 > B1", "redirect B1 > B2", "drop B2 tail-loss", "take B1", "hunt A2 > B1")
    assert "redirect B1 B2" not in position.choices
    position.play("drop B1 tail-loss")

    assert position.data["turn"] == 2
    assert marks(position, "B1") == []


def test_each_animal_runs_once_in_an_attack_that_comes_back() -> None:
    """ORI-4.8 [mimicry × running]: with the option, also after a detour."""
    position = table(CHAIN.format(", mimicry turn"), 1, 1)

    position.play("hunt A1 > B1", "run B1", "redirect B1 > B2", "run B2")
    assert position.choices == ["redirect B2 B1", "redirect B2 B3", "yield B2"]
    position.play("redirect B2 > B1")

    assert names(position) == ["A1", "B1", "B2"]
    assert food(position, "A1") == 2


def test_first_run_then_change_colour() -> None:
    """ORI-4.8 [mimicry × running]: the order is the owner's; the new prey runs on its own legs."""
    position = table(CHAIN.format(""), 3, 5)

    position.play("hunt A1 > B1", "run B1", "redirect B1 > B2", "run B2")

    assert names(position) == ["A1", "B1", "B2", "B3"]
    assert food(position, "A1") == 0


def test_a_tail_may_be_dropped_at_the_end_of_a_chain() -> None:
    """ORI-4.8 [mimicry × tail-loss]: by the animal that is attacked then."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: mimicry tail-loss\nB2: tail-loss")

    position.play("hunt A1 > B1", "redirect B1 > B2")
    assert position.choices == ["drop B2 tail-loss", "yield B2"]
    position.play("drop B2 tail-loss")

    assert [traits(position, name) for name in ("B1", "B2")] == [["mimicry", "tail-loss"], []]
    assert [marks(position, name) for name in ("B1", "B2")] == [[], []]


@pytest.mark.parametrize("gift", ["running", "tail-loss", "mimicry"])
def test_a_sleeping_animal_may_answer(gift: str) -> None:
    """ORI-4.13 ORI-4.8 [hibernation × running] [hibernation × tail-loss] [hibernation × mimicry]: sleep takes no
    answer away.
    """
    position = table(f"feed, base 1\na:\nA1: carnivorous\nb:\nB1: {gift} hibernation, asleep\nB2:")

    position.play("hunt A1 > B1")

    assert position.data["seat"] == "b"
    assert len(position.choices) > 1


def test_the_whole_attack_can_be_kept_and_resumed() -> None:
    """ORI-4.8 [mimicry × running]: in its middle a position comes back from its text, chain and rolls included."""
    position = table(CHAIN.format(""), 2)

    position.play("hunt A1 > B1", "run B1", "redirect B1 > B2")
    text = GAME.to_text(position.data)

    assert "attack A1 > B2" in text
    assert GAME.position(text) == position.state
    assert table(text).choices == position.choices


def test_undo_ends_where_a_die_was_rolled() -> None:
    """ORI-4.8 [carnivorous × running]: a hunt among one's own may be taken back; a roll may not, and stays the
    same.
    """
    match = gp.position("origin", "feed, base 2\na:\nA1: carnivorous\nA2: running tail-loss\nA3: grazing\nb:\nB1:")

    match.play("hunt A1 > A2")
    assert match.can_undo()
    match.undo()
    assert [text[5:] for text in match.choices() if text.startswith("hunt")] == ["A1 A2", "A1 A3", "A1 B1"]
    match.play("hunt A1 > A2", "run A2")
    assert not match.can_undo()
    rolled = match.log()
    match.take_back()
    match.play("run A2")

    assert match.log() == rolled
