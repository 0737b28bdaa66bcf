"""What bots think of a finished match, decision by decision: worked out once, beside everything else, and kept."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

from galapagos.bots.appraisal import appraise
from galapagos.bots.thought import spell
from galapagos.core.dice import stream
from galapagos.games import game as find_game
from galapagos.games.game import Data
from galapagos.match.match import Match
from galapagos.table.store import judgements
from galapagos.table.store.writer import Taken
from galapagos.text.seats import LETTERS

if TYPE_CHECKING:
    from galapagos.table.house import House

SIMULATIONS = 400
MOST_TURNS = 6
LEAST_LOSS = 0.06
MOST_AT_WORK = 16  # whose page is open while so many wait is taken up by a later look


@dataclass(frozen=True)
class Judgement:
    """A decision: what each seat could expect before it, what it promised, and the best one with its line.

    Everything as its seat could know it. A line is choices with the letters of their seats, `a feed A1`.
    """

    number: int
    seat: int
    expected: Sequence[float]
    made: str
    promised: float
    best: str
    promises: float
    line: Sequence[str]

    @property
    def loss(self) -> float:
        """How much better the best choice would have been."""
        return max(0.0, self.promises - self.promised) if self.best != self.made else 0.0


def judge(name: str, view: Data, number: int, made: str) -> Judgement:
    """Think about a decision, given what its seat saw; the same when it is asked again."""
    game, dice = find_game(name), stream(number)
    position = game.from_data(view, dice)
    choice = game.find(position, made)
    found = appraise(game, position, dice, SIMULATIONS, [choice])
    best, own = max(found.lines, key=lambda line: line.expected), found.line(choice)
    steps = spell(game, position, best, dice)
    return Judgement(
        number,
        position.seat,
        [round(each, 4) for each in found.expected],
        made,
        round(own.expected, 4),
        game.text(position, best.steps[0][1]),
        round(best.expected, 4),
        [" ".join((LETTERS[step.seat], *step.parts)) for step in steps],
    )


def open_decisions(match: Match) -> list[int]:
    """The numbers of the decisions at which there was a choice, from coarse to fine: so a chart is soon whole."""
    game = match.game
    numbers = [at for at, each in enumerate(match.moments, 1) if len(game.choices(each.before)) > 1]
    order = sorted(range(1, len(numbers) + 1), key=lambda place: (-(place & -place), place))
    return [numbers[place - 1] for place in order]


def turning_points(found: Sequence[Judgement]) -> list[Judgement]:
    """The decisions that lost most, in the order of the match."""
    lost = sorted((each for each in found if each.loss >= LEAST_LOSS), key=lambda each: -each.loss)
    return sorted(lost[:MOST_TURNS], key=lambda each: each.number)


class Analyst:
    """Has matches judged by the bots' processes, one after the other, so that those who play hardly wait for it."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.at_work: set[str] = set()
        self.desk = asyncio.Lock()

    async def judgements(self, name: str) -> list[Judgement]:
        """What is known so far, in the order of the match."""
        found = await self.house.database.read(lambda connection: judgements.of_match(connection, name))
        return [msgspec.json.decode(each, type=Judgement) for each in found]

    async def judgement(self, name: str, number: int) -> Judgement | None:
        """What is known of one decision."""
        found = await self.house.database.read(lambda connection: judgements.find(connection, name, number))
        return None if found is None else msgspec.json.decode(found, type=Judgement)

    def begin(self, name: str, match: Match, known: Sequence[Judgement]) -> None:
        """Work out what is missing, unless too many others wait for that; nobody waits for it."""
        if name not in self.at_work and len(self.at_work) < MOST_AT_WORK:
            self.at_work.add(name)
            self.house.run(self.work(name, match, {each.number for each in known}))

    async def work(self, name: str, match: Match, known: set[int]) -> None:
        try:
            async with self.desk:
                for number in open_decisions(match):
                    if number not in known:
                        await self.judge(name, match, number)
        finally:
            self.at_work.discard(name)

    async def judge(self, name: str, match: Match, number: int) -> None:
        """One decision; where another process was faster, its judgement stands."""
        moment = match.moments[number - 1]
        view = match.game.view(moment.before, moment.before.seat)
        found = await self.house.thinkers.judge(match.game.id, view, number, moment.text)
        content = msgspec.json.encode(found).decode()
        try:
            await self.house.write(lambda connection: judgements.add(connection, name, number, content))
        except Taken:
            return
