"""Who drops out, who wins, and when nobody does."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.playout import Tally, play_out
from galapagos.core.result import Result
from tests.games.biosphere5.looking import at, hand, starting_with
from tests.table import Table

GAME = gp.game("biosphere5")


def ended(table: Table) -> Result:
    """How the game ended."""
    result = table.state.result()
    assert result is not None
    return result


def test_who_drops_out_in_his_own_turn_loses() -> None:
    """B5-5.1: two cards behind a makeshift achievement are too few."""
    table = at("act\na: table shack, hand basin\nb: table bunker, hand 1")

    table.play("unleash basin")

    assert ended(table).reason == "last"
    assert ended(table).winners() == [1]


@pytest.mark.parametrize(("card", "winners", "reason"), [("biosphere", [0], "last"), ("shack", [], "last-without")])
def test_who_drops_out_in_the_others_turn(card: str, winners: list[int], reason: str) -> None:
    """B5-5.1: loses only if the active player holds the Biosphere 5 card; otherwise it is a draw."""
    table = at(f"act\na: table bunker, hand basin {card}\nb: hand robots")

    table.play("unleash basin", "suffer")

    assert (ended(table).winners(), ended(table).reason) == (winners, reason)
    assert ended(table).drawn == (winners == [])


def test_the_biosphere_card_in_the_losers_hand_counts_for_nothing() -> None:
    """B5-5.1: it must be the active player's."""
    table = at("act\na: table bunker, hand basin\nb: hand biosphere")

    table.play("unleash basin", "suffer")

    assert ended(table).winners() == []


def test_an_attack_gives_the_biosphere_card_away() -> None:
    """B5-5.1: played, it is no longer in the hand when the action ends."""
    table = at("act, brink\na: hand biosphere\nb: doom 6, table shack, hand 1")

    table.play("attack biosphere b housing")

    assert ended(table).reason == "last-without"


def test_drop_outs_are_settled_when_all_have_been_hit() -> None:
    """B5-5.1: b is lost, c still discards, then b's cards leave."""
    table = at(
        "act, form free\na: table bunker, hand basin\nb: hand shack\nc: hand robots anarchy armoury shack bunker"
    )

    table.play("unleash basin", "suffer")
    assert (table.data["falling"], table.data["seats"][1]["out"]) == (["b"], False)
    table.play("suffer", *[f"discard {card}" for card in ("robots", "anarchy", "armoury", "shack")])

    assert (table.data["falling"], table.data["seats"][1]["out"]) == ([], True)


def test_three_against_each_other_aim_at_anybody() -> None:
    """B5-5.2: no other rules than for two."""
    table = at(
        "act, form free, active b\na: table shack, hand 1\nb: table robots armoury, hand revitalisation\nc: hand 1"
    )

    assert starting_with(table, "sabotage") == ["sabotage revitalisation a", "sabotage revitalisation c"]


def test_the_last_of_four_is_judged_as_in_the_version_for_three() -> None:
    """B5-5.2 B5-5.3: three drop out in his turn, and he holds no Biosphere 5 card."""
    position = "act, form free\na: table bunker, hand basin{}\nb: hand 1\nc:\nd: hand 1"
    draw, win = at(position.format("")), at(position.format(" biosphere"))

    draw.play("unleash basin", "suffer", "suffer")
    win.play("unleash basin", "suffer", "suffer")

    assert (ended(draw).reason, ended(draw).places) == ("last-without", [1, 1, 1, 1])
    assert (ended(win).reason, ended(win).places) == ("last", [1, 2, 2, 2])


RING = """
    act, form left, active {}
    a: table shack robots armoury, hand surveillance revitalisation biosphere
    b: table shack robots armoury, hand surveillance revitalisation biosphere
    c: table shack robots armoury, hand surveillance revitalisation biosphere
"""


@pytest.mark.parametrize(("active", "left"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_schemes_reach_the_left_neighbour_only(active: str, left: str) -> None:
    """B5-5.3: espionage, sabotage and attack."""
    table = at(RING.format(active))

    assert {choice.split()[2] for choice in starting_with(table, "spy", "sabotage", "attack")} == {left}
    others = {"a", "b", "c"} - {active, left}
    assert table.why_not(f"spy surveillance {others.pop()}") == "B5-5.3"


def test_the_left_neighbour_is_the_next_who_is_still_in() -> None:
    """B5-5.3: with b out it is c."""
    table = at("act, form left\na: table shack basin, hand robots\nb: out\nc: hand 2")

    assert starting_with(table, "spy") == ["spy robots c"]


def test_catastrophes_hit_everybody_in_the_ring() -> None:
    """B5-5.3: the neighbour on the right as well."""
    table = at("act, form left\na: table bunker, hand basin\nb: hand 5\nc: hand 5")

    table.play("unleash basin")

    assert table.data["pending"] == ["catastrophe a housing c", "answer b housing"]


def test_the_only_survivor_wins_when_it_is_not_his_turn() -> None:
    """B5-5.3: b and c are out, c in its own turn; a needs no card."""
    table = at("act, form left, active c\na: table bunker, hand 1\nb: hand robots\nc: table shack, hand basin")

    table.play("unleash basin", "suffer")

    assert (ended(table).winners(), ended(table).places) == ([0], [1, 2, 2])


@pytest.mark.parametrize(("card", "places"), [("biosphere", [1, 2, 2]), ("shack", [1, 1, 1])])
def test_the_only_survivor_in_his_own_turn(card: str, places: list[int]) -> None:
    """B5-5.3: wins with the Biosphere 5 card; else it is a draw for all, also for those already out."""
    table = at(f"act, form left\na: table bunker, hand basin {card}\nb: out\nc: hand robots")

    table.play("unleash basin", "suffer")

    assert ended(table).places == places


def test_dropping_out_in_the_own_turn_ends_it() -> None:
    """B5-5.3: the second action is lost, and later turns are skipped."""
    table = at("act, form left\na: table shack, hand basin\nb: table bunker, hand 1\nc: table bunker, hand 1")

    table.play("unleash basin")
    assert (table.data["seats"][0]["out"], table.data["seat"], table.data["actions"]) == (True, "b", 2)
    table.play("draw pile", "draw pile", "draw pile", "draw pile")

    assert table.data["seat"] == "b"


def test_teams_take_turns_crosswise() -> None:
    """B5-5.4: A1, B1, B2, A2, over and over; a round is over when A1 is next."""
    for start, order in (("a", "abdc"), ("b", "bacd")):
        table = at(f"act, form teams, active {start}, start {start}\na:\nb:\nc:\nd:")
        seats = ""
        for _ in range(8):
            seats += table.data["seat"]
            assert table.data["round"] == 1 + (len(seats) - 1) // 4
            table.play("renew", "renew")
        assert seats == order * 2


@pytest.mark.parametrize("seed", range(8))
def test_the_team_with_fewer_red_cards_begins(seed: int) -> None:
    """B5-5.4: by its lowest seat; equal ones by seat a."""
    data = GAME.to_data(GAME.new(GAME.settle(4, "teams"), stream(seed)))
    red = [
        sum(GAME.deck.halves[GAME.deck.ids.index(card)].rank == 1 for card in each["open"])
        + 2 * ("biosphere" in each["open"])
        for each in data["seats"]
    ]

    assert data["start"] == data["active"] == ("a" if red[0] + red[2] <= red[1] + red[3] else "b")


def test_partners_are_no_targets() -> None:
    """B5-5.4: schemes are for opponents."""
    table = at(
        "act, form teams\na: table shack basin, hand robots biosphere\n"
        "b: table shack, hand 1\nc: table shack\nd: hand 1"
    )

    assert starting_with(table, "spy", "attack") == ["spy robots b", "spy robots d", "attack biosphere b housing"]
    assert table.why_not("spy robots c") == "B5-5.4"


def test_hands_are_secret_among_partners() -> None:
    """B5-5.4: a sees c's cards as little as b's."""
    table = at("act, form teams\na: hand shack\nb: hand robots\nc: hand bunker\nd: hand basin")

    assert [each["hand"] for each in table.view(0)["seats"]] == [["shack"], ["?"], ["?"], ["?"]]


def test_a_biosphere_wins_for_the_team() -> None:
    """B5-5.4: also for a partner who is out."""
    table = at(
        "act, form teams\na: table anarchy revitalisation, hand biosphere shack basin robots bunker armoury\n"
        "b:\nc: out\nd:"
    )

    table.play("build biosphere")

    assert ended(table).places == [1, 3, 1, 3]


@pytest.mark.parametrize(("card", "places"), [("biosphere", [1, 3, 1, 3]), ("shack", [1, 1, 1, 1])])
def test_a_team_that_is_out_in_the_others_turn(card: str, places: list[int]) -> None:
    """B5-5.4: the active hand decides, not the partner's."""
    table = at(
        f"act, form teams\na: table bunker, hand basin {card}\nb: out\nc: table bunker, hand biosphere\nd: hand 1"
    )

    table.play("unleash basin", "suffer")

    assert ended(table).places == places


def test_a_team_that_is_out_in_its_own_turn_loses() -> None:
    """B5-5.4: no card is needed."""
    table = at("act, form teams\na: table shack, hand basin\nb: table bunker, hand 1\nc: out\nd: table bunker, hand 1")

    table.play("unleash basin")

    assert ended(table).places == [3, 1, 3, 1]


def test_the_card_of_an_active_player_who_drops_out_himself_counts() -> None:
    """B5-5.1 B5-5.4: it is looked for before his cards leave; his partner has survived for both."""
    table = at(
        """
        act, brink, returning, form teams
        a: doom 7, leaders commander 2, hand biosphere shack, table basin
        b: out
        c: hand 1
        d: doom 6, table shack, hand 1
        """
    )

    table.play("attack biosphere d housing")

    assert (ended(table).places, ended(table).reason) == ([1, 3, 1, 3], "last")


def test_all_at_once() -> None:
    """B5-5.5: if nobody is left, nobody has won."""
    table = at("act\na: table shack, hand basin\nb: hand robots")

    table.play("unleash basin", "suffer")

    assert (ended(table).reason, ended(table).places, ended(table).winners()) == ("nobody", [1, 1], [])


def test_the_limit_of_rounds() -> None:
    """B5-5.6: after the last one it is a draw, for all."""
    table = at("act, rounds 7, round 7, active b, start a\na:\nb:")

    table.play("renew")
    assert table.state.result() is None
    table.play("renew")

    assert (ended(table).reason, ended(table).places, ended(table).drawn) == ("limit", [1, 1], True)


def test_the_limit_is_two_hundred_unless_said() -> None:
    """B5-5.6: an option of the match."""
    assert GAME.to_data(GAME.new(GAME.settle(2), stream(1)))["rounds"] == 200
    state = GAME.new(GAME.settle(3, rounds="2"), stream(1))
    play_out(state, stream(1), Tally())
    assert GAME.to_data(state)["round"] <= 2


def test_whoever_is_out_has_no_cards_in_the_game() -> None:
    """B5-4.8 B5-5.3: nor does he decide any more."""
    table = at("act, form free\na: table bunker, hand basin\nb: hand 1\nc: table bunker, hand 3")

    table.play("unleash basin", "suffer")

    assert hand(table, "b") == []
    assert [table.game.text(table.state, choice).split()[-1] for choice in table.game.choices(table.state)].count(
        "b"
    ) == 0
