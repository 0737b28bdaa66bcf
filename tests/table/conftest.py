"""What the tests of the table share: the databases they run on."""

from collections.abc import Iterator
from pathlib import Path

import pytest

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
