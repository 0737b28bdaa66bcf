"""After the game: the result with its reason, the points laid out, the record, and once more."""

import asyncio

from litestar import Response, get, post

from galapagos.match.ending import ending, winning
from galapagos.match.match import Match
from galapagos.match.reading import verify
from galapagos.match.seed import seed_hash
from galapagos.table import seating
from galapagos.table.pages import live, page
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Named, TheHouse, TheReader, waiting_for
from galapagos.table.response import see
from galapagos.table.room import Room
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag


def section(room: Room, reader: Reader) -> Markup:
    """How it ended."""
    match, say = live.playing(room), room.game.say(reader.tastes.language)
    won = winning(match, say)
    return tag(
        "section",
        tag("h2", won or say("The game is over.")),
        tag("p", ending(match, say)),
        points(match, say),
        tag("div", doings(room, reader, say), class_="row"),
        tag("p", say("Seed {seed}", seed=match.seed), class_="digest"),
        id="result",
        class_="plate result",
    )


def points(match: Match, say: Say) -> Markup | None:
    """Where the points come from, seat by seat."""
    result = match.result()
    if result is None:
        return None
    head = tag("tr", tag("td"), [tag("th", player, scope="col") for player in match.players])
    rows = []
    if result.points:
        for label, numbers in match.game.account(match.state, say):
            rows.append(row(label, numbers))
        rows.append(row(say("points"), result.points, "total"))
    rows.append(row(say("place"), result.places))
    return tag("div", tag("table", tag("thead", head), tag("tbody", rows)), class_="scroll", tabindex=0)


def row(label: str, numbers: list[int], kind: str | None = None) -> Markup:
    cells = [tag("td", number, class_="number") for number in numbers]
    return tag("tr", tag("th", label, scope="row"), cells, class_=kind)


def doings(room: Room, reader: Reader, say: Say) -> list[Markup | None]:
    following = room.table.following
    address = f"/table/{room.id}"
    again = None
    if following:
        again = tag("a", say("To the next game"), href=f"/table/{following}", class_="button main")
    elif room.seats_of(reader.id):
        again = page.post(f"{address}/again", tag("button", say("Play again"), class_="main"))
    return [
        again,
        tag("a", say("Replay"), href=f"{address}/replay", class_="button"),
        tag("a", say("Analysis"), href=f"{address}/analysis", class_="button"),
        tag("a", say("Download the record"), href=f"{address}/record", class_="button", download=True),
        tag("a", say("Verify"), href=f"{address}/verify", class_="button"),
    ]


def finished(room: Room, reader: Reader) -> None:
    """The record of a running match holds its seed: nobody gets it before the end."""
    if not room.is_finished:
        raise Refused(reader.say("The record can be had when the game is over: it holds the seed."))


@get("/table/{table:str}/record")
async def record(table: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """The record, to be kept."""
    async with house.open(table) as room:
        finished(room, reader)
        text = live.playing(room).record()
        name = f"{room.game.id}-{room.id}.record"
    return Response(
        text,
        media_type="text/plain; charset=utf-8",
        headers={"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"},
    )


@get("/table/{table:str}/verify")
async def check(table: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """Play the record again, strictly, and say what was found."""
    count = await waiting_for(house, reader)
    say = reader.say
    async with house.open(table) as room:
        finished(room, reader)
        record = live.playing(room).record()
    match = await asyncio.to_thread(verify, record)
    digest = seed_hash(match.seed)
    fair = say("The seed's SHA-256 is the one that was shown before the first card: {digest}.", digest=digest)
    command = f"galapagos verify {match.game.id}-{table}.record"
    replayed = say.count(match.number - 1, "One decision was replayed.", "{n} decisions were replayed.")
    return Frame(reader, say("Verify"), count, match.game).page(
        tag("h1", say("Everything is in order")),
        tag("p", say("Every act and the result follow from the rules and the seed."), " ", replayed),
        tag("p", fair, class_="digest"),
        tag("p", say("To check it yourself: {command}", command=command)),
        tag("p", tag("a", say("Back to the table"), href=f"/table/{table}", class_="button")),
    )


@post("/table/{table:str}/again")
async def again(table: Named, house: TheHouse, reader: TheReader) -> Response[None]:
    """The same people once more, each one seat on."""
    async with house.open(table) as room:
        following = await seating.again(house, room, reader)
    return see(f"/table/{following}")


ROUTES = [record, check, again]
