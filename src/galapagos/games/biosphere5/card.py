"""A card on the board: whole, with both its halves, or small."""

from functools import lru_cache
from typing import NamedTuple

from galapagos.games.biosphere5.breaks import breakable
from galapagos.games.biosphere5.deck import FIELDS, RANKS, Deck
from galapagos.games.biosphere5.fit import Clan, Fit, level_of_upper, lower_fit, upper_fit
from galapagos.games.biosphere5.picture import ROMAN
from galapagos.games.biosphere5.pictures import SHEET, picture_of_upper
from galapagos.games.biosphere5.rules.playing import level_of
from galapagos.games.biosphere5.story import both_halves
from galapagos.games.furniture import whisper
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag

HALVES = 512  # so many are remembered as they were drawn
NO_LEVEL = 0


class Half(NamedTuple):
    """Half a card: its picture, how it is called, its kind, what it does in words, its level as a number
    and in words, and whether it fits."""

    place: str
    picture: str
    name: str
    kind: str
    text: str
    level: int
    height: str
    fit: Fit | None


def upper_half(deck: Deck, card: str, fit: Fit | None, say: Say) -> Half:
    """An achievement, a rescue card or a leader."""
    halves = deck.halves[deck.ids.index(card)]
    rank = RANKS[halves.rank]
    text = {
        "leadership": say("a leader rises"),
        "rescue": say("rescue card"),
        "makeshift": say("makeshift achievement"),
        "perfect": say("perfect achievement"),
        "biosphere": say("victory"),
    }[rank]
    if rank not in ("leadership", "biosphere"):
        text += f", {say.name(FIELDS[halves.field])}"
    picture = picture_of_upper(rank, halves.field)
    level = level_of_upper(deck, card)
    return Half("upper", picture, say.name(card), rank, text, level, level_in_words(level, say), fit)


def lower_half(deck: Deck, card: str, fit: Fit | None, say: Say) -> Half:
    """A catastrophe or a scheme."""
    lower = deck.lower_half(card)
    option = deck.halves[deck.ids.index(card)].lower
    if option < len(FIELDS):
        kind, text = "catastrophe", say("catastrophe, {field}", field=say.name(FIELDS[option]))
    else:
        kind, text = "scheme", effect(lower, say)
    level = level_of(option)
    return Half("lower", lower, say.name(lower), kind, text, level, level_in_words(level, say), fit)


def effect(scheme: str, say: Say) -> str:
    """B5-4.4 to B5-4.7 B5-6.5: what a lower half does that is no catastrophe."""
    return {
        "new-hope": say("take three cards"),
        "espionage": say("see another hand and have a card of it discarded"),
        "sabotage": say("another player discards three cards at random"),
        "attack": say("destroy another player’s achievement"),
        "show-of-force": say("use an ability of a leader"),
    }[scheme]


def level_in_words(level: int, say: Say) -> str:
    return say("level {level}", level=ROMAN[level])


@lru_cache(HALVES)
def half(seen: Half) -> Markup:
    """Its picture and name, its level where it has one to reach, and a sign that says how it fits."""
    words = [f": {seen.text}", *([f", {seen.height}"] if seen.level > NO_LEVEL else [])]
    words += [f", {seen.fit.text}"] if seen.fit else []
    level = tag("b", ROMAN[seen.level], class_="level", aria_hidden="true") if seen.level > NO_LEVEL else None
    sign = tag("i", seen.fit.sign, class_="sign", aria_hidden="true") if seen.fit and seen.fit.sign else None
    return tag(
        "span",
        SHEET.show(seen.picture),
        level,
        sign,
        tag("span", breakable(seen.name), class_="name"),
        whisper("".join(words) + "."),
        class_=classes("half", seen.place, seen.kind, seen.fit.state if seen.fit else None),
        title=", ".join(filter(None, [seen.text, seen.fit.text if seen.fit else None])),
    )


def whole(deck: Deck, card: str, clan: Clan, say: Say, number: int = 1, **attributes: object) -> Markup:
    """Both halves, each with what it needs; how many there are of it."""
    upper = upper_half(deck, card, upper_fit(deck, card, clan, say), say)
    lower = lower_half(deck, card, lower_fit(deck, card, clan, say), say)
    copies = [" ", tag("b", f"×{number}", class_="copies")] if number > 1 else None
    return tag("li", half(upper), half(lower), copies, class_="card", **attributes)


def small(deck: Deck, card: str, say: Say, **attributes: object) -> Markup:
    """Both pictures; the words for those who listen or point."""
    halves = deck.halves[deck.ids.index(card)]
    rank, text = RANKS[halves.rank], both_halves(deck, card, say)
    return tag(
        "li",
        SHEET.show(picture_of_upper(rank, halves.field)),
        SHEET.show(deck.lower_half(card)),
        whisper(f"{text}."),
        class_=f"small {rank}",
        title=text,
        **attributes,
    )


def card_key(deck: Deck, card: str, letter: str, place: str) -> str:
    """A card keeps its name on its way; of several equal ones each has its place in it."""
    return f"{letter}-{card}" if deck.copies[deck.ids.index(card)] == 1 else f"{letter}-{card}-{place}"
