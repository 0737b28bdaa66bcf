"""What a bot thought: its choice, and the lines it looked at."""

from dataclasses import dataclass

from galapagos.core.dice import Dice
from galapagos.core.state import NOBODY, State
from galapagos.games.game import Game, Parts


@dataclass(frozen=True)
class Line:
    """A choice and how the game may go on: `(seat, choice)` by `(seat, choice)`, forced ones left out.

    `expected` is the share of the opponents that the thinking seat will rank before, from 0 to 1; in a solo game three
    quarters and more are a win.
    """

    steps: tuple[tuple[int, int], ...]
    visits: int
    expected: float


@dataclass(frozen=True)
class Thought:
    """The choice, and why: the lines that were looked at, the best first; none where nothing was weighed."""

    choice: int
    lines: tuple[Line, ...] = ()
    simulations: int = 0


@dataclass(frozen=True)
class Step:
    """One choice of a line, in the words of the game."""

    seat: int
    parts: Parts


def spell(game: Game, position: State, line: Line, dice: Dice) -> list[Step]:
    """A line as choices that a person reads, as far as it goes in one possible world."""
    world = position.reshuffle(position.seat, dice)
    told = []
    for seat, choice in line.steps:
        while (
            world.seat != NOBODY and len(legal := game.choices(world)) == 1 and (world.seat, legal[0]) != (seat, choice)
        ):
            world.play(legal[0], dice)
        if world.seat != seat or choice not in game.choices(world):
            break
        told.append(Step(seat, game.parts(world, choice)))
        world.play(choice, dice)
    return told
