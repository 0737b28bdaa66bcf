"""Positions and choices as text: round trips, the largest ones, and what is refused."""

from typing import Any

import pytest

import galapagos as gp
from galapagos.core.choice import thing, verb_of
from galapagos.core.dice import stream
from galapagos.core.state import NOBODY
from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules.words import DONE, STOP
from tests.playing import Table

GAME = gp.game("beginning")

FULL = """\
eat, turn 9, seat b, start c, hole 4, last round
pile: carnivore x14 flying x8 nocturnal x8 hiding x8 horns x4 long-neck x8 scavenger x7 fat-tissue x6 fertile x8
discards: fast x6
a: 5 chips, hand fat-tissue horns x2
A1: carnivore horns, cards fast horns~a, 1 chip
b: 0 chips
B1: fat-tissue, cards carnivore, 2 chips
B2: cards scavenger~b, 0 chips
c: 12 chips, hand fast
"""


def test_a_position_is_written_as_it_was_read() -> None:
    """Every field, every card and who knows it: `~` names those who know one that they do not see there."""
    state = GAME.position(FULL)

    assert GAME.to_text(GAME.to_data(state)) == FULL
    assert GAME.from_data(GAME.to_data(state), stream(2)) == state


@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_a_view_is_written_as_it_was_read(eyes: int) -> None:
    """Whose eyes saw it is part of the text; what they did not know is `?`."""
    view = GAME.view(GAME.position(FULL), eyes)

    assert GAME.from_text(GAME.to_text(view)) | {"game": "beginning", "rules": 1} == view | {"last_round": True}
    assert GAME.view(GAME.position(GAME.to_text(view)), eyes) == view
    assert f"eyes {['a', 'b', 'c', 'public'][eyes]}" in GAME.to_text(view)


def test_what_a_text_leaves_out() -> None:
    """Nothing lies there; a species has one card; the first seat decides and starts; the pile has all the rest."""
    data = GAME.to_data(GAME.position("play\na: hand 1\nA1:\nb:"))

    assert (data["turn"], data["seat"], data["start"], data["hole"], data["last_round"]) == (1, "a", "a", 0, False)
    assert len(data["pile"]) == 86
    assert data["seats"][1] == {"chips": 0, "hand": [], "species": []}
    assert len(data["seats"][0]["species"][0]["cards"]) == 1


def test_hidden_cards_are_dealt_by_the_dice() -> None:
    """`hand 4` and `cards 4` are four unknown cards; equal dice deal equal ones."""
    text = "play\na: hand 4\nA1: cards 4\nb:"

    assert GAME.position(text, stream(1)) == GAME.position(text, stream(1))
    assert GAME.position(text, stream(1)) != GAME.position(text, stream(2))


def test_comments_and_repeats() -> None:
    """`#` begins a comment, `x3` repeats the word before it."""
    short = GAME.from_text("play # a's turn\n\na: hand horns x3\nb: # nothing yet\n")

    assert short == GAME.from_text("play\na: hand horns horns horns\nb:")


def test_the_order_of_a_hand_does_not_matter() -> None:
    """A hand is a set: equal hands make equal positions and equal lists of choices."""
    one, other = (Table("beginning", f"play\na: hand {hand}\nb:") for hand in ("horns fast horns", "fast horns x2"))

    assert one.data["seats"] == other.data["seats"]
    assert one.choices == other.choices


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("play\na: hand horns x9\nb:", "'9 horns' cannot be read: the box has 8"),
        ("play\na: hand carnivore x16\nA1: carnivore\nb:", "'17 carnivore' cannot be read: the box has 16"),
        ("play\na: hand 1\nA1: horns fast hiding flying\nb:", "at most 3 traits"),
        ("play\na: hand 1\nA1: horns fast horns\nb:", "none twice"),
        ("play\na: hand 1\nA1: horns, cards 2, 3 chips\nb:", "3 cannot be read: chips is a whole number from 0 to 2"),
        ("play\na: hand 1\nA1: fat-tissue, cards 2, 5 chips\nb:", "chips is a whole number from 0 to 4"),
        ("play\na: hand 1\nA1: horns, cards\nb:", "a species has a population card at least"),
        ("play\na: hand 1", "a position has 2 to 5 seats"),
        ("play\na: hand 1\nb:\nc:\nd:\ne:\nf:", "'f' cannot be read: a line here begins with pile, discards, E1"),
        ("play\na: hand dragon\nb:", "'dragon' cannot be read: a card is one of carnivore, flying"),
        ("play\na: hand 1\nA1: long neck\nb:", "'long' cannot be read: a card is one of"),
        ("play\npile: horns\na: hand 1\nb:", "2 cannot be read: all 88 cards must lie somewhere"),
        ("play\na: hand 89\nb:", "89 cannot be read: there are 88 cards"),
        ("play, last round\na:\n" + "".join(f"A{n}:\n" for n in range(1, 90)) + "b:", "cards for 88 species"),
        ("play\na: hand 1\nb:\ndiscards: ?", "'?' cannot be read: everybody sees this card"),
        ("play\na: hand 1\nb:\ndiscards: horns~a", "'horns~a' cannot be read: everybody sees this card"),
        ("play\na: hand 1\nA1: horns~a\nb:", "'horns~a' cannot be read: everybody sees this card"),
        ("play\na: hand horns~d\nb:", "'d' cannot be read: a seat is one of a, b"),
        ("play\na:\nb: hand 1", "with an empty hand the step has ended"),
        ("eat\na:\nA1: cards 2\nb:", "'eat' cannot be read: with nothing to take the step has ended already"),
        ("eat, hole 9\na:\nA1:\nA2: carnivore\nb: hand 1".replace("A1:\n", "A1: flying, 1 chip\n"), "nothing to take"),
        ("over\na: hand 1\nb:", "is in its 'last round'"),
        ("play\na: hand 88\nb:", "is in its 'last round'"),
        ("sleep\na: hand 1\nb:", "'sleep' cannot be read: step is one of play, eat, over"),
        ("play, seat c\na: hand 1\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("play, start c\na: hand 1\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("play, eyes c\na: hand 1\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("play, turn 0\na: hand 1\nb:", "turn is a whole number from 1"),
        ("play, turn ²\na: hand 1\nb:", "'²' cannot be read: a whole number"),
        ("play, turn " + "9" * 5000 + "\na: hand 1\nb:", "a whole number up to 1000000"),
        ("play, hole many\na: hand 1\nb:", "'many' cannot be read: a whole number"),
        ("play, a nice day\na: hand 1\nb:", "'a nice day' cannot be read: the first line is like"),
        ("play\na: hand ²\nb:", "'²' cannot be read"),
        ("play\na: -1 chips\nb:", "'-1' cannot be read: a whole number"),
        ("play\na: horns\nb:", "'horns' cannot be read: a seat's line is like"),
        ("play\nb: hand 1\na:", "'b' cannot be read: a line here begins with pile, discards, a"),
        ("play\na: hand 1\nA2:\nb:", "'A2' cannot be read: a line here begins with pile, discards, A1, b"),
        ("", "a position has 2 to 5 seats"),
    ],
)
def test_a_position_that_cannot_exist_is_refused(text: str, right: str) -> None:
    """BEG-1.1 BEG-3.2 BEG-4.12 BEG-4.13 BEG-5.2: one line that names the value and what would be right."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.position(text)

    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    ("data", "right"),
    [
        ({}, "a position has 2 to 5 seats"),
        ({"seats": [1, 2]}, "seats is a list of mappings"),
        ({"seats": [{}] * 6}, "a position has 2 to 5 seats"),
        ({"seats": [{"hand": ["horns"]}, {}], "weather": "fine"}, "'weather' cannot be read: a field here is one of"),
        ({"seats": [{"hand": ["horns"], "beard": 1}, {}]}, "'beard' cannot be read"),
        ({"seats": [{"hand": [1]}, {}]}, "hand is a list of names"),
        ({"seats": [{"hand": ["horns"], "chips": True}, {}]}, "chips is a whole number"),
        ({"seats": [{"hand": ["horns"], "chips": -1}, {}]}, "-1 cannot be read"),
        ({"seats": [{"hand": ["horns"], "species": [{"cards": []}]}, {}]}, "a population card at least"),
        ({"seats": [{"hand": ["horns"], "species": [{"cards": ["?"], "name": "Rex"}]}, {}]}, "'name' cannot be read"),
        ({"seats": [{"hand": ["horns"]}, {}], "last_round": 1}, "last_round is true or false"),
        ({"seats": [{"hand": ["horns"]}, {}], "rules": 2}, "rules is a whole number from 1 to 1"),
        ({"seats": [{"hand": ["horns"]}, {}], "game": "chess"}, "game is one of beginning"),
        ({"seats": [{"hand": ["horns"]}, {}], "eyes": 3}, "a seat is one of a, b"),
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
        ("", "a choice begins with found, grow, evolve, done, feed, attack, stop"),
        ("eat A1", "a choice begins with"),
        ("found", "write 'found CARD'"),
        ("found dragon", "write 'found CARD'"),
        ("grow horns", "write 'grow CARD SPECIES'"),
        ("grow A1 horns", "write 'grow CARD SPECIES'"),
        ("evolve horns A0", "write 'evolve CARD SPECIES' or 'evolve CARD SPECIES CARD'"),
        ("feed F1", "write 'feed SPECIES'"),
        ("attack A1", "write 'attack SPECIES SPECIES'"),
        ("done now", "write 'done'"),
    ],
)
def test_a_choice_that_says_nothing_is_refused(text: str, right: str) -> None:
    """The error shows how such a choice is written."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.find(GAME.position("play\na: hand 1\nA1:\nb:"), text)

    assert right in str(refused.value)


def test_an_arrow_may_point_at_the_target() -> None:
    """`attack A1 > B1` and `attack A1 B1` are one choice."""
    state = GAME.position("eat\na:\nA1: carnivore\nb:\nB1:")

    assert GAME.find(state, "attack A1 > B1") == GAME.find(state, "attack A1 B1")


def test_an_illegal_choice_is_refused_with_the_clause_and_the_nearest_legal_one() -> None:
    """BEG-3.1: what was asked, why not, and what may have been meant."""
    with pytest.raises(gp.IllegalChoice) as refused:
        GAME.find(GAME.position("play\na: hand horns\nA1:\nb:"), "grow flying A1")

    assert str(refused.value) == (
        "'grow flying A1' is not legal now: flying is not in your hand (BEG-3.1); "
        "did you mean 'grow horns A1'? (4 choices are legal)"
    )


def test_all_cards_on_one_side_fit() -> None:
    """BEG-1.1 BEG-3.1: 88 species of one card each, fed, scored, and the game played to its end."""
    rows = "".join(f"A{n}:\n" for n in range(1, 88))
    table = Table("beginning", f"play, last round, start b, hole 88\na: hand 1\n{rows}b:")

    table.play(next(choice for choice in table.choices if choice.startswith("found")))
    assert len(table.data["seats"][0]["species"]) == 88
    assert GAME.position(GAME.to_text(table.data)) == table.state

    table.play(*(f"feed A{n}" for n in range(1, 89)))
    assert table.state.seat == NOBODY
    assert table.state.result().points == [176, 0]


def test_the_longest_list_of_cards_to_play_fits() -> None:
    """BEG-3.1 BEG-3.2: one card of each kind, for as many species as the other 78 cards make."""
    full = "".join(f"A{n}: carnivore flying fast\n" for n in range(1, 8))
    single = "".join(f"A{n}:\n" for n in range(8, 58))
    table = Table("beginning", f"play, last round\na: hand {' '.join(DECK.ids)}\n{full}{single}b:")

    choices = GAME.choices(table.state)

    ways_with_full = 3 * 1 + 7 * (1 + 3)  # the three kinds they have only make them grow
    assert len(choices) == 10 + 7 * ways_with_full + 50 * 10 * 2 + 1
    assert len(set(choices)) == len(choices) <= table.state.most()
    assert [verb_of(choice) for choice in choices].count(DONE) == 1
    assert max(thing(choice, 1) for choice in choices) == 56


def test_the_longest_list_of_attacks_fits() -> None:
    """BEG-4.4: sixteen carnivores among 72 species, all on one side."""
    carnivores = "".join(f"A{n}: carnivore\n" for n in range(1, 17))
    others = "".join(f"A{n}:\n" for n in range(17, 73))
    table = Table("beginning", f"eat, last round, hole 1\na:\n{carnivores}{others}b:")

    choices = GAME.choices(table.state)

    assert len(choices) == 16 * 71 + 56
    assert len(set(choices)) == len(choices) <= table.state.most()
    assert STOP not in [verb_of(choice) for choice in choices]
