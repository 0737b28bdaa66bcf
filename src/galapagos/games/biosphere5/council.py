"""On the Brink: doom on its dial, and the four leaders with what they can do."""

from collections.abc import Sequence

from galapagos.games.biosphere5.deck import LEADERS
from galapagos.games.biosphere5.dial import dial
from galapagos.games.biosphere5.pictures import SHEET
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.words import TOP_LEVEL
from galapagos.games.furniture import whisper
from galapagos.games.game import Data
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag


def council(seat: Data, own: bool, say: Say) -> Markup:
    """The four leaders of a seat."""
    leaders = [leader_plate(leader, level, own, say) for leader, level in zip(LEADERS, seat["leaders"], strict=True)]
    return tag("ul", leaders, class_="plain leaders")


def doom_dial(doom: int, say: Say) -> Markup:
    """B5-6.3: how near the end is, and what it costs to take a step back."""
    lines = [say("Doom {n} of {most}", n=doom, most=MOST_DOOM)]
    if doom:
        lines.append(say.count(doom, "a step back costs one card", "a step back costs {n} cards"))
    danger = "near" if doom >= MOST_DOOM - 2 else None
    return tag(
        "span",
        dial(doom, MOST_DOOM),
        tag("span", tag("b", lines[0]), [f" {line}" for line in lines[1:]], whisper(".")),
        class_=classes("doom", danger),
    )


def leader_plate(leader: str, level: int, own: bool, say: Say) -> Markup:
    """A leader; one's own can be chosen, with the abilities reached."""
    name = say.name(leader)
    height = say("level {n} of {most}", n=level, most=TOP_LEVEL)
    pips = tag("span", "●" * level + "○" * (TOP_LEVEL - level), class_="pips", aria_hidden="true")
    head = tag("p", SHEET.show(leader), tag("b", name), whisper(f": {height}."), pips)
    return tag(
        "li",
        head,
        tag("ol", abilities(leader, level, say), class_="plain") if own else None,
        class_=classes("leader", "risen" if level else None),
        data_part=leader if own else None,
    )


def abilities(leader: str, level: int, say: Say) -> list[Markup]:
    """What a leader can do, or could do higher up."""
    return [
        tag(
            "li",
            tag("b", number, class_="number"),
            " ",
            tag("span", text),
            class_="ability reached" if number <= level else "ability",
            data_part=number,
            data_of=leader,
        )
        for number, text in enumerate(abilities_of(leader, say), 1)
    ]


def abilities_of(leader: str, say: Say) -> Sequence[str]:
    """B5-6.6 to B5-6.9"""
    return {
        "strategist": (
            say("take five cards, then discard three"),
            say("search your pile for a card"),
            say("take up to eight cards"),
        ),
        "commander": (
            say("use the lower half of an own achievement"),
            say("further cards you play this turn return to your hand"),
            say("all your leaders rise to level 3"),
        ),
        "fighter": (
            say("an opponent discards two cards"),
            say("discard one to three cards, an opponent discards two more"),
            say("an opponent discards the whole hand"),
        ),
        "fanatic": (
            say("your doom falls by one"),
            say("your doom becomes 4, another’s rises by one"),
            say("another’s doom rises by two"),
        ),
    }[leader]
