"""`galapagos bench`: how fast the engine is here."""

import argparse
import asyncio
import json

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from galapagos.cli.parser import Parser, a_game, positive
from galapagos.cli.version import version
from galapagos.games import games
from galapagos.lab.bench import ROUNDS, bench
from galapagos.lab.peers import peers

COLUMNS = {
    "core_decisions_per_s": "in the core",
    "python_decisions_per_s": "from Python",
    "pure_decisions_per_s": "plain Python",
    "copies_per_s": "copies",
    "simulations_per_s": "hard's simulations",
    "games_per_s": "games",
    "mean_choices": "mean choices",
}


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "bench",
        help="measure the engine",
        description="Measure, in one run and in turns, random play-outs inside the core, decisions driven from Python, "
        "plain Python, copies, simulations of the hard bot and games per second, and other engines where they are "
        "installed. A decision counts only where two or more choices were legal.",
        epilog="example: galapagos bench --game beginning --json",
    )
    parser.add_argument("--game", type=a_game, metavar="GAME", help="only this game (default: all)")
    parser.add_argument("--table", action="store_true", help="measure a table server instead, over HTTP and streams")
    parser.add_argument(
        "--rounds", type=positive, default=ROUNDS, help="keep the best of so many (default: %(default)s)"
    )
    parser.add_argument("--json", action="store_true", help="print the numbers as JSON")
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Measure with progress, then print."""
    if given.table:
        return run_table(given)
    chosen = [given.game] if given.game else [*games().values()]
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("measuring", total=given.rounds)
        found = bench(chosen, peers(), given.rounds, lambda done: progress.update(task, completed=done))
    if given.json:
        print(json.dumps(found, indent=2))
        return 0
    table = Table("per second", *COLUMNS.values(), title=version())
    rows = {f"{game}, {seats} seats": row for game in found if game != "peers" for seats, row in found[game].items()}
    for name, row in (rows | found["peers"]).items():
        table.add_row(name, *(f"{row[key]:,}" if key in row else "" for key in COLUMNS))
    Console().print(table)
    return 0


def run_table(given: argparse.Namespace) -> int:
    """Drive a server on this machine and print what it bore."""
    from galapagos.table.bench import bench as bench_table  # no other command waits for a web framework

    game = given.game or next(iter(games().values()))
    with Console(stderr=True).status("starting") as status:
        found = asyncio.run(bench_table(game.id, game.seats[-1], lambda text: status.update(text)))
    if given.json:
        print(json.dumps(found, indent=2))
        return 0
    table = Table("tables and pace", *next(iter(found.values())), title=version())
    for name, row in found.items():
        table.add_row(name, *(f"{number:,}" for number in row.values()))
    Console().print(table)
    return 0
