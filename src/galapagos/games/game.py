"""What a game's folder offers to the house."""

import re
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from difflib import get_close_matches
from functools import cached_property, lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from rich.text import Text

from galapagos.core.brain import Brain
from galapagos.core.dice import Dice, stream
from galapagos.core.errors import IllegalChoice, Malformed
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.core.state import State, legal
from galapagos.drawing.sheet import Sheet
from galapagos.drawing.things import cover
from galapagos.games.puzzle import Puzzle
from galapagos.games.puzzle import load as load_puzzles
from galapagos.text import figures
from galapagos.text.catalogue import Say
from galapagos.text.figures import Figure
from galapagos.text.lesson import Lesson
from galapagos.text.markup import Markup, tag
from galapagos.text.rulebook import Rulebook

Data = dict[str, Any]
Parts = tuple[str, ...]


@dataclass(frozen=True)
class Form:
    """A way to sit at the table: which numbers of seats it takes, and what it is.

    With so many `sides`, seats that leave the same rest when divided by it are partners; 0 is everybody for themselves.
    """

    id: str
    seats: Sequence[int]
    text: str
    sides: int = 0


@dataclass(frozen=True)
class Option:
    """A variant of the rules: its allowed values, what it does, its default, and the forms that have it.

    The default is the first value unless said, and every form has the option unless some are named. `free` tells in
    words what else may be written there; any text is then taken, and the game reads it in `settle`.
    """

    id: str
    values: Sequence[str] | range
    text: str
    default: str | int | None = None
    forms: Sequence[str] = ()
    free: str = ""

    def belongs_to(self, form: str) -> bool:
        """Whether this form of the game has the option."""
        return not self.forms or form in self.forms

    def settle(self, given: str | int | None) -> str | int:
        """The value that is meant, by a text too; games may refine what they take."""
        if given is None:
            return self.values[0] if self.default is None else self.default
        for value in self.values:
            if str(value) == str(given):
                return value
        if self.free:
            return str(given)
        raise Malformed(given, f"{self.id} is {self.allowed()}")

    def allowed(self) -> str:
        """The allowed values in words."""
        if isinstance(self.values, range):
            return f"a number from {self.values[0]} to {self.values[-1]}"
        return f"one of {', '.join([*self.values, *filter(None, [self.free])])}"


@dataclass(frozen=True)
class Setup:
    """The choices made before the first card is dealt."""

    seats: int
    form: str
    options: Mapping[str, str | int] = field(default_factory=dict)


class Refusal(NamedTuple):
    """Why something is not possible: the clause, and the reason in the reader's language."""

    clause: str
    reason: str


class Block(NamedTuple):
    """A part of the board that is sent anew when it changed; its elements name the parts of choices they stand for.

    Of a large one, `inner` are elements inside it, each with its id, that are sent alone while all around them stays.
    """

    id: str
    markup: Markup
    inner: "Sequence[Block]" = ()

    @property
    def frame(self) -> str:
        """What is left of it without its inner ones, but for their places."""
        frame: str = self.markup
        for each in self.inner:
            frame = frame.replace(each.markup, f"<{each.id}>", 1)
        return frame


class Grammar:
    """How choices are written: each verb with the kinds of things that may follow it, each kind with its pattern."""

    def __init__(self, verbs: Mapping[str, Sequence[str]], kinds: Mapping[str, str]) -> None:
        self.verbs = {verb: [form.split() for form in forms] for verb, forms in verbs.items()}
        self.kinds = {kind: re.compile(pattern) for kind, pattern in kinds.items()}

    def read(self, text: str) -> Parts:
        """The parts of a whole choice text; `>` between things is decoration."""
        parts = self.start(text)
        if any(len(form) == len(parts) - 1 and self.fits(form, parts) for form in self.verbs[parts[0]]):
            return parts
        raise self.misread(text, parts[0])

    def start(self, text: str) -> Parts:
        """The first parts of a choice text, as far as they are given."""
        parts = tuple(part for part in text.split() if part != ">")
        if not parts or parts[0] not in self.verbs:
            raise Malformed(text, f"a choice begins with {', '.join(self.verbs)}")
        if self.is_start(parts):
            return parts
        raise self.misread(text, parts[0])

    def is_start(self, parts: Parts) -> bool:
        """A choice can begin so, whether or not one does."""
        forms = self.verbs[parts[0]] if parts and parts[0] in self.verbs else []
        return any(len(parts) - 1 <= len(form) and self.fits(form, parts) for form in forms)

    def fits(self, form: Sequence[str], parts: Parts) -> bool:
        """The things that follow the verb are of the kinds of this form."""
        return all(self.kinds[kind].fullmatch(thing) for kind, thing in zip(form, parts[1:], strict=False))

    def misread(self, text: str, verb: str) -> Malformed:
        forms = (" ".join((verb, *map(str.upper, form))) for form in self.verbs[verb])
        return Malformed(text, f"write {' or '.join(map(repr, forms))}")


class Game(ABC):
    """One game: its rules, its words and its look. Nothing here changes while a game is played."""

    id: str
    title: str
    invitation: str
    minutes: int
    usual_seats: int  # the table at which it is played most
    rules_version: int
    forms: Sequence[Form]
    options: Sequence[Option] = ()
    grammar: Grammar
    standing: Sequence[str] = ()  # verbs that a player may choose once and for all
    brain: Brain | None = None  # without one, bots judge a position by playing it to the end

    # Playing

    @abstractmethod
    def new(self, setup: Setup, dice: Dice, events: Events | None = None) -> State:
        """A game set up, at its first decision."""

    @abstractmethod
    def parts(self, state: State, choice: int) -> Parts:
        """A choice as a verb and the things it is about, in the order a person names them."""

    @abstractmethod
    def reason(self, state: State, parts: Parts, say: Say) -> Refusal | None:
        """Why nothing legal starts with these parts; only asked where nothing does."""

    # Positions as data

    @abstractmethod
    def to_data(self, state: State) -> Data:
        """The whole position as plain data."""

    @abstractmethod
    def view(self, state: State, eyes: int) -> Data:
        """The position as these eyes see it: the same data, with `?` for what they do not know."""

    @abstractmethod
    def from_data(self, data: Mapping[str, object], dice: Dice) -> State:
        """The position of this data; the dice deal what is `?`. Refuses what cannot be."""

    @abstractmethod
    def to_text(self, data: Data) -> str:
        """Position data as a text that people read and write."""

    @abstractmethod
    def from_text(self, text: str) -> Data:
        """The reverse of `to_text`; what a text leaves out is `?` or nothing."""

    # Words and pictures

    @abstractmethod
    def phrase(self, parts: Parts, say: Say) -> str:
        """A choice as a player reads it."""

    def caution(self, state: State, parts: Parts, say: Say) -> str | None:
        """What a person should know before he makes this choice; None for most of them."""
        return None

    @abstractmethod
    def tell(self, events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
        """An event as a line of the log for these eyes; None where nothing needs to be said."""

    @abstractmethod
    def picture(self, view: Data, players: Sequence[str], say: Say) -> str:
        """A view as text with rich's markup, for a terminal."""

    def as_text(self, view: Data, players: Sequence[str], say: Say) -> str:
        """The picture in letters alone."""
        return str(Text.from_markup(self.picture(view, players, say)).plain)

    def board(self, view: Data, players: Sequence[str], say: Say) -> Sequence[Block]:
        """A view as HTML and SVG, block by block; the picture for a terminal where a game draws no better one.

        An element that stands for a thing in a choice has it as `data-part`, and where that thing belongs to another
        one, as a trait to its animal, that one as `data-of`; a piece that travels has a `data-key`, and comes from the
        one it names as `data-from`; one that has become another one on its way comes from a piece that is gone and
        whose key begins with one of the words of its `data-was`, the first of them that fits. The blocks look as
        `board.css` in the game's folder says, and point to the pictures of its `sheet`.
        """
        return [Block("picture", tag("pre", self.as_text(view, players, say)))]

    def recount(self, view: Data, past: Iterable[Events], eyes: int, players: Sequence[str], say: Say) -> Block | None:
        """What happened without anybody deciding it, drawn step by step; none where the log says enough.

        The past comes in pieces, one for each decision, the last one first.
        """
        return None

    def cover(self) -> Markup:
        """What invites to the game: one picture that stands for itself."""
        return cover()

    @property
    def sheet(self) -> Sheet | None:
        """The pictures its board points to; none where it needs none."""
        return None

    def word(self, part: str, say: Say) -> str:
        """What a verb or a thing in a choice is called on a button of its own."""
        if part in self.grammar.verbs:
            return say(part)
        return say.names.get(part, part)

    def chapter(self, view: Data) -> str:
        """The clause of the rules that matters now; none where a game does not say."""
        return ""

    @abstractmethod
    def account(self, state: State, say: Say) -> list[tuple[str, list[int]]]:
        """Where the points come from: rows of a label and a number for each seat."""

    @abstractmethod
    def ending(self, result: Result, say: Say) -> str:
        """Why the game ended, in one sentence."""

    # What follows from these

    @property
    @abstractmethod
    def folder(self) -> Path:
        """Where the game's texts and data lie."""

    @cached_property
    def data_digest(self) -> str:
        """Tells one set of cards from another."""
        return "-"

    def names(self, language: str) -> Mapping[str, str]:
        """What things are called in a language, by id."""
        return {}

    @lru_cache  # noqa: B019 - games live as long as the process
    def say(self, language: str) -> Say:
        """The voice of this game in a language."""
        return Say(language, [self.folder], self.names(language))

    def with_data(self, folder: Path) -> "Game":
        """The same game with the reader's own copy of some of its data files."""
        raise Malformed(str(folder), f"the cards of {self.id} are all known from its rule book and cannot be replaced")

    def setup_of(self, state: State) -> Setup:
        """The set-up a position belongs to."""
        return self.settle(state.seats)

    def sides(self, setup: Setup) -> list[int]:
        """The side each seat is on: its own one, unless the form has partners."""
        form = next(form for form in self.forms if form.id == setup.form)
        return [seat % (form.sides or setup.seats) for seat in range(setup.seats)]

    def rulebook(self, language: str) -> Rulebook:
        """The rules in our own words."""
        return Rulebook.load(self.folder, language)

    @cached_property
    def puzzles(self) -> Sequence[Puzzle]:
        """Positions with one clearly best choice."""
        return load_puzzles(self.folder)

    @cached_property
    def lesson(self) -> Lesson | None:
        """The first lesson; None for a game that has none."""
        return Lesson.load(self.folder)

    @cached_property
    def figures(self) -> Sequence[Figure]:
        """What the rules show beside their clauses."""
        return figures.load(self.folder)

    @property
    def seats(self) -> list[int]:
        """Every number of seats some form takes."""
        return sorted({count for form in self.forms for count in form.seats})

    def settle(self, seats: int | None = None, form: str | None = None, **options: str | int) -> Setup:
        """A complete set-up from what was given; refuses what the game does not know."""
        fitting = [each for each in self.forms if form in (None, each.id)]
        if not fitting:
            raise Malformed(form, f"a form of {self.id} is one of {', '.join(each.id for each in self.forms)}")
        seats = fitting[0].seats[0] if seats is None else seats
        chosen = next((each for each in fitting if seats in each.seats), None)
        if chosen is None:
            counts = sorted({count for each in fitting for count in each.seats})
            raise Malformed(seats, f"{self.id} is for {counts[0]} to {counts[-1]} seats")
        return Setup(seats, chosen.id, self.settle_options(chosen.id, options))

    def settle_options(self, form: str, given: Mapping[str, str | int]) -> dict[str, str | int]:
        """All options of a form in their order, defaults where nothing was given."""
        options = [option for option in self.options if option.belongs_to(form)]
        for name in given:
            if name not in [option.id for option in options]:
                raise Malformed(name, self.options_in_words(form, options))
        return {option.id: option.settle(given.get(option.id)) for option in options}

    def options_in_words(self, form: str, options: Sequence[Option]) -> str:
        known = ", ".join(option.id for option in options) or "none"
        which = f" in its form {form}" if len(options) < len(self.options) else ""
        return f"options of {self.id}{which}: {known}"

    def choices(self, state: State) -> list[int]:
        """Every legal choice, in the fixed order."""
        return legal(state)

    def text(self, state: State, choice: int) -> str:
        """A choice as it is written."""
        return " ".join(self.parts(state, choice))

    def offer(self, state: State, choice: int, say: Say) -> str:
        """A choice as a player is offered it: its phrase, and a word of caution where there is one."""
        parts = self.parts(state, choice)
        phrase, caution = self.phrase(parts, say), self.caution(state, parts, say)
        return phrase if caution is None else f"{phrase} ({caution})"

    def why(self, state: State, parts: Parts, say: Say) -> Refusal | None:
        """Why nothing legal starts so; None where something does, or where the words say nothing."""
        if not self.grammar.is_start(parts):
            return None
        if any(self.parts(state, choice)[: len(parts)] == parts for choice in self.choices(state)):
            return None
        return self.reason(state, parts, say)

    def find(self, state: State, text: str) -> int:
        """The legal choice a text means."""
        parts = self.grammar.read(text)
        texts = {self.text(state, choice): choice for choice in self.choices(state)}
        wanted = " ".join(parts)
        if wanted in texts:
            return texts[wanted]
        nearest = next(iter(get_close_matches(wanted, texts, n=1, cutoff=0.0)), "")
        refusal = self.reason(state, parts, self.say("en"))
        reason = f"{refusal.reason} ({refusal.clause})" if refusal else "it is not among the choices"
        raise IllegalChoice(wanted, reason, nearest, len(texts))

    def position(self, description: str | Mapping[str, object], dice: Dice | None = None) -> State:
        """A position from its text or data; what is not said is dealt."""
        data = self.from_text(description) if isinstance(description, str) else description
        return self.from_data(data, dice or stream(1))

    def __repr__(self) -> str:
        return f"<game {self.id}>"
