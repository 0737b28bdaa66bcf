"""Who plays how well: a page for each person with an account, and a ranking for each game."""

from collections.abc import Sequence
from urllib.parse import quote

from litestar import Response, get

from galapagos.games import game as find_game
from galapagos.games import games
from galapagos.games.game import Game
from galapagos.table.missing import Missing
from galapagos.table.pages.entrance import day
from galapagos.table.pages.page import Frame
from galapagos.table.rating import shown, shown_doubt
from galapagos.table.request import Named, TheHouse, TheReader, waiting_for
from galapagos.table.store import ratings
from galapagos.table.store.ratings import Outcome, Rating
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag

FEW, MANY = 5, 100


@get("/person/{name:str}")
async def show(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """Somebody's games, ratings and results."""
    found = await house.database.read(lambda connection: ratings.person(connection, name))
    if found is None:
        raise Missing(name)
    visitor, called, since = found
    mine = await house.database.read(lambda connection: ratings.of_visitor(connection, visitor))
    past = await house.database.read(lambda connection: ratings.outcomes(connection, visitor))
    say = reader.say
    return Frame(reader, called, await waiting_for(house, reader)).page(
        tag("h1", called),
        tag("p", say("Plays here with an account since {day}.", day=day(since))),
        tag("h2", say("Ratings")),
        skills(mine, say) if mine else tag("p", say("No rated match yet.")),
        [tag("h2", say("Rated matches")), matches(past, say)] if past else None,
        how(say),
    )


def skills(mine: list[Rating], say: Say) -> Markup:
    head = [say("Game"), say("Rating"), say("Matches")]
    return table(head, [[ranking_link(each.game), number(each), each.matches] for each in mine])


def matches(past: list[Outcome], say: Say) -> Markup:
    head = [say("Match"), say("Finished"), say("Place"), say("Gain")]
    rows = [
        [
            tag("a", find_game(each.game).title, href=f"/table/{each.table}"),
            day(each.finished),
            say("{place} of {seats}", place=min(each.place, each.seats), seats=each.seats),
            f"{shown(each.gain) - shown(0):+d}".replace("-", "−"),
        ]
        for each in past
    ]
    return table(head, rows)


def table(head: list[str], rows: Sequence[Sequence[object]]) -> Markup:
    """What belongs to a name; narrow screens move it aside."""
    top = tag("thead", tag("tr", [tag("th", each, scope="col") for each in head]))
    body = [tag("tr", tag("th", first, scope="row"), [tag("td", each) for each in rest]) for first, *rest in rows]
    return tag("div", tag("table", top, tag("tbody", body)), class_="scroll", tabindex=0)


def number(rating: Rating) -> str:
    return f"{shown(rating.skill)} ± {shown_doubt(rating.doubt)}"


def ranking_link(name: str) -> Markup:
    return tag("a", find_game(name).title, href=f"/ranking/{name}")


def how(say: Say) -> Markup:
    text = say(
        "Matches at public tables count in which all have an account and no bot has a seat from the start. Whoever has "
        "left his seat to a bot at the end ranks behind those who stayed. Rankings go by what is nearly certain: "
        "the rating less one and a half times its uncertainty."
    )
    return tag("p", text, class_="hint")


@get("/ranking")
async def rankings(house: TheHouse, reader: TheReader) -> Response[str]:
    """The best few of every game."""
    say = reader.say
    found = [
        (game, await house.database.read(lambda connection, game=game: ratings.best(connection, game.id, FEW)))  # type: ignore[misc]
        for game in games().values()
    ]
    sections = [tag("section", tag("h2", ranking_link(game.id)), ranked(best, say)) for game, best in found]
    return Frame(reader, say("Rankings"), await waiting_for(house, reader)).page(
        tag("h1", say("Rankings")), sections, how(say)
    )


@get("/ranking/{name:str}")
async def ranking(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """The best of a game."""
    game: Game = find_game(name)
    best = await house.database.read(lambda connection: ratings.best(connection, game.id, MANY))
    say = reader.say
    title = say("Ranking: {game}", game=game.title)
    return Frame(reader, title, await waiting_for(house, reader)).page(tag("h1", title), ranked(best, say), how(say))


def ranked(best: list[tuple[str, Rating]], say: Say) -> Markup:
    """Name by name."""
    if not best:
        return tag("p", say("No rated match yet."))
    rows = [
        [tag("a", name, href=f"/person/{quote(name, safe='')}"), at, number(rating), rating.matches]
        for at, (name, rating) in enumerate(best, 1)
    ]
    return table([say("Name"), say("Place"), say("Rating"), say("Matches")], rows)


ROUTES = [show, rankings, ranking]
