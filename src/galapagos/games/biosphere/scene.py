"""A view made ready to be drawn: the position behind it, who looks, and what he can spend."""

from collections.abc import Sequence
from typing import NamedTuple

from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.developing import MOST_STEPS
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.game import Data
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS


class Scene(NamedTuple):
    """All that a part of the board is drawn from."""

    view: Data
    table: Position
    players: Sequence[str]
    edition: Edition
    say: Say
    looker: int | None = None

    def of(self, seat: int) -> "Scene":
        """The same for another reader: what his cards and points mean to him."""
        return self._replace(looker=seat)

    @property
    def own(self) -> int | None:
        """The seat that looks; none for the public."""
        letter = self.view.get("eyes", "")
        return LETTERS.index(letter) if letter in LETTERS[: self.table.seats] else None

    @property
    def reader(self) -> int:
        """For whom distances and prices are told: who looks, else who decides, else who begins."""
        if self.looker is not None:
            return self.looker
        if self.own is not None:
            return self.own
        return int(self.table.seat) if self.table.seat >= 0 else int(self.table.start)

    @property
    def is_developing(self) -> bool:
        """The reader spends his points right now."""
        return bool(self.table.step == w.DEVELOP and self.table.seat == self.reader)

    @property
    def has_developed(self) -> bool:
        """His next turn of phase 3 is one of the next round."""
        table, seat = self.table, self.reader
        return bool(table.step != w.DEVELOP or table.place(seat) < table.place(table.seat))

    @property
    def purse(self) -> int:
        """What the reader can spend in this turn or, once it is over, in his next one."""
        points = int(self.table.ep[self.reader])
        return points + int(self.table.income(self.reader)) if self.has_developed else points

    @property
    def walked(self) -> int:
        """Steps on the evolution field that are paid already."""
        return int(self.table.walked) if self.is_developing else 0

    @property
    def can_walk(self) -> bool:
        """Marking a corner ends the steps of a turn."""
        return not (self.is_developing and self.table.settled)

    def cost_of(self, steps: int) -> int:
        """What so many more steps on the evolution field cost."""
        return sum(range(self.walked + 1, self.walked + steps + 1))

    def can_afford(self, steps: int, price: int = 0) -> bool:
        """So many steps, beside something for this price."""
        if steps and (not self.can_walk or self.walked + steps > MOST_STEPS):
            return False
        return self.cost_of(steps) + price <= self.purse

    def steps_to(self, cell: tuple[int, int]) -> int | None:
        """How far the reader's markers are from a cell of the evolution field; none before they are laid."""
        size, speciality = int(self.table.size[self.reader]), int(self.table.speciality[self.reader])
        if size < 0:
            return None
        return abs(cell[0] - size) + abs(cell[1] - speciality)
