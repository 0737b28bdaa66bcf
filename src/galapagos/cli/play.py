"""`galapagos play`: a game on this terminal."""

import argparse
import sys
import time
from datetime import UTC, datetime
from getpass import getuser
from pathlib import Path

from rich.console import Console

from galapagos.bots import levels
from galapagos.cli import saves
from galapagos.cli.parser import Parser, a_game, add_data, add_language, add_setup, positive, settle, with_data
from galapagos.cli.terminal import Leave, Terminal
from galapagos.cli.verify import read_record
from galapagos.core.errors import Malformed
from galapagos.games import games
from galapagos.games.game import Game
from galapagos.match.match import LONGEST_NAME, Match
from galapagos.match.reading import verify
from galapagos.text.catalogue import Say
from galapagos.text.digits import whole

YOU = "you"
OPPONENT = "normal"


def add(commands: "argparse._SubParsersAction[Parser]") -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "play",
        help="play on this terminal",
        description="Play on this terminal, against bots or with others who share the keyboard.",
        epilog="example: galapagos play beginning --seats you,hard,easy --lang de",
    )
    parser.add_argument("game", nargs="?", type=a_game, metavar="GAME", help="default: you are asked")
    parser.add_argument(
        "--seats", help="who sits where: you (or you=NAME) and bots, such as you,easy or you=Ada,you=Bo,hard@2s"
    )
    parser.add_argument("--seed", help="play these cards: a number or 32 hexadecimal digits (default: unpredictable)")
    parser.add_argument(
        "--resume", nargs="?", const="", metavar="FILE", help="go on with a match (default: the one played last)"
    )
    parser.add_argument("--jobs", type=positive, default=1, metavar="J", help="processes a hard bot thinks in")
    add_language(parser)
    add_setup(parser)
    add_data(parser)
    parser.set_defaults(run=run)


def run(given: argparse.Namespace) -> int:
    """Set up or resume, then play."""
    console = Console(highlight=False)
    try:
        match, file = resumed(given.resume, given.data) if given.resume is not None else begun(given, console)
        Terminal(match, file, given.lang, console, given.jobs).run()
    except (Leave, EOFError):
        console.print()
    return 0


def resumed(name: str, data: Path | None) -> tuple[Match, Path]:
    file = Path(name) if name else saves.latest()
    match = verify(read_record(file), data)
    if match.is_over:
        raise ValueError(f"{file}: this match is over; galapagos replay shows it")
    if match.is_paused:
        match.resume(match.state.seat)
    played = max((done.seconds or 0 for done in match.acts), default=0)
    begin = time.monotonic()
    match.clock = lambda: played + time.monotonic() - begin
    return match, file


def begun(given: argparse.Namespace, console: Console) -> tuple[Match, Path]:
    say = Say(given.lang)
    game = with_data(given.game or ask_game(console, say), given)
    names = given.seats.split(",") if given.seats else [YOU, *[OPPONENT] * ask_opponents(game, console, say)]
    if not given.seats and given.form is None:
        given.form = ask_form(game, len(names), console, say)
    players, bots = read_seats(names, say)
    started = datetime.now(UTC).replace(microsecond=0)
    begin = time.monotonic()
    match = Match(
        game,
        settle(game, len(names), given),
        given.seed,
        players=players,
        started=started,
        clock=lambda: time.monotonic() - begin,
    )
    for seat, level in bots.items():
        match.give(seat, level)
    return match, saves.new_file(match)


def read_seats(names: list[str], say: Say) -> tuple[list[str], dict[int, str]]:
    """Who sits where: the players' names, and the levels of the bots."""
    players: list[str] = []
    bots = {}
    persons = sum(name.partition("=")[0] == YOU for name in names)
    own_name = login_name() if persons == 1 else ""
    for seat, name in enumerate(names):
        kind, _, called = name.partition("=")
        if kind == YOU:
            players.append(called or own_name or say("Player {n}", n=seat + 1))
        else:
            bots[seat] = read_bot(name)
            players.append(say("{level} bot {n}", level=say(name.partition("@")[0]), n=seat + 1))
    return players, bots


def login_name() -> str:
    """What the machine calls the person, if it knows."""
    try:
        return getuser().capitalize()[:LONGEST_NAME].strip()
    except (KeyError, OSError):
        return ""


def read_bot(level: str) -> str:
    """The level of a bot, if there is such a one."""
    try:
        levels.bot(level)
    except Malformed as error:
        raise Malformed(level, f"a seat is {YOU}, {YOU}=NAME, or a bot: {levels.KNOWN}") from error
    return level


def ask_game(console: Console, say: Say) -> Game:
    """Which game; no question where there is only one."""
    found = [*games().values()]
    if len(found) == 1:
        return found[0]
    for number, game in enumerate(found, 1):
        text = game.say(say.language)(game.invitation)
        minutes = say("{n} minutes", n=game.minutes)
        console.print(f"[bold cyan]{number:3}[/]  [bold]{game.title}[/]  [dim]{minutes}[/]\n     {text}")
    return found[ask_number(say("Which game?"), 1, len(found), 1, console, say) - 1]


def ask_opponents(game: Game, console: Console, say: Say) -> int:
    """How many opponents."""
    fewest, most = game.seats[0] - 1, game.seats[-1] - 1
    if fewest == most or not sys.stdin.isatty():
        return min(max(fewest, 1), most)
    return ask_number(
        say("How many opponents ({fewest} to {most})?", fewest=fewest, most=most),
        fewest,
        most,
        min(2, most),
        console,
        say,
    )


def ask_form(game: Game, seats: int, console: Console, say: Say) -> str:
    """Which form of the game; no question where only one is for so many, or nobody is there to answer."""
    fitting = [form for form in game.forms if seats in form.seats]
    if len(fitting) == 1 or not sys.stdin.isatty():
        return fitting[0].id
    for number, form in enumerate(fitting, 1):
        console.print(f"[bold cyan]{number:3}[/]  {game.say(say.language)(form.text)}")
    return fitting[ask_number(say("Which form of the game?"), 1, len(fitting), 1, console, say) - 1].id


def ask_number(question: str, low: int, high: int, default: int, console: Console, say: Say) -> int:
    while True:
        console.print(f"{question} [dim]\\[{default}][/] ", end="")
        answer = input().strip() or str(default)
        number = whole(answer)
        if number is not None and low <= number <= high:
            return number
        console.print(say("A number from {low} to {high}, please.", low=low, high=high))
