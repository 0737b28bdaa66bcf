"""The deeds of `galapagos admin`."""

import argparse
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime

from rich.console import Console
from rich.table import Table

from galapagos.cli.verify import read_record
from galapagos.match.reading import verify
from galapagos.table.library import name_of
from galapagos.table.room import Room
from galapagos.table.signing import Signer
from galapagos.table.store import acts, copying, purging, records, tables
from galapagos.table.store.database import Database
from galapagos.table.store.tables import Listed

DAY = 24 * 3600.0


def show(database: Database, given: argparse.Namespace) -> None:  # noqa: ARG001 - as for all deeds
    table = Table("table", "game", "players", "since", "state", box=None)
    for each in database.read_now(tables.everything):
        players = ", ".join(seat.name for seat in each.seats if seat.name) or "-"
        table.add_row(each.table.id, each.table.game, players, day(each.table.created), state(each))
    Console().print(table)


def day(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).strftime("%Y-%m-%d")


def state(listed: Listed) -> str:
    """What goes on at a table, in a word."""
    if listed.table.finished is not None:
        return "finished"
    return "waits for its start" if listed.table.started is None else "is played"


def export(database: Database, given: argparse.Namespace) -> None:
    given.folder.mkdir(parents=True, exist_ok=True)
    begun = [each for each in database.read_now(tables.everything) if each.table.started is not None]
    for each in begun:
        done, nonces = database.read_now(lambda connection, table=each.table.id: acts.of_table(connection, table))  # type: ignore[misc]
        room = Room(each.table, each.seats, done, nonces, [], [], Signer("00"), time.time)
        assert room.match is not None
        record = room.match.record()
        (given.folder / f"{each.table.game}-{each.table.id}.record").write_text(record, encoding="utf-8")
    print(f"{len(begun)} records in {given.folder}")


def take(database: Database, given: argparse.Namespace) -> None:
    found = [(file, read_record(file)) for file in given.files]
    for file, text in found:
        try:
            verify(text)
        except ValueError as error:
            raise ValueError(f"{file}: {error}; nothing was imported") from error
    for file, text in found:
        with database.engine.begin() as connection:
            records.add(connection, name_of(text), text)
        print(f"{file}: /record/{name_of(text)}")


def purge(database: Database, given: argparse.Namespace) -> None:
    before = time.time() - given.days * DAY
    with database.engine.begin() as connection:
        found = purging.abandoned(connection, before)
        for each in found:
            print(f"{each.id}  {each.game}, of {day(each.created)}")
        if not given.dry_run:
            purging.purge(connection, found)
    print(counted(found, "would be taken away" if given.dry_run else "were taken away"))


def counted(found: Sequence[object], what: str) -> str:
    return f"{len(found)} {'table' if len(found) == 1 else 'tables'} {what}"


def backup(database: Database, given: argparse.Namespace) -> None:
    copying.backup(database, given.file)
    print(f"{given.file} holds everything, the key that signs cookies too: keep it as safe as the database")


def restore(database: Database, given: argparse.Namespace) -> None:
    copying.restore(database, given.file)
    print(f"{given.file} is restored; a server that runs on this database must be started again")


DEEDS: Mapping[str, Callable[[Database, argparse.Namespace], None]] = {
    "list": show,
    "export": export,
    "import": take,
    "purge": purge,
    "backup": backup,
    "restore": restore,
}
