"""What must hold for every board that a game draws, at every position that random play reaches."""

import pytest
from hypothesis import given, settings

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.games.game import Game, Setup
from tests.games.boards import Board, read
from tests.games.positions import reached, seeds_and_steps

GAMES = gp.games().values()
LARGEST = [
    pytest.param(game, game.settle(form.seats[-1], form.id), id=f"{game.id}-{form.id}")
    for game in GAMES
    if game.sheet
    for form in game.forms
]
for_every_drawn_game = pytest.mark.parametrize(("game", "setup"), LARGEST)
at_random_positions = settings(max_examples=8, deadline=None, derandomize=True)


def boards(game: Game, setup: Setup, where: tuple[int, int]) -> list[Board]:
    """The board for each pair of eyes and the public, in both languages."""
    state = reached(game, setup, *where)
    players = [f"<{seat}>" for seat in range(state.seats)]
    views = [game.view(state, eyes) for eyes in range(state.seats + 1)]
    return [read(game.board(view, players, game.say(language))) for language in ("en", "de") for view in views]


@for_every_drawn_game
@at_random_positions
@given(where=seeds_and_steps())
def test_boards_are_well_formed(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Everything is closed as it was opened, has a name of its own, and leaves style to the stylesheet."""
    for board in boards(game, setup, where):
        for unique in ("id", "data-key"):
            names = board.values(unique)
            assert len(set(names)) == len(names)
        assert board.values("style") == []
        assert not [name for element in board.elements for name in element.attributes if name.startswith("on")]


@for_every_drawn_game
@at_random_positions
@given(where=seeds_and_steps())
def test_what_is_sent_alone_lies_in_its_block(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """An inner block is one element with its id, once in the block around it; without them its frame is left."""
    state = reached(game, setup, *where)
    players = [f"player {seat}" for seat in range(state.seats)]
    for block in game.board(game.view(state, 0), players, game.say("en")):
        for each in block.inner:
            assert block.markup.count(each.markup) == 1
            assert read([each]).elements[0].attributes["id"] == each.id
            assert each.markup not in block.frame
            assert f"<{each.id}>" in block.frame


@for_every_drawn_game
@at_random_positions
@given(where=seeds_and_steps())
def test_boards_point_to_pictures_that_there_are(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """In the game's own sheet; and no picture speaks, for the words stand beside it."""
    assert game.sheet is not None
    there = {f"{game.sheet.address}#{name}" for name in game.sheet.pictures}
    for board in boards(game, setup, where):
        assert {*board.values("href")} <= there
        assert all("aria-hidden" in element.attributes for element in board.elements if element.name == "svg")


@for_every_drawn_game
@at_random_positions
@given(where=seeds_and_steps())
def test_every_thing_one_can_choose_lies_on_the_board(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Whatever follows the verb is an element that the seat which decides can touch, and one that has a text."""
    state = reached(game, setup, *where)
    players = [f"player {seat}" for seat in range(state.seats)]
    board = read(game.board(game.view(state, state.seat), players, game.say("en")))

    for choice in game.choices(state):
        for part in game.parts(state, choice)[1:]:
            assert board.with_part(part), f"nothing stands for {part} in {game.text(state, choice)!r}"
            assert all(element.text.strip() for element in board.with_part(part))


@for_every_drawn_game
@at_random_positions
@given(where=seeds_and_steps())
def test_what_belongs_to_a_thing_names_it(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """A trait names its animal, and a piece where it comes from: both are on the board too."""
    for board in boards(game, setup, where):
        assert {*board.values("data-from")} <= {*board.values("data-key")}
        for owner in board.values("data-of"):
            assert len(board.with_part(owner)) == 1


@for_every_drawn_game
@at_random_positions
@given(where=seeds_and_steps())
def test_boards_show_nothing_hidden(game: Game, setup: Setup, where: tuple[int, int]) -> None:
    """Worlds that differ only in what these eyes cannot know look alike to the last byte."""
    state = reached(game, setup, *where)
    players = [f"player {seat}" for seat in range(state.seats)]
    for eyes in range(state.seats + 1):
        other_world = state.reshuffle(eyes, stream(3))
        one, other = (game.board(game.view(world, eyes), players, game.say("en")) for world in (state, other_world))
        assert one == other


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_game_has_a_cover_and_a_sheet_that_any_browser_reads(game: Game) -> None:
    """Pictures are drawn with their place and their colour as attributes: a page forbids inline styles."""
    for markup in [game.cover(), *([game.sheet.markup] if game.sheet else [])]:
        picture = Board()
        picture.feed(markup)
        assert picture.open == []
        assert picture.elements[0].name == "svg"
        assert picture.values("style") == []
        ids = picture.values("id")
        assert len(set(ids)) == len(ids)
