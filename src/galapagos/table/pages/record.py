"""Records from elsewhere: handed in, verified, and shown like a match of this house."""

from litestar import Response, get, post
from litestar.datastructures import UploadFile

from galapagos.match.ending import ending, winning
from galapagos.match.record import TITLE
from galapagos.table.pages import page
from galapagos.table.pages.after import points
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Named, Request, TheHouse, TheReader, waiting_for
from galapagos.table.response import see
from galapagos.text.catalogue import Say
from galapagos.text.markup import tag

LONGEST = 400_000
SHOWN = 60


@get("/record")
async def write(house: TheHouse, reader: TheReader) -> Response[str]:
    """The form."""
    return form(reader, await waiting_for(house, reader))


def form(reader: Reader, count: int, wrong: str = "", text: str = "") -> Response[str]:
    """A file, or the text itself."""
    say = reader.say
    file = tag("input", type="file", name="file", accept=".record,.txt,text/plain")
    field = tag("textarea", text, name="text", rows=10, spellcheck="false", placeholder=TITLE)
    return Frame(reader, say("Open a record"), count, status=400 if wrong else 200).page(
        tag("h1", say("Open a record")),
        tag("p", say("Of a match played here or elsewhere: it is verified, and can then be replayed and analysed.")),
        tag("p", wrong, role="alert") if wrong else None,
        page.post(
            "/record",
            tag("label", say("The file"), file),
            tag("label", say("… or its text"), field),
            tag("button", say("Open"), class_="main"),
            class_="form",
            enctype="multipart/form-data",
        ),
    )


@post("/record", request_max_body_size=2 * LONGEST)
async def take(request: Request, house: TheHouse, reader: TheReader) -> Response[None] | Response[str]:
    """Verify a record strictly and keep it; what is wrong is said in a line."""
    filled = await request.form()
    count = await waiting_for(house, reader)
    given = str(filled.get("text") or "")
    try:
        text = await read(filled.get("file"), given, reader.say)
        if (broken := await house.thinkers.check_record(text)) is not None:
            raise Refused(what_is_wrong(*broken, reader.say))
    except Refused as refused:
        return form(reader, count, str(refused), given[:LONGEST])
    return see(f"/record/{await house.library.keep(text)}")


async def read(file: object, given: str, say: Say) -> str:
    """The text of a file, or the one that was written, as records are written."""
    if isinstance(file, UploadFile) and (content := await file.read()):
        try:
            given = content.decode()
        except UnicodeDecodeError:
            raise Refused(say("This is no record: it is not a text.")) from None
    text = "\n".join(given.strip().splitlines()) + "\n"
    if len(text) > LONGEST:
        raise Refused(say("A record has at most {n} letters.", n=LONGEST))
    if not text.startswith(TITLE):
        raise Refused(say("This is no record: it does not begin with “{title}”.", title=TITLE))
    return text


def what_is_wrong(line: int, text: str, say: Say) -> str:
    """The first line that is not what the rules and the seed make of the ones before."""
    shown = text if len(text) <= SHOWN else f"{text[:SHOWN]}…"
    return say("Line {line} of this record is not right: “{text}”.", line=line, text=shown)


@get("/record/{name:str}")
async def show(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """How the match ended, and what can be done with it."""
    count = await waiting_for(house, reader)
    match = await house.library.match(name)
    say = match.game.say(reader.tastes.language)
    address = f"/record/{name}"
    return Frame(reader, say("Record"), count, match.game).page(
        tag("p", match.game.title, class_="kicker"),
        tag("h1", winning(match, say) or say("Record")),
        tag(
            "section",
            tag("p", ending(match, say)),
            points(match, say),
            tag(
                "div",
                tag("a", say("Replay"), href=f"{address}/replay", class_="button main"),
                tag("a", say("Analysis"), href=f"{address}/analysis", class_="button"),
                tag("a", say("Download the record"), href=f"{address}/text", class_="button", download=True),
                class_="row",
            ),
            tag("p", say("Seed {seed}", seed=match.seed), class_="digest"),
            class_="plate result",
        ),
    )


@get("/record/{name:str}/text")
async def text(name: Named, house: TheHouse) -> Response[str]:
    """The record as it was handed in."""
    headers = {"content-disposition": f'attachment; filename="{name}.record"'}
    return Response(await house.library.text(name), media_type="text/plain; charset=utf-8", headers=headers)


ROUTES = [write, take, show, text]
