"""Who may be hunted by whom, and what a hunt brings."""

import pytest

from tests.games.origin.looking import discards, food, hunts, marks, names, pairs, table, tokens


def test_a_hunt_feeds_two_blue_tokens() -> None:
    """ORI-4.6 [carnivorous × carnivorous]: the prey goes to its owner's discards with its cards; carnivores are
    prey.
    """
    position = table(
        "feed, base 3\na:\nA1: carnivorous\nb:\nB1: carnivorous/big poisonous/carnivorous, card swimming\nB2:"
    )

    position.play("hunt A1 > B1")

    assert tokens(position, "A1") == (0, 2, 0)
    assert names(position) == ["A1", "B1"]
    assert discards(position, "b") == ["big/carnivorous", "poisonous/carnivorous", "swimming"]
    assert position.data["base"] == 3


def test_any_other_animal_may_be_hunted() -> None:
    """ORI-4.6 [carnivorous × carnivorous]: everybody's, the own ones too, never itself; and it may strike back
    later.
    """
    position = table("feed\na:\nA1: carnivorous\nA2:\nb:\nB1: carnivorous\nc:\nC1:")

    assert hunts(position) == ["A1 A2", "A1 B1", "A1 C1"]
    assert position.why_not("hunt A1 A1") == "ORI-4.6"
    position.play("hunt A1 > C1")

    assert hunts(position) == ["B1 A1", "B1 A2"]


def test_only_carnivores_hunt() -> None:
    """ORI-4.6: whatever else an animal has."""
    position = table("feed, base 1\na:\nA1: big sharp-vision\nb:\nB1:")

    assert position.why_not("hunt A1 B1") == "ORI-4.6"


def test_a_carnivore_hunts_once_in_a_turn() -> None:
    """ORI-4.6 ORI-5.1 [carnivorous × fat-tissue]: also where it could still store; next turn it may again."""
    position = table("feed, base 2\na: hand 1\nA1: carnivorous fat-tissue x3\nb:\nB1:\nB2: big, 1 red")

    position.play("hunt A1 > B1", "take B1")
    assert position.choices == ["take A1"]
    assert position.why_not("hunt A1 B1") == "ORI-4.6"
    position.play("take A1")

    assert (position.data["turn"], marks(position, "A1")) == (2, [])


def test_one_hunter_in_a_step() -> None:
    """ORI-4.2 ORI-4.6 [carnivorous × carnivorous]: the second one waits for the next step."""
    position = table("feed\na:\nA1: carnivorous\nA2: carnivorous\nA3: grazing\nb:\nB1:\nB2:\nB3: piracy")

    position.play("hunt A1 > B1")
    assert position.data["seat"] == "a"
    assert hunts(position) == ["A2 A1", "A2 A3", "A2 B1", "A2 B2"]
    assert position.data["main_used"] is False


def test_hunting_needs_no_food_base() -> None:
    """ORI-4.6: the base may be empty, or not."""
    assert hunts(table("feed\na:\nA1: carnivorous\nb:\nB1:")) == ["A1 B1"]
    assert hunts(table("feed, base 4\na:\nA1: carnivorous\nb:\nB1:")) == ["A1 B1"]


@pytest.mark.parametrize(
    ("hunter", "reason"),
    [
        ("carnivorous, 2 red", "ORI-4.1"),
        ("carnivorous fat-tissue, 2 red, 1 yellow", "ORI-4.1"),
        ("carnivorous hibernation, asleep", "ORI-4.13"),
    ],
)
def test_who_cannot_take_a_token_cannot_hunt(hunter: str, reason: str) -> None:
    """ORI-4.6 [carnivorous × hibernation] [carnivorous × fat-tissue]: fed without empty fat, or asleep."""
    position = table(f"feed, base 1\na:\nA1: {hunter}\nA2:\nb:\nB1:")

    assert hunts(position) == []
    assert position.why_not("hunt A1 B1") == reason


def test_a_hunter_whose_symbiont_is_hungry_cannot_hunt() -> None:
    """ORI-4.6 ORI-4.14 [carnivorous × symbiosis]: it could not eat what it catches."""
    position = table("feed, base 2\na:\nA1:\nA2: carnivorous\nA1 A2: symbiosis\nb:\nB1:\nB2:")

    assert hunts(position) == []
    assert position.why_not("hunt A2 B1") == "ORI-4.14"
    position.play("take A1", "take B1")
    assert hunts(position) == ["A2 A1", "A2 B1", "A2 B2"]


def test_a_fed_hunter_with_empty_fat_hunts_for_its_fat() -> None:
    """ORI-4.6 ORI-4.5 [carnivorous × fat-tissue]: what is too much is lost."""
    position = table(
        "feed\na:\nA1: carnivorous fat-tissue, 2 red\nA2: carnivorous fat-tissue x3, 1 red\n"
        "b:\nB1:\nB2:\nB3: hibernation"
    )

    position.play("hunt A1 > B1", "end", "hunt A2 > B1")

    assert tokens(position, "A1") == (2, 0, 1)
    assert tokens(position, "A2") == (1, 1, 1)


@pytest.mark.parametrize(("kinds", "fed"), [("", 2), ("big", 2), ("parasite", 2), ("big parasite", 2)])
def test_the_hunters_own_hunger(kinds: str, fed: int) -> None:
    """ORI-4.6 ORI-4.1 [big × carnivorous] [carnivorous × parasite]: two tokens, however much more it needs."""
    position = table(f"feed, base 1\na:\nA1: carnivorous {kinds}\nb:\nB1:\nB2:")

    position.play("hunt A1 > B1")

    assert food(position, "A1") == fed


PROTECTED = {
    "camouflage": ("camouflage", "sharp-vision"),
    "swimming": ("swimming", "swimming"),
    "big": ("big", "big"),
}


@pytest.mark.parametrize("trait", PROTECTED)
def test_what_protects_and_what_overcomes_it(trait: str) -> None:
    """ORI-4.7 [camouflage × carnivorous] [camouflage × sharp-vision] [carnivorous × swimming]
    [carnivorous × sharp-vision] [big × big] [swimming × swimming]: one trait of the prey, one of the hunter.
    """
    shelter, claws = PROTECTED[trait]
    position = table(f"feed\na:\nA1: carnivorous\nA2: carnivorous {claws}\nb:\nB1: {shelter}\nB2: {shelter}")

    assert "A1 B1" not in hunts(position)
    assert position.why_not("hunt A1 B1") == "ORI-4.7"
    assert "A2 B1" in hunts(position)


def test_a_swimming_hunter_hunts_swimmers_only() -> None:
    """ORI-4.7 [carnivorous × swimming] [swimming × swimming]: on land it catches nothing."""
    position = table("feed\na:\nA1: carnivorous swimming\nA2: swimming\nA3:\nb:\nB1:\nB2: swimming")

    assert hunts(position) == ["A1 A2", "A1 B2"]
    assert position.why_not("hunt A1 B1") == "ORI-4.7"


@pytest.mark.parametrize(
    ("burrower", "safe"),
    [
        ("burrowing", False),
        ("burrowing, 1 red", True),
        ("burrowing big, 1 red", False),
        ("burrowing big, 2 red", True),
        ("burrowing parasite, 2 red", False),
        ("burrowing parasite, 2 red, 1 blue", True),
        ("burrowing carnivorous, 1 red", False),
        ("burrowing carnivorous, 1 red, 1 blue", True),
        ("burrowing hibernation, asleep", True),
        ("burrowing fat-tissue, 1 yellow", False),
    ],
)
def test_a_burrow_is_safe_for_the_fed(burrower: str, safe: bool) -> None:
    """ORI-4.7 [burrowing × carnivorous] [big × burrowing] [burrowing × parasite] [burrowing × hibernation]
    [burrowing × fat-tissue]: who needs more is safe later, who hibernates counts as fed, fat does not feed by itself.
    """
    position = table(f"feed\na:\nA1: carnivorous big\nb:\nB1: {burrower}\nB2:")

    assert ("A1 B1" not in hunts(position)) == safe


def test_living_on_fat_closes_the_burrow() -> None:
    """ORI-4.7 ORI-4.5 [burrowing × fat-tissue]: converted tokens feed."""
    position = table("feed, seat b\na:\nA1: carnivorous\nA2:\nb:\nB1: burrowing fat-tissue, 1 yellow")

    position.play("convert B1 1")

    assert hunts(position) == ["A1 A2"]


def test_the_protected_animal_of_a_symbiosis() -> None:
    """ORI-4.7 [carnivorous × symbiosis]: not while its symbiont lives; the symbiont itself is fair game."""
    position = table("feed\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1:\nB2:\nB1 B2: symbiosis")

    assert hunts(position) == ["A1 A2", "A1 B1", "A2 A1", "A2 B1"]
    assert position.why_not("hunt A1 B2") == "ORI-4.7"
    position.play("hunt A1 > B1")
    assert "A2 B1" in hunts(position)
    assert pairs(position, "b") == []


def test_each_of_several_symbionts_protects() -> None:
    """ORI-4.7 [symbiosis × symbiosis]: the last one still does."""
    position = table(
        "feed\na:\nA1: carnivorous\nA2: carnivorous\nb:\nB1:\nB2:\nB3:\nB1 B3: symbiosis\nB2 B3: symbiosis"
    )

    position.play("hunt A1 > B1")

    assert pairs(position, "b") == ["symbiosis B1 B2"]
    assert hunts(position) == ["A2 A1", "A2 B1"]
    assert position.why_not("hunt A2 B2") == "ORI-4.7"


OVERCOME = {
    "big": ("big", "big"),
    "swimming": ("swimming", "swimming"),
    "camouflage": ("camouflage", "sharp-vision"),
    "burrowing": ("burrowing, 2 red", ""),
    "symbiosis": ("", ""),
}
TWO = [(one, other) for at, one in enumerate(OVERCOME) for other in [*OVERCOME][at + 1 :]]


@pytest.mark.parametrize(("one", "other"), TWO)
def test_protections_add_up(one: str, other: str) -> None:
    """ORI-4.7 [big × swimming] [big × camouflage] [big × burrowing] [big × symbiosis] [swimming × camouflage]
    [swimming × burrowing] [swimming × symbiosis] [camouflage × burrowing] [camouflage × symbiosis]
    [burrowing × symbiosis] [sharp-vision × swimming] [sharp-vision × big] [sharp-vision × burrowing]
    [sharp-vision × symbiosis]: who overcomes one of them still meets the other.
    """
    shelters = [OVERCOME[one][0], OVERCOME[other][0]]
    worn = ", ".join(
        [" ".join(each.partition(",")[0] for each in shelters), *(["2 red"] if "burrowing" in (one, other) else [])]
    )
    pair = "\nB2 B1: symbiosis" if "symbiosis" in (one, other) else ""
    claws = {one: OVERCOME[one][1], other: OVERCOME[other][1]}

    def may_hunt(*overcome: str) -> bool:
        hunter = " ".join(claws[each] for each in overcome)
        position = table(f"feed\na:\nA1: carnivorous {hunter}\nA2: swimming\nA3:\nb:\nB1: {worn}\nB2:{pair}")
        return "A1 B1" in hunts(position)

    stays_safe = {"burrowing", "symbiosis"} & {one, other}
    assert not may_hunt(one)
    assert not may_hunt(other)
    assert may_hunt(one, other) == (not stays_safe)


def test_hibernation_protects_from_nothing() -> None:
    """ORI-4.7 ORI-4.13 [carnivorous × hibernation]: who sleeps is eaten."""
    position = table("feed, base 1\na:\nA1: carnivorous\nb:\nB1: hibernation, asleep\nB2:")

    position.play("hunt A1 > B1")

    assert names(position) == ["A1", "B1"]


@pytest.mark.parametrize("trait", ["fat-tissue", "scavenger", "piracy", "grazing", "poisonous", "sharp-vision"])
def test_other_traits_do_not_protect(trait: str) -> None:
    """ORI-4.7 [carnivorous × poisonous]: a hunter may even poison itself."""
    assert hunts(table(f"feed\na:\nA1: carnivorous\nb:\nB1: {trait}")) == ["A1 B1"]


def test_a_hunter_that_eats_its_own_animal_keeps_its_tokens() -> None:
    """ORI-4.6: the rows move up; the hunt, the tokens and the marks stay with the hunter."""
    position = table("feed\na:\nA1:\nA2: big, 1 red\nA3: carnivorous, 1 red\nA4: parasite\nb:\nB1: carnivorous")

    position.play("hunt A3 > A1")

    assert names(position) == ["A1", "A2", "A3", "B1"]
    assert tokens(position, "A2") == (1, 1, 0)
    assert marks(position, "A2") == ["hunted"]
    assert [tokens(position, name) for name in ("A1", "A3")] == [(1, 0, 0), (0, 0, 0)]


def test_a_hunter_may_eat_its_own_partner() -> None:
    """ORI-4.6 ORI-2.4 [carnivorous × cooperation]: the pair is gone before it can bring anything."""
    position = table("feed, base 1\na:\nA1:\nA2: carnivorous\nA3:\nA1 A2: cooperation\nA2 A3: cooperation\nb:\nB1: big")

    position.play("hunt A2 > A1")

    assert names(position) == ["A1", "A2", "B1"]
    assert [food(position, name) for name in ("A1", "A2")] == [2, 1]
    assert pairs(position, "a") == ["cooperation A1 A2"]


def test_a_hunter_may_eat_its_own_symbiont() -> None:
    """ORI-4.6 ORI-4.14 [carnivorous × symbiosis]: a fed one only, for else it could not take a token."""
    position = table("feed\na:\nA1: 1 red\nA2: carnivorous\nA1 A2: symbiosis\nb:\nB1: big\nB2: carnivorous")

    position.play("hunt A2 > A1")

    assert tokens(position, "A1") == (0, 2, 0)
    assert hunts(position) == ["B2 A1"]


def test_who_eats_poison_dies_at_the_end_of_the_turn() -> None:
    """ORI-4.9 ORI-5.1 [carnivorous × poisonous]: fed as it is; until then it lives and acts."""
    position = table("feed, base 1\na: hand 1\nA1: carnivorous fat-tissue\nA2:\nb: hand 1\nB1: poisonous\nB2:")

    position.play("hunt A1 > B1")
    assert marks(position, "A1") == ["hunted", "poisoned"]
    assert tokens(position, "A1") == (0, 2, 0)
    position.play("take B1")

    assert names(position) == ["B1"]
    assert "A1 dies of poison" in position.told


def test_a_poisoned_hunter_may_be_eaten_harmlessly() -> None:
    """ORI-4.9 [carnivorous × poisonous]: it is poisoned, not poisonous."""
    position = table(
        "feed, seat b, base 1\na:\nA1: carnivorous, 2 blue, hunted poisoned\nA2:\nb:\nB1: carnivorous\nB2:"
    )

    position.play("hunt B1 > A1")

    assert marks(position, "B1") == ["hunted"]


def test_sleep_does_not_cure_poison() -> None:
    """ORI-4.9 ORI-4.13 [hibernation × poisonous]: a hungry hunter that has eaten poison may sleep, and dies."""
    position = table("feed\na: hand 1\nA1: carnivorous big hibernation\nb: hand 1\nB1: poisonous\nB2: 1 red")

    position.play("hunt A1 > B1", "sleep A1")

    assert names(position) == ["B1"]
    assert "A1 dies of poison" in position.told


def test_the_partner_of_a_poisoned_hunter_lives() -> None:
    """ORI-4.9 [cooperation × poisonous]: what it is brought is only a token."""
    position = table("feed\na: hand 1\nA1: carnivorous\nA2:\nA1 A2: cooperation\nb: hand 1\nB1: poisonous\nB2: 1 red")

    position.play("hunt A1 > B1")

    assert names(position) == ["A1", "B1"]
    assert position.data["turn"] == 2
