"""A server that stops, and one that is killed."""

import random
import threading
import time
from collections.abc import Sequence
from pathlib import Path

import httpx

from tests.table.person import Person, call, table_for_two
from tests.table.process import Process
from tests.table.serving import running

KILLS = 20
TABLES = 3


def play(pair: Sequence[Person], acknowledged: list[int]) -> None:
    """Decide in turns, and note how far the server has said the match is, until the line goes dead."""
    try:
        while True:
            for person in pair:
                if not person.decide(len(acknowledged)):
                    person.look_again()
                if person.is_over:
                    return
                if form := person.choices():
                    acknowledged.append(int(form.fields["at"]))
    except httpx.TransportError:
        return


def test_a_killed_server_loses_nothing_acknowledged(tmp_path: Path) -> None:
    """Killed twenty times in the middle of games: whatever was answered stands there afterwards."""
    process = Process(f"sqlite:///{tmp_path / 'tables.db'}")
    process.start()
    moment = random.Random(4)
    pairs: list[tuple[Person, Person]] = []
    checked = 0
    try:
        for _ in range(KILLS):
            pairs = [pair for pair in pairs if not pair[0].is_over]
            pairs += [table_for_two(process.address) for _ in range(TABLES - len(pairs))]
            counts: list[list[int]] = [[] for _ in pairs]
            threads = [threading.Thread(target=play, args=each) for each in zip(pairs, counts, strict=True)]
            for thread in threads:
                thread.start()
            threads[0].join(moment.uniform(0.02, 0.25))
            process.kill()
            for thread in threads:
                thread.join()
            process.start()
            for pair, acknowledged in zip(pairs, counts, strict=True):
                forms = [person.look_again().choices() for person in pair]
                for form in forms:
                    if form is not None and acknowledged:
                        assert int(form.fields["at"]) >= max(acknowledged)
                        checked += 1
    finally:
        process.kill()

    assert checked >= KILLS


def test_a_server_stops_at_once_with_streams_open(tmp_path: Path) -> None:
    """Ten people listen; two seconds after it is told to stop it has stopped, and they have been told."""
    with running(tmp_path) as server:
        people = [call(Person(server.address), f"P{number}") for number in range(10)]
        for person in people:
            person.take(person.client.post("/play/toy"))
        ended = []
        ready = threading.Barrier(len(people) + 1)

        def listen(person: Person) -> None:
            with person.client.stream("GET", f"/stream?follow={person.table}", timeout=None) as answer:
                chunks = answer.iter_raw()
                next(chunks)
                ready.wait()
                for _ in chunks:
                    pass
            ended.append(person)

        threads = [threading.Thread(target=listen, args=(person,)) for person in people]
        for thread in threads:
            thread.start()
        ready.wait()
        started = time.monotonic()
        server.stop()
        took = time.monotonic() - started
        for thread in threads:
            thread.join()

    assert took < 2
    assert len(ended) == len(people)
