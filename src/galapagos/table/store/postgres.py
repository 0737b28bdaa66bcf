"""Several processes on one PostgreSQL: they hear each other's news in the order of commits."""

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import psycopg
from sqlalchemy import URL, Connection, text
from sqlalchemy.exc import DBAPIError

from galapagos.table.store.channel import Channel, Hear
from galapagos.table.store.news import News

log = logging.getLogger("galapagos")

CHANNEL = "galapagos"
THINKING = 1  # the class of the advisory locks of those who think at a table
PATIENCE = 5.0
PAUSE = 0.5

AsyncConnection = psycopg.AsyncConnection[tuple[object, ...]]


class PostgresChannel(Channel):
    """One connection that listens, and one that holds a lock for each table at which bots think here.

    When this process dies, the database closes both: its locks are free for the others.
    """

    is_shared = True

    def __init__(self, url: URL, hear: Hear, miss: Callable[[], Awaitable[int]]) -> None:
        super().__init__(hear)
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.miss = miss
        self.heard = 0
        self.grip = asyncio.Lock()
        self.awaited: tuple[int, asyncio.Event] | None = None
        self.ear: AsyncConnection | None = None
        self.hand: AsyncConnection | None = None
        self.task: asyncio.Task[None] | None = None

    async def start(self) -> None:
        await self.listen()
        self.task = asyncio.create_task(self.run())

    async def connect(self) -> AsyncConnection:
        return await psycopg.AsyncConnection.connect(self.address, autocommit=True)

    async def listen(self) -> AsyncConnection:
        self.ear = await self.connect()
        await self.ear.execute(f"LISTEN {CHANNEL}")
        return self.ear

    async def run(self) -> None:
        """Hear; when the connection was lost, nobody knows what was missed."""
        ear = self.ear
        while True:
            try:
                if ear is None:
                    ear = await self.listen()
                    self.reach(await self.miss())
                async for told in ear.notifies():
                    self.take(msgspec.json.decode(told.payload, type=News))
            except (psycopg.Error, DBAPIError) as error:
                if ear is not None:
                    log.warning("the database does not talk to us any more: %s", type(error).__name__)
                    await ear.close()
            ear = None
            await asyncio.sleep(PAUSE)

    def take(self, news: News) -> None:
        self.hear(news)
        self.reach(news.number)

    def reach(self, number: int) -> None:
        self.heard = number
        if self.awaited is not None and self.awaited[0] <= self.heard:
            self.awaited[1].set()

    def publish(self, connection: Connection, news: Sequence[News]) -> None:
        if news:
            told = [{"channel": CHANNEL, "payload": msgspec.json.encode(each).decode()} for each in news]
            connection.execute(text("SELECT pg_notify(:channel, :payload)"), told)

    async def deliver(self, news: Sequence[News]) -> None:
        """Wait until they have come back, behind those of others that were committed before."""
        if news and news[-1].number > self.heard:
            self.awaited = news[-1].number, asyncio.Event()
            with contextlib.suppress(TimeoutError):  # then the line is broken, and all is read again when it is back
                await asyncio.wait_for(self.awaited[1].wait(), PATIENCE)

    async def claim(self, table: str) -> bool:
        try:
            async with self.grip:
                if self.hand is None or self.hand.closed:
                    self.hand = await self.connect()
                found = await self.hand.execute("SELECT pg_try_advisory_lock(%s, hashtext(%s))", (THINKING, table))
                row = await found.fetchone()
        except psycopg.Error:
            self.hand = None
            return False
        return row is not None and bool(row[0])

    async def release(self, table: str) -> None:
        with contextlib.suppress(psycopg.Error):  # a lost connection has released everything
            if self.hand is not None:
                await self.hand.execute("SELECT pg_advisory_unlock(%s, hashtext(%s))", (THINKING, table))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        for connection in (self.ear, self.hand):
            if connection is not None:
                await connection.close()
