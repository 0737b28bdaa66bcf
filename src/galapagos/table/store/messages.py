"""What people say to each other at a table."""

import time
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select

from galapagos.table.store import schema
from galapagos.table.store.visitors import Visitor

MOST = 200


@dataclass(frozen=True)
class Message:
    """One line of the talk."""

    id: int
    visitor: str
    name: str
    text: str
    written: float


def add(connection: Connection, table: str, visitor: Visitor, text: str) -> Message:
    written = time.time()
    columns = {"table": table, "visitor": visitor.id, "name": visitor.name, "text": text, "written": written}
    done = connection.execute(insert(schema.messages).values(**columns).returning(schema.messages.c.id))
    return Message(done.scalar_one(), visitor.id, visitor.name, text, written)


def of_table(connection: Connection, table: str) -> list[Message]:
    """The last messages, the oldest first."""
    columns = schema.messages.c
    rows = connection.execute(
        select(schema.messages).where(columns.table == table).order_by(columns.id.desc()).limit(MOST)
    ).all()
    return [Message(row.id, row.visitor, row.name, row.text, row.written) for row in reversed(rows)]
