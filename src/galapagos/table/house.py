"""The house: its rooms, its writer, its bots, and everybody who listens."""

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import OperationalError

from galapagos.match.act import Act
from galapagos.table import rating
from galapagos.table.analysis import Analyst
from galapagos.table.journal import note
from galapagos.table.library import Library
from galapagos.table.missing import Missing
from galapagos.table.pace import Pace
from galapagos.table.passwords import Passwords
from galapagos.table.room import Room, Since
from galapagos.table.settings import Settings
from galapagos.table.signing import Signer
from galapagos.table.store import acts, messages, numbers, standings, tables, visitors
from galapagos.table.store.channel import Channel
from galapagos.table.store.database import Database
from galapagos.table.store.messages import Message
from galapagos.table.store.news import LOBBY, SIGNED_OUT, TABLE, VISITOR, WHOLE, News
from galapagos.table.store.visitors import Visitor
from galapagos.table.store.writer import Taken, Writer
from galapagos.table.stream import Listeners, Stream
from galapagos.table.tally import LISTENING, Tally
from galapagos.table.thinking import Thinkers
from galapagos.text.digits import whole

T = TypeVar("T")

log = logging.getLogger("galapagos")

# How long a bot lets people look, in seconds, by the pace of the table.
MOMENTS: Mapping[str, float] = {"calm": 1.8, "normal": 0.9, "quick": 0.35, "still": 0.1}
IDLE = 600.0
WATCH = 2.0  # so often a process looks whether bots are awaited that another one has left alone
INSIST = 0.25  # so often a process asks whether another one still thinks at a table


class House:
    """One process of the table. Rooms are cache: the store alone is true.

    Whatever is committed makes news, numbered in the order of commits; every process of the house hears them in this
    order, its own among them. News of another process leave a room behind: it catches up when it is opened next.
    """

    def __init__(self, settings: Settings, tally: Tally) -> None:
        self.settings = settings
        self.now: Callable[[], float] = time.time
        self.tally = tally
        self.database = Database(settings.database)
        self.channel = self.new_channel()
        self.writer = Writer(self.database, self.channel)
        self.thinkers = Thinkers(settings.bot_processes, tally)
        self.library = Library(self)
        self.analyst = Analyst(self)
        self.passwords = Passwords()
        self.rooms: dict[str, Room] = {}
        self.loading: dict[str, asyncio.Task[Room]] = {}
        self.listeners = Listeners()
        self.pace = Pace()
        self.overtaken: dict[str, int] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.thinking: dict[str, asyncio.Task[None]] = {}
        self.epoch = ""
        self.number = 0
        self.lobby = 0
        self.signer = Signer("00")
        self.visitors: dict[str, Visitor] = {}
        self.muted: dict[str, set[str]] = {}

    # Opening and closing

    async def start(self) -> None:
        """Bring the database up to date, and let the bots go on that were thinking when the house closed."""
        await asyncio.to_thread(self.database.upgrade)
        await self.channel.start()
        self.epoch = await self.database.read(numbers.epoch)
        await self.catch_up()
        self.writer.start()
        self.signer = Signer(await self.writer.write(visitors.signing_key))
        left_alone = await self.database.read(tables.of_bots)
        for table in left_alone:
            self.begin_to_think(table)
        if self.channel.is_shared:
            self.run(self.watch(left_alone))
        self.run(self.sweep())
        self.run(self.watch_clocks())

    def new_channel(self) -> Channel:
        """How this process hears of what is committed."""
        if not self.database.is_shared:
            return Channel(self.hear)
        from galapagos.table.store.postgres import PostgresChannel  # its driver is there for those who need it

        return PostgresChannel(self.database.url, self.hear, self.catch_up)

    async def watch(self, seen: Mapping[str, int]) -> None:
        """Take over the bots of a process that has died: they are awaited, and nothing has happened for a while."""
        while True:
            await asyncio.sleep(WATCH)
            with contextlib.suppress(OperationalError):
                found = await self.database.read(tables.of_bots)
                for table in found:
                    if seen.get(table) == found[table]:
                        self.begin_to_think(table)
                seen = found

    async def sweep(self) -> None:
        """Now and then forget the rooms nobody has been in for a while."""
        while True:
            await asyncio.sleep(IDLE / 2)
            self.listeners.forget_idle()
            for room in [*self.rooms.values()]:
                is_busy = room.id in self.thinking
                if not is_busy and not room.lock.locked() and not self.listeners.at(room.id) and room.is_idle(IDLE):
                    self.forget(room)

    async def watch_clocks(self) -> None:
        """Every second look for people whose time has run out, at tables in memory or not."""
        while True:
            with contextlib.suppress(OperationalError):
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
        await self.channel.close()
        self.database.close()

    # Rooms

    @contextlib.asynccontextmanager
    async def open(self, table: str) -> AsyncIterator[Room]:
        """The room of a table, held by nobody else; Missing where there is none."""
        while True:
            room = await self.find(table)
            async with room.lock:
                if self.rooms.get(table) is room and room.is_behind:
                    await self.bring_up(room)
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
        """A room from its rows; once more if something happened there that it does not know."""

        def query(connection: Connection) -> Room:
            found = tables.find(connection, table)
            if found is None:
                raise Missing(table)
            done, nonces = acts.of_table(connection, table)
            talk = messages.of_table(connection, table)
            standing = standings.of_table(connection, table)
            room = Room(*found, done, nonces, talk, standing, self.signer, lambda: self.now())
            room.number = room.whole = numbers.last(connection)
            return room

        try:
            room = await self.database.read(query)
            while room.number < self.overtaken.get(table, 0):
                room = await self.database.read(query)
            self.rooms[table] = room
            if room.standing_answer() is not None:  # the process that should have given it may have died
                self.let_think(room)
            return room
        finally:
            del self.loading[table]
            self.overtaken.pop(table, None)

    async def bring_up(self, room: Room) -> None:
        """Read what other processes have done in a room."""
        known = 0 if room.match is None else len(room.match.acts)

        def query(connection: Connection) -> Since:
            found = tables.find(connection, room.id)
            if found is None:
                raise Missing(room.id)
            done, nonces = acts.of_table(connection, room.id, known)
            talk, standing = messages.of_table(connection, room.id), [*standings.of_table(connection, room.id)]
            return Since(numbers.last(connection), found[0], done, nonces, talk, standing)

        try:
            room.take_in(await self.database.read(query))
        except BaseException:
            self.forget(room)
            raise

    def forget(self, room: Room) -> None:
        """Throw a room away: the next who asks reads it from the store."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    def stamp(self, number: int) -> str:
        """A number as browsers remember it: every process of this house knows it, another house does not."""
        return f"{self.epoch}-{number}"

    def read_stamp(self, text: str) -> int:
        """The reverse of `stamp`; 0 for what this house never said."""
        epoch, _, number = text.partition("-")
        return (whole(number) or 0) if epoch == self.epoch else 0

    # Visitors

    async def visitor(self, visitor: str) -> Visitor | None:
        """Whoever has this id."""
        if visitor not in self.visitors:
            found = await self.database.read(lambda connection: visitors.find(connection, visitor))
            if found is None:
                return None
            self.visitors[visitor] = found
        return self.visitors[visitor]

    def close_streams_of(self, visitor: str) -> None:
        """Whoever still may hear connects again."""
        for stream in self.listeners.of(visitor):
            stream.close()

    async def muted_by(self, visitor: str) -> set[str]:
        """Whose messages a visitor does not read."""
        if visitor and visitor not in self.muted:
            self.muted[visitor] = await self.database.read(lambda connection: visitors.muted_by(connection, visitor))
        return self.muted.get(visitor, set())

    # Changing

    async def write(self, job: Callable[[Connection], T], *news: News) -> T:
        """What the job returns; it is committed then, and all who are concerned hear the news."""
        return await self.writer.write(job, *news)

    async def keep(
        self,
        room: Room,
        done: Sequence[Act],
        nonce: str | None = None,
        also: Callable[[Connection], None] | None = None,
    ) -> None:
        """Commit the acts that the room's match has just taken, and what belongs to its beginning, in one.

        Whoever comes second loses his room and is told.
        """
        match = room.match
        assert match is not None
        first = len(match.acts) - len(done) + 1
        for act in done:
            room.wind(act)
        before = room.table
        after = replace(
            before,
            waiting=self.waiting(room),
            deadline=room.deadline,
            finished=self.now() if match.is_over and before.finished is None else before.finished,
            uncovered=room.next_uncovered() if room.shared else None,
        )

        def job(connection: Connection) -> None:
            if also is not None:
                also(connection)
            acts.add(connection, room.id, first, done, nonce)
            if after.finished != before.finished:
                rating.rate(connection, room)
            tables.note_changes(connection, before, after)

        begins_or_ends = also is not None or after.finished != before.finished
        is_other_page = begins_or_ends or (room.shared and after.waiting != before.waiting)
        also_told = [News(LOBBY)] if begins_or_ends and room.table.is_public else []
        started = time.perf_counter()
        await self.commit(room, job, WHOLE if is_other_page else TABLE, *also_told)
        took = time.perf_counter() - started
        self.tally.commit(took)
        note("decision", table=room.id, number=len(match.acts), ms=round(1000 * took, 1))
        if nonce is not None:
            room.nonces.add(nonce)
        room.table = after
        self.let_think(room)

    async def tell(self, room: Room, job: Callable[[Connection], Message]) -> None:
        """Commit a line of the talk."""
        message = await self.commit(room, job, TABLE)
        room.hear(message, self.number)

    async def commit(self, room: Room, job: Callable[[Connection], T], kind: str, *also: News) -> T:
        """Write what has changed in a room; where that fails, the room is thrown away."""
        awaited = room.awaited()
        visitor = None if awaited is None else room.seats[awaited].visitor
        try:
            return await self.write(job, News(kind, room.id, visitor or ""), *also)
        except BaseException:
            self.forget(room)
            raise

    async def has_kept(self, table: str, nonce: str) -> bool:
        """A posting with this nonce has been committed, by whichever process."""
        return await self.database.read(lambda connection: acts.is_known(connection, table, nonce))

    def waiting(self, room: Room) -> int | None:
        """Who is awaited: a person's seat, the number of seats where a bot decides, nobody when all is over."""
        if room.match is None or room.match.seat is None:
            return None
        seat = room.awaited()
        return room.table.seats if seat is None else seat

    # Hearing

    def hear(self, news: News) -> None:
        """Something has been committed, here or by another process."""
        self.number = max(self.number, news.number)
        if news.kind == LOBBY:
            self.hear_of_lobby()
        elif news.kind == VISITOR:
            self.visitors.pop(news.subject, None)
            self.muted.pop(news.subject, None)
        elif news.kind == SIGNED_OUT:
            self.visitors.pop(news.subject, None)
            self.close_streams_of(news.subject)
        else:
            self.hear_of_table(news)

    def hear_of_lobby(self) -> None:
        """Tables to join or to watch have come or gone."""
        self.lobby = self.number
        for stream in self.listeners.at(LOBBY):
            stream.notice(LOBBY)

    def hear_of_table(self, news: News) -> None:
        """Whoever writes keeps his room, unless others were there too; the streams open it when he leaves."""
        room = self.rooms.get(news.subject)
        if news.subject in self.loading:
            self.overtaken[news.subject] = news.number
        if room is not None and room.number < news.number:
            is_own = news.origin == self.channel.name and not room.is_behind
            if is_own:
                room.number = news.number
            else:
                room.due = news.number
            if news.kind == WHOLE:
                room.whole = news.number
                if not is_own:
                    self.forget(room)
        for stream in self.listeners.at(news.subject):
            stream.notice(news.subject)
        self.listeners.await_at(news.subject, news.awaited)

    async def catch_up(self) -> int:
        """Nobody knows what happened meanwhile: forget everything, and let everybody look again; the last number."""
        self.number = self.lobby = await self.database.read(numbers.last)
        self.rooms.clear()
        self.visitors.clear()
        self.muted.clear()
        self.overtaken.update(dict.fromkeys(self.loading, self.number))
        for stream in [*self.listeners.all]:
            for place in stream.since:
                stream.notice(place)
        return self.number

    # Bots

    def let_think(self, room: Room) -> None:
        """Where a bot decides, or a person has said before what he chooses, see to it."""
        if room.is_answered:
            self.begin_to_think(room.id)

    def begin_to_think(self, table: str) -> None:
        if table not in self.thinking:
            self.thinking[table] = self.run(self.think(table))

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
        """Decide for the bots of a table until a person is awaited; one process at a time thinks there."""
        is_mine = False
        try:
            while await self.is_answered(table):
                is_mine = is_mine or await self.channel.claim(table)
                if is_mine:
                    await self.answer(table)
                else:
                    await asyncio.sleep(INSIST)
        finally:
            del self.thinking[table]
            if is_mine:
                await self.channel.release(table)

    async def is_answered(self, table: str) -> bool:
        """Nobody need wait for a person there."""
        with contextlib.suppress(Missing):
            async with self.open(table) as room:
                return room.is_answered
        return False

    async def answer(self, table: str) -> None:
        """Decide for a bot, or as a person has said before; what comes too late is thrown away."""
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
        """A new stream for a browser."""
        stream = Stream(self, visitor, language, followed, since)
        await self.attend(stream)
        return stream

    async def attend(self, stream: Stream) -> None:
        """Let a stream hear; it knows which tables wait for its visitor."""
        visitor = stream.visitor
        self.listeners.add(stream)
        self.tally.add(LISTENING)
        if visitor:
            mine = await self.database.read(lambda connection: tables.of_visitor(connection, visitor))
            self.listeners.begin(stream, [each.table.id for each in mine if each.awaited])

    def leave(self, stream: Stream) -> None:
        """A stream has ended."""
        self.listeners.remove(stream)
        self.tally.add(LISTENING, -1)
