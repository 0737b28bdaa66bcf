"""Passkeys on the page of the account; the script asks the device, plain forms carry what it says."""

from litestar import Response, post

from galapagos.table import accounts, passkeys
from galapagos.table.house import House
from galapagos.table.pages import page
from galapagos.table.pages.entrance import address_of, day, name_field, owner, password_field, settle
from galapagos.table.pages.position import hidden
from galapagos.table.passkeys import Place
from galapagos.table.reader import COOKIE, Reader, Refused
from galapagos.table.request import Request, TheHouse, TheReader, let_in, let_out, read_form
from galapagos.table.response import see
from galapagos.table.store import passkeys as kept
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag


def section(say: Say, place: Place | None, *inside: object) -> Markup:
    """What can be done by passkeys, or why nothing can; without the script a sentence says that it needs it."""
    heading = tag("h2", say("Passkeys"))
    if place is None:
        reason = say("Passkeys need a secure address: https, or localhost on this computer.")
        return tag("section", heading, tag("p", reason, class_="hint"), id="passkeys")
    return tag(
        "section",
        heading,
        tag("p", say("Your phone, computer or key says who you are; there is no password to be lost or guessed.")),
        tag("p", say("This browser or its scripts know no passkeys."), class_="hint", id="no-passkeys"),
        inside,
        tag("p", role="status", id="passkey-answer", data_refused=say("The device has made or shown no passkey.")),
        id="passkeys",
    )


def form(verb: str, button: str, *fields: object) -> Markup:
    """A form the script fills in: hidden until it does."""
    credential = tag("input", type="hidden", name="credential", value="")
    inside = [fields, credential, tag("button", button)]
    return page.post(f"/account/passkey/{verb}", inside, class_="form", data_passkey=verb, hidden=True)


def doors(reader: Reader, place: Place | None, bring: Markup | None) -> Markup:
    """To log in by one, or to register with one."""
    say = reader.say
    name = name_field(say, reader.visitor.name if reader.visitor else "", "username")
    return section(
        say,
        place,
        form("log-in", say("Log in with a passkey"), bring),
        form("register", say("Register with a passkey"), name),
    )


async def own(house: House, reader: Reader, place: Place | None, has_password: bool) -> Markup:
    """Those of an account, and one more."""
    say = reader.say
    mine = await house.database.read(lambda connection: kept.of_visitor(connection, reader.id))
    lines = [tag("li", say("made on {day}", day=day(each.created)), removing(each.id, say)) for each in mine]
    password = password_field(say("Password"), "current-password") if has_password else None
    adding = form("add", say("Add a passkey"), password)
    return section(say, place, tag("ul", lines, class_="plain") if lines else None, adding)


def removing(passkey: str, say: Say) -> Markup:
    button = tag("button", say("Remove"), class_="quiet")
    return page.post("/account/passkey/remove", hidden("passkey", passkey), button, class_="row")


def place_for(house: House, request: Request, reader: Reader) -> Place:
    """The address of this page, where passkeys work."""
    place = passkeys.place_of(house.settings, request)
    if place is None:
        raise Refused(reader.say("Passkeys need a secure address: https, or localhost on this computer."))
    return place


def asked(text: str) -> Response[str]:
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


@post("/account/passkey/wish")
async def wish(request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """For the script: what a device is asked when it makes a passkey."""
    form = await read_form(request)
    name = reader.named().name if reader.is_registered else form.get("name", "")
    return asked(await passkeys.wish(house, reader, place_for(house, request, reader), name))


@post("/account/passkey/question")
async def question(request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """For the script: what a device is asked when somebody logs in."""
    return asked(await passkeys.question(house, place_for(house, request, reader)))


@post("/account/passkey/register")
async def register(request: Request, house: TheHouse, guest: TheReader) -> Response[None]:
    """Known from now on, with all tables of this browser."""
    form = await read_form(request)
    place = place_for(house, request, guest)
    token = await passkeys.register(house, guest, place, form.get("name", ""), form.get("credential", ""))
    let_in(request, house, token)
    let_out(request, house, COOKIE)
    return see("/account")


@post("/account/passkey/log-in")
async def log_in(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """The same person as on the other devices."""
    form = await read_form(request)
    place = place_for(house, request, reader)
    token = await passkeys.log_in(house, place, form.get("credential", ""), reader.say)
    await settle(request, house, reader, token, form.get("bring") == "yes")
    return see("/")


@post("/account/passkey/add")
async def add(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """One more device that opens this account."""
    owner(reader)
    form = await read_form(request)
    await accounts.check_password(house, reader, form.get("password", ""), address_of(request))
    await passkeys.add(house, reader, place_for(house, request, reader), form.get("credential", ""))
    return see("/account")


@post("/account/passkey/remove")
async def remove(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """One device less."""
    owner(reader)
    form = await read_form(request)
    await passkeys.remove(house, reader, form.get("passkey", ""))
    return see("/account")


ROUTES = [wish, question, register, log_in, add, remove]
