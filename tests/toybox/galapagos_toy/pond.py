"""A position of the pond: cards of worth 1 to 3, a thief, a guard, and a fishing rod."""

from typing import Final

from galapagos.core.agenda import Agenda
from galapagos.core.cards import NO_CARD, Cards
from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result, places
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words

CARDS: Final = 24
HAND_SIZE: Final = 3
PILE, HEAP, HAND = 0, 1, 2

SELL, STEAL, FISH, GUARD, YIELD = range(5)
SOLD, STOLE, FISHED, GUARDED, YIELDED, DREW = range(6)

TURN, ANSWER = range(2)


class Pond(State):
    """Whoever is stolen from may guard by a 3 from his hand: he is asked whether he has one or not.

    Who fishes with a good rod and catches nothing goes on.
    """

    def __init__(self, seats: int, has_good_rod: bool = True) -> None:
        super().__init__(seats)
        self.has_good_rod = has_good_rod
        self.cards = Cards(CARDS, HAND + seats)
        self.points = [0] * seats
        self.agenda = Agenda()

    def most(self) -> int:
        return 3 + self.seats

    def choices(self, into: vec[i64]) -> int:
        if self.seat == NOBODY:
            return 0
        found = self.answers() if self.agenda.what() == ANSWER else self.moves()
        for at, each in enumerate(found):
            into[at] = each
        return len(found)

    def moves(self) -> list[int]:
        others = [seat for seat in range(self.seats) if seat != self.seat and self.points[seat] > 0]
        return (
            [choice(SELL, face) for face in self.faces(self.seat)]
            + [choice(STEAL, seat) for seat in others]
            + [choice(FISH)]
        )

    def answers(self) -> list[int]:
        guards = [choice(GUARD)] if 3 in self.faces(self.seat) else []
        return [*guards, choice(YIELD)]

    def faces(self, seat: int) -> list[int]:
        return sorted({self.cards.face[card] for card in self.hand(seat)})

    def hand(self, seat: int) -> list[int]:
        return self.pile(HAND + seat)

    def pile(self, number: int) -> list[int]:
        cards, card = [], self.cards.top[number]
        while card != NO_CARD:
            cards.append(card)
            card = self.cards.under[card]
        return cards

    def play(self, choice: int, dice: Dice, events: Events | None = None) -> None:
        events = events if events is not None else Events()
        verb, what = verb_of(choice), thing(choice, 0)
        if verb == STEAL:
            events.add(STOLE, self.seat, what)
            self.agenda.push(ANSWER, what, self.seat)
            self.seat = what
            return
        if verb in (GUARD, YIELD):
            self.answer(verb, events)
        elif verb == SELL:
            self.discard(what)
            self.points[self.seat] += what
            events.add(SOLD, self.seat, what)
        else:
            caught = dice.roll() // 3
            self.points[self.seat] += caught
            events.add(FISHED, self.seat, caught)
            if caught == 0 and self.has_good_rod:
                return
        self.end_turn(events)

    def answer(self, verb: int, events: Events) -> None:
        thief = self.agenda.about(0)
        if verb == GUARD:
            self.discard(3)
            events.add(GUARDED, self.seat)
        else:
            self.points[self.seat] -= 1
            self.points[thief] += 1
            events.add(YIELDED, self.seat, thief)
        self.agenda.pop()
        self.seat = thief

    def discard(self, face: int) -> None:
        card = self.cards.pick(face, HAND + self.seat)
        self.cards.known[card] = (1 << (self.seats + 1)) - 1
        self.cards.put(card, HEAP)

    def end_turn(self, events: Events) -> None:
        if self.cards.size[PILE] == 0:
            self.seat = NOBODY
            return
        self.draw(self.seat, events)
        self.begin_turn((self.seat + 1) % self.seats)

    def draw(self, seat: int, events: Events) -> None:
        card = self.cards.take(PILE)
        self.cards.known[card] = 1 << seat
        self.cards.sort_in(card, HAND + seat)
        events.add(DREW, seat, secret=self.cards.face[card], known=1 << seat)

    def begin_turn(self, seat: int) -> None:
        self.seat = seat
        self.turn += 1
        self.agenda = Agenda()
        self.agenda.push(TURN, seat)

    def is_open(self) -> bool:
        return False

    def copy(self) -> "Pond":
        pond = Pond(self.seats, self.has_good_rod)
        pond.seat, pond.turn = self.seat, self.turn
        pond.cards = self.cards.copy()
        pond.points = [*self.points]
        pond.agenda = self.agenda.copy()
        return pond

    def trace(self, into: Words) -> None:
        for number in (self.seats, self.has_good_rod, self.seat, self.turn, *self.points):
            into.add(number)
        self.agenda.trace(into)
        for seat in range(self.seats):
            self.cards.trace(HAND + seat, into)
        self.cards.trace(PILE, into)
        self.cards.trace_set(HEAP, into)

    def masks(self, into: Words) -> None:
        for card in range(CARDS):
            into.add(self.cards.known[card])

    def reshuffle(self, eyes: int, dice: Dice) -> "Pond":
        pond = self.copy()
        hidden = Words()
        for pile in range(HAND + self.seats):
            for card in pond.pile(pile):
                if pile != HEAP and not pond.cards.knows(eyes, card):
                    hidden.add(card)
        pond.cards.deal_anew(hidden, dice)
        for seat in range(self.seats):
            pond.cards.sort(HAND + seat)
        return pond

    def result(self) -> Result | None:
        return Result(places(self.points), [*self.points], "pile") if self.seat == NOBODY else None
