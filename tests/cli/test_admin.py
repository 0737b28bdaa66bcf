"""A host looks after his tables: on a running server, on both databases."""

import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from sqlalchemy import update

import galapagos as gp
from galapagos.cli import main
from galapagos.table.store import schema
from galapagos.table.store.database import Database
from tests.table.person import Person, call, play_on, table_for_two
from tests.table.postgres import Cluster
from tests.table.serving import Running
from tests.table.store.test_database import upgrade_to

Printed = pytest.CaptureFixture[str]


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """People play on it, and one game is over."""
    folder = tmp_path_factory.mktemp("house")
    given = {}
    if request.param == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgres")
        given["database"] = cluster.new_database()
    server = Running(folder, **given)
    server.start()
    play_on(*table_for_two(server.address))
    yield server
    server.stop()


def admin(server: Running | str, *arguments: object) -> int:
    database = server if isinstance(server, str) else server.settings.database
    return main(["admin", str(arguments[0]), "--database", database, *map(str, arguments[1:])])


def test_tables_are_listed(server: Running, capsys: Printed) -> None:
    """With who plays, and what goes on."""
    assert admin(server, "list") == 0

    out = capsys.readouterr().out
    assert "Ada, Ben" in out
    assert "finished" in out


def test_records_are_exported_and_imported(server: Running, tmp_path: Path, capsys: Printed) -> None:
    """What one house has played, another one shows."""
    assert admin(server, "export", tmp_path / "records") == 0
    files = [*(tmp_path / "records").glob("toy-*.record")]
    over = next(file for file in files if "result: unfinished" not in file.read_text())
    gp.verify(over.read_text())
    capsys.readouterr()

    assert admin(server, "import", over) == 0

    address = re.findall(r"/record/\w+", capsys.readouterr().out)[0]
    assert "Replay" in Person(server.address).go(address).text


def test_nonsense_is_not_imported(server: Running, tmp_path: Path, capsys: Printed) -> None:
    """Not even the good files beside it; one line says which file is wrong."""
    admin(server, "export", tmp_path)
    good = next(tmp_path.glob("*.record"))
    bad = tmp_path / "bad.record"
    bad.write_text(good.read_text().replace("player a: Ada", "player a: Eve"))
    capsys.readouterr()

    assert admin(server, "import", good, bad) == 2

    out, err = capsys.readouterr()
    assert out == ""
    assert "bad.record" in err
    assert err.count("\n") == 1


def test_old_tables_are_purged(server: Running, capsys: Printed) -> None:
    """A dry run takes nothing; then those are gone at which nothing has happened for so long, and only they."""
    ada, _ = table_for_two(server.address)
    old, _ = table_for_two(server.address)
    house = server.house
    with house.database.engine.begin() as connection:
        long_ago = update(schema.tables).where(schema.tables.c.id == old.table).values(created=0.0, started=1.0)
        connection.execute(long_ago)

    assert admin(server, "purge", "--days", 30, "--dry-run") == 0
    assert "1 table would be taken away" in capsys.readouterr().out
    assert admin(server, "purge", "--days", 30) == 0
    assert old.table in capsys.readouterr().out

    admin(server, "list")
    listed = capsys.readouterr().out
    assert old.table not in listed
    assert ada.table in listed
    ada.look_again().decide()
    assert ada.status in (200, 409)


def test_a_restored_house_is_the_same_house(server: Running, tmp_path: Path, capsys: Printed) -> None:
    """Backed up while people play: the same people find the same tables again, and play on."""
    ada, ben = table_for_two(server.address)
    ada.decide()
    ada.press("Send", text="before the flood") if ada.look_again() else None
    assert admin(server, "backup", tmp_path / "backup.db") == 0
    before = ben.look_again().text

    with ExitStack() as stack:
        folder = tmp_path / "second"
        folder.mkdir()
        assert admin(f"sqlite:///{folder / 'tables.db'}", "restore", tmp_path / "backup.db") == 0
        second = Running(folder)
        second.start()
        stack.callback(second.stop)
        ada2, ben2 = (moved(person, second) for person in (ada, ben))
        assert ben2.text == before
        assert second.house.epoch != server.house.epoch
        play_on(ada2, ben2)


def moved(person: Person, server: Running) -> Person:
    other = Person(server.address)
    other.client.cookies = person.client.cookies
    return other.go(f"/table/{person.table}")


def test_a_house_moves_to_postgresql(postgres: Cluster, tmp_path: Path) -> None:
    """A backup of the one is restored into the other; talk goes on with new numbers."""
    small = Running(tmp_path)
    small.start()
    ada, _ = table_for_two(small.address)
    ada.press("Send", text="in the file")
    database = postgres.new_database()
    admin(small, "backup", tmp_path / "backup.db")
    small.stop()

    assert admin(database, "restore", tmp_path / "backup.db") == 0
    large = Running(tmp_path, database=database)
    large.start()
    there = moved(ada, large)
    there.press("Send", text="in the server")
    large.stop()

    assert "in the file" in there.text
    assert "in the server" in there.text


@pytest.mark.parametrize("content", [b"", b"no database", b"SQLite format 3\0 or so"])
def test_what_is_no_backup_is_not_restored(content: bytes, tmp_path: Path, capsys: Printed) -> None:
    """One line, and the database stays empty."""
    (tmp_path / "file").write_bytes(content)

    assert admin(f"sqlite:///{tmp_path / 'tables.db'}", "restore", tmp_path / "file") == 2
    assert capsys.readouterr().err.count("\n") == 1


def test_nothing_is_restored_over_somebody(server: Running, tmp_path: Path, capsys: Printed) -> None:
    """A house in which somebody has a name is not empty."""
    call(Person(server.address), "Ada")
    admin(server, "backup", tmp_path / "backup.db")

    assert admin(server, "restore", tmp_path / "backup.db") == 2
    assert "an empty database" in capsys.readouterr().err
    assert admin(server, "backup", tmp_path / "backup.db") == 2


def test_a_database_that_does_not_answer_is_said_in_a_line(capsys: Printed) -> None:
    """Without its password."""
    assert admin("postgresql://galapagos:secret@127.0.0.1:1/house", "list") == 2
    err = capsys.readouterr().err
    assert err.count("\n") == 1
    assert "secret" not in err


def test_a_backup_of_an_old_version_is_restored(tmp_path: Path) -> None:
    """It is brought up to date on the way; the file itself stays as it was."""
    old = Database(f"sqlite:///{tmp_path / 'old.db'}")
    upgrade_to(old, "0002")
    old.close()
    before = (tmp_path / "old.db").read_bytes()

    assert admin(f"sqlite:///{tmp_path / 'new.db'}", "restore", tmp_path / "old.db") == 0
    assert (tmp_path / "old.db").read_bytes() == before
