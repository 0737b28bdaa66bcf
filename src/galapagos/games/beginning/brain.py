# compiled
"""Judging a position of the game: points so far, and what the species will eat in the turns to come."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import Brain, compare
from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State
from galapagos.games.beginning.rules import scoring
from galapagos.games.beginning.rules.eating import NECK_CHIPS
from galapagos.games.beginning.rules.piles import PILE
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.words import (
    CARNIVORE,
    DONE,
    EVOLVE,
    FAT_TISSUE,
    FEED,
    FERTILE,
    FOUND,
    GROW,
    HORNS,
    LONG_NECK,
    PROTECTION,
    SCAVENGER,
    STOP,
)

POINT: Final[i64] = 16  # points are counted in sixteenths
CARDS_PER_TURN: Final[i64] = 5
BASE: Final[i64] = 64


@final
@mypyc_attr(acyclic=True)
class Feeling(Brain):
    """A player's feeling for the game."""

    def expect(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        for seat in range(state.seats):
            into[seat] = prospect(state, seat)
        compare(into[:], state.seats, spread(state), into)

    def weigh(self, state: State, choices: vec[i64], count: i64, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        for at in range(count):
            weight = weight_of(state, choices[at])
            into[at] = weight if weight > 1 else 1


def spread(table: Position) -> i64:
    """The more is still to come, the less a lead means."""
    return POINT * (2 + table.cards.size[PILE] // 8)


def prospect(table: Position, seat: i64) -> i64:
    """Points now, and what every own turn still to come may bring, in sixteenths."""
    total = POINT * scoring.points(table, seat)
    turns = turns_left(table, seat)
    share = water(table, seat)
    for row in range(table.first[seat], table.first[seat + 1]):
        total += row_prospect(table, row, table.traits[row], table.population[row], share, turns)
    return total


def turns_left(table: Position, seat: i64) -> i64:
    """How often a seat will still eat, in sixteenths of a turn."""
    since_start = (table.seat - table.start + table.seats) % table.seats
    waiting = (seat - table.start + table.seats) % table.seats >= since_start
    turns: i64 = 16 if waiting else 0
    if not table.last_round:
        turns += 16 * table.cards.size[PILE] // (CARDS_PER_TURN * table.seats) + 8
    return turns


def water(table: Position, seat: i64) -> i64:
    """What one place of a species that drinks may find in the watering hole, in sixteenths of a chip."""
    places: i64 = 0
    for row in range(table.first[seat], table.first[seat + 1]):
        if not table.has(row, CARNIVORE):
            dry = table.places(row) - (NECK_CHIPS if table.has(row, LONG_NECK) else 0)
            if dry > 0:
                places += dry
    found = POINT * (table.hole + 2)
    if places == 0:
        return POINT
    return found // places if found < POINT * places else POINT


def row_prospect(table: Position, row: i64, traits: i64, population: i64, share: i64, turns: i64) -> i64:
    """What a species will eat until the end, less the cards it will lose to hunger and to carnivores."""
    eaten = meal(table, row, traits, population, share)
    fed = eaten if eaten < POINT * population else POINT * population
    hungry = POINT * population - fed
    value = eaten * turns // 16
    if turns > 0:
        value -= hungry
    if (traits >> FERTILE) & 1 == 1:
        value += (eaten - fed + 4) * turns // 32
    risk = danger(table, row, traits)
    return value - risk * (POINT + value // 4) // 64 if risk > 0 else value


def meal(table: Position, row: i64, traits: i64, population: i64, share: i64) -> i64:
    """What a species eats in one turn, in sixteenths of a chip."""
    places = POINT * (population << ((traits >> FAT_TISSUE) & 1))
    found: i64 = 0
    if (traits >> LONG_NECK) & 1 == 1:
        found += POINT * NECK_CHIPS
    if (traits >> SCAVENGER) & 1 == 1:
        found += scraps(table)
    if (traits >> CARNIVORE) & 1 == 1:
        found += prey(table, row, traits)
    elif found < places:
        found += (places - found) * share // POINT
    return found if found < places else places


def scraps(table: Position) -> i64:
    """What scavengers find between two of their turns."""
    hunters: i64 = 0
    for row in range(table.species()):
        if table.has(row, CARNIVORE):
            hunters += 1
    return POINT * hunters * 2 // 3


def prey(table: Position, hunter: i64, traits: i64) -> i64:
    """What a carnivore finds, others' species first; own ones count little, for they cost what they give."""
    owner = table.owner(hunter)
    found: i64 = 0
    for row in range(table.species()):
        if row != hunter and reaches(traits, table.traits[row]):
            worth = POINT * 3 // 2 if not table.has(row, HORNS) else POINT // 2
            found += worth * table.population[row] if table.owner(row) != owner else 4
    return found


def danger(table: Position, row: i64, traits: i64) -> i64:
    """How much a species has to fear from others' carnivores: 64 is a card a round."""
    owner = table.owner(row)
    risk: i64 = 0
    for hunter in range(table.species()):
        if table.has(hunter, CARNIVORE) and table.owner(hunter) != owner:
            if reaches(table.traits[hunter], traits):
                risk += 8 if (traits >> HORNS) & 1 == 1 else 20
    return risk


def reaches(hunter: i64, prey: i64) -> bool:
    """BEG-4.5, for traits a species may have one day."""
    return prey & PROTECTION & ~hunter == 0


def weight_of(table: Position, choice: i64) -> i64:
    """How plausible a choice is: BASE where it changes nothing, more for what improves the own species."""
    verb = verb_of(choice)
    if verb == EVOLVE:
        return weight_of_trait(table, thing(choice, 0), thing(choice, 1), thing(choice, 2) - 1)
    if verb == FOUND:
        return weight_of_species(table)
    if verb == GROW:
        return weight_of_animal(table, thing(choice, 1))
    if verb == DONE:
        return BASE
    if verb == FEED:
        return BASE if table.is_hungry(thing(choice, 0)) else BASE // 2
    if verb == STOP:
        return BASE // 4
    return weight_of_attack(table, thing(choice, 0), thing(choice, 1))


def weight_of_trait(table: Position, trait: i64, row: i64, old: i64) -> i64:
    """What the species gains by it in the turns to come."""
    before = table.traits[row]
    after = before | 1 << trait
    if old >= 0:
        after &= ~(1 << old)
    share = water(table, table.seat)
    turns = turns_left(table, table.seat)
    population = table.population[row]
    gain = row_prospect(table, row, after, population, share, turns)
    gain -= row_prospect(table, row, before, population, share, turns)
    if old >= 0:
        gain -= POINT
    return 16 + gain if gain <= 0 else BASE + 4 * gain


def weight_of_species(table: Position) -> i64:
    """One more is worth what it will find in the hole."""
    gain = water(table, table.seat) * (turns_left(table, table.seat) + 16) // 16 - POINT
    return 16 + gain if gain <= 0 else BASE + 2 * gain


def weight_of_animal(table: Position, row: i64) -> i64:
    """One more is worth what it will eat; it starves where there is nothing."""
    share = water(table, table.seat)
    turns = turns_left(table, table.seat)
    traits, population = table.traits[row], table.population[row]
    gain = row_prospect(table, row, traits, population + 1, share, turns)
    gain -= row_prospect(table, row, traits, population, share, turns)
    return 16 + gain if gain <= 0 else BASE + 2 * gain


def weight_of_attack(table: Position, hunter: i64, target: i64) -> i64:
    """Others before own, the helpless before the horned, leaders before the rest."""
    if table.owner(target) == table.seat:
        return BASE // 16
    weight = 2 * BASE
    if table.has(target, HORNS):
        weight = BASE // 2 if table.population[hunter] > 1 else BASE // 8
    if not table.is_hungry(hunter):
        weight = weight * 3 // 4
    return weight + 4 * table.chips[target]


BRAIN: Final = Feeling()
