# compiled
"""What there will be to eat, whom to fear, and what an animal is worth."""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.numbers import i64
from galapagos.games.origin.rules import scoring
from galapagos.games.origin.rules.eating import need
from galapagos.games.origin.rules.feeding import base_bonus, base_dice
from galapagos.games.origin.rules.hunting import sheltering_from
from galapagos.games.origin.rules.piles import DECK, HAND
from galapagos.games.origin.rules.words import (
    ASLEEP,
    BIG,
    BURROWING,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    DEVELOP,
    FAT_TISSUE,
    HIBERNATION,
    HUNTED,
    MIMICRY,
    PAIR_TRAITS,
    PARASITE,
    PIRACY,
    POISONOUS,
    RUNNING,
    SLEPT,
    SWIMMING,
    TAIL_LOSS,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

POINT: Final[i64] = 16  # points, tokens and turns are counted in sixteenths
TOKEN: Final[i64] = 3 * POINT  # what a token is worth to whoever lacks it
AVERAGE_ROLL: Final[i64] = 7 * POINT // 2

# What counts for the end, in sixteenths of a point: found by comparing thousands of positions with how they ended.
POINT_ON_THE_TABLE: Final[i64] = 20
CARD_IN_HAND: Final[i64] = 14
CARD_TO_COME: Final[i64] = 5
MOUTH_NOW: Final[i64] = 21
MOUTH_LATER: Final[i64] = 5
DANGER: Final[i64] = 26


@final
@mypyc_attr(acyclic=True)
class Outlook:
    """What the seat that decides may hope for in this turn: food and hunger, its own and all others'."""

    def __init__(self, table: "Position") -> None:
        self.seat: i64 = table.seat
        self.turns: i64 = turns_left(table)
        self.own: i64 = 0
        self.hunger: i64 = 0
        for row in range(table.animals()):
            lacking = lack(table, row)
            self.hunger += lacking
            if table.first[self.seat] <= row < table.first[self.seat + 1]:
                self.own += lacking
        self.base: i64 = base_to_come(table) if table.step == DEVELOP else POINT * table.base
        self.others: i64 = self.hunger - self.own + (guests(table) if table.step == DEVELOP else 0)
        self.share: i64 = share(self.base, self.others, table.seats) + helpers(table, self.seat)

    def hardship(self, tokens: i64) -> i64:
        """What it costs the seat to need so many tokens more."""
        return TOKEN * scarcity(self.own + POINT * (tokens - 1), self.share) * tokens // POINT


def scarcity(hunger: i64, food: i64) -> i64:
    """How likely one token more will be missed, in sixteenths: half where there is just enough."""
    chance = POINT // 2 + (hunger - food) * 3 // 16
    return 0 if chance < 0 else POINT if chance > POINT else chance


def share(base: i64, others: i64, seats: i64) -> i64:
    """What a seat gets of the food base: its part, or what the others leave."""
    part = base // seats
    left = base - others
    return left if left > part else part


def base_to_come(table: "Position") -> i64:
    """What the food base will be on average."""
    return AVERAGE_ROLL * base_dice(table.seats) + POINT * base_bonus(table.seats)


def guests(table: "Position") -> i64:
    """The tokens that animals will need which others may still play in this turn: every second card is one."""
    cards: i64 = 0
    for seat in range(table.seats):
        if seat != table.seat and table.passed >> seat & 1 == 0:
            cards += table.cards.size[HAND + seat]
    return POINT * cards // 2


def turns_left(table: "Position") -> i64:
    """How many turns will follow this one."""
    due = table.animals() + table.seats
    return (POINT * table.cards.size[DECK] + POINT * due - 1) // due if table.cards.size[DECK] > 0 else 0


def lack(table: "Position", row: i64) -> i64:
    """The tokens an animal still needs that do not lie in its fat."""
    if table.is_marked(row, ASLEEP):
        return 0
    return max(POINT * (need(table, row) - table.food[row] - table.yellow[row]), 0)


def helpers(table: "Position", seat: i64) -> i64:
    """What a seat's traits will find beside its share of the food base."""
    found: i64 = 0
    for row in range(table.first[seat], table.first[seat + 1]):
        traits = table.traits[row]
        if traits & (1 << CARNIVOROUS) != 0 and not table.is_marked(row, HUNTED):
            found += min(prey(table, seat, traits), 2 * POINT)
        if traits & (1 << HIBERNATION) != 0 and can_dream(table, row):
            found += lack(table, row)
        if traits & (1 << PIRACY) != 0:
            found += POINT // 2
    pairs = table.pairs
    for at in range(pairs.count):
        one = pairs.one[at]
        if table.first[seat] <= one < table.first[seat + 1]:
            if pairs.kind[at] == COOPERATION:
                found += min(lack(table, one), lack(table, pairs.other[at]))
            elif pairs.kind[at] == COMMUNICATION:
                found += min(lack(table, one), lack(table, pairs.other[at])) // 2
    return found


def can_dream(table: "Position", row: i64) -> bool:
    """It may hibernate in this turn."""
    return not table.is_marked(row, SLEPT) and not table.is_last_turn()


# Hunters and prey


def prey(table: "Position", seat: i64, claws: i64) -> i64:
    """How many others' animals a hunter of this seat catches, if it had these traits: some half, in sixteenths."""
    shelter, element = sheltering_from(claws), claws & 1 << SWIMMING
    found: i64 = 0
    for row in range(table.animals()):
        traits = table.traits[row]
        if table.first[seat] <= row < table.first[seat + 1]:
            continue
        if traits & shelter == 0 and traits & 1 << SWIMMING == element:
            found += exposure(traits)
    return found


def exposure(traits: i64) -> i64:
    """How likely an animal that can be hunted is eaten, in sixteenths."""
    left = POINT
    if traits & (1 << RUNNING) != 0:
        left //= 2
    if traits & (1 << TAIL_LOSS) != 0:
        left = left * 3 // 8
    if traits & (1 << MIMICRY) != 0:
        left = left * 5 // 8
    if traits & (1 << POISONOUS) != 0:
        left = left * 3 // 8
    if traits & (1 << BURROWING) != 0:
        left = left * 6 // 16
    return left


def danger(table: "Position", seat: i64, traits: i64) -> i64:
    """How likely others' hunters eat an animal of this seat, if it had these traits: in sixteenths."""
    safety = POINT
    risk = exposure(traits)
    for row in range(table.animals()):
        claws = table.traits[row]
        if claws & 1 << CARNIVOROUS == 0 or table.first[seat] <= row < table.first[seat + 1]:
            continue
        if claws & 1 << SWIMMING == traits & 1 << SWIMMING and traits & sheltering_from(claws) == 0:
            safety -= safety * risk // (4 * POINT)
    return POINT - safety


# Worth


def worth(table: "Position", row: i64, turns: i64) -> i64:
    """What the owner of an animal loses with it: its points, and the cards it would bring."""
    traits = table.traits[row]
    total = 2 * POINT + POINT * table.fat[row] + min(turns, 2 * POINT) * 3 // 4
    total += POINT * (traits >> CARNIVOROUS & 1) + POINT * (traits >> BIG & 1) + 2 * POINT * (traits >> PARASITE & 1)
    total += POINT * count_bits(traits & ~PAIR_TRAITS & ~(1 << FAT_TISSUE))
    return total + POINT // 2 * count_bits(traits & PAIR_TRAITS)


def count_bits(traits: i64) -> i64:
    count: i64 = 0
    left = traits
    while left != 0:
        left &= left - 1
        count += 1
    return count


def prospect(table: "Position", seat: i64) -> i64:
    """What a seat may end with: points and cards, and what it costs to keep animals fed and out of jaws."""
    total = POINT_ON_THE_TABLE * scoring.points(table, seat) + CARD_IN_HAND * table.cards.size[HAND + seat]
    due = table.first[seat + 1] - table.first[seat] + 1
    total += CARD_TO_COME * table.cards.size[DECK] * due // (table.animals() + table.seats)
    mouth = MOUTH_NOW + MOUTH_LATER * min(turns_left(table), 3 * POINT) // POINT
    for row in range(table.first[seat], table.first[seat + 1]):
        total -= mouth * need(table, row) + DANGER * danger(table, seat, table.traits[row]) // POINT
    return total
