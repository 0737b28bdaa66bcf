"""For moderators: what was reported, and who is banned. For everybody at a table: a way to report."""

from litestar import Response, get, post

from galapagos.table import moderating
from galapagos.table.house import House
from galapagos.table.missing import Missing
from galapagos.table.pages import page
from galapagos.table.pages.entrance import day
from galapagos.table.pages.page import Frame
from galapagos.table.pages.position import hidden
from galapagos.table.reader import Reader
from galapagos.table.request import Named, Request, TheHouse, TheReader, number_in, read_form, waiting_for
from galapagos.table.response import see
from galapagos.table.room import Room
from galapagos.table.store import moderation
from galapagos.table.store.moderation import Ban, Report
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag

SHORT = 60
RECENT = 20


def reporting(room: Room, reader: Reader, muted: set[str]) -> Markup | None:
    """Somebody else at the table, or one of the last lines that this reader wants to read."""
    say = reader.say
    people = {seat.visitor: (f"seat-{at}", seat.name) for at, seat in enumerate(room.seats) if seat.visitor}
    people.pop(reader.id, None)
    said = [each for each in room.talk if each.visitor not in {reader.id, *muted}][-RECENT:]
    found = [*people.values(), *((f"said-{each.id}", f"{each.name}: {each.text[:SHORT]}") for each in said)]
    if not reader.id or not found:
        return None
    what = page.choice("what", say("Whom or what"), found, found[0][0])
    why = tag("label", say("Why"), tag("input", name="reason", maxlength=moderating.LONGEST, required=True))
    form = page.post(f"/table/{room.id}/report", what, why, tag("button", say("Report")), class_="form")
    return tag("details", tag("summary", say("Report")), form, id="report")


@post("/table/{table:str}/report")
async def report(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Tell the moderators."""
    form = await read_form(request)
    async with house.open(table) as room:
        await moderating.report(house, room, reader, form.get("what", ""), form.get("reason", ""))
    return see(f"/table/{table}")


def check(house: House, reader: Reader) -> None:
    """For everybody else there is no such page."""
    if not moderating.is_moderator(house, reader):
        raise Missing("moderation")


@get("/moderation")
async def show(house: TheHouse, reader: TheReader) -> Response[str]:
    """Reports with what can be done, and bans."""
    check(house, reader)
    say = reader.say
    reports = await house.database.read(moderation.reports)
    bans = await house.database.read(moderation.bans)
    return Frame(reader, say("Moderation"), await waiting_for(house, reader)).page(
        tag("h1", say("Moderation")),
        tag("h2", say("Reports")),
        tag("ul", [reported(each, say) for each in reports], class_="plain", id="reports"),
        None if reports else tag("p", say("Nothing is to be done.")),
        tag("h2", say("Bans")),
        tag("ul", [banned(each, say) for each in bans], class_="plain", id="bans"),
        None if bans else tag("p", say("Nobody is banned.")),
    )


def reported(each: Report, say: Say) -> Markup:
    number = hidden("report", each.id)
    why = tag("label", say("Why"), tag("input", name="reason", maxlength=moderating.LONGEST, required=True))
    return tag(
        "li",
        tag(
            "p", tag("b", each.name), " · ", day(each.made), " · ", tag("a", say("Table"), href=f"/table/{each.table}")
        ),
        tag("blockquote", each.line) if each.line else None,
        tag("p", each.reason),
        page.post("/moderation/ban", number, why, tag("button", say("Ban"), class_="warn"), class_="row"),
        page.post("/moderation/dismiss", number, tag("button", say("Dismiss")), class_="row"),
        class_="plate",
    )


def banned(each: Ban, say: Say) -> Markup:
    lift = page.post("/moderation/lift", hidden("ban", each.id), tag("button", say("Lift the ban")), class_="row")
    return tag("li", tag("p", tag("b", each.name), " · ", day(each.since), " · ", each.reason), lift, class_="plate")


@post("/moderation/ban")
async def ban(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """No public tables and no talk any more for whom a report is about."""
    check(house, reader)
    form = await read_form(request)
    number, reason = number_in(form, "report"), form.get("reason", "").strip()[: moderating.LONGEST]
    await house.write(lambda connection: moderation.ban(connection, number, reason, house.now()))
    return see("/moderation")


@post("/moderation/dismiss")
async def dismiss(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Nothing was wrong."""
    check(house, reader)
    form = await read_form(request)
    await house.write(lambda connection: moderation.settle(connection, number_in(form, "report")))
    return see("/moderation")


@post("/moderation/lift")
async def lift(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Somebody is welcome again."""
    check(house, reader)
    form = await read_form(request)
    await house.write(lambda connection: moderation.lift(connection, number_in(form, "ban")))
    return see("/moderation")


ROUTES = [report, show, ban, dismiss, lift]
