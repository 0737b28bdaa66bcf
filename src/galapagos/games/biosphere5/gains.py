# compiled
"""What a choice gains at a glance, measured in what an action is worth."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import thing, verb_of
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.losses import (
    LOST_CARD,
    OUT,
    POINT,
    SOLVED,
    SOLVED_PERFECTLY,
    UNSEEN,
    doom_cost,
    held,
    own_loss,
    rough,
)
from galapagos.games.biosphere5.plan import FODDER, Plan
from galapagos.games.biosphere5.rules.catastrophe import loss
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.piles import HAND, HAND_LIMIT, OPEN, PILE, PILES
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import FIELD_BITS, FIELD_MASK, HOPE_CARDS, SABOTAGE_CARDS
from galapagos.games.biosphere5.rules.turn import NOTHING_THERE
from galapagos.games.biosphere5.rules.words import (
    BIOSPHERE,
    BUILD,
    BURNT_EARTH,
    CONCENTRATION,
    DESTROY,
    DISCARD,
    DRAW,
    ESPIONAGE,
    EXCHANGE,
    EXPOSE,
    FIELD_OF_RESCUE,
    FIELDS,
    FLAG,
    GLIMMER,
    LEAD,
    MEETING,
    NEAR_VICTORY,
    NEVER_YIELD,
    NEW_HOPE,
    NO_DELAY,
    PERFECT,
    RENEW,
    RESCUE,
    SABOTAGE,
    SHOW,
    SOLO,
    STOP,
    SUFFER,
    TAKE,
    TRAP,
)

VICTORY: Final[i64] = 4 * OUT
BUILT: Final[i64] = 48  # there is one a turn: a turn without is lost
GOOD_ROW: Final[i64] = 32  # the best of three unseen cards
SPIED_OUT: Final[i64] = 30  # the best card of a hand, and a look at the others
BY_CHANCE: Final[i64] = 2  # more than a lost card of one's own choice
RISEN: Final[i64] = 30  # a leader by one level


@final
@mypyc_attr(acyclic=True)
class Gains:
    """For the seat that decides."""

    def __init__(self, table: Position) -> None:
        self.table = table
        self.seat: i64 = table.seat
        self.plan = Plan(table, table.seat)
        self.cheapest: i64 = UNSEEN
        self.second: i64 = UNSEEN
        self.best_open: i64 = 0
        self.look_around()

    def look_around(self) -> None:
        """The two cheapest cards of the hand, and the best open one."""
        cards = self.table.cards
        own = self.seat * PILES
        card = cards.top[own + HAND]
        while card != NO_CARD:
            worth = self.plan.keep(cards.face[card])
            self.second = min(self.second, max(worth, self.cheapest))
            self.cheapest = min(self.cheapest, worth)
            card = cards.under[card]
        card = cards.top[own + OPEN]
        while card != NO_CARD:
            self.best_open = max(self.best_open, self.plan.worth(cards.face[card]))
            card = cards.under[card]

    def gain(self, choice: i64) -> i64:
        """What a choice changes for the better; losses are gains below nothing."""
        verb = verb_of(choice)
        if verb >= TAKE:
            return self.by_answer(verb, thing(choice, 0))
        if verb >= BUILD:
            return self.by_card(verb, choice)
        if verb == DRAW:
            return self.by_draw(thing(choice, 0))
        if verb == EXCHANGE:
            return self.by_exchange(thing(choice, 0))
        if verb == RENEW:
            return (GOOD_ROW - self.best_open) // 2
        doom = self.table.doom[self.seat]
        return -doom_cost(self.table, self.seat, -1) - doom * LOST_CARD

    # Actions

    def by_draw(self, source: i64) -> i64:
        """Above eight cards one of them must go at the end of the turn."""
        at_the_end = self.table.hand_size(self.seat) + 1 - (self.table.actions - 1)
        return self.by_taking(source) - (self.cheapest if at_the_end > HAND_LIMIT else 0)

    def by_exchange(self, source: i64) -> i64:
        """Two cards for the two cheapest."""
        if source == NOTHING_THERE or self.table.hand_size(self.seat) == 0:
            return -POINT
        return self.by_taking(source) + UNSEEN - self.cheapest - self.second

    def by_taking(self, source: i64) -> i64:
        """A card from the pile, whose last one raises doom, or an open one."""
        if source > 0:
            return self.plan.worth(source - 1)
        is_last = self.table.cards.size[self.seat * PILES + PILE] == 1
        return UNSEEN - (doom_cost(self.table, self.seat, 2) if is_last else 0)

    def by_card(self, verb: i64, choice: i64) -> i64:
        """What a card brings, without what it would be worth in the hand."""
        face = thing(choice, 0)
        if verb == BUILD:
            return self.by_building(face)
        if verb == LEAD:
            return RISEN
        gained = self.by_show(choice) if verb == SHOW else self.by_lower_half(face, thing(choice, 1))
        return gained - self.plan.spend(face)

    def by_building(self, face: i64) -> i64:
        """B5-3.3: the Biosphere 5 wins; anything else is solved for good, if nobody attacks it."""
        rank = self.table.kinds.rank[face]
        if rank == BIOSPHERE:
            return VICTORY
        return BUILT + (SOLVED_PERFECTLY if rank == PERFECT else SOLVED) - self.plan.keep(face)

    def by_lower_half(self, face: i64, detail: i64) -> i64:
        """What the lower half does, aimed at this."""
        option = self.table.kinds.lower[face]
        if option < FIELDS:
            return self.by_catastrophe(option, detail - 1)
        if option == NEW_HOPE:
            return HOPE_CARDS * UNSEEN
        if option == ESPIONAGE:
            return SPIED_OUT + self.by_doom(detail, 1) + self.ahead(detail)
        if option == SABOTAGE:
            harm = self.plan.cost(detail, SABOTAGE_CARDS) + SABOTAGE_CARDS * BY_CHANCE
            return harm + self.by_doom(detail, 1) + self.ahead(detail)
        return self.by_attack(detail >> FIELD_BITS, detail & FIELD_MASK)

    def by_catastrophe(self, field: i64, laid: i64) -> i64:
        """What others lose, and the author does not."""
        cost = self.plan.keep(laid) if laid >= 0 else self.plan.protection_gap(field)
        return self.plan.harm(field) - cost

    def by_attack(self, target: i64, field: i64) -> i64:
        """The higher the field, and the nearer the target is to the end, the better."""
        table = self.table
        gained = (SOLVED_PERFECTLY if table.is_perfect(target, field) else SOLVED) + 4 * level_of_field(field)
        if table.reaches(target, level_of_field(FIELD_OF_RESCUE)):
            gained += SOLVED
        return gained + self.by_doom(target, 2) + self.ahead(target)

    def by_doom(self, target: i64, steps: i64) -> i64:
        """B5-6.2: schemes raise the own doom, too."""
        return self.plan.doom_of(target, steps) - doom_cost(self.table, self.seat, 1)

    def ahead(self, target: i64) -> i64:
        """Of several opponents rather whoever stands better."""
        return rough(self.table, target) // 32

    # Show of force

    def by_show(self, choice: i64) -> i64:
        """B5-6.6 to B5-6.9: what an ability brings."""
        ability, target, detail = thing(choice, 1), thing(choice, 2), thing(choice, 3)
        if ability < FLAG:
            return self.by_strategist(ability)
        if ability == FLAG:
            return self.by_lower_half(target, detail)
        if ability == CONCENTRATION:
            return POINT
        if ability == NEAR_VICTORY:
            return 4 * POINT
        if ability < GLIMMER:
            return self.by_fighter(ability, target, detail) + self.ahead(target)
        return self.by_fanatic(ability, target)

    def by_strategist(self, ability: i64) -> i64:
        """B5-6.6: cards, or the best one of the pile."""
        if ability == MEETING:
            return 5 * UNSEEN - 3 * FODDER
        if ability == TRAP:
            return 2 * UNSEEN
        return max(HAND_LIMIT - self.table.hand_size(self.seat) + 2, 2) * UNSEEN

    def by_fighter(self, ability: i64, target: i64, given: i64) -> i64:
        """B5-6.8: cards of an opponent, some of them for own ones."""
        if ability == NEVER_YIELD:
            return self.plan.cost(target, 2)
        if ability == BURNT_EARTH:
            return self.plan.cost(target, given + 2) - given * LOST_CARD
        return held(self.table, target) * (LOST_CARD + BY_CHANCE)

    def by_fanatic(self, ability: i64, target: i64) -> i64:
        """B5-6.9: less doom here, more there."""
        table, seat = self.table, self.seat
        if ability == GLIMMER:
            return -doom_cost(table, seat, -1)
        if ability == NO_DELAY:
            gained = -doom_cost(table, seat, 4 - table.doom[seat])
            return gained if table.form == SOLO else gained + self.plan.doom_of(target, 1)
        return self.plan.doom_of(target, 2) + self.ahead(target)

    # Answers

    def by_answer(self, verb: i64, about: i64) -> i64:
        """What is decided while an action is carried out."""
        table, plan = self.table, self.plan
        if verb == TAKE:
            return self.by_taking(about)
        if verb in (DISCARD, RESCUE):
            return -plan.keep(about)
        if verb == SUFFER:
            return -own_loss(table, self.seat, loss(table, self.seat, table.agenda.about(0)))
        if verb == DESTROY:
            worth = SOLVED_PERFECTLY if table.is_perfect(self.seat, about) else SOLVED
            return -worth - 4 * level_of_field(about)
        if verb == EXPOSE:
            return self.by_exposing(table.agenda.about(0), about)
        return 0 if verb == STOP else plan.worth(about)

    def by_exposing(self, victim: i64, face: i64) -> i64:
        """What the victim misses most."""
        if self.table.is_machine(victim):
            return self.table.kinds.worth[face] >> 4
        return Plan(self.table, victim).keep(face)
