"""Everything that is kept about somebody, for himself: what others did, said or hold stays with them."""

from typing import Any

from sqlalchemy import Connection, select

from galapagos.table.store import accounts, schema, sessions
from galapagos.table.store.visitors import Visitor


def export(connection: Connection, visitor: Visitor) -> dict[str, Any]:
    """As plain data; times are seconds since 1970."""
    account = accounts.of_visitor(connection, visitor.id)
    begun = select(schema.visitors.c.created).where(schema.visitors.c.id == visitor.id)
    return {
        "name": visitor.name,
        "since": connection.scalar(begun),
        "account": account and {"since": account.created, "has_password": account.password is not None},
        "passkeys": rows(connection, schema.passkeys, "visitor", visitor.id, "id", "created"),
        "devices": [{"since": each.begun, "used": each.used} for each in sessions.of_visitor(connection, visitor.id)],
        "programs": rows(connection, schema.tokens, "visitor", visitor.id, "name", "scope", "created"),
        "ratings": rows(connection, schema.ratings, "visitor", visitor.id, "game", "skill", "doubt", "matches"),
        "results": rows(connection, schema.results, "visitor", visitor.id, "table", "place", "gain"),
        "reported": rows(connection, schema.reports, "reporter", visitor.id, "table", "reason", "made"),
        "banned": rows(connection, schema.bans, "visitor", visitor.id, "reason", "since"),
        "tables": [*tables_of(connection, visitor.id)],
        "said": rows(connection, schema.messages, "visitor", visitor.id, "table", "name", "text", "written"),
        "muted": muted(connection, visitor.id),
    }


def tables_of(connection: Connection, visitor: str) -> list[dict[str, Any]]:
    """Where he sits or sat; of running matches what he decided himself, of finished ones the record tells all."""
    seats, columns, acts = schema.seats, schema.tables.c, schema.acts
    wanted = select(columns.id, columns.game, columns.created, columns.started, columns.finished, columns.host)
    wanted = wanted.add_columns(seats.c.seat, seats.c.name).select_from(schema.tables.join(seats))
    found = []
    for row in connection.execute(wanted.where(seats.c.visitor == visitor).order_by(columns.created)):
        own = select(acts.c.number, acts.c.kind, acts.c.text, acts.c.seconds)
        own = own.where(acts.c.table == row.id, acts.c.seat == row.seat).order_by(acts.c.number)
        one = dict(row._mapping) | {"host": row.host == visitor}
        one["acts"] = [dict(each._mapping) for each in connection.execute(own)]
        one["record"] = f"/table/{row.id}/record" if row.finished is not None else None
        found.append(one)
    return found


def muted(connection: Connection, visitor: str) -> list[str]:
    """Whom he mutes, by name: nobody's number leaves the house."""
    others = schema.mutes.join(schema.visitors, schema.visitors.c.id == schema.mutes.c.muted)
    wanted = select(schema.visitors.c.name).select_from(others).where(schema.mutes.c.visitor == visitor)
    return [*connection.scalars(wanted)]


def rows(connection: Connection, table: Any, own: str, visitor: str, *columns: str) -> list[dict[str, Any]]:
    """What stands about him in a table of the store."""
    wanted = select(*(table.c[each] for each in columns)).where(table.c[own] == visitor)
    return [dict(row._mapping) for row in connection.execute(wanted)]
