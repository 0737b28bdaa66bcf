"""Who made this, and whose work it uses."""

from litestar import Response, get

from galapagos import __version__
from galapagos.table.pages.page import Frame
from galapagos.table.request import TheHouse, TheReader, waiting_for
from galapagos.text.markup import tag


@get("/about")
async def show(house: TheHouse, reader: TheReader) -> Response[str]:
    """Credits and licences."""
    say = reader.say
    return Frame(reader, say("About and credits"), await waiting_for(house, reader)).page(
        tag("h1", say("About and credits")),
        tag("p", say("Galápagos {version} is free software under the MIT licence.", version=__version__)),
        tag(
            "p",
            say(
                "It is made by players and belongs to no publisher. The names of the games belong to their publishers; "
                "texts and pictures are our own. If you like a game, please buy it."
            ),
        ),
        tag("p", say("The symbols on buttons are from game-icons.net (CC BY 3.0), the pages change by idiomorph.")),
    )


ROUTES = [show]
