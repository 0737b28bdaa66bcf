"""Advice for whoever decides: what a strong bot would look at, and why."""

from litestar import Response, post

from galapagos.bots.hint import Advice
from galapagos.games.game import Game
from galapagos.table import playing
from galapagos.table.house import House
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Named, Request, TheHouse, TheReader, is_script, waiting_for
from galapagos.table.response import data
from galapagos.text.catalogue import Say
from galapagos.text.markup import tag


@post("/table/{table:str}/hint")
async def show(table: Named, request: Request, house: TheHouse, reader: TheReader) -> Response[str]:
    """The best choices, how each may go on, and what it promises."""
    game, advice = await ask(house, table, reader)
    say = game.say(reader.tastes.language)
    lines = [line(game, each, say) for each in advice]
    if is_script(request):
        return data({"lines": lines})  # type: ignore[return-value]
    return Frame(reader, say("Hint"), await waiting_for(house, reader), game).page(
        tag("h1", say("Hint")),
        tag("ol", [tag("li", each) for each in lines]),
        tag("p", tag("a", say("Back to the table"), href=f"/table/{table}", class_="button main")),
    )


async def ask(house: House, table: str, reader: Reader) -> tuple[Game, list[Advice]]:
    """A bot thinks beside the table: it sees what this reader sees, and nobody waits for it."""
    async with house.open(table) as room:
        match, seat = playing.own_seat(room, reader)
        if room.awaited() != seat:
            raise Refused(reader.say("It is not your turn."))
        view, number, game = match.view(seat), match.number, room.game
    return game, await house.thinkers.advise(game.id, view, number)


def line(game: Game, advice: Advice, say: Say) -> str:
    """A choice with its reason."""
    phrase, *following = (game.phrase(step.parts, say) for step in advice.steps)
    told = [phrase]
    if advice.expected is not None:
        share = round(100 * advice.expected)
        told.append(say("promises {share} %, tried {n} times", share=share, n=advice.visits))
    if following:
        told.append(say("then perhaps: {line}", line="; ".join(following)))
    return " – ".join(told)


ROUTES = [show]
