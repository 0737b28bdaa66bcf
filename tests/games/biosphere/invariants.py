"""What no position of the game may break, checked on the compiled position itself."""

from galapagos.core.state import NOBODY, State
from galapagos.games.biosphere.rules.piles import CARDS, PILES
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.rules.words import DEVELOP, DICE, MOST_SEATS, MOVED, SCALES, TERRAINS
from galapagos.games.game import Setup


def games(setup: Setup) -> int:
    """How many games `make prove` plays at each number of seats; those with other options are fewer."""
    return 5_000 if setup.options == {"band": "yes", "map": "recommended", "rounds": 60} else 1_000


def check(state: State) -> None:
    """50 dice for each seat, 56 cards, no tile too full, all values on their scales, markers on spaces of their own."""
    assert isinstance(state, Position)
    assert sum(state.cards.size[pile] for pile in range(PILES)) == CARDS
    check_dice(state)
    for seat in range(state.seats):
        assert state.points[seat] >= 0
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
                mine += [state.moved[tile] >> 4 * face & 15 for face in range(1, 6)]
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
