"""A match: a game, its set-up, its seed and the acts. Positions are made from these."""

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby

from galapagos.core.dice import Dice, sealed
from galapagos.core.errors import IllegalChoice, Malformed, Stale
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words
from galapagos.games.game import Data, Game, Setup
from galapagos.match import act
from galapagos.match.act import Act
from galapagos.match.offer import OFFERS, Offer
from galapagos.match.record import Scroll, closing_lines, header
from galapagos.match.resigning import by_resignation, with_resigned
from galapagos.match.seed import read_seed
from galapagos.text.seats import LETTERS

LONGEST_NAME = 40
LEVEL = re.compile(r"[a-z]+(@[0-9a-z.]+)?", re.ASCII)


@dataclass(frozen=True)
class Moment:
    """A decision that stands: the position before it, what happened, and whether it may be undone alone."""

    before: State
    text: str
    events: Events
    forced: bool
    revealing: bool


class Match:
    """One played game. `play` is the door: it refuses what is wrong and then changes nothing."""

    def __init__(
        self,
        game: Game,
        setup: Setup,
        seed: int | str | None = None,
        *,
        players: Sequence[str] = (),
        start: Data | None = None,
        started: datetime | None = None,
        clock: Callable[[], float] | None = None,
        rules: int | None = None,
    ) -> None:
        self.game = game
        self.setup = setup
        self.rules = game.rules_version if rules is None else rules
        self.seed = read_seed(seed)
        self.players = read_players(players, setup.seats)
        self.started = started
        self.clock = clock
        self.acts: list[Act] = []
        self.moments: list[Moment] = []
        self.opening = Events()
        self.dice: Dice = sealed(self.seed)
        self.bots: dict[int, str] = {}
        self.resigned: list[int] = []
        self.offer: Offer | None = None
        self.is_paused = False
        self.is_rated = start is None
        self.early: Result | None = None
        self.is_abandoned = False
        if start is None:
            self.state = game.new(setup, self.dice, self.opening)
        else:
            self.state = game.from_data(start, self.dice)
        self.start = None if start is None else game.to_data(self.state)
        self.scroll = Scroll(header(self))

    # What is going on

    @property
    def seat(self) -> int | None:
        """Who decides now; None when the match is over."""
        return None if self.is_over else self.state.seat

    @property
    def number(self) -> int:
        """The number of the next decision, from 1."""
        return len(self.moments) + 1

    @property
    def is_over(self) -> bool:
        return self.state.seat == NOBODY or self.early is not None or self.is_abandoned

    def persons(self) -> list[int]:
        """The seats somebody sits at who decides for himself."""
        return [seat for seat in range(self.setup.seats) if seat not in self.bots and seat not in self.resigned]

    def choices(self) -> list[str]:
        """Every legal choice as text, in the fixed order."""
        if self.is_over:
            return []
        return [self.game.text(self.state, choice) for choice in self.game.choices(self.state)]

    def view(self, seat: int | None = None) -> Data:
        """The table as a seat sees it, or, without one, as everybody may."""
        return self.game.view(self.state, self.eyes(seat))

    def eyes(self, seat: int | None) -> int:
        """Whose eyes are meant: a seat's, or, without one, the public's."""
        if seat is None:
            return self.setup.seats
        if type(seat) is not int or seat not in range(self.setup.seats):
            raise Malformed(seat, f"a seat is a number from 0 to {self.setup.seats - 1}, or None for the public")
        return seat

    def result(self) -> Result | None:
        """How the match ended; None while it lasts or when it was abandoned. Who resigned ranks behind the others."""
        if self.early is not None or self.is_abandoned:
            return self.early
        result = self.state.result()
        return result if result is None else with_resigned(result, self.resigned, self.game.sides(self.setup))

    def past(self, number: int | None = None) -> Iterator[Events]:
        """What led to a moment, or to now: the events of each decision, the last one first."""
        yield from (moment.events for moment in reversed(self.moments[:number]))
        yield self.opening

    def log(self, seat: int | None = None, language: str = "en", since: int = 0) -> list[str]:
        """What a seat saw happen since a decision (0: since the start), line by line."""
        eyes = self.eyes(seat)
        say = self.game.say(language)
        told = [self.opening] if since == 0 else []
        told += [moment.events for moment in self.moments[max(0, since - 1) :]]
        lines = (
            self.game.tell(events, number, eyes, self.players, say) for events in told for number in range(events.count)
        )
        return [*count_repeats(line for line in lines if line is not None)]

    def record(self) -> str:
        """The record as text: the whole truth, its seed included."""
        return self.scroll.close(self.game, closing_lines(self))

    # Deciding

    def play(self, *choices: str | int, seat: int | None = None, at: int | None = None) -> None:
        """Make one or more decisions, and after each those that everybody can see to be forced.

        `seat` and `at` (the number of the decision) guard against answering for somebody else or too late.
        """
        for choice in choices:
            if at is not None and at != self.number:
                raise Stale(self.number, at)
            self.check_open(seat)
            self.decide(self.read(choice))
            while not self.is_over and self.is_forced():
                self.decide(self.game.choices(self.state)[0])
            at = None

    def read(self, choice: str | int) -> int:
        """The legal choice that is meant by a text, or by the number of a choice itself."""
        if isinstance(choice, str):
            return self.game.find(self.state, choice)
        legal = self.game.choices(self.state)
        if choice not in legal:
            raise IllegalChoice(str(choice), "no choice has this number", str(legal[0]), len(legal))
        return choice

    def check_open(self, seat: int | None) -> None:
        if self.is_over:
            raise IllegalChoice("a decision", "the match is over", "", 0)
        if self.is_paused:
            raise IllegalChoice("a decision", "the match is paused", act.RESUME, 0)
        if seat is not None and seat != self.state.seat:
            count = len(self.game.choices(self.state))
            raise IllegalChoice("a decision", f"seat {LETTERS[self.state.seat]} decides now", "", count)

    def is_forced(self) -> bool:
        """Only one choice is legal and everybody can see that."""
        return self.state.is_open() and len(self.game.choices(self.state)) == 1

    def decide(self, choice: int, seconds: float | None = None) -> None:
        """Carry out a legal decision; the numbers it draws depend on its own number only."""
        before = self.state
        text = self.game.text(before, choice)
        forced = bool(self.moments) and self.is_forced()
        after = before.copy()
        events = Events()
        self.dice.turn_to(self.number)
        after.play(choice, self.dice, events)
        revealing = self.dice.drawn > 0 or has_grown(before, after)
        self.moments.append(Moment(before, text, events, forced, revealing))
        self.state = after
        self.note(act.PLAY, before.seat, text, seconds)
        if self.offer is not None and self.offer.kind == act.UNDO:
            self.offer = None

    def note(self, kind: str, seat: int, text: str = "", seconds: float | None = None) -> None:
        """Write down what was just done."""
        if seconds is None and self.clock is not None:
            seconds = self.clock()
        done = Act(kind, seat, text, None if seconds is None else round(max(0.0, seconds), 1))
        self.acts.append(done)
        self.scroll.add(done, self.number - 1, self.state)

    # Taking back

    def last_chosen(self) -> int:
        """The place of the last decision somebody really made; -1 where there is none."""
        at = len(self.moments) - 1
        while at >= 0 and self.moments[at].forced:
            at -= 1
        return at

    def can_undo(self) -> bool:
        """No number drawn, nothing learnt by anybody, still the same seat and turn."""
        at = self.last_chosen()
        if at < 0 or self.is_over or self.is_paused or any(moment.revealing for moment in self.moments[at:]):
            return False
        before = self.moments[at].before
        return before.seat == self.state.seat and before.turn == self.state.turn

    def undo(self) -> None:
        """Take back the last decision, where that hurts nobody."""
        if not self.can_undo():
            raise IllegalChoice(act.UNDO, "something was drawn or shown since, or the turn has passed", "", 0)
        self.back_up()

    def take_back(self, seconds: float | None = None) -> None:
        """Take back the last decision with everybody's consent, or alone among bots: the match is no longer rated."""
        if self.is_over or self.is_paused:
            raise IllegalChoice(act.UNDO, "the match is over" if self.is_over else "the match is paused", "", 0)
        if self.last_chosen() < 0:
            raise IllegalChoice(act.UNDO, "no decision has been made yet", "", 0)
        self.is_rated = self.is_rated and self.can_undo()
        self.back_up(seconds)

    def has_decided(self, seat: int) -> bool:
        """Some standing decision was really this seat's."""
        return any(moment.before.seat == seat and not moment.forced for moment in self.moments)

    def back_to(self, seat: int) -> None:
        """Take back until the last decision this seat really made: alone among bots, or with everybody's consent."""
        if not self.has_decided(seat):
            raise IllegalChoice(act.UNDO, f"seat {LETTERS[seat]} has not decided anything yet", "", 0)
        self.take_back()
        while self.seat != seat:
            self.take_back()

    def back_up(self, seconds: float | None = None) -> None:
        at = self.last_chosen()
        self.state = self.moments[at].before
        self.offer = None
        del self.moments[at:]
        self.note(act.UNDO, self.state.seat, "", seconds)

    # The table's acts

    def resign(self, seat: int) -> None:
        """Give up for good. The last side that has not wins; until then somebody else decides for the seat."""
        self.table_act(Act(act.RESIGN, seat))
        self.settle_offer()

    def abandon(self, seat: int) -> None:
        """End the match without a result."""
        self.table_act(Act(act.ABANDON, seat))

    def pause(self, seat: int) -> None:
        self.table_act(Act(act.PAUSE, seat))

    def resume(self, seat: int) -> None:
        self.table_act(Act(act.RESUME, seat))

    def give(self, seat: int, level: str) -> None:
        """From now on a bot of this level decides for the seat."""
        self.table_act(Act(act.BOT, seat, level))
        self.settle_offer()

    def come_back(self, seat: int) -> None:
        """The seat's person decides again."""
        self.table_act(Act(act.BACK, seat))

    def propose(self, seat: int, kind: str) -> None:
        """Offer the others to take the last decision back, to end the match here, or to pause it."""
        self.table_act(Act(act.OFFER, seat, kind))
        self.settle_offer()

    def agree(self, seat: int) -> None:
        """Accept what was offered; when all have, it happens."""
        self.table_act(Act(act.AGREE, seat))
        self.settle_offer()

    def decline(self, seat: int) -> None:
        """Refuse what was offered, or withdraw it."""
        self.table_act(Act(act.DECLINE, seat))

    def settle_offer(self) -> None:
        """Do what all who are asked have agreed to."""
        if self.is_over or self.offer is None or not self.offer.is_agreed(self.persons()):
            return
        proposer = self.offer.agreed[0]
        if self.offer.kind == act.END:
            self.table_act(Act(act.END, proposer))
        elif self.offer.kind == act.PAUSE:
            self.pause(proposer)
        elif self.has_decided(proposer):
            self.back_to(proposer)
        else:
            self.take_back()

    def table_act(self, done: Act) -> None:
        """Carry out an act of the table and write it down."""
        if self.eyes(done.seat) == self.setup.seats or self.is_over:
            raise IllegalChoice(done.kind, "the match is over", "", 0)
        if done.seat in self.resigned and done.kind not in (act.PAUSE, act.RESUME, act.BOT):
            raise IllegalChoice(done.kind, f"seat {LETTERS[done.seat]} has resigned already", "", 0)
        if done.kind == act.RESIGN:
            self.leave(done.seat)
        elif done.kind == act.ABANDON:
            self.is_abandoned = True
        elif done.kind in (act.PAUSE, act.RESUME):
            self.is_paused = done.kind == act.PAUSE
            if self.offer is not None and self.offer.kind == act.PAUSE:
                self.offer = None
        elif done.kind == act.BOT:
            if not LEVEL.fullmatch(done.text):
                raise Malformed(done.text, "the level of a bot is a word such as easy, or hard@400")
            self.bots[done.seat] = done.text
        elif done.kind == act.BACK:
            self.bots.pop(done.seat, None)
        else:
            self.negotiate(done)
        self.note(done.kind, done.seat, done.text, done.seconds)

    def negotiate(self, done: Act) -> None:
        """What is proposed, and what becomes of it. Without a winner all share the first place."""
        offer = self.offer
        if done.kind == act.OFFER:
            if offer is not None:
                raise IllegalChoice(act.OFFER, f"an offer stands already: {offer.kind}", act.AGREE, 0)
            if done.text not in OFFERS:
                raise Malformed(done.text, f"an offer is one of {', '.join(OFFERS)}")
            if done.text == act.UNDO and self.last_chosen() < 0:
                raise IllegalChoice(act.OFFER, "no decision has been made yet", "", 0)
            self.offer = Offer(done.text, (done.seat,))
        elif offer is None:
            raise IllegalChoice(done.kind, "nothing was offered", "", 0)
        elif done.kind == act.AGREE:
            if done.seat in offer.agreed:
                raise IllegalChoice(act.AGREE, f"seat {LETTERS[done.seat]} has agreed already", "", 0)
            self.offer = offer.with_seat(done.seat)
        elif done.kind == act.DECLINE:
            self.offer = None
        else:
            if offer.kind != act.END or not offer.is_agreed(self.persons()):
                raise IllegalChoice(act.END, "not everybody has agreed", "", 0)
            self.early = Result([1] * self.setup.seats, [], "agreed")

    def leave(self, seat: int) -> None:
        self.resigned.append(seat)
        self.early = by_resignation(self.resigned, self.game.sides(self.setup))


def count_repeats(lines: Iterable[str]) -> Iterator[str]:
    """Equal lines in a row become one, with their number."""
    for line, repeats in groupby(lines):
        count = len([*repeats])
        yield line if count == 1 else f"{line} (×{count})"


def read_players(players: Sequence[str], seats: int) -> list[str]:
    """A name for each seat: its letter where none was given."""
    names = [*players] or [letter.upper() for letter in LETTERS[:seats]]
    if len(names) != seats:
        raise Malformed(", ".join(names), f"{seats} players are needed, one for each seat")
    for name in names:
        if not is_name(name):
            raise Malformed(name, f"a name has 1 to {LONGEST_NAME} printable characters")
    return names


def is_name(name: object) -> bool:
    """It fits on a line, and into a corner of the table."""
    return isinstance(name, str) and name.isprintable() and name == name.strip() and 0 < len(name) <= LONGEST_NAME


def has_grown(before: State, after: State) -> bool:
    """Somebody, the mover included, knows a card now that he did not know before."""
    old, new = Words(), Words()
    before.masks(old)
    after.masks(new)
    return any(new.word(at) & ~old.word(at) for at in range(new.size))


def from_position(
    game: Game, description: str | Mapping[str, object], seed: int | str | None = None, *, players: Sequence[str] = ()
) -> Match:
    """A match that starts from a position; what the position does not say is dealt from the seed."""
    seed = read_seed(seed)
    state = game.position(description, sealed(seed))
    return Match(game, game.setup_of(state), seed, players=players, start=game.to_data(state))
