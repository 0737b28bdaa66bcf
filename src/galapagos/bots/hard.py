"""The bot that thinks ahead."""

import time

from galapagos.bots.bot import Bot
from galapagos.bots.budget import Budget
from galapagos.bots.searching import Clock, Finding, search_together
from galapagos.bots.thought import Line, Thought
from galapagos.core.brain import SURE
from galapagos.core.dice import Dice
from galapagos.core.state import State
from galapagos.games.game import Game


class Hard(Bot):
    """Searches what the seat knows, within a budget; the same for equal dice, simulations and workers."""

    def __init__(self, budget: Budget, clock: Clock = time.perf_counter) -> None:
        self.budget = budget
        self.clock = clock

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        choices = game.choices(position)
        if len(choices) == 1:
            return Thought(choices[0])
        lines = merge(search_together(game, position, dice.word(), self.budget, self.clock))
        return Thought(lines[0].steps[0][1], lines, sum(line.visits for line in lines))


def merge(found: list[list[Finding]]) -> tuple[Line, ...]:
    """The findings of all searches together, the choice tried most often first."""
    by_choice: dict[int, list[Finding]] = {}
    for finding in (finding for findings in found for finding in findings):
        by_choice.setdefault(finding.line[0][1], []).append(finding)
    lines = []
    for about in by_choice.values():
        visits = sum(finding.visits for finding in about)
        total = sum(finding.total for finding in about)
        longest = max(about, key=lambda finding: finding.visits)
        lines.append(Line(longest.line, visits, total / (visits * SURE)))
    return tuple(sorted(lines, key=lambda line: (-line.visits, -line.expected)))
