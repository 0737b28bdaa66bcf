"""The house: its rooms, its writer, its bots, and everybody who listens."""

import asyncio
import contextlib
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection

from galapagos.match.act import Act
from galapagos.table.analysis import Analyst
from galapagos.table.library import Library
from galapagos.table.missing import Missing
from galapagos.table.room import Room
from galapagos.table.settings import Settings
from galapagos.table.signing import Signer
from galapagos.table.store import acts, messages, standings, tables, visitors
from galapagos.table.store.database import Database
from galapagos.table.store.tables import PERSON
from galapagos.table.store.visitors import Visitor
from galapagos.table.store.writer import Taken, Writer
from galapagos.table.stream import LOBBY, Listeners, Stream
from galapagos.table.thinking import Thinkers

T = TypeVar("T")

log = logging.getLogger("galapagos")

# How long a bot lets people look, in seconds, by the pace of the table.
MOMENTS: Mapping[str, float] = {"calm": 1.8, "normal": 0.9, "quick": 0.35, "still": 0.1}
IDLE = 600.0


class House:
    """One process of the table. Rooms are cache: the store alone is true."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.now: Callable[[], float] = time.time
        self.database = Database(settings.database)
        self.writer = Writer(self.database)
        self.thinkers = Thinkers(settings.bot_processes)
        self.library = Library(self)
        self.analyst = Analyst(self)
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.listeners = Listeners()
        self.tasks: set[asyncio.Task[None]] = set()
        self.epoch = secrets.token_hex(4)
        self.number = 1
        self.lobby = 1
        self.signer = Signer("00")
        self.visitors: dict[str, Visitor] = {}
        self.muted: dict[str, set[str]] = {}

    # Opening and closing

    async def start(self) -> None:
        """Bring the database up to date, and let the bots go on that were thinking when the house closed."""
        await asyncio.to_thread(self.database.upgrade)
        self.writer.start()
        self.signer = Signer(await self.writer.write(visitors.signing_key))
        for table in await self.database.read(tables.running):
            if await self.is_bots_turn(table):
                async with self.open(table) as room:
                    self.let_think(room)
        self.run(self.sweep())
        self.run(self.watch_clocks())

    async def is_bots_turn(self, table: str) -> bool:
        """Only such tables are loaded before somebody asks for them."""
        found = await self.database.read(lambda connection: tables.find(connection, table))
        if found is None or found[0].waiting is None:
            return False
        row, seats = found
        return row.waiting == row.seats or seats[row.waiting or 0].kind != PERSON

    async def sweep(self) -> None:
        """Now and then forget the rooms nobody has been in for a while."""
        while True:
            await asyncio.sleep(IDLE / 2)
            for room in [*self.rooms.values()]:
                is_busy = room.thinking is not None and not room.thinking.done()
                if not is_busy and not room.lock.locked() and not self.listeners.at(room.id) and room.is_idle(IDLE):
                    self.forget(room)

    async def watch_clocks(self) -> None:
        """Every second look for people whose time has run out, at tables in memory or not."""
        while True:
            for table in await self.database.read(lambda connection: tables.overdue(connection, self.now())):
                with contextlib.suppress(Taken, Missing):
                    await self.call_time(table)
            await asyncio.sleep(1.0)

    async def call_time(self, table: str) -> None:
        """A bot of the table's level decides from now on, until the person is back."""
        async with self.open(table) as room:
            match, seat = room.match, room.awaited()
            if match is not None and seat is not None and room.deadline is not None and room.deadline <= self.now():
                match.give(seat, room.table.level)
                await self.keep(room, match.acts[-1:])

    def close_streams(self) -> None:
        """Before the server stops: it would wait for them."""
        for stream in [*self.listeners.all]:
            stream.close()

    async def close(self) -> None:
        self.close_streams()
        for task in self.tasks:
            task.cancel()
        self.thinkers.close()
        await self.writer.close()
        self.database.close()

    # Rooms

    @contextlib.asynccontextmanager
    async def open(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, held by nobody else; Missing where there is none."""
        while True:
            room = await self.find(table)
            async with room.lock:
                if self.rooms.get(table) is room:
                    room.used = time.monotonic()
                    yield room
                    return

    async def find(self, table: str) -> Room:
        if table in self.rooms:
            return self.rooms[table]
        if table not in self.loading:
            self.loading[table] = asyncio.create_task(self.load(table))
        return await asyncio.shield(self.loading[table])

    async def load(self, table: str) -> Room:
        """A room from its rows."""

        def query(connection: Connection) -> Room:
            found = tables.find(connection, table)
            if found is None:
                raise Missing(table)
            done, nonces = acts.of_table(connection, table)
            talk = messages.of_table(connection, table)
            standing = standings.of_table(connection, table)
            return Room(*found, done, nonces, talk, standing, self.signer, lambda: self.now())

        try:
            room = await self.database.read(query)
            room.number = room.whole = self.next_number()
            self.rooms[table] = room
            return room
        finally:
            del self.loading[table]

    def forget(self, room: Room) -> None:
        """Throw a room away: the next who asks reads it from the store."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def next_number(self) -> int:
        self.number += 1
        return self.number

    def stamp(self, number: int) -> str:
        """A number as browsers remember it; another process knows that it is not one of its own."""
        return f"{self.epoch}-{number}"

    def read_stamp(self, text: str) -> int:
        """The reverse of `stamp`; 0 for what this process never said."""
        epoch, _, number = text.partition("-")
        return int(number) if epoch == self.epoch and number.isascii() and number.isdigit() else 0

    # Visitors

    async def visitor(self, visitor: str) -> Visitor | None:
        """Whoever has this id."""
        if visitor not in self.visitors:
            found = await self.database.read(lambda connection: visitors.find(connection, visitor))
            if found is None:
                return None
            self.visitors[visitor] = found
        return self.visitors[visitor]

    async def muted_by(self, visitor: str) -> set[str]:
        """Whose messages a visitor does not read."""
        if visitor and visitor not in self.muted:
            self.muted[visitor] = await self.database.read(lambda connection: visitors.muted_by(connection, visitor))
        return self.muted.get(visitor, set())

    # Changing

    async def write(self, job: Callable[[Connection], T]) -> T:
        return await self.writer.write(job)

    async def keep(
        self,
        room: Room,
        done: Sequence[Act],
        nonce: str | None = None,
        also: Callable[[Connection], None] = lambda _: None,
    ) -> None:
        """Commit the acts that the room's match has just taken, and what belongs to them, in one.

        Whoever comes second loses his room and is told.
        """
        match = room.match
        assert match is not None
        first = len(match.acts) - len(done) + 1
        for act in done:
            room.wind(act)
        finished = self.now() if match.is_over and room.table.finished is None else room.table.finished
        waiting, deadline = self.waiting(room), room.deadline
        before = room.table
        uncovered = room.next_uncovered() if room.shared else None
        after = replace(before, waiting=waiting, deadline=deadline, finished=finished, uncovered=uncovered)

        def job(connection: Connection) -> None:
            also(connection)
            acts.add(connection, room.id, first, done, nonce)
            if after != before:
                columns = {"waiting": waiting, "deadline": deadline, "finished": finished, "uncovered": uncovered}
                tables.note(connection, room.id, **columns)

        try:
            await self.write(job)
        except BaseException:
            self.forget(room)
            raise
        if nonce is not None:
            room.nonces.add(nonce)
        room.table = after
        if finished != before.finished:
            self.announce_whole(room)
            self.announce_lobby()
        elif room.shared and waiting != before.waiting:
            self.announce_whole(room)
        else:
            self.announce(room)

    def waiting(self, room: Room) -> int | None:
        """Who is awaited: a person's seat, the number of seats where a bot decides, nobody when all is over."""
        if room.match is None or room.match.seat is None:
            return None
        seat = room.awaited()
        return room.table.seats if seat is None else seat

    def announce(self, room: Room) -> None:
        """Tell everybody who follows this room that something happened; it has been committed."""
        room.number = self.next_number()
        waiting = room.awaited()
        awaited = None if waiting is None else room.seats[waiting].visitor
        for stream in self.listeners.at(room.id):
            stream.notice(room.id)
        for visitor in {*room.persons()}:
            for stream in self.listeners.of(visitor):
                stream.notice_waiting(room.id, visitor == awaited)
        self.let_think(room)

    def announce_whole(self, room: Room) -> None:
        """The page itself is another one now."""
        room.whole = self.number + 1
        self.announce(room)

    def announce_lobby(self) -> None:
        """Tables to join or to watch have come or gone."""
        self.lobby = self.next_number()
        for stream in self.listeners.at(LOBBY):
            stream.notice(LOBBY)

    # Bots

    def let_think(self, room: Room) -> None:
        """Where a bot decides, or a person has said before what he chooses, see to it."""
        is_due = room.deciding_bot() is not None or room.standing_answer() is not None
        if is_due and (room.thinking is None or room.thinking.done()):
            room.thinking = self.run(self.think(room.id))

    def run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Work that goes on beside the requests, as long as the house is open; what fails is logged."""

        def finish(task: asyncio.Task[None]) -> None:
            self.tasks.discard(task)
            if not task.cancelled() and (error := task.exception()) is not None:
                log.error("work beside the requests failed", exc_info=error)

        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(finish)
        return task

    async def think(self, table: str) -> None:
        """Decide for the bots of a table until a person is awaited; what came too late is thought again."""
        while True:
            async with self.open(table) as room:
                bot, match, answer = room.deciding_bot(), room.match, room.standing_answer()
                if match is None or match.seat is None or (bot is None and answer is None):
                    return
                at, seat, view = len(match.acts), match.seat, match.view(match.seat)
                moment = MOMENTS[room.table.pace] * self.settings.haste if match.persons() else 0.0
            showing = asyncio.create_task(asyncio.sleep(moment))
            if answer is None:
                assert bot is not None
                answer = await self.thinkers.choose(room.table.game, view, bot[1])
            await showing
            with contextlib.suppress(Taken):
                async with self.open(table) as room:
                    match = room.match
                    is_wanted = room.deciding_bot() == bot if bot else room.standing_answer() == answer
                    if match is not None and len(match.acts) == at and is_wanted:
                        match.play(answer, seat=seat)
                        await self.keep(room, match.acts[at:])

    # Listening

    async def listen(self, visitor: str, language: str, followed: Sequence[str], since: int) -> Stream:
        """A new stream; it knows which tables wait for its visitor."""
        stream = Stream(self, visitor, language, followed, since)
        self.listeners.add(stream)
        if visitor:
            mine = await self.database.read(lambda connection: tables.of_visitor(connection, visitor))
            stream.awaiting |= {each.table.id for each in mine if each.awaited}
        return stream
