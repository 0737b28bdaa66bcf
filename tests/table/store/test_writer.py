"""One writer for all: order, races, and what is committed when."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from sqlalchemy import Connection, func, insert, select

from galapagos.match.act import PLAY, Act
from galapagos.table.store import acts, numbers, schema, tables, visitors
from galapagos.table.store.channel import Channel
from galapagos.table.store.database import Database
from galapagos.table.store.news import LOBBY, TABLE, News
from galapagos.table.store.writer import Taken, Writer

Story = Callable[[Writer, Database], Awaitable[None]]


def tell(url: str, story: Story) -> None:
    """Run a story with a writer on a fresh database in which a table stands."""

    async def whole() -> None:
        database = Database(url)
        database.upgrade()
        writer = Writer(database, Channel(lambda _: None))
        writer.start()
        await writer.write(set_up)
        await story(writer, database)
        await writer.close()
        database.close()

    asyncio.run(whole())


def set_up(connection: Connection) -> None:
    host = visitors.add(connection, "Ada")
    row = tables.TableRow("t", "toy", "table", {}, 2, "0" * 32, False, host.id, "random", "none", 0.0)
    tables.add(connection, row, [tables.Seat(tables.OPEN), tables.Seat(tables.OPEN)])


def decide(text: str, number: int = 1, nonce: str | None = None) -> Callable[[Connection], str]:
    def job(connection: Connection) -> str:
        acts.add(connection, "t", number, [Act(PLAY, 0, text)], nonce)
        return text

    return job


def test_of_two_decisions_with_one_number_the_first_wins(url: str) -> None:
    """The unique key decides the race; the loser is told, and nobody else is harmed."""

    async def story(writer: Writer, database: Database) -> None:
        jobs = [decide("first"), decide("second"), decide("third", number=2)]
        done = await asyncio.gather(*map(writer.write, jobs), return_exceptions=True)

        assert done[0] == "first"
        assert isinstance(done[1], Taken)
        assert done[2] == "third"
        found, _ = await database.read(lambda connection: acts.of_table(connection, "t"))
        assert [act.text for act in found] == ["first", "third"]

    tell(url, story)


def test_a_nonce_counts_once(url: str) -> None:
    """A posting that comes twice is written once."""

    async def story(writer: Writer, database: Database) -> None:
        await writer.write(decide("first", 1, "once"))
        with pytest.raises(Taken):
            await writer.write(decide("again", 2, "once"))

    tell(url, story)


def test_what_is_acknowledged_is_committed(url: str) -> None:
    """Another connection sees it the moment the answer comes."""

    async def story(writer: Writer, database: Database) -> None:
        for number in range(1, 30):
            await writer.write(decide("x", number))
            assert database.read_now(lambda c: c.scalar(select(func.count()).select_from(schema.acts))) == number

    tell(url, story)


def test_what_gathers_is_committed_together(url: str) -> None:
    """Two hundred decisions at once take a handful of commits."""

    async def story(writer: Writer, database: Database) -> None:
        commits = []
        write_all = writer.write_all
        writer.write_all = lambda jobs, news: commits.append(len(jobs)) or write_all(jobs, news)  # type: ignore[method-assign, func-returns-value]
        await asyncio.gather(*(writer.write(decide("x", number)) for number in range(1, 201)))

        assert sum(commits) == 200
        assert len(commits) <= 3

    tell(url, story)


def test_closing_writes_what_has_gathered(url: str) -> None:
    """Nobody who was let in is left standing."""

    async def story(writer: Writer, database: Database) -> None:
        waiting = [asyncio.create_task(writer.write(decide("x", number))) for number in range(1, 20)]
        await asyncio.sleep(0)
        await writer.close()
        assert all(task.done() for task in waiting)
        writer.start()

    tell(url, story)


def test_news_are_numbered_in_the_order_of_commits(url: str) -> None:
    """From one counter; what was not written makes none."""
    heard: list[News] = []

    async def story(writer: Writer, database: Database) -> None:
        writer.channel.hear = heard.append
        first = database.read_now(numbers.last)
        jobs = [(decide("first"), "a"), (decide("second"), "b"), (decide("third", number=2), "c")]
        await asyncio.gather(*(writer.write(job, News(TABLE, name)) for job, name in jobs), return_exceptions=True)
        await writer.write(decide("fourth", number=3), News(TABLE, "d"), News(LOBBY))

        assert [news.subject for news in heard] == ["a", "c", "d", ""]
        counted = [news.number for news in heard]
        assert counted == sorted({*counted})
        assert first < counted[0]
        assert counted[-1] <= database.read_now(numbers.last)

    tell(url, story)


def test_a_job_that_fails_is_undone_alone(url: str) -> None:
    """Half of it is none of it."""

    async def story(writer: Writer, database: Database) -> None:
        def half(connection: Connection) -> None:
            connection.execute(insert(schema.house).values(key="half", value="x"))
            raise ValueError("no")

        with pytest.raises(ValueError, match="no"):
            await writer.write(half)
        assert "half" not in database.read_now(lambda c: c.scalars(select(schema.house.c.key)).all())

    tell(url, story)
