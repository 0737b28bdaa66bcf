"""Why an attacked animal cannot answer so."""

from collections.abc import Sequence

from galapagos.games.game import Refusal
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.rules.answers import can_mimic
from galapagos.games.origin.rules.hunting import can_attack
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.rules.words import MIMICRY, RUNNING, TAIL_LOSS
from galapagos.games.origin.view import animal_name, find_animal
from galapagos.text.catalogue import Say

NEEDS = {"run": RUNNING, "drop": TAIL_LOSS, "redirect": MIMICRY}


def why_not_answer(table: Position, verb: str, things: Sequence[str], say: Say) -> Refusal | None:
    """The animal lacks the trait, or has used it, or what it wants is not there."""
    hunter, prey = table.agenda.about(0), table.agenda.about(1)
    name = animal_name(table, prey)
    if things and things[0] != name:
        return Refusal("ORI-4.8", say("{animal} is attacked, not {other}", animal=name, other=things[0]))
    if verb in NEEDS and not table.has(prey, NEEDS[verb]):
        return Refusal("ORI-4.8", say("{animal} lacks {trait}", animal=name, trait=trait_name(NEEDS[verb], say)))
    if verb == "run":
        return Refusal("ORI-4.8", say("{animal} has run already in this attack", animal=name))
    if verb == "drop":
        return why_not_drop(name, things[1:], say)
    return why_not_redirect(table, hunter, prey, things, say)


def trait_name(trait: int, say: Say) -> str:
    return say.name(DECK.traits[trait])


def why_not_drop(name: str, things: Sequence[str], say: Say) -> Refusal:
    if len(things) == 2:
        return Refusal(
            "ORI-4.8",
            say("{animal} has no {trait} with {partner}", animal=name, trait=say.name(things[0]), partner=things[1]),
        )
    return Refusal("ORI-4.8", say("{animal} lacks {trait}", animal=name, trait=say.name(things[0])))


def why_not_redirect(table: Position, hunter: int, prey: int, things: Sequence[str], say: Say) -> Refusal:
    name = animal_name(table, prey)
    if not can_mimic(table, prey):
        return Refusal("ORI-4.8", say("{animal} has changed colour already in this turn", animal=name))
    if len(things) < 2:
        return Refusal("ORI-4.8", say("{animal} finds no other animal of its owner to send the hunter to", animal=name))
    goal = find_animal(table, things[1])
    if goal is None:
        return Refusal("ORI-1.1", say("there is no animal {animal}", animal=things[1]))
    if table.owner(goal) != table.owner(prey) or goal == prey:
        return Refusal("ORI-4.8", say("the hunter is sent to another animal of the same owner"))
    if not can_attack(table, hunter, goal):
        attacker = animal_name(table, hunter)
        return Refusal("ORI-4.8", say("{animal} could not attack {other}", animal=attacker, other=things[1]))
    return Refusal("ORI-4.8", say("{animal} was attacked already in this attack", animal=things[1]))
