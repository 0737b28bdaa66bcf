"""What each seat could expect over a match, drawn."""

from collections.abc import Sequence

from galapagos.core.brain import SURE, reward
from galapagos.core.numbers import i64, vec
from galapagos.match.match import Match
from galapagos.table.analysis import Judgement
from galapagos.table.showing import Showing
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, tag
from galapagos.text.seats import LETTERS

WIDE, HIGH = 560, 330
LEFT, RIGHT, TOP, BOTTOM = 60, 26, 14, 38
SHARES = (0, 25, 50, 75, 100)

Point = tuple[float, float]


def chart(shown: Showing, found: Sequence[Judgement], turns: Sequence[Judgement], say: Say) -> Markup:
    """A line for each seat, marked by its letter and its own dashes; the turning points lead to their moments."""
    title = say("What each seat could expect, in percent, from the first decision to the last")
    return tag(
        "svg",
        grid(shown, say),
        [line(shown, found, seat) for seat in range(shown.match.setup.seats)],
        [mark(shown, number, turn, say) for number, turn in enumerate(turns, 1)],
        viewBox=f"0 0 {WIDE} {HIGH}",
        class_="chart",
        role="group",
        aria_label=title,
    )


def grid(shown: Showing, say: Say) -> list[Markup]:
    """Five lines with their percentages, and where the match begins and ends."""
    rules = []
    for share in SHARES:
        y = height(share / 100)
        rules.append(tag("line", x1=LEFT, x2=WIDE - RIGHT, y1=y, y2=y, class_="rule"))
        rules.append(tag("text", f"{share} %", x=LEFT - 6, y=y + 4, text_anchor="end"))
    below = HIGH - BOTTOM + 28
    first = tag("text", say("first decision"), x=LEFT, y=below)
    last = tag("text", say("decision {n}", n=shown.last), x=WIDE - RIGHT, y=below, text_anchor="end")
    return [tag("g", rules, first, last, class_="grid", aria_hidden="true")]


def line(shown: Showing, found: Sequence[Judgement], seat: int) -> Markup:
    """The expectation of a seat, up to the result."""
    points = [(across(shown, each.number), height(each.expected[seat])) for each in found]
    final = outcome(shown.match)
    if final is not None:
        points.append((across(shown, shown.last), height(final[seat])))
    x, y = points[-1] if points else (LEFT, height(0.5))
    drawn = tag("polyline", points=" ".join(f"{x:.1f},{y:.1f}" for x, y in points))
    letter = tag("text", LETTERS[seat].upper(), x=min(x + 8, WIDE - 18), y=y + 5)
    return tag("g", drawn, letter, data_seat=LETTERS[seat], class_="expected", aria_hidden="true")


def mark(shown: Showing, number: int, turn: Judgement, say: Say) -> Markup:
    """A turning point on the line of its seat."""
    x, y = across(shown, turn.number), height(turn.expected[turn.seat])
    label = say("Turning point {n}: decision {number}", n=number, number=turn.number)
    return tag(
        "a",
        tag("title", label),
        tag("circle", cx=f"{x:.1f}", cy=f"{y:.1f}", r=13),
        tag("text", number, x=f"{x:.1f}", y=f"{y + 5:.1f}", text_anchor="middle"),
        href=shown.moment(turn.number - 1, turn.seat),
        aria_label=label,
        class_="turn",
    )


def across(shown: Showing, number: int) -> float:
    """Where a decision lies between the first and the last one."""
    return LEFT + (WIDE - LEFT - RIGHT) * (number - 1) / max(1, shown.last - 1)


def height(share: float) -> float:
    return TOP + (HIGH - TOP - BOTTOM) * (1 - share)


def outcome(match: Match) -> list[float] | None:
    """What the result was worth to each seat: the share of the others it ranks before."""
    result = match.result()
    if result is None:
        return None
    into = vec[i64]([0] * match.setup.seats)
    if match.early is None and match.game.brain is not None:
        match.game.brain.reward(result, into)
    else:
        reward(result, into)
    return [int(into[seat]) / SURE for seat in range(match.setup.seats)]
