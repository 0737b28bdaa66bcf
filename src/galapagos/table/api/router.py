"""Where programs come in, and the description of it that they can read."""

from litestar import Router
from litestar.di import Provide
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components, SecurityScheme

from galapagos import __version__
from galapagos.table.api import play, tables
from galapagos.table.api.caller import provide_caller
from galapagos.table.api.problem import HANDLERS

PATH = "/api/v1"

DESCRIPTION = OpenAPIConfig(
    title="Galápagos",
    version=__version__,
    description="Tables, views, choices and decisions for programs. Tokens are made on the page of settings.",
    path="/api",
    components=Components(security_schemes={"token": SecurityScheme(type="http", scheme="bearer")}),
    security=[{"token": []}],
    render_plugins=[JsonRenderPlugin()],
)


def router() -> Router:
    """All that programs can ask for."""
    return Router(
        PATH,
        route_handlers=[*tables.ROUTES, *play.ROUTES],
        dependencies={"caller": Provide(provide_caller)},
        exception_handlers=HANDLERS,  # type: ignore[arg-type]
        include_in_schema=True,
    )
