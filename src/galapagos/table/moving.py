"""What somebody leaves behind or takes along: from a guest to his account, and when he goes for good."""

from sqlalchemy import Connection

from galapagos.match.match import Match
from galapagos.table import seating
from galapagos.table.house import House
from galapagos.table.room import Room
from galapagos.table.store import tables, visitors
from galapagos.table.store.news import SIGNED_OUT, WHOLE, News
from galapagos.table.store.tables import BOT, FRIEND, OPEN, Seat
from galapagos.table.store.visitors import Visitor
from galapagos.text.catalogue import Say


async def bring_along(house: House, guest: str, visitor: str) -> None:
    """The tables of a guest are this visitor's from now on, but for those at which he would meet himself."""
    for table in await house.database.read(lambda connection: tables.touched_by(connection, guest)):
        async with house.open(table) as room:
            if not room.seats_of(visitor) and room.table.host != visitor:
                await hand_over(house, room, guest, visitor)


async def hand_over(house: House, room: Room, guest: str, visitor: str) -> None:
    await house.write(lambda link: tables.hand_over(link, room.id, guest, visitor), News(WHOLE, room.id))
    house.forget(room)


async def go(house: House, visitor: Visitor, say: Say) -> None:
    """Somebody goes for good: his name and what he said are forgotten, the tables that others play go on."""
    somebody = say("Somebody")
    for table in await house.database.read(lambda connection: tables.touched_by(connection, visitor.id)):
        async with house.open(table) as room:
            await vacate(house, room, visitor, somebody, say)
    news = News(SIGNED_OUT, visitor.id)
    await house.write(lambda connection: visitors.leave(connection, visitor.id, somebody, house.now()), news)


async def vacate(house: House, room: Room, visitor: Visitor, somebody: str, say: Say) -> None:
    """One of his tables: closed before the start if it is his own, else his seats are a bot's."""
    mine = room.seats_of(visitor.id)
    if room.match is None:
        if room.table.host == visitor.id:
            await seating.take_away(house, room, say)
        else:
            for at in mine:
                await seating.change(house, room, at, Seat(OPEN if room.table.is_public else FRIEND), say)
        return
    before = len(room.match.acts)
    give_up(room.match, mine, room.table.level)
    for at in mine:
        room.seats[at] = Seat(BOT, None, somebody, room.table.level)
    seats = [*seating.distinct(room.seats)]

    def job(connection: Connection) -> None:
        tables.seat_all(connection, room.id, seats)
        tables.silence(connection, room.id, visitor.id)

    await house.keep(room, room.match.acts[before:], also=job)
    house.forget(room)


def give_up(match: Match, mine: list[int], level: str) -> None:
    """Bots keep these seats from now on; where nobody else plays, the match ends here."""
    if match.is_over or not mine:
        return
    if set(match.persons()) <= {*mine}:
        match.abandon(mine[0])
        return
    for seat in mine:
        if seat in match.persons():
            match.give(seat, level)
