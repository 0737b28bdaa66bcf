"""Replay, analysis and puzzles in a real browser."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

import galapagos as gp
from tests.table.browser import Player, chromium
from tests.table.person import Person
from tests.table.serving import Running, running
from tests.table.test_record import hand_in

pytestmark = pytest.mark.browser

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="module")
def record(server: Running) -> str:
    """The path of a finished match."""
    match = gp.new("beginning", seats=2, seed=7)
    while match.number < 24:
        match.play(match.choices()[0])
    match.resign(0)
    return hand_in(Person(server.address), match.record()).url.removeprefix(server.address)


def moment(player: Player) -> int:
    return int(player.page.locator("[data-replay]").get_attribute("data-moment") or -1)


def test_keys_and_the_slider_step_through_a_match(browser: Browser, server: Running, record: str) -> None:
    """On, back, to the end and to the beginning; the address follows, and so what is shared."""
    player = Player(browser, server.address)
    player.go(f"{record}/replay").page.wait_for_selector("#scrub:not([hidden])")
    player.page.evaluate("() => { window.same = true; }")
    for key, number in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("Home", 0)):
        player.page.keyboard.press(key)
        player.page.wait_for_selector(f'[data-moment="{number}"]')
    player.page.locator("#scrub").fill("5")
    player.page.wait_for_selector('[data-moment="5"]')

    assert "moment=5" in player.page.url
    assert "moment=5" in player.page.inner_text("#link")
    assert player.page.evaluate("() => window.same")
    before = player.page.inner_text("#board")
    player.page.reload()
    assert player.page.inner_text("#board") == before
    player.close()


def test_a_match_plays_by_itself_and_stops_when_told(browser: Browser, server: Running, record: str) -> None:
    """One moment after the other; the button says what it will do."""
    player = Player(browser, server.address, reduced_motion="reduce")
    player.go(f"{record}/replay").page.get_by_role("button", name="Play").click()
    player.page.wait_for_selector('[data-moment="2"]')
    player.page.get_by_role("button", name="Stop").click()
    player.page.get_by_role("button", name="Play").wait_for()

    assert moment(player) < 5
    player.close()


def test_an_analysis_grows_on_its_page_and_fits_on_a_phone(browser: Browser, server: Running, record: str) -> None:
    """Without loading it; each row of the table leads to its moment."""
    player = Player(browser, server.address, locale="de-DE", **PHONE)
    player.go(f"{record}/analysis").page.wait_for_selector("main:not(:has([data-growing]))", timeout=60_000)

    assert player.page.evaluate("() => document.documentElement.scrollWidth") <= 390
    assert player.page.locator(".chart polyline").count() == 2
    player.page.locator("main details summary").tap()
    player.page.locator("main details th a").first.tap()
    player.page.wait_for_selector("[data-replay]")
    player.close()


def test_a_puzzle_is_clicked_together_on_the_board(browser: Browser, server: Running) -> None:
    """As at a table: wrong first, then the solution, which is ticked off."""
    puzzle = gp.game("beginning").puzzles[0]
    wrong = [*puzzle.promises][1]
    player = Player(browser, server.address)
    player.go("/puzzles/beginning")
    for choice, verdict in ((wrong, ".verdict.wrong"), (puzzle.solution, ".verdict.right")):
        for part in choice.split()[1:]:
            chosen = player.page.locator(f'.table [data-part="{part}"]')
            if "chosen" not in (chosen.first.get_attribute("class") or ""):
                chosen.locator("visible=true").first.click()
        if not player.page.locator(verdict).count():
            player.page.locator(f'#choose button[value="{choice}"]').click()
        player.page.wait_for_selector(verdict)

    assert player.page.locator(".progress a", has_text="✓").count() == 1
    player.close()
