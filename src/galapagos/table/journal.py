"""The log: one line of JSON for each request, decision and error. What is secret is not written down."""

import json
import logging
import sys
import time
import traceback
from datetime import UTC, datetime

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log = logging.getLogger("galapagos")


class Line(logging.Formatter):
    """A record as one line. Of an error it tells what it was and where, for its words may hold what is stored."""

    def format(self, record: logging.LogRecord) -> str:
        told = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "event": record.getMessage().partition("\n")[0],
            **getattr(record, "told", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            frames = traceback.extract_tb(error.__traceback__)
            told["error"] = type(error).__name__
            told["where"] = [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames]
        return json.dumps(told, ensure_ascii=False)


def open_journal(level: str) -> None:
    """Write to standard error from this level on: our own lines, and what the server says of itself."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(Line())
    for name, least in (("galapagos", level), ("uvicorn.error", "warning")):
        each = logging.getLogger(name)
        each.handlers = [handler]
        each.setLevel(least.upper())
        each.propagate = False


def note(event: str, **told: object) -> None:
    """Write down that something happened."""
    log.info(event, extra={"told": told})


class Journal:
    """Notes each request when it has been answered: no query, no cookie, no header, nothing that was filled in."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        started, status = time.perf_counter(), 0

        async def watch(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, watch)
        finally:
            took = round(1000 * (time.perf_counter() - started), 1)
            note("request", method=scope["method"], path=scope["path"], status=status, ms=took)
