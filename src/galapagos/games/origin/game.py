"""What this folder offers to the house."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.core.state import State
from galapagos.drawing.sheet import Sheet
from galapagos.games.game import Block, Data, Form, Game, Option, Parts, Refusal, Setup
from galapagos.games.origin import board, notation, picture, pictures, story
from galapagos.games.origin.brain import BRAIN
from galapagos.games.origin.cards import DECK, FOLDER
from galapagos.games.origin.caution import caution
from galapagos.games.origin.deal import COLUMNS, from_data
from galapagos.games.origin.rules import scoring
from galapagos.games.origin.rules.piles import DISCARDS, MOST_SEATS, decks
from galapagos.games.origin.rules.position import Position, empty_table
from galapagos.games.origin.rules.supply import set_up
from galapagos.games.origin.view import MIMICRY, view
from galapagos.games.origin.why import why
from galapagos.games.sight import ALL_EYES
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup


class Origin(Game):
    """Evolution: The Origin of Species."""

    id = "origin"
    title = "Evolution: The Origin of Species"
    invitation = "Give your animals what it takes to eat, and not to be eaten."
    minutes = 45
    usual_seats = 4
    rules_version = 1
    forms = (Form("table", range(2, MOST_SEATS + 1), "Everybody for themselves; from five players on with two decks."),)
    options = (
        Option(
            "mimicry",
            MIMICRY,
            "How often mimicry works: in every attack, but never to an animal attacked in it (chain); "
            "or once in a turn, to any animal (turn).",
        ),
    )
    standing = ("run", "yield", "pass")
    grammar = notation.GRAMMAR
    brain = BRAIN
    folder: Path = FOLDER
    data_digest = DECK.digest

    def new(self, setup: Setup, dice: Dice, events: Events | None = None) -> State:
        table = empty_table(setup.seats, COLUMNS)
        table.mimicry = MIMICRY.index(str(setup.options["mimicry"]))
        set_up(table, DECK.faces(decks(setup.seats)), dice, events)
        return table

    def setup_of(self, state: State) -> Setup:
        return self.settle(state.seats, mimicry=MIMICRY[self.table(state).mimicry])

    def parts(self, state: State, choice: int) -> Parts:
        return notation.parts(self.table(state), choice)

    def reason(self, state: State, parts: Parts, say: Say) -> Refusal | None:
        return why(self.table(state), parts, say)

    def to_data(self, state: State) -> Data:
        return view(self.table(state), ALL_EYES)

    def view(self, state: State, eyes: int) -> Data:
        return view(self.table(state), eyes)

    def from_data(self, data: Mapping[str, object], dice: Dice) -> State:
        return from_data(data, dice)

    def to_text(self, data: Data) -> str:
        return notation.to_text(data)

    def from_text(self, text: str) -> Data:
        return notation.from_text(text)

    def phrase(self, parts: Parts, say: Say) -> str:
        return story.phrase(parts, say)

    def caution(self, state: State, parts: Parts, say: Say) -> str | None:
        return caution(self.table(state), parts, say)

    def chapter(self, view: Data) -> str:
        if view["step"] == "feed":
            return "ORI-4.8" if view["attack"] else "ORI-4.10" if view["scavenging"] else "ORI-4.2"
        return "ORI-2.1" if view["step"] == "develop" else "ORI-5.4"

    def tell(self, events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
        return story.tell(events, number, eyes, players, say)

    def picture(self, view: Data, players: Sequence[str], say: Say) -> str:
        return picture.picture(view, players, say)

    def board(self, view: Data, players: Sequence[str], say: Say) -> Sequence[Block]:
        return board.board(view, players, say)

    def cover(self) -> Markup:
        return pictures.cover()

    @property
    def sheet(self) -> Sheet:
        return pictures.SHEET

    def ending(self, result: Result, say: Say) -> str:
        return story.ending(say)

    def names(self, language: str) -> Mapping[str, str]:
        return DECK.names[language]

    def account(self, state: State, say: Say) -> list[tuple[str, list[int]]]:
        table = self.table(state)
        seats = range(table.seats)
        return [
            (say("animals"), [scoring.animal_points(table, seat) for seat in seats]),
            (say("traits"), [scoring.trait_points(table, seat) for seat in seats]),
            (say("appetite"), [scoring.appetite_points(table, seat) for seat in seats]),
            (say("cards in the discards"), [table.cards.size[DISCARDS + seat] for seat in seats]),
        ]

    def table(self, state: State) -> Position:
        assert isinstance(state, Position)
        return state


GAME = Origin()
