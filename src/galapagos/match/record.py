"""The record of a match: a text that people can read and compare, closed by a digest."""

from collections.abc import Iterable, Iterator
from hashlib import sha256
from typing import TYPE_CHECKING

from galapagos.core.state import State
from galapagos.games.game import Game
from galapagos.match import act
from galapagos.match.act import Act
from galapagos.match.seed import seed_hash
from galapagos.text.seats import LETTERS

if TYPE_CHECKING:
    from galapagos.match.match import Match

TITLE = "Galapagos record 1"


class Scroll:
    """The record of a match as far as it is written: a line for each act, and the digest over acts and positions."""

    def __init__(self, head: Iterable[str]) -> None:
        self.head = [*head]
        self.lines: list[str] = []
        self.digest = sha256("\n".join(self.head).encode())
        self.unread: list[State] = []

    def add(self, done: Act, number: int, led_to: State) -> None:
        """Write an act, and remember the position it led to: reading those can wait until somebody asks."""
        self.lines.append(act_line(done, number))
        self.unread.append(led_to)

    def close(self, game: Game, closing: Iterable[str]) -> str:
        """The record as text."""
        first = len(self.lines) - len(self.unread)
        for line, state in zip(self.lines[first:], self.unread, strict=True):
            self.digest.update(f"\n{line}\n{game.to_text(game.to_data(state))}".encode())
        self.unread = []
        last = [*closing]
        digest = self.digest.copy()
        digest.update("\n".join(last).encode())
        return "\n".join([TITLE, *self.head, "", *self.lines, "", *last, f"digest: {digest.hexdigest()}"]) + "\n"


def header(match: "Match") -> Iterator[str]:
    yield f"game: {match.game.id}"
    yield f"rules: {match.rules}"
    yield f"data: {match.game.data_digest}"
    yield f"seats: {match.setup.seats}"
    yield f"form: {match.setup.form}"
    for name, value in match.setup.options.items():
        yield f"option {name}: {value}"
    yield f"seed hash: {seed_hash(match.seed)}"
    yield f"seed: {match.seed}"
    if match.started:
        yield f"started: {match.started.isoformat()}"
    for letter, player in zip(LETTERS, match.players, strict=False):
        yield f"player {letter}: {player}"
    if match.start is not None:
        yield from (f"position: {line}" for line in match.game.to_text(match.start).splitlines())


def closing_lines(match: "Match") -> Iterator[str]:
    result = match.result()
    if result is None:
        yield "result: " + ("abandoned" if match.is_abandoned else "unfinished")
        return
    outcome = result.solo or ("drawn" if result.drawn else "")
    yield " ".join(["result:", *map(str, result.places), outcome]).rstrip()
    yield "points: " + (" ".join(map(str, result.points)) or "-")
    yield f"reason: {result.reason}"


def act_line(done: Act, number: int) -> str:
    """`12 a feed A1 @ 31.5`; the table's acts have a dash instead of a number."""
    place = str(number) if done.kind == act.PLAY else "-"
    text = done.text if done.kind == act.PLAY else f"{done.kind} {done.text}".rstrip()
    seconds = "" if done.seconds is None else f" @ {done.seconds:.1f}"
    return f"{place} {LETTERS[done.seat]} {text}{seconds}"


def apply(match: "Match", done: Act) -> None:
    """Do an act again."""
    if done.kind == act.PLAY:
        match.check_open(done.seat)
        match.decide(match.read(done.text), done.seconds)
    elif done.kind == act.UNDO:
        match.take_back(done.seconds)
    else:
        match.table_act(done)
