"""Which program calls, for whom, and what it may do."""

from dataclasses import dataclass

from litestar.di import NamedDependency

from galapagos.table.house import House
from galapagos.table.reader import Reader
from galapagos.table.request import Request, TheHouse
from galapagos.table.store import tokens
from galapagos.table.tastes import Tastes


class NoToken(Exception):
    """No token came along, or one that nobody has made or that was revoked."""


class OutOfScope(Exception):
    """The token is for reading only."""


@dataclass(frozen=True)
class Caller(Reader):
    """A visitor's program: it reads and decides as he does, in the language it accepts."""


TheCaller = NamedDependency[Caller]


async def provide_caller(request: Request, house: TheHouse) -> Caller:
    """Whoever has made the token in the header; reading takes any, everything else one to play."""
    kind, _, text = request.headers.get("authorization", "").partition(" ")
    if kind.lower() != "bearer":
        raise NoToken
    return await known(house, text, request.method, request.headers.get("accept-language", ""))


async def known(house: House, text: str, method: str, accepted: str) -> Caller:
    token = await house.database.read(lambda connection: tokens.find(connection, text))
    visitor = None if token is None else await house.visitor(token.visitor)
    if token is None or visitor is None:
        raise NoToken
    house.pace.check(token.digest)
    if method != "GET" and token.scope != tokens.PLAY:
        raise OutOfScope
    return Caller(visitor, Tastes.from_text("", accepted))
