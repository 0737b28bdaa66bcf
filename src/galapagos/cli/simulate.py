"""`galapagos simulate`: thousands of games, and what came of them."""

import argparse
import json
import os
import time

from rich.console import Console
from rich.progress import Progress
from rich.table import Table

from galapagos.bots import levels
from galapagos.cli.parser import Parser, a_game, add_data, add_setup, positive, settle, whole, with_data
from galapagos.lab.simulate import FASTEST, Report, simulate
from galapagos.text.seats import LETTERS


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "simulate",
        help="play many games and report",
        description="Play many games with bots and report wins, points and lengths.",
        epilog="example: galapagos simulate beginning --seats random,easy,hard@100 --games 50 --jobs 2",
    )
    parser.add_argument("game", type=a_game, metavar="GAME")
    parser.add_argument("--seats", help="a bot for each seat, or how many random ones (default: the fewest)")
    parser.add_argument("--games", type=positive, default=1000, metavar="N", help="how many games (default 1000)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count(), metavar="J", help="processes (default: all)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="repeats the same games (default 1)")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    add_setup(parser)
    add_data(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Simulate with progress, then print."""
    game = with_data(given.game, given)
    named = read_bots(given.seats)
    setup = settle(game, len(named) if isinstance(named, tuple) else named, given)
    bots = named if isinstance(named, tuple) else (FASTEST,) * setup.seats
    started = time.perf_counter()
    with Progress(console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(given.game.title, total=given.games)
        report = simulate(
            game, setup, bots, given.games, given.seed, given.jobs, lambda games: progress.advance(task, games)
        )
    seconds = time.perf_counter() - started
    if given.json:
        print(json.dumps(report.summary() | {"seed": given.seed, "seconds": round(seconds, 3)}, indent=2))
    else:
        show(report, seconds)
    return 0


def read_bots(text: str | None) -> tuple[str, ...] | int | None:
    """The level of each seat's bot, or how many random ones."""
    if text is None or (text.isascii() and text.isdigit()):
        return None if text is None else int(text)
    names = tuple(text.split(","))
    for name in names:
        levels.bot(name)
    return names


def show(report: Report, seconds: float) -> None:
    summary = report.summary()
    table = Table("seat", "bot", "wins", "points", "± spread", title=f"{report.game}, {report.games:,} games")
    for seat, bot in enumerate(report.bots):
        mean, spread = summary["points_mean"][seat], summary["points_spread"][seat]
        table.add_row(
            LETTERS[seat],
            bot,
            f"{summary['wins'][seat]:.1%}",
            "-" if mean is None else f"{mean:.1f}",
            "-" if spread is None else f"{spread:.1f}",
        )
    console = Console()
    console.print(table)
    console.print(
        f"{summary['decisions_per_game']:.1f} decisions a game (longest {report.longest}), "
        f"{summary['mean_choices']:.1f} choices where there was one; {seconds:.1f} s"
    )
