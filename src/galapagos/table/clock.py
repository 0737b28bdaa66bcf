"""How long people may think: a rule for each table, and what the acts of a match leave of it."""

import re
from dataclasses import dataclass

from galapagos.core.errors import Malformed
from galapagos.text.catalogue import Say

DAY = 86_400.0
MINUTE = 60.0
WRITTEN = re.compile(r"(?P<seconds>\d{1,4})\+(?P<reserve>\d{1,5})|(?P<days>\d{1,2})d")
SECONDS = range(5, 601)
RESERVE = range(121)  # minutes
DAYS = range(1, 31)


@dataclass(frozen=True)
class Rule:
    """So many seconds for each decision, and a reserve for all of them together."""

    seconds: float
    reserve: float = 0.0

    @property
    def in_days(self) -> bool:
        return self.seconds >= DAY

    @classmethod
    def of_minutes(cls, seconds: int, reserve: int) -> "Rule":
        """Seconds for each decision, minutes in reserve."""
        if seconds not in SECONDS or reserve not in RESERVE:
            least, most = SECONDS[0], SECONDS[-1]
            raise Malformed(f"{seconds}+{reserve}", f"{least} to {most} seconds, 0 to {RESERVE[-1]} minutes in reserve")
        return cls(float(seconds), reserve * MINUTE)

    @classmethod
    def of_days(cls, days: int) -> "Rule":
        if days not in DAYS:
            raise Malformed(days, f"a decision takes {DAYS[0]} to {DAYS[-1]} days")
        return cls(days * DAY)

    def to_text(self) -> str:
        """As a table keeps it: `45+180`, both in seconds, or `3d`."""
        return f"{self.seconds / DAY:.0f}d" if self.in_days else f"{self.seconds:.0f}+{self.reserve:.0f}"

    @classmethod
    def from_text(cls, text: str) -> "Rule | None":
        """The reverse of `to_text`; no text, no clock."""
        if not text:
            return None
        found = WRITTEN.fullmatch(text)
        if found is None:
            raise Malformed(text, "a clock is seconds and reserve, 45+180, or days, 3d")
        if found["days"]:
            return cls.of_days(int(found["days"]))
        return cls.of_minutes(int(found["seconds"]), int(found["reserve"]) // int(MINUTE))

    def describe(self, say: Say) -> str:
        """The rule in words."""
        if self.in_days:
            return say.count(int(self.seconds / DAY), "one day for each decision", "{n} days for each decision")
        each = say.count(int(self.seconds), "one second for each decision", "{n} seconds for each decision")
        if not self.reserve:
            return each
        reserve = say.count(int(self.reserve / MINUTE), "one minute in reserve", "{n} minutes in reserve")
        return say("{each}, {reserve}", each=each, reserve=reserve)


class Clock:
    """What is left to everybody. It is told after each act who is awaited, and reads nothing but the acts' times."""

    def __init__(self, rule: Rule, seats: int, awaited: int | None) -> None:
        self.rule = rule
        self.left = [rule.reserve] * seats
        self.awaited = awaited
        self.since = 0.0

    def note(self, awaited: int | None, seconds: float, has_decided: bool) -> None:
        """Who is awaited after an act, so many seconds after the start; a decision begins a new count."""
        if awaited == self.awaited and not has_decided:
            return
        if self.awaited is not None:
            over = seconds - self.since - self.rule.seconds
            self.left[self.awaited] = max(0.0, self.left[self.awaited] - max(0.0, over))
        self.awaited, self.since = awaited, seconds

    @property
    def deadline(self) -> float | None:
        """When the time of whoever is awaited runs out, in seconds after the start."""
        return None if self.awaited is None else self.since + self.rule.seconds + self.left[self.awaited]


def spell(seconds: float, say: Say) -> str:
    """A time that is left, as people write it."""
    whole = max(0, int(seconds))
    if whole >= 2 * DAY:
        return say.count(whole // int(DAY), "one day", "{n} days")
    if whole >= 3600:
        return f"{whole // 3600}:{whole // 60 % 60:02}:{whole % 60:02}"
    return f"{whole // 60}:{whole % 60:02}"
