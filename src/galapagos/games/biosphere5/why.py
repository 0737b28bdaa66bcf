"""Why a choice is not possible: the clause and the reason."""

from galapagos.core.cards import NO_CARD
from galapagos.games.biosphere5 import why_playing
from galapagos.games.biosphere5.deck import FIELDS, Deck
from galapagos.games.biosphere5.rules import words as w
from galapagos.games.biosphere5.rules.catastrophe import is_rescue
from galapagos.games.biosphere5.rules.drawing import can_take
from galapagos.games.biosphere5.rules.piles import HAND, OPEN, PILE, PILES
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.story import both_halves
from galapagos.games.game import Parts, Refusal
from galapagos.text.catalogue import Say

ANSWERS = {
    w.TAKING: ("take", "stop"),
    w.DISCARDING: ("discard",),
    w.DESTROYING: ("destroy",),
    w.ANSWERING: ("rescue", "suffer"),
    w.SPYING: ("expose",),
    w.SEARCHING: ("fetch",),
}
ANSWERING_VERBS = [verb for verbs in ANSWERS.values() for verb in verbs]
OVER_CLAUSES = {w.BUILT_IT: "B5-3.3", w.ROUND_LIMIT: "B5-5.6", w.MACHINE_BUILT_IT: "B5-7.3"}


def why(table: Position, deck: Deck, parts: Parts, say: Say) -> Refusal | None:
    """Why nothing legal starts with these parts."""
    verb, *things = parts
    if table.step == w.OVER:
        return Refusal(OVER_CLAUSES.get(table.reason, "B5-5.1"), say("the game is over"))
    if table.agenda.depth > 0:
        if verb not in ANSWERS[table.agenda.what()]:
            return what_comes_first(table, say)
        return why_not_answer(table, deck, verb, things, say)
    if verb == "rescue":
        return Refusal("B5-2.5", say("a rescue card is played only when a catastrophe strikes"))
    if verb in ANSWERING_VERBS:
        return Refusal("B5-2.1", say("an action comes first"))
    if verb in ("draw", "exchange", "renew", "avert"):
        return why_not_take_or_avert(table, deck, verb, things, say)
    return why_playing.why(table, deck, verb, things, say)


def what_comes_first(table: Position, say: Say) -> Refusal:
    """What is pending, and by which clause."""
    what = table.agenda.what()
    if what == w.TAKING:
        return Refusal("B5-4.4" if table.hope else "B5-2.3", say("first take the cards that are due"))
    if what == w.DISCARDING:
        trimming = table.step == w.TRIM
        return Refusal("B5-2.8" if trimming else "B5-4.9", say("first discard the cards that have to go"))
    if what == w.DESTROYING:
        return Refusal("B5-4.8", say("first give up an achievement for each missing card"))
    if what == w.ANSWERING:
        return Refusal("B5-4.2", say("a catastrophe strikes: answer with a rescue card, or take the loss"))
    if what == w.SPYING:
        return Refusal("B5-4.5", say("first choose the card that is discarded"))
    return Refusal("B5-6.6", say("first choose a card of your pile"))


def why_not_answer(table: Position, deck: Deck, verb: str, things: list[str], say: Say) -> Refusal | None:
    seat, about = table.agenda.seat(), table.agenda.about(0)
    if verb == "stop":
        if table.agenda.about(1):
            return None
        return Refusal("B5-4.4" if table.hope else "B5-2.3", say("all these cards have to be taken"))
    if not things or verb == "suffer":
        return why_no_rescue(table, seat, about, say) if verb == "rescue" else None
    if verb == "take":
        return why_not_from(table, deck, things[0], say)
    if verb == "destroy":
        if table.has_solved(seat, FIELDS.index(things[0])):
            return None
        return Refusal("B5-4.8", say("you have no achievement for {field}", field=say.name(things[0])))
    face = deck.ids.index(things[0])
    card = both_halves(deck, things[0], say)
    if verb == "fetch":
        if lies_in(table, seat * PILES + PILE, face):
            return None
        return Refusal("B5-6.6", say("{card} is not in your pile", card=card))
    if verb == "expose":
        pile = about * PILES + (OPEN if table.is_machine(about) else HAND)
        if lies_in(table, pile, face):
            return None
        return Refusal("B5-4.5", say("{card} is not among these cards", card=card))
    if not table.holds(seat, face):
        return Refusal("B5-4.2" if verb == "rescue" else "B5-4.9", say("{card} is not in your hand", card=card))
    if verb == "rescue" and not is_rescue(table, face, about):
        field = say.name(FIELDS[about])
        return Refusal("B5-4.2", say("{card} is no rescue card for {field}", card=card, field=field))
    return None


def why_no_rescue(table: Position, seat: int, field: int, say: Say) -> Refusal | None:
    card = table.cards.top[seat * PILES + HAND]
    while card != NO_CARD:
        if is_rescue(table, table.cards.face[card], field):
            return None
        card = table.cards.under[card]
    return Refusal("B5-4.2", say("you hold no rescue card for {field}", field=say.name(FIELDS[field])))


def why_not_take_or_avert(table: Position, deck: Deck, verb: str, things: list[str], say: Say) -> Refusal | None:
    """The actions without a card of the hand."""
    seat = table.seat
    if verb == "avert":
        return why_not_avert(table, say)
    if things:
        return why_not_from(table, deck, things[0], say)
    if verb == "exchange":
        return None if can_take(table, seat) else why_not_exchange(table, say)
    if can_take(table, seat):
        return None
    return Refusal("B5-2.10", say("there is neither an open card nor a pile"))


def why_not_exchange(table: Position, say: Say) -> Refusal | None:
    if table.hand_size(table.seat) > 0:
        return None
    return Refusal("B5-2.10", say("there is nothing to take and nothing to discard"))


def why_not_avert(table: Position, say: Say) -> Refusal | None:
    seat = table.seat
    if not table.brink:
        return Refusal("B5-6.3", say("doom belongs to the expansion On the Brink"))
    if table.doom[seat] == 0:
        return Refusal("B5-6.3", say("you have no doom to avert"))
    if table.hand_size(seat) < table.doom[seat]:
        return Refusal("B5-6.3", say("you need as many cards as you have doom: {n}", n=table.doom[seat]))
    return None


def why_not_from(table: Position, deck: Deck, source: str, say: Say) -> Refusal | None:
    """The pile or an open card that is not there."""
    own = table.seat * PILES
    if source == "pile":
        if table.cards.size[own + PILE] > 0:
            return None
        return Refusal("B5-2.9", say("your pile is empty"))
    if lies_in(table, own + OPEN, deck.ids.index(source)):
        return None
    return Refusal("B5-2.2", say("{card} is not among your open cards", card=both_halves(deck, source, say)))


def lies_in(table: Position, pile: int, face: int) -> bool:
    card = table.cards.top[pile]
    while card != NO_CARD:
        if table.cards.face[card] == face:
            return True
        card = table.cards.under[card]
    return False
