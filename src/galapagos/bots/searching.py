"""One search, driven slice by slice within its budget; and several in processes side by side."""

import time
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor, TimeoutError
from dataclasses import dataclass
from functools import cache
from multiprocessing import get_context

from galapagos.bots.budget import Budget
from galapagos.core.dice import stream
from galapagos.core.search import Search
from galapagos.core.state import State
from galapagos.core.tree import NO_EDGE, Tree, choice_of, seat_of
from galapagos.games.game import Data, Game

GRACE = 0.05  # seconds a late helper is waited for
LONGEST_LINE = 6

Clock = Callable[[], float]


@dataclass(frozen=True)
class Finding:
    """What was found about a choice: how the game may go on from it, how often it was tried, and what that brought."""

    line: tuple[tuple[int, int], ...]
    visits: int
    total: int


def search(
    game: Game, position: State, seed: int, worker: int, budget: Budget, clock: Clock, started: float
) -> list[Finding]:
    """Search here, until the budget is used up that began to run when the bot was asked."""
    thinking = Search(position, game.brain, stream(seed, worker))
    while count := budget.slice(thinking.simulations, clock() - started):
        thinking.run(count)
    return findings(thinking.tree)


def findings(tree: Tree) -> list[Finding]:
    """What a tree says of each choice at its root that was tried."""
    found = []
    edge = tree.first[0]
    while edge != NO_EDGE:
        if tree.visits[edge] > 0:
            found.append(Finding(main_line(tree, edge), tree.visits[edge], tree.total[edge]))
        edge = tree.following[edge]
    return found


def main_line(tree: Tree, edge: int) -> tuple[tuple[int, int], ...]:
    """From this choice on always what was visited most."""
    line: list[tuple[int, int]] = []
    while edge != NO_EDGE and len(line) < LONGEST_LINE:
        key = tree.key[edge]
        line.append((seat_of(key), choice_of(key)))
        child = tree.child[edge]
        edge = tree.best(child) if child >= 0 else NO_EDGE
    return tuple(line)


@cache
def helpers(count: int) -> ProcessPoolExecutor:
    """Processes that search beside this one; they live as long as it does."""
    return ProcessPoolExecutor(count, mp_context=get_context("spawn"))


def help_out(game: Game, view: Data, seed: int, worker: int, budget: Budget) -> list[Finding]:
    """Search in a helper, which is told no more than the seat sees."""
    position = game.from_data(view, stream(seed))
    return search(game, position, seed, worker, budget, time.perf_counter, time.perf_counter())


def search_together(game: Game, position: State, seed: int, budget: Budget, clock: Clock) -> list[list[Finding]]:
    """Search here and in helpers. With a time budget those that come too late are not waited for."""
    started = clock()
    asked: list[Future[list[Finding]]] = []
    if budget.workers > 1:
        view = game.view(position, position.seat)
        pool = helpers(budget.workers - 1)
        asked = [
            pool.submit(help_out, game, view, seed, worker, budget.share(worker)) for worker in range(1, budget.workers)
        ]
    found = [search(game, position, seed, 0, budget.share(0), clock, started)]
    patience = None if budget.seconds is None else GRACE / len(asked) if asked else 0
    for answer in asked:
        try:
            found.append(answer.result(patience))
        except TimeoutError:
            answer.cancel()
    return found
