"""Bots think in processes of their own: the event loop never waits for one."""

import asyncio
import os
import secrets
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import partial
from multiprocessing import get_context, parent_process
from threading import Thread
from typing import TypeVar

from galapagos.bots import levels
from galapagos.bots.budget import Budget
from galapagos.bots.hint import Advice, consider
from galapagos.core.dice import stream
from galapagos.games import game as find_game
from galapagos.games.game import Data
from galapagos.match.reading import BrokenRecord, verify
from galapagos.table.analysis import Judgement, judge
from galapagos.table.tally import THINKING, THOUGHTS, Tally

T = TypeVar("T")

HINT = Budget(simulations=levels.THINKING)
MOST_ADVICE = 3


def think(name: str, view: Data, level: str, seed: int) -> str:
    """What a bot chooses that knows a view and nothing else: the true position never comes here."""
    game = find_game(name)
    dice = stream(seed)
    state = game.from_data(view, dice)
    return game.text(state, levels.decide(game, state, level, dice))


def advise(name: str, view: Data, seed: int) -> list[Advice]:
    """What a strong bot would look at that knows a view and nothing else."""
    game = find_game(name)
    dice = stream(seed)
    return consider(game, game.from_data(view, dice), dice, HINT)[:MOST_ADVICE]


def check_record(text: str) -> tuple[int, str] | None:
    """The line of a record that is not right, and what stands there; None where the record is in order."""
    try:
        verify(text)
    except BrokenRecord as error:
        return error.line, str(error.text)
    except ValueError as error:
        return 1, str(error)
    return None


def wake() -> None:
    """Load the games before anybody waits; the house alone says when to stop, be it by dying."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_with_house, daemon=True).start()


def leave_with_house() -> None:
    """Without the process that asks for thoughts there is nobody to think for."""
    if (house := parent_process()) is not None:
        house.join()
        os._exit(0)


class Thinkers:
    """So many processes, shared by all tables."""

    def __init__(self, processes: int, tally: Tally) -> None:
        self.processes = processes
        self.tally = tally
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.processes, mp_context=get_context("spawn"), initializer=wake)

    async def choose(self, name: str, view: Data, level: str) -> str:
        """What a bot of this level decides that sees this view."""
        return await self.ask(partial(think, name, view, level, secrets.randbits(60)))

    async def advise(self, name: str, view: Data, number: int) -> list[Advice]:
        """Advice for whoever sees this view; the same when it is asked again."""
        return await self.ask(partial(advise, name, view, number))

    async def judge(self, name: str, view: Data, number: int, made: str) -> Judgement:
        """What a decision of a finished match was worth."""
        return await self.ask(partial(judge, name, view, number, made))

    async def check_record(self, text: str) -> tuple[int, str] | None:
        """What is wrong with a record, and where."""
        return await self.ask(partial(check_record, text))

    async def ask(self, thought: Callable[[], T]) -> T:
        """A process that dies takes the thought along, not the table: it is thought again by another."""
        loop, started = asyncio.get_running_loop(), time.perf_counter()
        try:
            return await loop.run_in_executor(self.pool, thought)
        except BrokenProcessPool:
            self.pool.shutdown(wait=False)
            self.pool = self.new_pool()
            return await loop.run_in_executor(self.pool, thought)
        finally:
            self.tally.add(THOUGHTS)
            self.tally.add(THINKING, time.perf_counter() - started)

    def close(self) -> None:
        """Stop at once: an unfinished thought is no loss."""
        for process in [*(self.pool._processes or {}).values()]:
            process.terminate()
        self.pool.shutdown(wait=False, cancel_futures=True)
