# compiled
"""Judging a position of the game: points so far, and what the species will eat in the turns to come."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.brain import Brain, compare
from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64, vec
from galapagos.core.state import State
from galapagos.games.beginning.rules import scoring
from galapagos.games.beginning.rules.attack import PREY_CHIPS
from galapagos.games.beginning.rules.eating import NECK_CHIPS
from galapagos.games.beginning.rules.piles import PILE
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.words import (
    ATTACK,
    CARNIVORE,
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
)

POINT: Final[i64] = 16  # points, chips and turns are counted in sixteenths
CARDS_PER_TURN: Final[i64] = 5
POURED: Final[i64] = 2 * POINT  # new in the watering hole each turn
INDIFFERENT: Final[i64] = 100  # the weight of a choice that changes nothing
MOST_GAIN: Final[i64] = 6 * POINT


@final
@mypyc_attr(acyclic=True)
class Feeling(Brain):
    """A player's feeling for the game."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 4

    def expect(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        points = vec[i64]([0] * state.seats)
        for seat in range(state.seats):
            points[seat] = prospect(state, seat)
        compare(points, state.seats, spread(state), into)

    def weigh(self, state: State, choices: vec[i64], count: i64, into: vec[i64]) -> None:
        assert isinstance(state, Position)
        larder = Larder(state, state.seat)
        for at in range(count):
            into[at] = weight(gain(state, larder, choices[at]))


def weight(gain: i64) -> i64:
    """Gains are sought the more, the larger they are; losses are errors, yet a beginner makes them."""
    if gain > 0:
        sought = gain if gain < MOST_GAIN else MOST_GAIN
        return INDIFFERENT + 4 * sought * sought
    if gain == 0:
        return INDIFFERENT
    return INDIFFERENT // 8 if gain > -POINT else 1


def spread(table: Position) -> i64:
    """The more is still to come, the less a lead means."""
    return POINT * (2 + table.cards.size[PILE] // 8)


def prospect(table: Position, seat: i64) -> i64:
    """Points now, and what the turns still to come may bring or cost."""
    larder = Larder(table, seat)
    total = POINT * scoring.points(table, seat) + larder.worth(0, 0, 0)
    for row in range(table.first[seat], table.first[seat + 1]):
        total -= fear(table, row, table.traits[row], table.population[row], larder.turns)
    return total


@final
@mypyc_attr(acyclic=True)
class Larder:
    """What a seat's species live on in one turn: food of their own, and what they would drink from the hole."""

    def __init__(self, table: Position, seat: i64) -> None:
        self.turns: i64 = turns_left(table, seat)
        self.hole: i64 = POINT * table.hole if table.seat == seat else POURED + POINT * table.hole // 2
        self.own: i64 = 0
        self.thirst: i64 = 0
        self.need: i64 = 0
        for row in range(table.first[seat], table.first[seat + 1]):
            places = table.places(row)
            found = own_food(table, row, table.traits[row], places)
            self.own += found
            self.thirst += thirst(table.traits[row], places, found)
            self.need += need(table.population[row], found)

    def worth(self, own: i64, thirst: i64, need: i64) -> i64:
        """What all this brings until the end, if it were so much more; whoever finds nothing starves."""
        if self.turns == 0:
            return 0
        water = (self.hole * POINT + POURED * (self.turns - POINT)) // self.turns
        drunk = min(self.thirst + thirst, water)
        starving = max(self.need + need - self.hole, 0)
        return (self.own + own + drunk) * self.turns // POINT - starving


def turns_left(table: Position, seat: i64) -> i64:
    """How often a seat will still eat."""
    since_start = (table.seat - table.start + table.seats) % table.seats
    waiting = (seat - table.start + table.seats) % table.seats >= since_start
    turns = POINT if waiting else 0
    if not table.last_round:
        turns += POINT * table.cards.size[PILE] // (CARDS_PER_TURN * table.seats) + POINT // 2
    return turns


def own_food(table: Position, row: i64, traits: i64, places: i64) -> i64:
    """What a species finds in a turn beside the watering hole, if it had these traits and places."""
    found: i64 = 0
    if (traits >> LONG_NECK) & 1 == 1:
        found += POINT * NECK_CHIPS
    if (traits >> SCAVENGER) & 1 == 1:
        found += scraps(table, row)
    if (traits >> CARNIVORE) & 1 == 1:
        found += prey(table, row, traits)
    return min(found, POINT * places)


def thirst(traits: i64, places: i64, found: i64) -> i64:
    """What it would drink; carnivores do not."""
    return 0 if (traits >> CARNIVORE) & 1 == 1 else POINT * places - found


def need(population: i64, found: i64) -> i64:
    """What its population lacks."""
    return max(POINT * population - found, 0)


def scraps(table: Position, scavenger: i64) -> i64:
    """What scavengers find between two of their turns."""
    hunters: i64 = 0
    for row in range(table.species()):
        if row != scavenger and table.has(row, CARNIVORE):
            hunters += 1
    return POINT * hunters * 2 // 3


def prey(table: Position, hunter: i64, traits: i64) -> i64:
    """What a carnivore finds among others' species; own ones cost what they give."""
    owner = table.owner(hunter)
    found: i64 = 0
    for row in range(table.species()):
        if table.owner(row) != owner and reaches(traits, table.traits[row]):
            found += (POINT if table.has(row, HORNS) else 2 * POINT) * table.population[row]
    return found * 3 // 4


def fear(table: Position, row: i64, traits: i64, population: i64, turns: i64) -> i64:
    """What a species will lose to others' carnivores."""
    owner = table.owner(row)
    attacks: i64 = 0
    for hunter in range(table.species()):
        if table.has(hunter, CARNIVORE) and table.owner(hunter) != owner:
            if reaches(table.traits[hunter], traits):
                attacks += 1 if (traits >> HORNS) & 1 == 1 else 3
    if attacks == 0:
        return 0
    return attacks * (POINT + turns // 2) * population // (2 * table.species() + 2)


def reaches(hunter: i64, prey: i64) -> bool:
    """BEG-4.5, for traits a species may have one day."""
    return prey & PROTECTION & ~hunter == 0


def gain(table: Position, larder: Larder, choice: i64) -> i64:
    """What a choice changes for the better, guessed at a glance."""
    verb = verb_of(choice)
    if verb == EVOLVE:
        return gain_by_trait(table, larder, thing(choice, 0), thing(choice, 1), thing(choice, 2) - 1)
    if verb == GROW:
        return gain_by_growth(table, larder, thing(choice, 1))
    if verb == FOUND:
        return larder.worth(0, POINT, POINT) - larder.worth(0, 0, 0)
    if verb == FEED:
        return 2 * POINT if table.is_hungry(thing(choice, 0)) else POINT
    if verb == ATTACK:
        return gain_by_attack(table, thing(choice, 0), thing(choice, 1))
    return 0


def gain_by_trait(table: Position, larder: Larder, trait: i64, row: i64, old: i64) -> i64:
    """What the species will find or drink more, and fear less."""
    before = table.traits[row]
    after = before | 1 << trait
    if old >= 0:
        after &= ~(1 << old)
    population, turns = table.population[row], larder.turns
    gained = change(table, larder, row, after, population)
    gained += fear(table, row, before, population, turns) - fear(table, row, after, population, turns)
    if trait == FERTILE:
        gained += turns // 4
    if old == FERTILE:
        gained -= turns // 4
    return gained if old < 0 else gained - POINT


def gain_by_growth(table: Position, larder: Larder, row: i64) -> i64:
    """One more animal is worth what it will eat; it starves where there is nothing."""
    traits = table.traits[row]
    return change(table, larder, row, traits, table.population[row] + 1)


def change(table: Position, larder: Larder, row: i64, traits: i64, population: i64) -> i64:
    """What the larder gains if a species had these traits and this population."""
    places = table.places(row)
    found = own_food(table, row, table.traits[row], places)
    wished = population << ((traits >> FAT_TISSUE) & 1)
    finds = own_food(table, row, traits, wished)
    return larder.worth(
        finds - found,
        thirst(traits, wished, finds) - thirst(table.traits[row], places, found),
        need(population, finds) - need(table.population[row], found),
    ) - larder.worth(0, 0, 0)


def gain_by_attack(table: Position, hunter: i64, target: i64) -> i64:
    """The chips, and what the victim loses; own victims and horns cost."""
    free = table.places(hunter) - table.chips[hunter]
    gained = POINT * min(free, PREY_CHIPS)
    if table.has(target, HORNS):
        gained -= 2 * POINT if table.population[hunter] > 1 else 4 * POINT
    if table.owner(target) == table.seat:
        return gained - 2 * POINT - POINT * table.chips[target] // 4
    return gained + POINT // 2 + (POINT // 2 if table.population[target] == 1 else 0)


BRAIN: Final = Feeling()
