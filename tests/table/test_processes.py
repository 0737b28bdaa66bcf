"""Several server processes on one PostgreSQL: one house."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path

import httpx
import psycopg
import pytest

from tests.table.person import Person, call, play_on, table_for_two
from tests.table.postgres import Cluster
from tests.table.process import Process

PATIENCE = 20.0


@pytest.fixture(scope="module")
def database(postgres: Cluster) -> str:
    return postgres.new_database()


@pytest.fixture(scope="module")
def house(database: str) -> Iterator[list[Process]]:
    """Three processes, started at once on an empty database."""
    processes = [Process(database) for _ in range(3)]
    with ThreadPoolExecutor(3) as pool:
        [*pool.map(Process.start, processes)]
    yield processes
    for process in processes:
        process.kill()


def moved(person: Person, process: Process) -> Person:
    """The same browser, answered by another process."""
    other = Person(process.address)
    other.client.cookies = person.client.cookies
    return other.go(httpx.URL(person.url).path)


def stamp(person: Person) -> str:
    """How much this page knows."""
    found = re.search(r'data-number="([^"]+)"', person.html)
    assert found is not None
    return found[1]


class Ear:
    """A stream that writes down the log of a table, as a browser does, until the game is over."""

    def __init__(self, person: Person, table: str) -> None:
        self.person = person
        self.table = table
        self.lines: list[str] = re.findall(r'<li id="log-\d+".*?</li>', person.html)
        self.numbers: list[int] = []
        self.talk: list[str] = []
        self.since = stamp(person)
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.listen)
        self.thread.start()
        assert self.ready.wait(PATIENCE)

    def listen(self) -> None:
        path = f"/stream?follow={self.table}&since={self.since}"
        with self.person.client.stream("GET", path, headers={"accept-encoding": ""}) as answer:
            for line in answer.iter_lines():
                self.ready.set()
                if line.startswith("id: "):
                    self.numbers.append(int(line.partition("-")[2]))
                elif line.startswith("data: {") and self.take(json.loads(line[6:])):
                    return

    def take(self, news: dict[str, object]) -> bool:
        """True when another page stands there."""
        if "log" in news:
            first, lines = news["log"]  # type: ignore[misc]
            self.lines[first:] = re.findall(r"<li .*?</li>", lines)
        if "talk" in news:
            self.talk += re.findall(r"<span>(.*?)</span>", str(news["talk"]))
        return "whole" in news


def wait_for(found: Callable[[], bool]) -> None:
    patience = time.monotonic() + PATIENCE
    while not found():
        assert time.monotonic() < patience
        time.sleep(0.02)


def test_players_on_different_processes_see_one_order_of_events(house: list[Process]) -> None:
    """Ada, Ben and a spectator, each by another process: the same log line by line, numbers that only grow."""
    ada, ben = table_for_two(house[0].address)
    table = ada.table
    ben = moved(ben, house[1])
    eve = Person(house[2].address).go(f"/table/{table}")
    ears = [Ear(moved(eve, process), table) for process in house]

    ada.press("Send", text="from the first")
    ben.look_again().press("Send", text="from the second")
    wait_for(lambda: all(len(ear.talk) == 2 for ear in ears))
    play_on(ada, ben)
    for ear in ears:
        ear.thread.join(PATIENCE)

    assert [ear.talk for ear in ears] == [["from the first", "from the second"]] * 3
    assert all(ear.numbers == sorted(ear.numbers) for ear in ears)
    logs = [re.findall(r'<li id="log-\d+".*?</li>', moved(eve, process).html) for process in house]
    assert logs[0] == logs[1] == logs[2]
    for ear in ears:  # the last lines stand on the page of the result
        assert len(ear.lines) > 10
        assert ear.lines == logs[0][: len(ear.lines)]


def test_of_two_decisions_at_once_one_counts(house: list[Process]) -> None:
    """The same posting to two processes is one decision; of two different ones the second is told that it is late."""
    ada, ben = table_for_two(house[0].address)
    mover = ada if "It is your turn." in ada.text else ben
    form = mover.choices()
    assert form is not None
    path, there = f"/table/{mover.table}/decide", moved(mover, house[1])
    postings = [form.fields | form.buttons[0][1], form.fields | form.buttons[-1][1]]
    with ThreadPoolExecutor(2) as pool:
        same = [pool.submit(each.client.post, path, data=postings[0]) for each in (mover, there)]
        assert [each.result().status_code for each in same] == [200, 200]
    late = there.client.post(path, data=postings[1] | {"nonce": "0" * 32})

    assert late.status_code == 409
    assert len(re.findall(r'id="log-1"', mover.look_again().html)) == 1
    assert moved(mover, house[2]).text == mover.text


def test_a_seat_is_taken_once_in_the_whole_house(house: list[Process]) -> None:
    """Two visitors by two processes press at once; the start knows who won."""
    ada = call(Person(house[0].address), "Ada")
    ada.go("/new/toy").press("Open the table", **{"seat-1": "open", "seat-2": "nobody", "seat-3": "nobody"})
    people = [call(Person(process.address), f"P{at}") for at, process in enumerate(house)]
    with ThreadPoolExecutor(3) as pool:
        sat = [*pool.map(lambda p: p.client.post(f"/table/{ada.table}/sit", data={"seat": "1"}).status_code, people)]

    assert sorted(sat) == [200, 409, 409]
    ada.look_again().press("Start the game")
    assert f"P{sat.index(200)}" in ada.text


def test_a_name_is_changed_for_the_whole_house(house: list[Process]) -> None:
    """What a process remembers of a visitor it forgets when he is renamed elsewhere."""
    ada = call(Person(house[0].address), "Ada")
    there = moved(ada, house[1])
    assert 'value="Ada"' in there.go("/").html
    call(ada, "Adele")

    wait_for(lambda: 'value="Adele"' in there.go("/").html)


def test_a_process_that_missed_something_reads_it_again(house: list[Process], database: str) -> None:
    """All connections to the database are cut in the middle of a game; it goes on, and everybody hears of it."""
    ada, ben = table_for_two(house[0].address)
    ben = moved(ben, house[1])
    with psycopg.connect(database, autocommit=True) as connection:
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid() AND datname = %s"
        connection.execute(cut, (database.rpartition("/")[2],))

    wait_for(lambda: moved(ada, house[0]).status == moved(ben, house[1]).status == 200)
    play_on(ada.look_again(), ben.look_again())


def test_a_killed_process_loses_nothing_and_nobody(house: list[Process]) -> None:
    """Ada's process is killed while bots think: what was acknowledged stands, the bots go on, and so does she."""
    ada, ben = table_for_two(house[0].address)
    alone = call(Person(house[0].address), "Alone")
    alone.take(alone.client.post("/play/toy")).await_turn()
    for _ in range(2):
        for person in (ada, ben, alone):
            person.decide()
            person.look_again()
    known = {person: stamp(person) for person in (ada, ben, alone)}

    alone.decide()
    house[0].kill()
    survivors = [moved(person, house[1 + at % 2]) for at, person in enumerate((ada, ben, alone))]

    for before, now in zip(known.values(), survivors, strict=True):
        assert stamp(now).partition("-")[0] == before.partition("-")[0]
        assert int(stamp(now).partition("-")[2]) >= int(before.partition("-")[2])
    play_on(*survivors[:2])
    play_on(survivors[2])


class Command:
    """`galapagos serve` with two workers."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        arguments = ["--host", "127.0.0.1", "--port", str(self.port), "--database", database, "--workers", "2"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "galapagos", "serve", *arguments, "--haste", "0"], stdout=subprocess.DEVNULL
        )
        wait_for(self.answers)

    def answers(self) -> bool:
        try:
            return httpx.get(f"{self.address}/about").status_code == 200
        except httpx.TransportError:
            return False

    def children(self) -> set[int]:
        """All processes that descend from the command, bots included."""
        parents = {}
        for status in Path("/proc").glob("[0-9]*/stat"):
            try:
                text = status.read_text()
            except OSError:
                continue
            parents[int(text.split()[0])] = int(text.rpartition(")")[2].split()[1])
        found = {self.process.pid}
        while more := {pid for pid, parent in parents.items() if parent in found} - found:
            found |= more
        return found - {self.process.pid}

    def workers(self) -> list[int]:
        """The processes that answer."""
        own = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(pid) for pid in own if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


def patient(fresh: Person, person: Person) -> Person:
    """The same browser with new connections; what a killed process had already accepted is asked once more."""
    fresh.client.cookies = person.client.cookies
    while True:
        with suppress(httpx.TransportError):
            return fresh.go(httpx.URL(person.url).path)


def test_the_command_starts_a_killed_worker_anew_and_stops_at_once(postgres: Cluster) -> None:
    """A worker is killed; the game goes on, and two seconds after the end nothing is left."""
    command = Command(postgres.new_database())
    try:
        ada, ben = table_for_two(command.address)
        first, second = command.workers()
        os.kill(first, signal.SIGKILL)
        ada, ben = (patient(Person(command.address), person) for person in (ada, ben))
        play_on(ada, ben)
        wait_for(lambda: len(command.workers()) == 2 and first not in command.workers())
        assert second in command.workers()
        everybody = command.children()
    finally:
        started = time.monotonic()
        command.process.terminate()
        command.process.wait()
        took = time.monotonic() - started

    assert took < 2.5
    wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in everybody))
