"""Looking for puzzles."""

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.lab.puzzling import examine

GAME = gp.game("beginning")


def test_a_position_with_nothing_to_find_is_no_puzzle() -> None:
    """Whatever is fed, it comes to the same."""
    state = GAME.position("eat, hole 1\na: 9 chips\nA1:\nA2:\nA3:\nA4:\nb: 1 chip\nB1:")
    assert examine(GAME, state, 1) is None


def test_a_puzzle_that_ships_is_found_again() -> None:
    """At its position, with its solution, as its file has it."""
    puzzle = max(GAME.puzzles, key=lambda each: [*each.promises.values()][0] - [*each.promises.values()][1])
    found = examine(GAME, GAME.position(puzzle.position, stream(5)), 5)

    assert found is not None
    assert found[1].solution == puzzle.solution
    assert found[1].position.strip() == puzzle.position.strip()
