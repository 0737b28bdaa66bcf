"""Choices, events and the end in words."""

from collections.abc import Sequence

from galapagos.core.events import NOTHING, Events
from galapagos.games.game import Parts
from galapagos.games.origin.cards import DECK, SLASH
from galapagos.games.origin.rules import words as w
from galapagos.text.catalogue import Say
from galapagos.text.seats import seat_letter

# Subjects of an event are numbers below 256; where four are too few, two share one.
HALF = 256


def phrase(parts: Parts, say: Say) -> str:
    """A choice as a player reads it."""
    verb, *things = parts
    if verb == "pass":
        return say("pass: no more cards in this phase")
    if verb == "end":
        return say("end your step")
    if verb == "breed":
        return say("{card} face down as a new animal", card=say.name(things[0]))
    if verb == "evolve":
        return phrase_of_trait(things[0], things[1:], say)
    if verb == "drop":
        return phrase_of_loss(things, say)
    if verb == "convert":
        return say.count(
            int(things[1]),
            "{animal} lives on its fat: one yellow token",
            "{animal} lives on its fat: {n} yellow tokens",
            animal=things[0],
        )
    return phrase_of_pair(verb, things, say) if len(things) == 2 else phrase_of_animal(verb, things[0], say)


def phrase_of_trait(side: str, animals: Sequence[str], say: Say) -> str:
    trait, _, other = side.partition(SLASH)
    if trait == "symbiosis":
        return say("{symbiont} becomes the symbiont of {animal}", symbiont=animals[0], animal=animals[1])
    name = say.name(trait)
    if len(animals) == 2:
        text = say("{animal} and {partner}: {trait}", animal=animals[0], partner=animals[1], trait=name)
    else:
        text = say("{animal} gets {trait}", animal=animals[0], trait=name)
    return say("{what} (instead of {other})", what=text, other=say.name(other)) if other else text


def phrase_of_loss(things: Sequence[str], say: Say) -> str:
    animal, trait, *partner = things
    name = say.name(trait)
    if partner:
        return say("{animal} drops {trait} with {partner} and survives", animal=animal, trait=name, partner=partner[0])
    return say("{animal} drops {trait} and survives", animal=animal, trait=name)


def phrase_of_animal(verb: str, animal: str, say: Say) -> str:
    if verb == "take":
        return say("{animal} takes a red token", animal=animal)
    if verb == "graze":
        return say("{animal} grazes: a red token less in the base", animal=animal)
    if verb == "sleep":
        return say("{animal} hibernates", animal=animal)
    if verb == "run":
        return say("{animal} runs away: 4, 5 or 6 saves it", animal=animal)
    if verb == "scavenge":
        return say("{animal} gets what is left over", animal=animal)
    return say("{animal} lets it happen", animal=animal)


def phrase_of_pair(verb: str, things: Sequence[str], say: Say) -> str:
    animal, other = things
    if verb == "hunt":
        return say("{animal} hunts {other}", animal=animal, other=other)
    if verb == "rob":
        return say("{animal} robs {other} of a token", animal=animal, other=other)
    if verb == "redirect":
        return say("{animal} changes colour: the hunter goes for {other}", animal=animal, other=other)
    if verb == "cooperate":
        return say("cooperation: {animal} brings {other} a blue token", animal=animal, other=other)
    return say("communication: {animal} calls {other} to a red token", animal=animal, other=other)


def tell(events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
    """An event as a line of the log."""
    kind = events.kind(number)
    subjects = [int(events.subject(number, field)) for field in range(4)]
    secret = int(events.secret(number, eyes))
    if kind in (w.BEGAN, w.GREW, w.WITHERED, w.LAST_TURN, w.ENDED):
        return tell_of_table(kind, subjects, players, say)
    player = players[subjects[0]]
    if kind in (w.DREW, w.PASSED, w.WAITED):
        return tell_of_player(kind, player, secret, say)
    if kind in (w.BRED, w.EVOLVED, w.INFESTED, w.PAIRED):
        return tell_of_card(kind, player, subjects, secret, say)
    if kind in (w.ATTACK, w.STOLE, w.BLENDED, w.DROPPED_PAIR):
        return tell_of_two(kind, subjects, say)
    if kind in (w.COOPERATED, w.COMMUNICATED):
        return tell_of_partners(kind, subjects, say)
    if kind in (w.TOOK, w.BIT, w.DEVOURED, w.SCAVENGED):
        return tell_of_meal(kind, subjects, say)
    return tell_of_animal(kind, subjects, say)


def animal_name(seat: int, number: int) -> str:
    return f"{seat_letter(seat).upper()}{number}"


def tell_of_table(kind: int, subjects: Sequence[int], players: Sequence[str], say: Say) -> str:
    a, b, c, _ = subjects
    if kind == w.BEGAN:
        return say("turn {n}: {player} leads", n=a, player=players[b])
    if kind == w.GREW:
        rolled = say.count(c, "one die shows {rolled}", "{n} dice show {rolled}", rolled=b)
        return say.count(
            a, "{rolled}: the food base has one red token", "{rolled}: the food base has {n} red tokens", rolled=rolled
        )
    if kind == w.WITHERED:
        return say.count(a, "one red token is left over and discarded", "{n} red tokens are left over and discarded")
    if kind == w.LAST_TURN:
        return say("the deck is used up: this turn is the last")
    return say("the game is over")


def tell_of_player(kind: int, player: str, secret: int, say: Say) -> str:
    if kind == w.PASSED:
        return say("{player} passes", player=player)
    if kind == w.WAITED:
        return say("{player} does nothing in this step", player=player)
    if secret == NOTHING:
        return say("{player} draws a card", player=player)
    return say("{player} draws {card}", player=player, card=say.name(DECK.ids[secret]))


def tell_of_card(kind: int, player: str, subjects: Sequence[int], secret: int, say: Say) -> str:
    a, b, c, played = subjects
    if kind == w.BRED and secret == NOTHING:
        return say("{player} lays a card face down: {animal} is born", player=player, animal=animal_name(a, b))
    if kind == w.BRED:
        card = say.name(DECK.ids[secret])
        return say(
            "{player} lays {card} face down: {animal} is born", player=player, card=card, animal=animal_name(a, b)
        )
    side = DECK.side(played // HALF, played % HALF)
    if kind == w.INFESTED:
        return say("{player}: {what}", player=player, what=phrase_of_trait(side, [animal_name(b, c)], say))
    animals = [animal_name(a, b), *([animal_name(a, c)] if kind == w.PAIRED else [])]
    return phrase_of_trait(side, animals, say)


def tell_of_two(kind: int, subjects: Sequence[int], say: Say) -> str:
    a, b, c, d = subjects
    animal = animal_name(a, b)
    if kind == w.ATTACK:
        return say("{animal} hunts {other}", animal=animal, other=animal_name(c, d))
    if kind == w.STOLE:
        other = animal_name(c // HALF, c % HALF)
        if d:
            return say("{animal} robs {other} of a red token", animal=animal, other=other)
        return say("{animal} robs {other} of a blue token", animal=animal, other=other)
    if kind == w.DROPPED_PAIR:
        trait = say.name(DECK.traits[c])
        return say("{animal} drops {trait} with {partner}", animal=animal, trait=trait, partner=animal_name(a, d))
    return say("{animal} changes colour: the hunter goes for {other}", animal=animal, other=animal_name(a, c))


def tell_of_partners(kind: int, subjects: Sequence[int], say: Say) -> str:
    a, b, c, stored = subjects
    animal, other = animal_name(a, b), animal_name(a, c)
    if kind == w.COOPERATED:
        text = say("cooperation: {animal} brings {other} a blue token", animal=animal, other=other)
    else:
        text = say("communication: {animal} calls {other} to a red token", animal=animal, other=other)
    return add_fat(text, stored, say)


def tell_of_meal(kind: int, subjects: Sequence[int], say: Say) -> str:
    a, b, c, d = subjects
    animal = animal_name(a, b)
    if kind == w.DEVOURED:
        text = say.count(c, "{animal} gets one blue token", "{animal} gets {n} blue tokens", animal=animal)
        if c == 1 or d == 0:
            return add_fat(text, d, say)
        return say.count(d, "{text} (one into its fat)", "{text} ({n} into its fat)", text=text)
    if kind == w.TOOK:
        text = say("{animal} takes a red token", animal=animal)
    elif kind == w.BIT:
        text = say("{animal} gets one blue token for the bite", animal=animal)
    else:
        text = say("{animal} gets what is left over", animal=animal)
    return add_fat(text, c, say)


def add_fat(text: str, stored: int, say: Say) -> str:
    """Whether the token turned yellow."""
    return say("{text} (into its fat)", text=text) if stored else text


def tell_of_animal(kind: int, subjects: Sequence[int], say: Say) -> str:
    animal, n = animal_name(subjects[0], subjects[1]), subjects[2]
    if kind == w.CONVERTED:
        return say.count(
            n,
            "{animal} lives on its fat: one yellow token",
            "{animal} lives on its fat: {n} yellow tokens",
            animal=animal,
        )
    if kind == w.ESCAPED:
        return say("{animal} runs, rolls {n} and escapes", animal=animal, n=n)
    if kind == w.CAUGHT:
        return say("{animal} runs, rolls {n} and is caught", animal=animal, n=n)
    if kind == w.DROPPED:
        return say("{animal} drops {trait}", animal=animal, trait=say.name(DECK.traits[n]))
    return tell_of_fate(kind, animal, say)


def tell_of_fate(kind: int, animal: str, say: Say) -> str:
    if kind == w.EATEN:
        return say("{animal} is eaten", animal=animal)
    if kind == w.SICKENED:
        return say("{animal} has eaten poison and will die of it", animal=animal)
    if kind == w.STARVED:
        return say("{animal} was not fed and dies out", animal=animal)
    if kind == w.DIED_OF_POISON:
        return say("{animal} dies of poison", animal=animal)
    if kind == w.STRIPPED:
        return say("{animal} grazes: a red token less in the base", animal=animal)
    return say("{animal} hibernates", animal=animal)


def ending(say: Say) -> str:
    """Why the game ended: there is one reason only."""
    return say("The deck was used up and the last turn played to its end.")
