"""Why something is not possible: the clause and the reason, also while a choice is being composed."""

import pytest

import galapagos as gp

GAME = gp.game("biosphere")

ROWS = """
row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2
row 2: small3-general3 large3-general3 large4-general1 large4-general2 large4-general3
"""
DEVELOPING = f"develop, round 2, seat a{ROWS}a: 4 EP, small4 general2, hand small1-general4\nb: 9 EP"
MOVING = """
move, round 4, seat a, left 2
a: movement 3, forest barren, band 0
b: 1 EP, band 12
A1: a 1 5
B1: a 4*, b 5 x6
D2: b 5 x3
"""
BREEDING = """
breed, round 4, seat a
a: forest barren, band 0
b: 1 EP, band 12
A1: a 1 5
B1: b 5 x7
"""


def reason(position: str, text: str, language: str = "en") -> tuple[str, str] | None:
    """The refusal of a choice, or of the beginning of one."""
    return GAME.reason(GAME.position(position), GAME.grammar.start(text), GAME.say(language))


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("buy", "", ""),
        ("buy small1-general3", "", ""),
        ("buy small3-general3", "BIO-1.4", "a card of row 2 costs 5 EP"),
        ("buy small2-general2", "BIO-3.3", "small 2 / general 2 is not in an open row"),
        ("buy large4-general4", "BIO-3.3", "large 4 / general 4 is not in an open row"),
        ("step", "", ""),
        ("step small3", "", ""),
        ("step small2", "BIO-3.4", "small 2 is not next to your marker"),
        ("step general4", "BIO-3.4", "general 4 is not next to your marker"),
        ("mark", "BIO-3.5", "you mark a corner while both your markers stand on its 4"),
        ("mark small-general", "BIO-3.5", "you mark a corner while both your markers stand on its 4"),
        ("climb", "", ""),
        ("play", "BIO-3.10", "no card in your hand fits where your markers stand"),
        ("play small1-general4", "BIO-3.10", "small 1 / general 4 needs both markers exactly on its values"),
        ("play small1-general2", "BIO-3.1", "small 1 / general 2 is not in your hand"),
        ("begin small1 general1", "BIO-3.2", "your markers are on the evolution field already"),
        ("take desert", "BIO-3.6", "you have no bonus to take now"),
        ("lose desert", "BIO-3.8", "you have no lifespan to lose now"),
        ("move A1:1 B1", "BIO-4.1", "dice move in phase 4"),
        ("place A1", "BIO-5.1", "new dice are placed in phase 5"),
        ("fill A1", "BIO-6.2", "tiles are filled up in phase 6, by themselves as long as the supply lasts"),
        ("done", "", ""),
    ],
)
def test_why_not_in_phase_three(text: str, clause: str, why: str) -> None:
    """BIO-3.1 BIO-3.3 BIO-3.4 BIO-3.5 BIO-3.10: where something legal begins so, there is no why."""
    assert reason(DEVELOPING, text) == ((clause, why) if clause else None)


@pytest.mark.parametrize(
    ("position", "text", "clause", "why"),
    [
        (f"develop, round 2{ROWS}a: 1 EP\nb:", "buy", "BIO-1.4", "there is no open card you have EP for"),
        (f"develop, round 2, walked 3{ROWS}a: 3 EP\nb:", "step", "BIO-3.4", "your next step of this turn costs 4 EP"),
        (f"develop, round 2, walked 10{ROWS}a: 30 EP\nb:", "step", "BIO-3.4", "10 steps in a turn are the most"),
        (
            f"develop, round 2, climbed 2{ROWS}a: 2 EP\nb:",
            "climb",
            "BIO-3.4",
            "your next step on the band this turn costs 3 EP",
        ),
        (f"develop, round 2, climbed 10{ROWS}a: 30 EP\nb:", "climb", "BIO-3.4", "10 steps in a turn are the most"),
        (
            f"develop, round 2{ROWS}a: 30 EP, band 29\nb:",
            "climb",
            "BIO-3.6",
            "there is no free space ahead of you on the band",
        ),
        (f"develop, round 2, no band{ROWS}a: 30 EP\nb:", "climb", "BIO-7.3", "this game is played without the band"),
        (
            f"develop, round 2, settled{ROWS}a: 9 EP, marks small-general\nb:",
            "step",
            "BIO-3.5",
            "you have marked a corner: no more steps on the field this turn",
        ),
        (
            f"develop, round 2{ROWS}a: 9 EP, small4 general4, marks small-general\nb:",
            "mark small-general",
            "BIO-3.5",
            "you have marked this corner already",
        ),
        (
            f"develop, round 2{ROWS}a: 9 EP, small4 general4\nb:",
            "mark large-general",
            "BIO-3.5",
            "you mark a corner while both your markers stand on its 4",
        ),
        (f"develop, round 2{ROWS}a: 9 EP\nb:", "play", "BIO-3.1", "you have no cards in hand"),
        (
            f"develop, round 1{ROWS}a: 9 EP, unset\nb: unset",
            "buy",
            "BIO-3.2",
            "first choose where you begin on the evolution field",
        ),
        (
            f"develop, round 1{ROWS}a: 9 EP, unset\nb: unset",
            "begin small1 general2",
            "BIO-3.2",
            "you begin on a combination of ones",
        ),
        (
            f"develop, round 2\npending: scale{ROWS}a: 9 EP\nb:",
            "climb",
            "BIO-3.6",
            "first choose what your bonus, or your loss, falls on",
        ),
        (
            f"develop, round 2\npending: scale{ROWS}a: 9 EP\nb:",
            "take desert",
            "BIO-3.5",
            "this bonus is for reproduction, movement or EP income",
        ),
        (
            f"develop, round 2\npending: lifespan{ROWS}a: 9 EP\nb:",
            "take income",
            "BIO-3.6",
            "this bonus is one more round of life in a terrain",
        ),
        (
            f"develop, round 2\npending: loss end{ROWS}a: desert barren, band 0\nb: band 12",
            "lose desert",
            "BIO-3.8",
            "desert is barren and cannot fall lower",
        ),
        (
            f"develop, round 2\npending: loss end{ROWS}a: desert barren, band 0\nb: band 12",
            "take desert",
            "BIO-3.6",
            "you have no bonus to take now",
        ),
        (f"over, round 60, limit 60{ROWS}a: 9 EP\nb:", "climb", "BIO-7.2", "the game is over"),
    ],
)
def test_why_not_at_special_moments_of_phase_three(position: str, text: str, clause: str, why: str) -> None:
    """BIO-3.2 BIO-3.4 BIO-3.5 BIO-3.6 BIO-3.8 BIO-7.2 BIO-7.3: the first rule in the way is named."""
    assert reason(position, text) == (clause, why)


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("move", "", ""),
        ("move A1:1", "", ""),
        ("move A1:1 A2", "", ""),
        ("move A1:2 A2", "BIO-4.1", "you have no 2 on A1"),
        ("move B1:4 C1", "BIO-4.1", "this die has moved already"),
        ("move Z9:4 C1", "BIO-1.3", "there is no tile Z9 on this map"),
        ("move A1:1 Z9", "BIO-1.3", "there is no tile Z9 on this map"),
        ("move A1:1 A1", "BIO-4.1", "a die moves to another tile"),
        ("move A1:1 B1", "BIO-4.1", "B1 has no free space"),
        ("move A1:1 D1", "BIO-4.1", "D1 is farther away than your movement of 2"),
        ("climb", "BIO-3.1", "evolution points are spent and cards played in phase 3"),
    ],
)
def test_why_not_in_phase_four(text: str, clause: str, why: str) -> None:
    """BIO-4.1: a die, then a goal."""
    assert reason(MOVING, text) == ((clause, why) if clause else None)


def test_why_a_die_that_is_shut_in_does_not_move() -> None:
    """BIO-4.1: none of its neighbours has room."""
    position = "move, round 4, seat a\na:\nb: 1 EP\nA1: a 1 5\nB1: b 5 x7\nA2: b 5 x7\nD4: a 4"

    assert reason(position, "move A1:1") == ("BIO-4.1", "no tile in reach of A1 has a free space")


@pytest.mark.parametrize(
    ("text", "clause", "why"),
    [
        ("place", "", ""),
        ("place A1", "", ""),
        ("place B1", "BIO-5.1", "B1 has no free space"),
        ("place A2", "BIO-3.9", "forest is barren for you"),
        ("place D4", "BIO-5.1", "D4 is not on or beside a tile with a numbered die of yours"),
        ("place Z9", "BIO-1.3", "there is no tile Z9 on this map"),
    ],
)
def test_why_not_in_phase_five(text: str, clause: str, why: str) -> None:
    """BIO-5.1 BIO-3.9: full, barren, or out of reach."""
    assert reason(BREEDING, text) == ((clause, why) if clause else None)


def test_why_not_beside_others_in_round_one() -> None:
    """BIO-5.2: the first dice keep apart."""
    position = "breed, round 1, seat b, start a\na:\nb:\nA1: a 2"

    assert reason(position, "place A1") == ("BIO-5.2", "in round 1 new dice go to tiles without dice of others")


def test_why_not_while_filling() -> None:
    """BIO-6.2: the supply is too small, and what it fills are own majorities."""
    tiles = {"C1": 5, "D1": 7, "A2": 7, "C2": 7, "B4": 7, "D3": 4, "B1": 4, "D4": 5}
    position = "fill, round 4\na:\nb:\n" + "\n".join(f"{tile}: a 5 x{count}" for tile, count in tiles.items())

    assert reason(position, "fill") is None
    assert reason(position, "fill B1") is None
    assert reason(position, "fill A1") == ("BIO-6.2", "A1 is not a tile of your majority that you can fill")
    assert reason(position, "fill C1") == ("BIO-6.2", "C1 has no free space")
    assert reason(position, "fill Z9") == ("BIO-1.3", "there is no tile Z9 on this map")
    assert reason(position, "done") == (
        "BIO-6.2",
        "nobody may pass: the dice left in the supply fill what they can",
    )


def test_reasons_are_given_in_german_too() -> None:
    """BIO-3.10: the clause is the same."""
    assert reason(DEVELOPING, "play small1-general4", "de") == (
        "BIO-3.10",
        "für „Klein 1 / Vielseitig 4“ müssen beide Marker genau auf diesen Werten stehen",
    )
