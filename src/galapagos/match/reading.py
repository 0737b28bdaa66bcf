"""Reading records: strictly, act by act."""

import re
from datetime import datetime
from pathlib import Path

from galapagos.core.errors import Malformed
from galapagos.games import game as find_game
from galapagos.games import games
from galapagos.match import act
from galapagos.match.act import Act
from galapagos.match.match import Match
from galapagos.match.record import TITLE, apply
from galapagos.text.digits import whole
from galapagos.text.seats import LETTERS

ACT = re.compile(r"(?P<number>\d+|-) (?P<seat>[a-h]) (?P<text>.+?)(?: @ (?P<seconds>\d+(?:\.\d+)?))?")
CLOSING = ("result", "points", "reason", "digest")


class BrokenRecord(Malformed):
    """A record that is not one, or not as it was written: where, and what would be right."""

    def __init__(self, line: int, text: str, right: str) -> None:
        super().__init__(text, right)
        self.line = line
        self.args = (f"line {line}: {self.args[0]}",)


def load(text: str, data: Path | None = None) -> Match:
    """The match of a record, replayed act by act; refuses what is illegal and what it cannot know.

    A record made with a reader's own data files needs the folder they lie in.
    """
    lines = text.splitlines()
    if not lines or lines[0].strip() != TITLE:
        raise BrokenRecord(1, lines[0][:60] if lines else "", f"a record begins with {TITLE!r}")
    fields, first_act = read_header(lines)
    match = start(fields, data)
    closed = False
    for number, line in enumerate(lines[first_act:], first_act + 1):
        if not line.strip():
            continue
        if line.partition(":")[0] in CLOSING:
            closed = line.startswith("digest:")
            continue
        try:
            apply(match, read_act(match, line))
        except ValueError as error:
            raise BrokenRecord(number, line, str(error)) from error
    if not closed:
        raise BrokenRecord(len(lines), lines[-1], "the record is cut off: its last line is 'digest: ...'")
    return match


def verify(text: str, data: Path | None = None) -> Match:
    """The match of a record that is, to the letter, the one its acts and seed make."""
    match = load(text, data)
    given, made = text.splitlines(), match.record().splitlines()
    for number, (found, right) in enumerate(zip(given, made, strict=False), 1):
        if found != right:
            raise BrokenRecord(number, found, f"the acts and the seed of this record make {right!r}")
    if len(given) != len(made):
        raise BrokenRecord(len(given), given[-1], f"the record of this match has {len(made)} lines")
    return match


def read_header(lines: list[str]) -> tuple[dict[str, list[tuple[int, str]]], int]:
    """The fields before the first empty line, each with its line numbers, and where the acts begin."""
    fields: dict[str, list[tuple[int, str]]] = {}
    for number, line in enumerate(lines[1:], 2):
        if not line.strip():
            return fields, number
        name, colon, value = line.partition(": ")
        if not colon:
            raise BrokenRecord(number, line, "the first lines are like 'game: beginning'")
        fields.setdefault(name, []).append((number, value))
    return fields, len(lines)


def start(fields: dict[str, list[tuple[int, str]]], data: Path | None) -> Match:
    """The match before its first act."""

    def field(name: str) -> tuple[int, str]:
        if name not in fields:
            raise BrokenRecord(1, TITLE, f"a line '{name}: ...' is missing")
        return fields[name][0]

    def number(name: str) -> int:
        line, value = field(name)
        found = whole(value)
        if found is None:
            raise BrokenRecord(line, value, f"{name} is a number")
        return found

    if field("game")[1] not in games():
        raise BrokenRecord(*field("game"), f"a game is one of {', '.join(games())}")
    game = find_game(field("game")[1], data)
    rules = number("rules")
    if not 1 <= rules <= game.rules_version:
        right = f"this program knows {game.id} up to rules {game.rules_version}: a newer one is needed"
        raise BrokenRecord(field("rules")[0], f"rules {rules}", right if rules else "rules are counted from 1")
    if field("data")[1] != game.data_digest:
        raise BrokenRecord(*field("data"), f"the data files in use are {game.data_digest}")
    letters = LETTERS[: min(number("seats"), len(LETTERS))]
    options = {name[7:]: value for name, ((_, value), *_) in fields.items() if name.startswith("option ")}
    position = "\n".join(line for _, line in fields.get("position", []))
    started = fields.get("started", [(0, "")])[0][1]
    try:
        return Match(
            game,
            game.settle(number("seats"), field("form")[1], **options),
            field("seed")[1],
            players=[field(f"player {letter}")[1] for letter in letters],
            start=game.from_text(position) if position else None,
            started=datetime.fromisoformat(started) if started else None,
            rules=rules,
        )
    except BrokenRecord:
        raise
    except ValueError as error:
        raise BrokenRecord(field("seats")[0], "this match", str(error)) from error


def read_act(match: Match, line: str) -> Act:
    """The reverse of `act_line`."""
    found = ACT.fullmatch(line)
    if found is None:
        raise Malformed(line, f"an act is like '{match.number} a feed A1'")
    seat = LETTERS.index(found["seat"])
    seconds = float(found["seconds"]) if found["seconds"] else None
    if found["number"] != "-":
        if int(found["number"]) != match.number:
            raise Malformed(found["number"], f"decision {match.number} comes here")
        return Act(act.PLAY, seat, found["text"], seconds)
    kind, _, text = found["text"].partition(" ")
    if kind not in act.TABLE_ACTS:
        raise Malformed(kind, f"an act of the table is one of {', '.join(act.TABLE_ACTS)}")
    if seat >= match.setup.seats:
        raise Malformed(found["seat"], f"a seat is one of {', '.join(LETTERS[: match.setup.seats])}")
    return Act(kind, seat, text, seconds)
