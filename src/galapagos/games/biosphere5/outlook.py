# compiled
"""How well a player stands: what is solved, what the hand is good for, and what may still happen to it."""

from typing import Final

from galapagos.core.cards import NO_CARD
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.losses import LEVEL, POINT, burden, doom_cost, toll, uncovered
from galapagos.games.biosphere5.plan import FODDER, Plan
from galapagos.games.biosphere5.rules.catastrophe import loss
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.piles import ASIDE, HAND, HAND_LIMIT, OF_MACHINE, OPEN, PILES
from galapagos.games.biosphere5.rules.playing import PRICE
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import is_opponent
from galapagos.games.biosphere5.rules.words import FIELD_OF_RESCUE, FIELDS, LEADERS, MACHINE

ACTION_LEFT: Final[i64] = 12
CARD: Final[i64] = 15  # whatever it is
BEST_CARD: Final[i64] = 60
STANDS_PERFECTLY: Final[i64] = 44
STANDS: Final[i64] = 40
READY: Final[i64] = 80
LEADER: Final[i64] = 19  # each level
GONE: Final[i64] = -600

CERTAIN: Final[i64] = 16
ARMED: Final[i64] = 6
UNARMED: Final[i64] = 4
RESCUED: Final[i64] = 32
KNOCKED_OUT: Final[i64] = 120
DRAWN: Final[i64] = 40
MOST_DANGER: Final[i64] = 100


def points(plan: Plan, plans: list[Plan]) -> i64:
    """A number that compares with those of others."""
    table, player = plan.table, plan.player
    if not table.is_in(player):
        return GONE
    if table.is_machine(player):
        return points_of_machine(table)
    total = standing(table, player) + hand(plan) + row(plan)
    for other in plans:
        if is_opponent(table, player, other.player):
            total -= danger(plan, other)
    if table.active == player:
        total += ACTION_LEFT * table.actions
    if table.brink:
        total += LEADER * leadership(table, player) - burden(table.doom[player])
    return total


def points_of_machine(table: Position) -> i64:
    """Its cards are its hand level; it draws more of them, the higher it is."""
    total = standing(table, MACHINE) + LEVEL * table.level
    if table.cards.size[OF_MACHINE + ASIDE] > 0:
        total += POINT
        if table.reaches(MACHINE, level_of_field(FIELD_OF_RESCUE)):
            total += READY
    return total


def standing(table: Position, player: i64) -> i64:
    """The achievements."""
    total: i64 = 0
    for field in range(FIELDS):
        if table.is_perfect(player, field):
            total += STANDS_PERFECTLY
        elif table.has_solved(player, field):
            total += STANDS
    return total


def hand(plan: Plan) -> i64:
    """That there are cards matters more than which; those above eight are lost at the end of the turn."""
    table, cards = plan.table, plan.table.cards
    count = table.hand_size(plan.player)
    total = CARD * min(count, HAND_LIMIT)
    card = cards.top[plan.player * PILES + HAND]
    while card != NO_CARD:
        total += (min(plan.keep(cards.face[card]), BEST_CARD) - FODDER) * 3 // 8
        card = cards.under[card]
    if plan.has_biosphere and table.reaches(plan.player, level_of_field(FIELD_OF_RESCUE)):
        total += READY * min(count, PRICE + 1) // (PRICE + 1)
    return total


def row(plan: Plan) -> i64:
    """The best open card may be taken one day."""
    cards = plan.table.cards
    best = POINT
    card = cards.top[plan.player * PILES + OPEN]
    while card != NO_CARD:
        best = max(best, plan.worth(cards.face[card]))
        card = cards.under[card]
    return (min(best, BEST_CARD) - POINT) // 2


def leadership(table: Position, player: i64) -> i64:
    """How many levels the leaders have risen."""
    total: i64 = 0
    for leader in range(LEADERS):
        total += table.leader_level(player, leader)
    return total


def danger(plan: Plan, other: Plan) -> i64:
    """What somebody, protected himself, may unleash."""
    table, author = plan.table, other.player
    total: i64 = 0
    for field in range(FIELDS):
        is_exposed = table.has_solved(author, field) and not table.is_perfect(plan.player, field)
        if is_exposed and table.reaches(author, level_of_field(field)):
            total += blow(plan, other, field) * likelihood(other, field) // CERTAIN
    return min(total, MOST_DANGER)


def likelihood(author: Plan, field: i64) -> i64:
    """How likely this catastrophe is to come soon, in sixteenths."""
    if author.table.is_machine(author.player):
        return (author.table.level + 1) // 2
    return ARMED if (author.armed >> field) & 1 == 1 else UNARMED


def blow(plan: Plan, author: Plan, field: i64) -> i64:
    """What a catastrophe costs."""
    table, player = plan.table, plan.player
    if (plan.rescues >> field) & 1 == 1:
        return RESCUED
    count = loss(table, player, field)
    missing = uncovered(table, player, count)
    cost = toll(table, player, count)
    if missing == 0:
        return cost
    if table.brink:
        return cost + doom_cost(table, player, missing)
    return cost + (KNOCKED_OUT if author.has_biosphere else DRAWN)
