"""Positions and choices as text: round trips, the largest ones, and what is refused."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from tests.games.biosphere5.looking import at

GAME = gp.game("biosphere5")

FULL = """\
action, form left, brink, rounds 50, round 3, turn 8, active b, start c, actions 1, hope, falling a
a: doom 2, hand friends-crime friends-drought~c shack
a: open robots surveillance basin
a: discards manufactory
a: pile {}
b: doom 3, leaders strategist 1 fanatic 2, table bunker, hand anarchy tent-collapse, played leadership deep-well
b: open shack armoury
b: discards biosphere
b: pile {}
c: out
pending: take b 2
"""
PILES = [
    "deep-well bunker revitalisation new-league biosphere armoury back-to-nature anarchy tent-impoverishment "
    "tent-collapse canister-crime canister-revolt toolbox-hurricane toolbox-collapse money-drought money-revolt "
    "antiseptics-hurricane antiseptics-impoverishment leadership x3",
    "robots surveillance revitalisation new-league basin manufactory back-to-nature tent-impoverishment canister-crime "
    "canister-revolt toolbox-hurricane toolbox-collapse money-drought money-revolt antiseptics-hurricane "
    "antiseptics-impoverishment friends-drought friends-crime leadership x2",
]
SOLO = """\
machine, form solo, rounds 200, round 4, turn 7, active machine, start machine, actions 0, catastrophes 1
a: table bunker, hand shack
a: open robots surveillance basin
a: discards
a: pile ? x20
machine: level 3, makeshift water, perfect nature, aside biosphere, revealed anarchy money-drought
machine: discards shack
machine: pile ? x21
pending: catastrophe machine water machine, answer a water
"""


def test_a_position_is_written_as_it_was_read() -> None:
    """Every field, every card and who knows it, and all that is pending."""
    text = FULL.format(*PILES)
    state = GAME.position(text)

    assert GAME.to_text(GAME.to_data(state)) == text
    assert GAME.from_data(GAME.to_data(state), stream(2)) == state


def test_a_solo_view_is_written_as_it_was_read() -> None:
    """The machine has lines of its own."""
    view = GAME.view(GAME.position(SOLO), 1)
    text = GAME.to_text(view)

    assert text == SOLO.replace("catastrophes 1\n", "catastrophes 1, eyes public\n").replace("hand shack", "hand ?")
    assert GAME.view(GAME.position(text), 1) == view


@pytest.mark.parametrize("eyes", [0, 1, 2, 3])
def test_a_view_is_read_back(eyes: int) -> None:
    """Whose eyes saw it is part of the text; what they did not know is dealt."""
    view = GAME.view(GAME.position(FULL.format(*PILES)), eyes)

    assert GAME.view(GAME.position(GAME.to_text(view)), eyes) == view
    assert f"eyes {['a', 'b', 'c', 'public'][eyes]}" in GAME.to_text(view)


def test_what_a_text_leaves_out() -> None:
    """It is the first seat's turn, its first action; three cards lie open, the rest is the pile."""
    data = GAME.to_data(GAME.position("act\na:\nb: hand 2"))

    assert (data["form"], data["seat"], data["start"], data["actions"], data["round"]) == ("duel", "a", "a", 2, 1)
    assert [len(each["open"]) for each in data["seats"]] == [3, 3]
    assert [len(each["pile"]) for each in data["seats"]] == [22, 20]


def test_forms_by_the_number_of_seats() -> None:
    """One is solo, two a duel, three a ring, four two teams; the others have to be named."""
    for text, form in {"a:": "solo", "a:\nb:": "duel", "a:\nb:\nc:": "left", "a:\nb:\nc:\nd:": "teams"}.items():
        assert GAME.to_data(GAME.position("act\n" + text))["form"] == form
    assert GAME.to_data(GAME.position("act, form free\na:\nb:\nc:"))["form"] == "free"


def test_the_setup_of_a_position() -> None:
    """Form, expansion and limit are known to a match that begins with it."""
    setup = GAME.setup_of(GAME.position("act, form free, brink, rounds 30\na:\nb:\nc:"))

    assert (setup.seats, setup.form, setup.options) == (3, "free", {"brink": "yes", "rounds": 30})


def test_the_largest_position_fits() -> None:
    """B5-6.1: everything in one hand, all leaders at the top, everybody else complete: the list is far from full."""
    everything = " ".join(card for card in GAME.deck.ids if card not in LOW)
    table = at(
        f"""
        act, brink, form free
        a: leaders strategist 3 commander 3 fighter 3 fanatic 3, doom 7, table {" ".join(LOW)}
        a: hand {everything} leadership x2
        a: open, pile
        b: table bunker deep-well robots surveillance revitalisation new-league
        c: table bunker deep-well robots surveillance revitalisation new-league
        d: table bunker deep-well robots surveillance revitalisation new-league
        """
    )

    assert 70 < len(table.choices) < table.state.most() // 3
    table.play("show leadership commander 1 basin")
    assert table.state.copy() == table.state


LOW = ["shack", "basin", "manufactory", "armoury", "back-to-nature", "anarchy"]


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("", "a position has 1 to 4 seats"),
        ("act\na:\nb:\nc:\nd:\ne:", "'e' cannot be read: a line here begins with d, machine, pending"),
        ("act\nb:\na:", "'b' cannot be read: a line here begins with a, machine"),
        ("act, form duel\na:\nb:\nc:", "'duel' cannot be read: 3 seats play left or free"),
        ("sleep\na:\nb:", "'sleep' cannot be read: step is one of act, action"),
        ("act, a nice day\na:\nb:", "'a nice day' cannot be read: the first line is like"),
        ("act, rounds 0\na:\nb:", "rounds is a whole number from 1 to 1000"),
        ("act, rounds 5, round 6\na:\nb:", "round is a whole number from 1 to 5"),
        ("act, turn many\na:\nb:", "'many' cannot be read: a whole number"),
        ("act, active c\na:\nb:", "'c' cannot be read: a seat is one of a, b"),
        ("act, active machine\na:\nb:", "'machine' cannot be read: a seat is one of a, b"),
        ("act, actions 3\na:\nb:", "actions is a whole number from 0 to 2"),
        ("act, actions 0\na:\nb:", "somebody who acts has 1 or 2 actions"),
        ("action, actions 2\na:\nb:\npending: take a 1", "within an action 0 or 1 more are to come"),
        ("act\na: hand dragon\nb:", "'dragon' cannot be read: a card is one of deep-well, bunker"),
        ("act\na: hand bunker x2\nb:", "'2 bunker' cannot be read: the box has 1"),
        ("act\na: hand leadership\nb:", "'1 leadership' cannot be read: the box has 0"),
        ("act\na: hand 26\nb:", "26 cannot be read: there are 25 cards"),
        ("act\na: pile shack\nb:", "1 cannot be read: all 25 cards must lie somewhere"),
        ("act\na: open ?\nb:", "'?' cannot be read: everybody sees this card"),
        ("act\na: open shack basin robots anarchy\nb:", "4 cannot be read: at most 3 cards lie open"),
        ("act\na:\nb: hand 9", "9 cannot be read: only in the own turn a hand has more than 8 cards"),
        ("act\na: table tent-collapse\nb:", "achievements lie there, and nothing else"),
        ("act\na: table shack bunker\nb:", "one achievement for each field; housing has two"),
        ("act\na: table biosphere\nb:", "the Biosphere 5 on the table wins as soon as five cards are discarded"),
        ("act\na: doom 1\nb:", "doom is a whole number from 0 to 0"),
        ("act, brink\na: doom 9\nb:", "doom is a whole number from 0 to 8"),
        ("act, brink\na: doom 8\nb:", "8 cannot be read: whose doom has come is out"),
        ("act, brink\na: leaders king 1\nb:", "'king' cannot be read: a leader is one of strategist"),
        ("act, brink\na: leaders fanatic 4\nb:", "leaders are 4 levels from 0 to 3"),
        ("act\na: leaders fanatic 1\nb:", "leaders are 4 levels from 0 to 0"),
        ("act\na: played shack\nb:", "played cards lie here until the end of the action only"),
        ("act\na: shoes\nb:", "'shoes' cannot be read: a seat's line is like"),
        ("act\na: out\nb:", "the active player and somebody who plays against him are still in"),
        ("act, form teams\na:\nb: out\nc:\nd: out", "somebody who plays against him are still in"),
        ("act, falling b\na:\nb:", "whoever falls drops out at the end of the action"),
        ("act, winners a\na:\nb:", "nobody has won yet"),
        ("over\na:\nb:", "a game that is over, and no other one, has a reason"),
        ("act, reason built\na:\nb:", "a game that is over, and no other one, has a reason"),
        ("over, reason bored\na:\nb:", "reason is one of"),
        ("act\na: hand shack, open, pile, discards ? x24\nb:", "everybody sees this card"),
        ("act\na:\nb:\npending: take a 2", "what is pending does not belong to this step"),
        ("action, actions 1\na:\nb:", "what is pending does not belong to this step"),
        ("action, actions 1\na:\nb:\npending: dance a", "what is pending is one of take, discard"),
        ("action, actions 1\na:\nb:\npending: take a", "write take a 2, or take a 8 at-most"),
        ("action, actions 1\na:\nb:\npending: take b 1", "only the active player does so"),
        ("action, actions 1\na: hand 2\nb:\npending: discard a 2", "a hand larger than that is asked"),
        ("action, actions 1\na: table shack\nb:\npending: destroy a 1", "more achievements than that are asked"),
        (
            "action, actions 1\na:\nb: table bunker, hand 3\npending: catastrophe a housing a, answer b housing",
            "behind a perfect achievement, nobody is asked",
        ),
        ("action, actions 1\na:\nb:\npending: answer b housing", "does not belong to this step"),
        ("action, actions 1\na:\nb:\npending: catastrophe a housing a, answer b fire", "write answer b housing"),
        ("action, actions 1\na:\nb: hand 1\npending: spy a b", "an opponent has two cards to choose from"),
        ("action, actions 1\na: hand 2\nb:\npending: spy a a", "an opponent has two cards to choose from"),
        (
            "action, actions 1\na:\nb: hand 2\npending: catastrophe b water a, answer b water",
            "the active player does so",
        ),
        ("action, actions 1\na: hand 9\nb:\npending: win a, discard a 5", "the Biosphere 5 on the table wins as soon"),
        ("action, actions 1\na: hand 9\nb:\npending: lose a 3, discard a 1", "an opponent of the active player"),
        (
            "action, actions 1, form free\na:\nb: out\nc: hand 2\npending: catastrophe a water b, answer c water",
            "it hits those who are still in",
        ),
        ("act\na:\nb:\nmachine: level 3", "'machine' cannot be read: only a solo game has a machine"),
        ("act\na:\nmachine: level 9", "level is a whole number from 0 to 8"),
        (
            "act\na:\nmachine: makeshift fire",
            "'makeshift fire' cannot be read: makeshift or perfect, and one of housing",
        ),
        ("act\na:\nmachine: aside shack", "only the Biosphere card is put aside"),
        ("act\na:\nmachine: level 0, aside biosphere", "at hand level 0 the Biosphere card is discarded"),
        ("act\na:\nmachine: revealed shack", "what the machine reveals is discarded at the end of its turn"),
        (
            "act\na:\nmachine: discards " + " ".join(GAME.deck.ids[:25]),
            "a pile that is used up has been made of the discards anew",
        ),
        ("act\na:\nmachine: angry", "'angry' cannot be read: the machine's line is like"),
        ("act, start a\na:", "'a' cannot be read: the machine starts"),
        ("machine, active a\na:\npending: destroy a 1", "the machine is active in its own turn, and only there"),
        ("act, form teams, start c\na:\nb:\nc:\nd:", "'c' cannot be read: a team's first player starts"),
    ],
)
def test_a_position_that_cannot_exist_is_refused(text: str, right: str) -> None:
    """B5-1.1 B5-2.1 B5-2.8 B5-3.2 B5-6.4 B5-7.3: one line that names the value and what would be right."""
    with pytest.raises(gp.Malformed) as refused:
        GAME.position(text)

    assert right in str(refused.value)
    assert "\n" not in str(refused.value)


@pytest.mark.parametrize(
    "data",
    [
        {"seats": "ab"},
        {"seats": [{"hand": "shack"}, {}]},
        {"seats": [{}, {}], "brink": "yes"},
        {"seats": [{}, {}], "falling": "a"},
        {"seats": [{}, {}], "pending": [1]},
        {"seats": [{}, {}], "seat": "b"},
        {"seats": [{"leaders": 3}, {}]},
        {"seats": [{"leaders": [True, 0, 0, 0]}, {}], "brink": True},
        {"seats": [{"gold": 1}, {}]},
        {"seats": [{}], "machine": 3},
        {"seats": [{}], "machine": {"achievements": ["water"]}},
        {"seats": [{}, {"out": True, "hand": ["shack"]}, {}]},
        {"seats": [{}, {}], "game": "beginning"},
        {"seats": [{}, {}], "rules": 2},
        {"seats": [{}, {}], "colour": "red"},
    ],
)
def test_data_of_the_wrong_kind_is_refused(data: dict[str, object]) -> None:
    """B5-1.1: whatever a program sends."""
    with pytest.raises(gp.Malformed):
        GAME.position(data)


@pytest.mark.parametrize(
    ("text", "right"),
    [
        ("fly", "a choice begins with draw, exchange, renew"),
        ("draw", "write 'draw SOURCE'"),
        ("build dragon", "write 'build CARD'"),
        ("spy robots x", "write 'spy CARD PLAYER'"),
        ("show leadership fighter 2 b 4", "write 'show CARD LEADER LEVEL'"),
        ("destroy rescue", "write 'destroy FIELD'"),
    ],
)
def test_a_choice_that_says_nothing_is_refused(text: str, right: str) -> None:
    """With what would be right."""
    table = at("act\na:\nb:")

    with pytest.raises(gp.Malformed) as refused:
        table.play(text)
    assert right in str(refused.value)


@pytest.mark.parametrize(
    "text",
    [
        "action\na: hand armoury\nb: hand anarchy biosphere tent-collapse\npending: spy a b",
        "action, brink\na: hand armoury\nb: hand anarchy\npending: search a",
    ],
    ids=["a hand", "a pile"],
)
def test_whoever_chooses_among_hidden_cards_has_seen_them(text: str) -> None:
    """B5-4.5 B5-6.6: in a written position too: no world he imagines has other cards there."""
    state = at(text).state
    worlds = [state.reshuffle(0, stream(seed)) for seed in range(5)]

    assert {tuple(GAME.choices(world)) for world in worlds} == {tuple(GAME.choices(state))}
