"""How I like it: language, theme, pace, sound, patterns."""

from litestar import Response, get, post

from galapagos.bots.levels import LEVELS
from galapagos.table.pages import notices, page, tokens
from galapagos.table.pages.page import Frame
from galapagos.table.reader import YEAR
from galapagos.table.request import Request, TheHouse, TheReader, read_form, waiting_for
from galapagos.table.response import see
from galapagos.table.store import tokens as store
from galapagos.table.tastes import CHOICES, COOKIE
from galapagos.text.catalogue import Say
from galapagos.text.markup import tag

Choices = list[tuple[str, str]]


@get("/settings")
async def show(house: TheHouse, reader: TheReader) -> Response[str]:
    """The form."""
    say, tastes = reader.say, reader.tastes
    fields = [
        page.choice(name, label, choices, getattr(tastes, name), hint) for name, label, hint, choices in described(say)
    ]
    mine = await house.database.read(lambda connection: store.of_visitor(connection, reader.id)) if reader.id else []
    return Frame(reader, say("Settings"), await waiting_for(house, reader)).page(
        tag("h1", say("Settings")),
        page.post("/settings", fields, tag("button", say("Keep this"), class_="main"), class_="form"),
        notices.settings(say),
        tokens.section(reader, mine) if reader.visitor else None,
        tag("p", tag("a", say("My account"), href="/account")),
    )


def described(say: Say) -> list[tuple[str, str, str, Choices]]:
    """Each setting: its name, label, explanation and choices."""
    onoff = [("off", say("off")), ("on", say("on"))]
    themes = [("system", say("as the system")), ("light", say("light")), ("dark", say("dark"))]
    paces = [
        ("calm", say("calm")),
        ("normal", say("normal")),
        ("quick", say("quick")),
        ("still", say("no motion")),
    ]
    return [
        ("language", say("Language"), "", [("en", "English"), ("de", "Deutsch")]),
        ("theme", say("Theme"), "", themes),
        ("pace", say("Pace"), say("How fast things move, and how long bots wait before they decide."), paces),
        ("sound", say("Sound"), say("A short tone when your decision is awaited."), onoff),
        ("patterns", say("Patterns"), say("Marks the players' colours by patterns too."), onoff),
        ("level", say("Bots"), say("Against whom “Play now” lets you play."), [(each, say(each)) for each in LEVELS]),
    ]


@post("/settings")
async def keep(request: Request, reader: TheReader) -> Response[None]:
    """Remember it in this browser."""
    form = await read_form(request)
    done = see("/settings")
    wishes = {name: form[name] for name in CHOICES if name in form}
    done.set_cookie(COOKIE, reader.tastes.changed(wishes).to_text(), max_age=YEAR, path="/", samesite="lax")
    return done


ROUTES = [show, keep]
