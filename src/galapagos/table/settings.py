"""What a host can set."""

import os
from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from pathlib import Path

from galapagos.core.errors import Malformed

PREFIX = "GALAPAGOS_"


def default_database() -> str:
    """An SQLite file among this person's data."""
    data = os.environ.get("XDG_DATA_HOME")
    folder = Path(data) if data else Path.home() / ".local" / "share"
    return f"sqlite:///{folder / 'galapagos' / 'tables.db'}"


@dataclass(frozen=True)
class Settings:
    """How a server runs; each can be given in the environment, as `GALAPAGOS_DATABASE` and so on."""

    database: str = field(default_factory=default_database)
    host: str = "localhost"
    port: int = 8765
    url: str = ""
    bot_processes: int = 1
    haste: float = 1.0  # bots wait a moment so that people can follow; 0 lets them answer at once

    @classmethod
    def from_environment(cls, environment: Mapping[str, str], **given: object) -> "Settings":
        """What was given, else what the environment says, else the default."""
        found: dict[str, object] = {}
        for each in fields(cls):
            name = PREFIX + each.name.upper()
            if given.get(each.name) is not None:
                found[each.name] = given[each.name]
            elif environment.get(name):
                found[each.name] = read(name, environment[name], each.type)
        return cls(**found)  # type: ignore[arg-type]

    @property
    def address(self) -> str:
        """Where people find this server: what the host says, else what this machine calls itself."""
        return self.url.rstrip("/") or f"http://{self.host}:{self.port}"


def read(name: str, value: str, kind: object) -> object:
    """A setting from its text."""
    try:
        return {int: int, float: float}.get(kind, str)(value)  # type: ignore[call-overload]
    except ValueError:
        raise Malformed(value, f"{name} is a number") from None
