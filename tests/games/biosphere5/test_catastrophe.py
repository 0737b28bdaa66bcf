"""Catastrophes and rescue cards."""

import pytest

from tests.games.biosphere5.looking import at, discards, hand, solved, starting_with


def test_a_catastrophe_costs_four_cards() -> None:
    """B5-4.1: everybody else, one after the other in turn order; the protected author last."""
    table = at(
        """
        act, form free, active b
        a: hand shack basin robots anarchy armoury
        b: table bunker, hand toolbox-hurricane shack
        c: hand shack basin robots anarchy armoury
        """
    )

    table.play("unleash toolbox-hurricane")
    assert table.data["pending"] == ["catastrophe b housing a", "answer c housing"]
    table.play("suffer", *["discard shack", "discard basin", "discard robots", "discard anarchy"])
    assert table.data["pending"] == ["catastrophe b housing b", "answer a housing"]
    table.play("suffer", *["discard armoury", "discard basin", "discard robots", "discard anarchy"])

    assert (hand(table, "a"), hand(table, "b"), hand(table, "c")) == (["shack"], ["shack"], ["armoury"])
    assert table.data["actions"] == 1


def test_the_author_is_hit_last() -> None:
    """B5-4.1: makeshift protection costs him two."""
    table = at("act\na: table shack, hand toolbox-hurricane basin robots anarchy\nb: hand armoury")

    table.play("unleash toolbox-hurricane", "suffer")
    assert table.data["pending"] == ["catastrophe a housing -", "answer a housing"]
    table.play("suffer", "discard basin", "discard robots")

    assert hand(table, "a") == ["anarchy"]


@pytest.mark.parametrize(("achievement", "left"), [("bunker", 5), ("shack", 3), ("", 1)])
def test_protection(achievement: str, left: int) -> None:
    """B5-4.2: a perfect achievement of the field saves all, a makeshift one all but two."""
    table = at(
        f"act\na: table bunker, hand basin\nb: table {achievement}, hand robots anarchy armoury biosphere new-league"
    )

    table.play("unleash basin")
    while table.data["pending"]:
        table.play("suffer" if "suffer" in table.choices else table.choices[0])

    assert len(hand(table, "b")) == left


def test_a_perfect_achievement_is_not_asked() -> None:
    """B5-4.2: everybody sees that nothing can be lost."""
    table = at("act\na: table bunker, hand basin\nb: table bunker, hand tent-collapse")

    table.play("unleash basin")

    assert table.data["actions"] == 1
    assert table.told[-1] == "Player 0 is safe: a perfect achievement (housing)"


@pytest.mark.parametrize("achievement", ["", "shack"])
def test_a_rescue_card_saves_everything(achievement: str) -> None:
    """B5-4.2: with or without a makeshift achievement; it costs the card and no action."""
    table = at(f"act\na: table bunker, hand basin\nb: table {achievement}, hand tent-collapse robots anarchy")

    table.play("unleash basin")
    assert table.choices == ["rescue tent-collapse", "suffer"]
    table.play("rescue tent-collapse")

    assert (hand(table, "b"), discards(table, "b")) == (["anarchy", "robots"], {"tent-collapse"})
    assert (table.data["seat"], table.data["actions"]) == ("a", 1)


def test_a_rescue_card_may_be_kept() -> None:
    """B5-4.2: answering is up to the player."""
    table = at("act\na: table bunker, hand basin\nb: hand tent-collapse robots anarchy armoury shack")

    table.play("unleash basin", "suffer", "discard robots", "discard anarchy", "discard armoury", "discard shack")

    assert hand(table, "b") == ["tent-collapse"]


def test_only_rescue_cards_of_the_field_help() -> None:
    """B5-4.2: a canister does nothing against a hurricane."""
    table = at("act\na: table bunker, hand basin\nb: hand canister-crime tent-collapse")

    table.play("unleash basin")

    assert table.why_not("rescue canister-crime") == "B5-4.2"


def test_the_question_is_asked_whether_there_is_an_answer_or_not() -> None:
    """B5-4.2: the hand stays secret, so whoever holds cards decides, even for the only thing he can do."""
    table = at("act\na: table bunker, hand basin\nb: hand robots anarchy")

    table.play("unleash basin")

    assert table.choices == ["suffer"]
    assert not table.state.is_open()


def test_nobody_is_asked_who_plainly_has_no_answer() -> None:
    """B5-4.2: an empty hand is not asked; and where all rescue cards lie in the open, the answer goes by itself."""
    empty = at("act\na: table bunker, hand basin\nb: table robots armoury anarchy deep-well back-to-nature")
    empty.play("unleash basin")
    assert empty.data["pending"] == ["catastrophe a housing a", "destroy b 4"]

    plain = at("act\na: table bunker, hand basin\nb: hand 3, discards tent-collapse tent-impoverishment")
    plain.play("unleash basin")
    assert plain.state.is_open()
    assert plain.choices == ["suffer"]


def test_the_author_may_answer_his_own_catastrophe() -> None:
    """B5-4.2: a makeshift achievement and a rescue card, and he loses nothing."""
    table = at("act\na: table shack, hand basin tent-collapse robots\nb: table bunker, hand 1")

    table.play("unleash basin", "rescue tent-collapse")

    assert hand(table, "a") == ["robots"]


def test_nobody_unleashes_what_he_is_not_protected_from() -> None:
    """B5-4.3: neither achievement nor rescue card, no hurricane."""
    table = at("act\na: table basin, hand toolbox-hurricane canister-crime, open\nb: hand 1")

    assert starting_with(table, "unleash") == []
    assert table.why_not("unleash toolbox-hurricane") == "B5-4.3"
    assert table.why_not("unleash toolbox-hurricane canister-crime") == "B5-4.3"


def test_a_rescue_card_is_laid_down_with_the_catastrophe() -> None:
    """B5-4.3: each kind is a choice of its own; its owner is not asked again when it is his turn."""
    table = at("act\na: hand toolbox-hurricane tent-collapse tent-impoverishment robots, open\nb: table bunker, hand 1")

    assert starting_with(table, "unleash") == [
        "unleash toolbox-hurricane tent-impoverishment",
        "unleash toolbox-hurricane tent-collapse",
    ]
    table.play("unleash toolbox-hurricane tent-impoverishment")

    assert table.data["actions"] == 1
    assert hand(table, "a") == ["robots", "tent-collapse"]


def test_with_an_achievement_no_card_is_laid_down() -> None:
    """B5-4.3: he may still answer when he is hit."""
    table = at("act\na: table shack, hand toolbox-hurricane tent-collapse, open\nb: hand 1")

    assert starting_with(table, "unleash") == ["unleash toolbox-hurricane"]
    assert table.why_not("unleash toolbox-hurricane tent-collapse") == "B5-4.3"


def test_a_surprising_catastrophe_is_refuted() -> None:
    """B5-4.3 B5-4.2 The rule book's second example: revolt and a rescue card, refuted by Powerful Friends."""
    table = at(
        "act\na: table revitalisation, hand money-revolt friends-drought robots\n"
        "b: hand friends-crime shack basin robots"
    )

    table.play("unleash money-revolt friends-drought", "rescue friends-crime")

    assert hand(table, "a") == ["robots"]
    assert discards(table, "a") == {"money-revolt", "friends-drought"}
    assert hand(table, "b") == ["basin", "robots", "shack"]


def test_a_hurricane_against_three_cards() -> None:
    """B5-4.8 B5-5.1 The rule book's third example: three cards and the catchment basin are lost, the water canister
    is no help; a second hurricane would win, as its author holds the Biosphere 5 card."""
    table = at(
        """
        act
        a: table bunker, hand toolbox-hurricane antiseptics-hurricane biosphere
        b: table basin, hand canister-crime robots anarchy
        """
    )

    table.play("unleash toolbox-hurricane")
    assert table.choices == ["suffer"]
    table.play("suffer")
    assert (hand(table, "b"), solved(table, "b")) == ([], [])
    assert table.state.result() is None

    table.play("unleash antiseptics-hurricane")
    result = table.state.result()
    assert result is not None
    assert (result.winners(), result.reason) == ([0], "last")
