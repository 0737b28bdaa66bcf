"""Tables and who sits at them."""

import json
import secrets
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, fields, replace
from itertools import islice

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from galapagos.table.store import schema
from galapagos.table.store.writer import Taken

OPEN = "open"
FRIEND = "friend"
BOT = "bot"
PERSON = "person"
KINDS = (OPEN, FRIEND, BOT, PERSON)

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"


@dataclass(frozen=True)
class Seat:
    """A place at a table: open to all, kept for a friend with the link, a bot's, or a person's."""

    kind: str
    visitor: str | None = None
    name: str = ""
    level: str = ""

    @property
    def is_free(self) -> bool:
        return self.kind in (OPEN, FRIEND)


@dataclass(frozen=True)
class TableRow:
    """A table as it is stored. `waiting` is the seat that decides, and one more than the last where a bot does.

    With a `position` the game begins there, and not with a deal. A `clock` limits the time for decisions, and the one
    that is awaited now must come before the `deadline`. Of the seats at the host's screen one is `uncovered` at most.
    """

    id: str
    game: str
    form: str
    options: Mapping[str, str | int]
    seats: int
    seed: str
    is_public: bool
    host: str
    level: str
    pace: str
    created: float
    started: float | None = None
    finished: float | None = None
    waiting: int | None = None
    following: str | None = None
    position: str | None = None
    clock: str = ""
    deadline: float | None = None
    uncovered: int | None = None


def new_id() -> str:
    """A name for a table that nobody guesses and everybody can type."""
    return "".join(secrets.choice(LETTERS) for _ in range(10))


def add(connection: Connection, table: TableRow, sitting: Sequence[Seat]) -> None:
    columns = {column.name: getattr(table, column.name) for column in schema.tables.columns}
    columns |= {"options": json.dumps(dict(table.options)), "is_public": int(table.is_public)}
    connection.execute(insert(schema.tables).values(**columns))
    connection.execute(insert(schema.seats), [seat_values(table.id, at, seat) for at, seat in enumerate(sitting)])


def seat_values(table: str, at: int, seat: Seat) -> dict[str, object]:
    return {
        "table": table,
        "seat": at,
        "kind": seat.kind,
        "visitor": seat.visitor,
        "name": seat.name,
        "level": seat.level,
    }


def find(connection: Connection, table: str) -> tuple[TableRow, list[Seat]] | None:
    """A table with its seats."""
    row = connection.execute(select(schema.tables).where(schema.tables.c.id == table)).first()
    if row is None:
        return None
    of_table = select(schema.seats).where(schema.seats.c.table == table).order_by(schema.seats.c.seat)
    return table_from(row), [seat_from(each) for each in connection.execute(of_table)]


def table_from(row: Row[tuple[object, ...]]) -> TableRow:
    columns = dict(row._mapping)
    columns |= {"options": json.loads(columns["options"]), "is_public": bool(columns["is_public"])}
    return TableRow(**columns)


def seat_from(row: Row[tuple[object, ...]]) -> Seat:
    return Seat(row.kind, row.visitor, row.name, row.level)


def sit(connection: Connection, table: str, at: int, before: Seat, after: Seat) -> None:
    """Change a seat that is still what it was thought to be; Taken otherwise."""
    check_waiting(connection, table)
    seats = schema.seats
    same = [seats.c.table == table, seats.c.seat == at, seats.c.kind == before.kind, seats.c.visitor == before.visitor]
    done = connection.execute(update(seats).where(*same).values(**seat_values(table, at, after)))
    if done.rowcount != 1:
        raise Taken(f"seat {at}")


def check_waiting(connection: Connection, table: str) -> None:
    """The table waits for its start; Taken otherwise."""
    same = (schema.tables.c.id == table, schema.tables.c.started.is_(None))
    if connection.scalar(select(schema.tables.c.id).where(*same)) is None:
        raise Taken(f"the start of {table}")


def start(connection: Connection, table: str, started: float, before: Sequence[Seat], after: Sequence[Seat]) -> None:
    """Begin with these seats, if they still are what they were thought to be; Taken otherwise."""
    check_waiting(connection, table)
    found = find(connection, table)
    if found is None or found[1] != [*before]:
        raise Taken(f"a seat of {table}")
    note(connection, table, started=started)
    seat_all(connection, table, after)


def follow(connection: Connection, table: str, following: str) -> None:
    """Write down which table follows; whoever comes second fails."""
    same = (schema.tables.c.id == table, schema.tables.c.following.is_(None))
    if connection.execute(update(schema.tables).where(*same).values(following=following)).rowcount != 1:
        raise Taken(f"the table after {table}")


def seat_all(connection: Connection, table: str, sitting: Sequence[Seat]) -> None:
    """Write all seats anew."""
    for at, seat in enumerate(sitting):
        same = (schema.seats.c.table == table, schema.seats.c.seat == at)
        connection.execute(update(schema.seats).where(*same).values(**seat_values(table, at, seat)))


def note(connection: Connection, table: str, **columns: object) -> None:
    """Write down what became of a table: started, finished, who is awaited."""
    connection.execute(update(schema.tables).where(schema.tables.c.id == table).values(**columns))


def note_changes(connection: Connection, before: TableRow, after: TableRow) -> None:
    """Write down in what a table differs from before; what others have changed meanwhile stays."""
    columns = {each.name: getattr(after, each.name) for each in fields(after)}
    changed = {name: value for name, value in columns.items() if value != getattr(before, name)}
    if changed:
        note(connection, after.id, **changed)


def take_away(connection: Connection, table: str) -> None:
    """Close a table for good, with all that was said and done there."""
    for each in (schema.messages, schema.standings, schema.acts, schema.seats):
        connection.execute(delete(each).where(each.c.table == table))
    connection.execute(delete(schema.tables).where(schema.tables.c.id == table))


def touched_by(connection: Connection, visitor: str) -> list[str]:
    """Every table a visitor sits at, or is the host of."""
    sits = select(schema.seats.c.table).where(schema.seats.c.visitor == visitor)
    columns = schema.tables.c
    wanted = select(columns.id).where((columns.host == visitor) | columns.id.in_(sits))
    return [*connection.scalars(wanted.order_by(columns.created))]


def hand_over(connection: Connection, table: str, before: str, after: str) -> None:
    """What one visitor was and said at a table, another is and said from now on."""
    seats, tables, messages = schema.seats, schema.tables, schema.messages
    connection.execute(update(seats).where(seats.c.table == table, seats.c.visitor == before).values(visitor=after))
    connection.execute(update(tables).where(tables.c.id == table, tables.c.host == before).values(host=after))
    said = (messages.c.table == table, messages.c.visitor == before)
    connection.execute(update(messages).where(*said).values(visitor=after))


def silence(connection: Connection, table: str, visitor: str) -> None:
    """Take away what somebody said at a table."""
    messages = schema.messages
    connection.execute(delete(messages).where(messages.c.table == table, messages.c.visitor == visitor))


@dataclass(frozen=True)
class Listed:
    """A table in a list: what stands in the store, and whether this visitor is awaited."""

    table: TableRow
    seats: Sequence[Seat]
    mine: bool = False
    awaited: bool = False


def of_visitor(connection: Connection, visitor: str, most: int = 50) -> list[Listed]:
    """The tables a visitor sits at, those waiting for him first, then the running ones, then the finished."""
    sits = select(schema.seats.c.table).where(schema.seats.c.visitor == visitor)
    wanted = select(schema.tables).where(schema.tables.c.id.in_(sits)).order_by(schema.tables.c.created.desc())
    found = listed(connection, wanted.limit(most))
    mine = [replace(each, mine=True, awaited=is_awaited(each, visitor)) for each in found]
    return sorted(mine, key=lambda each: (not each.awaited, each.table.finished is not None))


def is_awaited(listed: Listed, visitor: str) -> bool:
    waiting = listed.table.waiting
    if waiting is None or waiting >= len(listed.seats) or listed.table.finished is not None:
        return False
    return listed.seats[waiting].visitor == visitor


def public(connection: Connection, most: int = 30) -> list[Listed]:
    """Public tables that can be joined or watched, the newest first."""
    columns = schema.tables.c
    wanted = select(schema.tables).where(columns.is_public == 1, columns.finished.is_(None))
    return listed(connection, wanted.order_by(columns.created.desc()).limit(most))


def everything(connection: Connection) -> list[Listed]:
    """All tables, the newest first."""
    return listed(connection, select(schema.tables).order_by(schema.tables.c.created.desc()))


def listed(connection: Connection, wanted: object) -> list[Listed]:
    rows = [table_from(row) for row in connection.execute(wanted)]  # type: ignore[call-overload]
    sitting: dict[str, list[Seat]] = {row.id: [] for row in rows}
    for some in batched(sitting):
        of_tables = select(schema.seats).where(schema.seats.c.table.in_(some)).order_by(schema.seats.c.seat)
        for row in connection.execute(of_tables):
            sitting[row.table].append(seat_from(row))
    return [Listed(row, sitting[row.id]) for row in rows]


def batched(names: Iterable[str], size: int = 500) -> Iterator[list[str]]:
    """So many at a time as one query may name."""
    left = iter(names)
    while some := [*islice(left, size)]:
        yield some


def count_awaiting(connection: Connection, visitor: str) -> int:
    """How many tables wait for this visitor."""
    columns = schema.tables.c
    here = (schema.seats.c.table == columns.id) & (schema.seats.c.seat == columns.waiting)
    mine = (schema.seats.c.visitor == visitor, columns.finished.is_(None))
    return connection.scalar(select(func.count()).select_from(schema.tables).join(schema.seats, here).where(*mine)) or 0


def overdue(connection: Connection, now: float) -> list[str]:
    """The tables at which somebody's time has run out."""
    columns = schema.tables.c
    return [*connection.scalars(select(columns.id).where(columns.deadline <= now, columns.finished.is_(None)))]


def count_running(connection: Connection) -> int:
    """How many tables there are at which somebody is awaited."""
    running = (schema.tables.c.waiting.is_not(None), schema.tables.c.finished.is_(None))
    return connection.scalar(select(func.count()).select_from(schema.tables).where(*running)) or 0


def of_bots(connection: Connection) -> dict[str, int]:
    """The tables at which a bot is awaited, and how many acts each of them has."""
    columns, done = schema.tables.c, func.count(schema.acts.c.number)
    counted = select(columns.id, done).outerjoin(schema.acts, schema.acts.c.table == columns.id)
    wanted = counted.where(columns.waiting == columns.seats, columns.finished.is_(None)).group_by(columns.id)
    return {row[0]: row[1] for row in connection.execute(wanted)}
