"""Servers in processes of their own, to be killed."""

import socket
import time
from multiprocessing import get_context

import httpx

from galapagos.table.server import serve as run
from galapagos.table.server import sockets
from galapagos.table.settings import Settings

# Servers are forked from a process that has loaded everything: twenty of them start in no time.
FORKS = get_context("forkserver")


def serve(database: str, port: int) -> None:
    """A server as `galapagos serve` runs it."""
    settings = Settings(database=database, host="127.0.0.1", port=port, haste=0.0)
    run(settings, sockets(settings))


class Process:
    """A server in a process of its own, killed and started again on one database."""

    def __init__(self, database: str) -> None:
        FORKS.set_forkserver_preload(["galapagos.table.server", "galapagos.table.store.postgres"])
        self.database = database
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        self.process = FORKS.Process(target=serve, args=(self.database, self.port))
        self.process.start()
        patience = time.monotonic() + 30
        while time.monotonic() < patience:
            try:
                httpx.get(f"{self.address}/about")
                return
            except httpx.TransportError:
                assert self.process.is_alive()
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        self.process.kill()
        self.process.join()
