"""Looking for puzzles."""

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.lab.puzzling import examine

GAME = gp.game("beginning")
RIVAL = """
    eat, seat b, hole 0
    pile: ? x55
    discards: carnivore x2 flying x2 nocturnal fast hiding horns long-neck scavenger
    a: 11 chips
    A1: scavenger
    A2: carnivore hiding
    A3: hiding fat-tissue
    b: 8 chips
    B1: cards carnivore, 1 chip
    B2: carnivore nocturnal fat-tissue, cards ? fertile horns
    B3: cards ?, 1 chip
    c: 10 chips
    C1: carnivore nocturnal fat-tissue, cards ? x3
    C2:
"""


def test_a_position_with_nothing_to_find_is_no_puzzle() -> None:
    """Whatever is fed, it comes to the same."""
    state = GAME.position("eat, hole 1\na: 9 chips\nA1:\nA2:\nA3:\nA4:\nb: 1 chip\nB1:")
    assert examine(GAME, state, 1) is None


def test_one_choice_far_ahead_of_all_others_is_a_puzzle() -> None:
    """The only rival hunter stands there unfed: its line, its promise, and what it is better than are written down."""
    found = examine(GAME, GAME.position(RIVAL, stream(5)), 5)

    assert found is not None
    margin, puzzle = found
    promised, *others = puzzle.promises.values()
    assert puzzle.solution == "attack B2 C1"
    assert puzzle.line[0] == "b attack B2 C1"
    assert margin > 0.1
    assert promised > max(others)
