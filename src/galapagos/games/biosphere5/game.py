"""What this folder offers to the house."""

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.core.state import State
from galapagos.drawing.sheet import Sheet
from galapagos.games.biosphere5 import board, log, notation, picture, pictures, recount, story
from galapagos.games.biosphere5.brain import BRAIN
from galapagos.games.biosphere5.caution import caution
from galapagos.games.biosphere5.chapter import chapter
from galapagos.games.biosphere5.deal import LONGEST_GAME, START_LEVEL, from_data
from galapagos.games.biosphere5.deck import FILES, FOLDER, Deck
from galapagos.games.biosphere5.players import FORMS, form_name
from galapagos.games.biosphere5.rules.machine_losses import MOST_LEVEL
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.setting import set_up
from galapagos.games.biosphere5.rules.words import SOLO
from galapagos.games.biosphere5.view import view
from galapagos.games.biosphere5.why import why
from galapagos.games.game import Block, Data, Form, Game, Option, Parts, Refusal, Setup
from galapagos.games.shelf import Shelf
from galapagos.games.sight import ALL_EYES
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup

YES, NO = "yes", "no"


class Biosphere5(Game):
    """Biosphere 5, with On the Brink and Human against Machine."""

    id = "biosphere5"
    title = "Biosphere 5"
    invitation = "Raise a ruined world level by level, or pull down what the others have built."
    minutes = 30
    usual_seats = 2
    brain = BRAIN
    rules_version = 1
    forms = (
        Form("duel", (2,), "Two clans against each other."),
        Form("left", (3,), "Three in a ring: schemes strike only the left neighbour."),
        Form("teams", (4,), "Two teams of two, seats a and c against b and d.", sides=2),
        Form("free", (3, 4), "Everybody against everybody."),
        Form("solo", (1,), "Human against Machine: alone, for points."),
    )
    options = (
        Option("brink", (NO, YES), "The expansion On the Brink: doom rises, leaders help."),
        Option("level", range(MOST_LEVEL + 1), "The machine's hand level at the start.", START_LEVEL, ("solo",)),
        Option("rounds", range(1, LONGEST_GAME + 1), "After so many rounds the game is drawn.", 200),
    )
    folder: Path = FOLDER

    def __init__(self, deck: Deck) -> None:
        self.deck = deck
        self.kinds = deck.kinds()
        self.grammar = notation.grammar(deck)

    def __reduce__(self) -> tuple[type["Biosphere5"], tuple[Deck]]:
        """Simulations send games to other processes."""
        return Biosphere5, (self.deck,)

    def with_data(self, folder: Path) -> Game:
        return Biosphere5(Deck.load(Shelf(FOLDER, FILES, folder)))

    @cached_property
    def data_digest(self) -> str:
        return self.deck.digest

    def names(self, language: str) -> Mapping[str, str]:
        return self.deck.names[language]

    def new(self, setup: Setup, dice: Dice, events: Events | None = None) -> State:
        form, brink = FORMS[setup.form][0], setup.options["brink"] == YES
        faces = self.deck.faces(brink)
        cards = setup.seats * len(faces) + (len(self.deck.faces(False)) if form == SOLO else 0)
        table = Position(setup.seats, form, brink, self.kinds, cards)
        table.limit = int(setup.options["rounds"])
        table.level = int(setup.options.get("level", 0))
        set_up(table, faces, dice, events)
        return table

    def setup_of(self, state: State) -> Setup:
        table = self.table(state)
        return self.settle(table.seats, form_name(table), brink=YES if table.brink else NO, rounds=int(table.limit))

    def parts(self, state: State, choice: int) -> Parts:
        return notation.parts(self.table(state), self.deck, choice)

    def reason(self, state: State, parts: Parts, say: Say) -> Refusal | None:
        return why(self.table(state), self.deck, parts, say)

    def to_data(self, state: State) -> Data:
        return view(self.table(state), self.deck, ALL_EYES)

    def view(self, state: State, eyes: int) -> Data:
        return view(self.table(state), self.deck, eyes)

    def from_data(self, data: Mapping[str, object], dice: Dice) -> State:
        return from_data(self.deck, data, dice)

    def to_text(self, data: Data) -> str:
        return notation.to_text(data)

    def from_text(self, text: str) -> Data:
        return notation.from_text(text)

    def phrase(self, parts: Parts, say: Say) -> str:
        return story.phrase(self.deck, parts, say)

    def caution(self, state: State, parts: Parts, say: Say) -> str | None:
        return caution(self.table(state), self.deck, parts, say)

    def word(self, part: str, say: Say) -> str:
        return story.word(self.deck, part, say) or super().word(part, say)

    def chapter(self, view: Data) -> str:
        return chapter(view)

    def tell(self, events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
        return log.tell(self.deck, events, number, eyes, players, say)

    def picture(self, view: Data, players: Sequence[str], say: Say) -> str:
        return picture.picture(self.deck, view, players, say)

    def board(self, view: Data, players: Sequence[str], say: Say) -> Sequence[Block]:
        return board.board(self.deck, view, players, say)

    def recount(self, view: Data, past: Iterable[Events], eyes: int, players: Sequence[str], say: Say) -> Block | None:
        return recount.recount(self.deck, past, eyes, players, say) if "machine" in view else None

    def cover(self) -> Markup:
        return pictures.cover()

    @property
    def sheet(self) -> Sheet:
        return pictures.SHEET

    def ending(self, result: Result, say: Say) -> str:
        return story.ending(result, say)

    def account(self, state: State, say: Say) -> list[tuple[str, list[int]]]:
        return [(say("rounds"), [int(self.table(state).round)])]

    def table(self, state: State) -> Position:
        assert isinstance(state, Position)
        return state


GAME = Biosphere5(Deck.load(Shelf(FOLDER, FILES)))
