"""The table in real browsers, as people use it."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser

import galapagos as gp
from tests.table.browser import PAIR, Player, chromium, open_table, play_on, sit_down
from tests.table.serving import Running, running

ROOT = Path(__file__).parent.parent.parent
GAMES = [name for name in gp.games() if name != "toy"]

A_WHILE = 16  # decisions: most of what a board has was there by then
WHOLE = 1000  # decisions: more than any game has that is played to its end here

FEEDING = "eat, hole 3\na:\nA1: cards 2\nA2: cards 2\nb: hand 1\nB1: cards 2"
BEFORE_THE_BIOSPHERE = """act, form teams
a: table anarchy revitalisation, hand biosphere shack basin robots bunker armoury
b: hand 1
c: table bunker
d: hand 1"""

pytestmark = pytest.mark.browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


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


COMPANY = (*PAIR, "random")
PARTNERS = ("me", "random", "friend", "random")


@pytest.mark.parametrize(("game", "kinds"), [*((game, COMPANY) for game in GAMES), ("biosphere5", PARTNERS)])
def test_two_people_and_bots_finish_a_game(people: list[Player], game: str, kinds: Sequence[str]) -> None:
    """Each in his own browser: both see the same result, without loading a page.

    Where rounds can be limited there is a single one: longer games are played by bots.
    """
    ada, ben = people
    sit_down(ada, ben, game, kinds, rounds=1)
    for player in people:
        player.page.evaluate("() => { window.same = true; }")
    play_on(ada, ben)

    assert ada.page.inner_text("#result h2") == ben.page.inner_text("#result h2")
    assert ada.page.get_by_role("link", name="Verify").count() == 1
    assert all(player.page.evaluate("() => window.same") for player in people)


def test_partners_share_the_result(browser: Browser, server: Running) -> None:
    """Ada builds the Biosphere of her team: her partner, who is a bot, wins with her."""
    player = Player(browser, server.address, "Ada")
    player.go("/practise/biosphere5").page.fill("textarea", BEFORE_THE_BIOSPHERE)
    player.page.get_by_role("button", name="Play from here").click()
    player.await_turn()
    player.page.click('#choose button[value="build"]')
    player.page.click('#choose button[value$="biosphere"]')
    player.page.wait_for_selector("#result")

    assert "share the win" in player.page.inner_text("#result h2")
    assert player.page.locator("#result tbody tr:last-child td").all_text_contents() == ["1", "3", "1", "3"]
    player.close()


PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}


def decide_on_a_phone(player: Player, most: int) -> None:
    """Until the game is over or so many decisions are made: nothing to scroll sideways at any moment."""
    turn = 0
    while turn < most and player.await_turn():
        assert player.page.evaluate("() => document.documentElement.scrollWidth") <= 390
        player.decide(turn)
        turn += 1


@pytest.mark.parametrize(("game", "most"), [("beginning", WHOLE), *((game, A_WHILE) for game in GAMES[1:])])
def test_one_alone_on_a_phone_in_german(browser: Browser, server: Running, game: str, most: int) -> None:
    """One click, and a whole game of the shortest one, or a good piece of a longer one."""
    player = Player(browser, server.address, locale="de-DE", **PHONE)
    player.go("/").page.locator(f"#game-{game}").get_by_role("button", name="Jetzt spielen").tap()
    decide_on_a_phone(player, most)
    player.await_turn()

    assert ("gewinn" if most == WHOLE else "Du bist am Zug") in player.page.inner_text("#result, #now")
    player.close()


def test_the_machine_is_played_against_on_a_phone(browser: Browser, server: Running) -> None:
    """A whole solo game of two rounds: what the machine reveals and does is told, and what it all was worth."""
    player = Player(browser, server.address, "Ada", locale="de-DE", **PHONE)
    open_table(player, "biosphere5", ["me"], rounds=2)
    decide_on_a_phone(player, WHOLE)
    told = [line for line in player.log() if "Maschine" in line]

    assert any("deckt" in line for line in told)
    assert player.page.locator("#result").count() == 1
    player.close()


def test_a_choice_is_clicked_together_on_the_board(browser: Browser, server: Running) -> None:
    """A card, then the species: only what may follow glows; a whole choice shows what it will do before it is made."""
    player = Player(browser, server.address)
    player.go("/").page.click("#game-beginning .main")
    player.await_turn()
    player.page.locator("#board-hand .lit").first.click()
    assert player.page.locator("#board-hand .chosen").count() == 1
    species = player.page.locator("#board .lit[data-part]").first
    species.click()
    choices = player.buttons().all_text_contents()
    assert len(choices) in (1, 2)
    player.buttons().first.hover()
    player.page.wait_for_selector(".preview:not(:empty)")
    before = len(player.log())
    player.buttons().first.click()
    player.settle()

    assert len(player.log()) > before
    player.close()


def test_what_is_not_possible_says_why(browser: Browser, server: Running) -> None:
    """Somebody else's animal cannot be fed: the reason comes with its clause."""
    player = Player(browser, server.address, "Ada")
    player.go("/practise/beginning").page.fill("textarea", FEEDING)
    player.page.get_by_role("button", name="Play from here").click()
    player.await_turn()
    player.page.locator("#board [data-part=B1]").click()
    answer = player.page.locator("#answer:not(:empty)")
    answer.wait_for()

    assert "BEG-" in answer.inner_text()
    player.close()


def test_a_decision_is_seen_at_once(people: list[Player]) -> None:
    """Without loading: the other page changes by itself, and so does the count in its title."""
    ada, ben = people
    sit_down(ada, ben, "toy")
    mover, other = (ada, ben) if ada.buttons().count() else (ben, ada)
    other.page.evaluate("() => { window.same = true; }")
    while mover.buttons().count():
        mover.decide(0)
    other.await_turn()

    assert other.page.evaluate("() => window.same")
    assert other.page.title().startswith("(1) ")
    assert not mover.page.title().startswith("(")


def test_by_keyboard_alone(browser: Browser, server: Running) -> None:
    """From the first page to the result with Tab and Enter; whoever was at the choices is there again at his turn."""
    player = Player(browser, server.address)
    player.go("/")
    press_until(player, "() => document.activeElement.closest('#game-toy') && document.activeElement.matches('.main')")
    player.page.keyboard.press("Enter")
    player.await_turn()
    press_until(player, AT_CHOICES)
    while player.await_turn():
        assert player.page.evaluate(AT_CHOICES)
        player.page.keyboard.press("Enter")
        player.settle()
    player.close()


AT_CHOICES = "() => document.activeElement.closest('#choose .choices') !== null"


def press_until(player: Player, there: str) -> None:
    """Press Tab until the focus is there."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if player.page.evaluate(there):
            return
    raise AssertionError(f"{there} cannot be reached by the keyboard")


@pytest.mark.parametrize(("game", "verb"), [("beginning", "found"), ("biosphere", "begin"), ("biosphere5", "exchange")])
def test_undo_goes_back_on_all_screens(people: list[Player], game: str, verb: str) -> None:
    """What has shown nobody anything new is taken back; the other's log is shorter again."""
    ada, ben = people
    sit_down(ada, ben, game)
    mover, other = (ada, ben) if ada.buttons().count() else (ben, ada)
    lines = len(other.log())
    mover.page.locator(f"#choose button[value^={verb}]").first.click()
    while not mover.page.get_by_role("button", name="Undo").count():
        mover.buttons().last.click()  # the first may be a pile, which shows something
        mover.settle()
    other.page.wait_for_selector(f"#log li:nth-child({lines + 1})", state="attached")
    mover.page.get_by_role("button", name="Undo").click()
    other.page.wait_for_selector(f"#log:not(:has(li:nth-child({lines + 1})))", state="attached")

    assert mover.await_turn()


@pytest.mark.parametrize("game", ["beginning", "biosphere", "biosphere5"])
def test_a_cut_line_is_mended_without_losing_the_half_choice(people: list[Player], game: str) -> None:
    """The network goes away in the middle of composing; what happened meanwhile is there when it is back."""
    ada, ben = people
    sit_down(ada, ben, game)
    mover, other = (ada, ben) if ada.buttons().count() else (ben, ada)
    mover.page.locator(".table .lit").first.click()
    half, chosen = mover.page.inner_text("#choose h2"), mover.page.locator(".table .chosen").count()
    mover.context.set_offline(True)
    other.page.fill("#speak input", "still there?") if other.page.locator("#speak input").is_visible() else None
    other.page.evaluate(
        "() => fetch(location.pathname + '/say', {method: 'POST', headers: {'x-galapagos': '1'},"
        " body: new URLSearchParams({text: 'meanwhile'})})"
    )
    other.page.wait_for_selector("#talk li", state="attached")
    mover.context.set_offline(False)
    mover.page.wait_for_selector("#talk li", state="attached")

    assert mover.page.inner_text("#choose h2") == half
    assert mover.page.locator(".table .chosen").count() == chosen > 0


def test_eight_tabs_of_one_visitor_stay_in_step(people: list[Player], server: Running) -> None:
    """More tabs than a browser has connections: all show the same, by one stream."""
    ada, ben = people
    sit_down(ada, ben, "toy")
    mover = ada if ada.buttons().count() else ben
    tabs = [mover.tab() for _ in range(7)]
    for tab in tabs:
        tab.goto(mover.page.url)
        tab.wait_for_selector("#choose:not([hidden]) button")
    mover.decide(0)
    at = mover.page.locator("#log li").count()
    for tab in tabs:
        tab.wait_for_selector(f"#log li:nth-child({at})", state="attached")

    assert len(server.house.listeners.at(mover.table.rpartition("/")[2])) == 2
    mover.page.close()
    tabs[0].locator("#choose button, #doings button").first.wait_for()


def test_without_scripts_the_page_looks_again_by_itself(browser: Browser, server: Running) -> None:
    """While somebody else decides it refreshes; a whole game can be played by forms."""
    player = Player(browser, server.address, java_script_enabled=False)
    player.go("/").page.click("#game-toy .main")
    for _ in range(200):
        if player.page.locator("#result").count():
            break
        choice = player.page.locator("#choose button").first
        if choice.count():
            choice.click()
        else:
            player.page.wait_for_selector("#choose button, #result")

    assert player.page.locator("#result").count() == 1
    player.context.close()


PAGES = ["/", "/new/beginning", "/settings", "/about", "/nothing"]
PAGES += ["/account", "/ranking", "/privacy", "/record", "/practise/beginning", "/puzzles/beginning/1"]
PAGES += [f"/rules/{game}" for game in GAMES] + [f"/learn/{game}/1" for game in GAMES]
PAGES += ["/learn/beginning/7?answer=attack+A1+A2", "/learn/beginning/11", "/learn/beginning/16"]


def test_the_table_as_text_is_one_key_away(browser: Browser, server: Running) -> None:
    """T shows it over the board and takes it away again; letters in a field are letters."""
    player = Player(browser, server.address)
    player.go("/").page.click("#game-beginning .main")
    player.await_turn()
    player.page.keyboard.press("t")
    assert "A1" in player.page.inner_text("dialog pre")
    player.page.keyboard.press("t")
    player.page.wait_for_selector("dialog", state="detached")
    player.page.locator("details:has(#speak) > summary").click()
    player.page.locator("#speak input").press("t")

    assert player.page.locator("dialog").count() == 0
    player.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing(browser: Browser, server: Running, theme: str) -> None:
    """On every page, before, during and after a game."""
    axe = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    player = Player(browser, server.address, "Ada", color_scheme=theme, bypass_csp=True, reduced_motion="reduce")
    player.go("/new/toy")
    player.page.click("form.form > button")
    pages = [*PAGES, player.table]
    found = []
    for game in GAMES:
        player.go("/").page.click(f"#game-{game} .main")
        player.await_turn()
        player.page.locator("details").evaluate_all("(all) => all.forEach((each) => { each.open = true; })")
        found += check(player, axe)
    playing = player.table
    player.page.get_by_role("button", name="Abandon the game").click()
    player.page.wait_for_selector("#result")
    for path in [*pages, playing, f"{playing}/replay?moment=1", f"{playing}/analysis"]:
        player.go(path)
        found += check(player, axe)

    assert found == []
    player.context.close()


def check(player: Player, axe: str) -> list[str]:
    """What axe finds on a page that is serious or worse."""
    player.page.evaluate(axe)
    report = player.page.evaluate("() => axe.run()")
    return [
        f"{player.page.url} {each['id']}: {node['html'][:120]}"
        for each in report["violations"]
        if each["impact"] in ("serious", "critical")
        for node in each["nodes"]
    ]
