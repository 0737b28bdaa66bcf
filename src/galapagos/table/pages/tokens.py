"""Tokens for my own programs: made, shown once, revoked."""

from collections.abc import Sequence
from datetime import UTC, datetime

from litestar import Response, post

from galapagos.table.pages import page
from galapagos.table.pages.page import Frame
from galapagos.table.pages.position import hidden
from galapagos.table.reader import Reader, Refused, read_name
from galapagos.table.request import Request, TheHouse, TheReader, read_form, waiting_for
from galapagos.table.response import see
from galapagos.table.store import tokens
from galapagos.table.store.tokens import PLAY, READ, SCOPES, Token
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag

MOST = 20


def section(reader: Reader, found: Sequence[Token]) -> Markup:
    """My tokens, and a form for another one."""
    say = reader.say
    field = tag("input", name="name", required=True, maxlength=40, autocomplete="off")
    return tag(
        "section",
        tag("h2", say("Programs")),
        tag("p", say("With a token, a program of yours can look and play in your place.")),
        tag("ul", [entry(each, say) for each in found], class_="plain") if found else None,
        page.post(
            "/settings/tokens",
            tag("label", say("What it is for"), field),
            page.choice("scope", say("It may"), [(PLAY, say("look and play")), (READ, say("look only"))], PLAY),
            tag("button", say("Make a token")),
            class_="form",
        ),
        id="tokens",
    )


def entry(token: Token, say: Say) -> Markup:
    """A token by what it is for; how it reads nobody knows any more."""
    scope = say("look and play") if token.scope == PLAY else say("look only")
    since = datetime.fromtimestamp(token.created, UTC).strftime("%Y-%m-%d")
    button = tag("button", say("Revoke"), class_="warn")
    form = page.post("/settings/tokens/revoke", hidden("token", token.digest), button)
    return tag("li", tag("b", token.name), " ", tag("small", f"{scope}, {since}", class_="quiet"), form, class_="row")


@post("/settings/tokens")
async def make(request: Request, house: TheHouse, guest: TheReader) -> Response[str]:
    """Show the new token, once."""
    form, say, visitor = await read_form(request), guest.say, guest.named()
    name, scope = read_name(form.get("name", ""), say), form.get("scope", "")
    mine = await house.database.read(lambda connection: tokens.of_visitor(connection, visitor.id))
    if scope not in SCOPES or len(mine) >= MOST:
        raise Refused(say("This is not possible now."))
    text = await house.write(lambda connection: tokens.make(connection, visitor.id, name, scope))
    return Frame(guest, say("Programs"), await waiting_for(house, guest)).page(
        tag("h1", say("Your new token")),
        tag("p", tag("output", text, class_="code", id="token")),
        tag("p", tag("button", say("Copy the token"), type="button", data_copy="token", hidden=True)),
        tag("p", say("Keep it like a password: it is shown this once, and can be revoked on the page of settings.")),
        tag("p", tag("a", say("Back"), href="/settings", class_="button")),
    )


@post("/settings/tokens/revoke")
async def revoke(request: Request, house: TheHouse, reader: TheReader) -> Response[None]:
    """From now on nobody is let in by it."""
    form, visitor = await read_form(request), reader.named()
    await house.write(lambda connection: tokens.revoke(connection, visitor.id, form.get("token", "")))
    return see("/settings")


ROUTES = [make, revoke]
