"""Positions that random play reaches, for any game, form, option and number of seats."""

from collections.abc import Iterator
from zlib import crc32

from hypothesis import strategies as st

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.state import NOBODY, State
from galapagos.games.game import Game, Setup

LATEST = 9_999


def tables(game: Game) -> Iterator[Setup]:
    """Every form with every number of seats it takes; and other values of each option, at the form's smallest table."""
    for form in game.forms:
        for seats in form.seats:
            yield game.settle(seats, form.id)
        for option in game.options:
            if not option.belongs_to(form.id):
                continue
            others = [value for value in option.values if value != option.settle(None)]
            for value in others[:2]:
                yield game.settle(form.seats[0], form.id, **{option.id: value})


ALL = [(game, setup) for game in gp.games().values() for setup in tables(game)]
NAMES = [
    "-".join([game.id, setup.form, str(setup.seats), *(f"{k}={v}" for k, v in setup.options.items())])
    for game, setup in ALL
]


def reached(game: Game, setup: Setup, seed: int, steps: int) -> State:
    """The position after so many random choices; a number beyond the end of that game goes round to its beginning."""
    positions = [*random_game(game, setup, seed)]
    return positions[steps % len(positions)]


def random_game(game: Game, setup: Setup, seed: int) -> Iterator[State]:
    """Every position of a random game in which somebody decides; each table has its own games."""
    dice = stream(seed, crc32(repr((game.id, setup)).encode()))
    state = game.new(setup, dice)
    while state.seat != NOBODY:
        yield state
        choices = game.choices(state)
        state = state.copy()
        state.play(choices[dice.below(len(choices))], dice)


def seeds_and_steps() -> st.SearchStrategy[tuple[int, int]]:
    """What Hypothesis varies, early and late positions alike; the shrunk form is an early one of a small seed."""
    return st.tuples(st.integers(0, 2**32), st.integers(0, LATEST))
