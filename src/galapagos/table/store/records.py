"""Records from elsewhere."""

import time

from sqlalchemy import Connection, insert, select

from galapagos.table.store import schema


def add(connection: Connection, name: str, text: str) -> None:
    """Keep a record, once."""
    if find(connection, name) is None:
        connection.execute(insert(schema.records).values(id=name, text=text, added=time.time()))


def find(connection: Connection, name: str) -> str | None:
    """The text of a record; None where there is none."""
    return connection.scalar(select(schema.records.c.text).where(schema.records.c.id == name))
