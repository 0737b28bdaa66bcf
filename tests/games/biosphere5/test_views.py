"""What each pair of eyes may know."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from tests.games.biosphere5.looking import at

TABLE = """
    act
    a: hand shack robots~b anarchy~b*
    a: open basin bunker biosphere, pile tent-collapse canister-crime ? x17
    b: hand toolbox-hurricane money-drought, discards friends-crime, table deep-well, open shack
"""


def test_a_hand_is_secret() -> None:
    """B5-1.3: its owner sees it; others see how many cards it has, and those they have seen."""
    table = at(TABLE)

    assert table.view(0)["seats"][0]["hand"] == ["anarchy", "robots", "shack"]
    assert table.view(1)["seats"][0]["hand"] == ["anarchy", "robots", "?"]
    assert table.view(2)["seats"][0]["hand"] == ["anarchy", "?", "?"]
    assert table.view(0)["seats"][1]["hand"] == ["?", "?"]


def test_the_order_of_a_pile_is_secret_to_its_owner_too() -> None:
    """B5-1.3: everybody counts it, nobody looks into it."""
    table = at(TABLE)

    for eyes in range(3):
        assert [each["pile"] for each in table.view(eyes)["seats"]] == [["?"] * 19, ["?"] * 20]


def test_open_cards_achievements_and_discards_are_public() -> None:
    """B5-1.1 B5-1.3 B5-2.6: everybody sees them alike."""
    table = at(TABLE)

    for eyes in range(3):
        view = table.view(eyes)
        assert view["seats"][0]["open"] == ["bunker", "biosphere", "basin"]
        assert view["seats"][1]["table"] == ["deep-well"]
        assert view["seats"][1]["discards"] == ["friends-crime"]


def test_a_card_taken_openly_is_known_until_it_is_shuffled() -> None:
    """B5-2.2 B5-2.9: everybody saw it go to the hand; in a new pile it is anybody's guess."""
    table = at(
        """
        act
        a: table robots surveillance revitalisation new-league basin shack
        a: hand tent-collapse tent-impoverishment canister-crime canister-revolt money-drought money-revolt
        a: open anarchy, pile biosphere armoury
        a: discards bunker manufactory deep-well back-to-nature
        a: discards toolbox-hurricane toolbox-collapse antiseptics-hurricane antiseptics-impoverishment
        a: discards friends-drought friends-crime
        b:
        """
    )

    table.play("draw anarchy")
    assert table.view(2)["seats"][0]["hand"][0] == "anarchy"
    table.play("exchange pile", "take pile", "discard anarchy", "discard biosphere")

    assert {*table.view(2)["seats"][0]["hand"]} == {"?"}
    assert {*table.view(1)["seats"][0]["pile"]} == {"?"}


def test_what_a_spy_saw_he_remembers() -> None:
    """B5-4.5: the cards that stayed, as long as they are in that hand; the victim's later cards he does not know."""
    table = at(
        "act\na: table shack basin, hand robots, open\nb: hand bunker biosphere tent-collapse, open anarchy shack basin"
    )

    table.play("spy robots b", "expose biosphere", "renew", "draw pile")

    assert table.view(0)["seats"][1]["hand"] == ["bunker", "tent-collapse", "?"]


def test_what_the_machine_shows_everybody_sees() -> None:
    """B5-7.2 B5-7.9: revealed cards lie open; the rest of its pile is unknown to all."""
    table = at("act, form solo\na: table shack basin, hand robots\nmachine: level 3, pile anarchy armoury ? x23")

    table.play("spy robots machine")

    for eyes in (0, 1):
        assert table.view(eyes)["machine"]["revealed"] == ["armoury", "anarchy"]
        assert {*table.view(eyes)["machine"]["pile"]} == {"?"}


def test_what_nobody_has_learnt_may_be_taken_back() -> None:
    """B5-1.3 B5-2.2: an open card that was taken; not one from the pile, nor a card that was played."""
    position = "act\na: hand shack, open basin bunker anarchy\nb:"
    for text, may in {"draw basin": True, "exchange bunker": True, "draw pile": False, "build shack": False}.items():
        match = gp.position("biosphere5", position)
        before = match.state
        match.play(text)
        assert match.can_undo() == may
        if may:
            match.undo()
            assert match.state == before


@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_a_view_dealt_anew_is_the_same_view(eyes: int) -> None:
    """B5-1.3: each deck keeps its own cards; what these eyes know stays, the rest follows the dice."""
    table = at(TABLE)
    view = table.view(eyes)

    dealt = [table.game.from_data(view, stream(seed)) for seed in range(4)]

    assert all(table.game.view(state, eyes) == view for state in dealt)
    assert all(state == table.state.reshuffle(eyes, stream(seed)) for seed, state in enumerate(dealt))
    assert any(state != dealt[0] for state in dealt)
    for state in dealt:
        for seat in table.game.to_data(state)["seats"]:
            cards = [
                card.partition("~")[0] for name in ("hand", "open", "table", "discards", "pile") for card in seat[name]
            ]
            assert sorted(cards) == sorted(table.game.deck.ids[:25])


def test_a_view_does_not_change_with_what_it_hides() -> None:
    """B5-1.3: b holds other cards, and a sees the same table."""
    table, other = at(TABLE), at(TABLE.replace("money-drought", "anarchy"))

    assert table.view(0) == other.view(0)
    assert table.view(2) == other.view(2)
    assert table.view(1) != other.view(1)
