"""What must hold in every game, at every position that random play reaches."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given

from galapagos.core.dice import Dice, stream
from galapagos.core.errors import IllegalChoice, Malformed, Stale
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.core.playout import Tally, play_out
from galapagos.core.state import NOBODY, State
from galapagos.core.words import Words
from galapagos.games.game import Game, Setup
from galapagos.match.match import Match
from galapagos.match.reading import load
from galapagos.text.seats import LETTERS
from tests.games.positions import ALL, NAMES, reached, seeds_and_steps

for_every_table = pytest.mark.parametrize(("game", "setup"), ALL, ids=NAMES)


def everybody_and_the_public(state: State) -> range:
    return range(state.seats + 1)


@for_every_table
@given(where=seeds_and_steps())
def test_choices_are_unique_bounded_and_the_same_in_an_equal_position(
    game: Game, setup: Setup, where: tuple[int, int]
) -> None:
    """The list has no doubles, fits its bound, has a text for each, and depends on the position alone."""
    state = reached(game, setup, *where)

    choices = game.choices(state)
    texts = [game.text(state, choice) for choice in choices]

    assert 0 < len(choices) <= state.most()
    assert len(set(choices)) == len(choices)
    assert len(set(texts)) == len(texts)
    assert game.choices(game.from_data(game.to_data(state), stream(0))) == choices
    assert [game.find(state, text) for text in texts] == choices


@for_every_table
@given(where=seeds_and_steps())
def test_a_refused_choice_changes_nothing(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Malformed, illegal and stale decisions leave the match as it was."""
    match = Match(game, setup, where[0])
    dice = stream(where[0])
    for _ in range(where[1] % 30):
        if match.seat is not None:
            choices = match.choices()
            match.play(choices[dice.below(len(choices))])
    before, acts = match.state.copy(), [*match.acts]

    with pytest.raises(Stale):
        match.play("whatever", at=match.number + 1)
    for refused in ("no such thing", "", *(verb for verb in game.grammar.verbs if verb not in match.choices())):
        with pytest.raises((Malformed, IllegalChoice)):
            match.play(refused)

    assert match.state == before
    assert match.acts == acts


@for_every_table
@given(where=seeds_and_steps())
def test_copies_are_independent(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """A copy is equal, plays on alike, and leaves its original alone."""
    state = reached(game, setup, *where)
    copy, twin = state.copy(), state.copy()
    digest = state.digest()

    assert copy == state
    assert copy.digest() == digest
    play_out(copy, stream(3), Tally())
    assert state == twin
    assert state.digest() == digest
    play_out(twin, stream(3), Tally())
    assert twin == copy


@for_every_table
@given(where=seeds_and_steps())
def test_positions_come_back_from_data_and_from_text(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Plain data and readable text say everything about a position."""
    state = reached(game, setup, *where)
    data = game.to_data(state)

    assert game.to_data(game.from_data(data, stream(0))) == data
    assert game.from_data(data, stream(0)) == state
    assert game.from_data(game.from_text(game.to_text(data)), stream(0)) == state


@for_every_table
def test_positions_are_equal_when_their_data_is(game: Game, setup: Setup) -> None:
    """Whatever plain data tells apart, `==` and `digest` tell apart, down to the last number and word."""
    for steps in (1, 40, 90):
        state = reached(game, setup, 2, steps)
        data = game.to_data(state)
        for changed in with_one_change(data):
            try:
                other = game.from_data(changed, stream(0))
            except ValueError:
                continue
            is_same = game.to_data(other) == data
            assert (other == state) is is_same, changed
            assert (other.digest() == state.digest()) is is_same, changed


def with_one_change(data: Any) -> Iterator[Any]:
    """The same plain data, one number or word of it exchanged."""
    if isinstance(data, dict):
        for key, value in data.items():
            yield from ({**data, key: changed} for changed in with_one_change(value))
    elif isinstance(data, list):
        for at, value in enumerate(data):
            yield from ([*data[:at], changed, *data[at + 1 :]] for changed in with_one_change(value))
        yield from (swapped(data, at) for at in range(len(data) - 1))
    elif isinstance(data, bool):
        yield not data
    elif isinstance(data, int):
        yield data + 1
    elif isinstance(data, str) and len(data) == 1:
        yield from (letter for letter in LETTERS if letter != data)


def swapped(items: list[Any], at: int) -> list[Any]:
    return [*items[:at], items[at + 1], items[at], *items[at + 2 :]]


@for_every_table
@given(where=seeds_and_steps())
def test_records_come_back_from_every_position(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """A match that begins in any position, with a decision or two, is the same when its record is read."""
    state = reached(game, setup, *where)
    match = Match(game, setup, where[0], start=game.to_data(state))
    match.play(match.choices()[-1])

    again = load(match.record())

    assert again.acts == match.acts
    assert again.state == match.state
    assert again.record() == match.record()


@for_every_table
@given(where=seeds_and_steps())
def test_views_tell_nothing_hidden(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Worlds that differ only in what a pair of eyes cannot know give these eyes the same view."""
    state = reached(game, setup, *where)

    for eyes in everybody_and_the_public(state):
        view = game.view(state, eyes)
        for other_world in (state.reshuffle(eyes, stream(1)), state.reshuffle(eyes, stream(2))):
            assert game.view(other_world, eyes) == view


@for_every_table
@given(where=seeds_and_steps())
def test_equal_views_and_equal_dice_give_equal_reshuffles(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """A bot's world depends on what its seat sees and on its dice, on nothing else."""
    state = reached(game, setup, *where)

    for eyes in everybody_and_the_public(state):
        world = state.reshuffle(eyes, stream(5))
        assert state.reshuffle(eyes, stream(9)).reshuffle(eyes, stream(5)) == world
        assert game.from_data(game.view(state, eyes), stream(5)) == world


@for_every_table
def test_reshuffles_vary_with_the_dice(game: Game, setup: Setup) -> None:
    """Different dice deal different worlds, as long as anything is hidden."""
    state = reached(game, setup, 1, 3)

    worlds = {state.reshuffle(0, stream(dice)).digest() for dice in range(8)}

    assert len(worlds) > 1


@for_every_table
@given(where=seeds_and_steps())
def test_nobody_can_read_a_hidden_hand_from_what_goes_by_itself(
    game: Game, setup: Setup, where: tuple[int, int]
) -> None:
    """Where a single choice would be played without asking, everybody can compute the choices."""
    state = reached(game, setup, *where)
    texts = [game.text(state, choice) for choice in game.choices(state)]

    for eyes in everybody_and_the_public(state):
        other_world = state.reshuffle(eyes, stream(4))
        assert other_world.is_open() == state.is_open()
        assert other_world.seat == state.seat
        if state.is_open():
            assert [game.text(other_world, choice) for choice in game.choices(other_world)] == texts


@for_every_table
@given(where=seeds_and_steps())
def test_a_decision_that_shows_no_card_looks_the_same_in_every_world(
    game: Game, setup: Setup, where: tuple[int, int]
) -> None:
    """Who is asked next, what goes by itself and what is told must not depend on what some eyes cannot know."""
    state = reached(game, setup, *where)
    other = state.reshuffle(state.seat, stream(6))
    choices = game.choices(state)
    choice = choices[where[0] % len(choices)]
    players = [f"player {seat}" for seat in range(state.seats)]
    stories, shown = [], []
    for world in (state.copy(), other):
        events, known = Events(), known_to(state.seat, world)
        world.play(choice, stream(3), events)
        told = [game.tell(events, at, state.seat, players, game.say("en")) for at in range(events.count)]
        stories.append((game.view(world, state.seat), told, world.is_open()))
        shown.append(known_to(state.seat, world) != known)

    assert shown[0] == shown[1]
    assert shown[0] or stories[0] == stories[1]


def known_to(eyes: int, state: State) -> list[int]:
    """The cards these eyes know, one by one."""
    masks = Words()
    state.masks(masks)
    return [masks.word(card) >> eyes & 1 for card in range(masks.size)]


@for_every_table
@given(where=seeds_and_steps())
def test_events_can_be_told_in_both_languages(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Every choice and everything that happens has words; the public is told no secret."""
    state = reached(game, setup, *where)
    players = [f"player {seat}" for seat in range(state.seats)]

    for language in ("en", "de"):
        say = game.say(language)
        for choice in game.choices(state):
            assert game.offer(state, choice, say).startswith(game.phrase(game.parts(state, choice), say))
        events, after = Events(), state.copy()
        after.play(game.choices(state)[0], stream(1), events)
        for number in range(events.count):
            for eyes in everybody_and_the_public(state):
                assert game.tell(events, number, eyes, players, say) != ""
        for eyes in everybody_and_the_public(state):
            assert game.picture(game.view(after, eyes), players, say)
            assert game.chapter(game.view(after, eyes)) in ("", *game.rulebook(language).clauses)
            blocks = game.board(game.view(after, eyes), players, say)
            assert all(block.markup for block in blocks)
            assert len({block.id for block in blocks}) == len(blocks)


@for_every_table
def test_every_game_ends_with_a_result(game: Game, setup: Setup) -> None:
    """Random play comes to an end; places begin with 1 and the account explains the points."""
    for seed in range(20):
        dice = stream(seed)
        state = game.new(setup, dice)
        assert state.result() is None
        play_out(state, dice, Tally())
        result = state.result()
        assert result is not None
        assert state.seat == NOBODY
        assert state.choices(vec[i64]([0] * state.most())) == 0
        assert len(result.places) == setup.seats
        assert min(result.places) >= 1
        assert game.ending(result, game.say("de"))


@for_every_table
def test_the_same_seed_plays_the_same_game(game: Game, setup: Setup) -> None:
    """Without a number drawn elsewhere, seed and choices decide everything."""

    def play(dice: Dice) -> State:
        state = game.new(setup, dice)
        play_out(state, dice, Tally())
        return state

    assert play(stream(8)) == play(stream(8))
    assert play(stream(8)).digest() != play(stream(9)).digest()
