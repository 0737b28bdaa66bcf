"""Ratings: which matches count, and what they tell."""

from collections.abc import Iterator
from itertools import count

import pytest

from galapagos.match import act
from galapagos.table.store import ratings
from galapagos.table.store.ratings import Rating
from tests.table.person import Person, call, play_on
from tests.table.serving import Running, running

PASSWORD = "a giant tortoise"
NUMBERS = count(1)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def registered(server: Running, name: str) -> Person:
    """Somebody new with an account; names are given once."""
    person = Person(server.address).go("/account")
    return person.press("Register", name=f"{name}{next(NUMBERS)}", new=PASSWORD)


def sit_down(*people: Person, public: str = "yes", bots: int = 0) -> None:
    """A table of the toy game at which these people sit, and perhaps bots; the game has begun."""
    kinds = ["me"] + ["open"] * (len(people) - 1) + ["random"] * bots
    kinds += ["nobody"] * (4 - len(kinds))
    host, *others = people
    host.go("/new/toy").press("Open the table", public=public, **{f"seat-{at}": kind for at, kind in enumerate(kinds)})
    for other in others:
        other.go(f"/table/{host.table}").press("Sit here")
    host.look_again().press("Start the game")
    for other in others:
        other.look_again()


def rated(server: Running, person: Person) -> list[Rating]:
    """What is known of somebody, as the store has it."""
    visitor = next(seat.visitor for seat in server.house.rooms[person.table].seats if seat.name == name_of(person))
    return server.house.database.read_now(lambda connection: ratings.of_visitor(connection, visitor or ""))


def name_of(person: Person) -> str:
    return str(person.client.get("/account/export").json()["name"])


def test_a_match_between_people_with_accounts_at_a_public_table_is_rated(server: Running) -> None:
    """The winner rises, the loser falls by as much, both are better known; their pages and the ranking show it."""
    ada, ben = registered(server, "Ada"), registered(server, "Ben")
    sit_down(ada, ben)
    assert rated(server, ada) == []
    ada.press("Resign")

    (loser,), (winner,) = rated(server, ada), rated(server, ben)
    assert loser.game == "toy"
    assert winner.skill - 25 == pytest.approx(25 - loser.skill)
    assert winner.skill > 25
    assert max(winner.doubt, loser.doubt) < 25 / 3
    assert winner.matches == 1
    page = Person(server.address).go(f"/person/{name_of(ben).lower()}")
    assert "1 of 2" in page.text
    assert "2 of 2" in page.go(f"/person/{name_of(ada)}").text
    ranking = page.go("/ranking/toy").text
    assert ranking.index(name_of(ben)) < ranking.index(name_of(ada))
    assert name_of(ben) in page.go("/ranking").text


def test_a_whole_game_of_three_is_rated_by_places(server: Running) -> None:
    """Whoever is ahead in the game gains more."""
    people = [registered(server, name) for name in ("Ada", "Ben", "Cyd")]
    sit_down(*people)
    play_on(*people)

    match = server.house.rooms[people[0].table].match
    assert match is not None
    result = match.result()
    assert result is not None
    skills = [rated(server, person)[0].skill for person in people]
    places = result.places
    assert all((skills[a] > skills[b]) == (places[a] < places[b]) for a in range(3) for b in range(3))


def test_what_does_not_count(server: Running) -> None:
    """A private table, a guest, a bot: nobody gains or loses anything."""
    ada, ben, eve = registered(server, "Ada"), registered(server, "Ben"), call(Person(server.address), "Eve")
    sit_down(ada, ben, public="")
    ada.press("Resign")
    assert rated(server, ada) == []
    sit_down(ada, eve)
    ada.press("Resign")
    assert rated(server, ada) == []
    sit_down(ada, ben, bots=1)
    ada.press("Offer to end without a loser")
    ben.look_again().press("Agree")
    assert ben.is_over
    assert rated(server, ada) == []


def test_a_match_whose_decisions_were_taken_back_does_not_count(server: Running) -> None:
    """By consent beyond what hurts nobody: it is a lesson then."""
    ada, ben = registered(server, "Ada"), registered(server, "Ben")
    sit_down(ada, ben)
    match = server.house.rooms[ada.table].match
    assert match is not None
    mover, other = (ada, ben) if "It is your turn." in ada.text else (ben, ada)
    mover.decide(-1)
    mover.look_again().press("Ask to take back")
    other.look_again().press("Agree")
    assert not match.is_rated
    other.look_again().press("Resign")

    assert other.is_over
    assert rated(server, ada) == []


def test_leaving_the_seat_to_a_bot_saves_nobody(server: Running) -> None:
    """Whoever is not there at the end is behind all who stayed, whatever the bot has done for him."""
    ada, ben = registered(server, "Ada"), registered(server, "Ben")
    sit_down(ada, ben)
    ada.press("Leave my seat to a bot")
    play_on(ben)

    match = server.house.rooms[ben.table].match
    assert match is not None
    assert any(each.kind == act.BOT for each in match.acts)
    assert rated(server, ben)[0].skill > rated(server, ada)[0].skill


def test_where_all_have_left_nothing_is_rated(server: Running) -> None:
    """Bots finished it among themselves."""
    ada, ben = registered(server, "Ada"), registered(server, "Ben")
    sit_down(ada, ben)
    ada.press("Leave my seat to a bot")
    ben.client.post(f"/table/{ada.table}/give")
    play_on(ada)

    assert rated(server, ada) == []


def test_two_at_one_screen_are_not_rated(server: Running) -> None:
    """They are one visitor, who cannot beat himself."""
    ada = registered(server, "Ada")
    kinds = {"seat-0": "me", "seat-1": "here", "seat-2": "nobody", "seat-3": "nobody"}
    ada.go("/new/toy").press("Open the table", public="yes", **kinds).press("Start the game")
    room = server.house.rooms[ada.table]
    ada.press(f"I am {room.seats[room.awaited() or 0].name}: show my cards").press("Resign")

    assert ada.is_over
    assert rated(server, ada) == []


def test_pages_of_people_without_an_account_do_not_exist(server: Running) -> None:
    """Nor those of games that nobody knows."""
    call(Person(server.address), "Guestina")
    assert Person(server.address).go("/person/Guestina").status == 404
    assert Person(server.address).go("/ranking/chess").status == 404


def test_whoever_goes_leaves_the_rankings(server: Running) -> None:
    """The other one keeps what he has won."""
    ada, ben = registered(server, "Ada"), registered(server, "Ben")
    sit_down(ada, ben)
    ada.press("Resign")
    name = name_of(ada)
    ada.go("/account").press("Delete everything about me", sure="yes", password=PASSWORD)

    assert name not in ben.go("/ranking/toy").text
    assert name_of(ben) in ben.text
    assert ben.go(f"/person/{name}").status == 404
