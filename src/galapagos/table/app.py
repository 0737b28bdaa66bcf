"""The application: routes, what they are given, and what every answer carries."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Response, get
from litestar.config.compression import CompressionConfig
from litestar.datastructures import State
from litestar.di import Provide
from litestar.response import Stream as Streaming
from litestar.types import Message, Scope

from galapagos.table import assets
from galapagos.table.api.router import DESCRIPTION, router
from galapagos.table.house import House
from galapagos.table.missing import Missing
from galapagos.table.pages import (
    about,
    account,
    after,
    analysis,
    cover,
    error,
    hint,
    home,
    host,
    imprint,
    learn,
    moderation,
    new,
    passkey,
    person,
    practise,
    puzzles,
    record,
    replay,
    rules,
    settings,
    table,
    talk,
    text,
    tokens,
    waiting,
)
from galapagos.table.request import (
    FRESH,
    Named,
    Request,
    TheHouse,
    TheReader,
    check_origin,
    provide_guest,
    provide_house,
    provide_reader,
)
from galapagos.table.settings import Settings
from galapagos.table.stream import compressed
from galapagos.table.tally import Tally

YEAR = "public, max-age=31536000, immutable"
A_WHILE = 600  # seconds: a page asks for its pictures many times, and an upgrade shall be seen soon
POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS = [
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
]
LONGEST_FORM = 64_000
COMPRESSED = ["^/stream", "^/api/v1/stream", "^/static", "^/games"]  # by ourselves


@get("/static/{version:str}/{name:str}")
async def static(version: Named, name: Named, request: Request) -> Response[bytes]:  # noqa: ARG001 - only names the content
    """A file for browsers, which they keep."""
    if name not in assets.assets():
        raise Missing(name)
    return sent(assets.assets()[name], request, {"cache-control": YEAR})


@get("/games/{name:str}/pictures.svg")
async def pictures(name: Named, request: Request) -> Response[bytes]:
    """The pictures of a game's board."""
    asset, tag = assets.pictures(name)
    headers = {"cache-control": f"public, max-age={A_WHILE}", "etag": tag}
    if request.headers.get("if-none-match") == tag:
        return Response(b"", status_code=304, headers=headers)
    return sent(asset, request, headers)


def sent(asset: assets.Asset, request: Request, headers: dict[str, str]) -> Response[bytes]:
    """A file, compressed for whoever reads that."""
    headers = {**headers, "vary": "accept-encoding"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Response(asset.content, media_type=asset.kind, headers=headers)
    return Response(asset.compressed, media_type=asset.kind, headers=headers | {"content-encoding": "gzip"})


@get("/stream")
async def stream(request: Request, house: TheHouse, reader: TheReader) -> Streaming:
    """The live stream of this browser."""
    asked = request.query_params
    followed = [table for table in asked.get("follow", "").split(",") if table][:100]
    since = house.read_stamp(request.headers.get("last-event-id") or str(asked.get("since", "")))
    opened = await house.listen(reader.id, reader.tastes.language, followed, since)

    async def messages() -> AsyncIterator[bytes]:
        try:
            async for message in opened.messages():
                yield message
        finally:
            house.leave(opened)

    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return Streaming(messages(), media_type="text/event-stream", headers=headers)
    zipped = compressed(messages())
    return Streaming(zipped, media_type="text/event-stream", headers=headers | {"content-encoding": "gzip"})


async def finish(message: Message, scope: Scope) -> None:
    """Every answer carries the policy; who is new gets his cookies, and the script is told where to look."""
    if message["type"] == "http.response.start":
        headers = [*message["headers"], *HEADERS]
        if message["status"] == 303 and any(name == b"x-galapagos" for name, _ in scope["headers"]):
            message["status"] = 200
            headers = [(b"x-see" if name == b"location" else name, value) for name, value in headers]
        headers += [(b"set-cookie", fresh.encode()) for fresh in scope["state"].get(FRESH, ())]
        message["headers"] = headers


async def guard(request: Request) -> None:
    """Nobody posts for somebody else, and nothing is called by what no text holds."""
    if "\0" in request.scope["path"]:
        raise Missing(request.scope["path"])
    if request.method == "POST":
        check_origin(request)


def create_app(given: Settings, tally: Tally) -> Litestar:
    """The table, ready to be served."""
    house = House(given, tally)

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:  # noqa: ARG001
        await house.start()
        yield
        await house.close()

    pages: list[Any] = [
        home,
        host,
        learn,
        new,
        table,
        text,
        cover,
        hint,
        replay,
        analysis,
        practise,
        puzzles,
        record,
        after,
        waiting,
        talk,
        settings,
        tokens,
        account,
        passkey,
        person,
        rules,
        about,
        imprint,
        moderation,
    ]
    return Litestar(
        route_handlers=[static, pictures, stream, router(), *(route for each in pages for route in each.ROUTES)],
        dependencies={
            "house": Provide(provide_house, sync_to_thread=False),
            "reader": Provide(provide_reader),
            "guest": Provide(provide_guest),
        },
        exception_handlers=error.HANDLERS,  # type: ignore[arg-type]
        before_request=guard,
        before_send=[finish],
        lifespan=[lifespan],
        state=State({"house": house}),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=6, exclude=COMPRESSED),
        request_max_body_size=LONGEST_FORM,
        openapi_config=DESCRIPTION,
        include_in_schema=False,
        logging_config=None,
        debug=False,
    )
