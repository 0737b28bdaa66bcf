"""The live stream: one for each visitor, with all tables he follows, numbered, so that it goes on where it broke."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

import msgspec

from galapagos.table.missing import Missing
from galapagos.table.pages.live import call, spoken
from galapagos.table.store.news import LOBBY

if TYPE_CHECKING:
    from galapagos.table.house import House

HEARTBEAT = 15.0


class Stream:
    """What one browser is told. News gathers by table, so a slow reader misses nothing and holds up nobody."""

    def __init__(self, house: "House", visitor: str, language: str, followed: Iterable[str], since: int) -> None:
        self.house = house
        self.visitor = visitor
        self.language = language
        self.since = dict.fromkeys(followed, since)
        self.changed = {*self.since}
        self.awaiting: set[str] = set()
        self.called: set[str] = set()  # the tables that await this visitor since he was told last
        self.told: int | None = None
        self.is_open = True
        self.wake = asyncio.Event()
        self.wake.set()

    def notice(self, table: str) -> None:
        """Something happened there."""
        if table in self.since:
            self.changed.add(table)
            self.wake.set()

    def notice_waiting(self, table: str, is_awaited: bool) -> None:
        """This visitor's decision is awaited at a table, or no longer."""
        if is_awaited and table not in self.awaiting:
            self.awaiting.add(table)
            self.called.add(table)
        elif not is_awaited:
            self.awaiting.discard(table)
            self.called.discard(table)
        self.wake.set()

    def close(self) -> None:
        self.is_open = False
        self.wake.set()

    async def messages(self) -> AsyncIterator[bytes]:
        """The messages of the stream, each with the number from which to go on."""
        yield b"retry: 1000\n\n"
        while True:
            try:
                await asyncio.wait_for(self.wake.wait(), HEARTBEAT)
            except TimeoutError:
                yield b"event: beat\ndata:\n\n"
                continue
            self.wake.clear()
            if not self.is_open:
                return
            if len(self.awaiting) != self.told:
                self.told = len(self.awaiting)
                yield self.message(msgspec.json.encode({"waiting": self.told}))
            while self.called:
                for found in await self.calls(self.called.pop()):
                    yield self.message(found)
            while self.changed:
                for found in await self.news(self.changed.pop()):
                    yield self.message(found)

    def message(self, data: bytes) -> bytes:
        number = self.house.number if not self.changed else min(self.since.values(), default=self.house.number)
        return b"id: %s\ndata: %s\n\n" % (self.house.stamp(number).encode(), data)

    async def calls(self, table: str) -> list[bytes]:
        """A decision is awaited at a table, which may be none of those that are followed; nothing if no longer."""
        with suppress(Missing):
            async with self.house.open(table) as room:
                seat = room.awaited()
                if seat is not None and room.seats[seat].visitor == self.visitor:
                    told = call(room, room.eyes_of(self.visitor), room.game.say(self.language))
                    return [msgspec.json.encode({"call": told})]
        return []

    async def news(self, table: str) -> list[bytes]:
        """What happened at a table since this stream told of it last."""
        since = self.since[table]
        if table == LOBBY:
            self.since[table] = self.house.lobby
            return [msgspec.json.encode({"lobby": True})] if self.house.lobby > since else []
        muted = await self.house.muted_by(self.visitor)
        try:
            async with self.house.open(table) as room:
                self.since[table] = room.number
                if room.number <= since:
                    return []
                found = [room.face(room.eyes_of(self.visitor), self.language).since(since)]
                if said := spoken(room, since, muted):
                    found.append(msgspec.json.encode({"table": table, "talk": str(said)}))
                return found
        except Missing:  # the table was closed
            return [msgspec.json.encode({"table": table, "whole": True})]


class Listeners:
    """All open streams, found by the tables they follow and by their visitors."""

    def __init__(self) -> None:
        self.all: set[Stream] = set()
        self.by_table: dict[str, set[Stream]] = {}
        self.by_visitor: dict[str, set[Stream]] = {}
        self.awaited: dict[str, str] = {}

    def places(self, stream: Stream) -> Iterator[tuple[dict[str, set[Stream]], str]]:
        yield from ((self.by_table, table) for table in stream.since)
        yield self.by_visitor, stream.visitor

    def add(self, stream: Stream) -> None:
        self.all.add(stream)
        for index, key in self.places(stream):
            index.setdefault(key, set()).add(stream)

    def remove(self, stream: Stream) -> None:
        self.all.discard(stream)
        for index, key in self.places(stream):
            index.get(key, set()).discard(stream)
            if not index.get(key):
                index.pop(key, None)

    def await_at(self, table: str, visitor: str) -> None:
        """A visitor is awaited at a table, or nobody; whoever was before is no longer."""
        before, self.awaited[table] = self.awaited.get(table, ""), visitor
        for each in {before, visitor} - {""}:
            for stream in self.of(each):
                stream.notice_waiting(table, each == visitor)

    def begin(self, stream: Stream, found: Iterable[str]) -> None:
        """At these tables the visitor of a new stream is awaited, unless something else was heard meanwhile."""
        for table in found:
            if self.awaited.setdefault(table, stream.visitor) == stream.visitor:
                stream.awaiting.add(table)

    def forget_idle(self) -> None:
        """Tables at which nobody is awaited need not be remembered for long."""
        self.awaited = {table: visitor for table, visitor in self.awaited.items() if visitor}

    def at(self, table: str) -> Sequence[Stream]:
        """The streams that follow a table."""
        return [*self.by_table.get(table, ())]

    def of(self, visitor: str) -> Sequence[Stream]:
        """The streams of a visitor."""
        return [*self.by_visitor.get(visitor, ())]


async def compressed(messages: AsyncIterator[bytes]) -> AsyncIterator[bytes]:
    """The same messages by gzip, each flushed: what was sent before makes the next one short."""
    gzip = zlib.compressobj(6, zlib.DEFLATED, 31)
    async for message in messages:
        yield gzip.compress(message) + gzip.flush(zlib.Z_SYNC_FLUSH)
