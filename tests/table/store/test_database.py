"""The schema: made, changed and read back."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text

import galapagos as gp
from galapagos.table.store import numbers, schema, tables, visitors
from galapagos.table.store.database import MIGRATIONS, Database
from tests.table.postgres import Cluster


@pytest.fixture
def database(url: str) -> Iterator[Database]:
    database = Database(url)
    yield database
    database.close()


def upgrade_to(database: Database, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)


def test_migrations_make_the_schema_that_the_code_uses(database: Database) -> None:
    """Nothing is missing, nothing too much."""
    database.upgrade()

    with database.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), schema.metadata) == []


def test_a_database_of_the_first_schema_is_upgraded_and_keeps_its_content(database: Database) -> None:
    """Whoever played on the first version finds everything again."""
    upgrade_to(database, "0001")
    with database.engine.begin() as connection:
        connection.execute(text("INSERT INTO visitors VALUES ('v', 'Ada', 1.5)"))
        names = "id, game, form, options, seats, seed, is_public, host, level, pace, created"
        row = "'t', 'toy', 'table', '{}', 2, '07', 0, 'v', 'easy', 'calm', 2.5"
        connection.execute(text(f"INSERT INTO tables ({names}) VALUES ({row})"))

    database.upgrade()
    found = database.read_now(lambda connection: tables.find(connection, "t"))
    assert found is not None
    assert found[0].position is None

    assert database.read_now(lambda connection: visitors.find(connection, "v")) == visitors.Visitor("v", "Ada")


def test_sqlite_survives_a_power_cut(tmp_path: Path) -> None:
    """A write-ahead log that is flushed at each commit, and foreign keys that hold."""
    database = Database(f"sqlite:///{tmp_path / 'tables.db'}")
    with database.engine.connect() as connection:
        found = {
            each: connection.scalar(text(f"PRAGMA {each}")) for each in ("journal_mode", "synchronous", "foreign_keys")
        }

    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


def test_a_savepoint_undoes_only_itself(database: Database) -> None:
    """What was written before it in the same transaction stays."""
    database.upgrade()
    values = {"name": "Ada", "created": 0.0}
    with database.engine.begin() as connection:
        connection.execute(insert(schema.visitors).values(id="kept", **values))
        inner = connection.begin_nested()
        connection.execute(insert(schema.visitors).values(id="undone", **values))
        inner.rollback()

    found = database.read_now(lambda connection: connection.scalars(select(schema.visitors.c.id)).all())
    assert found == ["kept"]


def test_a_house_signs_with_one_key(database: Database) -> None:
    """Made when it is first asked for, and kept."""
    database.upgrade()
    keys = []
    for _ in range(2):
        with database.engine.begin() as connection:
            keys.append(visitors.signing_key(connection))

    assert keys[0] == keys[1]
    assert len(keys[0]) == 64


@pytest.mark.parametrize("text", ["", "tables.db", "mysql://localhost/galapagos"])
def test_what_is_no_database_is_refused(text: str) -> None:
    """With an example of one."""
    with pytest.raises(gp.Malformed, match="a database is like sqlite"):
        Database(text)


def test_of_several_processes_one_upgrades(postgres: Cluster) -> None:
    """The others wait for it, and all find the same house."""
    url = postgres.new_database()

    def open_house(_: int) -> str:
        database = Database(url)
        database.upgrade()
        epoch = database.read_now(numbers.epoch)
        database.close()
        return epoch

    with ThreadPoolExecutor(4) as pool:
        assert len({*pool.map(open_house, range(4))}) == 1
