"""The levels of bots by name, such as `easy`, `hard@400` (simulations) or `hard@2s` (seconds)."""

import re
from collections.abc import Callable
from importlib.metadata import entry_points

from galapagos.bots.bot import Bot
from galapagos.bots.budget import Budget
from galapagos.bots.hard import Hard
from galapagos.bots.quick import Easy, Normal, Random
from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.state import State
from galapagos.games.game import Game

BUDGET = re.compile(r"(?P<simulations>[1-9]\d{0,7})|(?P<seconds>\d{1,4}(?:\.\d{1,3})?)s")
THINKING = 400  # simulations of `hard` without a number: well below half a second on one core

QUICK: dict[str, Callable[[], Bot]] = {"random": Random, "easy": Easy, "normal": Normal}
LEVELS = (*QUICK, "hard")
KNOWN = f"{', '.join(LEVELS)}, or hard with a budget: hard@400 (simulations), hard@2s (seconds)"


def bot(level: str, workers: int = 1) -> Bot:
    """The bot of a level; other packages offer theirs as entry points `galapagos.bots`."""
    name, at, budget = level.partition("@")
    if name == "hard":
        return Hard(read_budget(level, budget if at else str(THINKING), workers))
    if not at and name in QUICK:
        return QUICK[name]()
    for entry in entry_points(group="galapagos.bots", name=level):
        found: Bot = entry.load()()
        return found
    raise Malformed(level, f"a bot is one of {KNOWN}")


def read_budget(level: str, text: str, workers: int) -> Budget:
    found = BUDGET.fullmatch(text)
    if found is None or float(text.removesuffix("s")) == 0:
        raise Malformed(level, "hard thinks for so many simulations, hard@400, or seconds, hard@2s")
    if found["simulations"]:
        return Budget(simulations=int(text), workers=workers)
    return Budget(seconds=float(found["seconds"]), workers=workers)


def decide(game: Game, state: State, level: str, dice: Dice, workers: int = 1) -> int:
    """What a bot of this level chooses for the seat that decides; it never sees the true position."""
    return bot(level, workers).think(game, state.reshuffle(state.seat, dice), dice).choice
