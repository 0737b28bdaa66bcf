"""Wrong log-ins: after a few of them each must wait twice as long as the one before."""

from collections.abc import Mapping
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select, update

from galapagos.table.store import schema

LONGEST_WAIT = 900.0
FORGOTTEN = 24 * 3600.0


def key_of(kind: str, text: str) -> str:
    """What is counted by; who it was cannot be read from it."""
    return f"{kind}:{sha256(text.encode()).hexdigest()}"


def attempt(connection: Connection, free: Mapping[str, int], now: float) -> float:
    """Count a try before it is known whether it is wrong; or say how long it has to wait, and count nothing.

    `free` are the keys to count by, and how many tries of each need not wait.
    """
    connection.execute(delete(schema.failures).where(schema.failures.c.last < now - FORGOTTEN))
    columns = schema.failures.c
    rows = connection.execute(select(schema.failures).where(columns.key.in_([*free]))).all()
    left = max((row.last + wait_after(row.tries, free[row.key]) - now for row in rows), default=0.0)
    if left > 0:
        return left
    known = {row.key for row in rows}
    for key in free:
        if key in known:
            counted = update(schema.failures).where(columns.key == key).values(tries=columns.tries + 1, last=now)
            connection.execute(counted)
        else:
            connection.execute(insert(schema.failures).values(key=key, tries=1, last=now))
    return 0.0


def wait_after(count: int, free: int) -> float:
    """How long after so many wrong tries the next one has to wait."""
    return 0.0 if count < free else min(2.0 ** min(count - free + 1, 30), LONGEST_WAIT)


def forgive(connection: Connection, account: str, address: str) -> None:
    """The try was right: the account's are forgotten; of the address this one only, for others may guess there."""
    columns = schema.failures.c
    connection.execute(delete(schema.failures).where(columns.key == account))
    one_less = update(schema.failures).where(columns.key == address, columns.tries > 0)
    connection.execute(one_less.values(tries=columns.tries - 1))
