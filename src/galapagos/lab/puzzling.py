"""Finding puzzles: decisions of the hard bot's games with one clearly best choice that is not seen at a glance."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from galapagos.bots.appraisal import appraise
from galapagos.bots.levels import bot
from galapagos.bots.thought import Line, spell
from galapagos.core.dice import stream
from galapagos.core.judge import Judge
from galapagos.core.state import NOBODY, State
from galapagos.games.game import Game, Setup
from galapagos.games.puzzle import Puzzle
from galapagos.text.seats import LETTERS

PLAYERS = "hard@100"
FEWEST_CHOICES = 4
GLANCE = 400  # simulations to see whether a position may be a puzzle
THOROUGH = 3000  # simulations of each search that must agree
SEARCHES = 3
MARGIN = 0.08  # so much more than any other the solution promises in each of them
MOST_EACH = 3  # puzzles of one game


@dataclass(frozen=True)
class Quarry:
    """Where puzzles are looked for: one game of a seed."""

    game: Game
    setup: Setup
    seed: int
    number: int


@dataclass(frozen=True)
class Verdict:
    """A solution with its margin over the best of the others, as one search sees it; the lines, the best first."""

    solution: int
    margin: float
    lines: tuple[Line, ...]


def find(game: Game, setup: Setup, games: int, seed: int, jobs: int) -> Iterator[list[Puzzle]]:
    """The puzzles of each of so many games."""
    quarries = [Quarry(game, setup, seed, number) for number in range(games)]
    if jobs == 1:
        yield from map(dig, quarries)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(dig, quarries)


def dig(quarry: Quarry) -> list[Puzzle]:
    """Play a game, and look at each decision on the way."""
    game, dice, minds = quarry.game, stream(quarry.seed, 2 * quarry.number), stream(quarry.seed, 2 * quarry.number + 1)
    state, player = game.new(quarry.setup, dice), bot(PLAYERS)
    found: list[tuple[float, Puzzle]] = []
    while state.seat != NOBODY:
        choices = game.choices(state)
        choice = choices[0]
        if len(choices) > 1:
            position = state.reshuffle(state.seat, minds)
            choice = player.think(game, position, minds).choice
            if len(choices) >= FEWEST_CHOICES and (made := examine(game, position, quarry.seed)) is not None:
                found.append(made)
        state.play(choice, dice)
    clearest = {puzzle.solution: puzzle for _, puzzle in sorted(found, key=lambda each: each[0])}
    return [*clearest.values()][: -MOST_EACH - 1 : -1]


def examine(game: Game, position: State, seed: int) -> tuple[float, Puzzle] | None:
    """The puzzle in a position, with its margin; most positions are none."""
    first = judge(game, position, GLANCE, seed)
    if first.margin < MARGIN or is_tempting(game, position, first.solution):
        return None
    verdicts = [judge(game, position, THOROUGH, seed + again) for again in range(1, SEARCHES + 1)]
    if any(each.solution != first.solution or each.margin < MARGIN for each in verdicts):
        return None
    return min(each.margin for each in verdicts), write_down(game, position, verdicts[-1].lines)


def judge(game: Game, position: State, simulations: int, seed: int) -> Verdict:
    """What one search takes for the best choice: of those it compared the one that promises most."""
    found = appraise(game, position, stream(seed), simulations)
    best, *others = sorted(found.lines, key=lambda line: -line.expected)
    margin = best.expected - others[0].expected if others else 0.0
    return Verdict(best.steps[0][1], margin, (best, *others))


def is_tempting(game: Game, position: State, choice: int) -> bool:
    """No other choice looks better at first sight: whoever does not think finds it."""
    eye = Judge(game.brain, position)
    count = position.choices(eye.choices)
    eye.weigh(position, eye.choices, count)
    weights = {eye.choices[at]: eye.weights[at] for at in range(count)}
    return game.brain is not None and weights[choice] == max(weights.values())


def write_down(game: Game, position: State, lines: Sequence[Line]) -> Puzzle:
    """A position with its solution as text."""
    steps = spell(game, position, lines[0], stream(1))
    return Puzzle(
        position=game.to_text(game.view(position, position.seat)),
        line=tuple(" ".join((LETTERS[step.seat], *step.parts)) for step in steps),
        promises={game.text(position, line.steps[0][1]): round(100 * line.expected) for line in lines},
    )


def check(game: Game, puzzle: Puzzle, seed: int) -> Verdict:
    """What a thorough search with other dice says of a puzzle."""
    position = game.position(puzzle.position, stream(seed))
    return judge(game, position, THOROUGH, seed)
