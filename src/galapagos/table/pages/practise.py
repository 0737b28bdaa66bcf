"""Practice: a game that begins with a position, from a replay or written down."""

from dataclasses import dataclass

from litestar import Response, get, post

from galapagos.bots.levels import LEVELS
from galapagos.core.dice import stream
from galapagos.core.errors import Malformed
from galapagos.games import game as find_game
from galapagos.games.game import Game
from galapagos.games.sight import ALL_EYES
from galapagos.table import seating, showing
from galapagos.table.pages import page, position
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Named, Request, TheHouse, TheReader, read_form, waiting_for
from galapagos.table.response import see
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag
from galapagos.text.seats import LETTERS, read_eyes

LONGEST = 10_000


@dataclass(frozen=True)
class Draft:
    """A position as somebody writes it, the seat he wants there, and what is wrong with it."""

    game: Game
    text: str = ""
    seat: str = ""
    level: str = ""
    wrong: str = ""


@get("/practise/{name:str}")
async def write(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """The form, with the first position of a game as an example."""
    game = find_game(name)
    setup = game.settle()
    example = game.view(game.new(setup, stream(1)), 0)
    return form(Draft(game, game.to_text(example)), reader, await waiting_for(house, reader))


@get(["/table/{table:str}/practise", "/record/{table:str}/practise"])
async def take(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """The form with a moment of a match; what these eyes do not see is dealt anew."""
    count = await waiting_for(house, reader)
    shown = await showing.find(house, reader, request, table)
    if not shown.can_be_tried:
        raise Refused(reader.say("What you play against others can be tried out when it is over."))
    eyes = shown.read_eyes(request.query_params.get("eyes"))
    state = shown.after(shown.read_moment(request.query_params.get("moment")))
    seen = shown.game.to_data(state) if eyes == ALL_EYES else shown.game.view(state, eyes)
    seat = LETTERS[eyes] if eyes in range(shown.match.setup.seats) else ""
    return form(Draft(shown.game, shown.game.to_text(seen), seat), reader, count)


def form(draft: Draft, reader: Reader, count: int, status: int = 200) -> Response[str]:
    """The position as text and as a board, and the seat to take."""
    say = reader.say
    seats = [("", say("whoever decides")), *((each, each.upper()) for each in LETTERS[: draft.game.seats[-1]])]
    levels = [(level, say("bot: {level}", level=say(level))) for level in LEVELS]
    name = None if reader.visitor else tag("label", say("My name"), tag("input", name="name", maxlength=40))
    return Frame(reader, say("Practice"), count, draft.game, status=status).page(
        tag("p", draft.game.title, class_="kicker"),
        tag("h1", say("Start from a position")),
        tag("p", draft.wrong, role="alert") if draft.wrong else None,
        page.post(
            f"/practise/{draft.game.id}",
            tag(
                "label", say("The position"), tag("textarea", draft.text, name="position", rows=16, spellcheck="false")
            ),
            tag("p", say("Write ? for cards that shall be dealt anew; every line may be changed."), class_="hint"),
            page.choice("seat", say("My seat"), seats, draft.seat),
            page.choice("level", say("The others"), levels, draft.level or reader.tastes.level),
            name,
            tag(
                "div",
                tag("button", say("Play from here"), class_="main"),
                tag("button", say("Show the board"), name="show", value="yes"),
                class_="row",
            ),
            class_="form",
        ),
        preview(draft, reader),
    )


def preview(draft: Draft, reader: Reader) -> Markup | None:
    """The board of the position; nothing where there is none."""
    game = draft.game
    if draft.wrong:
        return None
    seen = game.from_text(draft.text)
    state = game.from_data(seen, stream(1))
    eyes = ALL_EYES if "eyes" not in seen else read_eyes(seen["eyes"], state.seats)
    players = [letter.upper() for letter in LETTERS[: state.seats]]
    say: Say = game.say(reader.tastes.language)
    board = position.board(game, state, eyes, players, say)
    return tag("section", tag("h2", say("The board")), board, class_="shown")


@post("/practise/{name:str}")
async def begin(name: Named, request: Request, house: TheHouse, guest: TheReader) -> Response[None] | Response[str]:
    """Open the table, or show the board; what is no position is said, and kept to be mended."""
    filled, game, say = await read_form(request), find_game(name), guest.say
    text, seat, level = filled.get("position", ""), filled.get("seat", ""), filled.get("level", "")
    count = await waiting_for(house, guest)
    try:
        if len(text) > LONGEST:
            raise Malformed(len(text), f"a position has at most {LONGEST} letters")
        if "show" in filled:
            game.position(text)
            return form(Draft(game, text, seat, level), guest, count)
        at = LETTERS.index(seat) if seat in [*LETTERS] else None
        table = await seating.practise(house, guest, game, text, at, level)
    except Malformed as error:
        wrong = say("No game can begin like this. What does not fit: {text}", text=str(error.text)[:80])
        return form(Draft(game, text, seat, level, wrong), guest, count, 400)
    return see(f"/table/{table}")


ROUTES = [write, take, begin]
