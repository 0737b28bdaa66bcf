"""Whoever reads a page: a visitor with a name, or somebody who has none yet."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property

from galapagos.core.errors import Malformed
from galapagos.match.match import LONGEST_NAME
from galapagos.table.store.visitors import Visitor
from galapagos.table.tastes import Tastes
from galapagos.text.catalogue import Say

COOKIE = "galapagos-visitor"
SESSION = "galapagos-session"
YEAR = 365 * 24 * 3600


class Refused(ValueError):
    """What a reader may not do now, in his language."""


class NameNeeded(Exception):
    """First he must say what he is called."""


@dataclass(frozen=True)
class Reader:
    """Name and tastes of whoever asks for a page."""

    visitor: Visitor | None
    tastes: Tastes
    has_imprint: bool = False  # the house tells who is responsible for it

    @cached_property
    def say(self) -> Say:
        return house_voice(self.tastes.language)

    @property
    def id(self) -> str:
        return self.visitor.id if self.visitor else ""

    @property
    def is_registered(self) -> bool:
        return self.visitor is not None and self.visitor.is_registered

    def named(self) -> Visitor:
        """The visitor; refuses somebody without a name."""
        if self.visitor is None:
            raise NameNeeded
        return self.visitor


VOICES: dict[str, Say] = {}


def house_voice(language: str) -> Say:
    """The voice of the house where no game speaks."""
    if language not in VOICES:
        VOICES[language] = Say(language)
    return VOICES[language]


def read_name(text: str, say: Callable[..., str]) -> str:
    """A name as it will stand at tables and in records."""
    name = " ".join(text.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Refused(say("A name has 1 to {n} letters.", n=LONGEST_NAME)) from Malformed(text, "a printable name")
    return name
