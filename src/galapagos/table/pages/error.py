"""What went wrong, in words, and the way back."""

import logging

from litestar import Response
from litestar.exceptions import HTTPException

from galapagos.core.errors import Malformed, Stale
from galapagos.table.api.problem import problem
from galapagos.table.missing import Missing
from galapagos.table.pages.page import Frame
from galapagos.table.reader import NameNeeded, Reader, Refused
from galapagos.table.request import Request, is_script
from galapagos.table.response import data, see
from galapagos.table.tally import ERRORS
from galapagos.table.tastes import COOKIE, Tastes
from galapagos.text.markup import tag

log = logging.getLogger("galapagos")


def answer(request: Request, title: str, text: str, status: int) -> Response:  # type: ignore[type-arg]
    """A page for people, data for the script, a problem for programs."""
    if request.url.path.startswith("/api/"):
        return problem(status, title, text)
    if is_script(request):
        return data({"error": text}, status)
    reader = reader_of(request)
    back = str(request.url.path).rpartition("/")[0] if request.method == "POST" else "/"
    return Frame(reader, title, status=status).page(
        tag("h1", title),
        tag("p", text, role="alert"),
        tag("p", tag("a", reader.say("Back"), href=back or "/", class_="button")),
    )


def reader_of(request: Request) -> Reader:
    """The language of whoever met the error; who he is does not matter."""
    accepted = request.headers.get("accept-language", "")
    has_imprint = bool(request.app.state.house.settings.imprint)
    return Reader(None, Tastes.from_text(request.cookies.get(COOKIE, ""), accepted), has_imprint)


def refused(request: Request, error: Refused) -> Response:  # type: ignore[type-arg]
    return answer(request, reader_of(request).say("That is not possible"), str(error), 409)


def stale(request: Request, _: Stale) -> Response:  # type: ignore[type-arg]
    say = reader_of(request).say
    text = say("Meanwhile something happened at the table: look again, then decide.")
    return answer(request, say("Too late"), text, 409)


def nameless(request: Request, _: NameNeeded) -> Response:  # type: ignore[type-arg]
    say = reader_of(request).say
    return answer(request, say("Who are you?"), say("Choose a name on the first page, then come back."), 403)


def missing(request: Request, _: Exception) -> Response:  # type: ignore[type-arg]
    say = reader_of(request).say
    return answer(request, say("There is nothing here"), say("The table was closed, or the address is not right."), 404)


def other(request: Request, error: HTTPException) -> Response:  # type: ignore[type-arg]
    """What the server itself refuses."""
    if error.status_code == 404:
        return missing(request, error)
    if error.status_code == 405 and request.method == "GET":  # somebody loads the answer to a form again
        return see(str(request.url.path).rpartition("/")[0] or "/")
    say = reader_of(request).say
    return answer(request, say("That is not possible"), say("This request says nothing to me."), error.status_code)


def broken(request: Request, error: Exception) -> Response:  # type: ignore[type-arg]
    """Our own mistake: it is logged for the host."""
    request.app.state.house.tally.add(ERRORS)
    log.error("page failed", exc_info=error, extra={"told": {"method": request.method, "path": request.url.path}})
    say = reader_of(request).say
    return answer(request, say("Something broke"), say("That was our mistake. Nothing you decided is lost."), 500)


HANDLERS = {
    Refused: refused,
    Stale: stale,
    NameNeeded: nameless,
    Missing: missing,
    Malformed: missing,
    HTTPException: other,
    Exception: broken,
}
