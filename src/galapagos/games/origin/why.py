"""Why a choice is not possible: the clause and the reason."""

from galapagos.games.game import Parts, Refusal
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.rules.words import ANSWERING, DEVELOP, FEED, OVER, SCAVENGING
from galapagos.games.origin.view import animal_name
from galapagos.games.origin.why_answer import why_not_answer
from galapagos.games.origin.why_develop import why_not_develop
from galapagos.games.origin.why_feed import why_not_feed
from galapagos.text.catalogue import Say

DEVELOPING = ("breed", "evolve", "pass")
ANSWERS = ("run", "drop", "redirect", "yield")
PAIRS = ("cooperate", "communicate")


def why(table: Position, parts: Parts, say: Say) -> Refusal | None:
    """Why nothing legal starts with these parts."""
    verb, *things = parts
    refusal = why_not_now(table, verb, say)
    if refusal is not None:
        return refusal
    if verb in DEVELOPING:
        return why_not_develop(table, things, say)
    if verb in ANSWERS:
        return why_not_answer(table, verb, things, say)
    return why_not_feed(table, verb, things, say)


def why_not_now(table: Position, verb: str, say: Say) -> Refusal | None:
    """It is not the time for such a choice."""
    if table.step == OVER:
        return Refusal("ORI-5.5", say("the game is over"))
    if table.step == FEED and verb in DEVELOPING:
        return Refusal("ORI-1.3", say("development is over in this turn: animals feed now"))
    if table.step == DEVELOP and verb not in DEVELOPING:
        return Refusal("ORI-1.3", say("first comes development; animals feed after it"))
    if table.step == DEVELOP:
        return None
    what = table.agenda.what() if table.agenda.depth else None
    if what == ANSWERING:
        if verb in ANSWERS:
            return None
        return Refusal("ORI-4.8", say("{animal} is attacked: first it answers", animal=attacked(table)))
    if verb in ANSWERS:
        return Refusal("ORI-4.8", say("no animal is attacked now"))
    if what == SCAVENGING:
        if verb == "scavenge":
            return None
        return Refusal("ORI-4.10", say("first a scavenger is fed"))
    if verb == "scavenge":
        return Refusal("ORI-4.10", say("nothing is left over for a scavenger now"))
    if what is not None and verb not in PAIRS:
        return Refusal("ORI-4.15", say("first all partners get their tokens"))
    if verb in PAIRS:
        return Refusal("ORI-4.15", say("no such pair has a token to bring now"))
    return None


def attacked(table: Position) -> str:
    return animal_name(table, table.agenda.about(1))
