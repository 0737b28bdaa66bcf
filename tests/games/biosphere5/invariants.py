"""What no position of the game may break, checked on the compiled position itself."""

from galapagos.core.state import NOBODY, State
from galapagos.games.biosphere5.rules.piles import ASIDE, DISCARDS, HAND, HAND_LIMIT, OPEN, PILE, PILES, ROW, TABLE
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.words import ACT, MACHINE, SOLO
from galapagos.games.game import Setup


def games(setup: Setup) -> int:
    """How many games `make prove` plays at each table."""
    return 20_000 if setup.seats == 2 else 5_000


def check(state: State) -> None:
    """Every deck is complete, rows and hands are no larger than allowed, markers and achievements agree."""
    assert isinstance(state, Position)
    size = state.cards.size
    for player in range(state.players):
        own = player * PILES
        cards = sum(size[pile] for pile in range(own, own + PILES))
        if state.form == SOLO and player == MACHINE:
            assert cards == 25
            assert 0 <= state.level <= 8
            assert size[own + ASIDE] <= (1 if state.level > 0 else 0)
        elif state.out >> player & 1:
            assert cards == 0
        else:
            assert cards == (28 if state.brink else 25)
            assert size[own + OPEN] <= ROW
            assert size[own + TABLE] == state.solved[player].bit_count()
            assert 0 <= state.doom[player] <= (8 if state.brink else 0)
        assert state.perfect[player] & ~state.solved[player] == 0
    if state.step == ACT:
        check_between_actions(state)


def check_between_actions(state: Position) -> None:
    """Nothing hangs in the air: no doom of 8, no used-up pile, a full row where a turn begins."""
    size = state.cards.size
    assert state.seat != NOBODY
    assert state.falling == 0
    for seat in range(state.seats):
        own = seat * PILES
        if state.out >> seat & 1:
            continue
        assert state.doom[seat] < 8
        assert size[own + PILE] > 0 or size[own + DISCARDS] == 0
        if seat != state.active:
            assert size[own + HAND] <= HAND_LIMIT
        if seat != state.active or state.actions == 2:
            assert size[own + OPEN] == ROW
