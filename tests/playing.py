"""A position on the test's table: written as text, played by choice texts."""

from typing import Any

import galapagos as gp
from galapagos.core.dice import Dice, stream
from galapagos.core.errors import IllegalChoice
from galapagos.core.events import Events


class Table:
    """A position that plays exactly what it is told: a match would add the forced decisions."""

    def __init__(self, game: str, text: str, dice: Dice | None = None) -> None:
        self.game = gp.game(game)
        self.dice = dice or stream(1)
        self.state = self.game.position(text, self.dice)
        self.told: list[str] = []

    def play(self, *texts: str) -> "Table":
        """Play choices one after the other; what everybody may know of them is told."""
        for text in texts:
            events = Events()
            self.state.play(self.game.find(self.state, text), self.dice, events)
            self.told = self.tell(events)
        return self

    def tell(self, events: Events, eyes: int | None = None) -> list[str]:
        """The lines of the log for a pair of eyes, the public's unless said."""
        eyes = self.state.seats if eyes is None else eyes
        players = [f"Player {seat}" for seat in range(self.state.seats)]
        say = self.game.say("en")
        lines = [self.game.tell(events, at, eyes, players, say) for at in range(events.count)]
        return [line for line in lines if line is not None]

    @property
    def choices(self) -> list[str]:
        """The texts of all legal choices."""
        return [self.game.text(self.state, choice) for choice in self.game.choices(self.state)]

    @property
    def data(self) -> dict[str, Any]:
        """The whole position."""
        return self.game.to_data(self.state)

    def view(self, eyes: int) -> dict[str, Any]:
        """The position as a pair of eyes sees it."""
        return self.game.view(self.state, eyes)

    def why_not(self, text: str) -> str:
        """The clause that forbids a choice; the choice must be refused and change nothing."""
        before = self.state.copy()
        try:
            self.game.find(self.state, text)
        except IllegalChoice:
            assert self.state == before
            refusal = self.game.reason(self.state, tuple(text.split()), self.game.say("en"))
            return refusal.clause if refusal else ""
        raise AssertionError(f"{text!r} is legal")
