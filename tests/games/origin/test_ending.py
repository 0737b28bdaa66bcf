"""Extinction, new cards, the end and the points."""

import pytest

import galapagos as gp
from tests.games.origin.looking import discards, hand, names, pairs, seat, table, tokens, traits

GAME = gp.game("origin")


def points(text: str) -> list[int]:
    """What a position that is over is worth to each seat."""
    return GAME.position(text).result().points


def test_who_is_not_fed_dies_with_cards_and_pairs() -> None:
    """ORI-5.1: face down to its owner's discards; parasites go where their host goes."""
    position = table(
        """
        feed, base 1
        a: hand 1
        A1: big/fat-tissue parasite/carnivorous, card running
        A2:
        A1 A2: cooperation/fat-tissue
        b: hand 1
        B1: 1 red
        """
    )

    position.play("take A2")

    assert names(position) == ["A1", "B1"]
    assert discards(position, "a") == ["big/fat-tissue", "cooperation/fat-tissue", "parasite/carnivorous", "running"]
    assert pairs(position, "a") == []
    assert position.view(1)["seats"][0]["discards"].count("?") == 1


def test_food_leaves_and_fat_stays() -> None:
    """ORI-5.1 ORI-4.5: everything may be used again, and hibernation is remembered for one turn."""
    position = table(
        """
        feed, base 1
        a: hand 1
        A1: carnivorous fat-tissue, 1 red, 1 blue, 1 yellow, hunted
        A2: hibernation fat-tissue x2, 1 yellow, asleep
        A3: piracy hibernation, 1 blue, raided slept
        A4:
        b: hand 1
        B1: 1 red
        """
    )

    position.play("take A4")

    assert [tokens(position, f"A{n}") for n in (1, 2, 3, 4)] == [(0, 0, 1), (0, 0, 1), (0, 0, 0), (0, 0, 0)]
    assert [animal["marks"] for animal in seat(position, "a")["animals"]] == [[], ["slept"], [], []]


def test_new_cards_for_the_survivors() -> None:
    """ORI-5.2: one, and one for each animal that lives."""
    position = table("feed, base 2\na: hand 2\nA1:\nA2: 1 red\nb: hand 3\nB1: big\nc: hand 1")

    position.play("take A1", "take B1")

    assert [len(hand(position, letter)) for letter in "abc"] == [2 + 3, 3 + 1, 1 + 1]


def test_six_cards_for_who_has_nothing() -> None:
    """ORI-5.2: neither animals nor cards; with a card in hand it is one."""
    position = table("feed, base 1\na: hand 1\nA1:\nb:\nB1: big\nc: hand 1")

    position.play("take A1")

    assert [len(hand(position, letter)) for letter in "abc"] == [1 + 2, 6, 1 + 1]


def test_cards_are_dealt_one_by_one_from_the_lead() -> None:
    """ORI-5.2: so that a short deck is shared fairly, and six cards are no privilege."""
    position = table(
        """
        feed, seat b, lead b, base 1
        deck: swimming running piracy symbiosis mimicry
        a: discards 78
        b:
        B1:
        c:
        """
    )

    position.play("take B1")

    assert [hand(position, letter) for letter in "bca"] == [
        ["swimming", "symbiosis"],
        ["mimicry", "running"],
        ["piracy"],
    ]


def test_the_lead_goes_on_clockwise() -> None:
    """ORI-5.3: from turn to turn, to the first seat after the last."""
    position = table("feed, base 2, lead b, seat a\na: hand 1\nA1:\nb: hand 1\nB1: 1 red")

    position.play("take A1")

    assert (position.data["lead"], position.data["seat"], position.data["turn"]) == ("a", "a", 2)


def test_an_empty_deck_makes_the_next_turn_the_last() -> None:
    """ORI-5.3 ORI-5.5: it is played to its end; then no cards are dealt."""
    position = table("feed, base 1\ndeck: swimming x2\na: discards 80\nA1:\nb:\nB1: 1 red")

    position.play("take A1")
    assert "the deck is used up: this turn is the last" in position.told
    assert (position.data["step"], position.data["deck"]) == ("develop", [])
    while position.data["step"] == "develop":
        position.play("pass")
    while position.data["step"] == "feed":
        position.play(position.choices[0])

    assert position.data["step"] == "over"
    assert position.told[-1] == "the game is over"
    assert position.state.result() is not None


def test_the_last_turn_ends_with_an_extinction() -> None:
    """ORI-5.5 ORI-5.1: who starves then counts no more."""
    position = table("feed, last turn, base 1\na:\nA1:\nA2:\nb: hand swimming\nB1: 1 red")

    position.play("take A2")

    assert names(position) == ["A1", "B1"]
    assert position.data["step"] == "over"
    assert hand(position, "b") == ["swimming"]


@pytest.mark.parametrize(
    ("animals", "worth"),
    [
        ("A1:", 2),
        ("A1:\nA2:\nA3:", 6),
        ("A1: swimming running", 4),
        ("A1: carnivorous", 4),
        ("A1: big", 4),
        ("A1: parasite", 5),
        ("A1: carnivorous big parasite", 9),
        ("A1: fat-tissue x3", 5),
        ("A1:\nA2:\nA1 A2: cooperation\nA1 A2: symbiosis", 6),
    ],
)
def test_points(animals: str, worth: int) -> None:
    """ORI-5.4 [carnivorous × parasite] [big × carnivorous]: animals, cards, and appetites; a pair counts once."""
    assert points(f"over\na:\n{animals}\nb:\nB1:") == [worth, 2]


def test_hand_and_deck_and_discards_are_worth_nothing() -> None:
    """ORI-5.4: only what lives counts."""
    assert points("over\na: hand 9\nA1: fat-tissue, 1 yellow\nb: discards 20") == [3, 0]


def test_more_discards_break_a_tie() -> None:
    """ORI-5.4: not cards in hand; who is equal even then shares."""
    tied = GAME.position("over\na: hand 3, discards 41\nA1:\nb: discards 38\nB1:").result()
    shared = GAME.position("over\na: hand 4, discards 39\nA1:\nb: discards 39\nB1:").result()

    assert (tied.points, tied.places, tied.winners()) == ([2, 2], [1, 2], [0])
    assert (shared.points, shared.places, shared.winners()) == ([2, 2], [1, 1], [0, 1])


def test_points_come_before_discards() -> None:
    """ORI-5.4: only equals are compared by what they lost."""
    result = GAME.position("over\na: discards 70\nA1:\nb:\nB1: swimming\nc:\nC1: running").result()

    assert (result.points, result.places) == ([2, 3, 3], [3, 2, 1])


def test_cards_lost_by_tail_and_in_the_last_extinction_are_discards() -> None:
    """ORI-5.4 ORI-4.8 ORI-5.5: they break a tie too."""
    position = table(
        "feed, last turn, base 1\na:\nA1: carnivorous\nA2:\nb: discards 2\nB1: tail-loss grazing, 1 red\nc:"
    )

    position.play("hunt A1 > B1", "drop B1 grazing", "take A2")

    assert position.data["step"] == "over"
    assert (len(discards(position, "a")), len(discards(position, "b"))) == (2, 3)
    assert names(position) == ["A1", "B1"]
    assert traits(position, "B1") == ["tail-loss"]


def test_the_account_adds_up() -> None:
    """ORI-5.4: what the table shows at the end are the points; the discards stand below them."""
    state = GAME.position("over\na: discards 10\nA1: carnivorous parasite\nA2:\nA1 A2: cooperation\nb:\nB1: big")

    rows = GAME.account(state, GAME.say("en"))

    assert rows[:3] == [("animals", [4, 2]), ("traits", [3, 1]), ("appetite", [3, 1])]
    assert [sum(column) for column in zip(*(numbers for _, numbers in rows[:3]), strict=True)] == state.result().points
    assert rows[3][0] == "cards in the discards"
    assert rows[3][1][0] == 10
