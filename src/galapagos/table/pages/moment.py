"""A moment of the past, as this reader could see it then."""

from litestar import Response, get

from galapagos.core.state import State
from galapagos.match.match import Match
from galapagos.table.missing import Missing
from galapagos.table.pages import live, position
from galapagos.table.pages.page import Frame
from galapagos.table.request import Named, Numbered, Request, TheHouse, TheReader, is_script, waiting_for
from galapagos.table.response import data
from galapagos.table.room import Room
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag


def after(match: Match, number: int) -> State:
    """The position after so many decisions."""
    if not 0 <= number <= len(match.moments):
        raise Missing(number)
    return match.moments[number].before if number < len(match.moments) else match.state


@get("/table/{table:str}/at/{number:int}")
async def show(
    table: Named,
    number: Numbered,
    request: Request,
    house: TheHouse,
    reader: TheReader,
) -> Response[str]:
    """The table then, and the way to the moments before and after it."""
    count = await waiting_for(house, reader)
    async with house.open(table) as room:
        if room.match is None:
            raise Missing(table)
        eyes = room.eyes_of(reader.id)
        say = room.game.say(reader.tastes.language)
        blocks = [*position.blocks(room.game, after(room.match, number), eyes, room.match.players, say)]
        line = room.face(eyes, reader.tastes.language).lines[number].markup
        if is_script(request):
            return data({"blocks": {block.id: str(block.markup) for block in blocks}})  # type: ignore[return-value]
        title = say.count(number, "After one decision", "After {n} decisions")
        return Frame(reader, title, count, room.game).page(
            tag("h1", title),
            tag("ol", line, class_="plain log"),
            tag("div", join(block.markup for block in blocks), class_="board"),
            steps(room, number, say),
        )


def steps(room: Room, number: int, say: Say) -> Markup:
    """To the moments before and after, and back to now."""
    address = f"/table/{room.id}"
    last = len(live.playing(room).moments)
    links = [
        tag("a", say("Earlier"), href=f"{address}/at/{number - 1}", class_="button", rel="prev") if number else None,
        tag("a", say("Later"), href=f"{address}/at/{number + 1}", class_="button", rel="next")
        if number < last
        else None,
        tag("a", say("Back to the table"), href=address, class_="button main"),
    ]
    return tag("nav", links, class_="row", aria_label=say("Moments"))


ROUTES = [show]
