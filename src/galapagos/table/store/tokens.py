"""Tokens of visitors' programs."""

import secrets
import time
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256

from sqlalchemy import Connection, delete, insert, select

from galapagos.table.store import schema

READ = "read"
PLAY = "play"
SCOPES = (READ, PLAY)
PREFIX = "galapagos_"


@dataclass(frozen=True)
class Token:
    """What is known of a token: not how it reads. `play` allows to read as well."""

    digest: str
    visitor: str
    name: str
    scope: str
    created: float


def digest_of(text: str) -> str:
    """By what a token is known: it is as long as a key, so a plain digest tells nothing of it."""
    return sha256(text.encode()).hexdigest()


def make(connection: Connection, visitor: str, name: str, scope: str) -> str:
    """A new token; this is the only time that anybody sees it."""
    text = PREFIX + secrets.token_urlsafe(32)
    values = {"digest": digest_of(text), "visitor": visitor, "name": name, "scope": scope, "created": time.time()}
    connection.execute(insert(schema.tokens).values(**values))
    return text


def find(connection: Connection, text: str) -> Token | None:
    row = connection.execute(select(schema.tokens).where(schema.tokens.c.digest == digest_of(text))).first()
    return Token(**row._mapping) if row else None


def of_visitor(connection: Connection, visitor: str) -> Sequence[Token]:
    """All of a visitor's, the oldest first."""
    wanted = select(schema.tokens).where(schema.tokens.c.visitor == visitor).order_by(schema.tokens.c.created)
    return [Token(**row._mapping) for row in connection.execute(wanted)]


def revoke(connection: Connection, visitor: str, digest: str) -> None:
    """From now on nobody is let in by it."""
    columns = schema.tokens.c
    connection.execute(delete(schema.tokens).where(columns.visitor == visitor, columns.digest == digest))
