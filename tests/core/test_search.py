"""The search: what it finds, what it does not look at twice, and what it is told."""

from itertools import pairwise
from typing import NamedTuple

import pytest
from galapagos_toy.pond import PILE, Pond

import galapagos as gp
from galapagos.bots.budget import Budget
from galapagos.bots.hard import Hard
from galapagos.core.brain import SURE, Brain
from galapagos.core.dice import Dice, stream
from galapagos.core.events import Events
from galapagos.core.glance import glance, guess
from galapagos.core.numbers import i64, vec
from galapagos.core.result import Result
from galapagos.core.search import Search, square_root
from galapagos.core.state import State
from galapagos.core.tree import NO_EDGE, PRUNED, choice_of, seat_of
from galapagos.core.words import Words

BEGINNING = gp.game("beginning")


def searched(position: str, simulations: int, seed: int = 1) -> tuple[State, Search]:
    """A position of The Beginning, thought about so long."""
    state = BEGINNING.position(position)
    search = Search(state, BEGINNING.brain, stream(seed))
    search.run(simulations)
    return state, search


def edges(search: Search, node: int) -> dict[int, int]:
    """The edges of a node by their choices."""
    found, edge = {}, search.tree.first[node]
    while edge != NO_EDGE:
        found[choice_of(search.tree.key[edge])] = edge
        edge = search.tree.following[edge]
    return found


def best_reachable(state: State, seat: int, dice: Dice) -> int:
    """What the seat brings home if it alone goes on deciding: tried out to the end, choice by choice."""
    if state.seat == -1:
        result = state.result()
        assert result is not None
        return result.points[seat] - max(points for other, points in enumerate(result.points) if other != seat)
    leads = []
    for choice in BEGINNING.choices(state):
        after = state.copy()
        after.play(choice, dice)
        leads.append(best_reachable(after, seat, dice))
    return max(leads)


LAST_TURNS = {
    "a neck that reaches two more": """
        play, start b, last round, hole 1
        a: 3 chips, hand long-neck horns
        A1: cards 2
        A2: fast
        b: 8 chips
    """,
    "an attack worth its horns": """
        eat, start b, last round, hole 1
        a: 3 chips
        A1: carnivore, cards 3
        A2: horns, cards 1
        b: 6 chips
        B1: horns, cards 2
        B2: flying
    """,
    "fat before feeding": """
        play, start b, last round, hole 6
        a: 1 chips, hand fat-tissue fast
        A1: cards 2
        A2:
        b: 10 chips
    """,
}


@pytest.mark.parametrize("position", LAST_TURNS.values(), ids=LAST_TURNS)
def test_forced_wins_are_found(position: str) -> None:
    """In a last turn without secrets only the best choices win, and they are chosen one after the other."""
    dice = stream(1)
    state = BEGINNING.position(position)
    assert best_reachable(state, 0, dice) > 0, "the position can be won"
    losing = 0
    while state.seat == 0:
        for choice in BEGINNING.choices(state):
            after = state.copy()
            after.play(choice, dice)
            losing += best_reachable(after, 0, dice) <= 0
        state.play(Hard(Budget(simulations=300)).think(BEGINNING, state, dice).choice, dice)

    assert losing > 0, "the position can be lost"
    result = state.result()
    assert result is not None
    assert result.winners() == [0]


def test_orders_that_cannot_matter_meet_in_one_node() -> None:
    """Two cards played in either order lead to the same position, which is thought about once."""
    state, search = searched("play\na: hand horns fast\nA1:\nA2:\nb: hand 3\nB1: carnivore", 300)
    horns, fast = (BEGINNING.find(state, text) for text in ("evolve horns A1", "evolve fast A2"))
    first = edges(search, 0)

    over_horns = edges(search, search.tree.child[first[horns]])[fast]
    over_fast = edges(search, search.tree.child[first[fast]])[horns]

    assert search.tree.child[over_horns] == search.tree.child[over_fast] >= 0


class Story(State):
    """A game without chance or secrets: at each page a seat chooses the next one, or it is over."""

    def __init__(self, page: "Page", seats: int) -> None:
        super().__init__(seats)
        self.page = page
        self.seat = page.seat

    def most(self) -> int:
        return 4

    def choices(self, into: vec[i64]) -> int:
        for at in range(len(self.page.following)):
            into[at] = at
        return len(self.page.following)

    def play(self, choice: int, dice: Dice, events: Events | None = None) -> None:
        self.page = self.page.following[choice]
        self.seat = self.page.seat
        self.turn += 1

    def copy(self) -> "Story":
        copy = Story(self.page, self.seats)
        copy.turn = self.turn
        return copy

    def trace(self, into: Words) -> None:
        into.add(self.page.number)

    def reshuffle(self, eyes: int, dice: Dice) -> "Story":
        return self.copy()

    def result(self) -> Result | None:
        return Result([*self.page.places], [], "end") if self.page.places else None


class Page(NamedTuple):
    """Who chooses, among which pages; or the places of all."""

    number: int
    seat: int
    following: tuple["Page", ...] = ()
    places: tuple[int, ...] = ()


def test_choices_that_lead_to_the_same_position_are_looked_at_once() -> None:
    """Of several edges of a node that lead to one position only the first stays."""
    won, lost = Page(1, -1, places=(1, 2)), Page(2, -1, places=(2, 1))
    same, other = Page(3, 0, (won, lost)), Page(4, 0, (lost, lost))
    search = Search(Story(Page(5, 0, (same, same, other, same)), 2), None, stream(1))
    search.run(40)

    children = [search.tree.child[edge] for edge in edges(search, 0).values()]
    assert children[0] >= 0
    assert children[1] == children[3] == PRUNED
    assert children[2] not in (children[0], PRUNED)


def test_a_choice_that_looked_bad_can_be_looked_at_closer() -> None:
    """From then on nothing else is tried first; what was known of the others stays."""
    _, search = searched(next(iter(LAST_TURNS.values())), 200)
    before = {choice: search.tree.visits[edge] for choice, edge in edges(search, 0).items()}
    neglected = min(before, key=lambda choice: before[choice])

    search.keep_to(neglected)
    search.run(50)

    after = {choice: search.tree.visits[edge] for choice, edge in edges(search, 0).items()}
    assert after == before | {neglected: before[neglected] + 50}


def test_others_are_expected_to_look_after_themselves() -> None:
    """Seat b could throw seat a back to the last place, at the cost of its own first one: it will not."""
    safe = Page(1, -1, places=(2, 2, 1))
    good_for_both, spiteful = Page(2, -1, places=(2, 1, 3)), Page(3, -1, places=(3, 2, 1))
    trusting = Page(4, 1, (good_for_both, spiteful))
    search = Search(Story(Page(5, 0, (safe, trusting)), 3), None, stream(1))
    search.run(200)

    assert choice_of(search.tree.key[search.tree.best(0)]) == 1
    line = search.tree.best(search.tree.child[search.tree.best(0)])
    assert (seat_of(search.tree.key[line]), choice_of(search.tree.key[line])) == (1, 0)


def test_nobody_is_expected_to_help() -> None:
    """What would be good for seat a alone is not what seat b chooses."""
    safe = Page(1, -1, places=(2, 1, 3))
    kind, selfish = Page(2, -1, places=(1, 2, 3)), Page(3, -1, places=(3, 1, 2))
    found = []
    for seed in range(1, 6):
        search = Search(Story(Page(5, 0, (Page(4, 1, (kind, selfish)), safe)), 3), None, stream(seed))
        search.run(200)
        found.append(choice_of(search.tree.key[search.tree.best(0)]))

    assert found == [1] * 5


class Taste(Brain):
    """A brain from plain Python: weights by the place of a choice, the same expectation everywhere."""

    def weigh(self, state: State, choices: vec[i64], count: int, into: vec[i64]) -> None:
        for at in range(count):
            into[at] = (0, 3, 1)[at]

    def expect(self, state: State, into: vec[i64]) -> None:
        into[0], into[1] = SURE // 4, SURE * 3 // 4


def test_guesses_go_by_the_weights() -> None:
    """What weighs nothing is never drawn, what weighs three times as much three times as often."""
    end = Page(1, -1, places=(1, 2))
    story = Story(Page(2, 0, (end, end, end)), 2)
    dice = stream(3)
    drawn = [guess(story, Taste(), dice) for _ in range(1000)]

    assert drawn.count(0) == 0
    assert 700 < drawn.count(1) < 800


def test_a_brain_from_plain_python_is_asked_too() -> None:
    """Behind the horizon its expectation stands for all that would follow."""
    end = Page(1, -1, places=(2, 1))
    long = end
    for number in range(2, 12):
        long = Page(number, 0, (long, long))
    search = Search(Story(Page(12, 0, (long, end)), 2), Taste(), stream(1))
    search.run(8)

    promised = [search.tree.total[edge] // search.tree.visits[edge] for edge in edges(search, 0).values()]
    assert promised == [SURE // 4, 0]


def test_what_a_world_lacks_is_not_counted_as_refused() -> None:
    """An answer that needs a certain card is available in some worlds only."""
    toy = gp.game("toy")
    state = toy.position("turn 1, seat a, thief -\na: 1, 1 2 2\nb: 5, ? ? ?\nheap:\npile: ? x18")
    search = Search(state.reshuffle(0, stream(1)), None, stream(2))
    search.run(300)
    steal = edges(search, 0)[toy.find(state, "steal b")]
    answers = edges(search, search.tree.child[steal])
    available = sorted(search.tree.available[edge] for edge in answers.values())

    assert available[0] < available[-1]
    assert all(search.tree.visits[edge] <= search.tree.available[edge] for edge in answers.values())


def test_searching_changes_nothing_it_was_given() -> None:
    """The position is the caller's."""
    state, search = searched("play\na: hand horns fast\nA1:\nb: hand 3\nB1:", 50)

    assert state == search.position
    assert state == BEGINNING.position("play\na: hand horns fast\nA1:\nb: hand 3\nB1:")


def test_a_glance_tries_each_choice_in_the_same_worlds() -> None:
    """What is better in every world is better in sum, however few they are."""
    state = BEGINNING.position("eat, start b, last round, hole 0\na:\nA1: carnivore\nb: 1 chips\nB1: horns\nB2:")

    totals = glance(state, BEGINNING.brain, stream(1), 1)

    texts = [BEGINNING.text(state, choice) for choice in BEGINNING.choices(state)]
    assert texts == ["attack A1 B1", "attack A1 B2"]
    assert len(totals) == 2
    assert totals[1] > totals[0]


class Greed(Brain):
    """Judges by the card that will be drawn next, as if it could be seen."""

    def __init__(self) -> None:
        super().__init__()
        self.horizon = 0

    def weigh(self, state: State, choices: vec[i64], count: int, into: vec[i64]) -> None:
        for at in range(count):
            into[at] = 1

    def expect(self, state: State, into: vec[i64]) -> None:
        assert isinstance(state, Pond)
        for seat in range(state.seats):
            into[seat] = SURE * state.cards.face[state.cards.top[PILE]] // 4


def test_a_glance_looks_at_several_worlds() -> None:
    """What lies hidden differs from one to the other, so eight of them are not eight times the same."""
    toy = gp.game("toy")
    state = toy.new(toy.settle(2), stream(1))

    totals = glance(state, Greed(), stream(1), 8)

    assert all(8 * SURE // 4 < total < 8 * SURE * 3 // 4 for total in totals)
    assert all(total % (8 * SURE // 4) != 0 for total in totals)


def test_square_roots_are_rounded_down() -> None:
    """Whole numbers only: no machine rounds another way."""
    roots = [square_root(number) for number in range(2000)]

    assert all(root * root <= number < (root + 1) ** 2 for number, root in enumerate(roots))
    assert all(later >= earlier for earlier, later in pairwise(roots))
