"""Other engines with random players, measured beside ours where they are installed."""

import random
from importlib.util import find_spec
from typing import Any

from galapagos.lab.bench import Measure, Trial

SAMPLE = 200


def peers() -> list[Trial]:
    """The engines that are here."""
    trials = []
    if find_spec("pyspiel"):
        for name in ("hanabi", "hearts"):
            trials += [
                Trial(f"openspiel_{name}", "", "core_decisions_per_s", openspiel_inside(name)),
                Trial(f"openspiel_{name}", "", "python_decisions_per_s", openspiel_driven(name)),
            ]
    if find_spec("catanatron"):
        trials.append(Trial("catanatron", "", "python_decisions_per_s", catanatron))
    return trials


def openspiel_game(name: str) -> Any:
    import pyspiel

    return pyspiel.load_game(name)


def openspiel_inside(name: str) -> Measure:
    """Whole games played by OpenSpiel's own random bots, inside its C++; decisions by the mean of a sample."""
    import pyspiel

    game = openspiel_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player + 1) for player in range(game.num_players())]
    decisions = sum(openspiel_play(game) for _ in range(SAMPLE)) / SAMPLE

    def measure(repetitions: int) -> int:
        for seed in range(repetitions):
            pyspiel.evaluate_bots(game.new_initial_state(), bots, seed)
        return round(repetitions * decisions)

    return measure


def openspiel_driven(name: str) -> Measure:
    """Decisions made one by one from Python."""
    game = openspiel_game(name)

    def measure(repetitions: int) -> int:
        return sum(openspiel_play(game) for _ in range(repetitions))

    return measure


def openspiel_play(game: Any) -> int:
    state, free = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(actions, odds)[0])
            continue
        actions = state.legal_actions()
        free += len(actions) > 1
        state.apply_action(random.choice(actions))
    return free


def catanatron(repetitions: int) -> int:
    """Whole games of four random players."""
    from catanatron import Color, Game, RandomPlayer

    free = 0
    for seed in range(repetitions):
        game = Game([RandomPlayer(color) for color in Color], seed=seed)
        while game.winning_color() is None and game.state.num_turns < 1000:
            free += len(game.state.playable_actions) > 1
            game.play_tick()
    return free
