"""Clocks and standing answers: what a person need not do himself."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from galapagos.core.errors import Malformed
from galapagos.table.clock import DAY, Clock, Rule, spell
from galapagos.table.standing import Standing
from galapagos.text.catalogue import Say
from tests.table.person import Person, call, play_on
from tests.table.serving import Running, running


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path) as server:
        yield server


def sit_down(server: Running, **clock: str) -> tuple[Person, Person]:
    """Ada, who decides, and Ben at a table of two with a clock."""
    ada, ben = call(Person(server.address), "Ada"), call(Person(server.address), "Ben")
    seats = {"seat-1": "friend"} | {f"seat-{at}": "nobody" for at in range(2, 4)}
    ada.go("/new/toy").press("Open the table", **seats, **clock)
    link = re.search(r"/table/\w+\?invitation=\w+", ada.html)
    assert link is not None
    ben.go(link[0]).press("Sit here")
    ada.go(f"/table/{ada.table}").press("Start the game")
    ben.go(f"/table/{ada.table}")
    return (ada, ben) if "It is your turn." in ada.text else (ben, ada)


QUICK = {"clock": "seconds", "clock-seconds": "30", "clock-reserve": "2"}


@pytest.mark.parametrize("text", ["", "30+120", "600+0", "3d"])
def test_rules_are_kept_as_texts(text: str) -> None:
    """What a table keeps is read again."""
    rule = Rule.from_text(text)

    assert (rule.to_text() if rule else "") == text


@pytest.mark.parametrize("text", ["4+0", "601+0", "30+7260", "0d", "31d", "30", "d", "+"])
def test_what_is_no_clock_is_refused(text: str) -> None:
    """Too short, too long, or nothing of the kind."""
    with pytest.raises(Malformed):
        Rule.from_text(text)


def test_only_what_goes_beyond_a_decision_is_taken_from_the_reserve() -> None:
    """A quick decision gives nothing back; whoever waits loses nothing."""
    clock = Clock(Rule(30, 120), 2, 0)

    clock.note(1, 20, True)
    assert (clock.left, clock.deadline) == ([120, 120], 20 + 30 + 120)
    clock.note(0, 20 + 40, True)
    assert clock.left == [120, 110]
    clock.note(None, 100, False)
    assert (clock.left, clock.deadline) == ([110, 110], None)


def test_what_others_do_at_the_table_does_not_stop_the_clock() -> None:
    """An offer, or a bot that takes another seat, is no decision."""
    clock = Clock(Rule(30), 2, 0)

    clock.note(0, 20, False)

    assert clock.deadline == 30


def test_times_are_written_as_people_write_them() -> None:
    """Minutes, hours, days; never less than nothing."""
    found = [spell(each, Say("en", [], {})) for each in (-5, 61, 3_725, 2 * DAY)]

    assert found == ["0:00", "1:01", "1:02:05", "2 days"]


def test_a_bot_decides_when_the_time_is_up_until_the_person_is_back(
    server: Running, turn: Callable[[float], None]
) -> None:
    """Seconds and reserve used up: the seat is a bot's; its person takes it again and decides."""
    mover, other = sit_down(server, **QUICK)
    turn(149)
    assert "It is your turn." in mover.look_again().text
    turn(2)
    other.await_turn()

    mover.look_again().press("Take my seat again")
    assert "A bot keeps your seat." not in mover.text


def test_clocks_go_on_while_the_house_is_closed(tmp_path: Path) -> None:
    """A table of days is found again, and whoever took too long meanwhile has lost his turn to a bot."""
    with running(tmp_path) as first:
        mover, other = sit_down(first, **{"clock": "days", "clock-days": "3"})
        assert "2 days" in mover.text
        table = mover.table
    with running(tmp_path) as second:
        real = second.house.now
        second.house.now = lambda: real() + 3 * DAY
        back = Person(second.address)
        back.client.cookies = other.client.cookies
        back.go(f"/table/{table}").await_turn()

        assert "bot, easy" in back.text


def test_a_pause_stops_the_clock(server: Running, turn: Callable[[float], None]) -> None:
    """Both agree; nobody decides meanwhile; anybody ends it, and the count begins anew."""
    mover, other = sit_down(server, **QUICK)
    mover.press("Ask for a pause")
    other.look_again().press("Agree")
    assert "The game is paused." in mover.look_again().text
    turn(10_000)
    assert mover.look_again().choices() is None

    mover.press("Go on with the game")

    assert "It is your turn." in mover.text
    play_on(mover, other)


def test_a_clock_that_cannot_be_is_refused(server: Running) -> None:
    """One sentence, and no table."""
    ada = call(Person(server.address), "Ada")

    ada.go("/new/toy").press("Open the table", **QUICK | {"clock-seconds": "1"})

    assert "No clock counts like this." in ada.text


def choose(person: Person, verb: str) -> None:
    """Make the first choice with this verb."""
    form = person.await_turn().choices()
    assert form is not None
    person.post(form, next(named for _, named in form.buttons if named["choice"].startswith(verb)))


def test_a_standing_answer_is_given_until_it_is_taken_back(server: Running) -> None:
    """Always yield: the house does it, only its owner sees that; revoked, the question comes again."""
    thief, victim = sit_down(server)
    for _ in range(3):
        choose(thief, "sell")
        choose(victim, "sell")
    choose(thief, "steal")
    victim.await_turn().press("Always: yield")
    assert "Ask me again" in victim.text
    assert "Ask me again" not in thief.look_again().text

    choose(victim, "sell")
    choose(thief, "steal")
    choose(victim, "sell")

    victim.look_again().press("Ask me again")
    choose(thief, "steal")
    choose(victim, "yield")


def test_an_answer_until_something_changes_waits_when_something_has() -> None:
    """The same choices in the same order, or none; and nothing where a choice is left."""
    standing = Standing.for_these("yield", ["guard", "yield"])

    assert standing.answer(["guard", "yield"]) == "yield"
    assert standing.answer(["yield"]) is None
    assert Standing("yield").answer(["yield"]) == "yield"
    assert Standing("run").answer(["run A1", "run A2"]) is None


def test_only_what_the_game_offers_can_be_answered_ahead(server: Running) -> None:
    """A forged form changes nothing, and neither does one for another seat's decision."""
    mover, other = sit_down(server)

    for person, verb in ((mover, "fish"), (mover, "yield"), (other, "yield")):
        answer = person.client.post(f"/table/{mover.table}/always", data={"verb": verb, "scope": "always"})
        assert answer.status_code == 409
