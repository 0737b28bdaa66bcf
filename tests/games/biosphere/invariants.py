"""What no position of the game may break, checked on the compiled position itself."""

from itertools import count

from galapagos.core.state import NOBODY, State
from galapagos.games.biosphere.rules.piles import CARDS
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import DEVELOP, DICE, MOST_SEATS, MOVED, SCALES, TERRAINS
from galapagos.games.game import Setup

LOOKS = count()


def games(setup: Setup) -> int:
    """How many games `make prove` plays: fewer at the tables between, and with other options than usual."""
    usual = setup.options == {"band": "yes", "map": "recommended", "rounds": 60}
    return 5_000 if usual and setup.seats % 2 == 0 else 800


def check(state: State) -> None:
    """No die and no card is ever lost; and each fiftieth position is looked at closely."""
    assert isinstance(state, Position)
    assert sum(list(state.cards.size)) == CARDS
    assert sum([*state.own, *state.fresh, *list(state.supply)[: state.seats]]) == DICE * state.seats
    if next(LOOKS) % 50 == 0:
        check_dice(state)
        check_boards(state)


def check_boards(state: Position) -> None:
    """All values on their scales, and markers on spaces of their own."""
    for seat in range(state.seats):
        assert state.ep[seat] >= 0
        assert all(0 <= state.level[seat * SCALES + scale] <= 3 for scale in range(SCALES))
        for terrain in range(TERRAINS):
            lifespan = state.lifespan[seat * TERRAINS + terrain]
            assert lifespan == 0 or state.material.lifespan[terrain] <= lifespan <= 5
    if state.has_band:
        spaces = [state.space[seat] for seat in range(state.seats)]
        assert len(set(spaces)) == state.seats
        assert all(0 <= space < state.material.spaces for space in spaces)


def check_dice(state: Position) -> None:
    """Counted die by die; and what the position keeps beside them agrees."""
    on_map = [0] * state.seats
    for tile in range(state.land.tiles):
        used = 0
        for seat in range(state.seats):
            mine = [state.count(tile, seat, face) for face in range(1, 6)]
            if seat == state.seat:
                mine += [state.count_moved(tile, face) for face in range(1, 6)]
            if state.step <= MOVED and state.seat != NOBODY:
                assert mine[state.dying() - 1] == 0
            own = sum(mine)
            assert own == state.own[tile * MOST_SEATS + seat]
            assert (state.spread[seat] >> tile & 1) == (own > 0)
            assert (state.majority[seat] >> tile & 1) == (2 * own > state.land.spaces[tile])
            assert (state.control[seat] >> tile & 1) == (own == state.land.spaces[tile])
            on_map[seat] += own
            used += own
        if state.seat != NOBODY:
            on_map[state.seat] += state.fresh[tile]
            used += state.fresh[tile]
        assert used == state.used[tile] <= state.land.spaces[tile]
        assert (state.free >> tile & 1) == (used < state.land.spaces[tile])
    for seat in range(state.seats):
        assert on_map[seat] + state.supply[seat] == DICE
        if state.round == 1 and state.step == DEVELOP:
            assert on_map[seat] == 0
