"""Why an animal cannot feed, hunt or act so."""

from collections.abc import Sequence

from galapagos.games.game import Refusal
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.rules import words as w
from galapagos.games.origin.rules.eating import is_fed, may_take, symbionts_are_fed
from galapagos.games.origin.rules.feeding import convertible
from galapagos.games.origin.rules.hunting import sheltering_from
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.view import animal_name, find_animal
from galapagos.text.catalogue import Say

MAIN = ("take", "hunt", "convert")
NEEDS = {
    "hunt": ("ORI-4.6", w.CARNIVOROUS),
    "convert": ("ORI-4.5", w.FAT_TISSUE),
    "graze": ("ORI-4.12", w.GRAZING),
    "rob": ("ORI-4.11", w.PIRACY),
    "sleep": ("ORI-4.13", w.HIBERNATION),
    "scavenge": ("ORI-4.10", w.SCAVENGER),
}


def why_not_feed(table: Position, verb: str, things: Sequence[str], say: Say) -> Refusal | None:
    """First what stands in the way of the verb, then of the animal, then of its victim."""
    if verb == "end":
        return Refusal("ORI-4.3", say("an animal of yours may take a red token: take it, hunt, or live on fat"))
    if verb in MAIN and table.main_used:
        return Refusal("ORI-4.2", say("the main action of this step is used"))
    if verb in ("take", "graze") and table.base == 0:
        return Refusal("ORI-4.2" if verb == "take" else "ORI-4.12", say("the food base is empty"))
    if not things:
        return Refusal(NEEDS[verb][0] if verb in NEEDS else "ORI-4.1", say("none of your animals can do that now"))
    rows = []
    for name in things:
        if name.isdecimal():
            continue
        row = find_animal(table, name)
        if row is None:
            return Refusal("ORI-1.1", say("there is no animal {animal}", animal=name))
        rows.append(row)
    if table.owner(rows[0]) != table.seat:
        return Refusal("ORI-4.1", say("{animal} is not yours", animal=things[0]))
    return why_not_this_animal(table, verb, rows[0], say) or why_not_that(table, verb, rows, say)


def why_not_this_animal(table: Position, verb: str, row: int, say: Say) -> Refusal | None:
    name = animal_name(table, row)
    if verb in NEEDS and not table.has(row, NEEDS[verb][1]):
        clause, trait = NEEDS[verb]
        return Refusal(clause, say("{animal} lacks {trait}", animal=name, trait=say.name(DECK.traits[trait])))
    if verb == "hunt" and table.is_marked(row, w.HUNTED):
        return Refusal("ORI-4.6", say("{animal} has hunted already in this turn", animal=name))
    if verb == "graze":
        return Refusal("ORI-4.12", say("{animal} has grazed already in this step", animal=name))
    if verb == "rob" and table.is_marked(row, w.RAIDED):
        return Refusal("ORI-4.11", say("{animal} has robbed already in this turn", animal=name))
    if verb == "sleep":
        return why_not_sleep(table, row, say)
    if verb in ("convert", "rob") and is_fed(table, row):
        return Refusal(NEEDS[verb][0], say("{animal} is not hungry", animal=name))
    return None if verb == "convert" else why_not_take(table, row, say)


def why_not_sleep(table: Position, row: int, say: Say) -> Refusal:
    name = animal_name(table, row)
    if table.is_marked(row, w.SLEPT):
        return Refusal("ORI-4.13", say("{animal} hibernated last turn", animal=name))
    if table.is_last_turn():
        return Refusal("ORI-4.13", say("nobody hibernates in the last turn"))
    return Refusal("ORI-4.13", say("{animal} is not hungry", animal=name))


def why_not_take(table: Position, row: int, say: Say) -> Refusal | None:
    """Why this animal may not have a token."""
    name = animal_name(table, row)
    if may_take(table, row):
        return None
    if table.is_marked(row, w.ASLEEP):
        return Refusal("ORI-4.13", say("{animal} hibernates", animal=name))
    if table.has(row, w.SYMBIOSIS) and not symbionts_are_fed(table, row):
        return Refusal("ORI-4.14", say("a symbiont of {animal} is hungry", animal=name))
    return Refusal("ORI-4.1", say("{animal} is fed and has no empty fat tissue", animal=name))


def why_not_that(table: Position, verb: str, rows: list[int], say: Say) -> Refusal | None:
    """The animal could, but not to this other one, or not so much."""
    if verb == "convert":
        return why_not_convert(table, rows[0], say)
    if verb == "hunt":
        return why_not_hunt(table, rows, say)
    if verb == "rob":
        return why_not_rob(table, rows, say)
    return None


def why_not_convert(table: Position, row: int, say: Say) -> Refusal:
    name = animal_name(table, row)
    if table.yellow[row] == 0:
        return Refusal("ORI-4.5", say("{animal} has no yellow token", animal=name))
    most = convertible(table, row)
    return Refusal(
        "ORI-4.5",
        say.count(
            most, "{animal} can use one yellow token at most", "{animal} can use {n} yellow tokens at most", animal=name
        ),
    )


def why_not_hunt(table: Position, rows: list[int], say: Say) -> Refusal:
    hunter, *prey = rows
    name = animal_name(table, hunter)
    if not prey:
        return Refusal("ORI-4.7", say("there is nothing that {animal} could hunt", animal=name))
    if prey[0] == hunter:
        return Refusal("ORI-4.6", say("no animal hunts itself"))
    target = animal_name(table, prey[0])
    if table.has(hunter, w.SWIMMING) and not table.has(prey[0], w.SWIMMING):
        return Refusal("ORI-4.7", say("{animal} swims and hunts swimmers only", animal=name))
    if table.has(prey[0], w.SWIMMING) and not table.has(hunter, w.SWIMMING):
        return Refusal("ORI-4.7", say("{target} swims, {animal} does not", target=target, animal=name))
    shelter = table.traits[prey[0]] & sheltering_from(table.traits[hunter])
    if shelter >> w.SYMBIOSIS & 1:
        return Refusal("ORI-4.7", say("a symbiont protects {target}", target=target))
    if shelter >> w.CAMOUFLAGE & 1:
        return Refusal(
            "ORI-4.7", say("{target} is camouflaged: {animal} would need sharp vision", target=target, animal=name)
        )
    if shelter >> w.BIG & 1:
        return Refusal("ORI-4.7", say("{target} is big, {animal} is not", target=target, animal=name))
    return Refusal("ORI-4.7", say("{target} is fed and lies in its burrow", target=target))


def why_not_rob(table: Position, rows: list[int], say: Say) -> Refusal:
    pirate, *victims = rows
    if not victims:
        return Refusal("ORI-4.11", say("no hungry animal has a token to rob"))
    if victims[0] == pirate:
        return Refusal("ORI-4.11", say("no animal robs itself"))
    name = animal_name(table, victims[0])
    if is_fed(table, victims[0]):
        return Refusal("ORI-4.11", say("{animal} is fed: its tokens are safe", animal=name))
    return Refusal("ORI-4.11", say("{animal} has no token to rob", animal=name))
