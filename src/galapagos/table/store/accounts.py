"""Accounts: visitors who are known on several devices, each by a name of his own."""

import unicodedata
from dataclasses import dataclass

from sqlalchemy import Connection, insert, select, update

from galapagos.table.store import schema, visitors


@dataclass(frozen=True)
class Account:
    """What is kept of somebody beside his visitor: what his password was made into, where he has one."""

    visitor: str
    password: str | None
    created: float


def key_of(name: str) -> str:
    """The same for names that read the same."""
    return unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())


def add(connection: Connection, visitor: str, name: str, password: str | None, now: float) -> None:
    """Register a visitor; fails by the unique key where somebody has this name."""
    values = {"visitor": visitor, "key": key_of(name), "password": password, "created": now}
    connection.execute(insert(schema.accounts).values(**values))
    visitors.rename(connection, visitor, name)


def of_visitor(connection: Connection, visitor: str) -> Account | None:
    return find(connection, schema.accounts.c.visitor == visitor)


def by_name(connection: Connection, name: str) -> Account | None:
    return find(connection, schema.accounts.c.key == key_of(name))


def find(connection: Connection, which: object) -> Account | None:
    row = connection.execute(select(schema.accounts).where(which)).first()  # type: ignore[arg-type]
    return Account(row.visitor, row.password, row.created) if row else None


def rename(connection: Connection, visitor: str, name: str) -> None:
    """Another name, with the account where there is one; fails where somebody has it."""
    mine = schema.accounts.c.visitor == visitor
    connection.execute(update(schema.accounts).where(mine).values(key=key_of(name)))
    visitors.rename(connection, visitor, name)


def set_password(connection: Connection, visitor: str, password: str) -> None:
    mine = schema.accounts.c.visitor == visitor
    connection.execute(update(schema.accounts).where(mine).values(password=password))
