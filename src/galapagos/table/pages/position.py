"""A position on a page, at a table or without one: its board, and what may be chosen there."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from galapagos.core.events import Events
from galapagos.core.state import State
from galapagos.games.game import Block, Data, Game, Parts
from galapagos.games.sight import ALL_EYES, HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag
from galapagos.text.seats import PUBLIC

BOARD = "board-"
HAND = "board-hand"  # a board's block `hand` is kept in reach, with the choices
MOST_BUTTONS = 40


def blocks(game: Game, state: State, eyes: int, players: Sequence[str], say: Say) -> Iterator[Block]:
    """The board as these eyes see it, block by block."""
    yield from map(placed, game.board(seen(game, state, eyes), players, say))


def recounted(
    game: Game, state: State, eyes: int, players: Sequence[str], past: Iterable[Events], say: Say
) -> Iterator[Block]:
    """What happened on the way there without anybody deciding it, for above the board."""
    block = game.recount(seen(game, state, eyes), past, eyes, players, say)
    if block is not None:
        yield placed(block)


def placed(block: Block) -> Block:
    """A block of a game's as a section of the board."""
    name = BOARD + block.id
    return Block(name, tag("section", block.markup, id=name, class_="block"), block.inner)


def seen(game: Game, state: State, eyes: int) -> Data:
    """What these eyes see; ALL_EYES see as the public what any of the players sees."""
    if eyes != ALL_EYES:
        return game.view(state, eyes)
    found = game.view(state, state.seats)
    for seat in range(state.seats):
        found = together(found, game.view(state, seat))
    return {**found, "eyes": PUBLIC}


def together(one: Any, other: Any) -> Any:
    """What two pairs of eyes see of the same: of each set of cards what the better informed see."""
    if isinstance(one, dict):
        return {key: together(value, other.get(key, value)) for key, value in one.items()}
    if isinstance(one, list) and any(isinstance(each, (dict, list)) for each in one):
        return [*map(together, one, other)]
    if isinstance(one, list):
        return other if other.count(HIDDEN) < one.count(HIDDEN) else one
    return other if one == HIDDEN else one


def board(game: Game, state: State, eyes: int, players: Sequence[str], say: Say) -> Markup:
    """The whole board, with the own hand."""
    shown = [block.markup for block in blocks(game, state, eyes, players, say)]
    return tag("div", shown, id="board", class_=f"board {game.id}")


def legal(game: Game, state: State, say: Say) -> list[tuple[Parts, str]]:
    """Every legal choice with its phrase."""
    return [(game.parts(state, choice), game.offer(state, choice, say)) for choice in game.choices(state)]


def choices(game: Game, state: State, say: Say) -> dict[str, Any]:
    """The legal choices as data for the script, and what their parts are called."""
    found = legal(game, state, say)
    words = {part: game.word(part, say) for parts, _ in found for part in parts}
    return {
        "list": [[" ".join(parts), phrase] for parts, phrase in found],
        "words": {part: word for part, word in words.items() if part != word},
    }


def choose(game: Game, state: State, address: str, fields: Sequence[Markup], half: Sequence[str], say: Say) -> Markup:
    """The choices as a plain form: some as buttons, many part by part with the half choice in the address.

    The form is posted to `decide` below the address, with these fields and the `choice`.
    """
    found = [(parts, phrase) for parts, phrase in legal(game, state, say) if parts[: len(half)] == tuple(half)]
    heading = tag("h2", say("Your choices"))
    if half:
        again = tag("a", say("begin again"), href=address, class_="button quiet")
        heading = tag("h2", say("Your choices"), ": ", " ".join(game.word(part, say) for part in half), " ", again)
    if len(found) > MOST_BUTTONS:
        return tag("section", heading, next_parts(game, found, len(half), say), id="choose", class_="choose")
    buttons = [tag("li", tag("button", phrase, name="choice", value=" ".join(parts))) for parts, phrase in found]
    listed = tag("ul", buttons, class_="plain choices")
    form = tag("form", fields, listed, method="post", action=f"{address}/decide")
    return tag("section", heading, form, id="choose", class_="choose")


def next_parts(game: Game, found: Sequence[tuple[Parts, str]], at: int, say: Say) -> Markup:
    """Links to the half choices that are one part longer; a whole choice among them is a half one all the same."""
    groups: dict[str, int] = {}
    for parts, _ in found:
        groups[parts[at]] = groups.get(parts[at], 0) + 1
    links = []
    for part, size in groups.items():
        half = "+".join([*found[0][0][:at], part])
        counted = tag("small", say.count(size, "one choice", "{n} choices"))
        link = tag("a", game.word(part, say), " ", counted, href=f"?half={half}", class_="button")
        links.append(tag("li", link))
    return tag("ul", links, class_="plain choices")


def hidden(name: str, value: object) -> Markup:
    """A field of a form that nobody fills in."""
    return tag("input", type="hidden", name=name, value=value)
