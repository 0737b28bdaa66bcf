# compiled
"""A carnivore's hunt, from the attack to the meal."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import ONE_MORE_B, choice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules import scavenging, sharing
from galapagos.games.origin.rules.eating import is_fed, may_take, receive
from galapagos.games.origin.rules.losing import lose_animal
from galapagos.games.origin.rules.words import (
    ANSWERING,
    ATTACK,
    ATTACKED,
    BIG,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    DEVOURED,
    EATEN,
    HUNT,
    HUNTED,
    POISONED,
    POISONOUS,
    RAN,
    SHARP_VISION,
    SICKENED,
    SWIMMING,
    SYMBIOSIS,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

MEAL: Final[i64] = 2


def is_ready(table: "Position", row: i64) -> bool:
    """ORI-4.6: a carnivore hunts once in a turn, and not when it may not take a token now."""
    return not table.is_marked(row, HUNTED) and may_take(table, row)


def can_hunt(table: "Position", row: i64) -> bool:
    if not table.has(row, CARNIVOROUS) or not is_ready(table, row):
        return False
    for prey in range(table.animals()):
        if can_attack(table, row, prey):
            return True
    return False


def choices(table: "Position", hunter: i64, into: vec[i64], count: i64) -> i64:
    """ORI-4.6: any other animal on the table, own ones too."""
    plain = choice(HUNT, hunter)
    claws = table.traits[hunter]
    shelter, element = sheltering_from(claws), claws & 1 << SWIMMING
    for prey in range(table.animals()):
        into[count] = plain + prey * ONE_MORE_B
        count += 1 if prey != hunter and is_exposed(table, prey, shelter, element) else 0
    return count


def can_attack(table: "Position", hunter: i64, prey: i64) -> bool:
    """ORI-4.7 ORI-4.6: no animal hunts itself."""
    claws = table.traits[hunter]
    return prey != hunter and is_exposed(table, prey, sheltering_from(claws), claws & 1 << SWIMMING)


def sheltering_from(claws: i64) -> i64:
    """ORI-4.7: the traits that always protect from a hunter with such traits, as bits."""
    sharp, big = claws >> SHARP_VISION & 1, claws >> BIG & 1
    return 1 << SYMBIOSIS | (1 - sharp) << CAMOUFLAGE | (1 - big) << BIG


def is_exposed(table: "Position", prey: i64, shelter: i64, element: i64) -> bool:
    """ORI-4.7: it lives in the hunter's element, has no trait that protects from it, and lies in no burrow."""
    traits = table.traits[prey]
    if traits & shelter != 0 or traits & 1 << SWIMMING != element:
        return False
    return traits >> BURROWING & 1 == 0 or not is_fed(table, prey)


def hunt(table: "Position", hunter: i64, prey: i64, events: Events | None) -> None:
    """ORI-4.6: the hunt is used up whatever comes of it."""
    table.main_used = True
    table.mark(hunter, HUNTED)
    if events is not None:
        events.add(ATTACK, table.owner(hunter), table.number(hunter), table.owner(prey), table.number(prey))
    attack(table, hunter, prey)


def attack(table: "Position", hunter: i64, prey: i64) -> None:
    """ORI-4.8: its owner may answer."""
    table.mark(prey, ATTACKED)
    table.agenda.push(ANSWERING, table.owner(prey), hunter, prey)


def eat(table: "Position", hunter: i64, prey: i64, events: Events | None) -> None:
    """ORI-4.6 ORI-4.10: the prey is gone, the hunter feeds, then a scavenger, then all their partners."""
    is_poisonous = table.has(prey, POISONOUS)
    if events is not None:
        events.add(EATEN, table.owner(prey), table.number(prey))
    lose_animal(table, prey)
    if prey < hunter:
        hunter -= 1
    fat = table.yellow[hunter]
    tokens = receive(table, hunter, MEAL)
    if events is not None:
        events.add(DEVOURED, table.active, table.number(hunter), tokens, table.yellow[hunter] - fat)
    if is_poisonous:
        table.mark(hunter, POISONED)
        if events is not None:
            events.add(SICKENED, table.active, table.number(hunter))
    end_attack(table)
    sharing.begin(table)
    scavenging.come(table, events)


def end_attack(table: "Position") -> None:
    """ORI-4.8: one attack lasts from the hunt to its end."""
    for row in range(table.animals()):
        table.marks[row] &= ~(1 << ATTACKED | 1 << RAN)
