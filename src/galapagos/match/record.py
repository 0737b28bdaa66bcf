"""The record of a match: a text that people can read and compare, closed by a digest."""

from collections.abc import Iterator
from hashlib import sha256
from typing import TYPE_CHECKING, Any

from galapagos.match import act
from galapagos.match.act import Act
from galapagos.match.seed import seed_hash
from galapagos.text.seats import LETTERS

if TYPE_CHECKING:
    from galapagos.match.match import Match

TITLE = "Galapagos record 1"


def write(match: "Match") -> str:
    """The record as text."""
    head = list(header(match))
    digest = sha256("\n".join(head).encode())
    body = []
    replayed = twin(match)
    for done in match.acts:
        line = act_line(replayed, done)
        apply(replayed, done)
        chain(digest, line, replayed)
        body.append(line)
    closing = list(closing_lines(match))
    digest.update("\n".join(closing).encode())
    return "\n".join([TITLE, *head, "", *body, "", *closing, f"digest: {digest.hexdigest()}"]) + "\n"


def header(match: "Match") -> Iterator[str]:
    yield f"game: {match.game.id}"
    yield f"rules: {match.game.rules_version}"
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


def act_line(match: "Match", done: Act) -> str:
    """`12 a feed A1 @ 31.5`; the table's acts have a dash instead of a number."""
    number = str(match.number) if done.kind == act.PLAY else "-"
    text = done.text if done.kind == act.PLAY else f"{done.kind} {done.text}".rstrip()
    seconds = "" if done.seconds is None else f" @ {done.seconds}"
    return f"{number} {LETTERS[done.seat]} {text}{seconds}"


def twin(match: "Match") -> "Match":
    """The same match before its first act."""
    return type(match)(
        match.game, match.setup, match.seed, players=match.players, start=match.start, started=match.started
    )


def apply(match: "Match", done: Act) -> None:
    """Do an act again."""
    if done.kind == act.PLAY:
        match.check_open(done.seat)
        match.decide(match.read(done.text), done.seconds)
    elif done.kind == act.UNDO:
        match.take_back(done.seconds)
    else:
        match.table_act(done)


def chain(digest: Any, line: str, match: "Match") -> None:
    digest.update(f"\n{line}\n{match.game.to_text(match.game.to_data(match.state))}".encode())
