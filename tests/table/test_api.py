"""Programs at the table: what they can do, and what they are refused."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from io import StringIO
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.schemas import APIOperation

import galapagos as gp
from galapagos.table.store import schema
from tests.table.person import Person, call, invitation, table_for_two
from tests.table.serving import Running, running

BOT = Path(__file__).parent.parent.parent / "docs" / "bot.py"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def token(person: Person, scope: str = "play") -> str:
    """A new token, made on the page of settings."""
    person.go("/settings").press("Make a token", name="my bot", scope=scope)
    found = re.search(r"galapagos_[\w-]+", person.html)
    assert found is not None
    return found[0]


def program(person: Person, text: str) -> httpx.Client:
    headers = {"authorization": f"Bearer {text}"}
    return httpx.Client(base_url=f"{person.client.base_url}/api/v1", headers=headers, timeout=20)


@pytest.fixture
def ada(server: Running) -> Person:
    return call(Person(server.address), "Ada")


@pytest.fixture
def unhurried(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs may ask as fast as they can."""
    monkeypatch.setattr(server.house.pace, "check", lambda digest: None)


@pytest.mark.usefixtures("unhurried")
def test_a_program_plays_a_whole_game(ada: Person) -> None:
    """It opens a table, starts, looks, chooses and decides until the result; the record verifies."""
    house = program(ada, token(ada))
    table = house.post("/tables", json={"game": "toy", "seats": ["me", "random"]}).json()["id"]
    assert house.get(f"/tables/{table}").json()["state"] == "waiting"
    house.post(f"/tables/{table}/start")
    while (look := house.get(f"/tables/{table}").json())["state"] == "playing":
        offered = house.get(f"/tables/{table}/choices").json()
        if look["my_turn"] and offered["choices"]:
            first = offered["choices"][0]
            assert first["choice"] == " ".join(first["parts"])
            sent = {"choice": first["choice"], "number": offered["number"], "nonce": offered["nonce"]}
            assert house.post(f"/tables/{table}/decisions", json=sent).status_code == 200

    assert len(house.get(f"/tables/{table}/view").json()["result"]) == 2
    assert gp.verify(house.get(f"/tables/{table}/record").text).players[0] == "Ada"
    assert [each["state"] for each in house.get("/tables").json() if each["id"] == table] == ["finished"]


def test_the_bot_of_the_docs_plays(server: Running, ada: Person) -> None:
    """It has fewer than forty lines, sits down by the invitation, and plays to the end against a person."""
    assert len(BOT.read_text(encoding="utf-8").splitlines()) < 40
    ben = call(Person(server.address), "Ben")
    ada.go("/new/toy").press("Open the table", **{"seat-1": "friend", "seat-2": "nobody", "seat-3": "nobody"})
    secret = invitation(ada).partition("invitation=")[2]
    environment = os.environ | {"GALAPAGOS_URL": server.address, "GALAPAGOS_TOKEN": token(ben)}
    command = [sys.executable, BOT, ada.table, secret]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as bot:
        while "Ben" not in ada.look_again().text:
            assert bot.poll() is None, bot.stderr
        ada.press("Start the game")
        while not ada.await_turn().is_over:
            ada.decide(1)
        told, wrong = bot.communicate(timeout=20)

    assert bot.returncode == 0, wrong
    assert "Ben" in told


def test_a_view_holds_what_its_seat_may_see(server: Running) -> None:
    """Others' hands are hidden, the seed is nowhere; a stranger's program sees what everybody sees."""
    ada, ben = table_for_two(server.address)
    eve = call(Person(server.address), "Eve")
    room = server.house.rooms[ada.table]
    views = [program(each, token(each)).get(f"/tables/{room.id}/view").json() for each in (ada, ben, eve)]
    assert room.match is not None

    assert [each["seat"] for each in views] == ["a", "b", None]
    assert [each["position"] for each in views] == [room.match.view(seat) for seat in (0, 1, None)]
    assert all(room.table.seed not in str(each) for each in views)


def test_a_decision_counts_once_and_not_too_late(server: Running) -> None:
    """Sent twice with one nonce it is one; for another number it is refused; for another seat too."""
    ada, ben = table_for_two(server.address)
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    room = server.house.rooms[ada.table]
    path = f"/tables/{room.id}"
    mine, his = program(mover, token(mover)), program(other, token(other))
    offered = mine.get(f"{path}/choices").json()
    assert his.get(f"{path}/choices").json()["choices"] == []
    sent = {"choice": offered["choices"][0]["choice"], "number": offered["number"], "nonce": offered["nonce"]}

    assert his.post(f"{path}/decisions", json=sent).status_code == 409
    assert mine.post(f"{path}/decisions", json=sent | {"nonce": "0" * 32}).status_code == 409
    assert mine.post(f"{path}/decisions", json=sent | {"choice": "fly away"}).status_code == 409
    assert [mine.post(f"{path}/decisions", json=sent).status_code for _ in range(3)] == [200] * 3
    late = mine.post(f"{path}/decisions", json=sent | {"nonce": "1" * 32})
    assert late.status_code == 409
    assert late.headers["content-type"] == "application/problem+json"
    assert late.json()["title"] == "Too late"
    assert room.match is not None
    assert room.match.number == 2


@pytest.mark.parametrize("path", ["/games", "/tables", "/tables/x", "/tables/x/view", "/tables/x/choices", "/stream"])
def test_without_a_token_nothing_is_told(server: Running, ada: Person, path: str) -> None:
    """Nor with a forged one, nor with a cookie."""
    good = token(ada)
    forged = good[:-1] + ("A" if good[-1] != "A" else "B")
    for header in ("", "Bearer", "Bearer galapagos_", f"Bearer {forged}", f"Basic {good}"):
        answer = ada.client.get(f"/api/v1{path}", headers={"authorization": header})
        assert answer.status_code == 401
        assert answer.headers["www-authenticate"] == "Bearer"
        assert answer.json()["status"] == 401


def test_a_revoked_token_is_refused(ada: Person) -> None:
    """From the moment on."""
    house = program(ada, token(ada))
    assert house.get("/tables").status_code == 200
    ada.go("/settings").press("Revoke")

    assert house.get("/tables").status_code == 401


def test_nobody_revokes_anothers_token(server: Running, ada: Person) -> None:
    """Even if he knows its digest."""
    house = program(ada, token(ada))
    digest = next(form.fields["token"] for form in ada.go("/settings").page.forms if "token" in form.fields)
    eve = call(Person(server.address), "Eve")
    eve.client.post("/settings/tokens/revoke", data={"token": digest})

    assert house.get("/tables").status_code == 200


def test_a_token_to_look_decides_nothing(server: Running) -> None:
    """It reads views; opening, joining, starting and deciding are refused."""
    ada, _ = table_for_two(server.address)
    table = ada.table
    house = program(ada, token(ada, "read"))
    assert house.get(f"/tables/{table}/view").status_code == 200
    posts = {
        "/tables": {"game": "toy", "seats": ["me", "easy"]},
        f"/tables/{table}/join": {},
        f"/tables/{table}/start": None,
        f"/tables/{table}/decisions": {"choice": "fish", "number": 1, "nonce": "x"},
    }
    assert [house.post(path, json=sent).status_code for path, sent in posts.items()] == [403] * 4


def test_only_digests_are_kept(server: Running, ada: Person) -> None:
    """Whoever reads the database learns no token; the page shows it once."""
    text = token(ada)
    with server.house.database.engine.connect() as connection:
        kept = str(connection.execute(schema.tokens.select()).all())

    assert text not in kept
    assert text.removeprefix("galapagos_") not in kept
    assert text not in ada.go("/settings").html


def test_no_token_gets_into_the_log(ada: Person, written: StringIO) -> None:
    """Neither where it is made nor where it is used."""
    text = token(ada)
    program(ada, text).get("/tables")

    assert "/api/v1/tables" in written.getvalue()
    assert text not in written.getvalue()


def test_too_many_requests_are_refused_for_a_while(
    server: Running, ada: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each token for itself, with the time to wait; then it may go on."""
    house, other = program(ada, token(ada)), program(ada, token(ada))
    seconds = [1000.0]
    monkeypatch.setattr(server.house.pace, "now", lambda: seconds[0])
    answers = [house.get("/games") for _ in range(61)]

    assert [each.status_code for each in answers] == [200] * 60 + [429]
    assert int(answers[-1].headers["retry-after"]) == 1
    assert other.get("/games").status_code == 200
    seconds[0] += 1
    assert house.get("/games").status_code == 200


@pytest.mark.parametrize("path", ["/nothing", "/tables/nothing", "/tables/%00", "/tables/nothing/view"])
def test_what_is_not_there_is_a_problem(ada: Person, path: str) -> None:
    """As programs read it."""
    answer = program(ada, token(ada)).get(path)

    assert answer.status_code == 404
    assert answer.headers["content-type"] == "application/problem+json"


def test_problems_come_in_the_language_that_is_accepted(ada: Person) -> None:
    """German here."""
    house = program(ada, token(ada))
    table = house.post("/tables", json={"game": "toy", "seats": ["me", "open"]}).json()["id"]
    answer = house.get(f"/tables/{table}/view", headers={"accept-language": "de"})

    assert answer.json()["detail"] == "Das Spiel hat noch nicht begonnen."


def ask_everything(operation: APIOperation[Any, Any, Any, Any], headers: dict[str, str]) -> None:
    """All kinds of things that a program could send there, and some that none should."""

    @settings(
        max_examples=3, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck)
    )
    @given(case=operation.as_strategy())
    def ask(case: Case) -> None:
        case.call_and_validate(headers=headers, checks=[not_a_server_error])

    ask()


@pytest.mark.usefixtures("unhurried")
def test_whatever_programs_send_the_server_does_not_break(server: Running, ada: Person) -> None:
    """Schemathesis reads the description and asks; no answer is a failure of ours."""
    described = schemathesis.openapi.from_url(f"{server.address}/api/openapi.json")
    operations = [each.ok() for each in described.get_all_operations()]
    assert len(operations) == 11
    headers = {"authorization": f"Bearer {token(ada)}"}
    for operation in operations:
        if not operation.path.endswith("/stream"):  # that does not end
            ask_everything(operation, headers)


def test_a_token_opens_nothing_when_its_owner_has_gone(server: Running) -> None:
    """Whoever has everything deleted takes his programs' keys along."""
    eve = call(Person(server.address), "Eve")
    mine = program(eve, token(eve))
    assert mine.get("/tables").status_code == 200

    eve.go("/account").press("Delete everything about me", sure="yes")

    assert mine.get("/tables").status_code == 401
