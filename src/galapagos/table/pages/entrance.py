"""What all ways into an account have in common: the fields of their forms, and what happens at the door."""

from datetime import UTC, datetime

from galapagos.table import accounts, moving
from galapagos.table.house import House
from galapagos.table.passwords import LONGEST, SHORTEST
from galapagos.table.reader import SESSION, Reader, Refused
from galapagos.table.request import Request, let_in
from galapagos.table.store import sessions
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag


def name_field(say: Say, value: str, purpose: str) -> Markup:
    return tag(
        "label", say("Name"), tag("input", name="name", value=value, required=True, maxlength=40, autocomplete=purpose)
    )


def password_field(label: str, purpose: str, hint: str = "") -> Markup:
    """A password; a new one says how long it has to be."""
    field = tag(
        "input",
        type="password",
        name="new" if purpose == "new-password" else "password",
        required=True,
        minlength=SHORTEST if hint else None,
        maxlength=LONGEST,
        autocomplete=purpose,
    )
    return tag("label", label, field, tag("span", hint, class_="hint") if hint else None)


def day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


def address_of(request: Request) -> str:
    """Where somebody comes from, as far as the connection tells."""
    return request.client.host if request.client else ""


def owner(reader: Reader) -> None:
    if not reader.is_registered:
        raise Refused(reader.say("Log in first."))


async def settle(request: Request, house: House, reader: Reader, token: str, brings: bool) -> None:
    """This browser is somebody's from now on; the session it had ends."""
    await accounts.sign_out(house, request.cookies.get(SESSION, ""))
    session = await house.database.read(lambda connection: sessions.find(connection, token, house.now()))
    if session is not None and brings and reader.visitor is not None and not reader.visitor.is_registered:
        await moving.bring_along(house, reader.id, session.visitor)
    let_in(request, house, token)
