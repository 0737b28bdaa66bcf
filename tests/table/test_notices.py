"""Being told that a decision is awaited."""

import json
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.table.browser import Player, chromium, sit_down
from tests.table.person import Person, table_for_two
from tests.table.serving import Running, running


def calls(person: Person, follow: str = "") -> Generator[dict[str, str], None, None]:
    """What this person's stream says of tables that await him, each as it comes."""
    with person.client.stream("GET", f"/stream?follow={follow}", headers={"accept-encoding": ""}) as answer:
        for line in answer.iter_lines():
            if line.startswith("data: {"):
                yield json.loads(line.removeprefix("data: ")).get("call", {})


def test_a_stream_calls_whoever_is_awaited_from_now_on(tmp_path: Path) -> None:
    """What was awaited before is no news; what is new is told with the table, in the reader's language."""
    with running(tmp_path) as server:
        mover, other = table_for_two(server.address)
        if mover.choices() is None:
            mover, other = other, mover
        other.client.headers["accept-language"] = "de"
        heard = calls(other)
        assert next(heard) == {}
        mover.decide(0)
        called = next(each for each in heard if each)

        assert (called["table"], called["title"]) == (mover.table, "The Pond")
        assert called["text"].endswith("Du bist am Zug.")
        assert called["text"].startswith(("Ada: ", "Ben: "))
        heard.close()


# In real browsers


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


# The real notifications, written down as they are shown.
WATCH = """() => {
  window.shown = [];
  window.Notification = class extends Notification {
    constructor(title, options) {
      super(title, options);
      window.shown.push({title, text: options.body, notice: this});
    }
  };
}"""
# What happens when somebody turns to another window: here all pages are in sight.
TURN = """(hidden) => {
  Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
  document.dispatchEvent(new Event("visibilitychange"));
}"""
CLICK = "() => window.shown.at(-1).notice.dispatchEvent(new Event('click'))"


def shown(page: Page) -> list[dict[str, str]]:
    found: list[dict[str, str]] = page.evaluate("() => window.shown.map(({title, text}) => ({title, text}))")
    return found


@pytest.mark.browser
def test_whoever_looks_elsewhere_is_notified_once(browser: Browser, server: Running) -> None:
    """He agrees at the table, has two tabs open, looks at neither: one notification; none while he looks at one."""
    ada, ben = (Player(browser, server.address, name) for name in ("Ada", "Ben"))
    for player in (ada, ben):
        player.context.grant_permissions(["notifications"])
    sit_down(ada, ben, "toy")
    mover, other = (ada, ben) if ada.buttons().count() else (ben, ada)
    other.page.get_by_role("button", name="Notify me in this browser").click()
    other.page.wait_for_selector("#notices", state="hidden")
    elsewhere = other.tab()
    elsewhere.goto(server.address)
    for page in (other.page, elsewhere):
        page.evaluate(WATCH)
        page.evaluate(TURN, True)
    table = other.page.url
    mover.decide(0)
    other.page.wait_for_function("() => window.shown.length")

    [told] = shown(other.page) + shown(elsewhere)
    assert told["title"] == "The Pond"
    assert told["text"].endswith("It is your turn.")
    assert other.page.url == table
    assert shown(mover.page.evaluate(WATCH) or mover.page) == []

    elsewhere.evaluate(TURN, False)
    elsewhere.wait_for_function(
        "async () => (await navigator.locks.query()).held.some((each) => each.name === 'galapagos-looking')"
    )
    other.decide(0)
    mover.await_turn()
    mover.decide(0)
    other.await_turn()
    assert len(shown(other.page)) == 1
    for player in (ada, ben):
        player.close()


@pytest.mark.browser
def test_a_click_on_a_notification_leads_to_the_table(browser: Browser, server: Running) -> None:
    """From whichever page was open."""
    ada, ben = (Player(browser, server.address, name) for name in ("Ada", "Ben"))
    for player in (ada, ben):
        player.context.grant_permissions(["notifications"])
    sit_down(ada, ben, "toy")
    mover, other = (ada, ben) if ada.buttons().count() else (ben, ada)
    other.go("/settings").page.get_by_role("button", name="Notify me in this browser").click()
    other.page.get_by_text("This browser notifies you.").wait_for()
    other.page.evaluate(WATCH)
    other.page.evaluate(TURN, True)
    mover.decide(0)
    other.page.wait_for_function("() => window.shown.length")
    with other.page.expect_navigation(url=f"**{mover.table}"):
        other.page.evaluate(CLICK)

    other.go("/settings").page.get_by_role("button", name="Stop notifying me").click()
    other.page.get_by_role("button", name="Notify me in this browser").wait_for()
    other.page.goto(mover.page.url)
    other.page.wait_for_selector("#notices", state="hidden")
    for player in (ada, ben):
        player.close()


@pytest.mark.browser
def test_why_a_browser_does_not_notify_is_said(browser: Browser, server: Running) -> None:
    """Refused, or not from a secure address: one sentence, and no button; at a table nothing."""
    for how, why in (("isSecureContext", "secure addresses"), ("Notification.permission", "has been told to show no")):
        player = Player(browser, server.address, "Ada")
        owner, _, name = how.rpartition(".")
        value = "'denied'" if owner else "false"
        player.context.add_init_script(f"Object.defineProperty({owner or 'window'}, '{name}', {{value: {value}}})")
        player.go("/settings").page.get_by_text(why).wait_for()
        assert player.page.get_by_role("button", name="Notify me").count() == 0
        player.go("/").page.click("#game-toy .main")
        player.page.wait_for_selector("#board")
        assert player.page.locator("#notices").is_hidden()
        player.close()
