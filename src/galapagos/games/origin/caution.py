"""What a person should know before he makes a choice."""

from galapagos.games.game import Parts
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.rules.words import POISONOUS, SYMBIOSIS
from galapagos.games.origin.view import find_animal
from galapagos.text.catalogue import Say


def caution(table: Position, parts: Parts, say: Say) -> str | None:
    """ORI-4.9 ORI-4.14: poison, and circles of symbioses."""
    rows = [find_animal(table, thing) for thing in parts[-2:]]
    if len(parts) < 3 or None in rows:
        return None
    one, other = (int(row) for row in rows if row is not None)
    if parts[0] == "hunt" and table.has(other, POISONOUS):
        return say("poisonous: {animal} will die if it eats {other}", animal=parts[1], other=parts[2])
    if parts[:2] == ("evolve", "symbiosis") and depends_on(table, one, other):
        return say("a circle: none of its animals will ever take a token again")
    return None


def depends_on(table: Position, row: int, symbiont: int) -> bool:
    """Whether an animal eats only after this one, its symbiont or a symbiont of its symbionts."""
    pairs = table.pairs
    waiting, seen = [row], {row}
    while waiting:
        protected = waiting.pop()
        for pair in range(pairs.count):
            if pairs.kind[pair] == SYMBIOSIS and pairs.other[pair] == protected and pairs.one[pair] not in seen:
                seen.add(pairs.one[pair])
                waiting.append(pairs.one[pair])
    return symbiont in seen
