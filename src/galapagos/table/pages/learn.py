"""A game's first lesson: step by step, with the step and the learner's answer in the address."""

from collections.abc import Sequence
from dataclasses import replace
from urllib.parse import urlencode

from litestar import Response, get, post
from markdown_it import MarkdownIt

from galapagos.games import game as find_game
from galapagos.games.game import Game
from galapagos.match.foresight import foresee
from galapagos.table import playing, seating
from galapagos.table.learning import LEARNER, Place, lesson_of, place_at
from galapagos.table.pages import page, position
from galapagos.table.pages.page import Frame
from galapagos.table.pages.table import data_for_script, words
from galapagos.table.reader import Reader
from galapagos.table.request import Named, Numbered, Request, TheHouse, TheReader, read_form, read_parts, waiting_for
from galapagos.table.response import data, see
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, join, tag

SHEET = "learn.css"
PROSE = MarkdownIt("commonmark", {"html": False})
EASY = "easy"
MOST_LINES = 6


@get("/learn/{name:str}")
async def begin(name: Named) -> Response[None]:
    """From the first step."""
    lesson_of(find_game(name))
    return see(f"/learn/{name}/1")


@get("/learn/{name:str}/{number:int}")
async def show(name: Named, number: Numbered, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """A step, or, behind the last one, what to do now."""
    count = await waiting_for(house, reader)
    game = find_game(name)
    if number == len(lesson_of(game).steps) + 1:
        return ending(game, reader, count)
    place = place_at(game, number, request.query_params.get("answer", ""), reader.tastes.language)
    half = request.query_params.get("half", "").split()
    title = reader.say("First lesson: {game}", game=game.title)
    return Frame(reader, f"{place.step.title[reader.tastes.language]} · {title}", count, game, sheet=SHEET).page(
        content(place, half, reader)
    )


def content(place: Place, half: Sequence[str], reader: Reader) -> Markup:
    """What there is to know, the board, and below it the answer, the choices and the own hand."""
    game, say = place.game, place.say
    happened = place.carry_out() if place.answer is not None and place.is_done else []
    blocks = position.blocks(game, place.match.state, LEARNER, place.match.players, say)
    shown = {block.id: block.markup for block in blocks}
    hand = shown.pop(position.HAND, None)
    wanted = [position.BOARD + name for name in place.step.shows] or shown
    partial = "partial" if place.step.shows else None
    choosing = not place.is_done and not place.step.is_question
    choices = {"at": 0, "nonce": ""} | position.choices(game, place.match.state, say) if choosing else None
    dock = [reply(place, happened), choose(place, half) if not place.is_done else None, hand]
    return tag(
        "div",
        lecture(place),
        tag("div", join(shown[name] for name in wanted), id="board", class_=classes("board", game.id, partial)),
        tag("div", dock, id="dock", class_="dock"),
        data_for_script("words", words(reader.say)),
        data_for_script("choices", choices),
        class_="table lesson",
        data_address=place.address,
    )


def lecture(place: Place) -> Markup:
    """The idea of the step."""
    game, step, say = place.game, place.step, place.say
    rule = tag("a", say("Rule {clause}", clause=step.rule), href=f"/rules/{game.id}#{step.rule}", target="rules")
    return tag(
        "section",
        progress(place),
        tag("h1", step.title[say.language]),
        prose(step.text[say.language]),
        tag("p", rule, class_="rule"),
        class_="lecture",
    )


def progress(place: Place) -> Markup:
    """A dot for each step, and the way back."""
    say, last = place.say, len(place.lesson.steps)
    kinds = ["done"] * (place.number - 1) + ["here"] + [None] * (last - place.number)
    back = f"/learn/{place.game.id}/{place.number - 1}"
    return tag(
        "nav",
        tag("p", say("Step {n} of {last}", n=place.number, last=last), class_="kicker"),
        tag("div", [tag("span", class_=kind) for kind in kinds], class_="dots", aria_hidden="true"),
        tag("a", say("Back"), href=back, class_="button quiet", rel="prev") if place.number > 1 else None,
        aria_label=say("Steps"),
    )


def reply(place: Place, happened: Sequence[str]) -> Markup:
    """What the table says to the answer, what happened, and the way on."""
    say, answer = place.say, place.answer
    said: list[object] = []
    kind = None
    if place.answered and place.step.answers:
        text = answer.text if answer is not None else place.step.otherwise
        kind = "right" if place.is_done else "wrong"
        said.append(tag("p", tag("strong", say("Right!") if place.is_done else say("Not yet."))))
        said += [told(happened, say)] if happened else []
        said += [prose(text[say.language])] if text else []
    onward = tag("a", say("Go on"), href=place.following, class_="button main", rel="next") if place.is_done else None
    return tag(
        "div",
        tag("div", said, id="reply", class_=classes("reply", kind), role="status"),
        tag("div", id="answer", role="status", class_="answer"),
        tag("p", onward, class_="onward") if onward else None,
        class_="replies",
    )


def told(lines: Sequence[str], say: Say) -> Markup:
    """Lines of the log as one sentence; where the table does much by itself, only for whoever wants to know."""
    text = "; ".join(lines)
    sentence = tag("p", f"{text[:1].upper()}{text[1:]}.", class_="happened")
    return sentence if len(lines) <= MOST_LINES else tag("details", tag("summary", say("What happened")), sentence)


def choose(place: Place, half: Sequence[str]) -> Markup:
    """The choices: all that are legal, or the answers to a question."""
    if not place.step.is_question:
        return position.choose(place.game, place.match.state, place.address, [], half, place.say)
    shown = [
        tag("li", tag("button", answer.label[place.say.language], name="choice", value=at))
        for at, answer in enumerate(place.step.answers)
        if answer.label
    ]
    form = page.post(f"{place.address}/decide", tag("ul", shown, class_="plain choices"))
    return tag("section", form, class_="choose")


def prose(text: str) -> Markup:
    """A text with paragraphs and stresses; HTML in it stays text."""
    return Markup(PROSE.render(text))


def ending(game: Game, reader: Reader, count: int) -> Response[str]:
    """What to do with what one knows now."""
    say = reader.say
    title = say("You know how it goes")
    return Frame(reader, title, count, game, sheet=SHEET).page(
        tag(
            "section",
            tag("div", game.cover(), class_="cover"),
            tag("h1", title),
            tag(
                "p",
                say("That was the first lesson of {game}.", game=game.title),
                " ",
                say("The rest comes by playing: the table shows what is possible, and says why something is not."),
            ),
            tag(
                "div",
                page.post(f"/learn/{game.id}/play", tag("button", say("Play now against easy bots"), class_="main")),
                tag("a", say("Rules"), href=f"/rules/{game.id}", class_="button"),
                tag("a", say("The lesson once more"), href=f"/learn/{game.id}/1", class_="button quiet"),
                class_="row",
            ),
            class_="plate learnt",
        )
    )


@post("/learn/{name:str}/{number:int}/decide")
async def answer(name: Named, number: Numbered, request: Request) -> Response[None]:
    """An answer gets an address of its own; nothing is kept of it."""
    form = await read_form(request)
    return see(f"/learn/{find_game(name).id}/{number}?{urlencode({'answer': form.get('choice', '')})}")


@post("/learn/{name:str}/play")
async def play(name: Named, house: TheHouse, guest: TheReader) -> Response[None]:
    """A first game against bots that make mistakes too."""
    game = find_game(name)
    beginner = replace(guest, tastes=guest.tastes.changed({"level": EASY}))
    return see(f"/table/{await seating.play_now(house, beginner, game, game.usual_seats)}")


# Questions of the script


@get("/learn/{name:str}/{number:int}/why")
async def why(name: Named, number: Numbered, request: Request, reader: TheReader) -> Response[object]:
    """Why nothing legal goes on like this."""
    place = place_at(find_game(name), number, "", reader.tastes.language)
    parts = read_parts(request)
    return data({"text": playing.reasons(place.game, place.match.state, parts, place.say)})


@get("/learn/{name:str}/{number:int}/preview")
async def preview(name: Named, number: Numbered, request: Request, reader: TheReader) -> Response[object]:
    """What a choice will certainly do."""
    choice = request.query_params.get("choice", "")
    place = place_at(find_game(name), number, choice, reader.tastes.language)
    if not place.choice:
        return data({"lines": []})
    return data({"lines": foresee(place.match, LEARNER, place.match.read(place.answered), place.say)})


ROUTES = [begin, show, answer, play, why, preview]
