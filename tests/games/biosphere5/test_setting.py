"""Setting up."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream

GAME = gp.game("biosphere5")
RED = {card for card, halves in zip(GAME.deck.ids, GAME.deck.halves, strict=True) if halves.rank == 1}


def red(cards: list[str]) -> int:
    """Rescue cards, and the Biosphere 5 card for two."""
    return sum(card in RED for card in cards) + 2 * ("biosphere" in cards)


@pytest.mark.parametrize(("form", "seats"), [("duel", 2), ("left", 3), ("free", 4), ("teams", 4)])
def test_everybody_has_a_shuffled_deck_and_three_open_cards(form: str, seats: int) -> None:
    """B5-1.1: the same 25 cards for each, in another order; no hand, no discards."""
    data = GAME.to_data(GAME.new(GAME.settle(seats, form), stream(1)))

    decks = [each["pile"] + each["open"] for each in data["seats"]]
    assert [len(each["open"]) for each in data["seats"]] == [3] * seats
    assert all(sorted(deck) == sorted(GAME.deck.ids[:25]) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == seats
    assert all(each["hand"] == each["discards"] == each["table"] == [] for each in data["seats"])


@pytest.mark.parametrize("seed", range(12))
def test_the_fewest_red_open_cards_begin(seed: int) -> None:
    """B5-1.2: the Biosphere 5 card counts as two; of equal ones the lowest seat."""
    data = GAME.to_data(GAME.new(GAME.settle(4, "free"), stream(seed)))

    reds = [red(each["open"]) for each in data["seats"]]

    assert data["start"] == data["seat"] == "abcd"[reds.index(min(reds))]


def test_the_biosphere_card_counts_as_two_red_ones() -> None:
    """B5-1.2: somewhere it makes the difference."""
    for seed in range(200):
        data = GAME.to_data(GAME.new(GAME.settle(2), stream(seed)))
        opened = [each["open"] for each in data["seats"]]
        with_two = [red(cards) for cards in opened]
        with_one = [red(cards) - ("biosphere" in cards) for cards in opened]
        if (with_two[0] <= with_two[1]) != (with_one[0] <= with_one[1]):
            assert data["start"] == "ab"[with_two.index(min(with_two))]
            return
    raise AssertionError("no such deal among these")


def test_piles_can_be_counted_but_not_looked_through() -> None:
    """B5-1.3: everybody sees how many cards a pile has, and nobody which."""
    state = GAME.new(GAME.settle(2), stream(3))

    for eyes in range(3):
        assert [each["pile"] for each in GAME.view(state, eyes)["seats"]] == [["?"] * 22] * 2


def test_discards_are_public_when_they_happen() -> None:
    """B5-1.3: everybody is told, and sees them."""
    match = gp.position("biosphere5", "act\na: hand shack basin\na: open tent-collapse anarchy robots\nb:")

    match.play("exchange anarchy", "take robots", "discard shack", "discard anarchy")

    assert match.log(None)[-2:] == ["A discards Shack / impoverishment", "A discards Anarchy / ecological collapse"]
    assert match.view(1)["seats"][0]["discards"] == ["shack", "anarchy"]
