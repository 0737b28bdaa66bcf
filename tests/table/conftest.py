"""What the tests of the table share: the databases they run on, and the clock."""

import logging
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path

import pytest

from galapagos.table.journal import open_journal
from tests.table.postgres import Cluster, cluster
from tests.table.serving import Running


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """A PostgreSQL of our own, started when the first test asks for it."""
    with cluster() as started:
        yield started


@pytest.fixture
def turn(server: Running) -> Callable[[float], None]:
    """A hand that turns the clock of the house."""
    late = [0.0]
    real = server.house.now
    server.house.now = lambda: real() + late[0]

    def by(seconds: float) -> None:
        late[0] += seconds

    return by


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
