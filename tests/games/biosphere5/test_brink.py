"""On the Brink: doom, which rises and is averted."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from tests.games.biosphere5.looking import at, discards, doom, hand, seat, solved, starting_with

GAME = gp.game("biosphere5")


def test_three_more_cards_four_leaders_and_no_doom_yet() -> None:
    """B5-6.1: a deck of 28, and everything at 0."""
    data = GAME.to_data(GAME.new(GAME.settle(2, brink="yes"), stream(1)))

    assert [len(each["pile"]) for each in data["seats"]] == [25, 25]
    assert all((each["pile"] + each["open"]).count("leadership") == 3 for each in data["seats"])
    assert [(each["doom"], each["leaders"]) for each in data["seats"]] == [(0, [0, 0, 0, 0])] * 2


def test_a_used_up_pile_brings_two_doom_once() -> None:
    """B5-6.2 (a) B5-2.9: at once; when discards come later, the new pile costs nothing more."""
    table = at(
        """
        act, brink
        a: table robots surveillance revitalisation new-league basin shack
        a: hand deep-well bunker tent-collapse tent-impoverishment canister-crime canister-revolt money-drought
        a: hand manufactory armoury back-to-nature antiseptics-hurricane antiseptics-impoverishment money-revolt
        a: hand toolbox-collapse toolbox-hurricane anarchy leadership x3
        a: open friends-drought friends-crime, pile biosphere
        b: hand 1
        """
    )

    table.play("exchange pile")
    assert doom(table, "a") == 2
    table.play("take friends-crime", "discard anarchy", "discard bunker")
    assert doom(table, "a") == 2
    assert len(seat(table, "a")["pile"]) == 2


def test_a_pile_used_up_and_renewed_at_once_brings_two_doom() -> None:
    """B5-6.2 (a): whoever's turn it is."""
    table = at(
        """
        act, brink
        a: hand 8, open, pile shack
        a: discards tent-collapse tent-impoverishment canister-crime canister-revolt money-drought money-revolt
        a: discards toolbox-collapse toolbox-hurricane friends-crime friends-drought antiseptics-hurricane
        a: discards antiseptics-impoverishment basin manufactory armoury back-to-nature anarchy biosphere robots
        b:
        """
    )

    table.play("draw pile")

    assert (doom(table, "a"), doom(table, "b")) == (2, 0)
    assert len(seat(table, "a")["pile"]) == 19


def test_missing_achievements_bring_doom() -> None:
    """B5-6.2 (b) B5-6.4: one for each that is missing; nobody drops out for it."""
    table = at("act, brink\na: table bunker, hand basin\nb: table robots, hand anarchy")

    table.play("unleash basin", "suffer")

    assert (hand(table, "b"), solved(table, "b"), doom(table, "b")) == ([], [], 2)
    assert table.data["actions"] == 1


def test_an_attack_brings_doom_to_both() -> None:
    """B5-6.2 (c): one to its author, two to its target, none to others."""
    table = at("act, form free, brink\na: hand biosphere\nb: table shack, hand 1\nc: table shack, hand 1")

    table.play("attack biosphere b housing")

    assert [doom(table, letter) for letter in "abc"] == [1, 2, 0]


@pytest.mark.parametrize("text", ["spy robots b", "sabotage revitalisation b"])
def test_schemes_bring_doom_to_both(text: str) -> None:
    """B5-6.2 (d): one each."""
    table = at("act, brink\na: table shack basin back-to-nature, hand robots revitalisation\nb: hand 5")

    table.play(text)

    assert (doom(table, "a"), doom(table, "b")) == (1, 1)


def test_an_open_biosphere_card_brings_doom_at_the_end_of_the_turn() -> None:
    """B5-6.2 (e): its owner's turn, not the action, and nobody else's turn."""
    table = at("act, brink\na: open biosphere shack basin\nb: open biosphere shack basin")

    table.play("draw shack")
    assert doom(table, "a") == 0
    table.play("draw basin")
    assert (doom(table, "a"), doom(table, "b")) == (1, 0)
    table.play("draw biosphere", "draw shack")
    assert (doom(table, "a"), doom(table, "b")) == (1, 0)


def test_without_the_expansion_there_is_no_doom() -> None:
    """B5-6.2: neither by attack nor by a pile that is used up."""
    table = at("act\na: hand biosphere\nb: table shack, hand 1")

    table.play("attack biosphere b housing")

    assert (doom(table, "a"), doom(table, "b")) == (0, 0)
    assert table.why_not("avert") == "B5-6.3"


def test_averting_doom() -> None:
    """B5-6.3: as many cards as there is doom, and it falls by one."""
    table = at("act, brink\na: doom 3, hand shack basin robots anarchy\nb:")

    table.play("avert")
    assert table.data["pending"] == ["discard a 3"]
    table.play("discard shack", "discard basin", "discard robots")

    assert (doom(table, "a"), hand(table, "a"), table.data["actions"]) == (2, ["anarchy"], 1)
    assert discards(table, "a") == {"shack", "basin", "robots"}


@pytest.mark.parametrize("line", ["doom 3, hand shack basin", "hand shack basin"])
def test_averting_needs_doom_and_cards(line: str) -> None:
    """B5-6.3: two cards are too few for doom of 3, and without doom there is nothing to avert."""
    table = at(f"act, brink\na: {line}\nb:")

    assert table.why_not("avert") == "B5-6.3"


def test_doom_of_eight_at_the_end_of_an_action() -> None:
    """B5-6.4: the attacked drops out when the attack is over, the attacker goes on."""
    table = at("act, form free, brink\na: hand biosphere\nb: doom 6, table shack, hand 1\nc: doom 7")

    table.play("attack biosphere b housing")

    assert [each["out"] for each in table.data["seats"]] == [False, True, False]
    assert (table.data["seat"], table.data["actions"]) == ("a", 1)


def test_several_drop_out_together() -> None:
    """B5-6.4 B5-5.5: attacker and attacked, and the game is drawn."""
    table = at("act, brink\na: doom 7, hand biosphere\nb: doom 6, table shack, hand 1")

    table.play("attack biosphere b housing")

    result = table.state.result()
    assert result is not None
    assert result.reason == "nobody"


def test_doom_of_eight_at_the_end_of_a_turn() -> None:
    """B5-6.4 B5-2.11: the open Biosphere 5 card is the last straw."""
    table = at("act, brink, actions 1\na: doom 7, open biosphere shack basin\nb:")

    table.play("draw pile")

    result = table.state.result()
    assert result is not None
    assert (result.winners(), result.reason) == ([1], "last")


def test_doom_counts_at_the_end_of_the_action_only() -> None:
    """B5-6.4: who has 8 in the middle of it still has what the end of it will bring."""
    table = at("act, brink\na: table shack basin, hand robots\nb: doom 7, hand shack basin")

    table.play("spy robots b")
    assert (doom(table, "b"), table.state.result()) == (8, None)
    table.play("expose shack")

    assert table.state.result() is not None


def test_doom_stays_between_nothing_and_eight() -> None:
    """B5-6.10: three missing achievements at 7 make 8; a glimmer of hope at 0 leaves it there."""
    table = at("act, form free, brink\na: table bunker, hand basin\nb: doom 7, hand shack\nc: table bunker, hand 1")
    table.play("unleash basin", "suffer")
    assert "The doom of Player 1 rises by 1 to 8" in table.told

    table = at("act, brink\na: leaders fanatic 1, hand leadership\nb:")
    table.play("show leadership fanatic 1")
    assert doom(table, "a") == 0


def test_the_fifth_action_is_one_of_two() -> None:
    """B5-6.3 B5-2.1: it may be taken twice."""
    table = at("act, brink\na: doom 2, hand shack basin robots anarchy\nb:")

    table.play("avert", "discard shack", "discard basin", "avert")
    assert table.data["pending"] == ["discard a 1"]
    table.play("discard robots")

    assert (doom(table, "a"), table.data["seat"]) == (0, "b")
    assert starting_with(table, "avert") == []
