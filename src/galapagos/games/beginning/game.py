"""What this folder offers to the house."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.core.state import State
from galapagos.drawing.sheet import Sheet
from galapagos.games.beginning import board, notation, picture, pictures, story
from galapagos.games.beginning.brain import BRAIN
from galapagos.games.beginning.cards import DECK, FOLDER
from galapagos.games.beginning.deal import from_data
from galapagos.games.beginning.rules.piles import HAND, MOST_SEATS
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.supply import set_up
from galapagos.games.beginning.view import view
from galapagos.games.beginning.why import why
from galapagos.games.game import Block, Data, Form, Game, Parts, Refusal, Setup
from galapagos.games.sight import ALL_EYES
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup

CHAPTERS = {"play": "BEG-3.1", "eat": "BEG-4.1", "over": "BEG-5.2"}


class Beginning(Game):
    """Evolution: The Beginning."""

    id = "beginning"
    title = "Evolution: The Beginning"
    invitation = "Feed your species at the watering hole, or feed on somebody else's."
    minutes = 20
    usual_seats = 4
    rules_version = 1
    forms = (Form("table", range(2, MOST_SEATS + 1), "Everybody for themselves."),)
    grammar = notation.GRAMMAR
    brain = BRAIN
    folder: Path = FOLDER
    data_digest = DECK.digest

    def new(self, setup: Setup, dice: Dice, events: Events | None = None) -> State:
        table = Position(setup.seats)
        set_up(table, DECK.faces(), dice, events)
        return table

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

    def chapter(self, view: Data) -> str:
        return CHAPTERS[view["step"]]

    def ending(self, result: Result, say: Say) -> str:
        return story.ending(say)

    def names(self, language: str) -> Mapping[str, str]:
        return DECK.names[language]

    def account(self, state: State, say: Say) -> list[tuple[str, list[int]]]:
        table = self.table(state)
        seats = range(table.seats)
        rows = [range(table.first[seat], table.first[seat + 1]) for seat in seats]
        chips = [table.screen[seat] + sum(table.chips[row] for row in rows[seat]) for seat in seats]
        population = [sum(table.population[row] for row in rows[seat]) for seat in seats]
        traits = [sum(table.count_traits(row) for row in rows[seat]) for seat in seats]
        return [
            (say("chips"), chips),
            (say("population"), population),
            (say("traits"), traits),
            (say("cards in hand"), [table.cards.size[HAND + seat] for seat in seats]),
        ]

    def table(self, state: State) -> Position:
        assert isinstance(state, Position)
        return state


GAME = Beginning()
