"""A position from its data: known cards as they lie, the others dealt."""

from collections.abc import Mapping
from functools import partial

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY
from galapagos.games.biosphere5 import pending
from galapagos.games.biosphere5.deck import FIELDS, LEADERS, Deck
from galapagos.games.biosphere5.players import THE_MACHINE, player_name, read_form, read_player
from galapagos.games.biosphere5.possible import check
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.ending import REASONS
from galapagos.games.biosphere5.rules.leaders import FROM_NOW
from galapagos.games.biosphere5.rules.machine_losses import MOST_LEVEL
from galapagos.games.biosphere5.rules.piles import (
    ASIDE,
    DISCARDS,
    HAND,
    MOST_SEATS,
    OPEN,
    PILE,
    PILES,
    PLAYED,
    ROW,
    TABLE,
)
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import see_hand
from galapagos.games.biosphere5.rules.words import (
    FREE,
    MACHINE,
    MAKESHIFT,
    OVER,
    PERFECT,
    SEARCHING,
    SOLO,
    SPYING,
    TOP_LEVEL,
)
from galapagos.games.biosphere5.view import STEPS
from galapagos.games.box import Box
from galapagos.games.game import Data
from galapagos.games.sight import HIDDEN
from galapagos.text import fields
from galapagos.text.seats import read_eyes, seat_letter

DEFAULT_FORMS = ("solo", "duel", "left", "teams")
LONGEST_GAME = 1000
ACTIONS = 2
START_LEVEL = 2
ABOUT = ("game", "rules", "eyes", "form", "brink", "rounds", "round", "turn", "step", "seat", "active", "start")
FIELDS_OF_DATA = (
    *(*ABOUT, "actions", "built", "returning", "hope", "catastrophes", "falling"),
    *("pending", "reason", "winners", "seats", "machine"),
)
SEAT_PILES = {"hand": HAND, "open": OPEN, "table": TABLE, "played": PLAYED, "discards": DISCARDS, "pile": PILE}
MACHINE_PILES = {"revealed": OPEN, "aside": ASIDE, "discards": DISCARDS, "pile": PILE}


def from_data(deck: Deck, data: Mapping[str, object], dice: Dice) -> Position:
    """The position of this data; refuses one that cannot exist."""
    fields.only(data, FIELDS_OF_DATA)
    fields.word(data, "game", ("biosphere5",), "biosphere5")
    fields.number(data, "rules", 1, 1, 1)
    seats = fields.mappings(data, "seats")
    if not 1 <= len(seats) <= MOST_SEATS:
        raise Malformed(len(seats), f"a position has 1 to {MOST_SEATS} seats")
    table = start(deck, data, len(seats))
    eyes = read_eyes(data["eyes"], table.seats) if "eyes" in data else NOBODY
    faces = deck.faces(table.brink)
    for seat, seat_data in enumerate(seats):
        box = Box(deck.ids, faces, table.seats, eyes, first=seat * len(faces))
        lay_seat(table, seat, seat_data, box, dice)
    if table.form == SOLO:
        box = Box(deck.ids, deck.faces(False), table.seats, eyes, first=table.seats * len(faces))
        lay_machine(table, machine_data(data), box, dice)
    elif "machine" in data:
        raise Malformed("machine", "only a solo game has a machine")
    read_progress(table, data)
    look(table)
    check(table)
    if table.step != OVER:
        table.seat = table.agenda.seat() if table.agenda.depth > 0 else table.active
    if data.get("seat", seat_letter(table.seat)) != seat_letter(table.seat):
        raise Malformed(data["seat"], f"seat {seat_letter(table.seat)} decides here")
    return table


def look(table: Position) -> None:
    """Whoever is to choose from somebody's hand, or from his own pile, has seen all of it."""
    what = table.agenda.what() if table.agenda.depth > 0 else 0
    if what == SPYING and not table.is_machine(table.agenda.about(0)):
        see_hand(table, table.agenda.seat(), table.agenda.about(0), None)
    elif what == SEARCHING:
        seat = table.agenda.seat()
        card = table.cards.top[seat * PILES + PILE]
        while card != NO_CARD:
            table.cards.known[card] |= 1 << seat
            card = table.cards.under[card]


def start(deck: Deck, data: Mapping[str, object], seats: int) -> Position:
    """The table before anything lies on it."""
    form = read_form(data.get("form", DEFAULT_FORMS[seats - 1]), seats)
    brink = fields.flag(data, "brink")
    cards = seats * len(deck.faces(brink)) + (len(deck.faces(False)) if form == SOLO else 0)
    table = Position(seats, form, brink, deck.kinds(), cards)
    table.limit = fields.number(data, "rounds", table.limit, 1, LONGEST_GAME)
    table.round = fields.number(data, "round", 1, 1, table.limit)
    table.turn = fields.number(data, "turn", 1, 1)
    table.step = STEPS.index(fields.word(data, "step", STEPS, "act"))
    own_turn = THE_MACHINE if STEPS[table.step] == "machine" else "a"
    table.active = read_player(table, data.get("active", own_turn))
    first = THE_MACHINE if form == SOLO else "a" if form != FREE else player_name(table, table.active)
    table.start = read_player(table, data.get("start", first))
    return table


def read_progress(table: Position, data: Mapping[str, object]) -> None:
    """How far the turn has come."""
    default = ACTIONS if STEPS[table.step] == "act" else 0
    table.actions = fields.number(data, "actions", default, 0, ACTIONS)
    table.built = fields.flag(data, "built")
    table.returning = FROM_NOW if fields.flag(data, "returning") else 0
    table.hope = fields.flag(data, "hope")
    table.catastrophes = fields.number(data, "catastrophes", 0, 0, ACTIONS)
    table.falling = read_mask(table, data, "falling")
    table.winners = read_mask(table, data, "winners")
    table.reason = REASONS.index(fields.word(data, "reason", REASONS, REASONS[0]))
    if table.step == OVER:
        table.seat = NOBODY
    pending.read(table, fields.words(data, "pending"))


def read_mask(table: Position, data: Mapping[str, object], key: str) -> int:
    mask = 0
    for name in fields.words(data, key):
        mask |= 1 << read_player(table, name)
    return mask


def machine_data(data: Mapping[str, object]) -> Data:
    machine = data.get("machine", {})
    if not isinstance(machine, dict):
        raise Malformed(machine, "machine is a mapping")
    return machine


def lay_seat(table: Position, seat: int, data: Data, box: Box, dice: Dice) -> None:
    """The cards of a seat; one that is out has none."""
    fields.only(data, ("out", "doom", "leaders", *SEAT_PILES))
    if fields.flag(data, "out"):
        refuse_all_but_out(data)
        table.out |= 1 << seat
        return
    table.doom[seat] = fields.number(data, "doom", 0, 0, MOST_DOOM if table.brink else 0)
    read_leaders(table, seat, data.get("leaders", [0] * len(LEADERS)))
    own = seat * PILES
    box.lay(own + HAND, fields.words(data, "hand"), 1 << seat)
    for name in ("open", "table", "played", "discards"):
        box.lay(own + SEAT_PILES[name], fields.words(data, name), table.everybody())
    box.lay(own + PILE, fields.words(data, "pile") if "pile" in data else [HIDDEN] * box.left(), 0)
    box.deal(table.cards, partial(put, table), dice)
    table.cards.sort(own + HAND)
    if "open" not in data and "pile" not in data:
        while table.cards.size[own + OPEN] < ROW and table.cards.size[own + PILE] > 1:
            table.sort_open(table.cards.take(own + PILE), own + OPEN)


def refuse_all_but_out(data: Data) -> None:
    for key, value in data.items():
        if key != "out" and value not in ([], 0, [0] * len(LEADERS)):
            raise Malformed(value, f"a player who is out has no {key}")


def read_leaders(table: Position, seat: int, levels: object) -> None:
    highest = TOP_LEVEL if table.brink else 0
    if (
        not isinstance(levels, list)
        or len(levels) != len(LEADERS)
        or any(not isinstance(level, int) or isinstance(level, bool) or not 0 <= level <= highest for level in levels)
    ):
        raise Malformed(levels, f"leaders are {len(LEADERS)} levels from 0 to {highest}")
    for leader, level in enumerate(levels):
        table.leaders[seat] |= level << 2 * leader


def lay_machine(table: Position, data: Data, box: Box, dice: Dice) -> None:
    """B5-7.1: its deck, its hand level and its markers."""
    fields.only(data, ("out", "level", "achievements", *MACHINE_PILES))
    if fields.flag(data, "out"):
        table.out |= 1 << MACHINE
    table.level = fields.number(data, "level", START_LEVEL, 0, MOST_LEVEL)
    achievements = data.get("achievements", {})
    if not isinstance(achievements, dict):
        raise Malformed(achievements, "achievements is a mapping of fields")
    for field, kind in achievements.items():
        if field not in FIELDS or kind not in ("makeshift", "perfect"):
            raise Malformed(f"{kind} {field}", f"makeshift or perfect, and one of {', '.join(FIELDS)}")
        table.solved[MACHINE] |= 1 << FIELDS.index(field)
        table.perfect[MACHINE] |= (kind == "perfect") << FIELDS.index(field)
    own = MACHINE * PILES
    for name in ("revealed", "aside", "discards"):
        box.lay(own + MACHINE_PILES[name], fields.words(data, name), table.everybody())
    box.lay(own + PILE, fields.words(data, "pile") if "pile" in data else [HIDDEN] * box.left(), 0)
    box.deal(table.cards, partial(put, table), dice)


def put(table: Position, card: int, pile: int) -> None:
    """Lay a card down; what lies sorted is sorted in, and achievements solve their fields."""
    kind = pile % PILES
    if kind == TABLE:
        build(table, card, pile // PILES)
    if kind in (OPEN, TABLE):
        table.cards.sort_in(card, pile)
    else:
        table.cards.put(card, pile)


def build(table: Position, card: int, seat: int) -> None:
    face = table.cards.face[card]
    rank, field = table.kinds.rank[face], table.kinds.field[face]
    if rank < MAKESHIFT:
        raise Malformed("table", "achievements lie there, and nothing else")
    if table.has_solved(seat, field):
        raise Malformed("table", f"one achievement for each field; {FIELDS[field]} has two")
    table.solved[seat] |= 1 << field
    table.perfect[seat] |= (rank == PERFECT) << field
