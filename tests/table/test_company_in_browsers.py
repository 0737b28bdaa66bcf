"""Clocks, answers ahead, pauses and one screen for many, in real browsers."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page

from tests.table.browser import Player, chromium, sit_down
from tests.table.serving import Running, running

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def server(house: Running) -> Iterator[Running]:
    """The house, whose clock goes right again after each test."""
    right = house.house.now
    yield house
    house.house.now = right


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


@pytest.fixture
def people(browser: Browser, server: Running) -> Iterator[list[Player]]:
    """Ada and Ben, each with a browser of his own; their pages must run without an error."""
    players = [Player(browser, server.address, name) for name in ("Ada", "Ben")]
    yield players
    for player in players:
        player.close()


def in_turn(one: Player, other: Player) -> tuple[Player, Player]:
    """Whoever decides, and the other one."""
    return (one, other) if one.buttons().count() else (other, one)


def seconds_left(player: Player) -> int:
    """What the clock on the page shows."""
    whole = 0
    for part in player.page.inner_text("time.clock").split(":"):
        whole = 60 * whole + int(part)
    return whole


def choose(player: Player, verb: str) -> None:
    """Decide by the first button that begins like this."""
    player.page.locator(f"#choose:not([hidden]):not(.busy) button[value^='{verb}']").first.click()
    player.settle()


def test_the_clock_counts_down_on_both_pages(people: list[Player], turn: Callable[[float], None]) -> None:
    """45 seconds and three minutes in reserve, less by the second; whoever loads the page later sees what is left."""
    mover, other = play_with_seconds(people)
    first = seconds_left(mover)
    assert 220 <= first <= 225
    for player in (mover, other):
        shown = player.page.inner_text("time.clock")
        player.page.wait_for_function(
            "(shown) => document.querySelector('time.clock').textContent !== shown", arg=shown
        )
        assert seconds_left(player) < first

    turn(200)
    mover.page.reload()
    assert seconds_left(mover) <= 25
    turn(16)
    mover.page.reload()
    mover.page.wait_for_selector("time.clock.short")


def play_with_seconds(people: list[Player]) -> tuple[Player, Player]:
    sit_down(*people, "toy", clock="seconds")
    return in_turn(*people)


def test_a_bot_takes_over_when_time_is_up_and_gives_the_seat_back(
    people: list[Player], turn: Callable[[float], None]
) -> None:
    """Without loading a page: the bot's decision stands on both, and the person takes his seat again and decides."""
    mover, other = play_with_seconds(people)
    mover.page.evaluate("() => { window.same = true; }")
    turn(45 + 180 + 1)
    mover.page.get_by_text("A bot keeps your seat.").wait_for()
    assert other.await_turn()
    assert mover.page.locator("#choose").is_hidden()

    mover.page.get_by_role("button", name="Take my seat again").click()
    mover.page.get_by_text("A bot keeps your seat.").wait_for(state="detached")
    choose(other, "sell")
    assert mover.await_turn()
    choose(mover, "sell")

    assert other.await_turn()
    assert mover.page.evaluate("() => window.same")


def test_days_are_told_as_days(people: list[Player]) -> None:
    """Nobody needs to see the seconds of three days pass."""
    ada, ben = people
    sit_down(ada, ben, "toy", clock="days")

    assert ada.page.inner_text("time.clock") == ben.page.inner_text("time.clock") == "2 days"


def test_a_pause_stops_the_clock_on_both_pages(people: list[Player], turn: Callable[[float], None]) -> None:
    """Asked and agreed without loading: no clock, no choices, however late it gets; anybody ends it."""
    mover, other = play_with_seconds(people)
    mover.page.click("#ending > summary")
    mover.page.get_by_role("button", name="Ask for a pause").click()
    other.page.get_by_text("asks for a pause").wait_for()
    other.page.get_by_role("button", name="Agree").click()
    for player in (mover, other):
        player.page.get_by_text("The game is paused.").wait_for()
        player.page.wait_for_selector("time.clock", state="detached")
    assert mover.page.locator("#choose").is_hidden()
    turn(10_000)
    other.page.get_by_role("button", name="Go on with the game").click()

    assert mover.await_turn()
    mover.page.reload()
    assert 200 < seconds_left(mover) <= 225
    choose(mover, "sell")
    assert other.await_turn()


def test_a_button_that_becomes_another_says_what_it_does(screen: Player) -> None:
    """The one that was just pressed has the focus; its words are changed all the same."""
    share(screen, "beginning")

    assert screen.page.get_by_role("button", name="Start the game").count() == 0
    assert screen.page.get_by_role("button", name="show my cards").count() == 1


def test_a_pause_is_declined_and_the_clock_goes_on(people: list[Player]) -> None:
    """The question goes away on both pages, and who was awaited still is."""
    mover, other = play_with_seconds(people)
    mover.page.click("#ending > summary")
    mover.page.get_by_role("button", name="Ask for a pause").click()
    other.page.get_by_role("button", name="Decline").click()
    for player in (mover, other):
        player.page.wait_for_selector("#doings:not(:has([role=alert]))", state="attached")

    assert seconds_left(mover) <= 225
    assert mover.buttons().count()


def test_a_standing_answer_is_seen_used_and_taken_back(people: list[Player]) -> None:
    """Its owner sees it and only he; the house gives it, without asking; taken back he is asked again."""
    sit_down(*people, "toy")
    thief, victim = in_turn(*people)
    for _ in range(3):
        for player in (thief, victim):
            player.await_turn()
            choose(player, "sell")
    thief.await_turn()
    choose(thief, "steal")
    victim.await_turn()
    victim.page.click("#ahead > summary")
    victim.page.get_by_role("button", name="Always: yield").click()
    victim.page.get_by_role("button", name="Ask me again").wait_for()
    assert thief.page.get_by_role("button", name="Ask me again").count() == 0

    victim.page.wait_for_selector("#choose button[value^=sell]")
    choose(victim, "sell")
    thief.await_turn()
    lines = len(victim.log())
    choose(thief, "steal")
    victim.page.wait_for_selector("#choose button[value^=sell]")
    assert len(victim.log()) == lines + 2
    choose(victim, "sell")

    victim.page.get_by_role("button", name="Ask me again").click()
    victim.page.get_by_role("button", name="Ask me again").wait_for(state="detached")
    thief.await_turn()
    choose(thief, "steal")
    victim.page.wait_for_selector("#choose button[value=yield]")


# One screen


@pytest.fixture
def screen(browser: Browser, server: Running) -> Iterator[Player]:
    """Ada's screen, at which she and a second person play."""
    player = Player(browser, server.address, "Ada")
    yield player
    player.close()


def share(screen: Player, game: str) -> None:
    """A game of two begins at this screen."""
    screen.go(f"/new/{game}")
    for at in range(screen.page.locator("select[name^=seat-]").count()):
        screen.page.select_option(f"select[name=seat-{at}]", ["me", "here"][at] if at < 2 else "nobody")
    screen.page.click("form.form > button")
    screen.page.get_by_role("button", name="Start the game").click()
    screen.page.wait_for_selector("#board")


def uncover(screen: Player) -> set[str]:
    """Whoever decides takes over; the cards of his hand."""
    screen.page.get_by_role("button", name="show my cards").click()
    screen.page.wait_for_selector("#board-hand")
    return hand(screen.page)


def hand(page: Page) -> set[str]:
    """The cards of a hand that can be found anywhere on the page."""
    cards = page.locator("[data-key^=hand-]:not([data-key^=hand-of-])")
    return {*cards.evaluate_all("(all) => all.map((each) => each.dataset.key)")}


def everything(page: Page) -> str:
    """What a curious person finds on the page with the browser's own tools, without what changes by itself."""
    found: str = page.evaluate(INSIDES, ["#now", "#board", "#dock", "#choices", "#log", "#people", "#rules"])
    return found


INSIDES = "(blocks) => blocks.map((each) => document.querySelector(each).innerHTML).join()"


def test_nothing_of_a_hand_is_left_on_a_covered_screen(screen: Player, browser: Browser, server: Running) -> None:
    """Without loading the page it becomes, letter by letter, what a stranger gets, whoever of the two has played."""
    share(screen, "beginning")
    screen.page.evaluate("() => { window.same = true; }")
    stranger = Player(browser, server.address, reduced_motion="reduce")
    for _ in range(3):
        assert uncover(screen)
        screen.page.get_by_role("button", name="Cover my cards").click()
        screen.page.get_by_role("button", name="show my cards").wait_for()
        assert hand(screen.page) == set()
        stranger.go(screen.table)
        assert everything(screen.page) == everything(stranger.page)
        uncover(screen)
        while screen.buttons().count():
            screen.decide(0)
        assert hand(screen.page) == set()

    assert screen.page.evaluate("() => window.same")
    stranger.close()


def test_the_way_back_leads_to_nothing_secret(screen: Player) -> None:
    """From the covered table back to pages that showed a hand: the table, and a moment."""
    share(screen, "beginning")
    uncover(screen)
    table = screen.table
    screen.go(f"{table}/replay?moment=0").page.wait_for_selector("#scrub:not([hidden])")
    assert hand(screen.page)
    screen.go(table).page.get_by_role("button", name="Cover my cards").click()
    screen.page.get_by_role("button", name="show my cards").wait_for()

    for path in ("replay", ""):
        screen.page.go_back(wait_until="load")
        assert path in screen.page.url
        assert hand(screen.page) == set()


def test_a_page_that_is_left_is_emptied_before_the_browser_keeps_it(screen: Player) -> None:
    """Some browsers keep left pages as they were; when they are shown again they are loaded anew."""
    share(screen, "beginning")
    uncover(screen)
    for path in ("", "/replay?moment=0"):
        screen.go(screen.table + path)
        screen.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pagehide', {persisted: true}))")
        assert screen.page.inner_text("main") == ""
        with screen.page.expect_navigation():
            screen.page.evaluate("() => dispatchEvent(new PageTransitionEvent('pageshow', {persisted: true}))")
        assert hand(screen.page)


def test_what_comes_late_is_not_shown_to_the_next_one(screen: Player) -> None:
    """Advice asked for by one and a replay begun by him: covered meanwhile, neither says or shows anything."""
    share(screen, "beginning")
    uncover(screen)
    held = []
    screen.page.route("**/hint", lambda route: held.append(route))
    screen.page.get_by_role("button", name="Hint").click()
    screen.page.get_by_role("button", name="Cover my cards").click()
    screen.page.get_by_role("button", name="show my cards").wait_for()
    with screen.page.expect_response("**/hint"):
        for route in held:
            route.fulfill(json={"lines": ["lay your climbing animal"]})
    screen.page.evaluate("() => new Promise(requestAnimationFrame)")

    assert held
    assert screen.page.inner_text("#answer") == ""


def test_where_nothing_is_secret_the_screen_just_goes_on(screen: Player) -> None:
    """No cover between two who see the same: each is called by name, and the page is never loaded again."""
    share(screen, "biosphere")
    screen.page.evaluate("() => { window.same = true; }")
    seen = set()
    while len(seen) < 2:
        assert screen.page.get_by_role("button", name="show my cards").count() == 0
        assert screen.await_turn()
        seen.add(screen.page.inner_text("#now strong"))
        screen.decide(0)

    assert all("It is your turn, " in each for each in seen)
    assert screen.page.evaluate("() => window.same")
