"""What no position can be, however well each part of its data reads."""

from galapagos.core.errors import Malformed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.rules import breeding, filling, market, round
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.goals import is_won
from galapagos.games.biosphere.rules.piles import DISCARDS, HAND, ROW, ROW_SIZE, STACK, TABLEAU
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.view import BARREN, tile_name
from galapagos.text.seats import LETTERS


def check(table: Position) -> None:
    """A position in which nobody has anything to decide cannot be, unless the game is over."""
    step = naming.STEPS[table.step]
    if table.step == w.OVER:
        if not is_won(table) and table.round < table.limit:
            raise Malformed(step, "a game is over when somebody has five assignments or the last round is played")
        return
    if is_won(table):
        raise Malformed(step, "somebody has five assignments: the game is 'over'")
    if table.round == 1 and table.step in (w.MOVE, w.MOVED):
        raise Malformed(step, "there is no movement in round 1")
    for seat in range(table.seats):
        check_barren(table, seat)
    check_births(table)
    check_rows(table)
    if table.agenda.depth == 0 and not has_to_decide(table):
        raise Malformed(step, f"seat {LETTERS[table.seat]} has nothing to decide here: this step is over already")


def has_to_decide(table: Position) -> bool:
    if table.step == w.FILL and not filling.is_short(table, filling.unfilled(table)):
        return False
    return bool(round.waits(table))


def check_barren(table: Position, seat: int) -> None:
    """BIO-3.8: only the one check of the place on the band makes a terrain barren."""
    barren = [name for terrain, name in enumerate(naming.TERRAINS) if not table.lives(seat, terrain)]
    if not barren:
        return
    is_checked = table.has_band and not table.due >> seat & 1
    is_checked = is_checked and max(list(table.space)) >= table.material.band_corner[0]
    if not is_checked or len(barren) > max(list(table.material.section_loss)):
        raise Malformed(
            f"{' '.join(barren)} {BARREN}", "only the one check on the band costs two lifespan points at most"
        )


def check_births(table: Position) -> None:
    """BIO-5.1 BIO-5.2: in round 1 dice come in phase 5, seat by seat; new dice lie where they may."""
    if table.round == 1:
        acting = -1 if table.step == w.DEVELOP else table.place(table.seat) if table.step == w.BREED else table.seats
        for seat in range(table.seats):
            if table.place(seat) >= acting and table.spread[seat]:
                raise Malformed(LETTERS[seat], "in round 1 a seat has no dice on the map before its own phase 5")
    cradles = breeding.cradles(table) if table.step == w.BREED else 0
    for tile in range(table.land.tiles):
        if table.fresh[tile] and not cradles >> tile & 1:
            raise Malformed(tile_name(table, tile), "no new die may be placed here")


def check_rows(table: Position) -> None:
    """BIO-3.3: only the cards bought in this turn are missing in a row, as long as there are others."""
    for row in range(market.ROWS):
        missing = ROW_SIZE - table.cards.size[ROW + row]
        rest = table.cards.size[STACK + row] + table.cards.size[DISCARDS + row]
        owned = 0
        if table.step == w.DEVELOP:
            owned = table.cards.size[HAND + table.seat] + table.cards.size[TABLEAU + table.seat]
        if rest and missing > owned:
            raise Malformed(f"row {row + 1}", f"a row has {ROW_SIZE} cards: leave it out to fill it from the stack")
