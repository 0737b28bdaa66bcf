"""Where somebody is in a lesson: a step, and what he has answered to it."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from galapagos.core.errors import IllegalChoice, Malformed
from galapagos.games.game import Game
from galapagos.match.match import Match, from_position
from galapagos.table.missing import Missing
from galapagos.text.catalogue import Say
from galapagos.text.digits import whole
from galapagos.text.lesson import Answer, Lesson, Step

LEARNER = 0  # the seat he sits in


@dataclass(frozen=True)
class Place:
    """Where a learner is: a step, and what he has answered to it, if anything."""

    game: Game
    lesson: Lesson
    number: int
    answered: str
    say: Say

    @property
    def step(self) -> Step:
        return self.lesson.steps[self.number - 1]

    @property
    def address(self) -> str:
        return f"/learn/{self.game.id}/{self.number}"

    @property
    def following(self) -> str:
        return f"/learn/{self.game.id}/{self.number + 1}"

    @cached_property
    def match(self) -> Match:
        """The position of the step; what it leaves to chance falls the same way for everybody."""
        return from_position(self.game, self.step.position, 1, players=self.lesson.players)

    @cached_property
    def choice(self) -> Sequence[str]:
        """The parts of the legal choice that was answered; none where it was something else."""
        try:
            self.match.read(self.answered)
        except (IllegalChoice, Malformed):
            return ()
        return self.game.grammar.read(self.answered)

    @cached_property
    def answer(self) -> Answer | None:
        """What the lesson says to it; None where it foresaw nothing."""
        if self.step.is_question:
            picked = whole(self.answered)
            return dict(enumerate(self.step.answers)).get(-1 if picked is None else picked)
        return self.step.answer_to(self.choice) if self.choice else None

    @property
    def is_done(self) -> bool:
        """The learner may go on."""
        return not self.step.answers or (self.answer is not None and self.answer.is_right)

    def carry_out(self) -> list[str]:
        """Make the decisions of the answer, one by one; the lines that tell what happened."""
        made = [] if self.step.is_question else [" ".join(self.choice)]
        for text in (*made, *(self.answer.plays if self.answer else ())):
            self.match.decide(self.match.read(text))
        return self.match.log(LEARNER, self.say.language)


def lesson_of(game: Game) -> Lesson:
    """The lesson of a game; a game need not have one."""
    if game.lesson is None:
        raise Missing(game.id)
    return game.lesson


def place_at(game: Game, number: int, answered: str, language: str) -> Place:
    """This step of a game's lesson."""
    lesson = lesson_of(game)
    if not 1 <= number <= len(lesson.steps):
        raise Missing(number)
    return Place(game, lesson, number, answered, game.say(language))
