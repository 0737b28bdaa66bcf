"""Passkeys in real Chromium, whose virtual authenticator stands for somebody's phone."""

import json
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession

from galapagos.table.store.passkeys import IN_TIME
from tests.table.browser import Player, chromium
from tests.table.person import Person
from tests.table.serving import Running, running
from tests.table.test_browser import ROOT, check

pytestmark = pytest.mark.browser

PHONE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}
KNOWN = "#sign-out"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser


def localhost(server: Running) -> str:
    """The secure name of this computer: browsers keep passkeys for it."""
    return f"http://localhost:{server.port}"


def with_phone(player: Player) -> tuple[CDPSession, str]:
    """Give a browser an authenticator; the way to it, and its id."""
    session = player.context.new_cdp_session(player.page)
    session.send("WebAuthn.enable")
    made = session.send("WebAuthn.addVirtualAuthenticator", {"options": PHONE})
    return session, made["authenticatorId"]


def credentials(phone: tuple[CDPSession, str]) -> list[dict[str, Any]]:
    session, authenticator = phone
    found: list[dict[str, Any]] = session.send("WebAuthn.getCredentials", {"authenticatorId": authenticator})[
        "credentials"
    ]
    return found


def register(player: Player, name: str) -> tuple[CDPSession, str]:
    player.go("/account")
    phone = with_phone(player)
    player.page.fill("form[data-passkey=register] [name=name]", name)
    player.page.click("form[data-passkey=register] button")
    player.page.wait_for_selector(KNOWN)
    return phone


def carry(phone: tuple[CDPSession, str], player: Player) -> tuple[CDPSession, str]:
    """The same phone beside another browser."""
    session, authenticator = with_phone(player)
    for each in credentials(phone):
        session.send("WebAuthn.addCredential", {"authenticatorId": authenticator, "credential": each})
    return session, authenticator


def test_a_passkey_opens_the_account_in_a_second_browser(browser: Browser, server: Running) -> None:
    """Registered with the tables of the first; no password is ever typed."""
    ada = Player(browser, localhost(server), "Ada")
    ada.go("/").page.click("#game-toy .main")
    phone = register(ada, "Ada")
    desk = Player(browser, localhost(server)).go("/account")
    carry(phone, desk)
    desk.page.click("form[data-passkey=log-in] button")
    desk.page.wait_for_selector("#mine")

    assert "The Pond" in desk.page.inner_text("#mine")
    desk.go("/account")
    assert "On 2 devices:" in desk.page.inner_text("#sign-out")
    desk.close()
    ada.close()


def test_a_passkey_is_added_and_removed(browser: Browser, server: Running) -> None:
    """To an account with a password, which it takes; the last key stays where nothing else opens the account."""
    ada = Player(browser, localhost(server)).go("/account")
    ada.page.fill("#register [name=name]", "Ada")
    ada.page.fill("#register [name=new]", "a giant tortoise")
    ada.page.click("#register button")
    ada.page.wait_for_selector(KNOWN)
    with_phone(ada)
    ada.page.fill("form[data-passkey=add] [name=password]", "wrong")
    ada.page.click("form[data-passkey=add] button")
    ada.page.wait_for_selector("[role=alert]")
    ada.go("/account").page.fill("form[data-passkey=add] [name=password]", "a giant tortoise")
    ada.page.click("form[data-passkey=add] button")
    ada.page.wait_for_selector("#passkeys li")
    ada.page.click("#passkeys li button")
    ada.page.wait_for_selector("#passkeys:not(:has(li))")
    ada.close()

    ben = Player(browser, localhost(server))
    phone = register(ben, "Ben")
    assert len(credentials(phone)) == 1
    ben.page.click("#passkeys li button")
    assert "choose a password first" in ben.page.inner_text("[role=alert]")
    ben.close()


def test_what_a_device_has_signed_counts_once_and_in_time(browser: Browser, server: Running) -> None:
    """Sent again it opens nothing, nor five minutes later, nor with one letter changed."""
    now = server.house.now()
    server.house.now = lambda: now
    ada = Player(browser, localhost(server))
    phone = register(ada, "Ada")
    desk = Player(browser, localhost(server)).go("/account")
    carry(phone, desk)
    sent: list[str] = []

    def catch(route: Any) -> None:
        sent.append(route.request.post_data_json["credential"])
        route.abort()

    desk.page.route("**/account/passkey/log-in", catch)

    def sign() -> str:
        desk.go("/account").page.click("form[data-passkey=log-in] button")
        patience = time.monotonic() + 20
        while not sent:
            assert time.monotonic() < patience, desk.page.inner_text("#passkey-answer")
            desk.page.wait_for_timeout(20)
        return sent.pop()

    def is_opened_by(credential: str) -> bool:
        eve = Person(localhost(server))
        eve.client.post("/account/passkey/log-in", data={"credential": credential})
        return "Sign out" in eve.go("/account").buttons()

    good = sign()
    assert is_opened_by(good)
    assert not is_opened_by(good)
    forged = json.loads(sign())
    signature = forged["response"]["signature"]
    forged["response"]["signature"] = signature[:20] + ("B" if signature[20] == "A" else "A") + signature[21:]
    assert not is_opened_by(json.dumps(forged))
    late = sign()
    now += IN_TIME + 1
    assert not is_opened_by(late)
    assert not is_opened_by("{}")
    desk.context.close()
    ada.close()


def test_where_the_address_is_not_secure_the_reason_is_said(browser: Browser, server: Running) -> None:
    """No form, no button; and the server refuses who tries all the same."""
    ada = Player(browser, server.address).go("/account")
    assert "Passkeys need a secure address" in ada.page.inner_text("#passkeys")
    assert ada.page.locator("#passkeys form").count() == 0
    assert Person(server.address).client.post("/account/passkey/question").status_code == 409
    ada.close()


def test_without_scripts_the_page_says_that_passkeys_need_them(browser: Browser, server: Running) -> None:
    """The forms that only the script can fill in are hidden; the password's are there."""
    ada = Player(browser, localhost(server), java_script_enabled=False).go("/account")
    assert ada.page.locator("#no-passkeys").is_visible()
    assert not ada.page.locator("[data-passkey=log-in]").is_visible()
    assert ada.page.locator("#log-in button").is_visible()
    ada.close()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_an_account_is_for_everybody_and_for_phones(browser: Browser, server: Running, theme: str) -> None:
    """Nothing that axe finds, and nothing to be moved sideways."""
    axe = (ROOT / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    like = {"viewport": {"width": 360, "height": 740}, "color_scheme": theme, "bypass_csp": True}
    ada = Player(browser, localhost(server), **like)
    register(ada, "Ada")
    found = []
    for path in ("/account", "/person/Ada", "/ranking/toy", "/privacy"):
        ada.go(path).page.locator("details").evaluate_all("(all) => all.forEach((each) => { each.open = true; })")
        found += check(ada, axe)
        assert ada.page.evaluate("document.documentElement.scrollWidth") <= 360

    assert found == []
    ada.context.close()


def test_a_device_that_shows_nothing_is_told(browser: Browser, server: Running) -> None:
    """Somebody presses cancel, or has no passkey for this address."""
    ada = Player(browser, localhost(server)).go("/account")
    session, authenticator = with_phone(ada)
    session.send("WebAuthn.setUserVerified", {"authenticatorId": authenticator, "isUserVerified": False})
    ada.page.click("form[data-passkey=log-in] button")
    ada.page.wait_for_function("document.getElementById('passkey-answer').textContent !== ''")

    assert "no passkey" in ada.page.inner_text("#passkey-answer")
    ada.close()
