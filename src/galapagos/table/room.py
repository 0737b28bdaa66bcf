"""A table in memory: made from its rows and acts, and thrown away whenever there is doubt."""

import asyncio
import time
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from typing import NamedTuple

from galapagos.games import game as find_game
from galapagos.match.act import PLAY, UNDO, Act
from galapagos.match.match import Match
from galapagos.match.record import apply
from galapagos.table.clock import Clock, Rule
from galapagos.table.face import Face
from galapagos.table.signing import Signer
from galapagos.table.standing import Standing
from galapagos.table.store.messages import MOST, Message
from galapagos.table.store.tables import PERSON, Seat, TableRow

# Bots are called by the genus of an animal of the islands: names that are the same in every language.
BOT_NAMES = (
    "Geospiza",
    "Chelonoidis",
    "Conolophus",
    "Zalophus",
    "Spheniscus",
    "Amblyrhynchus",
    "Nannopterum",
    "Microlophus",
)


class Since(NamedTuple):
    """What other processes have changed in a room, up to a number."""

    number: int
    table: TableRow
    done: Sequence[Act]
    nonces: set[str]
    talk: Sequence[Message]
    standing: Sequence[tuple[int, Standing]]


class Room:
    """What stands in the store about one table, and the match it makes. Whoever reads or changes it holds the lock."""

    def __init__(
        self,
        table: TableRow,
        seats: Sequence[Seat],
        acts: Sequence[Act],
        nonces: set[str],
        talk: Sequence[Message],
        standing: Iterable[tuple[int, Standing]],
        signer: Signer,
        now: Callable[[], float],
    ) -> None:
        self.signer = signer
        self.now = now
        self.table = table
        self.seats = [*seats]
        self.nonces = nonces
        self.talk = [*talk]
        self.standing = {(seat, each.verb): each for seat, each in standing}
        self.said: dict[int, int] = {}
        self.game = find_game(table.game)
        self.setup = self.game.settle(table.seats, table.form, **table.options)
        self.lock = asyncio.Lock()
        self.number = 0
        self.whole = 0
        self.due = 0
        self.used = time.monotonic()
        self.faces: dict[tuple[int, str], Face] = {}
        self.match: Match | None = None
        self.clock: Clock | None = None
        if table.started is not None:
            match = self.begin(table.started)
            for act in acts:
                apply(match, act)
                self.wind(act)

    def begin(self, started: float) -> Match:
        """The match before its first act; from now on the clock runs, where there is one."""
        self.match = Match(
            self.game,
            self.setup,
            self.table.seed,
            players=[seat.name for seat in self.seats],
            start=None if self.table.position is None else self.game.from_text(self.table.position),
            started=datetime.fromtimestamp(int(started), UTC),
            clock=lambda: max(0.0, self.now() - started),
        )
        rule = Rule.from_text(self.table.clock)
        self.clock = None if rule is None else Clock(rule, self.table.seats, self.awaited())
        return self.match

    def wind(self, done: Act) -> None:
        """Let the clock know of an act that the match has just taken."""
        if self.clock is not None and done.seconds is not None:
            self.clock.note(self.awaited(), done.seconds, done.kind in (PLAY, UNDO))

    @property
    def deadline(self) -> float | None:
        """When the time of whoever is awaited runs out, in seconds since 1970."""
        if self.clock is None or self.clock.deadline is None or self.table.started is None:
            return None
        return self.table.started + self.clock.deadline

    @property
    def id(self) -> str:
        return self.table.id

    @property
    def is_behind(self) -> bool:
        """Another process has changed something here that has not been read yet."""
        return self.due > self.number

    @property
    def is_finished(self) -> bool:
        return self.table.finished is not None

    @property
    def public(self) -> int:
        """The eyes of everybody."""
        return self.table.seats

    def seats_of(self, visitor: str) -> list[int]:
        """Where a visitor sits: at several places where others share his screen."""
        return [at for at, seat in enumerate(self.seats) if seat.visitor is not None and seat.visitor == visitor]

    @property
    def shared(self) -> list[int]:
        """The seats of those who share the host's screen; none where he sits there alone."""
        mine = self.seats_of(self.table.host)
        return mine if len(mine) > 1 else []

    @property
    def uncovered(self) -> int | None:
        """Which of them lies open."""
        return self.table.uncovered

    def next_uncovered(self) -> int | None:
        """Which of them lies open after an act: somebody else's turn covers it, unless nothing is secret."""
        awaited = self.awaited()
        if awaited not in self.shared or awaited == self.uncovered:
            return self.uncovered
        return None if self.has_secrets() else awaited

    def has_secrets(self) -> bool:
        """Somebody who shares the screen sees what not everybody may see."""
        assert self.match is not None
        public = self.match.view() | {"eyes": ""}
        return any(self.match.view(seat) | {"eyes": ""} != public for seat in self.shared)

    def seat_of(self, visitor: str) -> int | None:
        """The seat a visitor acts for: his own, or, of several, the one that lies open."""
        mine = self.seats_of(visitor)
        if len(mine) > 1:
            return self.uncovered
        return mine[0] if mine else None

    def eyes_of(self, visitor: str) -> int:
        """The eyes a visitor sees this table with."""
        seat = self.seat_of(visitor)
        return self.public if seat is None else seat

    def is_idle(self, seconds: float) -> bool:
        """Nobody has been in here for so long."""
        return time.monotonic() - self.used > seconds

    def persons(self) -> list[str]:
        """The visitors who sit here."""
        return [seat.visitor for seat in self.seats if seat.kind == PERSON and seat.visitor is not None]

    def deciding_bot(self) -> tuple[int, str] | None:
        """The seat that decides now and its level, where a bot keeps it."""
        match = self.match
        if match is None or match.seat is None or match.is_paused:
            return None
        if match.seat in match.bots:
            return match.seat, match.bots[match.seat]
        return (match.seat, self.table.level) if match.seat in match.resigned else None

    def take_in(self, news: "Since") -> None:
        """What others have done and said here."""
        assert self.match is not None or not news.done
        for act in news.done:
            apply(self.match, act)  # type: ignore[arg-type]
            self.wind(act)
        self.table = news.table
        self.nonces |= news.nonces
        self.standing = {(seat, each.verb): each for seat, each in news.standing}
        for message in news.talk:
            self.hear(message, news.number)
        self.number = news.number

    def hear(self, message: Message, number: int) -> None:
        """A line of the talk; browsers that know less than this number have not read it."""
        if all(message.id != each.id for each in self.talk):
            self.talk = sorted([*self.talk, message], key=lambda each: each.id)[-MOST:]
            self.said[message.id] = number

    def awaited(self) -> int | None:
        """The seat of the person who is awaited: the one that decides, or is asked to agree."""
        match = self.match
        if match is None or match.seat is None or match.is_paused or self.deciding_bot() is not None:
            return None
        return match.seat

    def standing_answer(self) -> str | None:
        """What whoever is awaited has said to choose in such a case."""
        seat = self.awaited()
        mine = [standing for (at, _), standing in self.standing.items() if at == seat]
        if not mine or self.match is None:
            return None
        choices = self.match.choices()
        return next((found for each in mine if (found := each.answer(choices)) is not None), None)

    @property
    def is_answered(self) -> bool:
        """A bot decides, or a person has said before what he chooses."""
        return self.deciding_bot() is not None or self.standing_answer() is not None

    def nonce(self, seat: int) -> str:
        """What a posting of this seat must carry now: it counts once, and nobody else can know it."""
        done = 0 if self.match is None else len(self.match.acts)
        return self.signer.mark("nonce", self.id, self.seats[seat].visitor, done)

    def face(self, eyes: int, language: str) -> Face:
        """What these eyes read of the room now."""
        key = (eyes, language)
        if key not in self.faces:
            self.faces[key] = Face(self, eyes, language)
        face = self.faces[key]
        face.refresh()
        return face

    def free_seats(self, is_invited: bool) -> list[int]:
        """The seats somebody may take: those open to all, and with an invitation those kept for friends."""
        return [at for at, seat in enumerate(self.seats) if seat.kind == "open" or (is_invited and seat.is_free)]

    def bot_name(self) -> str:
        """A name that no bot here has yet."""
        taken = {seat.name for seat in self.seats}
        return next((name for name in BOT_NAMES if name not in taken), BOT_NAMES[0])
