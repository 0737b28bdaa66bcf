"""The machine's turn in words: what it reveals, what it finds, what it does, and why."""

from galapagos.games.biosphere5.deck import CATASTROPHES, FIELDS, Deck
from galapagos.games.biosphere5.rules import happenings as h
from galapagos.games.biosphere5.rules.machine import UPPER
from galapagos.games.biosphere5.story import both_halves
from galapagos.text.catalogue import Say


def tell(deck: Deck, kind: int, subjects: tuple[int, int, int], human: str, say: Say) -> str:
    """An event of the machine as a line of the log."""
    a, b, c = subjects
    if kind == h.AWAKES:
        return say("Round {n}: the machine’s turn, hand level {level}", n=a, level=b)
    if kind == h.REVEALED:
        return say("The machine reveals {card}", card=both_halves(deck, deck.ids[a], say))
    if kind == h.WEIGHED:
        return tell_verdicts(deck, deck.ids[a], b, c, human, say)
    if kind == h.DECIDED:
        return tell_decision(deck, a, b, c, human, say)
    if kind == h.HAND_LEVEL:
        return say("The machine’s hand level is now {n}", n=a)
    if kind == h.ROLLED:
        rolled = say.count(a, "The machine rolls one rescue die", "The machine rolls {n} rescue dice")
        return say.count(b, "{rolled}: one hit", "{rolled}: {n} hits", rolled=rolled)
    if kind == h.SHUFFLED_BACK:
        return say("The machine’s other revealed cards are shuffled back")
    if b:
        return say("The machine loses its perfect achievement: {field}", field=say.name(FIELDS[a]))
    return say("The machine loses its makeshift achievement: {field}", field=say.name(FIELDS[a]))


def tell_verdicts(deck: Deck, card: str, upper: int, lower: int, human: str, say: Say) -> str:
    """`Shack: housing is solved already; drought: not better protected than Ada`."""
    return say(
        "– {card}: {upper}; {option}: {lower}",
        card=say.name(card),
        upper=verdict(upper, human, say),
        option=say.name(deck.lower_half(card)),
        lower=verdict(lower, human, say),
    )


def verdict(found: int, human: str, say: Say) -> str:
    """What the machine finds about half a card."""
    return {
        h.PLAYABLE: say("possible"),
        h.NO_OPTION: say("not played as an action"),
        h.TOO_HIGH: say("level not reached"),
        h.SOLVED_ALREADY: say("field solved already"),
        h.NOT_BETTER_PROTECTED: say("not better protected than {human}", human=human),
        h.FEWER_CARDS: say("no more cards than {human}", human=human),
        h.ONE_HOPE_ONLY: say("only once a turn"),
        h.TOO_FEW_CARDS: say("hand level below 5"),
        h.NOT_BEHIND: say("no fewer achievements than {human}", human=human),
    }[found]


def tell_decision(deck: Deck, face: int, half: int, reason: int, human: str, say: Say) -> str:
    """What the machine does, and why."""
    if reason == h.NOTHING_FITS:
        return say("No card fits, so the machine’s hand grows")
    if reason == h.NOTHING_AFTER_HOPE:
        return say("No card fits after New Hope either")
    card = deck.ids[face]
    return say("{deed}: {reason}", deed=deed(deck, card, half, reason, say), reason=because(reason, human, say))


def deed(deck: Deck, card: str, half: int, reason: int, say: Say) -> str:
    """What the machine does with a card."""
    title, option = say.name(card), deck.lower_half(card)
    if reason == h.TO_KEEP_FOR_LATER:
        return say("The machine puts {card} aside", card=title)
    if half == UPPER:
        return say("The machine builds {card}", card=title)
    if option in CATASTROPHES:
        return say("The machine unleashes {catastrophe} ({card})", catastrophe=say.name(option), card=title)
    return say("The machine plays {option} ({card})", option=say.name(option), card=title)


def because(reason: int, human: str, say: Say) -> str:
    """The reason, by the order in which the machine tries things."""
    return {
        h.TO_WIN: say("level III is complete and its hand level is at least 5"),
        h.TO_CATCH_UP: say("{human} has more achievements", human=human),
        h.TO_KEEP_FOR_LATER: say("it can neither be built nor used to attack now, and gives two hand levels"),
        h.BEST_ACHIEVEMENT: say("the most valuable achievement it can build"),
        h.SABOTAGE_FIRST: say("no achievement can be built, and Sabotage comes first"),
        h.THEN_ESPIONAGE: say("neither an achievement nor Sabotage is possible"),
        h.THEN_HOPE: say("no achievement, no Sabotage and no Espionage is possible"),
        h.BETTER_PROTECTED: say("it is better protected than {human}", human=human),
        h.MORE_CARDS: say("both are protected makeshift, and it has more cards than {human}", human=human),
        h.BEST_AFTER_HOPE: say("the most valuable card that can be used after New Hope"),
    }[reason]
