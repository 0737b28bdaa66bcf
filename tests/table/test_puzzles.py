"""Puzzles without scripts: a choice by a button, the answer with its reason, and what was solved is remembered."""

from collections.abc import Iterator
from urllib.parse import quote

import pytest

import galapagos as gp
from tests.table.person import Person
from tests.table.serving import Running, running

PUZZLES = gp.game("beginning").puzzles


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def answer(person: Person, choice: str, number: int = 1) -> Person:
    return person.take(person.client.post(f"/puzzles/beginning/{number}/decide", data={"choice": choice}))


def test_a_wrong_choice_is_told_with_its_reason_and_the_solution_stays_secret(server: Running) -> None:
    """It can be tried again."""
    puzzle = PUZZLES[0]
    other = [*puzzle.promises][1]
    eve = answer(Person(server.address).go("/puzzles/beginning"), other)

    assert "There is something better than this" in eve.text
    assert f"It promises {puzzle.promises[other]} %" in eve.text
    assert "Next puzzle" not in eve.text
    assert eve.choices() is not None
    assert eve.go("/puzzles/beginning").url.endswith("/puzzles/beginning/1")


def test_the_right_choice_is_told_with_its_line_and_remembered(server: Running) -> None:
    """Also for a puzzle in between; the next visit begins with the first that is left."""
    eve = Person(server.address)
    answer(eve, PUZZLES[0].solution)
    assert "The best choice" in eve.text
    assert f"It promises {PUZZLES[0].promises[PUZZLES[0].solution]} %" in eve.text
    assert eve.choices() is None
    answer(eve, PUZZLES[2].solution, 3)
    eve.go("/puzzles/beginning")

    assert eve.url.endswith("/puzzles/beginning/2")
    assert eve.html.count(", solved") == 2


def test_looking_at_the_solution_solves_nothing(server: Running) -> None:
    """It only shows it."""
    eve = Person(server.address).go(f"/puzzles/beginning/1?choice={quote(PUZZLES[0].solution)}")
    assert "The best choice" in eve.text
    assert eve.go("/puzzles/beginning").url.endswith("/1")


@pytest.mark.parametrize("choice", ["", "fly away", "attack Z9 Z8", "feed A1 <b>"])
def test_what_cannot_be_chosen_is_refused(server: Running, choice: str) -> None:
    """By form and by address alike."""
    eve = answer(Person(server.address), choice)
    assert eve.status == 409
    assert eve.go(f"/puzzles/beginning/1?choice={quote(choice or 'x')}").status == 409


@pytest.mark.parametrize("path", ["/puzzles/chess", "/puzzles/beginning/0", "/puzzles/beginning/99", "/puzzles/toy"])
def test_what_is_no_puzzle_is_not_there(server: Running, path: str) -> None:
    """With the way back."""
    assert Person(server.address).go(path).status == 404


def test_the_script_is_told_why_and_what_will_happen(server: Running) -> None:
    """As at a table."""
    client = Person(server.address).client
    sure = client.get("/puzzles/beginning/1/preview", params={"choice": PUZZLES[0].solution}).json()
    assert sure["lines"]
    told = client.get("/puzzles/beginning/1/why", params={"parts": "attack"}).json()
    assert told["text"]
