"""What is true of every bot at every table."""

from itertools import pairwise

import pytest
from galapagos_toy.pond import PILE, Pond
from hypothesis import given, settings

import galapagos as gp
from galapagos.bots import levels
from galapagos.bots.bot import Bot
from galapagos.bots.budget import Budget
from galapagos.bots.hard import Hard
from galapagos.bots.hint import hint
from galapagos.bots.quick import Easy, Normal
from galapagos.bots.thought import Thought, spell
from galapagos.core.dice import Dice, stream
from galapagos.core.errors import IllegalChoice, Malformed
from galapagos.core.playout import Tally
from galapagos.core.state import State
from galapagos.games.game import Game, Setup
from galapagos.lab.playing import play
from tests.games.positions import ALL, NAMES, reached, seeds_and_steps

QUICK = ("random", "easy", "hard@12")  # normal plays hundreds of games to their ends where a game has no brain

for_every_table = pytest.mark.parametrize(("game", "setup"), ALL, ids=NAMES)
at_random_positions = settings(max_examples=3, deadline=None, derandomize=True)


@for_every_table
@at_random_positions
@given(where=seeds_and_steps())
def test_a_decision_does_not_change_when_only_hidden_things_change(
    game: Game, setup: Setup, where: tuple[int, int]
) -> None:
    """Each level decides alike in all worlds that look alike to its seat, and its choice is legal."""
    state = reached(game, setup, *where)
    other_world = state.reshuffle(state.seat, stream(77))

    for level in QUICK if game.brain is None else (*QUICK, "normal"):
        choice = levels.decide(game, state, level, stream(3))
        assert choice in game.choices(state)
        assert levels.decide(game, other_world, level, stream(3)) == choice


def thought(bot: Bot, seed: int = 1):  # type: ignore[no-untyped-def]
    """What a bot thinks at the start of a game of The Beginning."""
    game = gp.game("beginning")
    state = game.new(game.settle(3), stream(4))
    return bot.think(game, state.reshuffle(state.seat, stream(5)), stream(seed))


@pytest.mark.parametrize("workers", [1, 2])
def test_the_same_dice_simulations_and_workers_think_the_same(workers: int) -> None:
    """However fast the machine is and whichever process is ready first."""
    budget = Budget(simulations=60, workers=workers)

    first, again = thought(Hard(budget)), thought(Hard(budget))

    assert first == again
    assert first.simulations == 60


def test_each_worker_imagines_worlds_of_its_own() -> None:
    """Twice the same search would say nothing new."""
    alone = thought(Hard(Budget(simulations=30)))
    together = thought(Hard(Budget(simulations=60, workers=2)))

    assert {line.steps[0]: 2 * line.visits for line in alone.lines} != {
        line.steps[0]: line.visits for line in together.lines
    }


def test_workers_share_the_simulations() -> None:
    """All of them are run, no more."""
    budget = Budget(simulations=100, workers=3)

    assert [budget.share(worker).simulations for worker in range(3)] == [34, 33, 33]
    assert Budget(seconds=2, workers=3).share(1) == Budget(seconds=2)


class Clock:
    """A clock that the test turns."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("step", [1 / 256, 1 / 32, 1 / 8, 3 / 8, 3.0])
def test_a_bot_stops_thinking_before_its_time_is_up(step: float) -> None:
    """Only as long as one more simulation fits; but one it needs to decide at all."""
    clock = Clock()

    class Slow(Pond):
        """Whoever imagines another world here is a little older afterwards."""

        def reshuffle(self, eyes: int, dice: Dice) -> Pond:
            clock.now += step
            return super().reshuffle(eyes, dice)

    toy = gp.game("toy")
    state = toy.new(toy.settle(3), stream(1))
    assert isinstance(state, Pond)
    state.__class__ = Slow

    found = Hard(Budget(seconds=1), clock).think(toy, state, stream(1))

    assert found.simulations == max(1, int(1 / step))
    assert clock.now - 100 <= max(1, step)


def test_slices_grow_until_they_fill_ten_milliseconds() -> None:
    """A compiled loop lets nobody else in: it is kept short, and never runs past the budget."""
    assert Budget(simulations=9).slice(0, 0.0) == 1
    assert Budget(simulations=9).slice(1, 0.0) == 2
    assert Budget(simulations=9).slice(8, 0.0001) == 1
    assert Budget(simulations=9).slice(9, 0.0001) == 0
    assert Budget(simulations=1000).slice(100, 0.1) == 10
    assert Budget(simulations=1000).slice(1, 3.0) == 1
    assert Budget(seconds=1).slice(100, 0.1) == 10
    assert Budget(seconds=1).slice(100, 0.996) == 0
    assert Budget(seconds=1).slice(1000, 0.996) == 4
    assert Budget(seconds=1).slice(2, 0.5) == 1
    assert Budget(seconds=1).slice(1, 0.6) == 0


def test_a_thought_says_why() -> None:
    """Its lines, the best first, can be told in words from one decision to the next."""
    game = gp.game("beginning")
    state = game.new(game.settle(3), stream(4))
    position = state.reshuffle(state.seat, stream(5))

    found = Hard(Budget(simulations=200)).think(game, position, stream(1))

    assert sum(line.visits for line in found.lines) == 200
    assert [line.visits for line in found.lines] == sorted((line.visits for line in found.lines), reverse=True)
    assert found.lines[0].steps[0] == (position.seat, found.choice)
    assert all(0 <= line.expected <= 1 for line in found.lines)
    told = spell(game, position, found.lines[0], stream(1))
    assert len(told) > 1
    assert " ".join(told[0].parts) in [game.text(state, choice) for choice in game.choices(state)]


def test_a_beginner_errs_by_the_weights() -> None:
    """Sensible choices are common, silly ones rare."""
    game = gp.game("beginning")
    state = game.position("eat, hole 2\na:\nA1:\nA2: fat-tissue, 1 chips\nb:")
    chosen = [game.text(state, Easy().think(game, state, stream(seed)).choice) for seed in range(60)]

    assert chosen.count("feed A1") > chosen.count("feed A2") > 0


def test_normal_tries_every_choice_in_eight_worlds() -> None:
    """One world alone might be the wrong one."""
    found = thought(Normal())

    assert {line.visits for line in found.lines} == {8}
    assert found.simulations == 8 * len(found.lines) > 8


def test_a_hint_is_for_whoever_decides_and_stays_the_same() -> None:
    """It rests on what the seat sees, not on the seed."""
    match = gp.new("beginning", seats=2, seed=3)
    assert match.seat is not None
    advised = hint(match, match.seat, Budget(simulations=40))

    assert advised == hint(match, match.seat, Budget(simulations=40))
    assert " ".join(advised[0].steps[0].parts) in match.choices()
    assert all(advice.expected is not None and 0 <= advice.expected <= 1 for advice in advised)
    with pytest.raises(IllegalChoice, match="does not decide now"):
        hint(match, 1 - match.seat, Budget(simulations=1))


@pytest.mark.parametrize(
    "level", ["genius", "hard@", "hard@0", "hard@0s", "hard@fast", "easy@3", "hard@-1", "", "hard@1e3"]
)
def test_a_level_nobody_knows_is_refused(level: str) -> None:
    """With those there are."""
    with pytest.raises(Malformed, match="hard@400"):
        levels.bot(level)


def test_a_bot_is_not_shown_the_true_position() -> None:
    """One that goes by everything it is shown decides alike in worlds that look alike."""
    toy = gp.game("toy")
    state = toy.new(toy.settle(4), stream(1))
    worlds = [state, *(state.reshuffle(state.seat, stream(seed)) for seed in range(6))]

    assert len({levels.decide(toy, world, "peeper", stream(2)) for world in worlds}) == 1


class Witness(Bot):
    """Fishes, and remembers the pile as it was shown."""

    def __init__(self) -> None:
        self.piles: list[list[int]] = []

    def think(self, game: Game, position: State, dice: Dice) -> Thought:
        assert isinstance(position, Pond)
        self.piles.append([position.cards.face[card] for card in position.pile(PILE)])
        return Thought(game.find(position, "fish") if "fish" in texts(game, position) else game.choices(position)[0])


def texts(game: Game, position: State) -> list[str]:
    """All choices as they are written."""
    return [game.text(position, choice) for choice in game.choices(position)]


def test_a_game_among_bots_hides_what_a_seat_does_not_know() -> None:
    """What lies in the pile is imagined anew for each decision, so what was shown before does not come true."""
    toy, witness = gp.game("toy"), Witness()

    play(toy, toy.settle(2), [witness, witness], stream(1), stream(2), Tally())

    assert len(witness.piles) > 10
    assert not all(later == pile[-len(later) :] for pile, later in pairwise(witness.piles) if later)


def test_a_hint_does_not_change_when_only_hidden_things_change() -> None:
    """It is no way to look into others' hands."""
    match = gp.new("beginning", seats=3, seed=3)
    assert match.seat is not None
    advised = hint(match, match.seat, Budget(simulations=40))

    match.state = match.state.reshuffle(match.seat, stream(9))

    assert hint(match, match.seat, Budget(simulations=40)) == advised


def test_a_bot_of_another_package_is_found_by_its_name() -> None:
    """Offered as an entry point, it plays wherever ours play."""
    game = gp.game("toy")
    state = game.new(game.settle(2), stream(1))

    chosen = levels.decide(game, state, "angler", stream(1))

    assert game.text(state, chosen) == "fish"
