# compiled
"""Judging a position of the game: the assignments to be expected, and what helps to get them."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import Brain, chance
from galapagos.core.cards import NO_CARD
from galapagos.core.choice import thing
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State
from galapagos.games.biosphere.rules.developing import POSITIONS
from galapagos.games.biosphere.rules.ending import tie_breaker
from galapagos.games.biosphere.rules.piles import HAND
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import DEVELOP, LOSE, MOVE
from galapagos.games.biosphere.thinking.progress import time_left, way
from galapagos.games.biosphere.thinking.prospects import Prospects
from galapagos.games.biosphere.thinking.settling import Wishes
from galapagos.games.biosphere.thinking.spending import Plan, weigh_beginning, worth_of_card, worth_of_way
from galapagos.games.biosphere.thinking.worths import BAND_SPACE, EVOLUTION_POINT, Worths, worth_of_board

# In parts of an assignment, of which there are SURELY in a whole one.
SPREAD: Final[i64] = 200  # of hopes at the end, and more for each sixteenth of a round that is left
WIDER: Final[i64] = 5
TIE: Final[i64] = 100  # to stand before somebody who has as many assignments
DIE: Final[i64] = 8  # for a round
DEAREST: Final[i64] = 1 << 17


@final
@mypyc_attr(acyclic=True)
class Feeling(Brain):
    """A player's feeling for the game."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 16  # half a round of four

    def expect(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        hopes = vec[i64]([0] * state.seats)
        for seat in range(state.seats):
            hopes[seat] = hope(state, seat)
        spread = SPREAD + WIDER * time_left(state)
        for seat in range(state.seats):
            total: i64 = 0
            for other in range(state.seats):
                if other != seat:
                    total += chance(hopes[seat] - hopes[other] + tie(state, seat, other), spread)
            into[seat] = total // (state.seats - 1)

    def weigh(self, state: State, choices: vec[i64], count: i64, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        if state.agenda.depth > 0:
            weigh_points(state, choices, count, into)
        elif state.step == DEVELOP:
            weigh_spending(state, choices, count, into)
        else:
            weigh_dice(state, choices, count, into)


def hope(table: Position, seat: i64) -> i64:
    """The assignments to be expected, and all that a seat has for getting them."""
    prospects = Prospects(table, seat)
    total = prospects.total() + worth_of_board(table, seat, prospects.time)
    total += DIE * (prospects.now.population + prospects.later.population)
    total += EVOLUTION_POINT * 3 * table.ep[seat] // 4
    if table.has_band:
        total += BAND_SPACE * table.space[seat]
    if table.cards.size[HAND + seat] > 0:
        total += worth_of_hand(table, seat)
    return total


def worth_of_hand(table: Position, seat: i64) -> i64:
    """What the cards in hand will bring: half, for they are to be played first, and each further one less."""
    worths = Worths(table, seat)
    total: i64 = 0
    share: i64 = 64
    card = table.cards.top[HAND + seat]
    while card != NO_CARD:
        face = table.cards.face[card]
        cell = table.material.cell[face]
        steps = way(table, seat, cell // POSITIONS, cell % POSITIONS)
        gain = worth_of_card(worths, face) - worth_of_way(table, steps)
        if gain > 0:
            total += gain * share // 128
            share = share * 3 // 4
        card = table.cards.under[card]
    return total


def tie(table: Position, seat: i64, other: i64) -> i64:
    """BIO-7.2: whoever leads where assignments are equal."""
    lead = tie_breaker(table, seat) - tie_breaker(table, other)
    return TIE if lead > 0 else -TIE if lead < 0 else 0


def weigh_points(table: Position, choices: vec[i64], count: i64, into: vec[i64]) -> None:
    """Take what is worth most, lose what is worth least."""
    worths = Worths(table, table.seat)
    loses = table.agenda.what() == LOSE
    for at in range(count):
        point = thing(choices[at], 0)
        worth = worths.of_lost_life(point) if loses else worths.of[point]
        into[at] = DEAREST // (16 + worth * worth) if loses else 1 + worth * worth // 16


def weigh_spending(table: Position, choices: vec[i64], count: i64, into: vec[i64]) -> None:
    if table.size[table.seat] < 0:
        for at in range(count):
            into[at] = weigh_beginning(table, thing(choices[at], 0), thing(choices[at], 1))
        return
    plan = Plan(table)
    for at in range(count):
        into[at] = plan.weight(choices[at])


def weigh_dice(table: Position, choices: vec[i64], count: i64, into: vec[i64]) -> None:
    wishes = Wishes(table)
    moving = table.step == MOVE
    for at in range(count):
        into[at] = wishes.weight_of_move(choices[at]) if moving else wishes.weight_of_place(choices[at])


BRAIN: Final = Feeling()
