"""What no position of the game may break, checked on the compiled position itself."""

from galapagos.core.state import State
from galapagos.games.game import Setup
from galapagos.games.origin.rules import words as w
from galapagos.games.origin.rules.piles import PILES
from galapagos.games.origin.rules.position import Position


def games(setup: Setup) -> int:
    """How many games `make prove` plays: 20,000 at two, four and eight seats, fewer at the tables between."""
    return 20_000 if setup.seats in (2, 4, 8) else 2_000


def check(state: State) -> None:
    """All 84 or 168 cards lie somewhere, each once; tokens lie where there is room; pairs join living animals."""
    assert isinstance(state, Position)
    cards = 84 if state.seats <= 4 else 168
    rows, pairs = state.first[state.seats], state.pairs
    worn = sum(state.count_traits(row) for row in range(rows))
    assert sum(state.cards.size[pile] for pile in range(PILES)) + rows + worn + pairs.count == cards
    for row in range(rows):
        check_animal(state, row)
    joined = set()
    for pair in range(pairs.count):
        one, other = pairs.one[pair], pairs.other[pair]
        assert one != other
        assert state.owner(one) == state.owner(other)
        assert state.has(other, pairs.kind[pair])
        joined.add((pairs.kind[pair], *sorted((one, other))))
    assert len(joined) == pairs.count
    assert state.base >= 0
    assert state.agenda.depth <= 2


def check_animal(state: Position, row: int) -> None:
    """No more tokens than ever found room, no trait twice, nothing forbidden side by side."""
    traits, fat, food = state.traits[row], state.fat[row], state.food[row]
    assert 0 <= state.red[row] <= food <= 5
    assert 0 <= state.yellow[row] <= fat
    assert (fat > 0) == bool(traits >> w.FAT_TISSUE & 1)
    kinds = (traits & ~w.PAIR_TRAITS & ~(1 << w.FAT_TISSUE)).bit_count()
    assert state.count_traits(row) == kinds + fat
    assert not (traits >> w.CARNIVOROUS & 1 and traits >> w.SCAVENGER & 1)
    assert not (state.is_marked(row, w.ASLEEP) and state.is_marked(row, w.SLEPT))
