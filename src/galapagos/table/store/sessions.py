"""Devices that are logged in. The store knows a digest of what their cookie holds: it opens nothing."""

import secrets
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from galapagos.table.store import schema

DAY = 24 * 3600.0
UNUSED = 90 * DAY  # so long a device stays logged in that is not used
NOTED = DAY  # and so exactly it is written down when it was


@dataclass(frozen=True)
class Session:
    """One device, since when, and when it was last used."""

    id: str
    visitor: str
    begun: float
    used: float


def digest(token: str) -> str:
    return sha256(token.encode()).hexdigest()


def begin(connection: Connection, visitor: str, now: float) -> str:
    """A new session; what its cookie holds. Those that nobody uses any more are thrown away."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.used < now - UNUSED))
    token = secrets.token_urlsafe(32)
    values = {"id": digest(token), "visitor": visitor, "begun": now, "used": now}
    connection.execute(insert(schema.sessions).values(**values))
    return token


def find(connection: Connection, token: str, now: float) -> Session | None:
    """The session a cookie opens, unless it has ended."""
    columns = schema.sessions.c
    wanted = select(schema.sessions).where(columns.id == digest(token), columns.used >= now - UNUSED)
    row = connection.execute(wanted).first()
    return Session(row.id, row.visitor, row.begun, row.used) if row else None


def use(connection: Connection, session: str, now: float) -> None:
    connection.execute(update(schema.sessions).where(schema.sessions.c.id == session).values(used=now))


def of_visitor(connection: Connection, visitor: str) -> list[Session]:
    """All devices of somebody, the last one first."""
    columns = schema.sessions.c
    rows = connection.execute(select(schema.sessions).where(columns.visitor == visitor).order_by(columns.used.desc()))
    return [Session(row.id, row.visitor, row.begun, row.used) for row in rows]


def end(connection: Connection, token: str) -> None:
    """Its cookie opens nothing any more."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.id == digest(token)))


def end_all(connection: Connection, visitor: str) -> None:
    """Sign somebody out everywhere."""
    connection.execute(delete(schema.sessions).where(schema.sessions.c.visitor == visitor))
