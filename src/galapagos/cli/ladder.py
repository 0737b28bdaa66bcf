"""`galapagos ladder`: how strong the bots are."""

import argparse
import json
import os
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from galapagos.bots import levels
from galapagos.cli.parser import Parser, a_game, add_data, add_setup, positive, settle, whole, with_data
from galapagos.core.errors import Malformed
from galapagos.lab.ladder import Ladder, climb
from galapagos.lab.standing import standing
from galapagos.text.seats import LETTERS


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "ladder",
        help="measure how strong the bots are",
        description="Each pair of bots plays so many games, every deal twice with swapped seats. The strength of A "
        "over B is the share of opposing pairs of seats in which A ranks better, ties half, with its 95 %% interval. "
        "In a solo game the mean scores are compared.",
        epilog="example: galapagos ladder beginning --bots random,easy,normal,hard@400 --games 100 --seats 4",
    )
    parser.add_argument("game", type=a_game, metavar="GAME")
    parser.add_argument(
        "--bots", default="random,easy,normal", metavar="LIST", help="from the weakest to the strongest"
    )
    parser.add_argument("--games", type=positive, default=100, metavar="N", help="games for each pair (default 100)")
    parser.add_argument("--seats", type=positive, metavar="K", help="how many seats (default: the fewest)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count(), metavar="J", help="processes (default: all)")
    parser.add_argument("--seed", type=whole, default=1, metavar="S", help="repeats the same games (default 1)")
    parser.add_argument("--file", type=Path, metavar="FILE", help="keep the games here, and go on where they stop")
    parser.add_argument("--json", action="store_true", help="print the report as JSON")
    add_setup(parser)
    add_data(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Climb with progress, then print."""
    game = with_data(given.game, given)
    setup = settle(game, given.seats, given)
    names = given.bots.split(",")
    if len({*names}) < max(len(names), 2 if setup.seats > 1 else 1):
        raise Malformed(given.bots, "a ladder has two bots or more, none twice")
    ladder = Ladder(game, setup, {name: levels.bot(name) for name in names}, given.games, given.seed)
    outcomes = []
    columns = (*Progress.get_default_columns()[:2], MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(game.title, total=len(ladder.bouts()))
        for outcome in climb(ladder, given.jobs, given.file):
            outcomes.append(outcome)
            progress.advance(task)
    report = {"game": game.id, "seats": setup.seats, "form": setup.form, "seed": given.seed}
    report |= standing(names, outcomes, setup.seats)
    if given.json:
        print(json.dumps(report, indent=2))
    else:
        show(report)
    return 0


def show(report: dict[str, Any]) -> None:
    console = Console()
    title = f"{report['game']}, {report['seats']} seats, {report['games']:,} games"
    if "scores" in report:
        table = Table("bot", "games", "points", "95 %", "endings", title=title)
        for row in report["scores"]:
            endings = ", ".join(f"{count} {ending}" for ending, count in row["endings"].items())
            table.add_row(
                row["bot"], str(row["games"]), f"{row['points']['value']:.1f}", spread(row["points"], ".1f"), endings
            )
    else:
        seats = [LETTERS[seat] for seat in range(report["seats"])]
        table = Table("bot", "over", "games", "strength", "95 %", *seats, title=title)
        for row in report["pairs"]:
            by_seat = ("-" if share is None else f"{share:.0%}" for share in row["seats"])
            share = row["share"]
            table.add_row(
                row["bot"], row["over"], str(row["games"]), f"{share['value']:.1%}", spread(share, ".1%"), *by_seat
            )
    console.print(table)
    times = Table("bot", "decisions", "mean", "slowest")
    for bot, row in report["thinking"].items():
        times.add_row(bot, f"{row['decisions']:,}", f"{row['mean_ms']:.2f} ms", f"{row['slowest_ms']:.1f} ms")
    console.print(times)


def spread(estimate: dict[str, float], form: str) -> str:
    """The interval of an estimate."""
    return f"{estimate['low']:{form}} to {estimate['high']:{form}}"
