"""Bots from another package."""

from galapagos.bots.bot import Bot
from galapagos.bots.thought import Thought
from galapagos.core.dice import Dice
from galapagos.core.state import State
from galapagos.games.game import Game


class Angler(Bot):
    """Likes the quiet: it fishes whenever it can."""

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        choices = game.choices(position)
        return Thought(next((choice for choice in choices if game.text(position, choice) == "fish"), choices[0]))


class Peeper(Bot):
    """Chooses by everything it is shown, secret or not."""

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        choices = game.choices(position)
        return Thought(choices[position.digest() % len(choices)])
