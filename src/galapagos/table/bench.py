"""How much a table server bears: real HTTP, real streams, one server process, as people play.

A table has two people. Whoever is awaited hears it by his stream, thinks as long as the wished pace leaves him, and
decides; a decision counts when the other one has heard of it. Without a pace everybody decides at once.
"""

import asyncio
import random
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from galapagos.table.wire import Wire

SECONDS = 10.0
TABLES = (10, 100, 500)
RATE = 300


@dataclass
class Tally:
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

    def __init__(self, port: int, tally: Tally) -> None:
        self.wire = Wire("127.0.0.1", port)
        self.ear = Wire("127.0.0.1", port)
        self.tally = tally
        self.sent: dict[int, float] = {}
        self.other: Guest | None = None

    async def arrive(self, name: str) -> None:
        await self.wire.ask("POST", "/name", name=name)
        self.ear.cookies = self.wire.cookies

    async def play(self, table: str, pause: Callable[[], float]) -> None:
        """Hear, think, decide, until the game is over."""
        changes = msgspec.json.decode((await self.wire.ask("GET", f"/table/{table}/changes")).body)
        since = changes["number"]
        page = await self.wire.ask("GET", f"/table/{table}")
        stamp = page.body.split(b'data-number="', 1)[1].split(b"-", 1)[0].decode()
        choices = page.body.split(b'id="choices">', 1)[1].split(b"</script>", 1)[0]
        await self.decide(table, msgspec.json.decode(choices), pause)
        async for data in self.ear.listen(f"/stream?follow={table}&since={stamp}-{since}"):
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
            self.tally.delays.append(heard - self.sent.pop(at))

    async def decide(self, table: str, choices: Any, pause: Callable[[], float]) -> None:
        if choices is None:
            return
        await asyncio.sleep(pause())
        text = random.choice(choices["list"])[0]
        self.sent[choices["at"]] = time.perf_counter()
        form = {"choice": text, "at": choices["at"], "nonce": choices["nonce"]}
        answer = await self.wire.ask("POST", f"/table/{table}/decide", **form)
        if answer.status == 200:
            self.tally.acknowledged += 1
        else:
            self.tally.refused += 1
            self.sent.pop(choices["at"], None)


async def table_of_two(game: str, seats: int, port: int, tally: Tally) -> tuple[Guest, Guest, str]:
    """Two guests at a table that waits for its start."""
    host, friend = Guest(port, tally), Guest(port, tally)
    host.other, friend.other = friend, host
    await host.arrive("Host")
    await friend.arrive("Friend")
    kinds = {f"seat-{at}": "nobody" for at in range(2, seats)}
    opened = await host.wire.ask("POST", f"/new/{game}", **{"seat-0": "me", "seat-1": "open"}, **kinds)
    table = opened.headers["x-see"].rpartition("/")[2]
    await friend.wire.ask("POST", f"/table/{table}/sit", seat=1)
    return host, friend, table


async def play_on(host: Guest, friend: Guest, table: str, pause: Callable[[], float]) -> None:
    """Game after game with the same people."""
    while True:
        await host.wire.ask("POST", f"/table/{table}/start")
        await asyncio.gather(host.play(table, pause), friend.play(table, pause))
        again = await host.wire.ask("POST", f"/table/{table}/again")
        table = again.headers["x-see"].rpartition("/")[2]
        for guest in (host, friend):
            guest.ear.close()
            guest.ear = Wire(guest.wire.host, guest.wire.port)
            guest.ear.cookies = guest.wire.cookies


async def measure(game: str, seats: int, tables: int, port: int, rate: float, seconds: float) -> dict[str, float]:
    """What a running server does with so many tables; a rate of 0 is as fast as it goes."""
    warming, tally = Tally(), Tally()
    known = [await table_of_two(game, seats, port, warming) for _ in range(tables)]

    def pause() -> float:
        return random.uniform(0, 2 * tables / rate) if rate else 0.0

    playing = [asyncio.create_task(play_on(*each, pause)) for each in known]
    await asyncio.sleep(2.0)
    for host, friend, _ in known:
        host.tally = friend.tally = tally
    started = time.perf_counter()
    await asyncio.sleep(seconds)
    took = time.perf_counter() - started
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for host, friend, _ in known:
        for guest in (host, friend):
            guest.wire.close()
            guest.ear.close()
    return tally.numbers(took)


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
                numbers = await measure(game, seats, tables, served.port, rate, seconds)
                found[name] = numbers | {"kb_per_table": round((served.memory() - empty) / tables)}
            finally:
                served.stop()
    return found
