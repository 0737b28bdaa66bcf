"""What people say to each other at a table."""

import time

from litestar import Response, post

from galapagos.table import moderating
from galapagos.table.house import House
from galapagos.table.missing import Missing
from galapagos.table.pages import page
from galapagos.table.pages.live import spoken
from galapagos.table.pages.moderation import reporting
from galapagos.table.pages.position import hidden
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Form, Named, Request, TheHouse, TheReader, read_form
from galapagos.table.response import see
from galapagos.table.room import Room
from galapagos.table.store import messages, visitors
from galapagos.table.store.messages import Message
from galapagos.table.store.news import VISITOR, News
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag

LONGEST = 400
BURST = 5
SECONDS = 10.0


def section(room: Room, reader: Reader, muted: set[str]) -> Markup:
    """The talk, and a line to join in."""
    say = reader.say
    lines = spoken(room, 0, muted)
    is_seated = bool(room.seats_of(reader.id))
    silent = tag("p", say("Those who sit here can talk with each other."), class_="hint")
    return tag(
        "details",
        tag("summary", say("Talk")),
        tag("ol", lines, id="talk", class_="plain talk", aria_live="polite"),
        speaking(room, say) if is_seated else silent,
        muting(room, reader, muted) if reader.id else None,
        reporting(room, reader, muted),
        class_="talk-box",
        open=bool(lines),
    )


def speaking(room: Room, say: Say) -> Markup:
    field = tag("input", name="text", maxlength=LONGEST, required=True, autocomplete="off")
    line = tag("label", say("Say something"), field)
    return page.post(f"/table/{room.id}/say", line, tag("button", say("Send")), class_="row", id="speak")


def muting(room: Room, reader: Reader, muted: set[str]) -> Markup | None:
    """Whom I do not want to read."""
    speakers = {message.visitor: message for message in room.talk if message.visitor != reader.id}
    found = [mute_button(room, message, muted, reader.say) for message in speakers.values()]
    return tag("div", found, class_="row") if found else None


def mute_button(room: Room, message: Message, muted: set[str], say: Say) -> Markup:
    verb, text = "mute", say("Mute {name}", name=message.name)
    if message.visitor in muted:
        verb, text = "unmute", say("Listen to {name}", name=message.name)
    return page.post(f"/table/{room.id}/{verb}", hidden("message", message.id), tag("button", text, class_="quiet"))


@post("/table/{table:str}/say")
async def speak(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Say a line; not too long, and not too many."""
    form = await read_form(request)
    visitor, text = reader.named(), " ".join(form.get("text", "").split())
    await moderating.check_ban(house, reader)
    async with house.open(table) as room:
        if not room.seats_of(visitor.id):
            raise Refused(reader.say("You do not sit at this table."))
        if not text or len(text) > LONGEST:
            raise Refused(reader.say("A line has 1 to {n} letters.", n=LONGEST))
        recent = [each for each in room.talk if each.visitor == visitor.id and each.written > time.time() - SECONDS]
        if len(recent) >= BURST:
            raise Refused(reader.say("Not so fast, please."))
        await house.tell(room, lambda connection: messages.add(connection, room.id, visitor, text))
    return see(f"/table/{table}")


@post("/table/{table:str}/mute")
async def mute(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Read this person no more, at any table."""
    form = await read_form(request)
    muted = await speaker(table, form, house)
    await house.write(lambda connection: visitors.mute(connection, reader.named().id, muted), News(VISITOR, reader.id))
    return see(f"/table/{table}")


@post("/table/{table:str}/unmute")
async def unmute(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Read this person again."""
    form = await read_form(request)
    muted = await speaker(table, form, house)
    await house.write(
        lambda connection: visitors.unmute(connection, reader.named().id, muted), News(VISITOR, reader.id)
    )
    return see(f"/table/{table}")


async def speaker(table: str, form: Form, house: House) -> str:
    """Who said a line; visitors' own ids never leave the house."""
    async with house.open(table) as room:
        for message in room.talk:
            if str(message.id) == form.get("message"):
                return message.visitor
    raise Missing(table)


ROUTES = [speak, mute, unmute]
