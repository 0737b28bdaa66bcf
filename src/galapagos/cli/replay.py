"""`galapagos replay`: a record, shown again."""

import argparse
from pathlib import Path

from rich.console import Console
from rich.markup import escape

from galapagos.cli.parser import Parser, add_data, add_language
from galapagos.cli.showing import show_result
from galapagos.cli.verify import read_record
from galapagos.core.errors import Malformed
from galapagos.match.match import Match
from galapagos.match.reading import load
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS, read_seat


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "replay",
        help="show a recorded match",
        description="Tell a recorded match decision by decision, or show the table at one of them.",
        epilog="example: galapagos replay game.record --at 12 --eyes a",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    parser.add_argument("--at", type=int, metavar="N", help="the table before decision N instead of the story")
    parser.add_argument("--eyes", metavar="SEAT", help="as this seat saw it (default: as everybody might)")
    add_language(parser)
    add_data(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Show the match or one moment of it."""
    match = load(read_record(given.file), given.data)
    say = match.game.say(given.lang)
    eyes = match.setup.seats if given.eyes is None else read_seat(given.eyes, match.setup.seats)
    console = Console(highlight=False)
    if given.at is None:
        tell(match, eyes, say, console)
        show_result(match, say, console)
    else:
        if not 1 <= given.at <= match.number:
            raise Malformed(given.at, f"the decisions of this record go from 1 to {match.number}")
        state = match.state if given.at == match.number else match.moments[given.at - 1].before
        console.print(match.game.picture(match.game.view(state, eyes), match.players, say))
    return 0


def tell(match: Match, eyes: int, say: Say, console: Console) -> None:
    """Every standing decision with what followed."""
    console.print(f"[bold]{match.game.title}[/]: {escape(', '.join(match.players))}")
    told = [(0, "", match.opening)]
    told += [(number, LETTERS[each.before.seat], each.events) for number, each in enumerate(match.moments, 1)]
    for number, letter, events in told:
        lines = (match.game.tell(events, at, eyes, match.players, say) for at in range(events.count))
        text = "; ".join(line for line in lines if line is not None)
        if text:
            console.print(f"[dim]{number:4} {letter:1}[/] {escape(text)}")
