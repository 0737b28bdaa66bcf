"""Real browsers for tests: Debian's Chromium, driven by Playwright."""

import os
import shutil
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, sync_playwright

import galapagos as gp

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
PATIENCE = 20_000
PAIR = ("me", "friend")
# Counted and clicked at once: while others play, the list may be another one a moment later.
CLICK = """(pick) => {
  const buttons = [...document.querySelectorAll("#choose:not([hidden]):not(.busy) .choices button")];
  buttons[pick % buttons.length]?.click();
  return buttons.length > 0;
}"""
MISSING = "no browser here: install Debian's package chromium, or say where one is in GALAPAGOS_CHROMIUM"


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser; without one the tests that need it are skipped and say so, but never in CI."""
    path = os.environ.get("GALAPAGOS_CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    if path is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS)
        yield browser
        browser.close()


class Player:
    """Somebody at a browser with scripts: one context, and what went wrong in its pages."""

    def __init__(self, browser: Browser, address: str, name: str = "", **like: Any) -> None:
        options = {"locale": "en-GB", "viewport": {"width": 1280, "height": 900}} | like
        self.context: BrowserContext = browser.new_context(**options)
        self.context.set_default_timeout(PATIENCE)
        self.address = address
        self.problems: list[str] = []
        self.page = self.tab()
        if name:
            self.go("/")
            self.page.fill("#who input", name)
            self.page.click("#who button")

    def tab(self) -> Page:
        """Another tab of the same browser."""
        page = self.context.new_page()
        page.on("pageerror", lambda error: self.problems.append(str(error)))
        page.on("console", lambda said: self.problems.append(said.text) if is_problem(said.text, said.type) else None)
        return page

    def go(self, path: str) -> "Player":
        self.page.goto(self.address + path)
        return self

    def close(self) -> None:
        assert self.problems == []
        self.context.close()

    @property
    def table(self) -> str:
        """The path of the table this player looks at."""
        return "/table/" + self.page.url.split("/table/")[1][:10]

    def buttons(self) -> Locator:
        return self.page.locator("#choose:not([hidden]):not(.busy) .choices button")

    def await_turn(self) -> bool:
        """Wait until a decision is awaited; False where the game is over."""
        self.page.wait_for_selector("#result, #choose:not([hidden]):not(.busy) .choices button")
        return self.page.locator("#result").count() == 0

    def decide(self, pick: int = 0) -> None:
        """Make one of the offered decisions by the buttons, part by part."""
        at = self.at()
        while self.at() == at and self.page.evaluate(CLICK, pick):
            self.settle()

    def settle(self) -> None:
        """Until the server has answered."""
        self.page.wait_for_selector(".table:not(:has(.busy))")

    def at(self) -> str:
        """How far the game is, as this page shows it."""
        return self.page.locator(".table").get_attribute("data-number") or ""

    def log(self) -> list[str]:
        return self.page.locator("#log li").all_text_contents()


def is_problem(text: str, kind: str) -> bool:
    """A test may ask for what is refused, or cut the line: the browser says so, and that is no fault of the page."""
    return kind == "error" and not text.startswith("Failed to load resource")


def open_table(player: Player, game: str, kinds: Sequence[str], rounds: int | None = None, clock: str = "") -> None:
    """By the form, the last round filled in where one is meant and the game has such a limit."""
    player.go(f"/new/{game}")
    for at in range(player.page.locator("select[name^=seat-]").count()):
        player.page.select_option(f"select[name=seat-{at}]", kinds[at] if at < len(kinds) else "nobody")
    if rounds and any(option.id == "rounds" for option in gp.game(game).options):
        player.page.fill("input[name=option-rounds]", str(rounds))
    player.page.check(f"input[name=clock][value='{clock}']")
    player.page.click("form.form > button")


def sit_down(
    ada: Player, ben: Player, game: str, kinds: Sequence[str] = PAIR, rounds: int | None = None, clock: str = ""
) -> None:
    """Ada opens a table for herself, Ben and others, Ben follows the invitation, Ada starts."""
    open_table(ada, game, kinds, rounds, clock)
    link = ada.page.text_content("#link") or ""
    ben.page.goto(ben.address + "/table/" + link.split("/table/")[1])
    ben.page.get_by_role("button", name="Sit here").click()
    ada.page.get_by_role("button", name="Start the game").click()
    for player in (ada, ben):
        player.page.wait_for_selector("#board")


def play_on(*players: Player) -> None:
    """Everybody decides whenever it is his turn, until the game is over."""
    patience = time.monotonic() + 120
    turn = 0
    while not all(player.page.locator("#result").count() for player in players):
        assert time.monotonic() < patience
        for player in players:
            if player.buttons().count():
                player.decide(turn)
                turn += 1
        players[0].page.wait_for_timeout(30)


def shot(page: Page, file: Path) -> None:
    """A picture of a whole page."""
    page.screenshot(path=file, full_page=True)
