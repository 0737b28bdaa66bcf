"""What a strong bot thinks of a decision: what everybody may expect, the best choice, and others beside it."""

from collections.abc import Iterable
from dataclasses import dataclass

from galapagos.bots.searching import Finding, findings
from galapagos.bots.thought import Line
from galapagos.core.brain import SURE
from galapagos.core.dice import Dice
from galapagos.core.search import Search
from galapagos.core.state import State
from galapagos.games.game import Game

MOST_COMPARED = 3
SHARE = 4  # each choice that is compared with the best one is thought about for this part of the time more


@dataclass(frozen=True)
class Appraisal:
    """A position before a decision: what each seat may expect, and the lines that were weighed.

    The line preferred by the bot comes first, then those it was compared with, the better ones before the others.
    """

    expected: tuple[float, ...]
    lines: tuple[Line, ...]

    def line(self, choice: int) -> Line:
        """The line that begins with this choice."""
        return next(line for line in self.lines if line.steps[0][1] == choice)


def appraise(game: Game, position: State, dice: Dice, simulations: int, also: Iterable[int] = ()) -> Appraisal:
    """Search what the seat that decides sees; then look closer at what came next to the best, and at what is named."""
    search = Search(position, game.brain, dice)
    search.run(simulations)
    expected = tuple(int(search.sums[seat]) / (simulations * SURE) for seat in range(position.seats))
    best, *rest = sorted(findings(search.tree), key=lambda found: (-found.visits, -found.total))
    compared = [choice for choice in dict.fromkeys((*likeliest(rest), *also)) if choice != best.line[0][1]]
    lines = [look_closer(search, choice, simulations // SHARE) for choice in compared]
    return Appraisal(expected, (as_line(best), *sorted(lines, key=lambda line: -line.expected)))


def likeliest(rest: list[Finding]) -> list[int]:
    """The choices that may be as good as the first: those tried most, and those that brought most."""
    tried = rest[: MOST_COMPARED - 1]
    brought = sorted(rest, key=lambda found: -found.total / found.visits)
    return [*dict.fromkeys(found.line[0][1] for found in (*tried, *brought))][:MOST_COMPARED]


def look_closer(search: Search, choice: int, simulations: int) -> Line:
    """What a choice promises that was hardly tried."""
    search.keep_to(choice)
    search.run(simulations)
    return as_line(next(found for found in findings(search.tree) if found.line[0][1] == choice))


def as_line(found: Finding) -> Line:
    return Line(found.line, found.visits, found.total / (found.visits * SURE))
