# compiled
"""A position of the game: everybody's cards, achievements, leaders and doom, and the machine of the solo game."""

from typing import Final, final

from mypy_extensions import mypyc_attr

from galapagos.core.agenda import Agenda
from galapagos.core.cards import NO_CARD, Cards
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.state import State
from galapagos.core.words import Words
from galapagos.games.biosphere5.rules import answers, ending, hidden, turn
from galapagos.games.biosphere5.rules.kinds import Kinds
from galapagos.games.biosphere5.rules.piles import DISCARDS, HAND, OPEN, PILE, PILES, PLAYED, TABLE
from galapagos.games.biosphere5.rules.words import ACT, MACHINE, OVER, SOLO, TEAMS, UNFINISHED

# Nine without a card of the hand; 25 cards with an upper half and 27 rescue cards to lay down beside the lower one;
# three that raise four leaders or show force: six achievements in 27 ways and 27 other aims.
MOST_CHOICES: Final = 9 + 25 * 28 + 3 * (4 + 6 * 27 + 27)


@final
@mypyc_attr(acyclic=True)
class Position(State):
    """Players are the seats, and in a solo game the machine behind them; the columns hold a value for each player.

    Masks have a bit for each field (`solved`, `perfect`) or for each player (`out`, `falling`, `winners`).
    """

    def __init__(self, seats: i64, form: i64, brink: bool, kinds: Kinds, cards: i64) -> None:
        super().__init__(seats)
        self.form: i64 = form
        self.brink: bool = brink
        self.kinds: Kinds = kinds
        self.players: i64 = seats + 1 if form == SOLO else seats
        self.limit: i64 = 200
        self.round: i64 = 1
        self.step: i64 = ACT
        self.start: i64 = 0
        self.active: i64 = 0
        self.actions: i64 = 0
        self.built: bool = False
        self.hope: bool = False
        self.returning: i64 = 0
        self.catastrophes: i64 = 0
        self.level: i64 = 0
        self.out: i64 = 0
        self.falling: i64 = 0
        self.winners: i64 = 0
        self.reason: i64 = UNFINISHED
        self.solved = vec[i64]([0] * 4)
        self.perfect = vec[i64]([0] * 4)
        self.doom = vec[i64]([0] * 4)
        self.leaders = vec[i64]([0] * 4)
        self.cards = Cards(cards, self.players * PILES)
        self.agenda = Agenda()

    def most(self) -> i64:
        """More than any hand can do, whatever the halves of its cards are."""
        return MOST_CHOICES

    def choices(self, into: vec[i64]) -> i64:
        if self.step == OVER:
            return 0
        if self.agenda.depth == 0:
            return turn.choices(self, into)
        return answers.choices(self, into)

    def play(self, choice: i64, dice: Dice, events: Events | None = None) -> None:
        if self.agenda.depth == 0:
            turn.act(self, choice, dice, events)
        else:
            answers.play(self, choice, dice, events)
        turn.go_on(self, dice, events)

    def is_open(self) -> bool:
        """What lies open can be counted by everybody; what a hand allows cannot."""
        return self.agenda.depth > 0 and answers.is_open(self)

    def result(self) -> Result | None:
        if self.step != OVER:
            return None
        return ending.result(self)

    def reshuffle(self, eyes: i64, dice: Dice) -> "Position":
        position = self.copy()
        hidden.deal_anew(position, eyes, dice)
        return position

    def everybody(self) -> i64:
        """The mask of all eyes, the public's included."""
        return (1 << (self.seats + 1)) - 1

    def is_in(self, player: i64) -> bool:
        return (self.out >> player) & 1 == 0

    def is_machine(self, player: i64) -> bool:
        return self.form == SOLO and player == MACHINE

    def are_partners(self, one: i64, other: i64) -> bool:
        """B5-5.4: seats 0 and 2 play against 1 and 3; everywhere else everybody is alone."""
        return self.form == TEAMS and (one ^ other) & 1 == 0

    def after(self, player: i64) -> i64:
        """Who comes next in turn order, in or out; B5-5.4: A1, B1, B2, A2."""
        if self.form != TEAMS:
            return (player + 1) % self.players
        if player == self.start:
            return 1 - self.start
        if player == 1 - self.start:
            return 3 - self.start
        if player == 3 - self.start:
            return 2 + self.start
        return self.start

    def next_in(self, player: i64) -> i64:
        """The next player who has not dropped out."""
        following = self.after(player)
        while not self.is_in(following):
            following = self.after(following)
        return following

    def hand_size(self, player: i64) -> i64:
        return self.cards.size[player * PILES + HAND]

    def has_solved(self, player: i64, field: i64) -> bool:
        return (self.solved[player] >> field) & 1 == 1

    def is_perfect(self, player: i64, field: i64) -> bool:
        return (self.perfect[player] >> field) & 1 == 1

    def leader_level(self, player: i64, leader: i64) -> i64:
        return self.leaders[player] >> 2 * leader & 3

    def reaches(self, player: i64, level: i64) -> bool:
        """B5-3.1: level I always; else both achievements of the level below or one of this level."""
        if level == 1:
            return True
        solved = self.solved[player]
        below: i64 = 3 << 2 * (level - 2)
        return solved & below == below or solved & below << 2 != 0

    def holds(self, player: i64, face: i64) -> bool:
        """A card of this kind is in the hand."""
        card = self.cards.top[player * PILES + HAND]
        while card != NO_CARD and self.cards.face[card] < face:
            card = self.cards.under[card]
        return card != NO_CARD and self.cards.face[card] == face

    def lay_open(self, card: i64, pile: i64) -> None:
        """Put a card where everybody sees it."""
        self.cards.known[card] = self.everybody()
        self.cards.put(card, pile)

    def sort_open(self, card: i64, pile: i64) -> None:
        """Put a card where everybody sees it, among others in the order of their kinds."""
        self.cards.known[card] = self.everybody()
        self.cards.sort_in(card, pile)

    def copy(self) -> "Position":
        position = Position(self.seats, self.form, self.brink, self.kinds, 0)
        position.seat = self.seat
        position.turn = self.turn
        position.limit = self.limit
        position.round = self.round
        position.step = self.step
        position.start = self.start
        position.active = self.active
        position.actions = self.actions
        position.built = self.built
        position.hope = self.hope
        position.returning = self.returning
        position.catastrophes = self.catastrophes
        position.level = self.level
        position.out = self.out
        position.falling = self.falling
        position.winners = self.winners
        position.reason = self.reason
        position.solved = self.solved[:]
        position.perfect = self.perfect[:]
        position.doom = self.doom[:]
        position.leaders = self.leaders[:]
        position.cards = self.cards.copy()
        position.agenda = self.agenda.copy()
        return position

    def trace(self, into: Words) -> None:
        into.add(self.seats)
        into.add(self.form << 1 | (1 if self.brink else 0))
        into.add(self.seat)
        into.add(self.turn)
        into.add(self.limit)
        into.add(self.round)
        into.add(self.step)
        into.add(self.start)
        into.add(self.active)
        into.add(self.actions)
        into.add((1 if self.built else 0) | (2 if self.hope else 0))
        into.add(self.returning)
        into.add(self.catastrophes)
        into.add(self.level)
        into.add(self.out)
        into.add(self.falling)
        into.add(self.winners)
        into.add(self.reason)
        self.agenda.trace(into)
        for player in range(self.players):
            into.add(self.solved[player])
            into.add(self.perfect[player])
            into.add(self.doom[player])
            into.add(self.leaders[player])
            own = player * PILES
            self.cards.trace(own + PILE, into)
            self.cards.trace_set(own + OPEN, into)
            self.cards.trace(own + HAND, into)
            self.cards.trace_set(own + TABLE, into)
            self.cards.trace_set(own + DISCARDS, into)
            self.cards.trace(own + PLAYED, into)

    def masks(self, into: Words) -> None:
        for card in range(self.cards.count):
            into.add(self.cards.known[card])
