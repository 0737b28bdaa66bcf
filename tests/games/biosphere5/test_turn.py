"""A turn: its actions and its end."""

import pytest

import galapagos as gp
from tests.games.biosphere5.looking import at, discards, hand, seat, solved, starting_with


def test_a_turn_has_two_actions() -> None:
    """B5-2.1: the same one twice is fine; then it is the next player's turn."""
    table = at("act\na:\nb:")

    table.play("draw pile")
    assert (table.data["seat"], table.data["actions"]) == ("a", 1)
    table.play("draw pile")
    assert (table.data["seat"], table.data["actions"]) == ("b", 2)
    assert len(hand(table, "a")) == 2


def test_no_action_can_be_forgone() -> None:
    """B5-2.1: whatever the hand, there is something to do, and nothing that does nothing."""
    table = at("act\na: hand tent-collapse\na: open shack\nb:")

    assert table.choices == ["draw pile", "draw shack", "exchange pile", "exchange shack", "renew"]


def test_drawing_from_the_pile() -> None:
    """B5-2.2: one card, which only its owner learns."""
    table = at("act\na: open shack, pile anarchy ? x23\nb:")

    table.play("draw pile")

    assert hand(table, "a") == ["anarchy"]
    assert table.told == ["Player 0 draws a card"]
    assert table.view(1)["seats"][0]["hand"] == ["?"]


def test_drawing_an_open_card() -> None:
    """B5-2.2: everybody sees which; the row is not filled before the turn ends (B5-2.7)."""
    table = at("act\na: open shack basin anarchy\nb:")

    table.play("draw shack")

    assert hand(table, "a") == ["shack"]
    assert seat(table, "a")["open"] == ["basin", "anarchy"]
    assert table.view(1)["seats"][0]["hand"] == ["shack"]


def test_exchanging_two_cards() -> None:
    """B5-2.3: taken one after the other, from anywhere; then two of the whole hand are discarded."""
    table = at("act\na: hand bunker\na: open shack basin anarchy, pile robots ? x20\nb:")

    table.play("exchange pile")
    assert table.choices == ["take pile", "take shack", "take basin", "take anarchy"]
    table.play("take anarchy")
    assert table.choices == ["discard bunker", "discard robots", "discard anarchy"]
    table.play("discard anarchy", "discard bunker")

    assert hand(table, "a") == ["robots"]
    assert discards(table, "a") == {"anarchy", "bunker"}
    assert table.data["actions"] == 1


def test_an_exchange_with_two_cards_leaves_nothing_to_choose() -> None:
    """B5-2.3 B5-4.9: an empty hand gives back both cards it takes, without being asked."""
    table = at("act\na: open shack basin anarchy\nb:")

    table.play("exchange shack", "take basin")

    assert (hand(table, "a"), discards(table, "a")) == ([], {"shack", "basin"})


def test_replacing_the_open_cards() -> None:
    """B5-2.4: the old ones are discarded, three new ones opened."""
    table = at("act\na: open shack basin anarchy, pile robots bunker deep-well ? x19\nb:")

    table.play("renew")

    assert seat(table, "a")["open"] == ["deep-well", "bunker", "robots"]
    assert discards(table, "a") == {"shack", "basin", "anarchy"}


def test_fewer_than_three_open_cards_can_be_replaced_too() -> None:
    """B5-2.4: also none; there are three afterwards."""
    table = at("act\na: open shack, pile robots bunker deep-well ? x21\nb:")

    table.play("renew")

    assert len(seat(table, "a")["open"]) == 3
    assert discards(table, "a") == {"shack"}


def test_a_card_is_used_by_one_of_its_halves() -> None:
    """B5-2.5: the basin is built, or brings a hurricane."""
    table = at("act\na: hand basin tent-collapse, open\nb:")

    assert starting_with(table, "build", "unleash") == ["build basin", "unleash basin tent-collapse"]


def test_one_achievement_a_turn() -> None:
    """B5-2.5: not a second one with the second action, but again in the next turn."""
    table = at("act\na: hand shack basin bunker\nb:")

    table.play("build shack")
    assert starting_with(table, "build") == []
    assert table.why_not("build basin") == "B5-2.5"
    table.play("draw pile", "draw pile", "draw pile")
    assert starting_with(table, "build")[0] == "build basin"


def test_the_biosphere_counts_as_an_achievement() -> None:
    """B5-2.5: whoever has built this turn waits for the next."""
    table = at(
        "act\na: table revitalisation, hand anarchy biosphere shack basin robots bunker manufactory armoury, open\nb:"
    )

    table.play("build anarchy")

    assert table.why_not("build biosphere") == "B5-2.5"


def test_a_rescue_is_no_action() -> None:
    """B5-2.5: a rescue card waits for its catastrophe."""
    table = at("act\na: hand tent-collapse\nb:")

    assert table.why_not("rescue tent-collapse") == "B5-2.5"
    assert table.why_not("build tent-collapse") == "B5-2.5"


def test_achievements_stay_and_other_cards_go() -> None:
    """B5-2.6: the basin lies on the table, the robots among the discards."""
    table = at("act\na: table shack, hand basin robots\nb: hand deep-well")

    table.play("build basin", "spy robots b")

    assert solved(table, "a") == ["shack", "basin"]
    assert discards(table, "a") == {"robots"}


LITTLE_LEFT = """
    act
    a: hand deep-well tent-collapse tent-impoverishment canister-crime canister-revolt money-drought money-revolt
    a: table robots surveillance revitalisation new-league basin shack
    a: open, pile friends-crime friends-drought
    a: discards anarchy bunker biosphere manufactory armoury back-to-nature
    a: discards toolbox-hurricane toolbox-collapse antiseptics-hurricane antiseptics-impoverishment
    b: hand 1
"""


def test_played_cards_are_discarded_when_the_action_ends() -> None:
    """B5-2.6: a pile renewed in the middle of New Hope is made without the card that is being played."""
    table = at(LITTLE_LEFT)

    table.play("hope deep-well", "take pile", "take pile")
    assert len(seat(table, "a")["pile"]) == 10
    assert discards(table, "a") == set()

    table.play("take pile")
    assert discards(table, "a") == {"deep-well"}


def test_rescue_cards_are_discarded_when_the_action_ends() -> None:
    """B5-2.6: those laid down, and those that answer, each to its owner's discards."""
    table = at("act\na: hand toolbox-hurricane tent-collapse\nb: hand tent-impoverishment shack")

    table.play("unleash toolbox-hurricane tent-collapse")
    assert seat(table, "a")["played"] == ["tent-collapse", "toolbox-hurricane"]
    table.play("rescue tent-impoverishment")

    assert discards(table, "a") == {"tent-collapse", "toolbox-hurricane"}
    assert (discards(table, "b"), hand(table, "b")) == ({"tent-impoverishment"}, ["shack"])


def test_the_row_is_filled_at_the_end_of_the_turn() -> None:
    """B5-2.7: not between the actions."""
    table = at("act\na: open shack basin anarchy\nb:")

    table.play("draw shack")
    assert len(seat(table, "a")["open"]) == 2
    table.play("draw basin")
    assert len(seat(table, "a")["open"]) == 3
    assert "anarchy" in seat(table, "a")["open"]


def test_the_row_is_filled_after_new_hope() -> None:
    """B5-2.7: at the end of its action, not of the turn."""
    table = at("act\na: hand deep-well\na: open shack basin anarchy\nb:")

    table.play("hope deep-well", "take shack", "take basin")
    assert seat(table, "a")["open"] == ["anarchy"]
    table.play("take anarchy")

    assert table.data["actions"] == 1
    assert len(seat(table, "a")["open"]) == 3


def test_a_hand_above_eight_is_cut_down_at_the_end_of_the_turn() -> None:
    """B5-2.8: not before, and its owner chooses."""
    table = at(
        "act\na: hand shack basin bunker robots armoury manufactory anarchy biosphere\n"
        "a: open deep-well new-league surveillance\nb:"
    )

    table.play("draw deep-well")
    assert len(hand(table, "a")) == 9
    table.play("draw new-league")
    assert (table.data["step"], table.data["pending"]) == ("trim", ["discard a 2"])
    table.play("discard shack", "discard basin")

    assert len(hand(table, "a")) == 8
    assert table.data["seat"] == "b"


def test_a_used_up_pile_is_renewed_at_once() -> None:
    """B5-2.9: from the discards; the open cards stay."""
    table = at(LITTLE_LEFT.replace("a: open, pile friends-crime", "a: open friends-crime, pile"))

    table.play("draw pile")

    assert len(seat(table, "a")["pile"]) == 10
    assert discards(table, "a") == set()
    assert seat(table, "a")["open"] == ["friends-crime"]


NOTHING_DISCARDED = """
    act, brink
    a: table robots surveillance revitalisation new-league basin shack
    a: hand deep-well bunker tent-collapse tent-impoverishment canister-crime canister-revolt money-drought money-revolt
    a: hand manufactory armoury back-to-nature antiseptics-hurricane antiseptics-impoverishment toolbox-hurricane
    a: hand toolbox-collapse anarchy leadership x3
    a: open friends-drought friends-crime, pile biosphere
    b: hand 1
"""


def test_a_used_up_pile_waits_for_discards() -> None:
    """B5-2.9: until the end of the action that brings some."""
    table = at(NOTHING_DISCARDED)

    table.play("exchange pile", "take friends-crime")
    assert seat(table, "a")["pile"] == []
    table.play("discard anarchy")
    assert seat(table, "a")["pile"] == []
    table.play("discard bunker")

    assert sorted(seat(table, "a")["pile"]) == ["anarchy", "bunker"]


def test_as_much_as_can_be_done_is_done() -> None:
    """B5-2.10: New Hope finds two cards only; an exchange takes one, or none, and still discards two."""
    table = at(
        NOTHING_DISCARDED.replace("open friends-drought friends-crime", "open friends-drought, hand friends-crime")
    )
    table.play("hope bunker", "take pile", "take friends-drought")
    assert table.data["actions"] == 1

    table = at(
        NOTHING_DISCARDED.replace("open friends-drought friends-crime", "open, hand friends-crime friends-drought")
    )
    table.play("exchange pile", "discard anarchy", "discard bunker")
    assert table.data["actions"] == 1

    table = at(
        NOTHING_DISCARDED.replace(
            "open friends-drought friends-crime, pile biosphere",
            "open, pile, hand biosphere friends-crime friends-drought",
        )
    )
    assert starting_with(table, "draw", "exchange", "renew") == ["exchange"]
    table.play("exchange", "discard anarchy", "discard bunker")
    assert (table.data["actions"], len(seat(table, "a")["pile"])) == (1, 2)


@pytest.mark.parametrize("text", ["draw pile", "draw friends-crime", "exchange pile", "renew"])
def test_what_would_do_nothing_is_not_legal(text: str) -> None:
    """B5-2.10: without a card to take nothing is drawn, exchanged or replaced."""
    table = at(
        NOTHING_DISCARDED.replace(
            "open friends-drought friends-crime, pile biosphere",
            "open, pile, hand biosphere friends-crime friends-drought",
        )
    )

    assert table.why_not(text) in ("B5-2.2", "B5-2.9", "B5-2.10")


def test_a_card_may_be_played_without_effect() -> None:
    """B5-2.10: a catastrophe that hurts nobody, for want of anything better."""
    table = at("act\na: table bunker, hand basin\nb: table bunker, hand 1")

    table.play("unleash basin")

    assert discards(table, "a") == {"basin"}
    assert table.data["actions"] == 1


def test_the_order_at_the_end_of_a_turn() -> None:
    """B5-2.11: what is discarded down to eight is in the pile that fills the row; an open Biosphere 5 brings doom."""
    table = at(NOTHING_DISCARDED)

    table.play("draw pile", "draw friends-crime")
    assert table.data["pending"] == ["discard a 13"]
    away = [card for card in hand(table, "a") if card not in ("biosphere", "anarchy")][:12]
    table.play("discard biosphere", *(f"discard {card}" for card in away))

    assert table.data["seat"] == "b"
    assert len(hand(table, "a")) == 8
    assert len(seat(table, "a")["open"]) == 3
    assert len(seat(table, "a")["pile"]) == 11
    assert seat(table, "a")["doom"] == 2 + ("biosphere" in seat(table, "a")["open"])


def test_records_of_a_turn_replay() -> None:
    """B5-2.1 B5-2.3: every decision of an exchange is an act of its own."""
    match = gp.new("biosphere5", seats=2, seed=5)
    match.play("exchange pile", "take pile", "draw pile")

    assert gp.verify(match.record()).number == match.number
