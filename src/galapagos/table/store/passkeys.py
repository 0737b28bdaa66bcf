"""Passkeys of accounts, and the challenges they answer."""

import secrets
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from galapagos.table.store import schema

IN_TIME = 300.0  # a challenge can be answered so long


@dataclass(frozen=True)
class Passkey:
    """Its id and its public half, both as base64url, and how often the device says it was used."""

    id: str
    visitor: str
    key: str
    uses: int
    created: float


def add(connection: Connection, passkey: Passkey) -> None:
    columns = {column.name: getattr(passkey, column.name) for column in schema.passkeys.columns}
    connection.execute(insert(schema.passkeys).values(**columns))


def find(connection: Connection, passkey: str) -> Passkey | None:
    row = connection.execute(select(schema.passkeys).where(schema.passkeys.c.id == passkey)).first()
    return Passkey(*row) if row else None


def of_visitor(connection: Connection, visitor: str) -> list[Passkey]:
    """All of somebody, the oldest first."""
    columns = schema.passkeys.c
    rows = connection.execute(select(schema.passkeys).where(columns.visitor == visitor).order_by(columns.created))
    return [Passkey(*row) for row in rows]


def use(connection: Connection, passkey: str, uses: int) -> None:
    connection.execute(update(schema.passkeys).where(schema.passkeys.c.id == passkey).values(uses=uses))


def remove(connection: Connection, visitor: str, passkey: str) -> None:
    mine = (schema.passkeys.c.id == passkey, schema.passkeys.c.visitor == visitor)
    connection.execute(delete(schema.passkeys).where(*mine))


def challenge(connection: Connection, now: float) -> bytes:
    """Something new to sign; what nobody answered in time is thrown away."""
    connection.execute(delete(schema.challenges).where(schema.challenges.c.made < now - IN_TIME))
    made = secrets.token_bytes(32)
    connection.execute(insert(schema.challenges).values(id=sha256(made).hexdigest(), made=now))
    return made


def answer(connection: Connection, challenge: bytes, now: float) -> bool:
    """It is one of ours, in time, and answered for the first time."""
    columns = schema.challenges.c
    asked = (columns.id == sha256(challenge).hexdigest(), columns.made >= now - IN_TIME)
    return connection.execute(delete(schema.challenges).where(*asked)).rowcount == 1
