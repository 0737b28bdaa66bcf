"""The puzzles of every game: positions that can be, with a solution that is legal and, by `make prove`, the best."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.game import Game
from galapagos.games.puzzle import Puzzle, from_file, to_file
from galapagos.lab.puzzling import FEWEST_CHOICES, check, is_tempting
from galapagos.text.seats import LETTERS

PUZZLES = [
    pytest.param(game, puzzle, id=f"{game.id}-{number}")
    for game in gp.games().values()
    for number, puzzle in enumerate(game.puzzles, 1)
]
every_puzzle = pytest.mark.parametrize(("game", "puzzle"), PUZZLES)


@every_puzzle
def test_a_puzzle_shows_what_its_seat_sees(game: Game, puzzle: Puzzle) -> None:
    """The position is a view of the seat that decides: whatever is dealt for its question marks, it looks the same."""
    for seed in (1, 2):
        state = game.position(puzzle.position, stream(seed))
        assert game.to_text(game.view(state, state.seat)).strip() == puzzle.position.strip()


@every_puzzle
def test_a_solution_is_one_of_several_choices_and_not_the_first_that_comes_to_mind(game: Game, puzzle: Puzzle) -> None:
    """Everything that is promised is legal; the solution promises most, and a beginner likes something else better."""
    state = game.position(puzzle.position)
    choices = {game.text(state, choice): choice for choice in game.choices(state)}

    assert len(choices) >= FEWEST_CHOICES
    assert {*puzzle.promises} <= {*choices}
    assert len(puzzle.promises) > 1
    assert puzzle.promises[puzzle.solution] > max([*puzzle.promises.values()][1:])
    assert puzzle.line[0] == f"{LETTERS[state.seat]} {puzzle.solution}"
    assert not is_tempting(game, state, choices[puzzle.solution])
    for step in puzzle.line:
        assert game.phrase(game.grammar.read(step.partition(" ")[2]), game.say("de"))


@pytest.mark.parametrize("game", [game for game in gp.games().values() if game.puzzles], ids=lambda game: game.id)
def test_a_game_with_puzzles_has_at_least_twelve(game: Game) -> None:
    """No two alike, and the file is as the command writes it."""
    assert len({puzzle.position for puzzle in game.puzzles}) == len(game.puzzles) >= 12
    assert from_file(to_file(game.puzzles)) == game.puzzles


@pytest.mark.prove
@every_puzzle
def test_the_hard_bot_finds_the_solution_again(game: Game, puzzle: Puzzle) -> None:
    """With other dice."""
    verdict = check(game, puzzle, 2026)
    state = game.position(puzzle.position)

    assert game.text(state, verdict.solution) == puzzle.solution
    assert verdict.margin > 0.02
