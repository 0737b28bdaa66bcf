"""Games that begin with a position."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import galapagos as gp
from tests.table.person import Person, call, play_on, table_for_two
from tests.table.serving import Running, running

POSITION = """
    eat, hole 1
    a: hand horns
    A1: carnivore, cards 2
    A2: flying
    b: 3 chips
    B1: cards 2
"""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def practise(person: Person, text: str = POSITION, **fields: str) -> Person:
    return person.take(person.client.post("/practise/beginning", data={"position": text} | fields))


def test_a_written_position_becomes_a_table(server: Running) -> None:
    """Whoever decides is the reader, bots are the others; the match is not rated."""
    ada = practise(call(Person(server.address), "Ada"))
    match = server.house.rooms[ada.table].match

    assert match is not None
    assert match.choices() == ["attack A1 B1", "feed A2"]
    assert match.players[0] == "Ada"
    assert not match.is_rated
    assert "does not count" in ada.text
    assert "It is your turn." in ada.text


def test_another_seat_can_be_taken(server: Running) -> None:
    """Then a bot decides first."""
    ada = practise(call(Person(server.address), "Ada"), seat="b", level="random").await_turn()
    match = server.house.rooms[ada.table].match
    assert match is not None
    assert match.players[1] == "Ada"
    assert match.moments[0].before.seat == 0
    assert match.bots == {0: "random"}


def test_its_record_says_where_it_began(server: Running) -> None:
    """It verifies, and it can be tried again from the same seat."""
    ada = practise(call(Person(server.address), "Ada"))
    play_on(ada)
    record = ada.client.get(f"/table/{ada.table}/record").text
    assert "\nposition: eat, turn 1, seat a" in record
    assert gp.verify(record).players[0] == "Ada"

    ada.press("Play again")
    again = server.house.rooms[ada.table].match
    assert again is not None
    assert again.choices() == ["attack A1 B1", "feed A2"]
    assert again.players[0] == "Ada"


def test_it_survives_a_new_start_of_the_server(tmp_path: Path) -> None:
    """What was dealt for the unknown cards stays dealt."""
    with running(tmp_path) as first:
        ada = practise(call(Person(first.address), "Ada"))
        state = first.house.rooms[ada.table].match.state  # type: ignore[union-attr]
        path, cookies = f"/table/{ada.table}", ada.client.cookies
    with running(tmp_path) as second:
        again = Person(second.address)
        again.client.cookies = cookies
        again.go(path)
        assert second.house.rooms[again.table].match.state == state  # type: ignore[union-attr]


def test_a_game_between_people_cannot_be_tried_out_before_its_end(server: Running) -> None:
    """Neither by the link, which is missing, nor by its address."""
    ada, ben = table_for_two(server.address, "beginning")
    table = ada.table
    assert ada.decide() or ben.decide()
    assert "Play on from here" not in ada.go(f"/table/{table}/replay?moment=0").text
    assert ada.client.get(f"/table/{table}/practise?moment=0").status_code == 409
    ada.go(f"/table/{table}").press("Resign")

    assert "Play on from here" in ada.go(f"/table/{table}/replay?moment=0").text


def test_a_moment_of_a_running_game_is_dealt_anew(server: Running) -> None:
    """The text shows what the reader sees, with question marks for the rest."""
    mover, seat = call(Person(server.address), "Ada"), 0
    mover.client.post("/play/beginning")
    mover.go("/").follow(gp.game("beginning").title).await_turn().decide()
    hidden = server.house.rooms[mover.table].match.moments[0].before  # type: ignore[union-attr]
    mover.go(f"/table/{mover.table}/replay?moment=0&eyes=all").follow("Play on from here")
    game = gp.game("beginning")
    assert mover.page.forms[0].action == "/practise/beginning"
    shown = mover.html.split("<textarea")[1].split(">", 1)[1].split("</textarea>")[0]
    assert shown == game.to_text(game.view(hidden, seat))

    mover.press("Play from here", position=shown)
    begun = server.house.rooms[mover.table].match
    assert begun is not None
    assert game.view(begun.start and game.from_data(begun.start, begun.dice), seat) == game.view(hidden, seat)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("text", "word"),
    [("", ""), ("eat, hole x", "x"), ("over", ""), ("a: hand unicorn", "unicorn"), ("x" * 20_000, "20000")],
)
def test_what_is_no_position_is_said_and_kept(server: Running, text: str, word: str) -> None:
    """So that it can be mended; no table is opened."""
    ada = practise(call(Person(server.address), "Ada"), text)

    assert ada.status == 400
    assert "No game can begin like this." in ada.text
    assert word in ada.text


def test_the_board_can_be_looked_at_first(server: Running) -> None:
    """With every card that the text names."""
    ada = practise(Person(server.address), show="yes")

    assert 'id="board"' in ada.html
    assert "hand: horns" in ada.text.replace("×1", "")
