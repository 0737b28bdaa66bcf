"""The frame of every page."""

from collections.abc import Sequence
from dataclasses import dataclass

from litestar import Response

from galapagos.games.game import Game
from galapagos.table import assets
from galapagos.table.reader import Reader
from galapagos.text.markup import Markup, join, tag

NAME = "Galápagos"
REFRESH = 4


@dataclass(frozen=True)
class Frame:
    """What surrounds the content of a page: its reader, its title, and how many tables wait for him."""

    reader: Reader
    title: str
    waiting: int = 0
    game: Game | None = None
    refreshes: bool = False
    status: int = 200
    scripts: Sequence[str] = ()
    sheet: str = ""

    def page(self, *main: object) -> Response[str]:
        """The whole page; nobody else may keep a copy."""
        tastes = self.reader.tastes
        html = tag(
            "html",
            self.head(),
            tag("body", self.header(), tag("main", main, id="main"), self.footer()),
            lang=tastes.language,
            data_theme=None if tastes.theme == "system" else tastes.theme,
            data_pace=tastes.pace,
            data_sound=tastes.sound,
            data_patterns=tastes.patterns,
        )
        return Response(
            f"<!doctype html>{html}",
            media_type="text/html; charset=utf-8",
            status_code=self.status,
            headers={"cache-control": "no-store"},
        )

    def head(self) -> Markup:
        counted = f"({self.waiting}) " if self.waiting else ""
        return tag(
            "head",
            tag("meta", charset="utf-8"),
            tag("title", f"{counted}{self.title}"),
            tag("meta", name="viewport", content="width=device-width, initial-scale=1, viewport-fit=cover"),
            tag("meta", name="color-scheme", content="light dark"),
            tag("link", rel="icon", href=assets.address("icon.svg"), type="image/svg+xml"),
            [tag("link", rel="stylesheet", href=sheet) for sheet in self.sheets()],
            [tag("script", type="module", src=found) for found in map(assets.address, self.all_scripts()) if found],
            tag("noscript", tag("meta", http_equiv="refresh", content=REFRESH)) if self.refreshes else None,
        )

    def sheets(self) -> list[str]:
        names = ["house.css", *(["board.css", f"{self.game.id}-board.css"] if self.game else []), self.sheet]
        return [found for name in names if (found := assets.address(name))]

    def all_scripts(self) -> list[str]:
        """The one that every page has, and those of this one."""
        return ["table.js", *self.scripts]

    def header(self) -> Markup:
        say, visitor = self.reader.say, self.reader.visitor
        links = [
            tag("a", say("My tables"), self.counter(), href="/#mine") if visitor else None,
            tag("a", say("Settings"), href="/settings"),
        ]
        return tag(
            "header",
            tag("a", say("Skip to the content"), href="#main", class_="skip"),
            tag("a", NAME, href="/", class_="brand"),
            tag("nav", links, aria_label=say("The house")),
            class_="top",
        )

    def counter(self) -> Markup:
        """How many tables wait; the script keeps it up to date."""
        return tag("output", self.waiting or "", class_="count", id="waiting", hidden=not self.waiting)

    def footer(self) -> Markup:
        say = self.reader.say
        return tag(
            "footer",
            tag("p", say("Made by players; belongs to no publisher. Please buy the games.")),
            tag("p", tag("a", say("About and credits"), href="/about")),
            tag("p", tag("a", say("Privacy"), href="/privacy")),
            tag("p", tag("a", say("Imprint"), href="/imprint")) if self.reader.has_imprint else None,
            class_="bottom",
        )


def post(address: str, *content: object, **attributes: object) -> Markup:
    """A form that does something."""
    return tag("form", content, method="post", action=address, **attributes)


def choice(name: str, label: str, options: list[tuple[str, str]], chosen: str, hint: str = "") -> Markup:
    """A labelled choice of one among several."""
    shown = [tag("option", text, value=value, selected=value == chosen) for value, text in options]
    below = tag("p", hint, class_="hint", id=f"hint-{name}") if hint else None
    field = tag("select", shown, name=name, aria_describedby=f"hint-{name}" if hint else None)
    return join([tag("label", label, field), below])
