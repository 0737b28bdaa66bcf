"""Looking, choosing and listening, for programs."""

from collections.abc import AsyncIterator
from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter
from litestar.response import Stream as Streaming

from galapagos.table import playing
from galapagos.table.api.answers import Choice, Choices, Decision, TableInfo, View
from galapagos.table.api.caller import TheCaller
from galapagos.table.api.tables import info
from galapagos.table.missing import Missing
from galapagos.table.pages import live
from galapagos.table.pages.position import legal
from galapagos.table.reader import Refused
from galapagos.table.request import Named, Request, TheHouse
from galapagos.table.stream import Stream
from galapagos.text.seats import LETTERS

MOST_FOLLOWED = 100
Followed = Annotated[str, QueryParameter(name="tables", description="names of tables, with commas", max_length=2000)]


@get("/tables/{table:str}/view")
async def view(table: Named, house: TheHouse, caller: TheCaller) -> View:
    """The position, as much of it as I may see."""
    async with house.open(table) as room:
        if room.match is None:
            raise Refused(caller.say("The game has not begun yet."))
        match, say = room.match, room.game.say(caller.tastes.language)
        seat = room.seat_of(caller.id)
        data, result = match.view(seat), match.result()
        return View(
            len(match.acts),
            None if seat is None else LETTERS[seat],
            data,
            room.game.picture(data, match.players, say),
            match.log(seat, say.language),
            None if result is None else [*result.places],
        )


@get("/tables/{table:str}/choices")
async def choices(table: Named, house: TheHouse, caller: TheCaller) -> Choices:
    """What I may choose now; nothing while somebody else decides."""
    async with house.open(table) as room:
        match, seat = playing.own_seat(room, caller)
        if not live.is_mine(room, seat):
            return Choices(len(match.acts), "", [])
        say = room.game.say(caller.tastes.language)
        found = [Choice(" ".join(parts), [*parts], phrase) for parts, phrase in legal(room.game, match.state, say)]
        return Choices(len(match.acts), room.nonce(seat), found)


@post("/tables/{table:str}/decisions", status_code=200)
async def decide(table: Named, data: JSONBody[Decision], house: TheHouse, caller: TheCaller) -> TableInfo:
    """Decide, for the position that was looked at."""
    async with house.open(table) as room:
        await playing.decide(house, room, caller, data.choice, data.number, data.nonce)
    async with house.open(table) as room:
        return info(room, caller)


class ProgramStream(Stream):
    """What programs are told of tables: that something happened, and whether they are awaited."""

    async def news(self, table: str) -> list[bytes]:
        since = self.since[table]
        try:
            async with self.house.open(table) as room:
                self.since[table] = room.number
                if room.number <= since:
                    return []
                done = 0 if room.match is None else len(room.match.acts)
                told = {"table": table, "number": done, "my_turn": room.awaited() in room.seats_of(self.visitor)}
                return [msgspec.json.encode(told | {"finished": room.is_finished})]
        except Missing:
            return [msgspec.json.encode({"table": table, "closed": True})]


@get("/stream")
async def stream(request: Request, house: TheHouse, caller: TheCaller, followed: Followed = "") -> Streaming:
    """Server-sent events: one for each table when something happens there, and how many tables wait for me."""
    names = [table for table in followed.split(",") if table][:MOST_FOLLOWED]
    since = house.read_stamp(request.headers.get("last-event-id", ""))
    opened = ProgramStream(house, caller.id, caller.tastes.language, names, since)
    await house.attend(opened)

    async def messages() -> AsyncIterator[bytes]:
        try:
            async for message in opened.messages():
                yield message
        finally:
            house.leave(opened)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return Streaming(messages(), media_type="text/event-stream", headers=headers)


ROUTES = [view, choices, decide, stream]
