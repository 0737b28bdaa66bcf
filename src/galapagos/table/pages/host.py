"""What a host asks his server: whether it is well, and what it has counted."""

import asyncio
import hmac

from litestar import Response, get
from sqlalchemy.exc import DBAPIError

from galapagos.table.missing import Missing
from galapagos.table.request import Request, TheHouse
from galapagos.table.response import data
from galapagos.table.store import numbers, tables

PATIENCE = 2.0


@get("/health")
async def health(house: TheHouse) -> Response[object]:
    """Whether the server and its store answer."""
    try:
        await asyncio.wait_for(house.database.read(numbers.last), PATIENCE)
    except (DBAPIError, TimeoutError):
        return data({"server": "ok", "store": "does not answer"}, 503)
    return data({"server": "ok", "store": "ok"})


@get("/metrics")
async def metrics(request: Request, house: TheHouse) -> Response[str]:
    """What was counted, for whoever knows the word that the host has set; for all others there is nothing here."""
    word = house.settings.metrics
    said = request.headers.get("authorization", "")
    if not word or not hmac.compare_digest(said.encode(), f"Bearer {word}".encode()):
        raise Missing("metrics")
    running = await house.database.read(tables.count_running)
    headers = {"cache-control": "no-store"}
    return Response(house.tally.text(running), media_type="text/plain; version=0.0.4; charset=utf-8", headers=headers)


ROUTES = [health, metrics]
