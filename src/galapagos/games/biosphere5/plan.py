# compiled
"""What a player is after: what each kind of card is worth to him, and what harm to others is."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.cards import NO_CARD
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.losses import (
    LOST_CARD,
    OUT,
    POINT,
    SOLVED,
    achievements,
    doom_cost,
    held,
    own_loss,
    rough,
    toll,
    uncovered,
)
from galapagos.games.biosphere5.rules.catastrophe import MAKESHIFT_LOSS, loss
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.piles import HAND, PILES
from galapagos.games.biosphere5.rules.playing import level_of
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import is_opponent
from galapagos.games.biosphere5.rules.words import (
    BIOSPHERE,
    ESPIONAGE,
    FIELDS,
    LEADERSHIP,
    MAKESHIFT,
    NEW_HOPE,
    PERFECT,
    RESCUER,
    SABOTAGE,
    SHOW_OF_FORCE,
)

FODDER: Final[i64] = 12  # what even a useless card is good for: to be lost instead of others, or to pay with
ACHIEVEMENT: Final[i64] = 28
MAKESHIFT_ONE: Final[i64] = 20
RESCUE_NEEDED: Final[i64] = 16
RESCUE_IN_RESERVE: Final[i64] = 7
OUT_OF_REACH: Final[i64] = 4
MOST_HARM: Final[i64] = 40  # a card cannot be sure to do more
MANY_CARDS: Final[i64] = 15  # among so many is certainly the right rescue card


@final
@mypyc_attr(acyclic=True)
class Plan:
    """One player's. Masks have a bit for each field: what the hand could solve perfectly, or rescue from once or twice;
    `armed` has one for each option of the lower halves."""

    def __init__(self, table: Position, player: i64) -> None:
        self.table = table
        self.player: i64 = player
        self.perfect: i64 = 0
        self.makeshift: i64 = 0
        self.rescues: i64 = 0
        self.spare_rescues: i64 = 0
        self.armed: i64 = 0
        self.has_biosphere: bool = False
        self.achievements: i64 = achievements(table, player)
        if not table.is_machine(player):
            self.look_at_hand()

    def look_at_hand(self) -> None:
        """Set the masks."""
        kinds, cards = self.table.kinds, self.table.cards
        card = cards.top[self.player * PILES + HAND]
        while card != NO_CARD:
            face = cards.face[card]
            rank = kinds.rank[face]
            field: i64 = 1 << kinds.field[face]
            self.armed |= 1 << kinds.lower[face]
            if rank == RESCUER:
                self.spare_rescues |= self.rescues & field
                self.rescues |= field
            elif rank == MAKESHIFT:
                self.makeshift |= field
            elif rank == PERFECT:
                self.perfect |= field
            elif rank == BIOSPHERE:
                self.has_biosphere = True
            card = cards.under[card]

    # Cards

    def worth(self, face: i64) -> i64:
        """What a card of this kind would be worth that comes to the hand."""
        return FODDER + self.either_half(face, self.rescues)

    def keep(self, face: i64) -> i64:
        """What a card of this kind is worth that is in the hand."""
        return FODDER + self.either_half(face, self.spare_rescues)

    def spend(self, face: i64) -> i64:
        """What it costs to use up a card in the hand for its lower half."""
        return FODDER + self.upper(face)

    def either_half(self, face: i64, other_rescues: i64) -> i64:
        """A card is used once; that it leaves a choice is worth a little."""
        kinds = self.table.kinds
        upper, lower = self.upper(face), self.lower(kinds.lower[face])
        if kinds.rank[face] == RESCUER and (other_rescues >> kinds.field[face]) & 1 == 1:
            upper //= 3
        return upper + lower // 4 if upper > lower else lower + upper // 4

    def upper(self, face: i64) -> i64:
        """What the upper half is good for."""
        kinds, table = self.table.kinds, self.table
        rank, field = kinds.rank[face], kinds.field[face]
        if rank == BIOSPHERE:
            return ACHIEVEMENT + 5 * self.achievements
        if rank == LEADERSHIP:
            return POINT
        if rank == RESCUER:
            return self.need_of_rescue(field)
        if table.has_solved(self.player, field):
            return 0
        if rank == MAKESHIFT and (self.perfect >> field) & 1 == 1:
            return 2
        worth = ACHIEVEMENT if rank == PERFECT else MAKESHIFT_ONE
        if not table.reaches(self.player, level_of_field(field)):
            worth //= 2
        if rank == PERFECT and (self.makeshift >> field) & 1 == 1:
            worth = worth * 3 // 4
        return worth

    def need_of_rescue(self, field: i64) -> i64:
        """A rescue card is needed where somebody else is protected and this player is not."""
        table = self.table
        if table.is_perfect(self.player, field):
            return 0
        for other in range(table.players):
            if is_opponent(table, self.player, other) and table.has_solved(other, field):
                return RESCUE_NEEDED
        return RESCUE_IN_RESERVE

    def lower(self, option: i64) -> i64:
        """What the lower half is good for."""
        if option == SHOW_OF_FORCE:
            return POINT
        if not self.table.reaches(self.player, level_of(option)):
            return OUT_OF_REACH
        if option < FIELDS:
            if not self.table.has_solved(self.player, option):
                return OUT_OF_REACH
            return min(max(self.harm(option) - self.protection_gap(option), 0), MOST_HARM)
        if option == NEW_HOPE:
            return 24
        if option == ESPIONAGE:
            return 14
        return 28 if option == SABOTAGE else 12

    # Harm

    def harm(self, field: i64) -> i64:
        """What a catastrophe costs opponents, and for partners the other way round.

        The more cards somebody holds, the likelier is a rescue card among them.
        """
        table = self.table
        total: i64 = 0
        for other in range(table.players):
            if other != self.player and table.is_in(other) and not table.is_perfect(other, field):
                cards = held(table, other)
                cost = self.cost(other, loss(table, other, field))
                cost = (cost * (MANY_CARDS - cards) + LOST_CARD * cards) // MANY_CARDS
                total += cost if is_opponent(table, self.player, other) else -cost
        return total

    def protection_gap(self, field: i64) -> i64:
        """What a catastrophe costs its author, who is protected, when the card is played."""
        if self.table.is_perfect(self.player, field):
            return 0
        return own_loss(self.table, self.player, MAKESHIFT_LOSS + 1) - LOST_CARD

    def cost(self, other: i64, count: i64) -> i64:
        """What it is worth that somebody loses so many cards."""
        missing = uncovered(self.table, other, count)
        if missing == 0:
            return toll(self.table, other, count)
        if self.table.brink and not self.table.is_machine(other):
            return toll(self.table, other, count) + self.doom_of(other, missing)
        return self.fall(other)

    def doom_of(self, other: i64, steps: i64) -> i64:
        """What it is worth that somebody's doom rises."""
        table = self.table
        if table.brink and not table.is_machine(other) and table.doom[other] + steps >= MOST_DOOM:
            return self.fall(other)
        return doom_cost(table, other, steps)

    def fall(self, other: i64) -> i64:
        """B5-5.1: what it is worth that somebody drops out in this player's turn; without the card it may be a draw."""
        table = self.table
        for another in range(table.players):
            if another != other and is_opponent(table, self.player, another):
                return SOLVED
        return OUT if self.has_biosphere else rough(table, other) - rough(table, self.player)
