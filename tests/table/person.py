"""Somebody with a browser that runs no scripts: reads pages, presses buttons, follows links."""

import re
import time
from dataclasses import dataclass, field
from html.parser import HTMLParser
from urllib.parse import urljoin

import httpx

import galapagos as gp

PATIENCE = 20.0


@dataclass
class Form:
    """A form with its fields as they stand, and its buttons."""

    action: str
    fields: dict[str, str] = field(default_factory=dict)
    buttons: list[tuple[str, dict[str, str]]] = field(default_factory=list)


class Reading(HTMLParser):
    """What a page holds: its words, links, forms."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self.links: list[tuple[str, str]] = []
        self.forms: list[Form] = []
        self.form: Form | None = None
        self.select = ""
        self.open: list[tuple[str, dict[str, str]]] = []
        self.inside: list[str] = []
        self.feed(html)

    def handle_starttag(self, name: str, found: list[tuple[str, str | None]]) -> None:
        attributes = {key: value or "" for key, value in found}
        if name == "form":
            self.form = Form(attributes["action"])
            self.forms.append(self.form)
        elif name == "input" and self.form and (attributes.get("type") != "radio" or "checked" in attributes):
            self.form.fields[attributes["name"]] = attributes.get("value", "")
        elif name == "select":
            self.select = attributes["name"]
        elif name == "option" and self.form and "selected" in attributes:
            self.form.fields[self.select] = attributes["value"]
        elif name in ("a", "button") or name in ("script", "style"):
            self.open.append((name, attributes))
            self.inside.append("")

    def handle_endtag(self, name: str) -> None:
        if name == "form":
            self.form = None
        if self.open and self.open[-1][0] == name:
            kind, attributes = self.open.pop()
            text = " ".join(self.inside.pop().split())
            if kind == "a":
                self.links.append((text, attributes["href"]))
            elif kind == "button" and self.form and attributes.get("type") != "button":
                named = {attributes["name"]: attributes["value"]} if "name" in attributes else {}
                self.form.buttons.append((text, named))

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1][0] in ("script", "style"):
            return
        self.words.append(data)
        if self.inside:
            self.inside[-1] += data


class Person:
    """One browser: cookies, a page, a language."""

    def __init__(self, address: str, language: str = "en") -> None:
        headers = {"accept-language": language, "origin": address}
        self.client = httpx.Client(base_url=address, follow_redirects=True, headers=headers, timeout=PATIENCE)
        self.status = 0
        self.url = address
        self.html = ""
        self.page = Reading("")

    def take(self, answer: httpx.Response) -> "Person":
        self.status, self.url, self.html = answer.status_code, str(answer.url), answer.text
        self.page = Reading(self.html)
        return self

    def go(self, address: str) -> "Person":
        return self.take(self.client.get(urljoin(self.url, address)))

    def look_again(self) -> "Person":
        return self.go(self.url.split("?")[0])

    @property
    def text(self) -> str:
        """All words on the page."""
        return " ".join(" ".join(self.page.words).split())

    def buttons(self) -> list[str]:
        return [text for form in self.page.forms for text, _ in form.buttons]

    def follow(self, text: str) -> "Person":
        """Follow the first link with these words."""
        return self.go(next(href for words, href in self.page.links if text in words))

    def press(self, text: str, /, **fields: str) -> "Person":
        """Press the first button with these words, the form filled in like this."""
        for form in self.page.forms:
            for words, named in form.buttons:
                if words == text:
                    return self.post(form, named | fields)
        raise AssertionError(f"no button {text!r}; there are {self.buttons()}")

    def post(self, form: Form, fields: dict[str, str]) -> "Person":
        return self.take(self.client.post(urljoin(self.url, form.action), data=form.fields | fields))

    @property
    def table(self) -> str:
        """The name of the table this person is at."""
        found = re.search(r"/table/(\w+)", self.url)
        assert found is not None, self.url
        return found[1]

    def choices(self) -> Form | None:
        """The form with the choices, where there is one."""
        return next((form for form in self.page.forms if form.action.endswith("/decide")), None)

    def decide(self, pick: int = 0) -> bool:
        """Make one of the offered decisions, part by part where there are many; False where none is awaited."""
        while self.choices() is None:
            halves = [href for _, href in self.page.links if href.startswith("?half=")]
            if not halves:
                return False
            self.go(self.url.split("?")[0] + halves[pick % len(halves)])
        form = self.choices()
        assert form is not None
        self.post(form, form.buttons[pick % len(form.buttons)][1])
        return True

    @property
    def is_over(self) -> bool:
        return 'id="result"' in self.html

    def await_turn(self) -> "Person":
        """Look again until a decision is awaited or the game is over."""
        patience = time.monotonic() + PATIENCE
        while not self.is_over and self.choices() is None and "?half=" not in self.html:
            assert time.monotonic() < patience, self.text
            self.look_again()
        return self


def play_on(*people: Person) -> None:
    """Everybody decides whenever it is his turn, until the game is over."""
    patience = time.monotonic() + 6 * PATIENCE
    turn = 0
    while not all(person.is_over for person in people):
        assert time.monotonic() < patience
        for person in people:
            if not person.is_over and not person.decide(turn):
                person.look_again()
            turn += 1


def call(person: Person, name: str) -> Person:
    """Give somebody a name."""
    person.go("/").press("Call me that", name=name)
    return person


def table_for_two(address: str, game: str = "toy") -> tuple[Person, Person]:
    """Ada's table with a seat for a friend that Ben has taken; the game has begun."""
    ada, ben = call(Person(address), "Ada"), call(Person(address), "Ben")
    fields = {f"seat-{at}": "nobody" for at in range(2, gp.game(game).seats[-1])}
    ada.go(f"/new/{game}").press("Open the table", **fields | {"seat-0": "me", "seat-1": "friend"})
    ben.go(invitation(ada)).press("Sit here")
    ada.look_again().press("Start the game")
    ben.look_again()
    return ada, ben


def invitation(host: Person) -> str:
    """The link on the host's page, as it leads to this server."""
    found = re.search(r"/table/\w+\?invitation=\w+", host.html)
    assert found is not None
    return found[0]
