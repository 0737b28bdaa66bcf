"""Standing answers of seats."""

from collections.abc import Iterator

from sqlalchemy import Connection, delete, insert, select

from galapagos.table.standing import Standing
from galapagos.table.store import schema


def of_table(connection: Connection, table: str) -> Iterator[tuple[int, Standing]]:
    """All of a table, with their seats."""
    columns = schema.standings.c
    for row in connection.execute(select(schema.standings).where(columns.table == table)):
        yield row.seat, Standing(row.verb, row.choices)


def give(connection: Connection, table: str, seat: int, standing: Standing) -> None:
    """From now on; for a verb there is one at most."""
    take_back(connection, table, seat, standing.verb)
    values = {"table": table, "seat": seat, "verb": standing.verb, "choices": standing.choices}
    connection.execute(insert(schema.standings).values(**values))


def take_back(connection: Connection, table: str, seat: int, verb: str) -> None:
    columns = schema.standings.c
    same = (columns.table == table, columns.seat == seat, columns.verb == verb)
    connection.execute(delete(schema.standings).where(*same))
