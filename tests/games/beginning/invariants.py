"""What no position of the game may break, checked on the compiled position itself."""

from galapagos.core.state import State
from galapagos.games.beginning.rules.piles import CARDS, PILES
from galapagos.games.beginning.rules.position import Position
from galapagos.games.game import Setup


def games(setup: Setup) -> int:
    """How many games `make prove` plays at each number of seats."""
    return 20_000


def check(state: State) -> None:
    """All 88 cards lie somewhere, no species is without a card, no chip without a place it once had."""
    assert isinstance(state, Position)
    size, first = state.cards.size, state.first
    cards = sum(size[pile] for pile in range(PILES))
    for row in range(first[state.seats]):
        population, chips = state.population[row], state.chips[row]
        assert population > 0
        assert 0 <= chips <= 2 * population
        traits = state.traits[row].bit_count()
        assert traits <= 3
        cards += population + traits
    assert cards == CARDS
    assert state.hole >= 0
