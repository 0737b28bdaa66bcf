"""Levels of civilisation."""

import pytest

from tests.games.biosphere5.looking import at, solved, starting_with


def test_level_one_is_always_open() -> None:
    """B5-3.1: to build, and to unleash what one is protected from."""
    table = at("act\na: hand basin tent-collapse\nb:")

    assert starting_with(table, "build", "unleash") == ["build basin", "unleash basin tent-collapse"]


@pytest.mark.parametrize(
    ("achievements", "reached"),
    [
        ("", ""),
        ("shack", ""),
        ("shack basin", "spy"),
        ("manufactory", "spy"),
        ("basin armoury", "spy"),
        ("manufactory armoury", "spy sabotage"),
        ("back-to-nature", "sabotage"),
        ("shack basin anarchy", "spy sabotage"),
        ("shack basin armoury", "spy"),
    ],
)
def test_a_level_needs_the_whole_level_below_or_one_of_its_own(achievements: str, reached: str) -> None:
    """B5-3.1: espionage shows level II, sabotage level III; what lies below may be in ruins by then."""
    table = at(f"act\na: table {achievements}, hand robots revitalisation, open\nb: hand 1")

    assert [choice.split()[0] for choice in starting_with(table, "spy", "sabotage")] == reached.split()


def test_lower_halves_have_levels_of_their_own() -> None:
    """B5-3.1: a canister, which may rescue always, brings crime at level II and revolt at level III."""
    cards = "canister-crime canister-revolt money-drought friends-drought"

    def unleashed(achievements: str) -> set[str]:
        table = at(f"act\na: table {achievements}, hand {cards}, open\nb: hand 1")
        return {choice.split()[1] for choice in starting_with(table, "unleash")}

    assert unleashed("shack") == {"money-drought", "friends-drought"}
    assert unleashed("shack basin") == {"money-drought", "friends-drought", "canister-crime"}
    assert unleashed("manufactory armoury") == {*cards.split()}


def test_a_level_is_lost_with_its_achievements() -> None:
    """B5-3.1: attacked, the owner of one level-II achievement is back at level I."""
    table = at("act\na: hand biosphere\nb: table armoury, hand robots surveillance canister-crime, open")

    table.play("attack biosphere b security", "renew")

    assert starting_with(table, "build", "spy", "unleash") == []
    assert table.why_not("build robots") == "B5-3.1"


def test_one_achievement_for_each_field() -> None:
    """B5-3.2: neither a better nor a worse one."""
    table = at("act\na: table shack deep-well, hand bunker basin robots, open\nb:")

    assert starting_with(table, "build") == ["build robots"]
    assert table.why_not("build bunker") == "B5-3.2"
    assert table.why_not("build basin") == "B5-3.2"


def test_a_field_is_free_again_when_its_achievement_is_gone() -> None:
    """B5-3.2: only what lies there is in the way."""
    table = at("act, active b\na: table shack, hand bunker, open\nb: hand biosphere")

    table.play("attack biosphere a housing", "renew")

    assert "build bunker" in table.choices


PRICE = "shack basin manufactory armoury"


def test_the_biosphere_costs_five_cards_and_wins() -> None:
    """B5-3.3: the player chooses five of the others; then it is over at once."""
    table = at(f"act\na: table revitalisation anarchy, hand biosphere {PRICE} robots bunker, open\nb: hand 3")

    table.play("build biosphere")
    assert table.data["pending"] == ["win a", "discard a 5"]
    table.play(*(f"discard {card}" for card in f"{PRICE} robots".split()))

    result = table.state.result()
    assert result is not None
    assert (result.places, result.reason, result.winners()) == ([1, 2], "built", [0])
    assert solved(table, "a") == ["revitalisation", "biosphere", "anarchy"]


def test_exactly_five_other_cards_go_without_being_asked() -> None:
    """B5-3.3 B5-4.9: there is nothing to choose."""
    table = at(f"act\na: table revitalisation anarchy, hand biosphere {PRICE} robots, open\nb: hand 3")

    table.play("build biosphere")

    assert table.state.result() is not None


def test_four_other_cards_are_too_few() -> None:
    """B5-3.3: the Biosphere card itself does not count."""
    table = at(f"act\na: table revitalisation anarchy, hand biosphere {PRICE}, open\nb: hand 3")

    assert table.why_not("build biosphere") == "B5-3.3"


@pytest.mark.parametrize("achievements", ["revitalisation", "anarchy robots surveillance", "robots surveillance"])
def test_both_fields_of_level_three_must_be_solved(achievements: str) -> None:
    """B5-3.3: one of them is not enough, though it reaches the level for everything else."""
    table = at(f"act\na: table {achievements}, hand biosphere {PRICE} bunker, open\nb: hand 3")

    assert table.why_not("build biosphere") == "B5-3.3"


def test_all_other_fields_may_be_unsolved() -> None:
    """B5-3.3: levels I and II do not matter."""
    table = at(f"act\na: table back-to-nature new-league, hand biosphere {PRICE} bunker, open\nb: hand 3")

    assert "build biosphere" in table.choices


def test_the_catchment_basin_then_espionage() -> None:
    """B5-2.5 B5-3.1 The rule book's first example: the basin completes level I, so espionage may follow, and in the
    same turn no second achievement."""
    table = at("act\na: table shack, hand basin robots, open\nb: hand 3")

    table.play("build basin")

    assert "spy robots b" in table.choices
    assert table.why_not("build robots") == "B5-2.5"
