"""How fast programs may ask."""

import time
from collections.abc import Callable

EACH = 0.05  # seconds a request uses up
SAVED = 3.0  # seconds that can be saved for many requests at once
MOST = 10_000  # callers that are remembered


class TooFast(Exception):
    """So many requests cannot be answered; `seconds` later they can."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        super().__init__(f"try again in {seconds:.1f} seconds")


class Pace:
    """How fast the programs are: each has some time, and every request uses a little of it."""

    def __init__(self) -> None:
        self.now: Callable[[], float] = time.monotonic
        self.until: dict[str, float] = {}

    def check(self, digest: str) -> None:
        now = self.now()
        until = max(self.until.get(digest, 0.0), now - SAVED) + EACH
        if until > now:
            raise TooFast(until - now)
        if len(self.until) > MOST:
            self.until = {each: left for each, left in self.until.items() if left > now - SAVED}
        self.until[digest] = until
