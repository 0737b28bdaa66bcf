"""My account: the same tables on every device. Registering, logging in and out, what is kept, and going for good."""

from urllib.parse import quote

import msgspec
from litestar import Response, get, post

from galapagos.table import accounts, exporting, moderating, moving, passkeys
from galapagos.table.house import House
from galapagos.table.pages import page, passkey
from galapagos.table.pages.entrance import address_of, day, name_field, owner, password_field, settle
from galapagos.table.pages.page import Frame
from galapagos.table.passkeys import Place
from galapagos.table.passwords import SHORTEST
from galapagos.table.reader import COOKIE, SESSION, Reader, Refused
from galapagos.table.request import (
    Request,
    TheHouse,
    TheReader,
    let_in,
    let_out,
    name_visitor,
    read_form,
    waiting_for,
)
from galapagos.table.response import see
from galapagos.table.store import accounts as kept
from galapagos.table.store import sessions, tables
from galapagos.table.store.sessions import Session
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag


@get("/account")
async def show(request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """What can be done here, by whether the reader has an account."""
    say = reader.say
    place = passkeys.place_of(house.settings, request)
    inside = await own(house, reader, place) if reader.is_registered else await doors(house, reader, place)
    count = await waiting_for(house, reader)
    return Frame(reader, say("My account"), count, scripts=["passkeys.js"]).page(tag("h1", say("My account")), inside)


async def doors(house: House, reader: Reader, place: Place | None) -> Markup:
    """For whoever has none, or is not logged in here."""
    say = reader.say
    why = say(
        "Nobody needs an account to play. With one you find your tables again on every device. "
        "No address is asked for: a password that is lost cannot be sent to you."
    )
    bring = bringing(say) if await guests_tables(house, reader) else None
    return join(
        [
            tag("p", why),
            logging_in(reader, bring),
            registering(reader),
            passkey.doors(reader, place, bring),
            keeping(reader) if reader.visitor else None,
            going(say, has_password=False) if reader.visitor else None,
        ]
    )


async def guests_tables(house: House, reader: Reader) -> int:
    """How many tables could be brought along."""
    if not reader.id:
        return 0
    return len(await house.database.read(lambda connection: tables.touched_by(connection, reader.id)))


def logging_in(reader: Reader, bring: Markup | None) -> Markup:
    say = reader.say
    return tag(
        "section",
        tag("h2", say("Log in")),
        page.post(
            "/account/log-in",
            name_field(say, "", "username"),
            password_field(say("Password"), "current-password"),
            bring,
            tag("button", say("Log in"), class_="main"),
            class_="form",
        ),
        id="log-in",
    )


def bringing(say: Say) -> Markup:
    box = tag("input", type="checkbox", name="bring", value="yes", checked=True)
    return tag("label", box, say("Bring along what I have played here as a guest"))


def registering(reader: Reader) -> Markup:
    say = reader.say
    return tag(
        "section",
        tag("h2", say("New account")),
        tag("p", say("Your tables stay yours. Nobody else with an account gets the same name."), class_="hint"),
        page.post(
            "/account/register",
            name_field(say, reader.visitor.name if reader.visitor else "", "username"),
            password_field(say("New password"), "new-password", long_enough(say)),
            tag("button", say("Register"), class_="main"),
            class_="form",
        ),
        id="register",
    )


def long_enough(say: Say) -> str:
    return say("At least {n} letters; a sentence is good.", n=SHORTEST)


async def own(house: House, reader: Reader, place: Place | None) -> Markup:
    """For whoever is logged in."""
    say, visitor = reader.say, reader.named()
    account = await house.database.read(lambda connection: kept.of_visitor(connection, visitor.id))
    devices = await house.database.read(lambda connection: sessions.of_visitor(connection, visitor.id))
    has_password = account is not None and account.password is not None
    return join(
        [
            tag("p", say("You are {name}, on every device where you log in.", name=visitor.name)),
            tag("p", links(house, reader), class_="row"),
            calling(say, visitor.name),
            passwords(say, has_password),
            await passkey.own(house, reader, place, has_password),
            signing_out(say, devices),
            keeping(reader),
            going(say, has_password),
        ]
    )


def links(house: House, reader: Reader) -> list[Markup | None]:
    """The page that others see, and for moderators theirs."""
    say, name = reader.say, reader.named().name
    moderates = moderating.is_moderator(house, reader)
    return [
        tag("a", say("My ratings"), href=f"/person/{quote(name, safe='')}", class_="button"),
        tag("a", say("Moderation"), href="/moderation", class_="button") if moderates else None,
    ]


def calling(say: Say, name: str) -> Markup:
    field = name_field(say, name, "username")
    form = page.post("/account/name", field, tag("button", say("Rename")), class_="row")
    return tag("section", tag("h2", say("Name")), form, tag("p", say("It counts for tables to come."), class_="hint"))


def passwords(say: Say, has_password: bool) -> Markup:
    before = password_field(say("Password until now"), "current-password") if has_password else None
    after = password_field(say("New password"), "new-password", long_enough(say))
    return tag(
        "section",
        tag("h2", say("Password")),
        page.post("/account/password", before, after, tag("button", say("Change the password")), class_="form"),
        tag("p", say("All other devices are signed out."), class_="hint"),
        id="password",
    )


def signing_out(say: Say, devices: list[Session]) -> Markup:
    lines = [
        tag("li", say("since {since}, last used {used}", since=day(each.begun), used=day(each.used)))
        for each in devices
    ]
    return tag(
        "section",
        tag("h2", say("Where I am logged in")),
        tag("p", say.count(len(devices), "On this device only.", "On {n} devices:")),
        tag("ul", lines) if len(devices) > 1 else None,
        tag(
            "div",
            page.post("/account/sign-out", tag("button", say("Sign out"))),
            page.post("/account/sign-out-everywhere", tag("button", say("Sign out everywhere"))),
            class_="row",
        ),
        id="sign-out",
    )


def keeping(reader: Reader) -> Markup:
    say = reader.say
    link = tag("a", say("Download everything"), href="/account/export", class_="button", download=True)
    return tag("section", tag("h2", say("What is kept about me")), tag("p", link), id="kept")


def going(say: Say, has_password: bool) -> Markup:
    """The way out, with a question first."""
    sure = tag("label", tag("input", type="checkbox", name="sure", value="yes", required=True), say("Yes, for good"))
    text = say(
        "Your name and what you said are deleted. At your tables sits somebody without a name; "
        "where a game still goes on a bot takes your seat."
    )
    inside = [
        tag("p", text),
        password_field(say("Password"), "current-password") if has_password else None,
        sure,
        tag("button", say("Delete everything about me"), class_="warn"),
    ]
    form = page.post("/account/delete", inside, class_="form")
    return tag("details", tag("summary", say("Go for good")), form, id="go")


# Deeds


@post("/account/register")
async def register(request: Request, house: TheHouse, guest: TheReader) -> Response[None]:
    """Known from now on, with all tables of this browser."""
    form = await read_form(request)
    let_in(request, house, await accounts.register(house, guest, form.get("name", ""), form.get("new", "")))
    let_out(request, house, COOKIE)
    return see("/account")


@post("/account/log-in")
async def log_in(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """The same person as on the other devices; a guest's tables come along or stay his."""
    form = await read_form(request)
    name, password = form.get("name", ""), form.get("password", "")
    token = await accounts.log_in(house, name, password, address_of(request), reader.say)
    await settle(request, house, reader, token, form.get("bring") == "yes")
    return see("/")


@post("/account/name")
async def rename(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Another name, that nobody else with an account has."""
    reader.named()
    form = await read_form(request)
    await name_visitor(request, house, reader, form.get("name", ""))
    return see("/account")


@post("/account/password")
async def change_password(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """By whoever knows the one until now."""
    owner(reader)
    form = await read_form(request)
    await accounts.check_password(house, reader, form.get("password", ""), address_of(request))
    let_in(request, house, await accounts.change_password(house, reader, form.get("new", "")))
    return see("/account")


@post("/account/sign-out")
async def sign_out(request: Request, house: TheHouse) -> Response[None]:
    """This device forgets who is at it."""
    await accounts.sign_out(house, request.cookies.get(SESSION, ""))
    let_out(request, house, SESSION)
    return see("/")


@post("/account/sign-out-everywhere")
async def sign_out_everywhere(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """All devices do, wherever they are."""
    owner(reader)
    await accounts.sign_out_everywhere(house, reader.named())
    let_out(request, house, SESSION)
    return see("/account")


@get("/account/export")
async def export(house: TheHouse, reader: TheReader) -> Response[bytes]:
    """Everything about me, as JSON."""
    visitor = reader.named()
    found = await house.database.read(lambda connection: exporting.export(connection, visitor))
    headers = {"content-disposition": 'attachment; filename="galapagos.json"', "cache-control": "no-store"}
    content = msgspec.json.format(msgspec.json.encode(found), indent=2)
    return Response(content, media_type="application/json", headers=headers)


@post("/account/delete")
async def delete(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Everything about me goes."""
    form = await read_form(request)
    visitor = reader.named()
    if form.get("sure") != "yes":
        raise Refused(reader.say("Say first that you are sure."))
    await accounts.check_password(house, reader, form.get("password", ""), address_of(request))
    await moving.go(house, visitor, reader.say)
    let_out(request, house, SESSION, COOKIE)
    return see("/")


ROUTES = [show, register, log_in, rename, change_password, sign_out, sign_out_everywhere, export, delete]
