"""A table before the start: who sits where, the invitation, and the host's choices."""

import hmac
import io

import segno
from litestar import Response, post

from galapagos.bots.levels import LEVELS
from galapagos.table import seating
from galapagos.table.clock import Rule
from galapagos.table.house import House
from galapagos.table.pages import page
from galapagos.table.pages.position import hidden
from galapagos.table.reader import Reader
from galapagos.table.request import Named, Request, TheHouse, TheReader, number_in, read_form
from galapagos.table.response import see
from galapagos.table.room import Room
from galapagos.table.store.tables import BOT, FRIEND, OPEN, Seat
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag
from galapagos.text.seats import LETTERS

HERE_ONLY = ("localhost", "127.0.0.1", "[::1]")


def invitation(house: House, room: Room) -> str:
    """The link that opens the seats kept for friends."""
    return f"{house.settings.address}/table/{room.id}?invitation={token(house, room)}"


def token(house: House, room: Room) -> str:
    return house.signer.mark("invitation", room.id)[:16]


def is_invited(house: House, room: Room, given: str) -> bool:
    """The invitation is this table's."""
    return hmac.compare_digest(token(house, room).encode(), given.encode())


def content(house: House, room: Room, reader: Reader, given: str) -> Markup:
    """The page's content."""
    say = reader.say
    is_host = reader.id == room.table.host
    seats = [place(house, room, at, seat, reader, given) for at, seat in enumerate(room.seats)]
    return join(
        [
            tag("p", room.game.title, class_="kicker"),
            tag("h1", say("Before the game")),
            tag("p", situation(room, reader), role="status", class_="now"),
            tag("section", tag("h2", say("Seats")), tag("ol", seats, class_="plain seats")),
            tag("section", options(room, say)) if room.table.options else None,
            tag("p", thinking(room, say)) if room.table.clock else None,
            starting(room, say) if is_host else None,
            invite(house, room, say) if is_host or room.seats_of(reader.id) else None,
        ]
    )


def situation(room: Room, reader: Reader) -> str:
    """What everybody waits for, in a sentence."""
    say = reader.say
    free = sum(seat.is_free for seat in room.seats)
    host = next((seat.name for seat in room.seats if seat.visitor == room.table.host), say("the host"))
    if room.table.host == reader.id:
        if free:
            return say.count(
                free,
                "One seat is free. You can start at any time: a bot takes it.",
                "{n} seats are free. You can start at any time: bots take them.",
            )
        return say("Everybody is here. Start when you like!")
    if room.seats_of(reader.id):
        return say("You have a seat. {host} starts the game.", host=host)
    if free:
        return say("Take a seat, or stay and watch.")
    return say("All seats are taken. You can watch when the game starts.")


def place(house: House, room: Room, at: int, seat: Seat, reader: Reader, given: str) -> Markup:
    """A seat, and what this reader may do with it."""
    say = reader.say
    letter = tag("b", LETTERS[at].upper(), class_=f"seat seat-{LETTERS[at]}")
    return tag("li", letter, " ", tag("span", occupant(seat, say)), seat_doings(house, room, at, reader, given))


def occupant(seat: Seat, say: Say) -> str:
    if seat.kind == OPEN:
        return say("open to all")
    if seat.kind == FRIEND:
        return say("kept for a friend")
    if seat.kind == BOT:
        return say("{name}, a bot: {level}", name=seat.name, level=say(seat.level))
    return seat.name


def seat_doings(house: House, room: Room, at: int, reader: Reader, given: str) -> Markup | None:
    say, seat = reader.say, room.seats[at]
    address = f"/table/{room.id}"
    found = []
    mine = room.seats_of(reader.id)
    if not mine and at in room.free_seats(is_invited(house, room, given) or reader.id == room.table.host):
        name = None if reader.visitor else name_field(say)
        fields = [hidden("seat", at), hidden("invitation", given), name]
        found.append(page.post(f"{address}/sit", fields, tag("button", say("Sit here"), class_="main"), class_="row"))
    if at in room.shared and reader.id == room.table.host:
        field = tag("label", say("Name"), tag("input", name="name", value=seat.name, required=True, maxlength=40))
        found.append(
            page.post(f"{address}/call", hidden("seat", at), field, tag("button", say("Rename")), class_="row")
        )
    elif at in mine:
        found.append(page.post(f"{address}/leave", tag("button", say("Leave my seat"))))
    elif reader.id == room.table.host:
        kinds = [(OPEN, say("open to all")), (FRIEND, say("kept for a friend"))]
        kinds += [(level, say("bot: {level}", level=say(level))) for level in LEVELS]
        chosen = seat.level if seat.kind == BOT else seat.kind
        field = page.choice("kind", say("Seat {letter}", letter=LETTERS[at].upper()), kinds, chosen)
        change = tag("button", say("Change"))
        found.append(page.post(f"{address}/seat", hidden("seat", at), field, change, class_="row"))
    return tag("div", found, class_="row") if found else None


def name_field(say: Say) -> Markup:
    return tag("label", say("My name"), tag("input", name="name", required=True, maxlength=40, autocomplete="nickname"))


def options(room: Room, say: Say) -> Markup:
    """The variant of the rules that is played here."""
    voice = room.game.say(say.language)
    known = {option.id: option for option in room.game.options}
    rows = [
        tag("div", tag("dt", voice(known[name].text)), tag("dd", voice(str(value))))
        for name, value in room.table.options.items()
    ]
    return join([tag("h2", say("Options")), tag("dl", rows)])


def thinking(room: Room, say: Say) -> str:
    """How long people may think here."""
    rule = Rule.from_text(room.table.clock)
    assert rule is not None
    return say("Time to think: {rule}.", rule=rule.describe(say))


def starting(room: Room, say: Say) -> Markup:
    address = f"/table/{room.id}"
    return tag(
        "section",
        page.post(f"{address}/start", tag("button", say("Start the game"), class_="main")),
        page.post(f"{address}/close", tag("button", say("Close the table"), class_="warn")),
        class_="row",
    )


def invite(house: House, room: Room, say: Say) -> Markup:
    """The link, to be sent, copied or read by a phone."""
    link = invitation(house, room)
    code = io.BytesIO()
    segno.make(link, error="m").save(code, kind="svg", xmldecl=False, svgns=True, scale=4, border=3, light="#fff")
    picture = code.getvalue().decode().replace('class="segno"', 'class="qr" role="img"', 1)
    label = say("The invitation as a QR code")
    labelled = picture.replace("<svg ", f'<svg aria-label="{label}" ', 1)
    return tag(
        "section",
        tag("h2", say("Invite friends")),
        tag("p", say("Whoever opens this link can take a seat:")),
        tag("p", tag("output", link, class_="code", id="link")),
        tag("p", tag("button", say("Copy the link"), type="button", data_copy="link", hidden=True)),
        tag("figure", Markup(labelled)),
        tag("p", unreachable(say), class_="hint") if any(name in link for name in HERE_ONLY) else None,
        id="invite",
    )


def unreachable(say: Say) -> str:
    return say(
        "This address works on this computer only. To play with other devices, start the table with "
        "“galapagos serve --host 0.0.0.0 --url http://…” and this computer's address in your network."
    )


@post("/table/{table:str}/sit")
async def sit(table: Named, request: Request, house: TheHouse, guest: TheReader) -> Response[None]:
    """Take a seat."""
    form = await read_form(request)
    async with house.open(table) as room:
        invited = is_invited(house, room, form.get("invitation", "")) or guest.id == room.table.host
        await seating.sit(house, room, guest, number_in(form, "seat"), invited)
    return see(f"/table/{table}")


@post("/table/{table:str}/leave")
async def leave(table: Named, house: TheHouse, guest: TheReader) -> Response[None]:
    """Stand up again."""
    async with house.open(table) as room:
        await seating.leave(house, room, guest)
    return see(f"/table/{table}")


@post("/table/{table:str}/seat")
async def change(table: Named, request: Request, house: TheHouse, guest: TheReader) -> Response[None]:
    """The host says what a seat is for."""
    form = await read_form(request)
    async with house.open(table) as room:
        await seating.give(house, room, guest, number_in(form, "seat"), form.get("kind", ""))
    return see(f"/table/{table}")


@post("/table/{table:str}/call")
async def call(table: Named, request: Request, house: TheHouse, guest: TheReader) -> Response[None]:
    """The host says who sits at his screen."""
    form = await read_form(request)
    async with house.open(table) as room:
        await seating.name(house, room, guest, number_in(form, "seat"), form.get("name", ""))
    return see(f"/table/{table}")


@post("/table/{table:str}/start")
async def start(table: Named, house: TheHouse, guest: TheReader) -> Response[None]:
    """The host starts the game."""
    async with house.open(table) as room:
        await seating.start(house, room, guest)
    return see(f"/table/{table}")


@post("/table/{table:str}/close")
async def close(table: Named, house: TheHouse, guest: TheReader) -> Response[None]:
    """The host takes the table away."""
    async with house.open(table) as room:
        await seating.close(house, room, guest)
    return see("/")


ROUTES = [sit, leave, call, change, start, close]
