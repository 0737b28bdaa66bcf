"""What bots think of the decisions of finished matches."""

from collections.abc import Sequence

from sqlalchemy import Connection, insert, select

from galapagos.table.store import schema


def add(connection: Connection, match: str, number: int, content: str) -> None:
    """Keep what was thought of a decision; whoever comes second fails by the key."""
    connection.execute(insert(schema.judgements).values(match=match, number=number, content=content))


def of_match(connection: Connection, match: str) -> Sequence[str]:
    """All that is known of a match, in the order of its decisions."""
    columns = schema.judgements.c
    wanted = select(columns.content).where(columns.match == match).order_by(columns.number)
    return connection.scalars(wanted).all()


def find(connection: Connection, match: str, number: int) -> str | None:
    """What is known of one decision."""
    columns = schema.judgements.c
    return connection.scalar(select(columns.content).where(columns.match == match, columns.number == number))
