"""Choices, events and the end in words."""

from collections.abc import Sequence

from galapagos.core.events import NOTHING, Events
from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules import words as w
from galapagos.games.game import Parts
from galapagos.text.catalogue import Say
from galapagos.text.seats import seat_letter


def phrase(parts: Parts, say: Say) -> str:
    """A choice as a player reads it."""
    verb, *things = parts
    if verb == "done":
        return say("done: on to eating")
    if verb == "stop":
        return say("stop eating")
    if verb == "feed":
        return say("{species} takes a chip from the watering hole", species=things[0])
    if verb == "attack":
        return say("{species} attacks {target}", species=things[0], target=things[1])
    card = say.name(things[0])
    if verb == "found":
        return say("{card} face down as a new species", card=card)
    if verb == "grow":
        return say("{card} face down: one more {species}", card=card, species=things[1])
    if len(things) == 3:
        old = say.name(things[2])
        return say("{species} gets {card} in place of {old}", species=things[1], card=card, old=old)
    return say("{species} gets {card}", species=things[1], card=card)


def tell(events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
    """An event as a line of the log."""
    kind = events.kind(number)
    a, b, c, d = (events.subject(number, field) for field in range(4))
    secret = events.secret(number, eyes)
    if kind == w.SHUFFLED:
        return say.count(a, "the one discard becomes the new pile", "the {n} discards are shuffled into a new pile")
    if kind == w.LAST_ROUND:
        return say("the draw pile is used up: this round is the last")
    if kind == w.ENDED:
        return say("the game is over")
    player = players[a]
    species = f"{seat_letter(a).upper()}{b}"
    if kind in (w.SUPPLIED, w.DREW, w.SCORED):
        return tell_of_player(kind, player, b, secret, say)
    if kind == w.ATTACKED:
        return say("{species} attacks {target}", species=species, target=f"{seat_letter(c).upper()}{d}")
    if kind in (w.DROPPED, w.EVOLVED, w.LOST, w.STARVED):
        return tell_of_card(kind, species, say.name(DECK.ids[c]), d, say)
    if kind in (w.FOUNDED, w.GREW):
        return tell_of_hidden_card(kind, player, species, secret, say)
    return tell_of_species(kind, player, species, c, say)


def tell_of_player(kind: int, player: str, chips: int, secret: int, say: Say) -> str:
    if kind == w.SUPPLIED:
        return say.count(
            chips,
            "{player}'s turn: a chip goes to the watering hole",
            "{player}'s turn: {n} chips go to the watering hole",
            player=player,
        )
    if kind == w.DREW and secret == NOTHING:
        return say("{player} draws a card", player=player)
    if kind == w.DREW:
        return say("{player} draws {card}", player=player, card=say.name(DECK.ids[secret]))
    return say.count(chips, "{player} scores one chip", "{player} scores {n} chips", player=player)


def tell_of_hidden_card(kind: int, player: str, species: str, secret: int, say: Say) -> str:
    if kind == w.FOUNDED and secret == NOTHING:
        return say("{player} founds {species} with a card face down", player=player, species=species)
    if secret == NOTHING:
        return say("{species} grows by a card face down", species=species)
    card = say.name(DECK.ids[secret])
    if kind == w.FOUNDED:
        return say("{player} founds {species} with {card} face down", player=player, species=species, card=card)
    return say("{species} grows by {card} face down", species=species, card=card)


def tell_of_card(kind: int, species: str, card: str, chips: int, say: Say) -> str:
    if kind == w.DROPPED:
        return say("{species} loses {card} to make room", species=species, card=card)
    if kind == w.EVOLVED:
        return say("{species} gets {card}", species=species, card=card)
    if kind == w.STARVED:
        return say("one of {species} starves ({card})", species=species, card=card)
    if chips == 0:
        return say("one of {species} dies ({card})", species=species, card=card)
    return say.count(
        chips,
        "one of {species} dies ({card}); its chip goes behind the screen",
        "one of {species} dies ({card}); its {n} chips go behind the screen",
        species=species,
        card=card,
    )


def tell_of_species(kind: int, player: str, species: str, chips: int, say: Say) -> str:
    if kind == w.BORN:
        return say("{player} gets a new species, {species}", player=player, species=species)
    if kind == w.MULTIPLIED:
        return say("{species} is fertile and grows by one", species=species)
    if kind == w.STRETCHED:
        return say.count(
            chips,
            "{species} takes one chip with its long neck",
            "{species} takes {n} chips with its long neck",
            species=species,
        )
    if kind == w.FED:
        return say("{species} takes a chip from the watering hole", species=species)
    if kind == w.DEVOURED:
        return say.count(chips, "{species} eats one chip", "{species} eats {n} chips", species=species)
    if kind == w.SCAVENGED:
        return say("{species} scavenges a chip", species=species)
    return say("{species} dies out", species=species)


def ending(say: Say) -> str:
    """Why the game ended: there is one reason only."""
    return say("The draw pile was used up and the round played to its end.")
