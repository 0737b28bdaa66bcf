"""What a seat can be sure of before it decides."""

from collections.abc import Iterator
from itertools import takewhile

from galapagos.core.dice import Dice, stream
from galapagos.core.events import Events
from galapagos.core.state import State, legal
from galapagos.match.match import Match
from galapagos.text.catalogue import Say

WORLDS = 6


def foresee(match: Match, seat: int, choice: int, say: Say) -> list[str]:
    """What a choice will do, line by line, as far as it is the same in every world this seat can imagine.

    The worlds and their dice are made up: nothing of the true pile or of other hands can be read from the answer.
    """
    stories = [*stories_of(match, seat, choice, say)]
    same = takewhile(lambda lines: all(line == lines[0] for line in lines), zip(*stories, strict=False))
    return [lines[0] for lines in same]


def stories_of(match: Match, seat: int, choice: int, say: Say) -> Iterator[list[str]]:
    """What happens in each of these worlds, as this seat would be told; nothing where the choice does not exist."""
    for number in range(WORLDS):
        dice = stream(number + 1)
        world = match.state.reshuffle(seat, dice)
        yield story(match, seat, choice, world, dice, say) if choice in legal(world) else []


def story(match: Match, seat: int, choice: int, world: State, dice: Dice, say: Say) -> list[str]:
    events = Events()
    world.play(choice, dice, events)
    lines = (match.game.tell(events, at, seat, match.players, say) for at in range(events.count))
    return [line for line in lines if line is not None]
