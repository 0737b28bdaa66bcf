"""A table as plain text: for whoever reads rather than looks."""

from litestar import Response, get

from galapagos.table.missing import Missing
from galapagos.table.pages.page import Frame
from galapagos.table.request import Named, TheHouse, TheReader, waiting_for
from galapagos.text.markup import tag


@get("/table/{table:str}/text")
async def show(table: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """What this reader sees there now."""
    count = await waiting_for(house, reader)
    async with house.open(table) as room:
        match = room.match
        if match is None:
            raise Missing(table)
        say = room.game.say(reader.tastes.language)
        written = room.game.as_text(room.game.view(match.state, room.eyes_of(reader.id)), match.players, say)
    return Frame(reader, say("The table as text"), count).page(
        tag("h1", say("The table as text")),
        tag("pre", written, id="text", tabindex=0),
        tag("p", tag("a", say("Back to the table"), href=f"/table/{table}", class_="button main")),
    )


ROUTES = [show]
