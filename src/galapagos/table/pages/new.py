"""A new table: options with plain explanations, seats, public or private."""

from collections.abc import Mapping

from litestar import Response, get, post

from galapagos.bots.levels import LEVELS
from galapagos.core.errors import Malformed
from galapagos.games import game as find_game
from galapagos.games.game import Form as GameForm
from galapagos.games.game import Game, Option
from galapagos.table import seating
from galapagos.table.clock import DAYS, RESERVE, SECONDS, Rule
from galapagos.table.pages import page
from galapagos.table.pages.page import Frame
from galapagos.table.reader import Reader, Refused
from galapagos.table.request import Named, Request, TheHouse, TheReader, number_in, read_form, waiting_for
from galapagos.table.response import see
from galapagos.table.seating import HERE, ME, Plan
from galapagos.table.store.tables import FRIEND, OPEN
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, join, tag
from galapagos.text.seats import LETTERS

NOBODY = "nobody"


@get("/new/{name:str}")
async def form(name: Named, house: TheHouse, reader: TheReader) -> Response[str]:
    """The form."""
    game, say = find_game(name), reader.say
    most = game.seats[-1]
    seats = [seat(at, game, reader) for at in range(most)]
    name_field = tag("label", say("My name"), tag("input", name="name", required=True, maxlength=40))
    return Frame(reader, say("New table"), await waiting_for(house, reader)).page(
        tag("p", game.title, class_="kicker"),
        tag("h1", say("New table")),
        page.post(
            f"/new/{game.id}",
            None if reader.visitor else name_field,
            forms(game, say),
            tag("fieldset", tag("legend", say("Seats")), seats, class_="seating"),
            variants(game, say),
            tag(
                "fieldset",
                tag("legend", say("Who may come")),
                radio("public", "", say("Private: only those who have the link"), checked=True),
                radio("public", "yes", say("Public: everybody finds the table on the first page")),
            ),
            clock(say),
            tag("button", say("Open the table"), class_="main"),
            tag("p", tag("a", say("Start from a position"), href=f"/practise/{game.id}")),
            class_="form",
        ),
    )


def forms(game: Game, say: Say) -> Markup | None:
    """The ways to sit at this game, where there are several."""
    voice = game.say(say.language)
    if len(game.forms) < 2:
        return None
    radios = [radio("form", each.id, described(each, voice, say)) for each in game.forms]
    usual = radio("form", "", say("As is usual for so many"), checked=True)
    return tag("fieldset", tag("legend", say("How to play")), usual, radios)


def described(form: GameForm, voice: Say, say: Say) -> str:
    counts = say.join(map(str, form.seats))
    return say("{text} ({counts} seats)", text=voice(form.text), counts=counts)


def seat(at: int, game: Game, reader: Reader) -> Markup:
    """Who is to sit here; the first three seats are used unless said."""
    say = reader.say
    kinds = [
        (ME, say("me")),
        (HERE, say("somebody at this screen")),
        (FRIEND, say("a friend, by link")),
        (OPEN, say("open to all")),
    ]
    kinds += [(level, say("bot: {level}", level=say(level))) for level in LEVELS]
    kinds += [(NOBODY, say("nobody"))] if at >= game.seats[0] else []
    first = game.forms[0].seats
    usual = ME if at == 0 else reader.tastes.level if at < (3 if 3 in first else first[0]) else NOBODY
    return page.choice(f"seat-{at}", say("Seat {letter}", letter=LETTERS[at].upper()), kinds, usual)


def clock(say: Say) -> Markup:
    """How long people may think; a bot goes on for whoever takes longer."""
    in_seconds = [
        tag("label", say("seconds for each decision"), number("clock-seconds", SECONDS, 45)),
        tag("label", say("minutes in reserve"), number("clock-reserve", RESERVE, 3)),
    ]
    in_days = tag("label", say("days for each decision"), number("clock-days", DAYS, 3))
    return tag(
        "fieldset",
        tag("legend", say("Time to think")),
        radio("clock", "", say("As long as you like"), checked=True),
        radio("clock", "seconds", say("For an evening together:")),
        tag("div", in_seconds, class_="row"),
        radio("clock", "days", say("Now and then, over days:")),
        tag("div", in_days, class_="row"),
        tag("p", say("When somebody's time is up, a bot decides for him until he is back."), class_="hint"),
    )


def number(name: str, values: range, usual: int) -> Markup:
    return tag("input", type="number", name=name, min=values[0], max=values[-1], value=usual, required=True)


def read_clock(filled: Mapping[str, str]) -> str:
    """The clock from the form, as a table keeps it."""
    kind = filled.get("clock")
    if kind == "seconds":
        return Rule.of_minutes(number_in(filled, "clock-seconds"), number_in(filled, "clock-reserve")).to_text()
    return Rule.of_days(number_in(filled, "clock-days")).to_text() if kind == "days" else ""


def variants(game: Game, say: Say) -> Markup | None:
    """The options of the game."""
    if not game.options:
        return None
    voice = game.say(say.language)
    fields = [variant(option, voice) for option in game.options]
    return tag("fieldset", tag("legend", say("Options")), fields)


def variant(option: Option, voice: Say) -> Markup:
    """A number, a text of one's own, or one of some values."""
    name, usual = f"option-{option.id}", option.settle(None)
    if isinstance(option.values, range):
        return tag("label", voice(option.text), number(name, option.values, int(usual)))
    if option.free:
        known = tag("datalist", [tag("option", value=value) for value in option.values], id=f"known-{option.id}")
        field = tag("input", name=name, value=usual, list=f"known-{option.id}", autocomplete="off")
        return join([tag("label", voice(option.text), field), known])
    values = [(str(value), voice(str(value))) for value in option.values]
    return page.choice(name, voice(option.text), values, str(usual))


def radio(name: str, value: str, text: str, checked: bool = False) -> Markup:
    return tag("label", tag("input", type="radio", name=name, value=value, checked=checked), text)


@post("/new/{name:str}")
async def open_table(name: Named, request: Request, house: TheHouse, guest: TheReader) -> Response[None]:
    """Open it; with nobody to wait for, the game starts."""
    form = await read_form(request)
    game = find_game(name)
    seats = [kind for at in range(game.seats[-1]) if (kind := form.get(f"seat-{at}", NOBODY)) != NOBODY]
    try:
        setup = seating.read_setup(game, len(seats), form)
    except Malformed:
        text = guest.say("{game} cannot be played like this by {n}.", game=game.title, n=len(seats))
        raise Refused(text) from None
    try:
        clock = read_clock(form)
    except Malformed:
        raise Refused(guest.say("No clock counts like this.")) from None
    table = await seating.set_up(house, guest, Plan(game, setup, seats, form.get("public") == "yes", clock=clock))
    async with house.open(table) as room:
        if not room.shared and not any(each.is_free for each in room.seats):
            await seating.start(house, room, guest)
    return see(f"/table/{table}")


ROUTES = [form, open_table]
