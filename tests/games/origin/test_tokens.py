"""The ledger of food: whatever is taken, destroyed, left over, stolen or stored adds up after every decision."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY
from galapagos.games.game import Setup
from galapagos.games.origin.rules import words as w
from galapagos.games.origin.rules.position import Position

GAME = gp.game("origin")


class Ledger:
    """What lies in the base and on all animals, reckoned from the events alone."""

    def __init__(self) -> None:
        self.base = self.red = self.blue = self.yellow = 0

    def read(self, events: Events, before: Position) -> None:
        """Write down what happened since a position."""
        for number in range(events.count):
            self.enter(events.kind(number), [int(events.subject(number, field)) for field in range(4)], before)

    def enter(self, kind: int, subjects: list[int], before: Position) -> None:
        a, b, c, d = subjects
        if kind == w.GREW:
            self.base += a
        elif kind in (w.WITHERED, w.STRIPPED):
            self.base -= a if kind == w.WITHERED else 1
        elif kind in (w.TOOK, w.COMMUNICATED):
            stored = c if kind == w.TOOK else d
            self.base -= 1
            self.red += 1 - stored
            self.yellow += stored
        elif kind in (w.BIT, w.SCAVENGED, w.COOPERATED):
            stored = d if kind == w.COOPERATED else c
            self.blue += 1 - stored
            self.yellow += stored
        elif kind == w.DEVOURED:
            self.blue += c - d
            self.yellow += d
        elif kind == w.CONVERTED:
            self.blue += c
            self.yellow -= c
        elif kind == w.STOLE:
            self.red -= d
            self.blue += d
        else:
            self.lose(kind, a, b, c, before)

    def lose(self, kind: int, seat: int, number: int, trait: int, before: Position) -> None:
        """Who is eaten or drops fat takes tokens along; a turn that ends leaves fat alone on those who live."""
        if kind == w.EATEN:
            row = before.first[seat] + number - 1
            self.red -= before.red[row]
            self.blue -= before.food[row] - before.red[row]
            self.yellow -= before.yellow[row]
        elif kind == w.DROPPED and trait == w.FAT_TISSUE:
            self.yellow -= min(1, before.yellow[before.first[seat] + number - 1])
        elif kind in (w.BEGAN, w.ENDED):
            self.red = self.blue = 0

    def compare(self, state: Position, starved: bool) -> None:
        """The position holds what the ledger says."""
        rows = range(state.animals())
        red, food = sum(state.red[row] for row in rows), sum(state.food[row] for row in rows)
        yellow = sum(state.yellow[row] for row in rows)
        if starved:
            assert yellow <= self.yellow
            self.yellow = yellow
        assert (state.base, red, food - red, yellow) == (self.base, self.red, self.blue, self.yellow)


def play_and_check(setup: Setup, seed: int) -> None:
    dice, ledger, events = stream(seed), Ledger(), Events()
    state = GAME.new(setup, dice, events)
    ledger.read(events, state)
    into = vec[i64]([0] * state.most())
    while state.seat != NOBODY:
        before, events = state.copy(), Events()
        state.play(into[dice.below(state.choices(into))], dice, events)
        ledger.read(events, before)
        kinds = {int(events.kind(number)) for number in range(events.count)}
        ledger.compare(state, bool(kinds & {w.STARVED, w.DIED_OF_POISON}))


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_red_tokens_add_up(seats: int) -> None:
    """ORI-3.1 ORI-4.2 ORI-4.4 ORI-4.11 ORI-4.12 ORI-4.15: after every decision of whole games."""
    for seed in range(30):
        play_and_check(GAME.settle(seats), seed)


@pytest.mark.prove
@pytest.mark.parametrize("seats", range(2, 9))
def test_red_tokens_add_up_in_thousands_of_games(seats: int) -> None:
    """ORI-3.1 ORI-4.2 ORI-4.4 ORI-4.11 ORI-4.12 ORI-4.15: as above."""
    for seed in range(2_000):
        play_and_check(GAME.settle(seats, mimicry=("chain", "turn")[seed % 2]), seed)
