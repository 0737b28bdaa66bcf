"""Choices and the end in words."""

from galapagos.core.result import Result
from galapagos.games.biosphere5.deck import CATASTROPHES, Deck
from galapagos.games.biosphere5.players import THE_MACHINE
from galapagos.games.game import Parts
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS


def both_halves(deck: Deck, card: str, say: Say) -> str:
    """`Tent / drought`: a card in a hand, where it can still be either."""
    return say("{upper} / {lower}", upper=say.name(card), lower=say.name(deck.lower_half(card)))


def whom(player: str, say: Say) -> str:
    """A player in a choice, by the letter of the seat."""
    return say("the machine") if player == THE_MACHINE else player.upper()


def word(deck: Deck, part: str, say: Say) -> str | None:
    """A thing in a choice on a button of its own; None where it is called by its name."""
    if part in deck.ids:
        return both_halves(deck, part, say)
    if part == "pile":
        return say("from the pile")
    return whom(part, say) if part == THE_MACHINE or part in tuple(LETTERS) else None


def phrase(deck: Deck, parts: Parts, say: Say) -> str:
    """A choice as a player reads it."""
    verb, *things = parts
    if verb in ("draw", "exchange", "take"):
        return phrase_of_source(deck, verb, things, say)
    if verb in ("renew", "avert", "stop", "suffer", "destroy"):
        return phrase_of_no_card(verb, things, say)
    card, *things = things
    if verb == "build":
        return say("build {card}", card=say.name(card))
    if verb == "lead":
        return say("{card}: the {leader} rises one level", card=say.name(card), leader=say.name(things[0]))
    if verb == "show":
        return say("{card}: {ability}", card=say.name("show-of-force"), ability=phrase_of_ability(deck, things, say))
    if verb in ("unleash", "hope", "spy", "sabotage", "attack"):
        return phrase_of_lower_half(deck, card, things, say)
    whole = both_halves(deck, card, say)
    if verb == "discard":
        return say("discard {card}", card=whole)
    if verb == "rescue":
        return say("answer with {card}", card=whole)
    if verb == "expose":
        return say("have {card} discarded", card=whole)
    return say("take {card} out of the pile", card=whole)


def phrase_of_source(deck: Deck, verb: str, things: list[str], say: Say) -> str:
    if not things:
        return say("exchange: no card to take, discard two")
    source = say("from the pile") if things[0] == "pile" else both_halves(deck, things[0], say)
    if verb == "draw":
        return say("draw: {source}", source=source)
    if verb == "exchange":
        return say("exchange two, the first: {source}", source=source)
    return say("take: {source}", source=source)


def phrase_of_no_card(verb: str, things: list[str], say: Say) -> str:
    if verb == "renew":
        return say("replace the open cards")
    if verb == "avert":
        return say("discard a card for each point of doom: it falls by one")
    if verb == "stop":
        return say("take no more")
    if verb == "suffer":
        return say("no rescue card: take the loss")
    return say("give up your achievement: {field}", field=say.name(things[0]))


def phrase_of_lower_half(deck: Deck, card: str, things: list[str], say: Say) -> str:
    """What the lower half of a card does, and to whom."""
    option = deck.lower_half(card)
    name, title = say.name(option), say.name(card)
    if option in CATASTROPHES and things:
        rescue = both_halves(deck, things[0], say)
        return say("unleash {catastrophe} ({card}), laying down {rescue}", catastrophe=name, card=title, rescue=rescue)
    if option in CATASTROPHES:
        return say("unleash {catastrophe} ({card})", catastrophe=name, card=title)
    if option == "new-hope":
        return say("{option} ({card}): take three cards", option=name, card=title)
    player = whom(things[0], say)
    if option == "attack":
        return say("{option} against {player}: {field}", option=name, player=player, field=say.name(things[1]))
    return say("{option} ({card}) against {player}", option=name, card=title, player=player)


def phrase_of_ability(deck: Deck, things: list[str], say: Say) -> str:
    """One of the twelve abilities, by leader and level."""
    leader, level, *rest = things
    player = whom(rest[0], say) if rest else ""
    if (leader, level) == ("commander", "1"):
        return say("use {lower_half}", lower_half=phrase_of_lower_half(deck, rest[0], rest[1:], say))
    if (leader, level) == ("fighter", "2"):
        given = int(rest[1])
        return say.count(
            given,
            "discard one card, {player} discards {more}",
            "discard {n} cards, {player} discards {more}",
            player=player,
            more=given + 2,
        )
    if (leader, level) == ("fanatic", "2") and rest:
        return say("your doom becomes 4, that of {player} rises by one", player=player)
    return {
        ("strategist", "1"): say("take five cards, then discard three"),
        ("strategist", "2"): say("search your pile for a card"),
        ("strategist", "3"): say("take up to eight cards"),
        ("commander", "2"): say("further cards you play this turn return to your hand"),
        ("commander", "3"): say("all your leaders rise to level 3"),
        ("fighter", "1"): say("{player} discards two cards", player=player),
        ("fighter", "3"): say("{player} discards the whole hand", player=player),
        ("fanatic", "1"): say("your doom falls by one"),
        ("fanatic", "2"): say("your doom becomes 4"),
        ("fanatic", "3"): say("the doom of {player} rises by two", player=player),
    }[leader, level]


def ending(result: Result, say: Say) -> str:
    """Why the game ended."""
    return {
        "built": say("The Biosphere 5 has been built."),
        "last": say("All others have dropped out."),
        "last-without": say(
            "The others dropped out, but whoever was on turn held no Biosphere 5 card: the game is drawn."
        ),
        "nobody": say("All who were left dropped out together: the game is drawn."),
        "limit": say("The last round is over: the game is drawn."),
        "machine": say("The machine has built the Biosphere 5."),
        "human-out": say("You have dropped out: the machine wins."),
    }[result.reason]
