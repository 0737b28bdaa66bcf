"""Accounts by password: the same person on several devices, until he signs out or goes."""

import json
import time
from collections.abc import Iterator

import pytest
from sqlalchemy import delete, select

from galapagos.table.accounts import FREE_OF_ACCOUNT, FREE_OF_ADDRESS
from galapagos.table.store import schema
from galapagos.table.store.failures import FORGOTTEN
from galapagos.table.store.sessions import UNUSED
from tests.table.person import Person, call, invitation, play_on, table_for_two
from tests.table.serving import Running, running

PASSWORD = "a giant tortoise"
SESSION, GUEST = "galapagos-session", "galapagos-visitor"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture
def server(house: Running) -> Running:
    """The server by the right time, before anybody has registered or guessed."""
    house.house.now = time.time
    with house.house.database.engine.begin() as connection:
        for each in (schema.failures, schema.sessions, schema.accounts):
            connection.execute(delete(each))
    house.house.visitors.clear()
    return house


def register(person: Person, name: str) -> Person:
    return person.go("/account").press("Register", name=name, new=PASSWORD)


def log_in(server: Running, name: str, password: str = PASSWORD) -> Person:
    """Another device, on which somebody logs in."""
    return Person(server.address).go("/account").press("Log in", name=name, password=password)


def is_known(person: Person) -> bool:
    """The account page greets whoever has one, and shows the doors to everybody else."""
    return "Sign out" in person.go("/account").buttons()


def test_a_guest_who_registers_finds_his_tables_on_another_device(server: Running) -> None:
    """He is the same visitor as before: his seat, his turn and his name are his there too."""
    ada, ben = table_for_two(server.address)
    register(ada, "Ada")
    phone = log_in(server, "ada")

    phone.follow("The Pond")
    play_on(phone, ben)
    assert ada.go(f"/table/{phone.table}").is_over


def test_names_are_given_once(server: Running) -> None:
    """However they are written: small, capital, or in full width; when registering and when renaming."""
    register(Person(server.address), "Straße")
    for name in ("Straße", "STRASSE", "ｓｔｒａｓｓｅ"):
        assert "already" in register(Person(server.address), name).text
    ben = register(Person(server.address), "Ben")
    assert "already" in ben.go("/account").press("Rename", name="strasse").text
    assert ben.go("/account").press("Rename", name="Benno").status == 200

    assert is_known(log_in(server, "benno"))
    assert not is_known(log_in(server, "Ben"))


@pytest.mark.parametrize("password", ["", "123456789", "x" * 201])
def test_a_password_is_long_enough_and_nothing_else(server: Running, password: str) -> None:
    """No rules about signs; what is kept of it is made by argon2."""
    ada = Person(server.address).go("/account").press("Register", name="Ada", new=password)
    assert ada.status == 409
    assert "10 to 200" in ada.text

    register(ada, "Ada")
    kept = server.house.database.read_now(lambda connection: connection.scalar(select(schema.accounts.c.password)))
    assert kept is not None
    assert kept.startswith("$argon2id$")


def test_a_wrong_name_and_a_wrong_password_are_told_alike(server: Running) -> None:
    """Nobody learns here who has an account."""
    register(Person(server.address), "Ada")
    texts = {log_in(server, name, "not a tortoise").text for name in ("Ada", "Eve")}

    assert len(texts) == 1
    assert "do not belong together" in texts.pop()


def test_wrong_log_ins_of_an_account_wait_twice_as_long_each(server: Running) -> None:
    """After a few free ones; even the right password waits, an hour later it need not, and it forgives."""
    now = server.house.now()
    server.house.now = lambda: now
    register(Person(server.address), "Ada")
    for _ in range(FREE_OF_ACCOUNT):
        log_in(server, "Ada", "wrong")
    assert "wait 2 seconds" in log_in(server, "Ada").text
    now += 2
    assert "do not belong" in log_in(server, "Ada", "wrong").text
    assert "wait 4 seconds" in log_in(server, "ADA").text
    now += 4

    assert is_known(log_in(server, "Ada"))
    assert "do not belong" in log_in(server, "Ada", "wrong").text
    assert is_known(log_in(server, "Ada"))


def test_wrong_log_ins_from_an_address_wait_too(server: Running) -> None:
    """Whoever tries one password at many accounts; a right one in between does not make up for it."""
    now = server.house.now()
    server.house.now = lambda: now
    register(Person(server.address), "Ada")
    for number in range(FREE_OF_ADDRESS):
        log_in(server, f"P{number}", "wrong")

    assert "Too many wrong tries" in log_in(server, "Ada").text
    now += FORGOTTEN + 1
    assert is_known(log_in(server, "Ada"))


def test_a_right_log_in_leaves_the_address_its_other_failures(server: Running) -> None:
    """Whoever guesses cannot wash himself clean by an account of his own."""
    now = server.house.now()
    server.house.now = lambda: now
    register(Person(server.address), "Eve")
    for number in range(FREE_OF_ADDRESS - 1):
        log_in(server, f"P{number}", "wrong")
    assert is_known(log_in(server, "Eve"))
    log_in(server, "P0", "wrong")

    assert "Too many wrong tries" in log_in(server, "Eve").text


def test_a_forged_session_is_nobodys(server: Running) -> None:
    """One changed letter, nothing, or the digest that the store has."""
    ada = register(Person(server.address), "Ada")
    token = ada.client.cookies[SESSION]
    kept = server.house.database.read_now(lambda connection: connection.scalar(select(schema.sessions.c.id)))
    for forged in ("", ("B" if token[0] == "A" else "A") + token[1:], kept or ""):
        eve = Person(server.address)
        eve.client.cookies.set(SESSION, forged)
        assert not is_known(eve)


def test_a_session_cannot_be_replayed_after_signing_out(server: Running) -> None:
    """The copy of its cookie opens nothing; other devices stay logged in."""
    ada, phone = register(Person(server.address), "Ada"), log_in(server, "Ada")
    copy = ada.client.cookies[SESSION]
    ada.go("/account").press("Sign out")
    assert SESSION not in ada.client.cookies
    eve = Person(server.address)
    eve.client.cookies.set(SESSION, copy)

    assert not is_known(eve)
    assert is_known(phone)


def test_signing_out_everywhere_ends_all_sessions(server: Running) -> None:
    """From any device, for all of them."""
    devices = [register(Person(server.address), "Ada"), log_in(server, "Ada"), log_in(server, "Ada")]
    assert "On 3 devices:" in devices[0].go("/account").text
    devices[1].go("/account").press("Sign out everywhere")

    assert [is_known(each) for each in devices] == [False, False, False]
    assert is_known(log_in(server, "Ada"))


def test_a_session_that_is_not_used_expires(server: Running) -> None:
    """Whoever comes now and then stays logged in."""
    now = server.house.now()
    server.house.now = lambda: now
    ada, phone = register(Person(server.address), "Ada"), log_in(server, "Ada")
    now += UNUSED - 10
    assert is_known(phone)
    now += 20

    assert not is_known(ada)
    assert is_known(phone)


def test_the_guests_cookie_of_somebody_with_an_account_opens_nothing(server: Running) -> None:
    """Else signing out everywhere would not: a copy from before the account is refused, and the browser forgets it."""
    ada = call(Person(server.address), "Ada")
    before = ada.client.cookies[GUEST]
    register(ada, "Ada")
    assert GUEST not in ada.client.cookies
    eve = Person(server.address)
    eve.client.cookies.set(GUEST, before)

    assert 'value="Ada"' not in eve.go("/").html


def test_a_new_password_signs_out_all_other_devices(server: Running) -> None:
    """It takes the one until now, and this device stays."""
    ada, phone = register(Person(server.address), "Ada"), log_in(server, "Ada")
    fields = {"new": "another tortoise"}
    assert "not your password" in ada.go("/account").press("Change the password", password="wrong", **fields).text
    ada.go("/account").press("Change the password", password=PASSWORD, **fields)

    assert is_known(ada)
    assert not is_known(phone)
    assert not is_known(log_in(server, "Ada"))
    assert is_known(log_in(server, "Ada", "another tortoise"))


def test_a_guest_who_logs_in_can_bring_his_tables_along(server: Running) -> None:
    """They are his on all devices then, in the middle of a game."""
    desk = register(Person(server.address), "Ada")
    phone, ben = table_for_two(server.address)
    phone.go("/account").press("Log in", name="Ada", password=PASSWORD)

    desk.go("/").follow("The Pond")
    play_on(desk, ben)


def test_a_guest_who_leaves_his_tables_finds_them_again(server: Running) -> None:
    """When he has signed out, in the same browser."""
    desk = register(Person(server.address), "Ada")
    phone, _ = table_for_two(server.address)
    phone.go("/account").press("Log in", name="Ada", password=PASSWORD, bring="no")
    assert 'id="mine"' not in desk.go("/").html
    phone.go("/account").press("Sign out")

    assert 'id="mine"' in phone.go("/").html


def test_nobody_brings_a_table_at_which_he_sits_already(server: Running) -> None:
    """He would see the hand of whom he plays against as his own: that seat stays the guest's."""
    ada, ben = table_for_two(server.address)
    register(ada, "Ada")
    ben.go("/account").press("Log in", name="Ada", password=PASSWORD)

    visitors = [seat.visitor for seat in server.house.rooms[ada.go("/").follow("The Pond").table].seats]
    assert len({*visitors}) == 2


def test_export_has_everything_of_mine_and_nothing_of_others(server: Running) -> None:
    """Names, devices, tables, decisions, words; no seed, no password, nobody else's words, decisions or number."""
    ada, ben = table_for_two(server.address, "beginning")
    ada.press("Send", text="my own words")
    ben.look_again().press("Send", text="the words of another")
    ada.look_again().press("Mute Ben")
    register(ada, "Ada")
    mover = ada if ada.go(f"/table/{ben.table}").choices() or "?half=" in ada.html else ben
    mover.look_again().decide()
    text = ada.client.get("/account/export").text
    found = json.loads(text)

    room = server.house.rooms[ben.table]
    assert found["name"] == "Ada"
    assert found["muted"] == ["Ben"]
    assert [each["text"] for each in found["said"]] == ["my own words"]
    assert found["tables"][0]["id"] == room.id
    assert room.match is not None
    seat = found["tables"][0]["seat"]
    assert [each["text"] for each in found["tables"][0]["acts"]] == [a.text for a in room.match.acts if a.seat == seat]
    secrets = [room.table.seed, "the words of another", "argon2", *(seat.visitor or "-" for seat in room.seats)]
    assert [each for each in secrets if each in text] == []


def test_whoever_goes_leaves_no_name_and_the_others_play_on(server: Running) -> None:
    """A bot takes the seat; the words are gone; neither cookie nor password open anything."""
    ada, ben = table_for_two(server.address)
    ada.press("Send", text="my own words")
    guest = ada.client.cookies[GUEST]
    register(ada, "Ada")
    assert "Say first" in ada.client.post("/account/delete", data={"password": PASSWORD}).text
    assert "not your password" in ada.go("/account").press("Delete everything about me", sure="yes", password="x").text
    copy = ada.client.cookies[SESSION]
    ada.go("/account").press("Delete everything about me", sure="yes", password=PASSWORD)

    play_on(ben)
    assert "Somebody" in ben.text
    assert "Ada" not in ben.text
    assert "my own words" not in ben.text
    assert "Ada" not in ben.client.get(f"/table/{ben.table}/record").text
    for cookie, value in ((SESSION, copy), (GUEST, guest)):
        eve = Person(server.address)
        eve.client.cookies.set(cookie, value)
        assert not is_known(eve)
        assert 'value="Ada"' not in eve.go("/").html
    assert "do not belong" in log_in(server, "Ada").text
    assert is_known(register(Person(server.address), "Ada"))


def test_a_guest_can_go_too(server: Running) -> None:
    """Alone at a table he abandons it; one that has not begun is closed, or his seat is free again."""
    ada, ben = call(Person(server.address), "Ada"), call(Person(server.address), "Ben")
    kinds = {"seat-1": "friend", "seat-2": "nobody", "seat-3": "nobody"}
    ada.go("/new/toy").press("Open the table", **kinds)
    ben.go(invitation(ada)).press("Sit here")
    waiting = ben.table
    ben.go("/new/toy").press("Open the table", **kinds)
    own = ben.table
    ben.client.post("/play/toy")
    alone = ben.go("/").follow("The Pond Ben").table
    ben.go("/account").press("Delete everything about me", sure="yes")

    assert "kept for a friend" in ada.go(f"/table/{waiting}").text
    assert ada.go(f"/table/{own}").status == 404
    assert "The match was abandoned." in ada.go(f"/table/{alone}").text


def test_the_deeds_of_an_account_need_one(server: Running) -> None:
    """Nobody without a session changes a password, and no other site presses the buttons."""
    eve = call(Person(server.address), "Eve")
    for deed in ("password", "sign-out-everywhere"):
        assert eve.client.post(f"/account/{deed}", data={"new": PASSWORD}).status_code == 409
    assert Person(server.address).client.get("/account/export").status_code == 403
    ada = register(Person(server.address), "Ada")
    elsewhere = {"origin": "http://elsewhere.example"}
    assert ada.client.post("/account/sign-out-everywhere", headers=elsewhere).status_code == 409

    assert is_known(ada)


def test_pages_of_an_account_are_kept_by_nobody(server: Running) -> None:
    """And scripts cannot read its cookie."""
    ada = Person(server.address).go("/account")
    answer = ada.client.post("/account/register", data={"name": "Ada", "new": PASSWORD}, follow_redirects=False)

    cookies = [each for each in answer.headers.get_list("set-cookie") if each.startswith(SESSION)]
    assert "HttpOnly; SameSite=Lax" in cookies[0]
    for path in ("/account", "/account/export"):
        assert ada.client.get(path).headers["cache-control"] == "no-store"
