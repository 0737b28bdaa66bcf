"""`galapagos serve`: the table, for this computer or for a whole network."""

import argparse
import os
import webbrowser
from collections.abc import Callable, Mapping
from dataclasses import MISSING, fields
from functools import partial

from rich.console import Console

from galapagos.cli.parser import Parser, positive
from galapagos.table.settings import Settings, option

KINDS: Mapping[object, Callable[[str], object]] = {int: positive, float: float, str: str}


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "serve",
        help="open the table for browsers",
        description="Open the table. Every setting can stand in the environment too, as GALAPAGOS_PORT and so on.",
        epilog="example: galapagos serve --host 0.0.0.0 --port 8000 --url http://192.0.2.7:8000",
    )
    for each in fields(Settings):
        default = "" if each.default in (MISSING, "") else f" (default: {each.default})"
        kind = KINDS[each.type]
        parser.add_argument(option(each), type=kind, metavar=each.name.upper(), help=each.metadata["text"] + default)
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Serve until somebody says stop."""
    from galapagos.table.server import serve, sockets  # no other command waits for a web framework
    from galapagos.table.store.database import prepared
    from galapagos.table.workers import Workers

    wanted = {each.name: getattr(given, each.name) for each in fields(Settings)}
    settings = Settings.from_environment(os.environ, **wanted)
    prepared(settings.database).close()
    listening = sockets(settings)
    Console(highlight=False).print(f"Galápagos is open at [bold]{settings.address}[/] (Ctrl+C closes it)")
    if settings.workers > 1:
        Workers(settings, listening).run()
    else:
        serve(settings, listening, opened=partial(webbrowser.open, settings.address) if given.open else lambda: None)
    return 0
