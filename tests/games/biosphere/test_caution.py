"""What is added to a choice before it is made."""

import pytest

from tests.playing import Table

WALKING = "develop, round 4, seat a, start a, walked 2\na: 4 EP, small2 general1\nb:"
CLIMBING = "develop, round 4, seat a, start a\na: 4 EP, band 4\nb: band 5"
MOVING = "move, round 4, seat a, start a\na:\nb:\nA1: a 4 5"
FULL = "desert 5, reproduction 6"
LOSING = "develop, round 4, seat a, start a\npending: loss end\na: forest 4, band 4\nb: band 9"


@pytest.mark.parametrize(
    ("text", "choice", "offered"),
    [
        (WALKING, "step small3", "step to small 3 (3 EP)"),
        (CLIMBING, "climb", "one step on the band (1 EP, to space 6)"),
        (MOVING, "move A1:4 B1", "move 4 from A1 to B1 (it dies there)"),
        (MOVING, "move A1:5 B1", "move 5 from A1 to B1"),
        (
            f"develop, round 4, seat a\npending: lifespan\na: {FULL}\nb:",
            "take desert",
            "lifespan +1: desert (at its maximum: 2 spaces on the band instead)",
        ),
        (
            f"develop, round 4, seat a\npending: scale\na: {FULL}\nb:",
            "take reproduction",
            "reproduction up (at its maximum: 3 spaces on the band instead)",
        ),
        (
            f"develop, round 4, seat a, no band\npending: scale\na: {FULL}\nb:",
            "take reproduction",
            "reproduction up (at its maximum: the point is lost)",
        ),
        (f"develop, round 4, seat a\npending: scale\na: {FULL}\nb:", "take movement", "movement up"),
        (LOSING, "lose forest", "lifespan −1: forest"),
        (LOSING, "lose desert", "lifespan −1: desert (it becomes barren)"),
    ],
)
def test_a_choice_warns_of_what_one_may_overlook(text: str, choice: str, offered: str) -> None:
    """BIO-3.4 BIO-3.7 BIO-3.8 BIO-4.2: the price of a step, a death on the way, a point too many, a barren terrain."""
    table = Table("biosphere", text)

    assert table.game.offer(table.state, table.game.find(table.state, choice), table.game.say("en")) == offered
