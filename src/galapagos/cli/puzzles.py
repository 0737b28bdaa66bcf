"""`galapagos puzzles`: positions with one clearly best choice, found in the hard bot's own games, and checked again."""

import argparse
import os
import tomllib
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from galapagos.cli.parser import Parser, a_game, add_setup, positive, settle, whole
from galapagos.core.errors import Malformed
from galapagos.games.puzzle import Puzzle, from_file, to_file
from galapagos.lab.puzzling import MARGIN, check, find


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "puzzles",
        help="find puzzles, and check them",
        description="Find positions with one clearly best choice in the hard bot's own games, or check those of a game "
        "with other dice.",
        epilog="example: galapagos puzzles find beginning --games 10 --seats 3 --file puzzles.toml",
    )
    kinds = parser.add_subparsers(metavar="find|check", required=True, parser_class=Parser)
    finding = kinds.add_parser("find", help="look for puzzles", description="Add what is found to a file.")
    finding.add_argument("game", type=a_game, metavar="GAME")
    finding.add_argument("--games", type=positive, default=10, metavar="N", help="how many games (default 10)")
    finding.add_argument("--seats", type=positive, metavar="K", help="how many seats (default: the fewest)")
    finding.add_argument("--jobs", type=positive, default=os.cpu_count(), metavar="J", help="processes (default: all)")
    finding.add_argument("--seed", type=whole, default=1, metavar="S", help="repeats the same games (default 1)")
    finding.add_argument("--file", type=Path, required=True, metavar="FILE", help="a new file, or one to add to")
    add_setup(finding)
    finding.set_defaults(run=run_find)
    checking = kinds.add_parser("check", help="check puzzles", description="Search every puzzle again.")
    checking.add_argument("game", type=a_game, metavar="GAME")
    checking.add_argument("--seed", type=whole, default=1, metavar="S", help="the dice of the search (default 1)")
    checking.add_argument("--file", type=Path, metavar="FILE", help="these puzzles instead of the game's own")
    checking.set_defaults(run=run_check)


def run_find(given: argparse.Namespace) -> int:
    """Look for puzzles with progress, and keep each as soon as it is found."""
    game, setup = given.game, settle(given.game, given.seats, given)
    puzzles = [*read(given.file)] if given.file.exists() else []
    before = len(puzzles)
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.title, total=given.games)
        for found in find(game, setup, given.games, given.seed, given.jobs):
            puzzles += [puzzle for puzzle in found if puzzle not in puzzles]
            given.file.write_text(to_file(puzzles), encoding="utf-8")
            progress.advance(task)
    print(f"{given.file}: {len(puzzles) - before} puzzles more, {len(puzzles)} in all")
    return 0


def run_check(given: argparse.Namespace) -> int:
    """Say of each puzzle whether a search with other dice finds the same; 1 where it does not."""
    game = given.game
    puzzles = game.puzzles if given.file is None else read(given.file)
    if not puzzles:
        raise Malformed(game.id, "a game with puzzles stands here, or a --file of them")
    wrong = 0
    for number, puzzle in enumerate(puzzles, 1):
        verdict = check(game, puzzle, given.seed)
        solution = game.text(game.position(puzzle.position), verdict.solution)
        is_right = solution == puzzle.solution and verdict.margin >= MARGIN / 2
        wrong += not is_right
        found = "" if is_right else f", not {puzzle.solution!r}" if solution != puzzle.solution else ", too close"
        print(f"{number:3}  {solution}, ahead by {verdict.margin:.0%}{found}")
    return 1 if wrong else 0


def read(file: Path) -> tuple[Puzzle, ...]:
    """The puzzles of a file."""
    try:
        return from_file(file.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise Malformed(str(file), f"a TOML file stands here: {error}") from error
