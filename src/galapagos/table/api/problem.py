"""What programs are told when something cannot be done: RFC 9457, in the language they accept."""

from collections.abc import Mapping
from math import ceil

from litestar import Response
from litestar.exceptions import HTTPException

from galapagos.core.errors import Malformed, Stale
from galapagos.table.api.caller import NoToken, OutOfScope
from galapagos.table.journal import log
from galapagos.table.missing import Missing
from galapagos.table.pace import TooFast
from galapagos.table.reader import Refused
from galapagos.table.request import Request
from galapagos.table.tally import ERRORS


def problem(status: int, title: str, detail: str = "", headers: Mapping[str, str] | None = None) -> Response[object]:
    """One problem."""
    told = {"type": "about:blank", "title": title, "status": status} | ({"detail": detail} if detail else {})
    headers = {"cache-control": "no-store"} | dict(headers or {})
    return Response(told, status_code=status, headers=headers, media_type="application/problem+json")


def no_token(_: Request, __: NoToken) -> Response[object]:
    return problem(401, "A token is needed", "as `Authorization: Bearer …`", {"www-authenticate": "Bearer"})


def out_of_scope(_: Request, __: OutOfScope) -> Response[object]:
    return problem(403, "This token is for reading only")


def too_fast(_: Request, error: TooFast) -> Response[object]:
    return problem(429, "Not so fast, please", str(error), {"retry-after": str(ceil(error.seconds))})


def refused(_: Request, error: Refused) -> Response[object]:
    return problem(409, "That is not possible", str(error))


def stale(_: Request, error: Stale) -> Response[object]:
    return problem(409, "Too late", str(error))


def missing(_: Request, __: Missing) -> Response[object]:
    return problem(404, "There is nothing here")


def malformed(_: Request, error: Malformed) -> Response[object]:
    return problem(400, "That cannot be read", str(error))


def other(_: Request, error: HTTPException) -> Response[object]:
    """What the server itself refuses."""
    found = [each for each in error.extra or () if isinstance(each, dict)] if error.status_code == 400 else []
    wrong = "; ".join(f"{each.get('key', 'body')}: {each.get('message')}" for each in found)
    return problem(error.status_code, "That cannot be read", wrong)


def broken(request: Request, error: Exception) -> Response[object]:
    """Our own mistake: it is logged for the host."""
    request.app.state.house.tally.add(ERRORS)
    log.error("call failed", exc_info=error, extra={"told": {"method": request.method, "path": request.url.path}})
    return problem(500, "Something broke")


HANDLERS = {
    NoToken: no_token,
    OutOfScope: out_of_scope,
    TooFast: too_fast,
    Refused: refused,
    Stale: stale,
    Missing: missing,
    Malformed: malformed,
    HTTPException: other,
    Exception: broken,
}
