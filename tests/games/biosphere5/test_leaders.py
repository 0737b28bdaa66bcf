"""On the Brink: the four leaders."""

import pytest

from tests.games.biosphere5.looking import at, discards, doom, hand, seat, solved, starting_with


def test_leadership_raises_one_leader() -> None:
    """B5-6.5: any of the four, by one level; level I."""
    table = at("act, brink\na: hand leadership\nb:")

    assert starting_with(table, "lead") == [
        "lead leadership strategist",
        "lead leadership commander",
        "lead leadership fighter",
        "lead leadership fanatic",
    ]
    table.play("lead leadership fighter")

    assert seat(table, "a")["leaders"] == [0, 0, 1, 0]
    assert discards(table, "a") == {"leadership"}


def test_three_levels_are_the_most() -> None:
    """B5-6.5: who has reached the third rises no further."""
    table = at("act, brink\na: leaders strategist 3 fanatic 2, hand leadership\nb:")

    assert "lead leadership strategist" not in table.choices
    assert "lead leadership fanatic" in table.choices
    assert table.why_not("lead leadership strategist") == "B5-6.5"


def test_a_show_of_force_uses_any_level_reached() -> None:
    """B5-6.5: the lower ones as well, the higher ones not; a leader at 0 has nothing to show."""
    table = at("act, brink\na: leaders strategist 2 fanatic 1, hand leadership\nb: hand 1")

    assert starting_with(table, "show") == [
        "show leadership strategist 1",
        "show leadership strategist 2",
        "show leadership fanatic 1",
    ]
    assert table.why_not("show leadership strategist 3") == "B5-6.5"


def test_the_strategist_takes_five_and_discards_three() -> None:
    """B5-6.6 B5-6.10: five, not six; from pile and row, which is filled at the end of the turn."""
    table = at("act, brink\na: leaders strategist 1, hand leadership shack\na: open basin robots anarchy\nb:")

    table.play("show leadership strategist 1")
    assert table.data["pending"] == ["discard a 3", "take a 5"]
    table.play("take basin", "take pile", "take pile", "take pile", "take robots")
    assert len(hand(table, "a")) == 6
    table.play("discard shack", "discard basin", "discard robots")

    assert len(hand(table, "a")) == 3
    assert seat(table, "a")["open"] == ["anarchy"]
    assert table.data["actions"] == 1


SEARCH = """
    act, brink
    a: leaders strategist 2, hand leadership
    a: open basin robots anarchy, discards shack, pile biosphere armoury bunker ? x20
    b:
"""


def test_the_strategist_searches_the_pile() -> None:
    """B5-6.6: each kind in it, and none of the discards; the pile is shuffled afterwards."""
    table = at(SEARCH)

    table.play("show leadership strategist 2")
    assert len(table.choices) == 22
    assert "fetch biosphere" in table.choices
    assert table.why_not("fetch shack") == "B5-6.6"
    table.play("fetch biosphere")

    assert hand(table, "a") == ["biosphere"]
    assert len(seat(table, "a")["pile"]) == 22
    assert seat(table, "a")["pile"][:2] != ["armoury", "bunker"]


def test_what_a_searching_strategist_saw_and_took_is_his_secret() -> None:
    """B5-6.6 B5-1.3: the others see that he searched; afterwards the pile is unknown to him too."""
    table = at(SEARCH)

    table.play("show leadership strategist 2")
    assert "?" not in table.view(0)["seats"][0]["pile"]
    assert {*table.view(1)["seats"][0]["pile"]} == {*table.view(2)["seats"][0]["pile"]} == {"?"}
    table.play("fetch biosphere")

    assert table.told == ["Player 0 takes a card out of the pile"]
    assert {*table.view(0)["seats"][0]["pile"]} == {"?"}
    assert table.view(1)["seats"][0]["hand"] == ["?"]


def test_searching_an_empty_pile_finds_nothing() -> None:
    """B5-6.6 B5-2.10: an ability without effect."""
    table = at(
        """
        act, brink
        a: leaders strategist 2, table robots surveillance revitalisation new-league basin shack
        a: hand deep-well bunker tent-collapse tent-impoverishment canister-crime canister-revolt money-drought
        a: hand manufactory armoury back-to-nature antiseptics-hurricane antiseptics-impoverishment money-revolt
        a: hand toolbox-collapse toolbox-hurricane anarchy leadership x3 biosphere
        a: open friends-drought friends-crime, pile
        b: hand 1
        """
    )

    table.play("show leadership strategist 2")

    assert table.data["actions"] == 1


def test_fetching_the_last_card_uses_the_pile_up() -> None:
    """B5-6.6 B5-6.2 B5-2.9: doom rises by two, and the discards become the new pile."""
    table = at(
        """
        act, brink
        a: leaders strategist 2, table robots surveillance revitalisation new-league basin shack
        a: hand leadership, open friends-drought friends-crime, pile biosphere
        a: discards bunker tent-collapse tent-impoverishment canister-crime canister-revolt money-drought leadership x2
        a: discards manufactory armoury back-to-nature antiseptics-hurricane antiseptics-impoverishment money-revolt
        a: discards toolbox-collapse toolbox-hurricane anarchy deep-well
        b: hand 1
        """
    )

    table.play("show leadership strategist 2", "fetch biosphere")

    assert doom(table, "a") == 2
    assert len(seat(table, "a")["pile"]) == 18
    assert discards(table, "a") == {"leadership"}


def test_the_strategists_great_plan() -> None:
    """B5-6.6: up to eight, one by one, and one may stop after any of them, or before the first."""
    table = at("act, brink\na: leaders strategist 3, hand leadership x2\nb:")

    table.play("show leadership strategist 3", "take pile", "take pile")
    assert table.data["pending"] == ["take a 6 at-most"]
    assert "stop" in table.choices
    table.play("stop")
    assert len(hand(table, "a")) == 3

    table.play("show leadership strategist 3", *["take pile"] * 8)
    assert table.data["step"] == "trim"
    assert len(hand(table, "a")) == 10


def test_the_commander_uses_an_achievement_on_the_table() -> None:
    """B5-6.7: its lower half, as if played; it stays, the Leadership card goes."""
    table = at(
        "act, brink\na: leaders commander 1, table bunker basin, hand leadership\nb: hand robots anarchy armoury shack"
    )

    assert starting_with(table, "show") == ["show leadership commander 1 bunker", "show leadership commander 1 basin"]
    table.play("show leadership commander 1 basin", "suffer")

    assert solved(table, "a") == ["bunker", "basin"]
    assert discards(table, "a") == {"leadership"}
    assert hand(table, "b") == []


def test_what_the_commander_uses_keeps_its_conditions() -> None:
    """B5-6.7 B5-3.1 B5-4.3: level, target and protection; a rescue card may be laid down."""
    table = at(
        """
        act, brink
        a: leaders commander 1, table basin robots armoury, hand leadership tent-collapse
        b: hand 1
        """
    )

    assert starting_with(table, "show") == [
        "show leadership commander 1 robots b",
        "show leadership commander 1 basin tent-collapse",
        "show leadership commander 1 armoury",
    ]
    assert table.why_not("show leadership commander 1 basin") == "B5-4.3"
    unreached = at("act, brink\na: leaders commander 1, table revitalisation, hand leadership\nb:")
    assert unreached.why_not("show leadership commander 1 robots b") == "B5-6.7"
    assert "show leadership commander 1 revitalisation b" in unreached.choices
    assert (
        at("act, brink\na: leaders commander 1, table armoury basin, hand leadership\nb:").why_not(
            "show leadership commander 1 basin"
        )
        == "B5-4.3"
    )


def test_espionage_by_the_commander_is_espionage() -> None:
    """B5-6.7 B5-6.2: it brings doom to both."""
    table = at("act, brink\na: leaders commander 1, table robots, hand leadership\nb: hand shack basin")

    table.play("show leadership commander 1 robots b", "expose shack")

    assert (doom(table, "a"), doom(table, "b")) == (1, 1)
    assert solved(table, "a") == ["robots"]


def test_the_commander_keeps_played_cards() -> None:
    """B5-6.7: from the next card on, until the turn ends; the Leadership card itself goes."""
    table = at("act, brink\na: leaders commander 2, table bunker, hand leadership basin\nb: table bunker, hand 1")

    table.play("show leadership commander 2")
    assert discards(table, "a") == {"leadership"}
    table.play("unleash basin")

    assert (discards(table, "a"), hand(table, "a")) == ({"leadership"}, ["basin"])
    table.play("renew", "renew")
    assert table.data["seat"] == "a"
    table.play("unleash basin")
    assert "basin" in discards(table, "a")


def test_achievements_and_rescue_cards_do_not_return() -> None:
    """B5-6.7: what is built stays on the table, and what was laid down goes."""
    table = at("act, brink, returning\na: hand toolbox-hurricane tent-collapse\nb: table bunker, hand 1")
    table.play("unleash toolbox-hurricane tent-collapse")
    assert (hand(table, "a"), discards(table, "a")) == (["toolbox-hurricane"], {"tent-collapse"})

    table = at("act, brink, returning\na: hand basin\nb: hand 1")
    table.play("build basin")
    assert (hand(table, "a"), solved(table, "a")) == ([], ["basin"])


def test_all_leaders_rise() -> None:
    """B5-6.7: to level 3."""
    table = at("act, brink\na: leaders commander 3, hand leadership\nb:")

    table.play("show leadership commander 3")

    assert seat(table, "a")["leaders"] == [3, 3, 3, 3]


def test_the_fighter_costs_two_cards() -> None:
    """B5-6.8 B5-4.9: the victim chooses."""
    table = at("act, brink\na: leaders fighter 1, hand leadership\nb: hand shack basin robots")

    table.play("show leadership fighter 1 b")
    assert (table.data["seat"], table.data["pending"]) == ("b", ["discard b 2"])
    table.play("discard shack", "discard robots")

    assert hand(table, "b") == ["basin"]
    assert table.data["actions"] == 1


@pytest.mark.parametrize("given", [1, 2, 3])
def test_the_fighter_burns_the_earth(given: int) -> None:
    """B5-6.8: one to three own cards first, then two more of the victim's."""
    table = at("act, brink\na: leaders fighter 2, hand leadership shack basin robots anarchy\nb: hand 7")

    table.play(f"show leadership fighter 2 b {given}")
    assert table.data["pending"] == ["lose b " + str(given + 2), f"discard a {given}"]
    table.play(*[f"discard {card}" for card in ("shack", "basin", "robots")[:given]])
    assert table.data["pending"] == [f"discard b {given + 2}"]
    table.play(*[f"discard {card}" for card in hand(table, "b")[: given + 2]])

    assert len(hand(table, "b")) == 5 - given
    assert len(hand(table, "a")) == 4 - given


def test_the_fighter_gives_only_what_is_in_the_hand() -> None:
    """B5-6.8: with one other card it is one, without any the ability cannot be used."""
    one = at("act, brink\na: leaders fighter 2, hand leadership shack\nb: hand 7")
    none = at("act, brink\na: leaders fighter 2, hand leadership\nb: hand 7")

    assert "show leadership fighter 2 b 1" in one.choices
    assert one.why_not("show leadership fighter 2 b 2") == "B5-6.8"
    assert none.why_not("show leadership fighter 2 b 1") == "B5-6.8"


def test_missing_cards_of_a_victim_are_made_good() -> None:
    """B5-6.8 B5-4.8 B5-6.2: five of two cards, two achievements, and one doom."""
    table = at(
        "act, brink\na: leaders fighter 2, hand leadership shack basin robots\n"
        "b: table shack robots, hand basin anarchy"
    )

    table.play("show leadership fighter 2 b 3")

    assert (hand(table, "b"), solved(table, "b"), doom(table, "b")) == ([], [], 1)


def test_the_fighter_beats_them_all() -> None:
    """B5-6.8: the whole hand, and no more than that."""
    table = at("act, brink\na: leaders fighter 3, hand leadership\nb: table shack, hand 6")

    table.play("show leadership fighter 3 b")

    assert (hand(table, "b"), solved(table, "b"), doom(table, "b")) == ([], ["shack"], 0)


def test_leaders_aim_at_anybody_in_the_ring_and_at_opponents_in_teams() -> None:
    """B5-5.3 B5-5.4: the left neighbour is nothing special to them; partners are spared."""
    ring = at("act, brink, form left\na: leaders fighter 1 fanatic 3, hand leadership\nb:\nc:")
    teams = at("act, brink, form teams\na: leaders fighter 1 fanatic 3, hand leadership\nb:\nc:\nd:")

    assert "show leadership fighter 1 c" in ring.choices
    assert "show leadership fanatic 3 c" in ring.choices
    assert "show leadership fighter 1 d" in teams.choices
    assert teams.why_not("show leadership fanatic 3 c") == "B5-5.4"


def test_the_fanatics_glimmer() -> None:
    """B5-6.9: own doom falls by one."""
    table = at("act, brink\na: leaders fanatic 1, doom 5, hand leadership\nb:")

    table.play("show leadership fanatic 1")

    assert doom(table, "a") == 4


@pytest.mark.parametrize("before", [0, 7])
def test_the_fanatic_does_not_delay(before: int) -> None:
    """B5-6.9: own doom becomes 4, from above or below; another's rises by one."""
    table = at(f"act, brink\na: leaders fanatic 2, doom {before}, hand leadership\nb: doom 2")

    table.play("show leadership fanatic 2 b")

    assert (doom(table, "a"), doom(table, "b")) == (4, 3)


def test_the_fanatic_at_last() -> None:
    """B5-6.9: the doom of another player rises by two, never the own."""
    table = at("act, brink\na: leaders fanatic 3, hand leadership\nb: doom 2")

    assert table.why_not("show leadership fanatic 3 a") == "B5-4.5"
    table.play("show leadership fanatic 3 b")

    assert doom(table, "b") == 4
