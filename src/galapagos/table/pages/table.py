"""A table: before the game, while it is played, and afterwards."""

import msgspec
from litestar import Response, get, post

from galapagos.core.errors import Malformed
from galapagos.match.foresight import foresee
from galapagos.match.seed import seed_hash
from galapagos.table import playing
from galapagos.table.missing import Missing
from galapagos.table.pages import after, cover, live, notices, position, talk, waiting
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader
from galapagos.table.request import Named, Request, TheHouse, TheReader, number_in, read_form, read_parts, waiting_for
from galapagos.table.response import data, see
from galapagos.table.room import Room
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag
from galapagos.text.seats import LETTERS


@get("/table/{table:str}")
async def show(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """The table as this reader may see it."""
    count = await waiting_for(house, reader)
    muted = await house.muted_by(reader.id)
    half = request.query_params.get("half", "").split()
    async with house.open(table) as room:
        match = room.match
        mine = live.is_mine(room, room.eyes_of(reader.id))
        frame = Frame(reader, room.game.title, count, room.game, refreshes=not mine and not room.is_finished)
        if match is None:
            inside = waiting.content(house, room, reader, request.query_params.get("invitation", ""))
        else:
            inside = content(room, reader, half)
        seat = room.seat_of(reader.id) if reader.id else None
        attributes = {
            "data_table": room.id,
            "data_number": house.stamp(room.number),
            "data_now": None if room.clock is None else f"{house.now():.1f}",
            "data_shared": bool(room.shared),
            "data_seat": None if seat is None else LETTERS[seat],
        }
        chat = talk.section(room, reader, muted)
        return frame.page(tag("div", inside, chat, class_="table" if match else "waiting-room", **attributes))


def content(room: Room, reader: Reader, half: list[str]) -> Markup:
    """The board as hero, what goes on, the choices, and beside them everything else."""
    eyes = room.eyes_of(reader.id)
    face = room.face(eyes, reader.tastes.language)
    say = face.say
    return join(
        [
            tag("h1", room.game.title, class_="visually-hidden"),
            after.section(room, reader) if room.is_finished else None,
            live.now(room, eyes, say),  # the one block that grows old by itself: a clock runs in it
            cover.section(room, reader),
            tag("div", face.board(), id="board", class_=f"board {room.game.id}"),
            tag(
                "div",
                tag("div", id="answer", role="status", class_="answer"),
                live.choose(room, eyes, say, half),
                face.blocks.get(position.HAND),
                id="dock",
                class_="dock",
            ),
            face.blocks["doings"],
            data_for_script("words", words(reader.say)),
            tag(
                "aside",
                face.blocks["people"],
                log(face.log(), say),
                face.blocks["rules"],
                as_text(room, say),
                fairness(room, say),
                notices.question(reader.say) if room.seats_of(reader.id) and not room.is_finished else None,
                class_="aside-pages",
            ),
            data_for_script("choices", face.choices),
        ]
    )


def data_for_script(name: str, content: object) -> Markup:
    """Data in the page: the browser does not run it."""
    text = msgspec.json.encode(content).decode().replace("<", "\\u003c")
    return tag("script", Markup(text), type="application/json", id=name)


def words(say: Say) -> dict[str, str]:
    """What the script says by itself."""
    return {
        "choices": say("Your choices"),
        "again": say("begin again"),
        "close": say("Close"),
        "offline": say("The connection is gone for now; it comes back by itself."),
    }


def log(lines: Markup, say: Say) -> Markup:
    """What happened, in words; each line leads to its moment."""
    text = say("Show again what happened since my last decision")
    replay = tag("button", text, type="button", hidden=True, id="replay")
    return tag("details", tag("summary", say("What happened")), replay, tag("ol", lines, id="log", class_="plain log"))


def as_text(room: Room, say: Say) -> Markup:
    """The way to the table in letters; the script shows it in place, by a key too."""
    link = tag(
        "a", say("As text"), " ", tag("kbd", "T"), href=f"/table/{room.id}/text", class_="button quiet", id="as-text"
    )
    return tag("p", link)


def fairness(room: Room, say: Say) -> Markup:
    """What binds the table to its seed."""
    digest = seed_hash(live.playing(room).seed)
    text = say("Before the first card this table bound itself to its seed; SHA-256: {digest}", digest=digest)
    return tag("details", tag("summary", say("Fair cards")), tag("p", text, class_="digest"))


# Deeds of those who play


@post("/table/{table:str}/decide")
async def decide(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Make a decision."""
    form = await read_form(request)
    at = number_in(form, "at")
    async with house.open(table) as room:
        await playing.decide(house, room, reader, form.get("choice", ""), at, form.get("nonce", ""))
    return see(f"/table/{table}")


DEEDS = {
    "undo": playing.undo,
    "agree": playing.agree,
    "decline": playing.decline,
    "resign": playing.resign,
    "abandon": playing.abandon,
    "give": playing.give,
    "back": playing.come_back,
    "resume": playing.resume,
}


@post("/table/{table:str}/{deed:str}")
async def do(table: Named, deed: Named, house: TheHouse, reader: TheReader) -> Response[None]:
    """One of the acts that need no more words."""
    if deed not in DEEDS:
        raise Missing(deed)
    async with house.open(table) as room:
        await DEEDS[deed](house, room, reader)
    return see(f"/table/{table}")


@post("/table/{table:str}/always")
async def always(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Give a standing answer, or take it back."""
    form = await read_form(request)
    verb, scope = form.get("verb", ""), form.get("scope", "")
    async with house.open(table) as room:
        if scope == live.NEVER:
            await playing.stand_down(house, room, reader, verb)
        else:
            await playing.stand_by(house, room, reader, verb, scope == live.THESE)
    return see(f"/table/{table}")


@post("/table/{table:str}/offer")
async def offer(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """Propose something to the others."""
    form = await read_form(request)
    async with house.open(table) as room:
        await playing.offer(house, room, reader, form.get("kind", ""))
    return see(f"/table/{table}")


# Questions of the script


@get("/table/{table:str}/changes")
async def changes(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[bytes]:
    """What is new since a number: what the stream would have said."""
    since = house.read_stamp(request.query_params.get("since", ""))
    async with house.open(table) as room:
        news = room.face(room.eyes_of(reader.id), reader.tastes.language).since(since)
        headers = {"cache-control": "no-store", "x-stamp": house.stamp(room.number)}
    return Response(news, media_type="application/json", headers=headers)


@get("/table/{table:str}/why")
async def why(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[object]:
    """Why nothing legal goes on like this."""
    parts = read_parts(request)
    async with house.open(table) as room:
        match, seat = playing.own_seat(room, reader)
        if match.seat != seat:
            return data({"text": reader.say("It is not your turn.")})
        return data({"text": playing.reasons(room.game, match.state, parts, room.game.say(reader.tastes.language))})


@get("/table/{table:str}/preview")
async def preview(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[object]:
    """What a choice will certainly do."""
    async with house.open(table) as room:
        match, seat = playing.own_seat(room, reader)
        say = room.game.say(reader.tastes.language)
        try:
            match.check_open(seat)
            lines = foresee(match, seat, match.read(request.query_params.get("choice", "")), say)
        except (Malformed, ValueError):
            lines = []
        return data({"lines": lines})


ROUTES = [show, decide, do, always, offer, changes, why, preview]
