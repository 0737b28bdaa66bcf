"""Ratings by game, and the results they come from."""

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import Connection, delete, func, insert, select

from galapagos.table.store import schema
from galapagos.table.store.accounts import key_of

SURE = 3  # a ranking goes by what somebody plays at least, so many doubts below what is most likely


@dataclass(frozen=True)
class Rating:
    """How well somebody plays a game, most likely, how far that may be wrong, and how many matches tell."""

    visitor: str
    game: str
    skill: float
    doubt: float
    matches: int


@dataclass(frozen=True)
class Outcome:
    """How a rated match ended for somebody: his place among so many, and what he gained or lost."""

    table: str
    game: str
    finished: float
    place: int
    seats: int
    gain: float


def are_registered(connection: Connection, visitors: Sequence[str]) -> bool:
    """All of them have an account."""
    known = select(func.count()).select_from(schema.accounts).where(schema.accounts.c.visitor.in_(visitors))
    return connection.scalar(known) == len({*visitors})


def of_game(connection: Connection, visitors: Sequence[str], game: str) -> dict[str, Rating]:
    """What is known of these people, held until it is written anew."""
    columns = schema.ratings.c
    wanted = select(schema.ratings).where(columns.visitor.in_(visitors), columns.game == game)
    rows = connection.execute(wanted.order_by(columns.visitor).with_for_update())
    return {row.visitor: Rating(*row) for row in rows}


def keep(connection: Connection, rating: Rating, table: str, place: int, gain: float) -> None:
    """What is known now, and the match that told."""
    columns = schema.ratings.c
    connection.execute(delete(schema.ratings).where(columns.visitor == rating.visitor, columns.game == rating.game))
    connection.execute(insert(schema.ratings).values(**vars(rating)))
    values = {"table": table, "visitor": rating.visitor, "place": place, "gain": gain}
    connection.execute(insert(schema.results).values(**values))


def of_visitor(connection: Connection, visitor: str) -> list[Rating]:
    """Of one person all games."""
    columns = schema.ratings.c
    wanted = select(schema.ratings).where(columns.visitor == visitor).order_by(columns.game)
    return [Rating(*row) for row in connection.execute(wanted)]


def outcomes(connection: Connection, visitor: str, most: int = 50) -> list[Outcome]:
    """The last rated matches of somebody, the newest first."""
    tables, results = schema.tables.c, schema.results.c
    wanted = select(tables.id, tables.game, tables.finished, results.place, tables.seats, results.gain)
    wanted = wanted.select_from(schema.results.join(schema.tables)).where(results.visitor == visitor)
    return [Outcome(*row) for row in connection.execute(wanted.order_by(tables.finished.desc()).limit(most))]


def best(connection: Connection, game: str, most: int) -> list[tuple[str, Rating]]:
    """Who plays a game best for sure, by name."""
    columns = schema.ratings.c
    wanted = select(schema.visitors.c.name, schema.ratings).select_from(schema.ratings.join(schema.visitors))
    order = (columns.skill - SURE * columns.doubt).desc()
    rows = connection.execute(wanted.where(columns.game == game).order_by(order, columns.visitor).limit(most))
    return [(row[0], Rating(*row[1:])) for row in rows]


def person(connection: Connection, name: str) -> tuple[str, str, float] | None:
    """Who with an account is called this: the visitor, the name as he writes it, and since when."""
    columns = schema.accounts.c
    joined = schema.accounts.join(schema.visitors)
    wanted = select(columns.visitor, schema.visitors.c.name, columns.created).select_from(joined)
    row = connection.execute(wanted.where(columns.key == key_of(name))).first()
    return (row[0], row[1], row[2]) if row else None
