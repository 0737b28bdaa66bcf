"""What people report, and who is banned."""

from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from galapagos.table.store import schema


@dataclass(frozen=True)
class Report:
    """Somebody at a table, or a line he said, which is kept as it was."""

    reporter: str
    about: str
    table: str
    name: str
    line: str
    reason: str
    made: float
    id: int = 0


@dataclass(frozen=True)
class Ban:
    """Whom, as he is called, why, and since when."""

    id: int
    name: str
    reason: str
    since: float


def report(connection: Connection, made: Report) -> None:
    columns = {name: value for name, value in vars(made).items() if name != "id"}
    connection.execute(insert(schema.reports).values(**columns))


def count_reports(connection: Connection, reporter: str) -> int:
    """How many of somebody's reports wait to be read."""
    wanted = select(func.count()).select_from(schema.reports).where(schema.reports.c.reporter == reporter)
    return connection.scalar(wanted) or 0


def reports(connection: Connection) -> list[Report]:
    """Those that nobody has settled, the oldest first."""
    rows = connection.execute(select(schema.reports).order_by(schema.reports.c.id))
    return [Report(**row._mapping) for row in rows]


def settle(connection: Connection, number: int) -> None:
    """Throw a report away: what was to be done is done."""
    connection.execute(delete(schema.reports).where(schema.reports.c.id == number))


def ban(connection: Connection, number: int, reason: str, now: float) -> None:
    """Ban whom a report is about; all reports about him are settled by that."""
    reports = schema.reports.c
    about = connection.scalar(select(reports.about).where(reports.id == number))
    if about is not None:
        connection.execute(delete(schema.bans).where(schema.bans.c.visitor == about))
        connection.execute(insert(schema.bans).values(visitor=about, reason=reason, since=now))
        connection.execute(delete(schema.reports).where(reports.about == about))


def lift(connection: Connection, number: int) -> None:
    """End a ban."""
    connection.execute(delete(schema.bans).where(schema.bans.c.id == number))


def bans(connection: Connection) -> list[Ban]:
    """All of them, the newest first."""
    columns = schema.bans.c
    wanted = select(columns.id, schema.visitors.c.name, columns.reason, columns.since)
    wanted = wanted.select_from(schema.bans.join(schema.visitors)).order_by(columns.since.desc())
    return [Ban(*row) for row in connection.execute(wanted)]


def reason_of(connection: Connection, visitor: str) -> str | None:
    """Why somebody is banned; None for whoever is not."""
    return connection.scalar(select(schema.bans.c.reason).where(schema.bans.c.visitor == visitor))
