"""A bot from another package: it fishes whenever it can."""

from galapagos.bots.bot import Bot
from galapagos.bots.thought import Thought
from galapagos.core.dice import Dice
from galapagos.core.state import State
from galapagos.games.game import Game


class Angler(Bot):
    """Likes the quiet."""

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        choices = game.choices(position)
        return Thought(next((choice for choice in choices if game.text(position, choice) == "fish"), choices[0]))
