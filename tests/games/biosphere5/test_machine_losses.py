"""Human against Machine: what the machine loses."""

import pytest

import galapagos as gp
from galapagos.core.dice import Dice, sealed, stream
from tests.games.biosphere5.looking import at, discards, doom, hand, machine, seat
from tests.games.biosphere5.test_machine import ended
from tests.table import Table

GAME = gp.game("biosphere5")
HURRICANES = "act, form solo\na: table bunker, hand toolbox-hurricane antiseptics-hurricane {}\nmachine: {}"


def rolls(number: int, hit: bool) -> Dice:
    """Sealed dice whose first so many rolls hit at least once, or not at all."""
    for seed in range(1000):
        dice = sealed(str(seed))
        if any(dice.roll() == 6 for _ in range(number)) == hit:
            dice.turn_to(0)
            return dice
    raise AssertionError("no such dice")


def hurricane(human: str, line: str, hit: bool = False) -> Table:
    """The human unleashes a hurricane that costs him nothing."""
    table = at(HURRICANES.format(human, line))
    table.dice = rolls(int(machine(table)["level"]), hit)
    return table.play("unleash toolbox-hurricane")


def test_losses_lower_the_hand_level() -> None:
    """B5-7.7: four of six."""
    assert machine(hurricane("", "level 6"))["level"] == 2


def test_what_is_missing_destroys_achievements() -> None:
    """B5-7.7: makeshift ones first, the lowest field first, then perfect ones."""
    table = hurricane("", "level 1, perfect water, makeshift nature, makeshift production, perfect security")

    assert machine(table)["level"] == 0
    assert machine(table)["achievements"] == {"security": "perfect"}
    assert table.told[-4:-1] == [
        "The machine loses its makeshift achievement: production",
        "The machine loses its makeshift achievement: nature",
        "The machine loses its perfect achievement: water",
    ]


@pytest.mark.parametrize(
    ("human", "solo", "reason"), [("biosphere", "won", "last"), ("shack", "drawn", "last-without")]
)
def test_the_machine_out_in_the_humans_turn(human: str, solo: str, reason: str) -> None:
    """B5-7.7: he wins if he holds the Biosphere 5 card, else it is a draw that scores the rounds."""
    table = hurricane(human, "level 3")

    assert (ended(table).solo, ended(table).reason) == (solo, reason)
    assert ended(table).points == [100 if solo == "won" else 1]


def test_just_enough_is_enough() -> None:
    """B5-7.7: the last achievement may go."""
    table = hurricane("", "level 3, makeshift nature")

    assert table.state.result() is None
    assert (machine(table)["level"], machine(table)["achievements"]) == (0, {})


def test_the_machine_out_in_its_own_turn() -> None:
    """B5-7.7: the human wins, card or no card."""
    table = at(
        """
        machine, form solo, falling machine
        a: table basin shack
        machine: level 0, revealed money-drought
        pending: destroy a 1
        """
    )

    table.play("destroy housing")

    assert (ended(table).solo, ended(table).reason, ended(table).winners()) == ("won", "last", [0])


def test_both_out_in_one_action() -> None:
    """B5-7.7: the machine wins."""
    table = at("act, form solo\na: table shack, hand toolbox-hurricane\nmachine: level 3", rolls(3, False))

    table.play("unleash toolbox-hurricane")

    assert (ended(table).solo, ended(table).reason) == ("lost", "human-out")


def test_a_rescue_check_lowers_the_loss_to_one() -> None:
    """B5-7.8: one hit among as many dice as the hand level."""
    hit, missed = hurricane("", "level 4", hit=True), hurricane("", "level 4, perfect water", hit=False)

    assert machine(hit)["level"] == 3
    assert machine(missed)["level"] == 0
    assert any("rolls 4 rescue dice" in line for line in hit.told)


def test_a_die_hits_with_one_face_of_six() -> None:
    """B5-7.8: counted over many checks with a single die."""
    hits = 0
    for seed in range(600):
        table = at(HURRICANES.format("", "level 1, perfect water, perfect nature, perfect security"), stream(seed))
        hits += machine(table.play("unleash toolbox-hurricane"))["achievements"] != {}

    assert 70 < hits < 130


def test_only_the_first_catastrophe_of_a_turn_is_checked() -> None:
    """B5-7.8: the second costs in full, also where the first cost nothing."""
    table = at(
        "act, form solo\na: table basin bunker, hand toolbox-hurricane money-drought\nmachine: level 8, perfect housing"
    )

    table.play("unleash toolbox-hurricane")
    assert machine(table)["level"] == 8
    table.play("unleash money-drought")

    assert not any("rescue dice" in line for line in table.told)
    assert "The machine’s hand level is now 4" in table.told


def test_a_makeshift_achievement_lowers_the_loss_to_two() -> None:
    """B5-7.8: a perfect one to none, and then no die is rolled."""
    assert machine(hurricane("", "level 6, makeshift housing"))["level"] == 4
    safe = hurricane("", "level 6, perfect housing")
    assert machine(safe)["level"] == 6
    assert not any("dice" in line for line in safe.told)


def test_two_hurricanes_against_the_machine() -> None:
    """B5-7.7 B5-7.8 B5-7.3 The rule book's last example: behind the shack, with hand level 2, a rescue die limits the
    first loss to one; the second hurricane takes the last card, the shack, and the Biosphere card put aside."""
    table = hurricane("", "level 2, makeshift housing, perfect water, aside biosphere", hit=True)
    assert (machine(table)["level"], machine(table)["aside"]) == (1, ["biosphere"])

    table.play("unleash antiseptics-hurricane")

    assert table.told[: table.told.index("Round 2: the machine’s turn, hand level 0")][:5] == [
        "Player 0 unleashes hurricane (Antiseptics)",
        "The machine has to lose 2 cards",
        "The machine’s hand level is now 0",
        "The machine discards Biosphere 5 / Attack",
        "The machine loses its makeshift achievement: housing",
    ]


def test_hand_level_nothing_discards_the_biosphere_card() -> None:
    """B5-7.3: at once, and with it the claim to it."""
    table = hurricane("", "level 4, aside biosphere")

    assert (machine(table)["level"], machine(table)["aside"], machine(table)["discards"]) == (0, [], ["biosphere"])


SPYING = (
    "act, form solo\na: table shack basin, hand robots\nmachine: level {}, pile anarchy armoury tent-collapse ? x22"
)


def test_espionage_against_the_machine() -> None:
    """B5-7.9: as many cards as its hand level shows; one is discarded, the rest shuffled back, the level falls by 1."""
    table = at(SPYING.format(5))

    table.play("spy robots machine")
    assert table.data["machine"]["revealed"] == ["armoury", "anarchy", "tent-collapse"]
    assert table.choices == ["expose armoury", "expose anarchy", "expose tent-collapse"]
    table.play("expose armoury")

    assert (machine(table)["discards"], machine(table)["revealed"], machine(table)["level"]) == (["armoury"], [], 4)
    assert len(machine(table)["pile"]) == 24
    assert {*table.view(0)["machine"]["pile"]} == {"?"}


@pytest.mark.parametrize(("level", "pile", "after"), [(2, 24, 1), (0, 25, 0)])
def test_espionage_with_nothing_to_choose(level: int, pile: int, after: int) -> None:
    """B5-7.9 B5-7.7: one card goes by itself; at hand level 0 none is shown, and a marker is lost."""
    table = at(SPYING.format(level) + "\nmachine: makeshift nature" * (level == 0))

    table.play("spy robots machine")

    assert (len(machine(table)["pile"]), machine(table)["level"]) == (pile, after)
    assert machine(table)["achievements"] == {}


def test_espionage_takes_the_card_put_aside() -> None:
    """B5-7.9 B5-7.3: nothing is revealed then."""
    table = at("act, form solo\na: table shack basin, hand robots\nmachine: level 5, aside biosphere")

    table.play("spy robots machine")

    assert (machine(table)["aside"], machine(table)["discards"], machine(table)["level"]) == ([], ["biosphere"], 4)
    assert len(machine(table)["pile"]) == 24


@pytest.mark.parametrize(("aside", "pile"), [("", 22), (", aside biosphere", 22)])
def test_sabotage_against_the_machine(aside: str, pile: int) -> None:
    """B5-7.9: three cards from its pile, or the one put aside and two; the hand level falls by three."""
    table = at(f"act, form solo\na: table back-to-nature, hand revitalisation\nmachine: level 5{aside}")

    table.play("sabotage revitalisation machine")

    assert (len(machine(table)["pile"]), machine(table)["level"]) == (pile, 2)
    assert len(machine(table)["discards"]) == 3
    assert ("biosphere" in machine(table)["discards"]) or not aside


def test_an_attack_on_the_machine() -> None:
    """B5-7.9: as ever, on a marker of the human's choice."""
    table = at("act, form solo\na: hand biosphere\nmachine: level 5, makeshift water, perfect nature")

    table.play("attack biosphere machine nature")

    assert machine(table)["achievements"] == {"water": "makeshift"}
    assert (machine(table)["level"], discards(table, "a")) == (5, {"biosphere"})


def test_only_the_human_has_the_expansion() -> None:
    """B5-7.10 B5-6.1: 28 cards against 25."""
    data = GAME.to_data(GAME.new(GAME.settle(1, brink="yes", level=0), stream(1)))

    assert len(data["seats"][0]["pile"] + data["seats"][0]["open"]) == 28
    assert len(data["machine"]["pile"]) == 25


def test_missing_cards_raise_the_humans_doom() -> None:
    """B5-7.10 B5-6.2: instead of ending the game; at 8 the machine wins."""
    line = "machine: level 2, perfect water, pile money-drought ? x24"
    saved = at(f"act, brink, form solo, actions 1\na:\n{line}").play("renew")
    assert (doom(saved, "a"), saved.state.result()) == (4, None)

    lost = at(f"act, brink, form solo, actions 1\na: doom 4\n{line}").play("renew")
    assert (ended(lost).solo, ended(lost).reason) == ("lost", "human-out")


def test_what_the_machine_does_raises_no_doom_by_itself() -> None:
    """B5-7.10: neither its attack nor its schemes."""
    attacked = at("act, brink, form solo, actions 1\na: table shack\nmachine: level 2, pile biosphere ? x24").play(
        "renew"
    )
    assert (seat(attacked, "a")["table"], doom(attacked, "a")) == ([], 0)

    sabotaged = at(
        "act, brink, form solo, actions 1\na: hand 5\nmachine: level 2, perfect nature, pile revitalisation ? x24"
    ).play("renew")
    assert (len(hand(sabotaged, "a")), doom(sabotaged, "a")) == (2, 0)

    spied = at(
        "act, brink, form solo, actions 1\na: hand 5\n"
        "machine: level 2, perfect housing, perfect water, pile robots ? x24, makeshift production"
    ).play("renew")
    assert (len(hand(spied, "a")), doom(spied, "a")) == (4, 0)


def test_what_the_human_does_raises_his_own_doom() -> None:
    """B5-7.10 B5-6.2: one for a scheme, one for an attack."""
    table = at(
        "act, brink, form solo\na: table shack basin, hand robots biosphere\n"
        "machine: level 2, makeshift water, pile shack tent-collapse ? x23"
    )

    table.play("spy robots machine")
    assert doom(table, "a") == 1
    table.play("attack biosphere machine water")
    assert doom(table, "a") == 2


def test_the_fighter_lowers_the_hand_level() -> None:
    """B5-7.10: no rescue dice; the whole hand is the whole level."""
    position = (
        "act, brink, form solo\na: leaders fighter 3, hand leadership shack basin robots\n"
        "machine: level 7, aside biosphere"
    )

    assert machine(at(position).play("show leadership fighter 1 machine"))["level"] == 5
    burnt = at(position).play("show leadership fighter 2 machine 3")
    assert machine(burnt)["level"] == 2
    beaten = at(position).play("show leadership fighter 3 machine")
    assert (machine(beaten)["level"], machine(beaten)["aside"]) == (0, [])


def test_the_fanatic_alone() -> None:
    """B5-7.10: the second ability concerns the own doom only, the third cannot be used."""
    table = at("act, brink, form solo\na: doom 1, leaders fanatic 3, hand leadership\nmachine: level 7")

    assert [choice for choice in table.choices if "fanatic" in choice and "show" in choice] == [
        "show leadership fanatic 1",
        "show leadership fanatic 2",
    ]
    assert table.why_not("show leadership fanatic 3 machine") == "B5-7.10"
    table.play("show leadership fanatic 2")
    assert doom(table, "a") == 4


@pytest.mark.parametrize(("rounds", "score"), [(1, 100), (9, 100), (10, 97), (42, 1), (43, 0), (60, 0)])
def test_the_score_of_a_win(rounds: int, score: int) -> None:
    """B5-7.11: 127 less three for each round, from 0 to 100."""
    table = at(
        f"act, form solo, round {rounds}\n"
        "a: table revitalisation anarchy, hand biosphere shack basin robots bunker armoury\nmachine: level 2"
    )

    table.play("build biosphere")

    assert (ended(table).points, ended(table).solo) == ([score], "won")


@pytest.mark.parametrize(("rounds", "score"), [(1, 1), (57, 57), (130, 100)])
def test_the_score_of_a_defeat(rounds: int, score: int) -> None:
    """B5-7.11: the rounds, up to 100; the machine's turn begins a round."""
    table = at(
        f"act, form solo, round {rounds}, actions 1\na:\nmachine: level 2, perfect water, pile money-drought ? x24"
    )

    table.play("renew")

    assert (ended(table).points, ended(table).solo) == ([min(100, score + 1)], "lost")


def test_the_limit_of_rounds_scores_them() -> None:
    """B5-7.11 B5-5.6: a draw."""
    table = at("act, form solo, rounds 30, round 30, actions 1\na:\nmachine: level 2")

    table.play("renew")

    assert (ended(table).points, ended(table).solo, ended(table).reason) == ([30], "drawn", "limit")


def test_results_rank_before_scores() -> None:
    """B5-7.11: a win with 0 points is still a win, a defeat with 100 still a defeat."""
    won = (
        gp.game("biosphere5")
        .position("over, form solo, round 60, reason built, winners a\na:\nmachine: level 1")
        .result()
    )
    lost = (
        gp.game("biosphere5")
        .position("over, form solo, round 150, reason machine, winners machine\na:\nmachine: level 8")
        .result()
    )

    assert won is not None
    assert lost is not None
    assert (won.solo, won.points, won.winners()) == ("won", [0], [0])
    assert (lost.solo, lost.points, lost.winners()) == ("lost", [100], [])
