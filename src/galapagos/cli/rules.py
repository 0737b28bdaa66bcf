"""`galapagos rules`: a game's rules in our own words."""

import argparse

from rich.console import Console
from rich.markdown import Markdown

from galapagos.cli.parser import Parser, a_game, add_language
from galapagos.core.errors import Malformed


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "rules",
        help="read the rules of a game",
        description="Print the rules of a game, or one clause of them.",
        epilog="example: galapagos rules beginning BEG-4.7 --lang de",
    )
    parser.add_argument("game", type=a_game, metavar="GAME")
    parser.add_argument("clause", nargs="?", metavar="CLAUSE", help="only this clause, such as BEG-4.7")
    add_language(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Print the rules."""
    rulebook = given.game.rulebook(given.lang)
    console = Console(highlight=False)
    if given.clause is None:
        console.print(Markdown(rulebook.text))
    elif given.clause.upper() in rulebook.clauses:
        clause = given.clause.upper()
        console.print(Markdown(f"**{clause}** {rulebook.clauses[clause]}"))
    else:
        first, *_, last = rulebook.clauses
        raise Malformed(given.clause, f"the clauses of {given.game.id} go from {first} to {last}")
    return 0
