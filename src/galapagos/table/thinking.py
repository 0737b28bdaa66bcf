"""Bots think in processes of their own: the event loop never waits for one."""

import asyncio
import secrets
import signal
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context

from galapagos.bots import levels
from galapagos.core.dice import stream
from galapagos.games import game as find_game
from galapagos.games.game import Data


def think(name: str, view: Data, level: str, seed: int) -> str:
    """What a bot chooses that knows a view and nothing else: the true position never comes here."""
    game = find_game(name)
    dice = stream(seed)
    state = game.from_data(view, dice)
    return game.text(state, levels.decide(game, state, level, dice))


def wake() -> None:
    """Load the games before anybody waits; the house alone says when to stop."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Thinkers:
    """So many processes, shared by all tables."""

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=wake)

    async def choose(self, name: str, view: Data, level: str) -> str:
        """A process that dies takes the thought along, not the table: it is thought again by another."""
        try:
            return await self.ask(name, view, level)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self.new_pool()
            return await self.ask(name, view, level)

    async def ask(self, name: str, view: Data, level: str) -> str:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self.pool, think, name, view, level, secrets.randbits(60))

    def close(self) -> None:
        """Stop at once: an unfinished thought is no loss."""
        for process in [*(self.pool._processes or {}).values()]:
            process.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)
