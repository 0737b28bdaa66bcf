"""What a server counts, for its host: each of its processes on a line of its own, on paper that all of them read."""

from collections.abc import Iterator, MutableSequence
from multiprocessing import RawArray
from typing import NamedTuple


class Count(NamedTuple):
    """One number."""

    name: str
    kind: str
    text: str


DECISIONS, ERRORS, THOUGHTS, THINKING, LISTENING = range(5)
COUNTS = (
    Count("galapagos_decisions_total", "counter", "Decisions and other acts that were committed."),
    Count("galapagos_errors_total", "counter", "Pages that failed."),
    Count("galapagos_thoughts_total", "counter", "What bots were asked to think about."),
    Count("galapagos_thinking_seconds_total", "counter", "How long that took, waiting for a free bot included."),
    Count("galapagos_listening", "gauge", "Browsers that listen."),
)
COMMIT = Count("galapagos_commit_seconds", "histogram", "From a decision until everybody is told.")
RUNNING = Count("galapagos_tables_running", "gauge", "Tables at which somebody is awaited.")
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
WIDTH = len(COUNTS) + len(BOUNDS) + 2  # the slowest commits, and the seconds of all of them

Paper = MutableSequence[float]


def blank(processes: int = 1) -> Paper:
    """Paper for so many processes; it can be given to them when they start."""
    paper: Paper = RawArray("d", processes * WIDTH)
    return paper


class Tally:
    """The line of one process; only it writes there."""

    def __init__(self, paper: Paper, line: int = 0) -> None:
        self.paper = paper
        self.first = line * WIDTH
        self.paper[self.first + LISTENING] = 0  # of a process that died nobody listens any more

    def add(self, count: int, amount: float = 1) -> None:
        self.paper[self.first + count] += amount

    def commit(self, seconds: float) -> None:
        """A decision was committed; it took so long."""
        self.add(DECISIONS)
        self.add(len(COUNTS) + next((at for at, bound in enumerate(BOUNDS) if seconds <= bound), len(BOUNDS)))
        self.add(WIDTH - 1, seconds)

    def text(self, running: int) -> str:
        """All lines together, as Prometheus reads them."""
        return "\n".join(self.lines(running)) + "\n"

    def lines(self, running: int) -> Iterator[str]:
        sums = [sum(self.paper[at::WIDTH]) for at in range(WIDTH)]
        for count, value in zip((*COUNTS, RUNNING), (*sums[: len(COUNTS)], running), strict=True):
            yield from head(count)
            yield f"{count.name} {value:.12g}"
        yield from head(COMMIT)
        total = 0.0
        for bound, value in zip((*map(str, BOUNDS), "+Inf"), sums[len(COUNTS) : -1], strict=True):
            total += value
            yield f'{COMMIT.name}_bucket{{le="{bound}"}} {total:.12g}'
        yield f"{COMMIT.name}_sum {sums[-1]:.12g}"
        yield f"{COMMIT.name}_count {total:.12g}"


def head(count: Count) -> Iterator[str]:
    yield f"# HELP {count.name} {count.text}"
    yield f"# TYPE {count.name} {count.kind}"
