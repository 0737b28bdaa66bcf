"""Bots that do not think ahead: random, easy and normal."""

from galapagos.bots.bot import Bot
from galapagos.bots.thought import Line, Thought
from galapagos.core.brain import SURE
from galapagos.core.dice import Dice
from galapagos.core.glance import glance, guess
from galapagos.core.state import State
from galapagos.games.game import Game

WORLDS = 8
MOST_TRIES = 1000


class Random(Bot):
    """Any legal choice, each equally likely."""

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        choices = game.choices(position)
        return Thought(choices[dice.below(len(choices))])


class Easy(Bot):
    """A beginner: prefers what looks good, and errs as plausibly as the weights say."""

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        return Thought(guess(position, game.brain, dice))


class Normal(Bot):
    """Looks at what each choice leads to, in a few possible worlds, and takes the best."""

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        choices = game.choices(position)
        if len(choices) == 1:
            return Thought(choices[0])
        worlds = max(1, min(WORLDS, MOST_TRIES // len(choices)))
        totals = glance(position, game.brain, dice, worlds)
        order = sorted(range(len(choices)), key=lambda at: -totals[at])
        lines = tuple(Line(((position.seat, choices[at]),), worlds, totals[at] / (worlds * SURE)) for at in order)
        return Thought(choices[order[0]], lines, worlds * len(choices))
