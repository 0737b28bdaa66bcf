"""One screen for several people: one seat lies open at a time, and between two of them everything is covered."""

from litestar import Response, post

from galapagos.table import playing
from galapagos.table.pages import live
from galapagos.table.pages.position import hidden
from galapagos.table.reader import Reader
from galapagos.table.request import Named, Request, TheHouse, TheReader, number_in, read_form
from galapagos.table.response import see
from galapagos.table.room import Room
from galapagos.text.markup import Markup, tag


def section(room: Room, reader: Reader) -> Markup | None:
    """Whom to pass the screen to, or a way to cover the own seat."""
    if reader.id != room.table.host or not room.shared or room.is_finished:
        return None
    say, awaited = reader.say, room.awaited()
    address = f"/table/{room.id}"
    if room.uncovered is not None:
        if not room.has_secrets():
            return None
        cover = live.button(room, "cover", say("Cover my cards"))
        return tag("section", cover, id="cover", class_="row")
    if awaited not in room.shared:
        return None
    player = live.playing(room).players[awaited]
    return tag(
        "section",
        tag("h2", say("Pass the screen to {player}", player=player)),
        tag("p", say("Everything secret is covered until {player} takes over.", player=player)),
        tag(
            "form",
            hidden("seat", awaited),
            tag("button", say("I am {player}: show my cards", player=player), class_="main"),
            method="post",
            action=f"{address}/uncover",
        ),
        id="cover",
        class_="plate cover",
    )


@post("/table/{table:str}/uncover")
async def uncover(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Whoever decides now has the screen."""
    form = await read_form(request)
    async with house.open(table) as room:
        await playing.uncover(house, room, reader, number_in(form, "seat"))
    return see(f"/table/{table}")


@post("/table/{table:str}/cover")
async def cover(table: Named, house: TheHouse, reader: TheReader) -> Response[None]:
    """Nobody shall see anything now."""
    async with house.open(table) as room:
        await playing.cover(house, room, reader)
    return see(f"/table/{table}")


ROUTES = [uncover, cover]
