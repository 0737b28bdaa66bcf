"""What the brain thinks of positions and choices."""

import pytest

import galapagos as gp
from galapagos.core.brain import SURE
from galapagos.core.dice import stream
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.games.biosphere5.outlook import danger
from galapagos.games.biosphere5.plan import Plan
from galapagos.games.biosphere5.rules.position import Position
from tests.games.biosphere5.looking import at
from tests.judging import expected, weights

# Positions

ROW = "open tent-impoverishment canister-crime toolbox-hurricane"


def test_whose_turn_it_is_stands_a_little_better() -> None:
    """B5-2.1: two actions are two cards; apart from that equal seats expect the same."""
    first, second = expected(at(f"act\na: hand shack basin, {ROW}\nb: hand shack basin, {ROW}"))

    assert 0.5 < first < 0.7
    assert abs(first + second - 1) < 0.001


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("table bunker, hand shack basin armoury", "hand shack basin armoury"),
        ("table bunker, hand basin armoury", "table shack, hand basin armoury"),
        ("table bunker, hand shack basin", "hand shack basin bunker"),
        ("hand shack basin armoury", "hand shack basin"),
        ("hand shack basin", "hand robots anarchy"),
        ("hand shack biosphere", "hand shack anarchy"),
        ("table bunker deep-well, hand tent-collapse", "table bunker, hand tent-collapse shack"),
    ],
    ids=["ahead", "perfect", "built", "more cards", "cards that fit", "the card that wins", "two fields"],
)
def test_the_better_seat_expects_more(better: str, worse: str) -> None:
    """B5-2.6 B5-3.1: achievements count most, then cards, then which cards they are."""
    good = expected(at(f"act\na: {better}, {ROW}\nb: hand basin, {ROW}"))[0]
    bad = expected(at(f"act\na: {worse}, {ROW}\nb: hand basin, {ROW}"))[0]

    assert 0 < bad < good < 1


def test_danger_comes_from_whoever_is_protected() -> None:
    """B5-4.2 B5-4.3: the more so if he holds the catastrophe, the less with a rescue card at hand."""

    def danger_in(mine: str, theirs: str) -> int:
        state = at(f"act\na: {mine}, {ROW}\nb: {theirs}, {ROW}").state
        assert isinstance(state, Position)
        return danger(Plan(state, 0), Plan(state, 1))

    armed = danger_in("hand shack", "table bunker, hand basin")

    assert armed > danger_in("hand shack", "table bunker, hand armoury")
    assert armed > danger_in("hand tent-collapse", "table bunker, hand basin")
    assert danger_in("hand shack", "hand basin") == 0
    assert danger_in("table bunker", "table bunker, hand basin") == 0


def test_doom_and_leaders_count() -> None:
    """B5-6.2 B5-6.5: less doom is better, and the last steps weigh most."""
    doom = [expected(at(f"act, brink\na: doom {doom}, {ROW}\nb: {ROW}"))[0] for doom in (0, 1, 5, 7)]
    led = expected(at(f"act, brink\na: leaders strategist 2, {ROW}\nb: {ROW}"))[0]

    assert led > doom[0] > doom[1] > doom[2] > doom[3]


def test_partners_expect_the_same() -> None:
    """B5-5.4: what one builds is built for both."""
    shares = expected(at("act, form teams\na: table bunker deep-well\nb: hand 2\nc: hand 1\nd: hand 2"))

    assert shares[0] == shares[2] > shares[1] == shares[3]


def test_who_is_out_expects_least() -> None:
    """B5-5.3: unless the others draw."""
    shares = expected(at("act, form free\na: hand 1\nb: out\nc: table bunker deep-well surveillance"))

    assert shares[1] < shares[0] < shares[2]


def test_alone_the_machine_is_the_opponent() -> None:
    """B5-7.1: the higher its hand level and the more it has solved, the worse."""
    weak = expected(at(f"act, form solo\na: table bunker, {ROW}\nmachine: level 0"))
    strong = expected(at(f"act, form solo\na: table bunker, {ROW}\nmachine: level 6"))
    ahead = expected(at(f"act, form solo\na: table bunker, {ROW}\nmachine: level 6, perfect housing"))

    assert weak > strong > ahead


def test_alone_the_outcome_comes_before_the_score() -> None:
    """B5-7.11: any victory before any draw before any defeat; within each the higher score."""
    brain = gp.game("biosphere5").brain
    assert brain is not None
    ranking = [("won", 100), ("won", 99), ("won", 0), ("drawn", 100), ("drawn", 3), ("lost", 100), ("lost", 99)]
    values = []
    for outcome, score in ranking:
        into = vec[i64]([0])
        brain.reward(Result([1], [score], "", outcome), into)
        values.append(into[0])

    assert values == sorted({*values}, reverse=True)
    assert SURE >= values[0] > values[-1] >= 0


def test_with_others_a_draw_is_half_a_victory() -> None:
    """B5-5.1: the reward of every game with opponents."""
    brain = gp.game("biosphere5").brain
    assert brain is not None
    into = vec[i64]([0, 0])

    brain.reward(Result([1, 1], [], "last-without", drawn=True), into)

    assert [*into] == [SURE // 2, SURE // 2]


# Choices


@pytest.mark.parametrize("eyes", range(3))
def test_weights_need_no_hidden_cards(eyes: int) -> None:
    """Whatever others hold: the seat that decides finds its choices as plausible."""
    table = at(f"act, form free, active {'abc'[eyes]}\na: table bunker, hand 5\nb: table shack, hand 4\nc: hand 3")
    before = weights(table)

    for seed in range(5):
        table.state = table.state.reshuffle(eyes, stream(seed))
        assert weights(table) == before


TWO = f"b: hand 2, {ROW}"
FULL = "hand shack basin tent-collapse canister-revolt toolbox-collapse money-revolt"
SILLY = [
    (
        "whoever can win does",
        f"act\na: table revitalisation new-league, {FULL} biosphere, {ROW}\n{TWO}",
        "build biosphere",
        "draw pile",
    ),
    ("an achievement is built", f"act\na: hand bunker robots, {ROW}\n{TWO}", "build bunker", "renew"),
    (
        "what one needs is taken",
        "act\na: hand shack, open bunker biosphere money-revolt\nb:",
        "draw bunker",
        "draw money-revolt",
    ),
    (
        "nobody ends himself",
        "act, actions 1, built\na: table shack, hand basin\nb: table bunker",
        "draw pile",
        "unleash basin",
    ),
    (
        "whoever holds the Biosphere card knocks others out",
        f"act\na: table bunker, hand basin biosphere, {ROW}\n{TWO}",
        "unleash basin",
        "draw pile",
    ),
    (
        "whoever is ahead does not settle for a draw",
        f"act\na: table bunker deep-well, hand basin money-revolt canister-revolt, {ROW}\n{TWO}",
        "draw pile",
        "unleash basin",
    ),
    (
        "no catastrophe for the protected",
        f"act\na: table bunker, hand antiseptics-hurricane, {ROW}\nb: table bunker",
        "draw pile",
        "unleash antiseptics-hurricane",
    ),
    (
        "a rescue card is less than four cards",
        f"action, active b\na: {FULL}\nb: table bunker\npending: catastrophe b housing -, answer a housing",
        "rescue tent-collapse",
        "suffer",
    ),
    (
        "what is solved is discarded first",
        f"trim\na: table bunker deep-well, hand shack robots, {ROW}\n{TWO}\npending: discard a 1",
        "discard shack",
        "discard robots",
    ),
    (
        "the least achievement goes",
        f"action, active b\na: table shack basin surveillance, {ROW}\n{TWO}\npending: destroy a 1",
        "destroy housing",
        "destroy security",
    ),
    (
        "an attack hits whoever is about to win",
        "act\na: hand biosphere\nb: table revitalisation new-league shack",
        "attack biosphere b cooperation",
        "attack biosphere b housing",
    ),
    (
        "nobody dooms himself",
        f"act, brink\na: doom 7, table manufactory, hand robots, {ROW}\n{TWO}",
        "draw pile",
        "spy robots b",
    ),
]


@pytest.mark.parametrize(("position", "good", "silly"), [each[1:] for each in SILLY], ids=[each[0] for each in SILLY])
def test_a_silly_choice_weighs_little_beside_a_good_one(position: str, good: str, silly: str) -> None:
    """But something: somebody might make it."""
    found = weights(at(position))

    assert found[good] >= 8 * found[silly] > 0
