"""Tables, for programs."""

from typing import Annotated

from litestar import Response, get, post
from litestar.params import JSONBody, QueryParameter

from galapagos.bots.levels import LEVELS
from galapagos.core.errors import Malformed
from galapagos.games import game as find_game
from galapagos.games import games
from galapagos.table import seating
from galapagos.table.api.answers import GameInfo, Joining, NewTable, SeatInfo, TableEntry, TableInfo
from galapagos.table.api.caller import Caller, TheCaller
from galapagos.table.pages.after import finished
from galapagos.table.pages.live import playing
from galapagos.table.pages.waiting import is_invited
from galapagos.table.reader import Refused
from galapagos.table.request import Named, TheHouse
from galapagos.table.room import Room
from galapagos.table.seating import ME, Plan
from galapagos.table.store import tables
from galapagos.table.store.tables import FRIEND, OPEN, Listed
from galapagos.text.seats import LETTERS

Which = Annotated[str, QueryParameter(name="list", description="`mine`, or `open` to all", pattern="^(mine|open)$")]


@get("/games")
async def list_games(caller: TheCaller) -> list[GameInfo]:  # noqa: ARG001 - only for whom it is
    """The games that can be played here."""
    return [
        GameInfo(
            each.id, each.title, each.seats, [form.id for form in each.forms], [option.id for option in each.options]
        )
        for each in games().values()
    ]


@get("/tables")
async def list_tables(house: TheHouse, caller: TheCaller, which: Which = "mine") -> list[TableEntry]:
    """My tables, those that wait for me first; or those that all can join or watch."""
    if which == "open":
        found = await house.database.read(tables.public)
    else:
        found = await house.database.read(lambda connection: tables.of_visitor(connection, caller.id))
    return [TableEntry(each.table.id, each.table.game, state_of(each), each.awaited) for each in found]


def state_of(listed: Listed) -> str:
    """`waiting` for its start, `playing` or `finished`."""
    if listed.table.finished is not None:
        return "finished"
    return "waiting" if listed.table.started is None else "playing"


@post("/tables")
async def make_table(data: JSONBody[NewTable], house: TheHouse, caller: TheCaller) -> TableInfo:
    """Open a table; it waits for its start."""
    game = find_game(data.game)
    kinds = (ME, OPEN, FRIEND, *LEVELS)
    for kind in data.seats:
        if kind not in kinds:
            raise Malformed(kind, f"a seat is one of {', '.join(kinds)}")
    setup = game.settle(len(data.seats), data.form or None, **data.options)
    table = await seating.set_up(house, caller, Plan(game, setup, data.seats, is_public=data.is_public))
    async with house.open(table) as room:
        return info(room, caller)


@get("/tables/{table:str}")
async def look(table: Named, house: TheHouse, caller: TheCaller) -> TableInfo:
    """A table with its seats."""
    async with house.open(table) as room:
        return info(room, caller)


@post("/tables/{table:str}/join", status_code=200)
async def join(table: Named, data: JSONBody[Joining], house: TheHouse, caller: TheCaller) -> TableInfo:
    """Take a seat."""
    async with house.open(table) as room:
        invited = is_invited(house, room, data.invitation) or caller.id == room.table.host
        free = room.free_seats(invited)
        if data.seat is None and not free:
            raise Refused(caller.say("This seat is not free."))
        await seating.sit(house, room, caller, free[0] if data.seat is None else data.seat, invited)
        return info(room, caller)


@post("/tables/{table:str}/start", status_code=200)
async def start(table: Named, house: TheHouse, caller: TheCaller) -> TableInfo:
    """The host starts the game; bots take the free seats."""
    async with house.open(table) as room:
        await seating.start(house, room, caller)
        return info(room, caller)


@get("/tables/{table:str}/record", media_type="text/plain")
async def record(table: Named, house: TheHouse, caller: TheCaller) -> Response[str]:
    """The record of a finished match."""
    async with house.open(table) as room:
        finished(room, caller)
        return Response(playing(room).record(), media_type="text/plain; charset=utf-8")


def info(room: Room, caller: Caller) -> TableInfo:
    """A table as this caller may know it; visitors' own ids never leave the house."""
    mine = room.seats_of(caller.id)
    seats = [SeatInfo(LETTERS[at], seat.kind, seat.name, at in mine) for at, seat in enumerate(room.seats)]
    done = 0 if room.match is None else len(room.match.acts)
    state = state_of(Listed(room.table, room.seats))
    return TableInfo(room.id, room.game.id, seats, room.table.is_public, state, done, room.awaited() in mine)


ROUTES = [list_games, list_tables, make_table, look, join, start, record]
