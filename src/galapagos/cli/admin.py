"""`galapagos admin`: what a host does with what is stored."""

import argparse
import os
from pathlib import Path

from galapagos.cli.parser import Parser, positive
from galapagos.table.settings import Settings


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "admin",
        help="look after a host's tables",
        description="List, export, import, purge, back up and restore what a server stores; it may go on meanwhile.",
        epilog="example: galapagos admin backup tables-today.db",
    )
    deeds = parser.add_subparsers(metavar="DEED", parser_class=Parser, required=True)

    def deed(name: str, text: str, example: str) -> Parser:
        made = deeds.add_parser(name, help=text, description=text, epilog=f"example: galapagos admin {name} {example}")
        made.add_argument("--database", metavar="URL", help="as for `galapagos serve`")
        made.set_defaults(run=run, deed=name)
        return made

    deed("list", "all tables, the newest first", "--database sqlite:////var/lib/galapagos/tables.db")
    made = deed("export", "the records of all games that have begun, a file for each", "records")
    made.add_argument("folder", type=Path, metavar="FOLDER")
    made = deed("import", "records that are verified and can then be replayed there", "records/*.record")
    made.add_argument("files", type=Path, metavar="FILE", nargs="+")
    made = deed("purge", "take away tables at which nothing has happened for so long", "--days 90 --dry-run")
    made.add_argument("--days", type=positive, required=True, metavar="N")
    made.add_argument("--dry-run", action="store_true", help="only say which")
    made = deed("backup", "all that is stored, in one new file", "tables-today.db")
    made.add_argument("file", type=Path, metavar="FILE")
    made = deed("restore", "take a backup over into an empty database", "tables-today.db")
    made.add_argument("file", type=Path, metavar="FILE")


def run(given: argparse.Namespace) -> int:
    """Open the database, do it, close the database."""
    from galapagos.cli.deeds import DEEDS  # no other command waits for a database
    from galapagos.table.store.database import prepared

    settings = Settings.from_environment(os.environ, database=given.database, workers=1)
    database = prepared(settings.database)
    try:
        DEEDS[given.deed](database, given)
    finally:
        database.close()
    return 0
