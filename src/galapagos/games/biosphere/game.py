"""What this folder offers to the house."""

from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from galapagos.core.dice import Dice, stream
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.core.state import State
from galapagos.drawing.sheet import Sheet
from galapagos.games.biosphere import maps, naming, notation, picture, pictures, story
from galapagos.games.biosphere.board import board
from galapagos.games.biosphere.brain import BRAIN
from galapagos.games.biosphere.caution import caution
from galapagos.games.biosphere.chapter import chapter
from galapagos.games.biosphere.deal import draw_assignments, from_data
from galapagos.games.biosphere.edition import FOLDER, Edition, edition
from galapagos.games.biosphere.rules import round
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.scene import Scene
from galapagos.games.biosphere.view import view
from galapagos.games.biosphere.why import why
from galapagos.games.game import Block, Data, Form, Game, Option, Parts, Refusal, Setup
from galapagos.games.sight import ALL_EYES
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup

MAPS = ("recommended", "random")


class Biosphere(Game):
    """Biosphere, with our data files or with a reader's own copies of some of them."""

    id = "biosphere"
    title = "Biosphere"
    invitation = "Spread your species over deserts and forests, and keep it from dying out."
    minutes = 75
    usual_seats = 4
    rules_version = 1
    forms = (Form("table", range(2, 7), "Everybody for themselves."),)
    options = (
        Option("band", ("yes", "no"), "The tie-breaker band: without it the game is simpler and faster."),
        Option(
            "map",
            MAPS,
            "The map: recommended, shuffled by chance, or your own rows of letters, such as SGMG/FP.W with a gap.",
            free="rows of W P M S G F and . for a gap, with / between them",
        ),
        Option("rounds", range(1, 201), "The last round, if nobody has won by then.", default=60),
    )
    grammar = notation.GRAMMAR
    folder: Path = FOLDER
    brain = BRAIN

    def __init__(self, readers: Path | None = None) -> None:
        self.readers = readers
        self.edition: Edition = edition(readers)

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), (self.readers,)

    @cached_property
    def data_digest(self) -> str:
        return self.edition.digest

    def with_data(self, folder: Path) -> "Biosphere":
        return Biosphere(folder.resolve())

    def settle(self, seats: int | None = None, form: str | None = None, **options: str | int) -> Setup:
        """A custom map is checked for the number of players (BIO-1.3)."""
        setup = super().settle(seats, form, **options)
        text = str(setup.options["map"])
        if text in MAPS:
            return setup
        text = maps.read_map(text, setup.seats)
        self.edition.check_map(text)
        return Setup(setup.seats, setup.form, {**setup.options, "map": text})

    def new(self, setup: Setup, dice: Dice, events: Events | None = None) -> State:
        text = str(setup.options["map"])
        if text == "recommended":
            text = self.edition.maps[setup.seats]
        elif text == "random":
            text = maps.shuffled(self.edition.maps[setup.seats], dice)
        table = Position(setup.seats, maps.land_of(text), self.edition.material)
        table.has_band = setup.options["band"] == "yes"
        table.limit = int(setup.options["rounds"])
        draw_assignments(table, dice, self.edition)
        round.set_up(table, dice, events)
        return table

    def setup_of(self, state: State) -> Setup:
        table = self.table(state)
        text = maps.text_of(table.land)
        return self.settle(
            table.seats,
            band="yes" if table.has_band else "no",
            map="recommended" if text == self.edition.maps[table.seats] else text,
            rounds=int(table.limit),
        )

    def parts(self, state: State, choice: int) -> Parts:
        return notation.parts(self.table(state), choice, self.edition)

    def reason(self, state: State, parts: Parts, say: Say) -> Refusal | None:
        return why(self.table(state), parts, self.edition, say)

    def to_data(self, state: State) -> Data:
        return view(self.table(state), ALL_EYES, self.edition)

    def view(self, state: State, eyes: int) -> Data:
        return view(self.table(state), eyes, self.edition)

    def from_data(self, data: Mapping[str, object], dice: Dice) -> State:
        return from_data(data, dice, self.edition)

    def to_text(self, data: Data) -> str:
        return notation.to_text(data)

    def from_text(self, text: str) -> Data:
        return notation.from_text(text)

    def phrase(self, parts: Parts, say: Say) -> str:
        return story.phrase(parts, self.edition, say)

    def caution(self, state: State, parts: Parts, say: Say) -> str | None:
        return caution(self.table(state), parts, say)

    def tell(self, events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
        return story.tell(events, number, players, self.edition, say)

    def picture(self, view: Data, players: Sequence[str], say: Say) -> str:
        return picture.picture(view, from_data(view, stream(1), self.edition), players, self.edition, say)

    def board(self, view: Data, players: Sequence[str], say: Say) -> Sequence[Block]:
        table = from_data(view, stream(1), self.edition)
        return board(Scene(view, table, players, self.edition, say))

    def cover(self) -> Markup:
        return pictures.cover()

    @property
    def sheet(self) -> Sheet:
        return pictures.SHEET

    def word(self, part: str, say: Say) -> str:
        return story.word(part, say)

    def chapter(self, view: Data) -> str:
        return chapter(view)

    def ending(self, result: Result, say: Say) -> str:
        return story.ending(result, say)

    def names(self, language: str) -> Mapping[str, str]:
        return naming.names(self.edition.card_ids, Say(language, [FOLDER]))

    def account(self, state: State, say: Say) -> list[tuple[str, list[int]]]:
        """A row for each assignment; then what breaks ties."""
        return story.account(self.table(state), self.edition, say)

    def table(self, state: State) -> Position:
        assert isinstance(state, Position)
        return state


GAME = Biosphere()
