"""A game's first lesson: positions one after the other, one idea in each, and what the table answers.

It stands in `lesson.toml` in the game's folder, all languages side by side:

    players = ["Ada", "Ben"]                # the learner sits in seat a

    [[step]]
    title = {en = "Thirst", de = "Durst"}
    rule = "BEG-4.3"                        # the clause to read more about it
    position = "eat, seat a, hole 2 ..."    # a position text
    shows = ["middle"]                      # the blocks of the board it is about; all where it does not say
    en = "A1 is hungry. Feed it!"
    de = "A1 hat Hunger. Füttere sie!"
    otherwise = {en = "...", de = "..."}    # to every choice that no answer is about

    [[step.answer]]
    choices = ["feed A1"]                   # all choices that begin so
    right = true
    then = ["A1: 1 chip"]                   # what the position text says afterwards; where the game ends, its `points`
    en = "..."
    de = "..."

A step that asks a question has answers with a `label` instead of `choices`; what such an answer is about may be
shown by `plays`. A step without answers is only read.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from galapagos.core.errors import Malformed
from galapagos.text import fields
from galapagos.text.catalogue import LANGUAGES

FILE = "lesson.toml"
Texts = Mapping[str, str]


@dataclass(frozen=True)
class Answer:
    """What the table says to some choices, or to one of the answers to a question."""

    text: Texts
    is_right: bool
    choices: Sequence[tuple[str, ...]]
    label: Texts | None
    plays: Sequence[str]
    then: Sequence[str]
    points: Sequence[int]

    def is_about(self, choice: Sequence[str]) -> bool:
        return any(tuple(choice[: len(start)]) == start for start in self.choices)


@dataclass(frozen=True)
class Step:
    """One idea: a position, what there is to know, and the answers."""

    title: Texts
    text: Texts
    position: str
    shows: Sequence[str]
    rule: str
    answers: Sequence[Answer]
    otherwise: Texts | None

    @property
    def is_question(self) -> bool:
        """One of some sentences is chosen, nothing on the board."""
        return any(answer.label for answer in self.answers)

    def answer_to(self, choice: Sequence[str]) -> Answer | None:
        """The first answer that is about this choice."""
        return next((answer for answer in self.answers if answer.is_about(choice)), None)


@dataclass(frozen=True)
class Lesson:
    """The steps, and who sits at the table."""

    players: Sequence[str]
    steps: Sequence[Step]

    @classmethod
    def load(cls, folder: Path) -> "Lesson | None":
        """The lesson in a game's folder; None where there is none."""
        file = folder / FILE
        if not file.is_file():
            return None
        data = tomllib.loads(file.read_text(encoding="utf-8"))
        fields.only(data, ("players", "step"))
        steps = [read_step(number, step) for number, step in enumerate(fields.mappings(data, "step"), 1)]
        return cls(fields.words(data, "players"), steps)


def read_step(number: int, data: Mapping[str, object]) -> Step:
    """A step from its entry; what is wrong is said with the number of the step."""
    try:
        fields.only(data, ("title", "rule", "position", "shows", "otherwise", "answer", *LANGUAGES))
        step = Step(
            title=fields.texts(fields.mapping(data, "title"), LANGUAGES),
            text=fields.texts(data, LANGUAGES),
            position=fields.text(data, "position"),
            shows=fields.words(data, "shows"),
            rule=fields.text(data, "rule"),
            answers=[read_answer(answer) for answer in fields.mappings(data, "answer")],
            otherwise=fields.texts(fields.mapping(data, "otherwise"), LANGUAGES) if "otherwise" in data else None,
        )
    except Malformed as error:
        error.args = (f"step {number} of a lesson: {error.args[0]}",)
        raise
    return step


def read_answer(data: Mapping[str, object]) -> Answer:
    fields.only(data, ("choices", "label", "right", "plays", "then", "points", *LANGUAGES))
    if ("choices" in data) == ("label" in data):
        raise Malformed([*data], "an answer has choices on the board, or a label")
    return Answer(
        text=fields.texts(data, LANGUAGES),
        is_right=fields.flag(data, "right"),
        choices=[tuple(start.split()) for start in fields.words(data, "choices")],
        label=fields.texts(fields.mapping(data, "label"), LANGUAGES) if "label" in data else None,
        plays=fields.words(data, "plays"),
        then=fields.words(data, "then"),
        points=fields.numbers(data, "points"),
    )
