"""Finished and running matches, looked through moment by moment."""

from collections.abc import Iterator

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.game import Game
from galapagos.games.sight import ALL_EYES
from galapagos.table.pages import position
from galapagos.text.seats import LETTERS
from tests.table.person import Person, play_on, table_for_two
from tests.table.serving import Running, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


@pytest.fixture(scope="module")
def finished(server: Running) -> tuple[Person, Person]:
    """Ada and Ben after a game."""
    ada, ben = table_for_two(server.address)
    play_on(ada, ben)
    return ada, ben


def test_a_match_is_stepped_through_by_links(finished: tuple[Person, Person]) -> None:
    """From the beginning on, back, to the end; beyond it there is nothing."""
    ada, _ = finished
    ada.go(f"/table/{ada.table}").follow("Replay")
    assert "0 of" in ada.text
    ada.follow("›").follow("›")
    assert "2 of" in ada.text
    ada.follow("‹")
    assert "1 of" in ada.text
    ada.follow("»")
    last = ada.text.split(" of ")[1].split()[0]
    assert f"{last} of {last}" in ada.text
    assert ada.go(f"/table/{ada.table}/replay?moment={int(last) + 1}").status == 404


def test_afterwards_everybody_may_look_through_all_eyes(server: Running, finished: tuple[Person, Person]) -> None:
    """Somebody's, the spectators', or all at once: then no card is hidden any more."""
    ada, _ = finished
    eve = Person(server.address).go(f"/table/{ada.table}/replay?moment=1")
    match = server.house.rooms[ada.table].match
    assert match is not None
    state, game = match.moments[1].before, match.game
    hands = [game.view(state, seat)["hands"][seat] for seat in range(2)]
    assert all(card in eve.go("?moment=1&eyes=all").text for hand in hands for card in hand)
    assert eve.go("?moment=1&eyes=a").html != eve.go("?moment=1&eyes=b").html


def test_while_it_is_played_nobody_borrows_eyes(server: Running) -> None:
    """The own ones are used, whatever the address says."""
    ada, ben = table_for_two(server.address)
    mover = ada if "It is your turn." in ada.text else ben
    mover.decide()
    eve = Person(server.address)
    for person in (ada, ben, eve):
        own = person.client.get(f"/table/{ada.table}/replay?moment=1").text
        for eyes in ("a", "b", "all", "public", "x"):
            assert person.client.get(f"/table/{ada.table}/replay?moment=1&eyes={eyes}").text == own


def test_a_moment_is_shared_by_its_link(server: Running, finished: tuple[Person, Person]) -> None:
    """It stands on the page, and whoever opens it sees the same."""
    ada, _ = finished
    ada.go(f"/table/{ada.table}/replay?moment=2&eyes=b")
    link = server.house.settings.address + f"/table/{ada.table}/replay?moment=2&amp;eyes=b"
    assert link in ada.html
    eve = Person(server.address).go(f"/table/{ada.table}/replay?moment=2&eyes=b")
    board = eve.html.split('id="board"')[1].split('class="dock"')[0]
    assert board in ada.html


@pytest.mark.parametrize("game", [game for game in gp.games().values() if game.id != "toy"], ids=lambda game: game.id)
def test_open_cards_are_seen_on_every_board(game: Game) -> None:
    """Each hand by the names of its cards, in both languages."""
    setup = game.settle(max(count for count in game.seats if count < 5))
    state = game.new(setup, stream(1))
    for _ in range(12):
        state.play(game.choices(state)[0], stream(1))
    players = [letter.upper() for letter in LETTERS[: state.seats]]
    for language in ("en", "de"):
        say = game.say(language)
        board = position.board(game, state, ALL_EYES, players, say)
        for seat in range(state.seats):
            hand = game.view(state, seat)["seats"][seat].get("hand", [])
            assert all(say.names.get(card, card) in board for card in hand if "/" not in card)
