"""Reports, bans, and who may decide about them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.person import Person, call, invitation, table_for_two
from tests.table.serving import Running, running

PASSWORD = "a giant tortoise"
KINDS = {"seat-2": "nobody", "seat-3": "nobody"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, moderators="Mora, Somebody Else") as server:
        yield server


def registered(server: Running, name: str) -> Person:
    return Person(server.address).go("/account").press("Register", name=name, new=PASSWORD)


def reported(server: Running) -> tuple[Person, Person, Person]:
    """Ada, who said something, Ben, who has reported it, and Mora, who moderates."""
    ada, ben = table_for_two(server.address)
    ada.press("Send", text="a rude <i>word</i>")
    said = server.house.rooms[ada.table].talk[0].id
    ben.look_again().press("Report", what=f"said-{said}", reason="rude")
    return ada, ben, registered(server, "mora")


def test_a_reported_line_is_kept_for_the_moderators(server: Running) -> None:
    """Even if whoever said it goes for good; escaped; with the reason and the way to the table."""
    ada, _, mora = reported(server)
    ada.go("/account").press("Delete everything about me", sure="yes")
    mora.go("/account").follow("Moderation")

    assert "a rude &lt;i&gt;word&lt;/i&gt;" in mora.html
    assert "rude" in mora.text
    mora.press("Dismiss")
    assert "Nothing is to be done." in mora.text


def test_whoever_is_banned_neither_talks_nor_sits_at_public_tables(server: Running) -> None:
    """He is told why; with friends he may play; when the ban is lifted all is as before."""
    ada, ben, mora = reported(server)
    table = ada.table
    mora.go("/moderation").press("Ban", reason="Three rude words.")
    assert "Nothing is to be done." in mora.text
    assert "Three rude words." in ada.go(f"/table/{table}").press("Send", text="again").text
    assert ada.status == 409
    assert "Three rude words." in ada.go("/new/toy").press("Open the table", public="yes", **KINDS).text
    ben.go("/new/toy").press("Open the table", public="yes", **KINDS | {"seat-1": "open"})
    assert "Three rude words." in ada.go(f"/table/{ben.table}").press("Sit here").text
    ben.go("/new/toy").press("Open the table", **KINDS | {"seat-1": "friend"})
    assert "You have a seat." in ada.go(invitation(ben)).press("Sit here").text

    mora.press("Lift the ban")
    assert "Nobody is banned." in mora.text
    assert ada.press("Send", text="hello").status == 200


def test_a_ban_follows_a_guest_into_his_account(server: Running) -> None:
    """Registering is no way around it."""
    ada, _, mora = reported(server)
    table = ada.table
    mora.go("/moderation").press("Ban", reason="rude")
    ada.go("/account").press("Register", name="Ada", new=PASSWORD)

    assert ada.go(f"/table/{table}").press("Send", text="again").status == 409


@pytest.mark.parametrize("what", ["said-99", "seat-7", "seat-x", "table", "own"])
def test_what_is_nobody_cannot_be_reported(server: Running, what: str) -> None:
    """No such line, no such seat, or oneself."""
    ada, _ = table_for_two(server.address)
    own = next(at for at, seat in enumerate(server.house.rooms[ada.table].seats) if seat.name == "Ada")
    fields = {"what": f"seat-{own}" if what == "own" else what, "reason": "x"}

    assert ada.client.post(f"/table/{ada.table}/report", data=fields).status_code == 409


def test_nobody_floods_the_moderators(server: Running) -> None:
    """So many reports wait of one person, and no more."""
    ada, _ = table_for_two(server.address)
    at = next(at for at, seat in enumerate(server.house.rooms[ada.table].seats) if seat.name == "Ben")
    fields = {"what": f"seat-{at}", "reason": "x"}
    codes = [ada.client.post(f"/table/{ada.table}/report", data=fields).status_code for _ in range(11)]

    assert codes == [200] * 10 + [409]


def test_only_moderators_see_and_decide(server: Running) -> None:
    """Not a guest who calls himself so, nor anybody else with an account."""
    reported(server)
    for person in (call(Person(server.address), "Mora"), registered(server, "Eve"), Person(server.address)):
        assert person.go("/moderation").status == 404
        for deed in ("ban", "dismiss", "lift"):
            fields = {"report": "1", "ban": "1", "reason": "x"}
            assert person.client.post(f"/moderation/{deed}", data=fields).status_code == 404
