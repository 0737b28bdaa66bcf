"""Visitors, whom they mute, and the key that signs their cookies."""

import secrets
import time
from dataclasses import dataclass

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from galapagos.table.store import schema

KEY = "key"


@dataclass(frozen=True)
class Visitor:
    """Somebody who has chosen a name, and perhaps an account."""

    id: str
    name: str
    is_registered: bool = False


def signing_key(connection: Connection) -> str:
    """The key of this house, made when it is first asked for."""
    wanted = select(schema.house.c.value).where(schema.house.c.key == KEY)
    found = connection.scalar(wanted)
    if found is not None:
        return str(found)
    with connection.begin_nested() as savepoint:
        try:
            connection.execute(insert(schema.house).values(key=KEY, value=secrets.token_hex(32)))
        except IntegrityError:  # another process of the house was first
            savepoint.rollback()
    return str(connection.scalar(wanted))


def find(connection: Connection, visitor: str) -> Visitor | None:
    """Whoever has this id and has not left for good."""
    known = schema.visitors.outerjoin(schema.accounts)
    wanted = select(schema.visitors.c.id, schema.visitors.c.name, schema.accounts.c.key).select_from(known)
    row = connection.execute(wanted.where(schema.visitors.c.id == visitor, schema.visitors.c.left.is_(None))).first()
    return Visitor(row.id, row.name, row.key is not None) if row else None


def add(connection: Connection, name: str) -> Visitor:
    visitor = Visitor(secrets.token_hex(16), name)
    connection.execute(insert(schema.visitors).values(id=visitor.id, name=name, created=time.time()))
    return visitor


def rename(connection: Connection, visitor: str, name: str) -> None:
    connection.execute(update(schema.visitors).where(schema.visitors.c.id == visitor).values(name=name))


def leave(connection: Connection, visitor: str, name: str, now: float) -> None:
    """Forget who somebody was; what others need, such as their tables, stays."""
    ways_in = (schema.accounts, schema.sessions, schema.passkeys, schema.tokens)
    for table in (*ways_in, schema.messages, schema.ratings, schema.results):
        connection.execute(delete(table).where(table.c.visitor == visitor))
    connection.execute(
        delete(schema.mutes).where((schema.mutes.c.visitor == visitor) | (schema.mutes.c.muted == visitor))
    )
    mine = schema.visitors.c.id == visitor
    connection.execute(update(schema.visitors).where(mine).values(name=name, left=now))


def muted_by(connection: Connection, visitor: str) -> set[str]:
    """Whose messages a visitor does not want to read."""
    return set(connection.scalars(select(schema.mutes.c.muted).where(schema.mutes.c.visitor == visitor)))


def mute(connection: Connection, visitor: str, muted: str) -> None:
    if muted not in muted_by(connection, visitor):
        connection.execute(insert(schema.mutes).values(visitor=visitor, muted=muted))


def unmute(connection: Connection, visitor: str, muted: str) -> None:
    mine = schema.mutes.c.visitor == visitor
    connection.execute(delete(schema.mutes).where(mine, schema.mutes.c.muted == muted))
