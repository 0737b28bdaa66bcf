"""Somebody who takes a lesson and knows the right answers."""

from collections.abc import Iterator

import galapagos as gp
from galapagos.games.game import Game
from galapagos.table.learning import Place
from galapagos.text.lesson import Lesson


def lesson_of(name: str) -> Lesson:
    lesson = gp.game(name).lesson
    assert lesson is not None
    return lesson


def at(game: Game, number: int, answered: str = "") -> Place:
    """A step of the game's lesson in English."""
    return Place(game, lesson_of(game.id), number, answered, game.say("en"))


def answers(place: Place) -> Iterator[str]:
    """Every answer that the lesson is prepared for, as it stands in an address."""
    if place.step.is_question:
        yield from map(str, range(len(place.step.answers)))
    else:
        yield from (choice for choice in place.match.choices() if place.step.answer_to(tuple(choice.split())))


def right_answers(place: Place) -> Iterator[str]:
    """Those of them that are right."""
    for answered in answers(place):
        if at(place.game, place.number, answered).is_done:
            yield answered
