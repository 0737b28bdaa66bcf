"""Whoever decides for a seat."""

from abc import ABC, abstractmethod

from galapagos.bots.thought import Thought
from galapagos.core.dice import Dice
from galapagos.core.state import State
from galapagos.games.game import Game


class Bot(ABC):
    """A way to decide. It is given the position as the seat that decides imagines it, never the true one."""

    @abstractmethod
    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        """Decide for `position.seat`; equal positions and equal dice must give equal thoughts."""
