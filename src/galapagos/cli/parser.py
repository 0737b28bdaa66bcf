"""The command line: one clear line for bad input, and values that several commands read."""

import argparse
import os
import sys
from pathlib import Path
from typing import NoReturn

from galapagos.core.errors import Malformed
from galapagos.games import game as find_game
from galapagos.games.game import Game, Setup
from galapagos.text import digits
from galapagos.text.catalogue import LANGUAGES


class Parser(argparse.ArgumentParser):
    """A parser that says what is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        print(f"galapagos: {message}; see {self.prog} --help", file=sys.stderr)
        sys.exit(2)


def positive(text: str) -> int:
    """A whole number from 1."""
    number = digits.whole(text)
    if not number:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 1 on")
    return number


def whole(text: str) -> int:
    """A whole number from 0, of at most 18 digits."""
    number = digits.whole(text)
    if number is None or number >= 10**18:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number from 0 to {10**18 - 1}")
    return number


def add_language(parser: argparse.ArgumentParser) -> None:
    """`--lang`, guessed from the environment."""
    parser.add_argument("--lang", choices=LANGUAGES, default=guess_language(), help="language (default: yours)")


def guess_language() -> str:
    """The language of the environment, where we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if value := os.environ.get(name):
            return value[:2] if value[:2] in LANGUAGES else "en"
    return "en"


def add_setup(parser: argparse.ArgumentParser) -> None:
    """How the game is set up, beside its seats."""
    parser.add_argument("--form", help="a form of the game, where it has several")
    parser.add_argument(
        "--option", action="append", default=[], metavar="NAME=VALUE", help="a variant of the rules; may be repeated"
    )


def add_data(parser: argparse.ArgumentParser) -> None:
    """`--data`, for games whose cards are not all known."""
    parser.add_argument("--data", type=Path, metavar="DIR", help="play with your own copies of a game's data files")


def with_data(game: Game, given: argparse.Namespace) -> Game:
    """The game as it is, or with the reader's own data files."""
    return game if given.data is None else game.with_data(given.data)


def settle(game: Game, seats: int | None, given: argparse.Namespace) -> Setup:
    """The set-up that was asked for."""
    options = {}
    for text in given.option:
        name, equals, value = text.partition("=")
        if not equals:
            raise Malformed(text, "an option is NAME=VALUE")
        options[name] = value
    return game.settle(seats, given.form, **options)


def a_game(text: str) -> Game:
    """A game by its name."""
    try:
        return find_game(text)
    except Malformed as error:
        raise argparse.ArgumentTypeError(str(error)) from error
