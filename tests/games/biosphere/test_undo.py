"""What may be taken back: everything of one's own turn, as long as no card was drawn."""

import pytest

import galapagos as gp

START = """
develop, round 2
row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2
a: 20 EP, small4 general3, band 8
b: 1 EP
"""


def test_purchases_steps_and_bonuses_are_taken_back_one_by_one() -> None:
    """BIO-3.3: hands are public, so buying an open card shows nobody anything new."""
    match = gp.position("biosphere", START)
    choices = ["buy small1-general3", "step general4", "mark small-general", "take income", "climb", "take desert"]
    before = []
    for choice in choices:
        before.append(match.state.copy())
        match.play(choice)

    for position in reversed(before):
        match.undo()
        assert match.state == position


def test_the_end_of_a_turn_stands() -> None:
    """BIO-3.3: the row was filled with a card nobody had seen, and another seat decides."""
    match = gp.position("biosphere", START)
    match.play("buy small1-general3", "done")

    assert not match.can_undo()
    with pytest.raises(gp.IllegalChoice, match="drawn or shown since, or the turn has passed"):
        match.undo()


def test_dice_can_be_placed_anew_until_the_last_one() -> None:
    """BIO-5.1 BIO-5.4: until they are turned and the next seat breeds."""
    match = gp.position("biosphere", "breed, round 4\na:\nb:\nA1: a 5\nD4: b 5")
    match.play("place A1", "place A2")
    match.undo()
    match.undo()

    match.play("place B1", "place B1", "place B1")

    assert match.state.seat == 1
    assert not match.can_undo()


def test_a_single_choice_is_made_without_asking() -> None:
    """BIO-6.2: of two tiles to fill one is full by then; everybody sees that the last dice have one place to go."""
    tiles = {"C1": 5, "D1": 7, "A2": 7, "C2": 7, "B4": 7, "D3": 5, "B1": 4, "D4": 6}
    text = "fill, round 4\na:\nb: 1 EP\n" + "\n".join(f"{tile}: a 5 x{count}" for tile, count in tiles.items())
    match = gp.position("biosphere", text)
    assert match.choices() == ["fill B1", "fill D4"]

    match.play("fill D4")

    assert [act.text for act in match.acts] == ["fill D4", "fill B1"]
    assert match.moments[1].forced
