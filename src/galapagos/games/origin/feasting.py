# compiled
"""How good it looks to feed an animal, to let it hunt, or to wait."""

from typing import TYPE_CHECKING

from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64
from galapagos.games.origin.outlook import POINT, TOKEN, Outlook, exposure, worth
from galapagos.games.origin.rules.eating import is_fed, may_take, need, room
from galapagos.games.origin.rules.words import (
    COMMUNICATION,
    CONVERT,
    COOPERATION,
    END,
    GRAZE,
    HUNT,
    POISONOUS,
    ROB,
    SLEEP,
    SYMBIOSIS,
    TAKE,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def gain(table: "Position", outlook: Outlook, choice: i64) -> i64:
    """What a choice changes for the better, guessed at a glance."""
    verb, row = verb_of(choice), thing(choice, 0)
    if verb == TAKE:
        return meal(table, outlook, row, 1) + partners_meal(table, outlook, row)
    if verb == HUNT:
        return gain_by_hunt(table, outlook, row, thing(choice, 1))
    if verb == CONVERT:
        return gain_by_fat(table, outlook, row, thing(choice, 1))
    if verb == GRAZE:
        return gain_by_grazing(outlook)
    if verb == ROB:
        return gain_by_robbery(table, outlook, row, thing(choice, 1))
    if verb == SLEEP:
        return gain_by_sleep(table, outlook, row)
    assert verb == END
    return 0


def meal(table: "Position", outlook: Outlook, row: i64, tokens: i64) -> i64:
    """What so many tokens bring an animal: its life if it lacks no more, a part of it, or some fat."""
    if is_fed(table, row):
        return POINT // 2 if outlook.turns > 0 else 0
    lacking = need(table, row) - table.food[row]
    value = worth(table, row, outlook.turns)
    if tokens >= lacking:
        return value
    return value * tokens // (lacking + 1)


def partners_meal(table: "Position", outlook: Outlook, row: i64) -> i64:
    """What the pairs of an animal bring their other halves."""
    if not (table.has(row, COOPERATION) or table.has(row, COMMUNICATION)):
        return 0
    pairs = table.pairs
    total: i64 = 0
    for at in range(pairs.count):
        if pairs.kind[at] != SYMBIOSIS and pairs.joins(at, row):
            partner = pairs.partner(at, row)
            if may_take(table, partner):
                total += meal(table, outlook, partner, 1) * 3 // 4
    return total


def gain_by_hunt(table: "Position", outlook: Outlook, hunter: i64, prey: i64) -> i64:
    """A meal, and one rival less; own prey costs what it is worth, and poison costs the hunter."""
    chance = exposure(table.traits[prey])
    if table.has(prey, POISONOUS):
        return meal(table, outlook, prey, 1) // 3 - worth(table, hunter, outlook.turns)
    value = worth(table, prey, outlook.turns)
    fed = meal(table, outlook, hunter, min(2, room(table, hunter))) + partners_meal(table, outlook, hunter)
    if table.owner(prey) == table.seat:
        return fed - value - POINT
    return chance * (fed + value // 2) // POINT


def gain_by_fat(table: "Position", outlook: Outlook, row: i64, tokens: i64) -> i64:
    """Fat waits where the food base does not."""
    saved = meal(table, outlook, row, tokens)
    if tokens < need(table, row) - table.food[row]:
        return saved // 8
    return saved // 8 if table.base > 0 else saved


def gain_by_grazing(outlook: Outlook) -> i64:
    """Good for whoever has eaten."""
    if outlook.own > 0:
        return -POINT if outlook.share < outlook.own + 2 * POINT else 0
    return POINT if outlook.others > 0 else 1


def gain_by_robbery(table: "Position", outlook: Outlook, pirate: i64, victim: i64) -> i64:
    """A meal out of somebody's mouth."""
    fed = meal(table, outlook, pirate, 1) + partners_meal(table, outlook, pirate)
    if table.owner(victim) == table.seat:
        return fed - worth(table, victim, outlook.turns)
    return fed + TOKEN // 2


def gain_by_sleep(table: "Position", outlook: Outlook, row: i64) -> i64:
    """Sleep is for whoever finds nothing."""
    lacking = need(table, row) - table.food[row]
    if outlook.base < POINT * lacking:
        return worth(table, row, outlook.turns)
    return outlook.hardship(lacking) if outlook.own > outlook.share else 1
