"""What a host can set."""

import os
from collections.abc import Mapping
from dataclasses import Field, dataclass, field, fields
from pathlib import Path
from typing import Any

from galapagos.core.errors import Malformed

PREFIX = "GALAPAGOS_"
LOG_LEVELS = ("debug", "info", "warning", "error")
LONGEST_PATH = 250


def default_database() -> str:
    """An SQLite file among this person's data."""
    data = os.environ.get("XDG_DATA_HOME")
    folder = Path(data) if data else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'galapagos' / 'tables.db'}"


def setting(default: object, text: str) -> Any:
    """A setting with its default, and what `--help` says of it."""
    return field(default=default, metadata={"text": text})


@dataclass(frozen=True)
class Settings:
    """How a server runs; each can be given in the environment, as `GALAPAGOS_DATABASE` and so on."""

    host: str = setting("localhost", "the address to listen at; localhost is for this computer only")
    port: int = setting(8765, "the port to listen at")
    url: str = setting("", "what people type to get here: it stands in invitations and on cookies")
    database: str = field(
        default_factory=default_database,
        metadata={"text": "where tables are kept, an SQLite file or PostgreSQL; a file among your data unless said"},
    )
    workers: int = setting(1, "how many processes answer; more than one need PostgreSQL")
    bot_processes: int = setting(1, "how many processes think for bots, for each that answers")
    log_level: str = setting("warning", "what is written to the log: " + ", ".join(LOG_LEVELS))
    metrics: str = setting("", "the word by which /metrics can be read; without one there is no such page")
    haste: float = setting(1.0, "how long bots let people look before they decide; 0 is not at all")
    moderators: str = setting("", "the names of accounts that moderate, with commas between them")
    imprint: str = setting("", "who is responsible for this server: the text, or the file it stands in")

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: object) -> "Settings":
        """What was given, else what the environment says, else the default."""
        found: dict[str, object] = {}
        for each in fields(cls):
            if given.get(each.name) is not None:
                found[each.name] = given[each.name]
            elif environment.get(variable(each)):
                found[each.name] = read(variable(each), environment[variable(each)], each.type)
        return cls(**found).checked()  # type: ignore[arg-type]

    def checked(self) -> "Settings":
        """The same, where they fit each other."""
        if self.workers < 1:
            raise Malformed(self.workers, "at least one process answers")
        if self.log_level not in LOG_LEVELS:
            raise Malformed(self.log_level, f"a level of the log is one of {', '.join(LOG_LEVELS)}")
        if self.workers > 1 and not self.database.startswith("postgresql"):
            right = "several processes share a PostgreSQL: --database postgresql://…, or --workers 1"
            raise Malformed(f"--workers {self.workers}", right)
        return self

    @property
    def imprint_text(self) -> str:
        """The imprint as it reads now."""
        is_short = "\n" not in self.imprint and len(self.imprint) < LONGEST_PATH
        if self.imprint and is_short and Path(self.imprint).is_file():
            return Path(self.imprint).read_text(encoding="utf-8")
        return self.imprint

    @property
    def address(self) -> str:
        """Where people find this server: what the host says, else what this machine calls itself."""
        return self.url.rstrip("/") or f"http://{self.host}:{self.port}"


def variable(each: "Field[object]") -> str:
    """What a setting is called in the environment."""
    return PREFIX + each.name.upper()


def option(each: "Field[object]") -> str:
    """What a setting is called on the command line."""
    return "--" + each.name.replace("_", "-")


def read(name: str, value: str, kind: object) -> object:
    """A setting from its text."""
    try:
        return {int: int, float: float}.get(kind, str)(value)  # type: ignore[call-overload]
    except ValueError:
        raise Malformed(value, f"{name} is a number") from None
