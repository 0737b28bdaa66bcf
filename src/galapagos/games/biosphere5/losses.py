# compiled
"""What losses cost a player, and doom, measured in what an action is worth."""

from typing import Final

from galapagos.core.numbers import i64
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.words import FIELDS

POINT: Final[i64] = 16  # an action
UNSEEN: Final[i64] = 24  # a card from the pile
LOST_CARD: Final[i64] = 16
LEVEL: Final[i64] = 14  # of the machine's hand
SOLVED_PERFECTLY: Final[i64] = 64
SOLVED: Final[i64] = 56
OUT: Final[i64] = 400


def achievements(table: Position, player: i64) -> i64:
    """How many fields a player has solved."""
    count: i64 = 0
    for field in range(FIELDS):
        count += table.solved[player] >> field & 1
    return count


def held(table: Position, player: i64) -> i64:
    """How many cards a player can lose; B5-7.7: the machine has its hand level."""
    return table.level if table.is_machine(player) else table.hand_size(player)


def rough(table: Position, player: i64) -> i64:
    """How somebody stands, by what one sees at once."""
    return SOLVED * achievements(table, player) + UNSEEN * held(table, player)


def toll(table: Position, player: i64, count: i64) -> i64:
    """What the loss of so many cards costs, as far as hand and achievements cover it."""
    from_hand = min(count, held(table, player))
    from_table = min(count - from_hand, achievements(table, player))
    return from_hand * (LEVEL if table.is_machine(player) else LOST_CARD) + from_table * SOLVED


def uncovered(table: Position, player: i64, count: i64) -> i64:
    """B5-4.8: how many of so many cards neither hand nor achievements cover."""
    return max(count - held(table, player) - achievements(table, player), 0)


def own_loss(table: Position, player: i64, count: i64) -> i64:
    """What the loss of so many cards costs the player himself."""
    missing = uncovered(table, player, count)
    cost = toll(table, player, count)
    if missing == 0:
        return cost
    return cost + (doom_cost(table, player, missing) if table.brink else OUT)


def doom_cost(table: Position, player: i64, steps: i64) -> i64:
    """What so much more doom costs, or so much less is worth: nothing where there is none."""
    if not table.brink or table.is_machine(player):
        return 0
    before = table.doom[player]
    after = max(before + steps, 0)
    return OUT if after >= MOST_DOOM else burden(after) - burden(before)


def burden(doom: i64) -> i64:
    """Each step weighs more than the one before."""
    return 10 * doom + 3 * doom * doom
