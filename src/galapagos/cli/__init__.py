"""The one command, `galapagos`."""

import os
import sys
from collections.abc import Sequence

from galapagos.cli import admin, bench, ladder, play, puzzles, replay, rules, serve, simulate, verify
from galapagos.cli.parser import Parser
from galapagos.cli.version import version

COMMANDS = (serve, admin, play, simulate, ladder, replay, verify, puzzles, bench, rules)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; bad input ends with one clear line and exit status 2."""
    parser = Parser(
        prog="galapagos",
        description="The open table for games of evolution. Without a command it opens the table in the browser.",
        epilog="example: galapagos serve --port 8000",
    )
    parser.add_argument("--version", action="version", version=version())
    commands = parser.add_subparsers(metavar="COMMAND", parser_class=Parser)
    for command in COMMANDS:
        command.add(commands)
    given = parser.parse_args([*(sys.argv[1:] if arguments is None else arguments)] or ["serve", "--open"])
    try:
        status: int = given.run(given)
        sys.stdout.flush()
    except BrokenPipeError:  # whoever reads has read enough, as `head` does
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (ValueError, OSError) as error:
        print(f"galapagos: {describe(error)}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    return status


def describe(error: Exception) -> str:
    """The error in one line."""
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return " ".join(str(error).split())
