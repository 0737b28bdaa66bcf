"""The server: it closes the live streams first, so that it stops at once."""

import asyncio
import gc
import multiprocessing
import socket
from collections.abc import Callable, Sequence

import uvicorn
from litestar import Litestar

from galapagos.core.errors import Malformed
from galapagos.table.app import create_app
from galapagos.table.journal import Journal, open_journal
from galapagos.table.settings import Settings
from galapagos.table.tally import Tally, blank


class Server(uvicorn.Server):
    """Uvicorn would wait for every open stream."""

    def __init__(self, app: Litestar, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.app = app

    def stop(self) -> None:
        """Stop soon."""
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Close the streams, then as usual."""
        self.app.state.house.close_streams()
        await asyncio.sleep(0)
        await super().shutdown(sockets)


def sockets(settings: Settings) -> list[socket.socket]:
    """Where the server listens; a name may have an address of each family."""
    found = []
    for family, _, _, _, address in socket.getaddrinfo(settings.host, settings.port, type=socket.SOCK_STREAM):
        try:
            found.append(socket.create_server(address[:2], family=family, backlog=1024))
        except OSError as error:
            if not found and family == socket.AF_INET:
                right = f"another port by --port; {settings.host}:{settings.port}: {error.strerror}"
                raise Malformed(settings.port, right) from error
    if not found:
        raise Malformed(settings.host, "an address of this machine stands here")
    return found


def server(settings: Settings, tally: Tally | None = None) -> Server:
    """A server with these settings, not yet running."""
    app = create_app(settings, tally or Tally(blank()))
    config = uvicorn.Config(
        Journal(app),
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=1,
        timeout_keep_alive=65,
        server_header=False,
    )
    return Server(app, config)


def serve(
    settings: Settings,
    listening: Sequence[socket.socket],
    tally: Tally | None = None,
    opened: Callable[[], object] = lambda: None,
) -> None:
    """Serve until somebody says stop, or until the process ends that looks after this one."""
    open_journal(settings.log_level)
    serving = server(settings, tally)
    rest_collector()

    async def run() -> None:
        if (parent := multiprocessing.parent_process()) is not None:
            asyncio.get_running_loop().add_reader(parent.sentinel, serving.stop)
        task = asyncio.create_task(serving.serve(sockets=[*listening]))
        while not serving.started and not task.done():
            await asyncio.sleep(0.02)
        opened()
        await task

    with asyncio.Runner(loop_factory=serving.config.get_loop_factory()) as runner:
        runner.run(run())


def rest_collector() -> None:
    """Rooms live long and hardly ever in circles: looking through all of them again and again makes people wait."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
