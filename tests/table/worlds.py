"""Two worlds that differ only in what somebody cannot see, and all the bytes that he is sent."""

from galapagos.core.dice import stream
from galapagos.table.room import Room
from tests.table.person import Person
from tests.table.serving import Running


def news(server: Running, person: Person, table: str) -> str:
    """What a stream says of a table since its game began: every block, letter by letter."""
    since = server.house.stamp(server.house.rooms[table].whole)
    path = f"/stream?follow={table}&since={since}"
    with person.client.stream("GET", path, headers={"accept-encoding": ""}) as answer:
        for line in answer.iter_lines():
            if line.startswith('data: {"table"'):
                return line
    raise AssertionError("the stream ended")


def bytes_for(server: Running, person: Person, table: str) -> list[bytes | str]:
    """Everything a browser can get of a running table."""
    return [*pages_for(person, table), news(server, person, table)]


def pages_for(person: Person, table: str) -> list[bytes]:
    """All of that but the stream."""
    paths = [f"/table/{table}", f"/table/{table}/changes", f"/table/{table}/replay?moment=0"]
    return [person.client.get(path).content for path in paths]


def change_world(room: Room, eyes: int, number: int) -> None:
    """Deal anew all that these eyes do not know, and forget what was made of the old world."""
    assert room.match is not None
    room.match.state = room.match.state.reshuffle(eyes, stream(number))
    room.faces.clear()
