"""The first page: the games, the tables to join, and those that are mine."""

from collections.abc import Sequence

from litestar import Response, get, post

from galapagos.games import game as find_game
from galapagos.games import games
from galapagos.games.game import Game
from galapagos.table import seating
from galapagos.table.pages import page
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader
from galapagos.table.request import Named, Request, TheHouse, TheReader, name_visitor, read_form, waiting_for
from galapagos.table.response import see
from galapagos.table.store import tables
from galapagos.table.store.news import LOBBY
from galapagos.table.store.tables import BOT, PERSON, Listed
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag


@get("/")
async def home(house: TheHouse, reader: TheReader) -> Response[str]:
    """Everything somebody needs to begin."""
    mine = await house.database.read(lambda connection: tables.of_visitor(connection, reader.id)) if reader.id else []
    public = await house.database.read(tables.public)
    found = [each for each in public if all(each.table.id != own.table.id for own in mine)]
    say = reader.say
    return Frame(reader, page.NAME, await waiting_for(house, reader), refreshes=True).page(
        tag("h1", say("Games of evolution, at one open table"), class_="welcome"),
        tag("section", [card(game, say) for game in games().values()], class_="games", aria_label=say("The games")),
        my_tables(mine, reader) if mine else None,
        open_tables(found, reader),
        who(reader),
        more(say),
        tag("div", data_table=LOBBY, data_number=house.stamp(house.lobby), hidden=True),
    )


def card(game: Game, say: Say) -> Markup:
    """A game with one click to play it."""
    voice = game.say(say.language)
    seats = game.seats
    facts = say("{fewest} to {most} players", fewest=seats[0], most=seats[-1]) if len(seats) > 1 else "1"
    return tag(
        "article",
        tag("div", game.cover(), class_="cover"),
        tag("h2", game.title),
        tag("p", voice(game.invitation)),
        tag("p", facts, " · ", say("{n} minutes", n=game.minutes), class_="quiet"),
        tag(
            "div",
            page.post(f"/play/{game.id}", tag("button", say("Play now"), class_="main")),
            tag("a", say("New table"), href=f"/new/{game.id}", class_="button"),
            tag("a", say("First lesson"), href=f"/learn/{game.id}", class_="button quiet") if game.lesson else None,
            tag("a", say("Rules"), href=f"/rules/{game.id}", class_="button quiet"),
            tag("a", say("Puzzles"), href=f"/puzzles/{game.id}", class_="button quiet") if game.puzzles else None,
            class_="row",
        ),
        class_="plate game",
        id=f"game-{game.id}",
    )


@post("/play/{name:str}")
async def play_now(name: Named, house: TheHouse, guest: TheReader) -> Response[None]:
    """One click: a game at its usual table, against bots of the level last chosen."""
    game = find_game(name)
    return see(f"/table/{await seating.play_now(house, guest, game, game.usual_seats)}")


def my_tables(mine: Sequence[Listed], reader: Reader) -> Markup:
    say = reader.say
    return tag("section", tag("h2", say("My tables")), listing(mine, say), id="mine")


def open_tables(found: Sequence[Listed], reader: Reader) -> Markup:
    say = reader.say
    nothing = tag("p", say("Nobody is waiting for players just now. Open a table!"), class_="quiet")
    content = listing(found, say) if found else nothing
    return tag("section", tag("h2", say("Open tables")), content, id="open")


def listing(found: Sequence[Listed], say: Say) -> Markup:
    return tag("ul", [entry(each, say) for each in found], class_="plain tables")


def entry(listed: Listed, say: Say) -> Markup:
    """A table with what one can do there."""
    game = find_game(listed.table.game)
    people = say.join(seat.name for seat in listed.seats if seat.kind in (PERSON, BOT)) or "–"
    return tag(
        "li",
        tag("a", tag("b", game.title), " ", tag("span", people), href=f"/table/{listed.table.id}"),
        " ",
        tag("small", state_of(listed, say), class_="quiet"),
        class_="waiting" if listed.awaited else None,
    )


def state_of(listed: Listed, say: Say) -> str:
    """What goes on at a table, in a few words."""
    if listed.table.finished is not None:
        return say("finished")
    if listed.awaited:
        return say("it is your turn")
    if listed.table.started is not None:
        return say("being played") if listed.mine else say("being played: watch")
    free = sum(seat.is_free for seat in listed.seats)
    return say.count(free, "one free seat", "{n} free seats") if free else say("starts soon")


def more(say: Say) -> Markup:
    """What else can be done here."""
    record = tag("a", say("Open a record"), href="/record", class_="button")
    ranking = tag("a", say("Rankings"), href="/ranking", class_="button")
    return tag("section", tag("h2", say("Look through a match")), tag("p", record, " ", ranking), id="more")


def who(reader: Reader) -> Markup:
    """What I am called."""
    say, visitor = reader.say, reader.visitor
    account = say("My account") if reader.is_registered else say("The same tables on another device")
    field = tag("input", name="name", value=visitor.name if visitor else None, required=True, maxlength=40)
    return tag(
        "section",
        tag("h2", say("Who I am")),
        page.post(
            "/name",
            tag("label", say("My name at the table"), field),
            tag("button", say("Call me that")),
            class_="row",
        ),
        tag("p", tag("a", account, href="/account")),
        id="who",
    )


@post("/name")
async def rename(house: TheHouse, reader: TheReader, request: Request) -> Response[None]:
    """Choose a name, or another one for the tables to come."""
    form = await read_form(request)
    await name_visitor(request, house, reader, form.get("name", ""))
    return see("/")


ROUTES = [home, play_now, rename]
