"""What bots think of finished matches."""

import time
from collections.abc import Iterator

import pytest

import galapagos as gp
from galapagos.table.analysis import MOST_AT_WORK, Judgement, judge, open_decisions, turning_points
from tests.table.person import Person, table_for_two
from tests.table.serving import Running, running
from tests.table.test_record import hand_in


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(tmp_path_factory.mktemp("house")) as server:
        yield server


def finished(name: str, decisions: int) -> gp.Match:
    match = gp.new(name, seats=2, seed=7)
    while match.seat is not None and match.number <= decisions:
        match.play(match.choices()[-1])
    if match.seat is not None:
        match.resign(0)
    return match


def wait_for(eve: Person) -> Person:
    """Until nothing is missing any more."""
    patience = time.monotonic() + 60
    while "data-growing" in eve.html:
        assert time.monotonic() < patience
        eve.look_again()
    return eve


def test_a_finished_match_is_judged_once_and_shown_as_it_grows(server: Running) -> None:
    """First what is there, and how much is missing; in the end a line for each seat and a row for each decision."""
    match = finished("toy", 8)
    eve = hand_in(Person(server.address), match.record()).follow("Analysis")
    assert "The bots think about it: 0 of" in eve.text

    wait_for(eve)

    assert eve.html.count("<polyline") == 2
    decisions = open_decisions(match)
    assert eve.html.count('scope="row"') == len(decisions)
    whole = eve.text
    assert eve.look_again().text == whole
    eve.go(eve.url.replace("analysis", f"replay?moment={decisions[0] - 1}"))
    assert "The next decision" in eve.text


def test_where_many_wait_a_match_is_taken_up_by_a_later_look(server: Running) -> None:
    """Strangers cannot heap up work without end."""
    ada, ben = table_for_two(server.address)
    assert ada.decide() or ben.decide()
    ada.look_again().press("Resign")
    waiting = server.house.analyst.at_work
    others = {f"other {number}" for number in range(MOST_AT_WORK)}
    waiting |= others
    ada.follow("Analysis")
    assert ada.table not in waiting

    waiting -= others
    ada.look_again()
    assert ada.table in waiting


def test_a_running_match_is_not_analysed(server: Running) -> None:
    """Nobody gets advice for a game of people."""
    ada, _ = table_for_two(server.address)
    assert ada.client.get(f"/table/{ada.table}/analysis").status_code == 409


RIVAL = """
    eat, seat b, hole 0
    a: 11 chips
    A1: scavenger
    A2: carnivore hiding
    A3: hiding fat-tissue
    b: 8 chips
    B1: cards carnivore, 1 chip
    B2: carnivore nocturnal fat-tissue, cards ? fertile horns
    B3: cards ?, 1 chip
    c: 10 chips
    C1: carnivore nocturnal fat-tissue, cards ? x3
    C2:
"""


def test_a_blunder_costs_what_the_better_choice_promises_more() -> None:
    """Whoever eats his own kind leaves the rival hunter alone; asked again the bots say the same."""
    game = gp.game("beginning")
    view = game.view(game.position(RIVAL), 1)
    blunder = judge("beginning", view, 5, "attack B2 B1")

    assert blunder.best == "attack B2 C1"
    assert blunder.line[0] == "b attack B2 C1"
    assert blunder.loss > 0.1
    assert judge("beginning", view, 5, "attack B2 B1") == blunder
    assert judge("beginning", view, 5, "attack B2 C1").loss == 0


def test_turning_points_are_the_largest_losses_in_their_order() -> None:
    """Six at most, small ones not at all."""
    losses = [0.01, 0.3, 0.061, 0.2, 0.5, 0.07, 0.08, 0.09, 0.04]
    found = [Judgement(number, 0, [0.5], "a", 0.5, "b", 0.5 + loss, []) for number, loss in enumerate(losses)]

    assert [each.number for each in turning_points(found)] == [1, 3, 4, 5, 6, 7]


def test_decisions_are_judged_from_coarse_to_fine() -> None:
    """Each once, and only those at which there was a choice."""
    match = finished("toy", 40)
    order = open_decisions(match)
    free = [at for at, each in enumerate(match.moments, 1) if len(match.game.choices(each.before)) > 1]

    assert sorted(order) == free
    assert order != free
    quarter = sorted(order[: len(order) // 4])
    assert quarter[-1] - quarter[0] > len(match.moments) // 2
