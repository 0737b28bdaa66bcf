"""A match that can be looked through moment by moment, at a table or from a record: whose eyes may look at it."""

from dataclasses import dataclass

from galapagos.core.state import State
from galapagos.games.game import Game
from galapagos.games.sight import ALL_EYES
from galapagos.match.match import Match
from galapagos.table.house import House
from galapagos.table.missing import Missing
from galapagos.table.reader import Reader
from galapagos.table.request import Request
from galapagos.text.digits import whole
from galapagos.text.seats import LETTERS, eyes_name

ALL = "all"


@dataclass(frozen=True)
class Showing:
    """The match, where it is found, the eyes its reader has, and whether everything may be shown: it is over then."""

    match: Match
    id: str
    address: str
    own: int
    is_over: bool
    is_shared: bool = False  # somebody else may look at the same screen a moment later

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def last(self) -> int:
        """The number of the last moment: so many decisions stand."""
        return len(self.match.moments)

    @property
    def can_be_tried(self) -> bool:
        """Whether somebody may go on from a moment elsewhere: not while he plays it with other people."""
        return self.is_over or (len(self.match.persons()) < 2 and not self.is_shared)

    def allowed(self) -> list[int]:
        """Whose eyes may be used, the reader's own first."""
        if not self.is_over:
            return [self.own]
        return [self.own, *(eyes for eyes in (*range(self.match.setup.seats + 1), ALL_EYES) if eyes != self.own)]

    def read_eyes(self, text: str | None) -> int:
        """The eyes that are meant; the own ones unless said, or where others may not be used."""
        return next((eyes for eyes in self.allowed() if self.name_of(eyes) == text), self.own)

    def name_of(self, eyes: int) -> str:
        """The reverse of `read_eyes`."""
        return ALL if eyes == ALL_EYES else eyes_name(eyes, self.match.setup.seats)

    def after(self, number: int) -> State:
        """The position after so many decisions."""
        if not 0 <= number <= self.last:
            raise Missing(number)
        return self.match.moments[number].before if number < self.last else self.match.state

    def moment(self, number: int, eyes: int) -> str:
        """Where a moment is found; the reader's own eyes need no word."""
        found = f"{self.address}/replay?moment={number}"
        return found if eyes == self.own else f"{found}&eyes={self.name_of(eyes)}"

    def decider(self, number: int) -> str | None:
        """The letter of the seat that made a decision; None before the first."""
        return LETTERS[self.match.moments[number - 1].before.seat] if number else None

    def read_moment(self, text: str | None) -> int:
        """The moment that is meant; the first unless said."""
        return (whole(text) or 0) if text else 0


async def find(house: House, reader: Reader, request: Request, name: str) -> Showing:
    """The match of a table or of a record, by the address that was asked for."""
    kind = request.url.path.split("/")[1]
    if kind == "record":
        match = await house.library.match(name)
        return Showing(match, name, f"/record/{name}", match.setup.seats, True)
    async with house.open(name) as room:
        if room.match is None:
            raise Missing(name)
        return Showing(room.match, name, f"/table/{name}", room.eyes_of(reader.id), room.is_finished, bool(room.shared))
