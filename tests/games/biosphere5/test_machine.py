"""Human against Machine: the machine's turn."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.games.biosphere5.deck import FIELDS
from tests.games.biosphere5.looking import at, discards, hand, machine, solved
from tests.table import Table

GAME = gp.game("biosphere5")
BEFORE = "act, form solo, actions 1\n"


def ended(table: Table) -> Result:
    """How the game ended."""
    result = table.state.result()
    assert result is not None
    return result


def turn(machine_lines: str, human: str = "hand 3") -> Table:
    """The human does something harmless, then the machine takes its turn."""
    table = at(f"{BEFORE}a: {human}\n{machine_lines}")
    return table.play("renew")


def test_the_machine_begins_with_a_deck_of_its_own() -> None:
    """B5-7.1: hand level 2, so it has revealed one card when the human first decides."""
    state = GAME.new(GAME.settle(1), stream(5))
    data = GAME.to_data(state)

    assert (data["start"], data["active"], data["round"]) == ("machine", "a", 1)
    assert len(data["machine"]["pile"] + data["machine"]["discards"] + data["machine"]["aside"]) == 25
    assert len(data["machine"]["pile"]) == 24
    assert data["seats"][0]["hand"] == []


@pytest.mark.parametrize(("level", "shown"), [*enumerate([0, 1, 1, 2, 2, 3, 3, 4, 4])])
def test_its_hand_level_says_how_many_cards_it_reveals(level: int, shown: int) -> None:
    """B5-7.1 B5-7.2: the level it starts with makes the game easier or harder."""
    events = Events()
    GAME.new(GAME.settle(1, level=level), stream(1), events)
    told = [GAME.tell(events, at, 0, ["Ada"], GAME.say("en")) or "" for at in range(events.count)]
    first_reveals = []
    for line in told[4:]:
        if "reveals" not in line:
            break
        first_reveals.append(line)

    assert told[3] == f"Round 1: the machine’s turn, hand level {level}"
    assert len(first_reveals) == shown


def test_all_revealed_cards_are_discarded_at_the_end() -> None:
    """B5-7.2: what it has built, too, for its achievements are markers."""
    table = turn("machine: level 4, pile shack tent-collapse ? x23")

    assert machine(table)["achievements"] == {"housing": "makeshift"}
    assert machine(table)["discards"] == ["shack", "tent-collapse"]
    assert machine(table)["revealed"] == []


def test_its_pile_is_shuffled_anew_at_once() -> None:
    """B5-7.2: in the middle of revealing, without what lies revealed."""
    rest = " ".join(card for card in GAME.deck.ids[:25] if card != "anarchy")
    table = at(f"{BEFORE}a: hand 3\nmachine: level 3, pile anarchy\nmachine: discards {rest}")

    table.play("renew")

    assert table.told[5:7] == [
        "The machine: the 24 discards are shuffled into a new pile",
        "The machine reveals Anarchy / ecological collapse",
    ]
    assert "The machine reveals" in table.told[7]


COMPLETE = "perfect nature, makeshift cooperation"


def test_it_builds_the_biosphere_and_wins() -> None:
    """B5-7.3 (1): with level III complete and hand level 5."""
    table = turn(f"machine: level 5, {COMPLETE}, pile shack biosphere basin ? x22")

    assert (ended(table).reason, ended(table).solo, ended(table).winners()) == ("machine", "lost", [])


@pytest.mark.parametrize("line", [f"level 4, {COMPLETE}", "level 8, perfect nature", "level 8, makeshift cooperation"])
def test_without_level_three_or_hand_level_five_it_does_not(line: str) -> None:
    """B5-7.3 (1): the card is put aside, for two hand levels, and the turn is over."""
    table = turn(f"machine: {line}, pile biosphere shack basin ? x22")

    assert machine(table)["aside"] == ["biosphere"]
    assert machine(table)["level"] == min(8, int(line[6]) + 2)
    assert "housing" not in machine(table)["achievements"]


def test_it_attacks_who_has_more_achievements() -> None:
    """B5-7.3 (2) B5-7.6: the most valuable one goes: perfect before makeshift, whatever the field."""
    table = turn("machine: level 2, makeshift water, pile biosphere ? x24", "hand 1, table bunker basin manufactory")

    assert solved(table, "a") == ["basin", "manufactory"]
    assert "bunker" in discards(table, "a")
    assert machine(table)["discards"] == ["biosphere"]
    assert machine(table)["level"] == 2


def test_it_does_not_attack_who_has_as_many() -> None:
    """B5-7.3 (2): equal numbers are not more."""
    table = turn("machine: level 2, makeshift water, pile biosphere ? x24", "hand 1, table bunker")

    assert solved(table, "a") == ["bunker"]
    assert (machine(table)["aside"], machine(table)["level"]) == (["biosphere"], 4)


def test_the_card_put_aside_comes_first_in_later_turns() -> None:
    """B5-7.3: used for an attack it is discarded, and nothing is revealed."""
    table = turn("machine: level 6, aside biosphere, pile shack ? x23", "hand 1, table basin")

    assert solved(table, "a") == []
    assert (machine(table)["aside"], machine(table)["discards"]) == ([], ["biosphere"])
    assert len(machine(table)["pile"]) == 24


def test_the_card_put_aside_wins_later() -> None:
    """B5-7.3 (1): as soon as the conditions are met, before anything is revealed."""
    table = turn(f"machine: level 5, {COMPLETE}, aside biosphere, pile ? x24")

    assert ended(table).reason == "machine"
    assert not any("reveals" in line for line in table.told)


def test_a_card_put_aside_that_is_of_no_use_waits() -> None:
    """B5-7.3: the turn goes on as ever."""
    table = turn("machine: level 2, aside biosphere, pile shack ? x23")

    assert (machine(table)["aside"], machine(table)["achievements"]) == (["biosphere"], {"housing": "makeshift"})


def test_it_builds_the_most_valuable_achievement() -> None:
    """B5-7.3 (3) B5-7.6: a perfect one before a makeshift one of a higher field."""
    table = turn("machine: level 7, makeshift water, pile bunker armoury manufactory shack ? x21")

    assert machine(table)["achievements"] == {"housing": "perfect", "water": "makeshift"}


def test_it_builds_by_the_rules_for_everybody() -> None:
    """B5-7.3 (3) B5-3.1 B5-3.2: no field twice, no level too early."""
    table = turn("machine: level 7, makeshift water, pile armoury basin deep-well shack ? x21")

    assert machine(table)["achievements"] == {"housing": "makeshift", "water": "makeshift"}


PERFECT = ", ".join(f"perfect {field}" for field in FIELDS)
ALL = f"machine: level 7, {PERFECT}"
ALL_BUT_WEAK = f"machine: level 1, {PERFECT}"


def test_sabotage_before_espionage_before_new_hope() -> None:
    """B5-7.3 (4) (5) (6) B5-7.5: three random cards of the human's hand."""
    table = turn(f"{ALL}, pile robots revitalisation bunker shack ? x21", "hand 5")
    assert len(hand(table, "a")) == 2
    assert any("plays Sabotage (Revitalisation)" in line for line in table.told)

    table = turn(f"{ALL}, pile robots shack bunker money-drought ? x21", "hand 5")
    assert len(hand(table, "a")) == 4
    assert any("plays Espionage (Industrial Robots)" in line for line in table.told)

    table = turn(f"{ALL}, pile tent-collapse shack bunker money-drought ? x21", "hand 5")
    assert any("plays New Hope (Bunker)" in line for line in table.told)


def test_schemes_need_their_level() -> None:
    """B5-7.3 (4) (5): without level II no espionage, without level III no sabotage."""
    table = turn("machine: level 6, perfect housing, pile robots revitalisation surveillance ? x22", "hand 5")

    assert len(hand(table, "a")) == 5
    assert machine(table)["level"] == 8


@pytest.mark.parametrize(
    ("own", "his", "played"),
    [
        ("perfect water", "", True),
        ("perfect water", "basin", True),
        ("perfect water", "deep-well", False),
        ("makeshift water", "", True),
        ("makeshift water", "deep-well", False),
        ("perfect housing", "", False),
    ],
)
def test_it_unleashes_what_it_is_better_protected_from(own: str, his: str, played: bool) -> None:
    """B5-7.3 (7): perfect above makeshift above nothing."""
    table = turn(f"machine: level 2, {own}, pile money-drought ? x24", f"hand 5, table {his}")

    assert any("unleashes drought" in line for line in table.told) == played


@pytest.mark.parametrize(("level", "cards", "played"), [(2, 1, True), (2, 2, False), (2, 3, False)])
def test_both_makeshift_it_needs_more_cards(level: int, cards: int, played: bool) -> None:
    """B5-7.3 (7): its hand level against the number of the human's cards."""
    table = turn(f"machine: level {level}, makeshift water, pile money-drought ? x24", f"hand {cards}, table basin")

    assert any("unleashes drought" in line for line in table.told) == played


def test_a_catastrophe_needs_its_level() -> None:
    """B5-7.3 (7) B5-3.1: collapse is level III, whatever protects from it."""
    table = turn("machine: level 2, perfect water, pile canister-crime ? x24", "hand 5")

    assert machine(table)["level"] == 4


def test_of_several_catastrophes_the_most_valuable_card() -> None:
    """B5-7.3 (7) B5-7.6: makeshift cards before rescue cards, then the higher field."""
    table = turn(
        "machine: level 5, perfect housing, perfect water, pile money-drought friends-drought basin ? x22", "hand 5"
    )
    assert any("unleashes hurricane (Catchment Basin)" in line for line in table.told)

    table = turn(
        "machine: level 5, perfect housing, perfect water, pile money-drought friends-drought shack ? x22", "hand 5"
    )
    assert any("unleashes drought (Powerful Friends)" in line for line in table.told)


def test_equal_cards_are_ordered_by_their_catastrophe() -> None:
    """B5-7.6: collapse before hurricane on the two toolboxes; on the tents, too, where it decides what is used."""
    kinds = GAME.deck.kinds()
    worth = {card: kinds.worth[face] for face, card in enumerate(GAME.deck.ids)}

    assert worth["toolbox-hurricane"] < worth["toolbox-collapse"] < worth["money-drought"] < worth["money-revolt"]
    assert worth["friends-crime"] < worth["shack"] < worth["basin"] < worth["anarchy"] < worth["bunker"]
    assert worth["new-league"] < worth["biosphere"]
    assert worth["leadership"] < worth["tent-impoverishment"]


def test_it_is_hit_by_its_own_catastrophe() -> None:
    """B5-7.3 B5-4.1 B5-7.8: behind a makeshift achievement it loses two, or one where it rolls a rescue."""
    left = set()
    for seed in range(12):
        table = at(
            f"{BEFORE}a: hand 5\nmachine: level 4, makeshift water, pile money-drought tent-collapse ? x23",
            stream(seed),
        )
        table.play("renew", "suffer", *[f"discard {card}" for card in hand(table, "a")[:4]])
        left.add(machine(table)["level"])

    assert left == {2, 3}


def test_nothing_fits() -> None:
    """B5-7.3 (8): two hand levels, never above eight."""
    assert machine(turn("machine: level 2, pile anarchy ? x24"))["level"] == 4
    assert (
        machine(turn("machine: level 7, pile anarchy tent-collapse money-revolt toolbox-collapse ? x21"))["level"] == 8
    )
    assert machine(turn("machine: level 0, pile ? x25"))["level"] == 2


def test_new_hope_gives_two_levels_and_three_cards() -> None:
    """B5-7.4: the most valuable usable card of all is then used."""
    table = turn("machine: level 2, perfect housing, perfect water, pile bunker tent-collapse armoury shack ? x21")

    assert machine(table)["level"] == 4
    assert machine(table)["achievements"] == {"housing": "perfect", "water": "perfect", "security": "makeshift"}
    assert len(machine(table)["discards"]) == 4


def test_no_second_new_hope() -> None:
    """B5-7.4: however valuable its card; and if nothing can be used, there are no further levels."""
    table = turn("machine: level 2, perfect housing, perfect water, pile bunker deep-well tent-collapse anarchy ? x21")

    assert machine(table)["level"] == 4
    assert table.told[-2:] == ["No card fits after New Hope either", "Round 2: Player 0’s turn"]


def test_after_new_hope_the_upper_half_comes_first() -> None:
    """B5-7.4 B5-7.6: robots are built, though they could spy."""
    table = turn(
        "machine: level 2, perfect housing, perfect water, pile bunker robots tent-collapse money-drought ? x21",
        "hand 5",
    )

    assert machine(table)["achievements"]["production"] == "perfect"
    assert len(hand(table, "a")) == 5


def test_after_new_hope_value_decides_and_not_the_order_of_deeds() -> None:
    """B5-7.4: sabotage on a perfect card comes before a makeshift achievement that could be built."""
    line = "machine: level 2, perfect housing, perfect water, makeshift production, makeshift nature"
    table = turn(f"{line}, pile bunker revitalisation armoury tent-collapse ? x21", "hand 5")

    assert len(hand(table, "a")) == 2
    assert "security" not in machine(table)["achievements"]


def test_a_biosphere_card_after_new_hope() -> None:
    """B5-7.4: it comes first; put aside it gives two more levels and ends the turn."""
    table = turn("machine: level 2, perfect housing, perfect water, pile bunker biosphere armoury shack ? x21")
    assert (machine(table)["aside"], machine(table)["level"]) == (["biosphere"], 6)
    assert "security" not in machine(table)["achievements"]

    table = turn(
        f"machine: level 3, perfect housing, perfect water, {COMPLETE}, pile bunker tent-collapse biosphere ? x22"
    )
    assert ended(table).reason == "machine"


def test_the_machine_plays_new_hope() -> None:
    """B5-7.3 B5-7.4 B5-7.6 The rule book's solo example: at hand level 8 the card put aside is of no use; of four cards
    one needs level III, two achievements are solved, New Hope is best. The three new cards are all level III, so
    drought and impoverishment remain, and impoverishment is on the more valuable card."""
    table = turn(
        """
        machine: level 8, aside biosphere, makeshift housing, perfect water, makeshift production
        machine: pile anarchy deep-well money-drought shack revitalisation new-league back-to-nature ? x17
        """,
        "hand 5",
    )

    assert table.told[4:] == [
        "Round 2: the machine’s turn, hand level 8",
        "– Biosphere 5: level not reached; Attack: no fewer achievements than Player 0",
        "The machine reveals Anarchy / ecological collapse",
        "The machine reveals Deep Well / New Hope",
        "The machine reveals Protection Money / drought",
        "The machine reveals Shack / impoverishment",
        "– Deep Well: field solved already; New Hope: possible",
        "– Shack: field solved already; impoverishment: possible",
        "– Anarchy: level not reached; ecological collapse: level not reached",
        "– Protection Money: not played as an action; drought: possible",
        "The machine plays New Hope (Deep Well): no achievement, no Sabotage and no Espionage is possible",
        "The machine’s hand level is now 8",
        "The machine reveals Revitalisation / Sabotage",
        "The machine reveals New League of Humanity / Sabotage",
        "The machine reveals Back-to-Nature Movement / revolt",
        "– Deep Well: field solved already; New Hope: only once a turn",
        "– Revitalisation: level not reached; Sabotage: level not reached",
        "– New League of Humanity: level not reached; Sabotage: level not reached",
        "– Shack: field solved already; impoverishment: possible",
        "– Back-to-Nature Movement: level not reached; revolt: level not reached",
        "– Anarchy: level not reached; ecological collapse: level not reached",
        "– Protection Money: not played as an action; drought: possible",
        "The machine unleashes impoverishment (Shack): the most valuable card that can be used after New Hope",
    ]
    assert table.data["pending"] == ["catastrophe machine production machine", "answer a production"]


def test_machine_espionage_takes_the_most_valuable_card() -> None:
    """B5-7.5 B5-7.6: a makeshift achievement before all rescue cards; Leadership last."""
    table = turn(f"{ALL}, pile robots shack basin money-drought ? x21", "hand tent-collapse shack friends-crime")
    assert hand(table, "a") == ["friends-crime", "tent-collapse"]

    brink = at(
        "act, brink, form solo, actions 1\na: hand leadership tent-impoverishment\n"
        f"{ALL}, pile robots shack basin money-drought ? x21"
    )
    brink.play("renew")
    assert hand(brink, "a") == ["leadership"]


def test_machine_sabotage_takes_three_at_random() -> None:
    """B5-7.5: which ones, the dice say."""
    kept = set()
    for seed in range(10):
        table = at(
            f"{BEFORE}a: hand shack basin robots anarchy\n{ALL_BUT_WEAK}, pile revitalisation ? x24", stream(seed)
        )
        table.play("renew")
        kept |= {*hand(table, "a")}

    assert kept == {"shack", "basin", "robots", "anarchy"}


def test_what_the_human_cannot_cover_makes_the_machine_win() -> None:
    """B5-7.5: two cards and no achievement against sabotage; with an achievement the game goes on."""
    line = f"{ALL_BUT_WEAK}, pile revitalisation ? x24"

    lost = turn(line, "hand 2")
    assert (ended(lost).reason, ended(lost).solo) == ("human-out", "lost")

    saved = turn(line, "hand 2, table shack")
    assert saved.state.result() is None
    assert solved(saved, "a") == []


def test_the_human_chooses_which_achievements_make_good() -> None:
    """B5-7.5 B5-4.8: also in the machine's turn."""
    line = f"{ALL_BUT_WEAK}, pile revitalisation ? x24"
    table = turn(line, "hand 2, table shack basin")

    assert (table.data["seat"], table.data["step"], table.data["pending"]) == ("a", "machine", ["destroy a 1"])
    table.play("destroy housing")

    assert (table.data["step"], table.data["actions"], table.data["round"]) == ("act", 2, 2)


def test_one_deed_of_the_machine_two_actions_of_the_human() -> None:
    """B5-7.12: and then it is the machine's turn again."""
    table = at("act, form solo\na: hand 1\nmachine: level 2, pile shack basin ? x23")

    table.play("renew")
    assert (table.data["actions"], machine(table)["achievements"]) == (1, {})
    table.play("renew")

    assert (table.data["actions"], machine(table)["achievements"]) == (2, {"housing": "makeshift"})
