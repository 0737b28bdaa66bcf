"""What is known about a request before it is answered: who asks, how he likes it, and what he filled in."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from urllib.parse import parse_qsl, urlsplit

import litestar
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath

from galapagos.table import accounts
from galapagos.table.house import House
from galapagos.table.reader import COOKIE, SESSION, YEAR, Reader, Refused, house_voice, read_name
from galapagos.table.store import sessions, visitors
from galapagos.table.store.tables import count_awaiting
from galapagos.table.store.visitors import Visitor
from galapagos.table.tastes import COOKIE as TASTES
from galapagos.table.tastes import Tastes
from galapagos.text.digits import whole

Request = litestar.Request[Any, Any, State]
Form = dict[str, str]
FRESH = "galapagos-fresh"
MOST_PARTS = 8

# How a page asks for what it needs: a part of its address, or one of the provisions below.
Named = FromPath[str]
Numbered = FromPath[int]
TheHouse = NamedDependency[House]
TheReader = NamedDependency[Reader]


def provide_house(state: State) -> House:
    house: House = state.house
    return house


async def provide_reader(request: Request, house: TheHouse) -> Reader:
    """Whoever asks, by his cookies; a forged one is none."""
    tastes = Tastes.from_text(request.cookies.get(TASTES, ""), request.headers.get("accept-language", ""))
    visitor = await registered(request, house) or await guest(request, house)
    return Reader(visitor, tastes, bool(house.settings.imprint))


async def registered(request: Request, house: House) -> Visitor | None:
    """Whoever is logged in here."""
    token = request.cookies.get(SESSION, "")
    session = (
        await house.database.read(lambda connection: sessions.find(connection, token, house.now())) if token else None
    )
    if session is None:
        return None
    if session.used < house.now() - sessions.NOTED:
        await house.write(lambda connection: sessions.use(connection, session.id, house.now()))
    return await house.visitor(session.visitor)


async def guest(request: Request, house: House) -> Visitor | None:
    """Whoever this browser is without an account; a guest who has registered since logs in."""
    known = house.signer.open(COOKIE, request.cookies.get(COOKIE, ""))
    visitor = await house.visitor(known) if known else None
    return None if visitor is None or visitor.is_registered else visitor


def let_in(request: Request, house: House, token: str) -> None:
    """From now on this browser holds a session."""
    hand_out(request, house, SESSION, token, YEAR)


def let_out(request: Request, house: House, *cookies: str) -> None:
    """This browser forgets what it held."""
    for each in cookies:
        hand_out(request, house, each, "", 0)


def hand_out(request: Request, house: House, cookie: str, value: str, seconds: int) -> None:
    """A cookie with the answer; scripts never see it."""
    secure = "; Secure" if urlsplit(house.settings.address).scheme == "https" else ""
    text = f"{cookie}={value}; Path=/; Max-Age={seconds}; HttpOnly; SameSite=Lax{secure}"
    request.scope["state"].setdefault(FRESH, []).append(text)


async def read_form(request: Request) -> Form:
    """What was filled in; PostgreSQL keeps no text with a NUL."""
    body = (await request.body()).decode("utf-8", "replace")
    return {name: text.replace("\0", "") for name, text in parse_qsl(body, keep_blank_values=True)}


def read_parts(request: Request) -> list[str]:
    """The parts of a choice that the script asks about; more of them than a choice can have say nothing more."""
    return request.query_params.get("parts", "").split()[:MOST_PARTS]


def number_in(form: Mapping[str, str], name: str) -> int:
    """A number somebody filled in; -1 for what is none."""
    found = whole(form.get(name, ""))
    return -1 if found is None else found


async def provide_guest(request: Request, house: TheHouse, reader: TheReader) -> Reader:
    """Whoever asks, with a name: the one he fills in, or a guest's."""
    if reader.visitor is not None:
        return reader
    form = await read_form(request)
    return await name_visitor(request, house, reader, form.get("name") or reader.say("Guest"))


async def name_visitor(request: Request, house: House, reader: Reader, text: str) -> Reader:
    """Give somebody a name, and a cookie by which he is known again."""
    name = read_name(text, reader.say)
    if reader.visitor is None:
        visitor = await house.write(lambda connection: visitors.add(connection, name))
        hand_out(request, house, COOKIE, house.signer.seal(COOKIE, visitor.id), YEAR)
    else:
        visitor = replace(reader.visitor, name=name)
        await accounts.rename(house, visitor, reader.say)
    house.visitors[visitor.id] = visitor
    return replace(reader, visitor=visitor)


async def waiting_for(house: House, reader: Reader) -> int:
    """How many tables wait for this reader."""
    if not reader.id:
        return 0
    return await house.database.read(lambda connection: count_awaiting(connection, reader.id))


def is_script(request: Request) -> bool:
    """The script asks, not a form."""
    return "x-galapagos" in request.headers


def check_origin(request: Request) -> None:
    """Only our own pages may post: the browser says where a form comes from."""
    origin = request.headers.get("origin")
    is_foreign = origin is not None and urlsplit(origin).netloc != request.headers.get("host")
    if is_foreign or request.headers.get("sec-fetch-site") == "cross-site":
        raise Refused(house_voice("en")("This form is not one of ours: load the page again."))
