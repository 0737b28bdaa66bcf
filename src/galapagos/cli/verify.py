"""`galapagos verify`: whether a record is what its acts and its seed make."""

import argparse
from pathlib import Path

from galapagos.cli.parser import Parser, add_data
from galapagos.match.reading import verify
from galapagos.match.seed import seed_hash


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "verify",
        help="check a record strictly",
        description="Replay a record and compare every line: a single changed act or result is found.",
        epilog="example: galapagos verify game.record",
    )
    parser.add_argument("file", type=Path, metavar="FILE")
    add_data(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Verify, and say what was verified."""
    match = verify(read_record(given.file), given.data)
    print(f"{given.file}: every act and the result follow from the rules and the seed")
    print(f"{match.game.title}, {match.number - 1} decisions; seed {match.seed}, its hash {seed_hash(match.seed)}")
    return 0


def read_record(file: Path) -> str:
    """The text of a record file."""
    try:
        return file.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise ValueError(f"{file}: no record: it is not a UTF-8 text") from error
