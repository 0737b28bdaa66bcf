# compiled
"""How good it looks to play a card, as an animal or as a trait."""

from typing import TYPE_CHECKING

from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64
from galapagos.games.origin.outlook import (
    POINT,
    TOKEN,
    Outlook,
    danger,
    helpers,
    lack,
    prey,
    scarcity,
    share,
    worth,
)
from galapagos.games.origin.rules.eating import need
from galapagos.games.origin.rules.pairs import joins_two
from galapagos.games.origin.rules.words import (
    BIG,
    BREED,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT_TISSUE,
    GRAZING,
    HIBERNATION,
    PARASITE,
    PASS,
    PIRACY,
    SCAVENGER,
    SYMBIOSIS,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def gain(table: "Position", outlook: Outlook, choice: i64) -> i64:
    """What a choice changes for the better, guessed at a glance."""
    verb = verb_of(choice)
    if verb == PASS:
        return 0
    if verb == BREED:
        return gain_by_birth(outlook)
    row, trait = thing(choice, 1), thing(choice, 2)
    if joins_two(trait):
        return gain_by_pair(table, outlook, trait, row, thing(choice, 3))
    if trait == PARASITE:
        return gain_by_parasite(table, outlook, row)
    return gain_by_trait(table, outlook, trait, row)


def gain_by_birth(outlook: Outlook) -> i64:
    """Two points and new cards, if it lives; a card less, if it starves."""
    starves = scarcity(outlook.own, outlook.share)
    return ((POINT - starves) * (2 * POINT + min(outlook.turns, 2 * POINT)) - starves * POINT) // POINT


def gain_by_trait(table: "Position", outlook: Outlook, trait: i64, row: i64) -> i64:
    """A point, what it will find more, and what it will fear less."""
    before = table.traits[row]
    after = before | 1 << trait
    gained = POINT
    if trait == FAT_TISSUE:
        return gained + min(outlook.turns, POINT) // 2 - POINT // 4 * table.fat[row]
    if trait == CARNIVOROUS:
        found = min(prey(table, outlook.seat, after), 2 * POINT)
        gained += POINT + POINT // 2 * found // POINT
        gained += outlook.hardship(1) * (found - POINT) // POINT
    elif before & 1 << CARNIVOROUS != 0:
        found = min(prey(table, outlook.seat, after), 2 * POINT) - min(prey(table, outlook.seat, before), 2 * POINT)
        gained += TOKEN * found // POINT
    if trait == BIG:
        gained += POINT - outlook.hardship(1)
    elif trait == HIBERNATION:
        gained += outlook.hardship(need(table, row)) if outlook.turns > 0 else 0
    elif trait == PIRACY:
        gained += outlook.hardship(1) // 2
    elif trait == GRAZING:
        gained += POINT // 4
    elif trait == SCAVENGER:
        gained += outlook.hardship(1) * hunters(table) // 4
    fear = danger(table, outlook.seat, before) - danger(table, outlook.seat, after)
    return gained + fear * worth(table, row, outlook.turns) // POINT


def gain_by_parasite(table: "Position", outlook: Outlook, row: i64) -> i64:
    """Its owner must find two tokens more, or loses the animal; if he finds them, it is a present of three points."""
    owner = table.owner(row)
    hunger: i64 = 0
    for each in range(table.first[owner], table.first[owner + 1]):
        hunger += lack(table, each)
    food = share(outlook.base, outlook.hunger - hunger, table.seats) + helpers(table, owner)
    starves = scarcity(hunger + POINT, food)
    harm = starves * (worth(table, row, outlook.turns) + POINT) - (POINT - starves) * 3 * POINT
    return harm // (2 * POINT)


def gain_by_pair(table: "Position", outlook: Outlook, kind: i64, one: i64, other: i64) -> i64:
    """A point, and food or shelter for a partner."""
    hungry = need(table, one) + need(table, other)
    if kind == COOPERATION:
        return POINT + outlook.hardship(hungry // 2)
    if kind == COMMUNICATION:
        return POINT + outlook.hardship(1) * 3 // 4
    if table.has(one, SYMBIOSIS) or table.has(other, SYMBIOSIS):
        return -POINT
    fear = danger(table, outlook.seat, table.traits[other])
    return POINT + fear * worth(table, other, outlook.turns) // POINT - outlook.hardship(need(table, one)) // 4


def hunters(table: "Position") -> i64:
    """How many animals hunt."""
    count: i64 = 0
    for row in range(table.animals()):
        count += 1 if table.has(row, CARNIVOROUS) else 0
    return count
