"""A real server on this machine, for as long as a test needs it."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from galapagos.table.house import House
from galapagos.table.server import Server, server, sockets
from galapagos.table.settings import Settings


class Running:
    """A server in a thread of its own, with bots that answer at once."""

    def __init__(self, folder: Path, **given: Any) -> None:
        settings = {"haste": 0.0, "host": "127.0.0.1", "port": 0} | given
        self.settings = Settings(**{"database": f"sqlite:///{folder / 'tables.db'}"} | settings)
        self.listening = sockets(self.settings)
        self.port: int = self.listening[0].getsockname()[1]
        self.server: Server = server(self.settings)
        self.thread = threading.Thread(target=self.server.run, args=(self.listening,))

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def house(self) -> House:
        house: House = self.server.app.state.house
        return house

    def start(self) -> None:
        self.thread.start()
        while not self.server.started and self.thread.is_alive():
            self.thread.join(0.01)

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()


@contextmanager
def running(folder: Path, **given: Any) -> Iterator[Running]:
    """A server that is stopped afterwards."""
    server = Running(folder, **given)
    server.start()
    try:
        yield server
    finally:
        server.stop()
