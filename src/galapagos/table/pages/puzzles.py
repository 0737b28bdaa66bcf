"""Puzzles: the position on the board, a choice by clicks or buttons, and the answer with its reason."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from urllib.parse import parse_qsl, quote, urlencode

from litestar import Response, get, post

from galapagos.core.errors import IllegalChoice, Malformed
from galapagos.games import game as find_game
from galapagos.games.game import Game
from galapagos.games.puzzle import Puzzle
from galapagos.match.foresight import foresee
from galapagos.match.match import Match, from_position
from galapagos.table import playing
from galapagos.table.missing import Missing
from galapagos.table.pages import position
from galapagos.table.pages.page import Frame
from galapagos.table.pages.table import data_for_script, words
from galapagos.table.reader import YEAR, Reader, Refused
from galapagos.table.request import Named, Numbered, Request, TheHouse, TheReader, read_form, read_parts, waiting_for
from galapagos.table.response import data, see
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag
from galapagos.text.seats import LETTERS

COOKIE = "galapagos-puzzles"


@dataclass(frozen=True)
class Task:
    """A puzzle of a game, with its number from 1, and the position as a match that begins there."""

    game: Game
    number: int
    puzzle: Puzzle
    match: Match

    @property
    def address(self) -> str:
        return f"/puzzles/{self.game.id}/{self.number}"

    @property
    def seat(self) -> int:
        """Whose eyes see it, and who decides."""
        return self.match.state.seat

    def phrase(self, choice: str, say: Say) -> str:
        return self.game.phrase(tuple(choice.split()), say)


@cache
def task(name: str, number: int) -> Task:
    """A puzzle by its place in the game's file; Missing where there is none."""
    game = find_game(name)
    if not 1 <= number <= len(game.puzzles):
        raise Missing(name)
    puzzle = game.puzzles[number - 1]
    return Task(game, number, puzzle, from_position(game, puzzle.position, number))


def mark(puzzle: Puzzle) -> str:
    """What tells a puzzle from all others, however they are numbered."""
    return sha256(puzzle.position.encode()).hexdigest()[:6]


def solved(request: Request, game: Game) -> set[int]:
    """The numbers of the puzzles that were solved in this browser."""
    marks = dict(parse_qsl(request.cookies.get(COOKIE, ""))).get(game.id, "").split(".")
    return {number for number, puzzle in enumerate(game.puzzles, 1) if mark(puzzle) in marks}


@get("/puzzles/{name:str}")
async def begin(name: Named, request: Request) -> Response[None]:
    """To the first that is not solved yet."""
    game, done = find_game(name), solved(request, find_game(name))
    left = [number for number in range(1, len(game.puzzles) + 1) if number not in done]
    return see(f"/puzzles/{game.id}/{left[0] if left else 1}")


@get("/puzzles/{name:str}/{number:int}")
async def show(name: Named, number: Numbered, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """A puzzle, and what was answered to the choice in the address."""
    count = await waiting_for(house, reader)
    asked = task(name, number)
    game, say = asked.game, asked.game.say(reader.tastes.language)
    given = request.query_params.get("choice", "")
    given = legal(asked, given, reader) if given else ""
    half = request.query_params.get("half", "").split()
    blocks = {
        block.id: block.markup
        for block in position.blocks(game, asked.match.state, asked.seat, asked.match.players, say)
    }
    is_solved = given == asked.puzzle.solution
    choices = {"at": 0, "nonce": ""} | position.choices(game, asked.match.state, say)
    title = say("Puzzle {n}", n=number)
    return Frame(reader, title, count, game).page(
        tag(
            "div",
            tag("p", game.title, " – ", title, class_="kicker"),
            tag("h1", say("Seat {letter} decides: what is best?", letter=LETTERS[asked.seat].upper())),
            progress(asked, solved(request, game) | ({number} if is_solved else set()), say),
            verdict(asked, given, say) if given else None,
            tag(
                "div", [blocks[each] for each in blocks if each != position.HAND], id="board", class_=f"board {game.id}"
            ),
            tag(
                "div",
                tag("div", id="answer", role="status", class_="answer"),
                None if is_solved else position.choose(game, asked.match.state, asked.address, [], half, say),
                blocks.get(position.HAND),
                id="dock",
                class_="dock",
            ),
            data_for_script("words", words(reader.say)),
            None if is_solved else data_for_script("choices", choices),
            class_="table puzzle",
            data_address=asked.address,
        )
    )


def progress(asked: Task, done: set[int], say: Say) -> Markup:
    """A link to each puzzle of the game; those solved are ticked off."""
    links = []
    for number in range(1, len(asked.game.puzzles) + 1):
        label = say("Puzzle {n}, solved", n=number) if number in done else say("Puzzle {n}", n=number)
        current = "page" if number == asked.number else None
        text = "✓" if number in done else number
        href = f"/puzzles/{asked.game.id}/{number}"
        links.append(tag("li", tag("a", text, href=href, aria_label=label, aria_current=current, class_="button")))
    return tag("ol", links, class_="plain row progress", aria_label=say("Puzzles"))


def verdict(asked: Task, given: str, say: Say) -> Markup:
    """Right or not, and why."""
    puzzle = asked.puzzle
    best, promised = puzzle.promises[puzzle.solution], puzzle.promises.get(given)
    if given == puzzle.solution:
        return tag("section", solution(asked, say), class_="verdict right", role="status")
    if promised is None:
        reason = say("The bots see hardly anything in it; the best choice promises {best} %.", best=best)
    else:
        reason = say("It promises {share} %; the best choice promises {best} %.", share=promised, best=best)
    reveal = f"{asked.address}?choice={quote(puzzle.solution)}"
    return tag(
        "section",
        tag("p", tag("strong", say("There is something better than this: {choice}.", choice=asked.phrase(given, say)))),
        tag("p", reason, " ", say("Try again!")),
        tag("p", tag("a", say("Show the solution"), href=reveal, class_="button quiet")),
        class_="verdict wrong",
        role="status",
    )


def solution(asked: Task, say: Say) -> Sequence[Markup | None]:
    """The best choice, how the game may go on from it, and what others promise."""
    puzzle = asked.puzzle
    best = say(
        "The best choice: {choice}. It promises {share} %.",
        choice=asked.phrase(puzzle.solution, say),
        share=puzzle.promises[puzzle.solution],
    )
    steps = "; ".join(asked.game.phrase(tuple(step.split()[1:]), say) for step in puzzle.line[1:])
    others = [
        tag("li", f"{asked.phrase(choice, say)} – {percent} %")
        for choice, percent in puzzle.promises.items()
        if choice != puzzle.solution
    ]
    following = asked.number % len(asked.game.puzzles) + 1
    return [
        tag("p", tag("strong", best)),
        tag("p", say("then perhaps: {line}", line=steps)) if steps else None,
        tag("p", say("What else was worth a look:")) if others else None,
        tag("ul", others) if others else None,
        tag("p", say("Promised is the share of the others that this seat will then rank before."), class_="hint"),
        tag("p", tag("a", say("Next puzzle"), href=f"/puzzles/{asked.game.id}/{following}", class_="button main")),
    ]


@post("/puzzles/{name:str}/{number:int}/decide")
async def decide(name: Named, number: Numbered, request: Request, reader: TheReader) -> Response[None]:
    """Answer; what is right is remembered in this browser."""
    asked = task(name, number)
    given = legal(asked, (await read_form(request)).get("choice", ""), reader)
    done = see(f"{asked.address}?choice={quote(given)}")
    if given == asked.puzzle.solution:
        kept = dict(parse_qsl(request.cookies.get(COOKIE, "")))
        numbers = {number, *solved(request, asked.game)}
        kept[asked.game.id] = ".".join(mark(asked.game.puzzles[each - 1]) for each in sorted(numbers))
        done.set_cookie(COOKIE, urlencode(kept), max_age=YEAR, path="/", samesite="lax", httponly=True)
    return done


def legal(asked: Task, text: str, reader: Reader) -> str:
    """A choice that can be made, as it is written."""
    game, state = asked.game, asked.match.state
    try:
        return game.text(state, game.find(state, text))
    except (IllegalChoice, Malformed):
        raise Refused(reader.say("This is not possible now.")) from None


@get("/puzzles/{name:str}/{number:int}/why")
async def why(name: Named, number: Numbered, request: Request, reader: TheReader) -> Response[object]:
    """Why nothing legal goes on like this."""
    asked, parts = task(name, number), read_parts(request)
    say = asked.game.say(reader.tastes.language)
    return data({"text": playing.reasons(asked.game, asked.match.state, parts, say)})


@get("/puzzles/{name:str}/{number:int}/preview")
async def preview(name: Named, number: Numbered, request: Request, reader: TheReader) -> Response[object]:
    """What a choice will certainly do."""
    asked = task(name, number)
    choice = legal(asked, request.query_params.get("choice", ""), reader)
    say = asked.game.say(reader.tastes.language)
    return data({"lines": foresee(asked.match, asked.seat, asked.match.read(choice), say)})


ROUTES = [begin, show, decide, why, preview]
