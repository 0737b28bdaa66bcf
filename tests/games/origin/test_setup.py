"""The box, the first deal, and the food base."""

from collections import Counter

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.rules import words as w
from tests.games.origin.looking import table

GAME = gp.game("origin")
FAT = ["camouflage", "burrowing", "sharp-vision", "grazing", "big", "parasite", "cooperation"]
MEAT = ["cooperation", "communication", "big", "parasite", "hibernation", "poisonous"]
SINGLE = ["symbiosis", "piracy", "tail-loss", "mimicry", "running", "scavenger"]


def all_cards(data: dict) -> list[str]:
    """Every card of a position by name."""
    hands = [card for seat in data["seats"] for card in seat["hand"]]
    return [card.partition("~")[0] for card in [*hands, *data["deck"]]]


@pytest.mark.parametrize("seats", range(2, 9))
def test_one_deck_up_to_four_players_two_from_five_on(seats: int) -> None:
    """ORI-1.1 ORI-1.2: 84 cards each, six in every hand, the rest in the deck."""
    data = GAME.to_data(GAME.new(GAME.settle(seats), stream(seats)))
    decks = 1 if seats <= 4 else 2

    assert all(len(seat["hand"]) == 6 for seat in data["seats"])
    assert len(data["deck"]) == 84 * decks - 6 * seats
    assert Counter(all_cards(data)) == {
        **{f"{trait}/fat-tissue": 4 * decks for trait in FAT},
        **{f"{trait}/carnivorous": 4 * decks for trait in MEAT},
        **dict.fromkeys(SINGLE, 4 * decks),
        "swimming": 8 * decks,
    }


def test_nine_cannot_play() -> None:
    """ORI-1.1: nor can one."""
    for seats in (1, 9):
        with pytest.raises(gp.Malformed, match="origin is for 2 to 8 seats"):
            GAME.settle(seats)


def test_chance_picks_the_lead() -> None:
    """ORI-1.1: each player now and then, and the lead is the first to play."""
    games = [GAME.to_data(GAME.new(GAME.settle(4), stream(seed))) for seed in range(40)]

    assert {data["lead"] for data in games} == {"a", "b", "c", "d"}
    assert all(data["seat"] == data["lead"] for data in games)


def test_the_words_of_the_rules_are_those_of_the_data() -> None:
    """ORI-1.2: the numbers of traits in the rules are their places in the data file."""
    numbers = {name.lower().replace("_", "-"): value for name, value in vars(w).items() if isinstance(value, int)}

    assert [numbers[trait] for trait in DECK.traits] == [*range(w.KINDS)]
    assert sum(1 << numbers[trait] for trait in ("symbiosis", "cooperation", "communication")) == w.PAIR_TRAITS
    assert sum(1 << numbers[trait] for trait in ("piracy", "grazing", "hibernation")) == w.SIDE_TRAITS


def test_phases_follow_each_other_and_the_lead_begins_each() -> None:
    """ORI-1.3: development, food base, feeding, extinction and new cards, then the next turn."""
    position = table("develop, seat b, lead b\na: hand swimming\nA1:\nb: hand running\nB1:\nc:\nC1:", 6, 5)

    position.play("breed running")
    assert (position.data["step"], position.data["seat"]) == ("develop", "a")
    position.play("breed swimming")
    assert (position.data["step"], position.data["seat"], position.data["base"]) == ("feed", "b", 11)
    position.play("take B1", "take C1", "take A1", "take B2", "take A2")
    assert (position.data["step"], position.data["turn"], position.data["seat"]) == ("develop", 2, "c")


@pytest.mark.parametrize(
    ("seats", "dice", "bonus"), [(2, 1, 2), (3, 2, 0), (4, 2, 2), (5, 3, 2), (6, 3, 4), (7, 4, 2), (8, 4, 4)]
)
def test_the_food_base(seats: int, dice: int, bonus: int) -> None:
    """ORI-3.1: so many dice and so much more for each number of players."""
    others = "\n".join(f"{letter}:" for letter in "bcdefgh"[: seats - 1])
    rolls = (3, 6, 1, 5)[:dice]
    position = table(f"develop\na: hand swimming\nA1:\n{others}", *rolls)

    position.play("pass")

    assert position.data["base"] == sum(rolls) + bonus
    assert position.told[1].endswith(f"the food base has {sum(rolls) + bonus} red tokens")
