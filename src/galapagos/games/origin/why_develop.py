"""Why a card cannot be played so."""

from collections.abc import Sequence

from galapagos.core.cards import NO_CARD
from galapagos.games.game import Refusal
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.rules.development import excluded_by
from galapagos.games.origin.rules.pairs import joins_two
from galapagos.games.origin.rules.piles import HAND
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.rules.words import PARASITE
from galapagos.games.origin.view import find_animal
from galapagos.text.catalogue import Say


def why_not_develop(table: Position, things: Sequence[str], say: Say) -> Refusal | None:
    """The card is not there, or no animal can get this trait."""
    if not things:
        return Refusal("ORI-2.1", say("you have no card for that"))
    face, trait = DECK.sides[things[0]]
    if not holds(table, face):
        return Refusal("ORI-2.1", say("{card} is not in your hand", card=say.name(things[0])))
    rows = []
    for name in things[1:]:
        row = find_animal(table, name)
        if row is None:
            return Refusal("ORI-1.1", say("there is no animal {animal}", animal=name))
        rows.append(row)
    if joins_two(trait):
        return why_not_join(table, trait, rows, things[1:], say)
    if len(rows) == 2:
        return Refusal("ORI-2.4", say("{trait} is a trait of one animal", trait=say.name(DECK.traits[trait])))
    return why_not_wear(table, trait, rows, things[1:], say)


def holds(table: Position, face: int) -> bool:
    card = table.cards.top[HAND + table.seat]
    while card != NO_CARD:
        if table.cards.face[card] == face:
            return True
        card = table.cards.under[card]
    return False


def why_not_wear(table: Position, trait: int, rows: list[int], names: Sequence[str], say: Say) -> Refusal:
    name = say.name(DECK.traits[trait])
    if not rows:
        if trait == PARASITE:
            return Refusal("ORI-2.1", say("no other player has an animal without {trait}", trait=name))
        return Refusal("ORI-2.3", say("you have no animal that could get {trait}", trait=name))
    is_own = table.owner(rows[0]) == table.seat
    if is_own and trait == PARASITE:
        return Refusal("ORI-2.1", say("{trait} goes to another player's animal", trait=name))
    if not is_own and trait != PARASITE:
        return Refusal("ORI-2.1", say("{animal} is not yours", animal=names[0]))
    if table.has(rows[0], trait):
        return Refusal("ORI-2.3", say("{animal} has {trait} already", animal=names[0], trait=name))
    beside = table.traits[rows[0]] & excluded_by(trait)
    others = [say.name(DECK.traits[other]) for other in range(len(DECK.traits)) if beside >> other & 1]
    return Refusal(
        "ORI-2.3",
        say("{animal} has {other}, which excludes {trait}", animal=names[0], other=say.join(others), trait=name),
    )


def why_not_join(table: Position, trait: int, rows: list[int], names: Sequence[str], say: Say) -> Refusal:
    name = say.name(DECK.traits[trait])
    for row, animal in zip(rows, names, strict=True):
        if table.owner(row) != table.seat:
            return Refusal("ORI-2.4", say("{animal} is not yours", animal=animal))
    if len(rows) < 2:
        return Refusal("ORI-2.4", say("there are no two animals of yours that {trait} could join", trait=name))
    if rows[0] == rows[1]:
        return Refusal("ORI-2.4", say("{trait} joins two different animals", trait=name))
    if table.pairs.find(trait, rows[0], rows[1]) < 0:
        return Refusal("ORI-2.4", say("name the animals of this pair the other way round"))
    return Refusal("ORI-2.4", say("{trait} joins {animals} already", trait=name, animals=say.join(names)))
