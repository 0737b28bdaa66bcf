"""The numbers of what happens in a house: one row counts for all its processes, so that all tell one order."""

import secrets

from sqlalchemy import BigInteger, Connection, Text, cast, select, update

from galapagos.table.store import schema

NUMBER = "number"
EPOCH = "epoch"


def last(connection: Connection) -> int:
    """The number of the last thing that happened: whatever this connection reads was there by then."""
    return int(connection.scalars(select(schema.house.c.value).where(schema.house.c.key == NUMBER)).one())


def draw(connection: Connection, count: int) -> int:
    """Take the next so many numbers; the first of them.

    It holds the row until the transaction ends: so one process writes at a time, and numbers come in the order of
    commits.
    """
    value = schema.house.c.value
    counted = cast(cast(value, BigInteger) + count, Text)
    counting = update(schema.house).where(schema.house.c.key == NUMBER).values(value=counted).returning(value)
    return int(connection.scalars(counting).one()) - count + 1


def epoch(connection: Connection) -> str:
    """Which counting this is: a restored house begins another one."""
    return str(connection.scalars(select(schema.house.c.value).where(schema.house.c.key == EPOCH)).one())


def begin_anew(connection: Connection) -> None:
    """What browsers remember of this house is no longer so."""
    renewing = update(schema.house).where(schema.house.c.key == EPOCH).values(value=secrets.token_hex(4))
    connection.execute(renewing)
