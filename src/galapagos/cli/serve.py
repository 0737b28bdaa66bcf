"""`galapagos serve`: the table, for this computer or for a whole network."""

import argparse
import asyncio
import gc
import os
import webbrowser
from typing import TYPE_CHECKING

from rich.console import Console

from galapagos.cli.parser import Parser, positive
from galapagos.table.settings import Settings

if TYPE_CHECKING:
    from galapagos.table.server import Server


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="open the table for browsers",
        description="Open the table. Every option can stand in the environment too, as GALAPAGOS_PORT and so on.",
        epilog="example: galapagos serve --host 0.0.0.0 --port 8000 --url http://192.0.2.7:8000",
    )
    parser.add_argument("--host", help="the address to listen at (default: localhost, for this computer only)")
    parser.add_argument("--port", type=positive, help="the port to listen at (default: 8765)")
    parser.add_argument("--database", metavar="URL", help="where tables are kept (default: a file among your data)")
    parser.add_argument("--url", help="what people type to get here: it stands in invitations and on cookies")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until somebody says stop."""
    from galapagos.table.server import server, sockets  # no other command waits for a web framework

    settings = Settings.from_environment(
        os.environ, host=given.host, port=given.port, database=given.database, url=given.url
    )
    listening = sockets(settings)
    serving = server(settings)
    rest_collector()
    Console(highlight=False).print(f"Galápagos is open at [bold]{settings.address}[/] (Ctrl+C closes it)")
    with asyncio.Runner(loop_factory=serving.config.get_loop_factory()) as runner:
        runner.run(serve(serving, listening, settings.address if given.open else None))
    return 0


def rest_collector() -> None:
    """Rooms live long and hardly ever in circles: looking through all of them again and again makes people wait."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


async def serve(serving: "Server", listening: list, address: str | None) -> None:  # type: ignore[type-arg]
    """Serve; the browser is shown the way once somebody is at home."""
    task = asyncio.create_task(serving.serve(sockets=listening))
    while not serving.started and not task.done():
        await asyncio.sleep(0.02)
    if address is not None:
        webbrowser.open(address)
    await task
