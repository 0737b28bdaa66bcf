"""How much a table server bears: real HTTP, real streams, one server process, as people play.

A table has two people. Whoever is awaited hears it by his stream, waits until a decision of this table is due by the
wished pace, and decides; a decision counts when the other one has heard of it. Without a pace all decide at once.
"""

import asyncio
import random
import socket
import subprocess
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from galapagos.table.wire import Wire

SECONDS = 10.0
WARM_UP = 2.0
TABLES = (10, 100, 500)
RATE = 300


@dataclass
class Measured:
    """What was seen while measuring."""

    acknowledged: int = 0
    refused: int = 0
    delays: list[float] = field(default_factory=list)

    def numbers(self, seconds: float) -> dict[str, float]:
        delays = sorted(self.delays) or [0.0]
        worst = quantiles(delays, n=100)[98] if len(delays) > 1 else delays[0]
        return {
            "acknowledged_per_s": round(self.acknowledged / seconds),
            "delivered_per_s": round(len(self.delays) / seconds),
            "median_ms": round(1000 * median(delays), 1),
            "p99_ms": round(1000 * worst, 1),
            "refused": self.refused,
        }


class Guest:
    """One person at one table."""

    def __init__(self, port: int, measured: Measured) -> None:
        self.wire = Wire("127.0.0.1", port)
        self.ear = Wire("127.0.0.1", port)
        self.measured = measured
        self.sent: dict[int, float] = {}
        self.other: Guest | None = None
        self.news: AsyncIterator[bytes] | None = None
        self.choices: Any = None

    async def arrive(self, name: str) -> None:
        await self.wire.ask("POST", "/name", name=name)

    async def attend(self, table: str) -> None:
        """Look at the table and listen to it."""
        page = await self.wire.ask("GET", f"/table/{table}")
        stamp = page.body.split(b'data-number="', 1)[1].split(b'"', 1)[0].decode()
        self.choices = msgspec.json.decode(page.body.split(b'id="choices">', 1)[1].split(b"</script>", 1)[0])
        self.ear.close()
        self.ear = Wire(self.wire.host, self.wire.port)
        self.ear.cookies = self.wire.cookies
        self.news = await self.ear.listen(f"/stream?follow={table}&since={stamp}")

    async def play(self, table: str, pause: Callable[[], Awaitable[None]]) -> None:
        """Hear, think, decide, until the game is over."""
        assert self.news is not None
        await self.decide(table, self.choices, pause)
        async for data in self.news:
            heard = time.perf_counter()
            news = msgspec.json.decode(data)
            if news.get("whole"):
                return
            if "log" in news and self.other is not None:
                self.other.is_heard(heard)
            if "choices" in news:
                await self.decide(table, news["choices"], pause)

    def is_heard(self, heard: float) -> None:
        """The other one has heard of the last decision."""
        for at in [*self.sent]:
            self.measured.delays.append(heard - self.sent.pop(at))

    async def decide(self, table: str, choices: Any, pause: Callable[[], Awaitable[None]]) -> None:
        if choices is None:
            return
        await pause()
        text = random.choice(choices["list"])[0]
        self.sent[choices["at"]] = time.perf_counter()
        form = {"choice": text, "at": choices["at"], "nonce": choices["nonce"]}
        answer = await self.wire.ask("POST", f"/table/{table}/decide", **form)
        if answer.status == 200:
            self.measured.acknowledged += 1
        else:
            self.measured.refused += 1
            self.sent.pop(choices["at"], None)

    def leave(self) -> None:
        self.wire.close()
        self.ear.close()


class Pace:
    """When a table's next decision is due: about so many seconds after the last one was, however late that came."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.due = time.perf_counter() + random.uniform(0, 2 * seconds)

    async def pause(self) -> None:
        await asyncio.sleep(max(0.0, self.due - time.perf_counter()))
        self.due += random.uniform(0, 2 * self.seconds)


@dataclass
class Pair:
    """Two guests who play game after game at tables of their own."""

    host: Guest
    friend: Guest
    table: str

    @classmethod
    async def meet(cls, game: str, seats: int, port: int, measured: Measured) -> "Pair":
        """Two guests at a table that waits for its start."""
        host, friend = Guest(port, measured), Guest(port, measured)
        host.other, friend.other = friend, host
        await host.arrive("Host")
        await friend.arrive("Friend")
        kinds = {f"seat-{at}": "nobody" for at in range(2, seats)}
        opened = await host.wire.ask("POST", f"/new/{game}", **{"seat-0": "me", "seat-1": "open"}, **kinds)
        table = opened.headers["x-see"].rpartition("/")[2]
        await friend.wire.ask("POST", f"/table/{table}/sit", seat=1)
        return cls(host, friend, table)

    async def start(self) -> None:
        """Begin the game, and both look at it."""
        await self.host.wire.ask("POST", f"/table/{self.table}/start")
        await self.host.attend(self.table)
        await self.friend.attend(self.table)

    async def play_on(self, pace: Pace) -> None:
        """This game, and the next ones."""
        while True:
            await asyncio.gather(*(guest.play(self.table, pace.pause) for guest in (self.host, self.friend)))
            again = await self.host.wire.ask("POST", f"/table/{self.table}/again")
            self.table = again.headers["x-see"].rpartition("/")[2]
            await self.start()

    def count_in(self, measured: Measured) -> None:
        self.host.measured = self.friend.measured = measured

    def leave(self) -> None:
        self.host.leave()
        self.friend.leave()


async def measure(pairs: list[Pair], rate: float, seconds: float) -> dict[str, float]:
    """What a running server does with games that have begun; a rate of 0 is as fast as it goes."""
    measured = Measured()
    playing = [asyncio.create_task(pair.play_on(Pace(len(pairs) / rate if rate else 0.0))) for pair in pairs]
    await asyncio.sleep(WARM_UP)
    for pair in pairs:
        pair.count_in(measured)
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    return measured.numbers(took)


class Served:
    """A server on this machine, in a process of its own, with a database that is thrown away."""

    def __init__(self, folder: Path) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        arguments = ["serve", "--host", "127.0.0.1", "--port", str(self.port), "--database"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "galapagos", *arguments, f"sqlite:///{folder / 'tables.db'}"],
            stdout=subprocess.DEVNULL,
        )

    async def ready(self) -> None:
        for _ in range(600):
            try:
                await Wire("127.0.0.1", self.port).ask("GET", "/about")
                return
            except OSError:
                await asyncio.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def memory(self) -> int:
        """Kilobytes of the server process; 0 where the system does not tell."""
        status = Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return 0
        return next(int(line.split()[1]) for line in status.read_text().splitlines() if line.startswith("VmRSS"))

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait()


async def bench(
    game: str, seats: int, progress: Callable[[str], None], seconds: float = SECONDS
) -> dict[str, dict[str, float]]:
    """Each number of tables at the wished rate, then one hundred as fast as it goes."""
    found: dict[str, dict[str, float]] = {}
    for tables, rate in [*((tables, RATE) for tables in TABLES), (100, 0)]:
        name = f"{tables} tables, {rate or 'as many as it can'} a second"
        progress(name)
        with TemporaryDirectory() as folder:
            served = Served(Path(folder))
            try:
                await served.ready()
                empty = served.memory()
                pairs = [await Pair.meet(game, seats, served.port, Measured()) for _ in range(tables)]
                for pair in pairs:
                    await pair.start()
                idle = served.memory() - empty
                found[name] = await measure(pairs, rate, seconds) | {"kb_per_idle_table": round(idle / tables)}
                for pair in pairs:
                    pair.leave()
            finally:
                served.stop()
    return found
