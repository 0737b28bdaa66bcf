"""What a host sees of his server: health, numbers, and a log that keeps secrets."""

import json
import logging
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import fields
from io import StringIO
from pathlib import Path

import httpx
import pytest

import galapagos as gp
from galapagos.table import tally
from galapagos.table.journal import Line
from galapagos.table.settings import Settings, option, variable
from tests.table.person import Person, play_on, table_for_two
from tests.table.serving import Running, running

WORD = "scrape-me"
HOSTING = Path(__file__).parent.parent.parent / "docs" / "hosting.md"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house"), metrics=WORD) as server:
        yield server


def numbers(server: Running) -> dict[str, float]:
    answer = httpx.get(f"{server.address}/metrics", headers={"authorization": f"Bearer {WORD}"})
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    return {name: float(value) for name, value in re.findall(r"^(\w+(?:\{.*\})?) (\S+)$", answer.text, re.MULTILINE)}


def test_health_says_whether_the_store_answers(tmp_path: Path) -> None:
    """As a proxy or a watchdog asks it."""
    with running(tmp_path) as server:
        assert httpx.get(f"{server.address}/health").json() == {"server": "ok", "store": "ok"}
        with server.house.database.engine.begin() as connection:
            connection.exec_driver_sql("ALTER TABLE house RENAME TO ruin")

        answer = httpx.get(f"{server.address}/health")

        assert answer.status_code == 503
        assert answer.json()["store"] == "does not answer"


def test_decisions_are_counted(server: Running) -> None:
    """Each act that is committed, with the time it took; and tables as long as they are played."""
    before = numbers(server)
    ada, ben = table_for_two(server.address)
    assert numbers(server)["galapagos_tables_running"] == before["galapagos_tables_running"] + 1
    play_on(ada, ben)
    after = numbers(server)

    decided = after["galapagos_decisions_total"] - before["galapagos_decisions_total"]
    assert decided > 5
    assert after["galapagos_commit_seconds_count"] - before["galapagos_commit_seconds_count"] == decided
    assert after['galapagos_commit_seconds_bucket{le="+Inf"}'] == after["galapagos_commit_seconds_count"]
    assert after["galapagos_tables_running"] == before["galapagos_tables_running"]


def test_thoughts_and_listeners_are_counted(server: Running) -> None:
    """Bots' work, and browsers that listen."""
    ada = Person(server.address)
    ada.take(ada.client.post("/play/toy")).await_turn()
    with ada.client.stream("GET", f"/stream?follow={ada.table}") as answer:
        chunks = answer.iter_raw()
        next(chunks)
        listening = numbers(server)["galapagos_listening"]
    ada.decide()
    ada.look_again().await_turn()

    assert listening >= 1
    assert numbers(server)["galapagos_thoughts_total"] >= 1
    assert numbers(server)["galapagos_thinking_seconds_total"] > 0


@pytest.mark.parametrize("said", ["", "Bearer", "Bearer scrape", "Bearer scrape-me2", "Basic scrape-me"])
def test_strangers_are_told_no_numbers(server: Running, said: str) -> None:
    """Not even that there are any."""
    assert httpx.get(f"{server.address}/metrics", headers={"authorization": said}).status_code == 404


def test_without_a_word_nobody_is_told_numbers(tmp_path: Path) -> None:
    """As it is unless the host says otherwise."""
    with running(tmp_path) as server:
        for said in ("", "Bearer", "Bearer x"):
            assert httpx.get(f"{server.address}/metrics", headers={"authorization": said}).status_code == 404


def test_the_lines_of_all_processes_are_added() -> None:
    """A process that is started anew goes on counting; nobody listens to it any more."""
    paper = tally.blank(2)
    first, second = tally.Tally(paper, 0), tally.Tally(paper, 1)
    first.commit(0.004)
    second.commit(9.0)
    second.add(tally.LISTENING, 3)
    second = tally.Tally(paper, 1)

    text = first.text(7)

    assert "galapagos_decisions_total 2\n" in text
    assert "galapagos_listening 0\n" in text
    assert "galapagos_tables_running 7\n" in text
    assert 'galapagos_commit_seconds_bucket{le="0.005"} 1\n' in text
    assert 'galapagos_commit_seconds_bucket{le="2.5"} 1\n' in text
    assert 'galapagos_commit_seconds_bucket{le="+Inf"} 2\n' in text
    assert "galapagos_commit_seconds_sum 9.004" in text


def test_requests_and_decisions_are_logged_without_secrets(server: Running, written: StringIO) -> None:
    """One line of JSON each; no cookie, nonce, seed, invitation, name or word of the talk stands in any."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    form = mover.choices()
    assert form is not None
    mover.decide()
    ada.look_again().press("Send", text="between-us")
    room = server.house.rooms[ada.table]
    secrets = [
        ada.client.cookies["galapagos-visitor"].partition(".")[2],
        form.fields["nonce"],
        room.table.seed,
        server.house.signer.mark("invitation", ada.table)[:16],
        "between-us",
        "Ada",
    ]

    lines = [json.loads(line) for line in written.getvalue().splitlines()]

    requests = [line for line in lines if line["event"] == "request"]
    assert {"time", "level", "method", "path", "status", "ms"} <= {*requests[0]}
    assert f"/table/{ada.table}/decide" in {line["path"] for line in requests}
    assert {"table", "number", "ms"} <= {*next(line for line in lines if line["event"] == "decision")}
    assert [secret for secret in secrets if secret in written.getvalue()] == []


def test_an_error_is_logged_with_its_place_but_not_its_words(server: Running, written: StringIO) -> None:
    """What an error says may hold what is stored."""
    house = server.house
    ada, _ = table_for_two(server.address)
    before = numbers(server)["galapagos_errors_total"]
    match, house.rooms[ada.table].match = house.rooms[ada.table].match, "a very secret seed"  # type: ignore[assignment]
    assert Person(server.address).go(f"/table/{ada.table}").status == 500
    house.rooms[ada.table].match = match

    line = next(json.loads(line) for line in written.getvalue().splitlines() if '"error"' in line)
    assert line["event"] == "page failed"
    assert line["error"] == "AttributeError"
    assert any("pages/" in place for place in line["where"])
    assert "secret" not in written.getvalue()
    assert numbers(server)["galapagos_errors_total"] == before + 1


def test_a_line_of_the_log_is_one_line() -> None:
    """Whatever a browser puts into an address."""
    record = logging.LogRecord("galapagos", logging.INFO, "", 0, "request\nforged", (), None)
    record.told = {"path": '/x\n{"event": "forged"}'}

    assert Line().format(record).count("\n") == 0
    assert json.loads(Line().format(record))["event"] == "request"


def test_every_setting_is_an_option_a_variable_and_documented(capsys: pytest.CaptureFixture[str]) -> None:
    """None is forgotten in `--help` or on the page for hosts."""
    from galapagos.cli import main

    with suppress(SystemExit):
        main(["serve", "--help"])
    told, page = capsys.readouterr().out, HOSTING.read_text(encoding="utf-8")
    for each in fields(Settings):
        assert option(each) in told
        assert f"`{variable(each)}`" in page
        assert f"`{option(each)}`" in page


@pytest.mark.parametrize(
    ("environment", "right"),
    [
        ({"GALAPAGOS_PORT": "x"}, "GALAPAGOS_PORT is a number"),
        ({"GALAPAGOS_WORKERS": "0"}, "at least one process"),
        ({"GALAPAGOS_WORKERS": "2", "GALAPAGOS_DATABASE": "sqlite:///x.db"}, "several processes share a PostgreSQL"),
        ({"GALAPAGOS_LOG_LEVEL": "loud"}, "one of debug, info, warning, error"),
    ],
)
def test_settings_that_do_not_fit_are_refused(environment: dict[str, str], right: str) -> None:
    """With what would be right."""
    with pytest.raises(gp.Malformed, match=right):
        Settings.from_environment(environment)


def test_the_service_file_is_one() -> None:
    """It sets what there is to set; where systemd is at hand, it has no complaint."""
    unit = (HOSTING.parent.parent / "contrib" / "galapagos.service").read_text(encoding="utf-8")
    known = {variable(each) for each in fields(Settings)}
    assert {*re.findall(r"^Environment=(\w+)=", unit, re.MULTILINE)} <= known
    command = re.findall(r"^ExecStart=(\S+) serve$", unit, re.MULTILINE)
    assert len(command) == 1
    if shutil.which("systemd-analyze"):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder) / "galapagos.service"
            file.write_text(unit.replace(command[0], "/bin/true"), encoding="utf-8")
            done = subprocess.run(["systemd-analyze", "verify", file], capture_output=True, text=True)
        assert done.stderr == ""
