"""Positions and choices as text: round trips, the largest ones, and what is refused."""

from typing import Any

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.state import NOBODY
from galapagos.games.origin.rules.words import HUNT
from tests.games.origin.looking import table, traits

GAME = gp.game("origin")

FULL = """\
feed, turn 3, seat b, lead c, active a, base 3, main used, attack A1 > B1, mimicry turn
deck: ? x30
a: hand big/fat-tissue swimming x2, discards piracy~bc* running
A1: carnivorous/poisonous fat-tissue/big x2, card mimicry, 1 blue, 1 yellow, hunted
A2: burrowing/fat-tissue, card swimming, 1 red, asleep
A1 A2: cooperation/fat-tissue
A2 A1: symbiosis, used
b: hand tail-loss
B1: running mimicry, card symbiosis, attacked ran
B2: parasite/carnivorous, card swimming~c, 2 red, raided slept
c: discards swimming x2
"""


def full() -> Any:
    """A position with something of everything."""
    text = FULL.replace("deck: ? x30\n", "")
    return GAME.position(text)


def test_a_position_is_written_as_it_was_read() -> None:
    """Every field, every card and who knows it: `~` names those who know one that they do not see there."""
    state = full()
    text = GAME.to_text(GAME.to_data(state))

    assert GAME.position(text, stream(7)) == state
    assert [line for line in text.splitlines() if "deck" not in line] == [
        line for line in FULL.splitlines() if "deck" not in line
    ]
    assert GAME.from_data(GAME.to_data(state), stream(2)) == state


@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_a_view_is_written_as_it_was_read(eyes: int) -> None:
    """Whose eyes saw it is part of the text; what they did not know is `?`."""
    view = GAME.view(full(), eyes)
    text = GAME.to_text(view)

    assert GAME.view(GAME.position(text), eyes) == view
    assert f"eyes {['a', 'b', 'c', 'public'][eyes]}" in text


def test_what_a_text_leaves_out() -> None:
    """Nothing lies there; the first seat decides, leads and acts; the deck has all the rest."""
    data = GAME.to_data(GAME.position("feed, base 1\na:\nA1:\nb:"))

    assert [data[key] for key in ("turn", "seat", "lead", "active", "idle")] == [1, "a", "a", "a", 0]
    assert [data[key] for key in ("acted", "main_used", "attack", "scavenging", "mimicry")] == [
        False, False, [], False, "chain",
    ]  # fmt: skip
    assert len(data["deck"]) == 83
    assert data["seats"][1] == {"passed": False, "hand": [], "discards": [], "animals": [], "pairs": []}


def test_in_the_last_turn_the_rest_is_discarded() -> None:
    """ORI-5.3: the deck is empty, so all other cards lie in the discards of the last seat."""
    data = GAME.to_data(GAME.position("feed, last turn, base 1\na:\nA1:\nb:"))

    assert data["deck"] == []
    assert len(data["seats"][1]["discards"]) == 83


def test_a_trait_alone_lies_on_any_card_that_has_it() -> None:
    """ORI-1.2: as long as there is one; cards that are named are not taken for it."""
    text = "feed, base 1\na: hand big/fat-tissue x4\nA1: big fat-tissue x3 carnivorous\nb:"
    position = table(text)

    assert traits(position, "A1") == ["big", "fat-tissue", "fat-tissue", "fat-tissue", "carnivorous"]
    assert position.data["seats"][0]["animals"][0]["traits"][0] == "big/carnivorous"


def test_a_card_may_be_named_by_either_trait_first() -> None:
    """In a hand both are the same card; on an animal the first one counts."""
    one, other = (GAME.position(f"develop\na: hand {card}\nb:") for card in ("big/fat-tissue", "fat-tissue/big"))

    assert one == other


def test_what_was_going_on_belongs_to_a_position() -> None:
    """ORI-4.8 ORI-4.10 ORI-4.15: attacks, scavengers and pairs that wait come back from their text."""
    waiting = [
        table("feed\na:\nA1: carnivorous\nb:\nB1: tail-loss").play("hunt A1 > B1"),
        table("feed\na:\nA1: carnivorous\nA2:\nA1 A2: cooperation\nb:\nB1:\nB2: scavenger\nB3: scavenger").play(
            "hunt A1 > B1"
        ),
        table("feed, base 2\na:\nA1:\nA2:\nA1 A2: cooperation\nA1 A2: communication\nb:\nB1:").play("take A1"),
    ]

    for position, phrase in zip(waiting, ("attack A1 > B1", "scavenging", "owes A2"), strict=True):
        text = GAME.to_text(position.data)
        assert phrase in text
        again = GAME.position(text)
        assert again == position.state
        assert [GAME.text(again, choice) for choice in GAME.choices(again)] == position.choices


FEED = "feed, base 1\na:\nA1: {}\nA2:\nb:\nB1:"
PAIR = "feed, base 1\na:\nA1:\nA2:\n{}\nb:\nB1:"


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("develop\na: hand running x5\nb:", "'5 running' cannot be read: the box has 4"),
        ("develop\na: hand swimming x8\nA1: swimming\nb:", "'9 swimming' cannot be read: the box has 8"),
        ("develop\na: hand big/fat-tissue x4 big/carnivorous x4\nA1: big\nb:", "no card with this trait is left"),
        ("develop\na: hand 1", "a position has 2 to 8 seats"),
        ("develop\na: hand 1\n" + "".join(f"{letter}:\n" for letter in "bcdefghi"), "'i' cannot be read: a line here"),
        ("develop\na: hand 85\nb:", "85 cannot be read: there are 84 cards"),
        ("develop\na: hand 1\n" + "".join(f"A{n}:\n" for n in range(1, 86)) + "b:", "there are cards for 84 animals"),
        ("develop\ndeck: running\na: hand 1\nb:", "2 cannot be read: all 84 cards must lie somewhere"),
        ("develop\na: hand dragon\nb:", "'dragon' cannot be read: a card is one of camouflage/fat-tissue"),
        ("develop\na: hand big\nb:", "'big' cannot be read: a card is one of"),
        (FEED.format("dragon"), "'dragon' cannot be read: a trait is one of carnivorous"),
        (FEED.format("big big"), "'big' cannot be read: an animal has no trait twice but fat-tissue"),
        (FEED.format("carnivorous scavenger"), "an animal has one of them at most"),
        (FEED.format("cooperation"), "a pair has a line of its own, 'A1 A2: cooperation'"),
        (FEED.format("6 red"), "6 cannot be read: red is a whole number from 0 to 5"),
        (FEED.format("3 red, 3 blue"), "3 cannot be read: blue is a whole number from 0 to 2"),
        (FEED.format("1 yellow"), "1 cannot be read: yellow is a whole number from 0 to 0"),
        (FEED.format("fat-tissue, 2 yellow"), "yellow is a whole number from 0 to 1"),
        (FEED.format("hibernation, asleep slept"), "nobody is asleep in the last turn, or in the turn after"),
        (FEED.replace("feed", "feed, last turn").format("hibernation, asleep"), "nobody is asleep in the last turn"),
        (FEED.format("poisoned"), "who is poisoned has hunted"),
        (FEED.format("mimicry, mimicked"), "mimicked is a mark of the variant 'mimicry turn'"),
        (FEED.format("ran"), "attacked and ran are marks of a running 'attack A1 > B1'"),
        ("feed, base 1\na:\nA1:\nb:\nB1: grazing, grazed", "only animals of seat a have grazed in its step"),
        (PAIR.format("A1 B1: cooperation"), "'B1' cannot be read: an animal here is"),
        ("feed, base 1\na:\nA1:\nb:\nB1:\nA1 B1: cooperation", "a pair joins two animals of seat b"),
        (PAIR.format("A1 A1: cooperation"), "a pair joins two animals of seat a"),
        (PAIR.format("A1 A2: cooperation\nA2 A1: cooperation"), "one cooperation at most joins them"),
        (PAIR.format("A1 A2: running"), "'running' cannot be read: a pair is one of symbiosis, cooperation"),
        (PAIR.format("A1 A2: cooperation, used, owes A1"), "a pair that has not worked yet owes a token"),
        (PAIR.format("A1 A2: cooperation, owes A9"), "'A9' cannot be read: a pair that has not worked yet owes"),
        (PAIR.format("A1 A2: cooperation, owes A2"), "nobody has anything to decide here"),
        (PAIR.format("A1 A2: cooperation, best friends"), "a pair's line is like 'A1 A2: cooperation, used'"),
        ("develop\na:\nb: hand 1", "'a' cannot be read: seat b decides here"),
        ("develop\na: hand 1, passed\nb: hand 1", "'a' cannot be read: seat b decides here"),
        ("develop\na:\nA1:\nb:", "'develop' cannot be read: nobody has anything to decide here"),
        ("develop, base 1\na: hand 1\nb:", "a food base, idle steps, actions and attacks belong to 'feed'"),
        ("develop\na: hand 1\nA1: 1 red\nb:", "outside 'feed' animals have yellow tokens and the mark slept only"),
        ("develop\na: hand 1\nA1: carnivorous, hunted\nb:", "outside 'feed' animals have yellow tokens"),
        ("feed\na: hand 1\nA1:\nb:", "'feed' cannot be read: nobody has anything to decide here"),
        ("feed, base 1, seat b\na: hand 1\nA1:\nb:\nB1: 1 red", "'b' cannot be read: seat a decides here"),
        ("feed, base 1, active b\na: hand 1\nA1:\nb:\nB1:", "'a' cannot be read: seat b decides here"),
        ("feed, base 9\na:\nA1:\nb:", "9 cannot be read: base is a whole number from 0 to 8"),
        ("feed, base 1, idle 2\na:\nA1:\nb:", "2 cannot be read: idle is a whole number from 0 to 1"),
        ("feed, attack A1 > B1\na:\nA1:\nb:\nB1: tail-loss", "the hunter is a carnivore of the acting player"),
        ("feed, attack A1 > B1\na:\nA1: carnivorous, 2 red\nb:\nB1: tail-loss", "that may take a token"),
        ("feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: tail-loss big", "this hunter could not attack it"),
        ("feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1:", "nobody has anything to decide here"),
        ("feed, attack A1 > B7\na:\nA1: carnivorous\nb:\nB1:", "'B7' cannot be read: an animal here is one of A1, B1"),
        ("feed, attack A1\na:\nA1: carnivorous\nb:\nB1:", "an attack is like 'attack A1 > B1'"),
        ("feed, attack A1 > B1, seat a\na:\nA1: carnivorous\nb:\nB1: tail-loss", "seat b decides here"),
        ("feed, scavenging\na:\nA1: carnivorous\nb:\nB1:", "no scavenger can take a token"),
        ("feed, scavenging\na:\nA1: scavenger\nb:\nB1:", "it is asked about several"),
        (
            "feed, scavenging, seat b, active a\na:\nA1: scavenger\nb:\nB1: scavenger\nB2: scavenger",
            "seat a has the first",
        ),
        ("over\ndeck: ? x83\na: hand 1\nb:", "when the game is over the deck is empty"),
        ("feed, last turn, base 1\ndeck: ? x83\na:\nA1:\nb:", "in the last turn the deck is empty"),
        ("sleep\na: hand 1\nb:", "'sleep' cannot be read: step is one of develop, feed, over"),
        ("develop, mimicry never\na: hand 1\nb:", "'never' cannot be read: mimicry is one of chain, turn"),
        ("develop, seat c\na: hand 1\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("develop, lead c\na: hand 1\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("develop, eyes c\na: hand 1\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("develop, turn 0\na: hand 1\nb:", "turn is a whole number from 1"),
        ("feed, base many\na:\nA1:\nb:", "'many' cannot be read: a whole number"),
        ("develop, a nice day\na: hand 1\nb:", "'a nice day' cannot be read: the first line is like"),
        ("develop\na: horns\nb:", "'horns' cannot be read: a seat's line is like"),
        ("develop\nb: hand 1\na:", "'b' cannot be read: a line here begins with deck, a"),
        ("develop\na: hand 1\nA2:\nb:", "'A2' cannot be read: a line here begins with deck, A1, b"),
        ("", "a position has 2 to 8 seats"),
    ],
)
def test_a_position_that_cannot_exist_is_refused(text: str, right: str) -> None:
    """ORI-1.1 ORI-2.3 ORI-2.4 ORI-4.6 ORI-4.13: one line that names the value and what would be right."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.position(text)

    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


ONE: dict[str, Any] = {"hand": ["running"]}


@pytest.mark.parametrize(
    ("data", "right"),
    [
        ({}, "a position has 2 to 8 seats"),
        ({"seats": [1, 2]}, "seats is a list of mappings"),
        ({"seats": [ONE, {}], "weather": "fine"}, "'weather' cannot be read: a field here is one of"),
        ({"seats": [ONE | {"beard": 1}, {}]}, "'beard' cannot be read"),
        ({"seats": [{"hand": [1]}, {}]}, "hand is a list of names"),
        ({"seats": [ONE | {"passed": 1}, {}]}, "passed is true or false"),
        ({"seats": [ONE | {"animals": [{"name": "Rex"}]}, {}]}, "'name' cannot be read"),
        ({"seats": [ONE | {"animals": [{"card": 7}]}, {}]}, "card is a text"),
        ({"seats": [ONE | {"animals": [{"marks": ["lazy"]}]}, {}]}, "'lazy' cannot be read: a mark is one of hunted"),
        ({"seats": [ONE | {"animals": [{}, {}], "pairs": [{"animals": ["A1"]}]}, {}]}, "a trait is one of"),
        ({"seats": [ONE, {}], "rules": 2}, "rules is a whole number from 1 to 1"),
        ({"seats": [ONE, {}], "game": "chess"}, "game is one of origin"),
        ({"seats": [ONE, {}], "acted": "yes"}, "acted is true or false"),
        (
            {"seats": [{"animals": [{}]}, {}], "step": "feed", "base": 1, "main_used": True},
            "a main action is an action",
        ),
    ],
)
def test_data_that_is_no_position_is_refused(data: dict[str, Any], right: str) -> None:
    """Whatever a program sends: one clear line."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.from_data(data, stream(1))

    assert right in str(refused.value)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("", "a choice begins with breed, evolve, pass, take, hunt"),
        ("eat A1", "a choice begins with"),
        ("breed", "write 'breed CARD'"),
        ("breed dragon", "write 'breed CARD'"),
        ("evolve big A1", "write 'evolve SIDE ANIMAL' or 'evolve SIDE ANIMAL ANIMAL'"),
        ("take I1", "write 'take ANIMAL'"),
        ("take A0", "write 'take ANIMAL'"),
        ("hunt A1", "write 'hunt ANIMAL ANIMAL'"),
        ("convert A1 0", "write 'convert ANIMAL NUMBER'"),
        ("drop A1 dragon", "write 'drop ANIMAL TRAIT' or 'drop ANIMAL TRAIT ANIMAL'"),
        ("end now", "write 'end'"),
    ],
)
def test_a_choice_that_says_nothing_is_refused(text: str, right: str) -> None:
    """The error shows how such a choice is written."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.find(GAME.position("feed, base 1\na:\nA1:\nb:"), text)

    assert right in str(refused.value)


def test_an_illegal_choice_is_refused_with_the_clause_and_the_nearest_legal_one() -> None:
    """ORI-4.7: what was asked, why not, and what may have been meant."""
    with pytest.raises(gp.IllegalChoice) as refused:
        GAME.find(GAME.position("feed, base 1\na:\nA1: carnivorous\nb:\nB1: big\nB2:"), "hunt A1 > B1")

    assert str(refused.value) == (
        "'hunt A1 B1' is not legal now: B1 is big, A1 is not (ORI-4.7); "
        "did you mean 'hunt A1 B2'? (2 choices are legal)"
    )


@pytest.mark.parametrize("seats", [2, 8])
def test_all_cards_on_one_side_fit(seats: int) -> None:
    """ORI-1.1 ORI-2.1: as many animals as there are cards, bred, fed and scored."""
    cards = 84 if seats == 2 else 168
    rows = "".join(f"A{n}: 1 red\n" for n in range(1, cards))
    others = "".join(f"{letter}:\n" for letter in "bcdefgh"[: seats - 1])
    position = table(f"develop\ndeck:\na: hand 1\n{rows.replace(': 1 red', ':')}{others}")

    position.play(next(choice for choice in position.choices if choice.startswith("breed")))
    assert len(position.data["seats"][0]["animals"]) == cards
    assert GAME.position(GAME.to_text(position.data)) == position.state
    while position.state.seat != NOBODY:
        position.play(position.choices[0])

    assert position.state.result().places[0] == 1


@pytest.mark.parametrize(("seats", "rows"), [(2, 80), (8, 164)])
def test_the_longest_list_of_traits_fits(seats: int, rows: int) -> None:
    """ORI-2.4: the four faces with pair traits in hand, and all other cards as animals."""
    animals = "".join(f"A{n}:\n" for n in range(1, rows + 1))
    others = "".join(f"{letter}:\n" for letter in "bcdefgh"[: seats - 1])
    faces = "cooperation/fat-tissue cooperation/carnivorous communication/carnivorous symbiosis"
    position = table(f"develop\ndeck:\na: hand {faces}\n{animals}{others}")

    choices = GAME.choices(position.state)

    two = rows * (rows - 1)
    assert len(choices) == 4 + 1 + two + 3 * two // 2 + 3 * rows
    assert len(set(choices)) == len(choices) <= position.state.most()


def test_the_longest_list_of_hunts_fits() -> None:
    """ORI-4.6: all 24 carnivores of a deck, and 60 other animals, on one side."""
    hunters = "".join(f"A{n}: carnivorous\n" for n in range(1, 25))
    others = "".join(f"A{n}:\n" for n in range(25, 61))
    position = table(f"feed\ndeck:\na:\n{hunters}{others}b:")

    choices = GAME.choices(position.state)

    assert len([choice for choice in choices if choice & 0xFF == HUNT]) == 24 * 59
    assert len(set(choices)) == len(choices) <= position.state.most()


def test_all_pairs_on_one_side_fit() -> None:
    """ORI-2.4: the sixteen pair cards of a deck on one animal."""
    kinds = ["cooperation"] * 8 + ["communication"] * 4 + ["symbiosis"] * 4
    animals = "".join(f"A{n}:\n" for n in range(1, 18))
    pairs = "".join(f"A1 A{n}: {kind}\n" for n, kind in enumerate(kinds, 2))
    position = table(f"feed, base 8\na:\n{animals}{pairs}b:\nB1: big")

    position.play("take A1")
    while position.data["seat"] == "a" and position.data["main_used"]:
        position.play(position.choices[0])

    assert sum(animal["blue"] for animal in position.data["seats"][0]["animals"]) == 8
    assert sum(animal["red"] for animal in position.data["seats"][0]["animals"]) == 5
