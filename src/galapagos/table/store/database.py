"""The database: SQLite beside the program, or PostgreSQL when a host outgrows it."""

import asyncio
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TypeVar

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from galapagos.core.errors import Malformed

T = TypeVar("T")

MIGRATIONS = Path(__file__).parent / "migrations"
DRIVERS = {"sqlite": "sqlite+pysqlite", "postgresql": "postgresql+psycopg"}
EXAMPLES = "sqlite:////var/lib/galapagos/tables.db or postgresql://galapagos@localhost/galapagos"
UPGRADING = 0x6761_6C61  # the key of the advisory lock under which the schema changes


class Database:
    """Reads in threads beside the event loop; whatever is written goes through the writer."""

    def __init__(self, url: str) -> None:
        self.url = parse(url)
        self.engine = connect(self.url)
        self.snapshots = self.engine
        if self.is_shared:
            self.snapshots = self.engine.execution_options(isolation_level="REPEATABLE READ")

    @property
    def is_shared(self) -> bool:
        """Several processes may work on it at once."""
        return self.url.get_backend_name() == "postgresql"

    def upgrade(self) -> None:
        """Bring the schema to the newest version, from whichever it has; of several processes one does, others wait."""
        config = Config()
        config.set_main_option("script_location", str(MIGRATIONS))
        with self.engine.begin() as connection:
            if self.is_shared:
                connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": UPGRADING})
            config.attributes["connection"] = connection
            command.upgrade(config, "head")

    async def read(self, query: Callable[[Connection], T]) -> T:
        """What a query finds; all of it stood there at one moment."""
        return await asyncio.to_thread(self.read_now, query)

    def read_now(self, query: Callable[[Connection], T]) -> T:
        with self.snapshots.connect() as connection:
            return query(connection)

    def close(self) -> None:
        self.engine.dispose()


def prepared(url: str) -> Database:
    """A database, brought up to date; what stands in the way is said in a line."""
    database = Database(url)
    try:
        database.upgrade()
    except (OperationalError, CommandError) as error:
        told = str(error.orig if isinstance(error, OperationalError) else error)
        raise Malformed(database.url.render_as_string(), f"a database of this version answers there: {told}") from error
    return database


def parse(url: str) -> URL:
    """The address of a database, with the driver that we use."""
    try:
        parsed = make_url(url)
    except ArgumentError:
        raise Malformed(url, f"a database is like {EXAMPLES}") from None
    if parsed.get_backend_name() not in DRIVERS:
        raise Malformed(parsed.drivername, f"a database is like {EXAMPLES}")
    return parsed.set(drivername=DRIVERS[parsed.get_backend_name()])


def connect(url: URL) -> Engine:
    """An engine with the settings that this project relies on; what is stored stays out of error messages."""
    if url.get_backend_name() == "postgresql":
        if find_spec("psycopg") is None:
            raise Malformed("postgresql", "its driver is installed: pip install 'galapagos[postgres]'")
        return create_engine(url, pool_pre_ping=True, hide_parameters=True)
    if url.database:
        Path(url.database).parent.mkdir(parents=True, exist_ok=True)
    engine = create_engine(url, connect_args={"timeout": 30}, hide_parameters=True)

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
