"""What the tests of the command line share with those of the table."""

from tests.table.conftest import postgres

__all__ = ["postgres"]
