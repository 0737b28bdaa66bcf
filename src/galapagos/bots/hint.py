"""Advice for a person."""

from dataclasses import dataclass

from galapagos.bots.budget import Budget
from galapagos.bots.hard import Hard
from galapagos.bots.thought import Line, Step, spell
from galapagos.core.dice import Dice, stream
from galapagos.core.errors import IllegalChoice
from galapagos.core.state import State
from galapagos.games.game import Game
from galapagos.match.match import Match
from galapagos.text.seats import LETTERS


@dataclass(frozen=True)
class Advice:
    """A choice worth considering: how the game may go on from it, how often it was tried, and the share of others that
    the seat will then rank before; None where there is no other choice."""

    steps: list[Step]
    visits: int
    expected: float | None


def hint(match: Match, seat: int, budget: Budget, most: int = 3) -> list[Advice]:
    """What a seat might choose now, the best first: by what the seat sees, and the same when it is asked again."""
    if match.seat != seat:
        raise IllegalChoice("a hint", f"seat {LETTERS[seat]} does not decide now", "", 0)
    dice = stream(match.number)
    return consider(match.game, match.state.reshuffle(seat, dice), dice, budget)[:most]


def consider(game: Game, position: State, dice: Dice, budget: Budget) -> list[Advice]:
    """What the seat that decides might choose in a position as it imagines it, the best first."""
    thought = Hard(budget).think(game, position, dice)
    if not thought.lines:
        return [Advice(spell(game, position, Line(((position.seat, thought.choice),), 0, 0.0), dice), 0, None)]
    return [Advice(spell(game, position, line, dice), line.visits, line.expected) for line in thought.lines]
