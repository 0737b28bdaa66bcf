"""How long a bot may think."""

from dataclasses import dataclass

SLICE = 0.01  # seconds: so long the core may run without letting other threads in


@dataclass(frozen=True)
class Budget:
    """A number of simulations, or of seconds; `workers` processes share it."""

    simulations: int | None = None
    seconds: float | None = None
    workers: int = 1

    def slice(self, done: int, spent: float) -> int:
        """How many simulations to run next without a break, after so many in so many seconds; 0: time to decide.

        The first is run in any case, for a bot must decide; each slice at most doubles what is known to fit.
        """
        if done == 0:
            return 1
        each = spent / done
        if self.simulations is None and each > self.left(spent):
            return 0
        fitting = max(1, min(2 * done, int(min(SLICE, self.left(spent)) / each))) if each > 0 else 2 * done
        return fitting if self.simulations is None else min(self.simulations - done, fitting)

    def left(self, spent: float) -> float:
        """How many seconds are left."""
        return SLICE if self.seconds is None else self.seconds - spent

    def share(self, worker: int) -> "Budget":
        """What falls to one of the workers: of simulations a part, of time all of it."""
        if self.simulations is None:
            return Budget(seconds=self.seconds)
        return Budget((self.simulations + self.workers - 1 - worker) // self.workers)
