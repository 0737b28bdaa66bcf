"""What a seat can be sure of before it decides."""

from itertools import takewhile

from galapagos.core.dice import stream
from galapagos.core.events import Events
from galapagos.match.match import Match
from galapagos.text.catalogue import Say

WORLDS = 6


def foresee(match: Match, seat: int, choice: int, say: Say) -> list[str]:
    """What a choice will do, line by line, as far as it is the same in every world this seat can imagine.

    The worlds and their dice are made up: nothing of the true pile or of other hands can be read from the answer.
    """
    stories = [story(match, seat, choice, number, say) for number in range(WORLDS)]
    same = takewhile(lambda lines: all(line == lines[0] for line in lines), zip(*stories, strict=False))
    return [lines[0] for lines in same]


def story(match: Match, seat: int, choice: int, number: int, say: Say) -> list[str]:
    """What happens in one of these worlds, as this seat would be told."""
    dice, events = stream(number + 1), Events()
    world = match.state.reshuffle(seat, dice)
    world.play(choice, dice, events)
    lines = (match.game.tell(events, at, seat, match.players, say) for at in range(events.count))
    return [line for line in lines if line is not None]
