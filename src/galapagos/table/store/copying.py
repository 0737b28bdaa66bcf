"""A whole store in one file, and back: copied table by table from one moment, whichever database it is in."""

import shutil
import tempfile
from pathlib import Path

from sqlalchemy import Connection, delete, func, insert, inspect, select, text
from sqlalchemy.exc import DatabaseError

from galapagos.core.errors import Malformed
from galapagos.table.store import numbers, schema
from galapagos.table.store.database import Database

AT_ONCE = 500


def backup(database: Database, file: Path) -> None:
    """Write all that is stored into a new SQLite file; people may play meanwhile."""
    if file.exists():
        raise Malformed(str(file), "a backup is written into a new file")
    with tempfile.TemporaryDirectory(dir=file.resolve().parent) as folder:
        fresh = Database(f"sqlite:///{Path(folder) / 'backup.db'}")
        fresh.upgrade()
        database.read_now(lambda source: copy(source, fresh))
        fresh.close()
        written = Path(folder) / "backup.db"
        written.chmod(0o600)  # it holds the key that signs cookies
        written.replace(file)


def restore(database: Database, file: Path) -> None:
    """Take a backup over into a database without tables; it may be one of an older version, or of SQLite."""
    database.upgrade()
    if database.read_now(lambda each: each.scalar(select(func.count()).select_from(schema.visitors))):
        raise Malformed(
            database.url.database, "a backup is restored into an empty database, and somebody has been here"
        )
    with tempfile.TemporaryDirectory() as folder:
        source = Database(f"sqlite:///{shutil.copy(file, folder)}")
        if not is_ours(source):
            raise Malformed(str(file), "a backup is a file that `galapagos admin backup` has written")
        source.upgrade()
        source.read_now(lambda each: copy(each, database))
        source.close()
    with database.engine.begin() as connection:
        numbers.begin_anew(connection)


def is_ours(database: Database) -> bool:
    """Some version of this program has written it."""
    try:
        return inspect(database.engine).has_table("alembic_version")
    except DatabaseError:  # it is no SQLite file at all
        return False


def copy(source: Connection, database: Database) -> None:
    """All rows of all tables, in the order in which they refer to each other."""
    with database.engine.begin() as target:
        for table in schema.metadata.sorted_tables:
            target.execute(delete(table))
            rows = source.execute(select(table)).mappings()
            while found := rows.fetchmany(AT_ONCE):
                target.execute(insert(table), [dict(row) for row in found])
        if database.is_shared:
            counting = "SELECT setval(pg_get_serial_sequence('messages', 'id'), (SELECT max(id) FROM messages))"
            target.execute(text(counting))
