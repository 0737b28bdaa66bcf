"""The one writer: what has gathered is committed together, and nobody hears of it before that."""

import asyncio
import contextlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from galapagos.table.store.database import Database

T = TypeVar("T")

Job = Callable[[Connection], Any]
Waiting = tuple[Job, "asyncio.Future[Any]"]


class Taken(ValueError):
    """Somebody else was first: the number, the seat or the name has gone."""


class Writer:
    """Jobs are written in the order they came, each in a savepoint: one that fails harms no other."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.gathered: asyncio.Queue[Waiting | None] = asyncio.Queue()
        self.thread = ThreadPoolExecutor(1, "writer")
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run())

    async def write(self, job: Callable[[Connection], T]) -> T:
        """What the job returns, once it is committed."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self.gathered.put_nowait((job, done))
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
        try:
            results = await loop.run_in_executor(self.thread, self.write_all, [job for job, _ in jobs])
        except Exception as error:
            results = [error] * len(jobs)
        for (_, done), result in zip(jobs, results, strict=True):
            if done.cancelled():
                continue
            if isinstance(result, Exception):
                done.set_exception(result)
            else:
                done.set_result(result)

    def write_all(self, jobs: list[Job]) -> list[Any]:
        with self.database.engine.begin() as connection:
            return [write_one(connection, job) for job in jobs]

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
    except ValueError as error:
        return error
