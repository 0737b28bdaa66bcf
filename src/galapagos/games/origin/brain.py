# compiled
"""Judging a position of the game: what the animals are worth, and what their players may still make of their cards."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import Brain, compare
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State
from galapagos.games.origin import feasting, fleeing, growing
from galapagos.games.origin.outlook import POINT, Outlook, prospect
from galapagos.games.origin.rules.piles import DECK
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.rules.words import DEVELOP

UNMOVED: Final[i64] = 32  # the weight of a choice that changes nothing
MOST_GAIN: Final[i64] = 8 * POINT


@final
@mypyc_attr(acyclic=True)
class Instinct(Brain):
    """What players of this game feel without thinking."""

    def expect(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        points = vec[i64]([0] * state.seats)
        for seat in range(state.seats):
            points[seat] = prospect(state, seat)
        compare(points, state.seats, spread(state), into)

    def weigh(self, state: State, choices: vec[i64], count: i64, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        if state.step == DEVELOP:
            outlook = Outlook(state)
            for at in range(count):
                into[at] = weight(growing.gain(state, outlook, choices[at]))
        elif state.agenda.depth > 0:
            for at in range(count):
                into[at] = weight(fleeing.gain(state, choices[at]))
        else:
            outlook = Outlook(state)
            for at in range(count):
                into[at] = weight(feasting.gain(state, outlook, choices[at]))


def weight(gain: i64) -> i64:
    """Gains are sought the more, the larger they are; losses are errors, yet a beginner makes them."""
    if gain > 0:
        sought = gain if gain < MOST_GAIN else MOST_GAIN
        return UNMOVED + sought * sought * sought // POINT
    if gain == 0:
        return UNMOVED
    return UNMOVED // 16 if gain > -POINT else 1


def spread(table: Position) -> i64:
    """The more cards are still to come, the less a lead means."""
    return POINT * 3 + POINT * table.cards.size[DECK] // (8 * table.seats)


BRAIN: Final = Instinct()
