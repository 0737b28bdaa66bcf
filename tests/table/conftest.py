"""What the tests of the table share: the databases they run on."""

import logging
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest

from galapagos.table.journal import open_journal
from tests.table.postgres import Cluster, cluster


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own, started when the first test asks for it."""
    with cluster() as started:
        yield started


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'deep' / 'tables.db'}"
    found: Cluster = request.getfixturevalue("postgres")
    return found.new_database()


@pytest.fixture
def written() -> Iterator[StringIO]:
    """What is written to the log from here on."""
    journal, paper = logging.getLogger("galapagos"), StringIO()
    before = journal.handlers, journal.level, journal.propagate
    open_journal("info")
    journal.handlers[0].stream = paper  # type: ignore[attr-defined]
    yield paper
    journal.handlers, journal.propagate = before[0], before[2]
    journal.setLevel(before[1])
