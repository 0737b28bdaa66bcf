"""The one writer: what has gathered is committed together, and nobody hears of it before that."""

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import DataError, IntegrityError

from galapagos.table.store import numbers
from galapagos.table.store.channel import Channel
from galapagos.table.store.database import Database
from galapagos.table.store.news import News

T = TypeVar("T")

Job = Callable[[Connection], Any]


class Waiting(NamedTuple):
    """Something to be written, what is told when it is, and who waits for it."""

    job: Job
    news: Sequence[News]
    done: "asyncio.Future[Any]"


class Taken(ValueError):
    """Somebody else was first: the number, the seat or the name has gone."""


class Writer:
    """Jobs are written in the order they came, each in a savepoint: one that fails harms no other."""

    def __init__(self, database: Database, channel: Channel) -> None:
        self.database = database
        self.channel = channel
        self.gathered: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.thread = ThreadPoolExecutor(1, "writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def write(self, job: Callable[[Connection], T], *news: News) -> T:
        """What the job returns, once it is committed and this house has heard the news."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.gathered.put_nowait(Waiting(job, news, done))
        return await done

    async def run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            batch = [await self.gathered.get()]
            with contextlib.suppress(asyncio.QueueEmpty):
                while True:
                    batch.append(self.gathered.get_nowait())
            jobs = [each for each in batch if each is not None]
            if jobs:
                await self.commit(loop, jobs)
            if len(jobs) < len(batch):
                return

    async def commit(self, loop: asyncio.AbstractEventLoop, jobs: list[Waiting]) -> None:
        news: list[News] = []
        try:
            results = await loop.run_in_executor(self.thread, self.write_all, jobs, news)
        except Exception as error:
            results = [error] * len(jobs)
        else:
            await self.channel.deliver(news)
        for waiting, result in zip(jobs, results, strict=True):
            if waiting.done.cancelled():
                continue
            if isinstance(result, Exception):
                waiting.done.set_exception(result)
            else:
                waiting.done.set_result(result)

    def write_all(self, jobs: list[Waiting], news: list[News]) -> list[Any]:
        """What each job returns; the news of those that did not fail are numbered and published."""
        with self.database.engine.begin() as connection:
            counting = count(numbers.draw(connection, sum(len(waiting.news) for waiting in jobs)))
            results = []
            for waiting in jobs:
                results.append(write_one(connection, waiting.job))
                if not isinstance(results[-1], Exception):
                    told = (replace(each, number=next(counting), origin=self.channel.name) for each in waiting.news)
                    news.extend(told)
            self.channel.publish(connection, news)
            return results

    async def close(self) -> None:
        """Write what has gathered, then stop."""
        self.gathered.put_nowait(None)
        if self.task:
            await self.task
        self.thread.shutdown()


def write_one(connection: Connection, job: Job) -> Any:
    """What a job returns, or the error that undid it alone."""
    try:
        with connection.begin_nested():
            return job(connection)
    except IntegrityError as error:
        return Taken(str(error.orig))
    except (ValueError, DataError) as error:
        return error
