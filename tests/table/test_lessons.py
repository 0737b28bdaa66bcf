"""First lessons say what the rules do: each position can be, each answer is legal, and what is told happens."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.bots.budget import Budget
from galapagos.bots.hint import hint
from galapagos.core.errors import Malformed
from galapagos.games.game import Game
from galapagos.table.learning import LEARNER
from galapagos.text.catalogue import LANGUAGES
from galapagos.text.layout import read_lines
from galapagos.text.lesson import Lesson, Texts
from tests.table.learner import answers, at, lesson_of, right_answers
from tests.table.person import Person
from tests.table.serving import Running, running

GAMES = [game for game in gp.games().values() if game.lesson]
STEPS = [
    pytest.param(game, number, id=f"{game.id}-{number}")
    for game in GAMES
    for number in range(1, len(lesson_of(game.id).steps) + 1)
]
THOUGHT, SERIOUSLY = 4000, 40  # simulations: of a position, and of a choice that was not dismissed at once
DOUBT = 0.1  # so far a bot may be wrong about the share of others it will rank before
for_every_step = pytest.mark.parametrize(("game", "number"), STEPS)
for_every_lesson = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def says(position: str, expected: str) -> bool:
    """A line of this position text has the label and all the phrases of the expected one."""
    [wanted] = read_lines(expected)
    return any(line.label == wanted.label and {*wanted.phrases} <= {*line.phrases} for line in read_lines(position))


@for_every_step
def test_every_step_can_be_answered(game: Game, number: int) -> None:
    """The position can be, the learner decides in it, and whatever he answers something is said to it."""
    place = at(game, number)
    legal = [tuple(text.split()) for text in place.match.choices()]
    prepared = place.step.answers

    assert len(place.lesson.players) == place.match.setup.seats
    assert place.step.rule in game.rulebook("en").clauses
    board = game.board(place.match.view(LEARNER), place.match.players, game.say("en"))
    assert {*place.step.shows} <= {block.id for block in board}
    assert not prepared or any(answer.is_right for answer in prepared)
    assert len({answer.label is None for answer in prepared}) <= 1, "a step asks a question, or for a decision"
    if prepared and not place.step.is_question:
        assert place.match.seat == LEARNER
        assert place.step.otherwise or all(place.step.answer_to(choice) for choice in legal)
        for answer in prepared:
            for start in answer.choices:
                assert any(choice[: len(start)] == start for choice in legal), f"{start} is not legal"


@for_every_step
def test_what_an_answer_tells_happens(game: Game, number: int) -> None:
    """After each choice the position is the one its answer promises, or warns of, and the points too."""
    for answered in answers(at(game, number)):
        place = at(game, number, answered)
        assert place.answer is not None
        place.carry_out()
        position = game.to_text(place.match.view(LEARNER))
        for line in place.answer.then:
            assert says(position, line), f"after {answered!r} there is no {line!r} in\n{position}"
        if place.answer.points:
            result = place.match.result()
            assert result is not None
            assert result.points == place.answer.points


def texts(lesson: Lesson) -> Iterator[Texts]:
    for step in lesson.steps:
        yield from filter(None, (step.title, step.text, step.otherwise))
        for answer in step.answers:
            yield from filter(None, (answer.text, answer.label))


@for_every_lesson
def test_lessons_are_told_in_every_language(game: Game) -> None:
    """No text stands in the wrong place: each is written anew, with balanced stresses and quotation marks."""
    for each in texts(lesson_of(game.id)):
        assert len({*each.values()}) == len(LANGUAGES) or len(each["en"]) < 20, each
        for text in each.values():
            assert text.count("*") % 2 == 0, text
            assert '"' not in text, text
        assert each["de"].count("„") == each["de"].count("“"), each


@pytest.mark.parametrize("game", [game for game in GAMES if game.id != "toy"], ids=lambda game: game.id)
def test_a_first_lesson_takes_about_five_minutes(game: Game) -> None:
    """Twelve to eighteen steps, of a few sentences each."""
    steps = lesson_of(game.id).steps
    assert 12 <= len(steps) <= 18
    assert all(len(text.split()) <= 120 for step in steps for text in step.text.values())


def test_a_lesson_is_finished_without_scripts(server: Running) -> None:
    """By links and buttons, with the answer in the address: who loads it again sees the same."""
    ada = Person(server.address).go("/").follow("First lesson")
    for number in range(1, len(lesson_of("beginning").steps) + 1):
        assert ada.url.endswith(f"/learn/beginning/{number}")
        for answered in [*right_answers(at(gp.game("beginning"), number))][:1]:
            form = next(form for form in ada.page.forms if form.action.endswith("/decide"))
            assert any(answered in named.values() for _, named in form.buttons)
            ada.post(form, {"choice": answered})
            assert "Right!" in ada.text
            assert ada.go(ada.url).text == ada.text
        ada.follow("Go on")
    ada.press("Play now against easy bots")
    assert "/table/" in ada.url
    assert ada.text.count("bot, easy") == gp.game("beginning").usual_seats - 1


def test_a_wrong_answer_is_explained_and_may_be_tried_again(server: Running) -> None:
    """Gently: the reason, and the same choices once more; what nobody foresaw has an answer too."""
    ada = Person(server.address).go("/learn/toy/2?answer=sell+2")
    assert "Not yet. You have a better one." in ada.text
    assert "Go on" not in ada.text
    assert "Not yet. There is more to be had." in ada.go("?answer=fish").text
    assert "Not yet. There is more to be had." in ada.go("?answer=nonsense").text
    assert "Right!" in ada.go("?answer=sell+3").text


def test_a_lesson_says_why_something_cannot_be(server: Running) -> None:
    """As the table does: the script asks for reasons and for what a choice will do."""
    ada = Person(server.address)
    why = ada.client.get("/learn/beginning/8/why", params={"parts": "attack A1 B1"}).json()
    assert why["text"] == "B1 is protected by hiding, which A1 lacks (BEG-4.5)"
    seen = ada.client.get("/learn/beginning/8/preview", params={"choice": "attack A1 B2"}).json()
    assert seen["lines"][0] == "A1 attacks B2"
    assert ada.client.get("/learn/beginning/8/preview", params={"choice": "attack A1 B1"}).json() == {"lines": []}


@pytest.mark.parametrize("path", ["/learn/chess", "/learn/toy/0", "/learn/toy/5", "/learn/toy/99999999999"])
def test_there_is_no_step_behind_the_last(server: Running, path: str) -> None:
    """Nor a lesson for a game that nobody knows."""
    assert Person(server.address).go(path).status == 404


def test_a_lesson_that_cannot_be_read_says_where(tmp_path: Path) -> None:
    """The step, the value, and what would be right."""
    (tmp_path / "lesson.toml").write_text(
        'players = ["Ada"]\n[[step]]\ntitle = {en = "x", de = "y"}\nrule = "X"\nposition = "p"\nen = "x"\n'
    )
    with pytest.raises(Malformed, match="step 1 of a lesson: None cannot be read: de is a text"):
        Lesson.load(tmp_path)
    (tmp_path / "lesson.toml").unlink()
    assert Lesson.load(tmp_path) is None


@pytest.mark.prove
@for_every_step
def test_what_a_lesson_warns_of_is_no_better(game: Game, number: int) -> None:
    """The hard bot expects as much from what a lesson calls right as from any choice it is told to be wrong."""
    place = at(game, number)
    if place.match.seat != LEARNER or place.step.is_question:
        return
    right, warned = [], []
    for advice in hint(place.match, LEARNER, Budget(THOUGHT), most=1000):
        answer = place.step.answer_to(advice.steps[0].parts) if advice.steps else None
        if answer is None or advice.expected is None:
            continue
        if answer.is_right:
            right.append(advice.expected)
        elif advice.visits >= SERIOUSLY:
            warned.append(advice.expected)

    assert not right or not warned or max(right) >= max(warned) - DOUBT
