"""What is secret never reaches a browser: two worlds that differ only in it give it the same bytes."""

from collections.abc import Iterator

import pytest

import galapagos as gp
from tests.table.person import Person, table_for_two
from tests.table.serving import Running, running
from tests.table.worlds import bytes_for, change_world, news


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.mark.parametrize("game", list(gp.games()))
def test_two_worlds_give_the_same_bytes(server: Running, game: str) -> None:
    """To a spectator and to each seat, by page and by stream, at several moments of a game."""
    ada, ben = table_for_two(server.address, game)
    eve = Person(server.address)
    table = ada.table
    room = server.house.rooms[table]
    differing = 0
    for step in range(6):
        for person in (ada, ben):
            person.look_again().decide(step)
        assert room.match is not None
        state = room.match.state
        for eyes, person in ((room.public, eve), (0, ada), (1, ben)):
            here = bytes_for(server, person, table)
            for number in (1, 2):
                change_world(room, eyes, number)
                differing += room.match.state != state
                assert bytes_for(server, person, table) == here
                room.match.state = state
        room.faces.clear()

    assert differing > 10


def test_nobody_is_told_the_choices_of_another(server: Running) -> None:
    """Choices, previews and reasons are for the seat that decides."""
    ada, ben = table_for_two(server.address)
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    choice = mover.choices().buttons[0][1]["choice"]  # type: ignore[union-attr]
    for person in (other, Person(server.address)):
        assert "nonce" not in person.client.get(f"/table/{mover.table}").text
        preview = person.client.get(f"/table/{mover.table}/preview", params={"choice": choice})
        assert preview.status_code in (403, 409) or preview.json() == {"lines": []}


def test_the_seed_shows_only_its_hash_until_the_end(server: Running) -> None:
    """On no page of a running table."""
    ada, ben = table_for_two(server.address)
    seed = server.house.rooms[ada.table].table.seed
    for person in (ada, ben, Person(server.address)):
        for path in ("", "/replay", "/changes", "/record", "/verify"):
            assert seed not in person.client.get(f"/table/{ada.table}{path}").text
    ada.press("Resign")

    assert seed in ben.look_again().text


def test_a_stream_is_as_private_as_a_page(server: Running) -> None:
    """A forged cookie listens as a stranger."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    mover.decide()
    eve = Person(server.address)
    eve.client.cookies.set("galapagos-visitor", ada.client.cookies["galapagos-visitor"][:-1] + "x")

    assert news(server, eve, ada.table) == news(server, Person(server.address), ada.table)
    assert news(server, ada, ada.table) != news(server, eve, ada.table)


def test_a_stream_goes_on_where_it_broke(server: Running) -> None:
    """With the number of the last message nothing comes twice and nothing is lost."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    mover.decide()
    number = server.house.stamp(server.house.rooms[mover.table].number)
    lines = server.house.rooms[mover.table].face(2, "en").lines
    last = len(lines)
    while not (ben if mover is ada else ada).look_again().decide():
        mover.look_again().decide()
    headers = {"last-event-id": number, "accept-encoding": ""}
    with mover.client.stream("GET", f"/stream?follow={mover.table}", headers=headers) as answer:
        told = next(line for line in answer.iter_lines() if line.startswith('data: {"table"'))

    assert f'"log":[{last},' in told
