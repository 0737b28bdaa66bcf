"""The database: SQLite beside the program, or PostgreSQL when a host outgrows it."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from galapagos.core.errors import Malformed

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"


class Database:
    """Reads in threads beside the event loop; whatever is written goes through the writer."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = connect(url)

    def upgrade(self) -> None:
        """Bring the schema to the newest version, from whichever it has."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds."""
        return await asyncio.to_thread(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.engine.connect() as connection:
            return query(connection)

    def close(self) -> None:
        self.engine.dispose()


def connect(url: str) -> Engine:
    """An engine with the settings that this project relies on."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Malformed(url, "a database is like sqlite:////var/lib/galapagos/tables.db") from None
    if parsed.get_backend_name() != "sqlite":
        return create_engine(parsed, pool_pre_ping=True)
    if parsed.database:
        Path(parsed.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(parsed, connect_args={"timeout": 30})

    @event.listens_for(engine, "connect")
    def tune(connection, record):  # type: ignore[no-untyped-def]  # noqa: ARG001
        # Transactions are begun by us (below): the driver's own way breaks savepoints.
        connection.isolation_level = None
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    return engine
