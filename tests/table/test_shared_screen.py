"""Several people at one screen: one seat lies open at a time."""

import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.table.person import PATIENCE, Person, call
from tests.table.serving import Running, running
from tests.table.worlds import change_world, pages_for


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def begin(server: Running, game: str, *others: str, **fields: str) -> Person:
    """Ada and Bea at Ada's screen, and whoever else; the game has begun."""
    ada = call(Person(server.address), "Ada")
    kinds = {f"seat-{at}": kind for at, kind in enumerate(["me", "here", *others])}
    kinds |= {f"seat-{at}": "nobody" for at in range(len(kinds), 8)}
    ada.go(f"/new/{game}").press("Open the table", **kinds, **fields)
    for form in ada.page.forms:
        if form.action.endswith("/call") and form.fields["seat"] == "1":
            ada.post(form, {"name": "Bea"})
    return ada.press("Start the game")


def open_as(ada: Person, name: str) -> Person:
    return ada.press(f"I am {name}: show my cards")


def waiting_for(ada: Person) -> str:
    """To whom the screen is to be passed."""
    return "Ada" if "I am Ada: show my cards" in ada.buttons() else "Bea"


def test_between_two_people_everything_is_covered(server: Running) -> None:
    """The page that is passed on is the one a stranger sees; one's own comes by a click, for whoever decides."""
    ada = begin(server, "toy")
    first = waiting_for(ada)
    second = "Bea" if first == "Ada" else "Ada"
    stranger = Person(server.address).go(f"/table/{ada.table}")
    board = ada.html.split('id="board"')[1].split("</section>")[0]
    assert board == stranger.html.split('id="board"')[1].split("</section>")[0]
    assert ada.choices() is None

    open_as(ada, first)
    assert f"It is your turn, {first}." in ada.text
    assert ada.html.split('id="board"')[1].split("</section>")[0] != board
    ada.decide(0)

    assert f"I am {second}: show my cards" in ada.buttons()
    assert ada.choices() is None


def test_only_whoever_decides_can_be_uncovered_and_only_by_the_host(server: Running) -> None:
    """Another seat, another visitor, a number that is none: refused, and everything stays covered."""
    ada = begin(server, "toy")
    awaited = 0 if waiting_for(ada) == "Ada" else 1
    carl = call(Person(server.address), "Carl")
    for person, seat in ((ada, 1 - awaited), (ada, 7), (ada, "x"), (carl, awaited)):
        answer = person.client.post(f"/table/{ada.table}/uncover", data={"seat": seat})
        assert answer.status_code == 409
    assert carl.client.post(f"/table/{ada.table}/cover").status_code == 409

    assert "show my cards" in ada.look_again().html


def test_streams_of_a_covered_screen_say_what_everybody_hears(server: Running) -> None:
    """The same bytes for the covered screen and for a stranger, and its pages are kept by nobody."""
    ada = begin(server, "beginning", "random")
    stranger = Person(server.address).go("/")
    found = [
        person.client.get(f"/table/{ada.table}/changes", headers={"x-galapagos": "1"}) for person in (ada, stranger)
    ]

    assert found[0].content == found[1].content
    assert {each.headers["cache-control"] for each in found} == {"no-store"}
    assert ada.client.get(f"/table/{ada.table}").headers["cache-control"] == "no-store"


@pytest.mark.parametrize("game", ["toy", "beginning", "origin"])
def test_two_worlds_give_a_shared_screen_the_same_bytes(server: Running, game: str) -> None:
    """Covered it gets what everybody may know, uncovered what this seat may know and not what the next one does."""
    ada = begin(server, game)
    room = server.house.rooms[ada.table]
    for step in range(4):
        for is_open in (False, True):
            if is_open:
                open_as(ada.look_again(), waiting_for(ada))
            assert room.match is not None
            state, eyes = room.match.state, room.match.seat if is_open else room.public
            assert room.uncovered == (eyes if is_open else None)
            here = pages_for(ada, ada.table)
            change_world(room, eyes, step)
            assert room.match.state != state
            assert pages_for(ada, ada.table) == here
            room.match.state = state
            room.faces.clear()
        while ada.look_again().decide(step):
            pass


def test_a_cover_can_be_drawn_at_any_time(server: Running) -> None:
    """Somebody comes by: one press, and nothing secret is on the screen."""
    ada = begin(server, "toy")
    name = waiting_for(ada)
    open_as(ada, name).press("Cover my cards")

    assert ada.choices() is None
    assert f"I am {name}: show my cards" in ada.buttons()


def test_where_nothing_is_secret_nothing_is_covered(server: Running) -> None:
    """A game that lies open on the table needs no cover: whoever decides just goes on."""
    ada = begin(server, "biosphere")

    assert "show my cards" not in ada.html
    first = ada.text
    ada.decide(0)
    assert "It is your turn, " in ada.text
    assert ada.text != first


def test_what_is_proposed_is_settled_at_the_screen(server: Running) -> None:
    """Those who sit side by side need no form to agree."""
    ada = begin(server, "toy")
    open_as(ada, waiting_for(ada)).press("Offer to end without a loser")

    assert "All agreed to end it here." in ada.text


def test_a_whole_game_at_one_screen(server: Running) -> None:
    """To the result, bots among them; again with rotated seats."""
    ada = begin(server, "toy", "random")
    patience = time.monotonic() + PATIENCE
    while not ada.is_over:
        assert time.monotonic() < patience, ada.text
        if "show my cards" in ada.html:
            open_as(ada, waiting_for(ada))
        elif not ada.decide(0):
            ada.look_again()
    ada.press("Play again")

    assert "show my cards" in ada.html or "decides" in ada.text
