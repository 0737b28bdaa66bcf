"""A real PostgreSQL, as Debian packs it: a server of the tests' own, with a database for each of them."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path

import psycopg
import pytest

NAMES = count(1)
MISSING = "no PostgreSQL here: install Debian's package postgresql"
NOT_ROOT = {"user": "postgres", "group": "postgres"}  # it refuses to be run by root


def program(name: str) -> Path:
    """A program of PostgreSQL; what is tested with it is skipped where it is not installed, but never in CI."""
    found = shutil.which(name)
    places = [Path(found)] if found else sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    if places:
        return places[-1].resolve()
    if os.environ.get("CI"):
        pytest.fail(MISSING)
    pytest.skip(MISSING)


class Cluster:
    """A server of PostgreSQL that listens on a free port of this machine."""

    def __init__(self, folder: Path, port: int) -> None:
        self.folder = folder
        self.port = port
        self.user = NOT_ROOT if os.geteuid() == 0 else {}
        if self.user:
            shutil.chown(folder, **self.user)

    def start(self) -> None:
        """Nothing in it outlives the tests: it need not wait for the disk."""
        data = self.folder / "data"
        arguments = ["--pgdata", data, "--username", "galapagos", "--auth", "trust", "--encoding", "UTF8", "--no-sync"]
        self.run("initdb", *arguments, "--locale", "C")
        tuning = f"-p {self.port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self.folder} -c fsync=off"
        self.run("pg_ctl", "start", "--wait", "--pgdata", data, "--log", self.folder / "log", "-o", tuning)

    def stop(self) -> None:
        self.run("pg_ctl", "stop", "--mode", "immediate", "--pgdata", self.folder / "data")

    def run(self, name: str, *arguments: str | Path) -> None:
        command = [program(name), *arguments]
        done = subprocess.run(
            command, cwd=self.folder, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True, **self.user
        )
        assert done.returncode == 0, done.stderr

    def url(self, database: str) -> str:
        return f"postgresql://galapagos@127.0.0.1:{self.port}/{database}"

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"house{next(NAMES)}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}")
        return self.url(name)


@contextmanager
def cluster() -> Iterator[Cluster]:
    """A server that is stopped and thrown away afterwards."""
    program("postgres")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory(prefix="galapagos-") as folder:
        started = Cluster(Path(folder), port)
        started.start()
        try:
            yield started
        finally:
            started.stop()
