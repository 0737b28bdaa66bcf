# compiled
"""A carnivore's attack."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.beginning.rules.losing import die_out, lose
from galapagos.games.beginning.rules.words import (
    ATTACK,
    ATTACKED,
    DEVOURED,
    HORNS,
    PROTECTION,
    SCAVENGED,
    SCAVENGER,
)

if TYPE_CHECKING:
    from galapagos.games.beginning.rules.position import Position

PREY_CHIPS: Final[i64] = 2


def choices(table: "Position", attacker: i64, into: vec[i64], count: i64) -> i64:
    """BEG-4.4: any player's species, own ones too."""
    for target in range(table.species()):
        if is_target(table, attacker, target):
            into[count] = choice(ATTACK, attacker, target)
            count += 1
    return count


def has_target(table: "Position", attacker: i64) -> bool:
    for target in range(table.species()):
        if is_target(table, attacker, target):
            return True
    return False


def is_target(table: "Position", attacker: i64, target: i64) -> bool:
    """BEG-4.5: all its protective traits are also the attacker's; nobody attacks itself."""
    return target != attacker and table.traits[target] & PROTECTION & ~table.traits[attacker] == 0


def attack(table: "Position", attacker: i64, target: i64, dice: Dice, events: Events | None) -> None:
    """BEG-4.14: losses, the attacker's chips, scavengers, then extinction."""
    if events is not None:
        events.add(ATTACKED, table.owner(attacker), table.number(attacker), table.owner(target), table.number(target))
    if table.has(target, HORNS):
        lose(table, attacker, events)
    if table.population[attacker] > 0:
        lose(table, target, events)
        devour(table, attacker, events)
    scavenge(table, events)
    if table.population[attacker] == 0:
        die_out(table, attacker, dice, events)
    elif table.population[target] == 0:
        die_out(table, target, dice, events)


def devour(table: "Position", attacker: i64, events: Events | None) -> None:
    """BEG-4.6: two chips from the supply, one for each free place; the rest is lost."""
    taken = table.take_chips(attacker, PREY_CHIPS)
    if events is not None:
        events.add(DEVOURED, table.owner(attacker), table.number(attacker), taken)


def scavenge(table: "Position", events: Events | None) -> None:
    """BEG-4.8: every scavenger with a free place, whoever's it is."""
    for row in range(table.species()):
        if table.has(row, SCAVENGER) and table.take_chips(row, 1) == 1:
            if events is not None:
                events.add(SCAVENGED, table.owner(row), table.number(row))
