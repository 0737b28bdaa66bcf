"""The acts of a match, one row each: the only truth about it."""

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from galapagos.match.act import Act
from galapagos.table.store import schema


def add(connection: Connection, table: str, first: int, done: Sequence[Act], nonce: str | None) -> None:
    """Append acts; whoever comes second with a number or a nonce fails by the unique keys."""
    rows = [
        {
            "table": table,
            "number": number,
            "kind": act.kind,
            "seat": act.seat,
            "text": act.text,
            "seconds": act.seconds,
            "nonce": nonce if number == first else None,
        }
        for number, act in enumerate(done, first)
    ]
    if rows:
        connection.execute(insert(schema.acts), rows)


def of_table(connection: Connection, table: str, after: int = 0) -> tuple[list[Act], set[str]]:
    """The acts behind a number in their order, and the nonces they came with."""
    columns = schema.acts.c
    wanted = select(schema.acts).where(columns.table == table, columns.number > after)
    rows = connection.execute(wanted.order_by(columns.number)).all()
    done = [Act(row.kind, row.seat, row.text, row.seconds) for row in rows]
    return done, {row.nonce for row in rows if row.nonce is not None}


def is_known(connection: Connection, table: str, nonce: str) -> bool:
    """Something was posted with this nonce."""
    same = (schema.acts.c.table == table, schema.acts.c.nonce == nonce)
    return connection.scalar(select(schema.acts.c.number).where(*same)) is not None
