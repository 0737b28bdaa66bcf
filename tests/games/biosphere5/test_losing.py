"""Cards to discard, and achievements that make good for missing ones."""

import pytest

from tests.games.biosphere5.looking import at, discards, hand, solved


def test_hand_cards_go_first() -> None:
    """B5-4.8: nobody keeps cards by giving up achievements."""
    table = at("act\na: table bunker, hand basin\nb: table deep-well robots, hand anarchy armoury")

    table.play("unleash basin", "suffer")

    assert (hand(table, "b"), solved(table, "b")) == ([], [])


def test_an_achievement_for_each_missing_card() -> None:
    """B5-4.8: of the owner's choice, one after the other."""
    table = at("act\na: table bunker, hand basin\nb: table deep-well robots armoury, hand anarchy biosphere")

    table.play("unleash basin", "suffer")
    assert table.data["pending"][-1] == "destroy b 2"
    table.play("destroy security")
    assert table.choices == ["destroy water", "destroy production"]
    table.play("destroy water")

    assert solved(table, "b") == ["robots"]
    assert discards(table, "b") == {"anarchy", "biosphere", "armoury", "deep-well"}


def test_the_last_achievement_to_give_up_goes_by_itself() -> None:
    """B5-4.8: everybody sees that there is no choice."""
    table = at("act\na: table bunker, hand basin\nb: table robots, hand anarchy biosphere armoury")

    table.play("unleash basin", "suffer")

    assert (table.data["actions"], solved(table, "b")) == (1, [])


def test_without_enough_achievements_one_is_out() -> None:
    """B5-4.8: with all cards, the open ones too."""
    table = at(
        """
        act, form free
        a: table bunker, hand basin
        b: table robots, hand anarchy biosphere
        c: hand 5
        """
    )

    table.play("unleash basin", "suffer", "suffer", *["discard " + card for card in hand(table, "c")[:4]])

    assert table.data["seats"][1] == {
        "out": True,
        "doom": 0,
        "leaders": [0, 0, 0, 0],
        **{name: [] for name in ("hand", "open", "table", "played", "discards", "pile")},
    }
    assert table.data["seat"] == "a"


def test_the_owner_chooses_one_after_the_other() -> None:
    """B5-4.9: four decisions for four cards of six."""
    table = at("act\na: table bunker, hand basin\nb: hand anarchy biosphere armoury shack robots deep-well")

    table.play("unleash basin", "suffer")
    for left in (4, 3, 2, 1):
        assert table.data["pending"][-1] == f"discard b {left}"
        assert table.data["seat"] == "b"
        table.play(table.choices[-1])

    assert len(hand(table, "b")) == 2


@pytest.mark.parametrize("cards", ["anarchy biosphere armoury shack", "anarchy"])
def test_a_hand_that_must_go_is_not_asked_card_by_card(cards: str) -> None:
    """B5-4.9: everybody can count that nothing is left to choose."""
    table = at(f"act\na: table bunker, hand basin\nb: table deep-well robots new-league, hand {cards}")

    table.play("unleash basin", "suffer")

    assert hand(table, "b") == []


def test_equal_cards_are_one_choice() -> None:
    """B5-4.9: it does not matter which of two Leadership cards goes."""
    table = at("act, brink\na: table bunker, hand basin\nb: hand leadership x3 shack robots")

    table.play("unleash basin", "suffer")

    assert table.choices == ["discard robots", "discard shack", "discard leadership"]
