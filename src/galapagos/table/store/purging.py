"""Tables that nobody comes back to."""

from collections.abc import Sequence

from sqlalchemy import Connection, delete, func, or_, select

from galapagos.table.store import schema, tables
from galapagos.table.store.tables import TableRow


def abandoned(connection: Connection, before: float) -> Sequence[TableRow]:
    """Tables that were finished before this time, and those at which nothing has happened since."""
    columns = schema.tables.c
    last = select(func.max(schema.acts.c.seconds)).where(schema.acts.c.table == columns.id).scalar_subquery()
    happened = func.coalesce(columns.started, columns.created) + func.coalesce(last, 0.0)
    wanted = select(schema.tables).where(or_(columns.finished < before, happened < before))
    return [tables.table_from(row) for row in connection.execute(wanted.order_by(columns.created))]


def purge(connection: Connection, found: Sequence[TableRow]) -> None:
    """Take tables away, with all that was said, done and thought there; visitors stay."""
    for table in found:
        connection.execute(delete(schema.judgements).where(schema.judgements.c.match == table.id))
        tables.take_away(connection, table.id)
