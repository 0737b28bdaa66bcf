"""What a person should know before he makes a choice: what it costs, and what it will not bring."""

from galapagos.games.biosphere import naming
from galapagos.games.biosphere.rules import band
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.bonuses import LONGEST_LIFE, SPACES_FOR_LIFE, SPACES_FOR_SCALE, TOP_LEVEL
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.game import Parts
from galapagos.text.catalogue import Say


def caution(table: Position, parts: Parts, say: Say) -> str | None:
    """The price of a step, a die that would die on its way, a point too many, a terrain that becomes barren."""
    if parts[0] == "step":
        return say("{n} EP", n=table.walked + 1)
    if parts[0] == "climb":
        space = band.next_free(table, table.space[table.seat])
        return say("{n} EP, to space {space}", n=table.climbed + 1, space=space)
    if parts[0] == "move":
        face = int(parts[1].partition(":")[2])
        return say("it dies there") if (face + w.FACES - 2) % w.FACES + 1 == table.dying() else None
    if parts[0] == "take":
        return point_too_many(table, naming.POINTS.index(parts[1]), say)
    if parts[0] == "lose":
        terrain = naming.TERRAINS.index(parts[1])
        is_last = table.lives(table.seat, terrain) == table.material.lifespan[terrain]
        return say("it becomes barren") if is_last else None
    return None


def point_too_many(table: Position, point: int, say: Say) -> str | None:
    """BIO-3.7: what happens to a point for something that is at its maximum."""
    if point < w.TERRAINS:
        is_full, spaces = table.lives(table.seat, point) == LONGEST_LIFE, SPACES_FOR_LIFE
    else:
        scale = table.seat * w.SCALES + point - w.REPRODUCTION
        is_full, spaces = table.level[scale] == TOP_LEVEL, SPACES_FOR_SCALE
    if not is_full:
        return None
    if not table.has_band:
        return say("at its maximum: the point is lost")
    return say("at its maximum: {n} spaces on the band instead", n=spaces)
