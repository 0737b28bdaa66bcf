"""What cannot be: positions that no game reaches are refused."""

from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY
from galapagos.games.biosphere5 import pending
from galapagos.games.biosphere5.players import player_name
from galapagos.games.biosphere5.rules import drawing
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.ending import is_one_side
from galapagos.games.biosphere5.rules.piles import (
    ASIDE,
    DISCARDS,
    HAND,
    HAND_LIMIT,
    OPEN,
    PILE,
    PILES,
    PLAYED,
    ROW,
    TABLE,
)
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import is_opponent, is_target
from galapagos.games.biosphere5.rules.words import (
    ACT,
    ACTION,
    ANSWERING,
    CATASTROPHE,
    DESTROYING,
    DISCARDING,
    FIELD_OF_RESCUE,
    LOSING,
    MACHINE,
    MACHINE_TURN,
    OVER,
    SEARCHING,
    SOLO,
    SPYING,
    TAKING,
    TEAMS,
    TRIM,
    UNFINISHED,
    WINNING,
)

HIT = [(CATASTROPHE, ANSWERING), (CATASTROPHE, DISCARDING), (CATASTROPHE, DESTROYING)]
STACKS: dict[int, list[tuple[int, ...]]] = {
    ACT: [()],
    ACTION: [
        *((what,) for what in (TAKING, DISCARDING, DESTROYING, SPYING, SEARCHING)),
        (DISCARDING, TAKING),
        *HIT,
        (LOSING, DISCARDING),
        (WINNING, DISCARDING),
    ],
    TRIM: [(DISCARDING,)],
    MACHINE_TURN: [(DESTROYING,), *HIT],
    OVER: [()],
}


def check(table: Position) -> None:
    """Refuse what no game reaches."""
    check_turn(table)
    check_end(table)
    for seat in range(table.seats):
        if table.is_in(seat):
            check_seat(table, seat)
    if table.form == SOLO:
        check_machine(table)
    stack = tuple(table.agenda.field(item, 0) for item in range(table.agenda.depth))
    if stack not in STACKS[table.step]:
        raise Malformed(", ".join(pending.phrases(table)), "what is pending does not belong to this step")
    for item in range(table.agenda.depth - 1):
        check_waiting(table, item)
    if stack:
        check_decision(table)


def check_turn(table: Position) -> None:
    """Whose turn it is, and how much of it is left."""
    if table.form == SOLO and table.start != MACHINE:
        raise Malformed(player_name(table, table.start), "the machine starts")
    if table.form == TEAMS and table.start > 1:
        raise Malformed(player_name(table, table.start), "a team's first player starts: a or b")
    if table.is_machine(table.active) != (table.step == MACHINE_TURN) and table.step != OVER:
        raise Malformed(player_name(table, table.active), "the machine is active in its own turn, and only there")
    if table.step == ACT and table.actions == 0:
        raise Malformed(table.actions, "somebody who acts has 1 or 2 actions")
    if table.step == ACTION and table.actions == 2:
        raise Malformed(table.actions, "within an action 0 or 1 more are to come")


def check_end(table: Position) -> None:
    """Over or not."""
    over = table.step == OVER
    if over != (table.reason != UNFINISHED):
        raise Malformed("over" if over else "reason", "a game that is over, and no other one, has a reason")
    if over:
        return
    if table.winners:
        raise Malformed("winners", "nobody has won yet")
    left = ((1 << table.players) - 1) & ~table.out
    if not table.is_in(table.active) or is_one_side(table, left) or (table.form == SOLO and table.out):
        raise Malformed("out", "the active player and somebody who plays against him are still in")
    if table.step in (ACT, TRIM) and table.falling:
        raise Malformed("falling", "whoever falls drops out at the end of the action")


def check_seat(table: Position, seat: int) -> None:
    own, size = seat * PILES, table.cards.size
    if size[own + OPEN] > ROW:
        raise Malformed(size[own + OPEN], f"at most {ROW} cards lie open")
    if seat != table.active and size[own + HAND] > HAND_LIMIT:
        raise Malformed(size[own + HAND], f"only in the own turn a hand has more than {HAND_LIMIT} cards")
    if table.step in (ACT, OVER) and size[own + PLAYED] and table.reason == UNFINISHED:
        raise Malformed("played", "played cards lie here until the end of the action only")
    if table.step == ACT and size[own + PILE] == 0 and size[own + DISCARDS] > 0:
        raise Malformed("pile", "a pile that is used up has been made of the discards anew")
    if table.step == ACT and table.doom[seat] == MOST_DOOM:
        raise Malformed(MOST_DOOM, "whose doom has come is out")
    is_winning = table.agenda.depth > 0 and table.agenda.field(0, 0) == WINNING and table.agenda.field(0, 1) == seat
    if table.step != OVER and is_winning != table.has_solved(seat, FIELD_OF_RESCUE):
        raise Malformed("table", "the Biosphere 5 on the table wins as soon as five cards are discarded")


def check_machine(table: Position) -> None:
    own, size = MACHINE * PILES, table.cards.size
    if size[own + PILE] == 0 and size[own + DISCARDS] > 0:
        raise Malformed("pile", "a pile that is used up has been made of the discards anew")
    aside = table.cards.top[own + ASIDE]
    if aside >= 0 and (table.cards.face[aside] != table.kinds.biosphere or size[own + ASIDE] > 1):
        raise Malformed("aside", "only the Biosphere card is put aside")
    if aside >= 0 and table.level == 0:
        raise Malformed("aside", "at hand level 0 the Biosphere card is discarded")
    if table.step == ACT and size[own + OPEN] > 0:
        raise Malformed("revealed", "what the machine reveals is discarded at the end of its turn")


def check_waiting(table: Position, item: int) -> None:
    """What goes on after the decision belongs to the active player, and to those who are still in."""
    what, player, _, victim = (table.agenda.field(item, field) for field in range(4))
    text = pending.phrase(table, item)
    if what == LOSING and not is_opponent(table, table.active, player):
        raise Malformed(text, "an opponent of the active player loses them")
    if what != LOSING and player != table.active:
        raise Malformed(text, "the active player does so")
    if what == CATASTROPHE and victim != NOBODY and not table.is_in(victim):
        raise Malformed(text, "it hits those who are still in")


def check_decision(table: Position) -> None:
    """The top of the agenda is something to decide, for somebody who can."""
    agenda = table.agenda
    text = pending.phrase(table, agenda.depth - 1)
    what, seat, about = agenda.what(), agenda.seat(), agenda.about(0)
    if table.is_machine(seat) or not table.is_in(seat):
        raise Malformed(text, "somebody who is in decides")
    table.seat = seat
    own, size = seat * PILES, table.cards.size
    if what in (TAKING, SEARCHING, SPYING) and seat != table.active:
        raise Malformed(text, "only the active player does so")
    if what == TAKING and (about == 0 or not drawing.can_take(table, seat)):
        raise Malformed(text, "there is nothing to take")
    if what == DISCARDING and not 0 < about < size[own + HAND]:
        raise Malformed(text, "a hand larger than that is asked, a smaller one goes as a whole")
    if what == DESTROYING and not 0 < about < size[own + TABLE]:
        raise Malformed(text, "more achievements than that are asked, fewer go all together")
    if what == ANSWERING and (size[own + HAND] == 0 or table.is_perfect(seat, about)):
        raise Malformed(text, "without cards, or behind a perfect achievement, nobody is asked")
    if what == SEARCHING and size[own + PILE] == 0:
        raise Malformed(text, "there is nothing to find")
    if what == SPYING:
        seen = about * PILES + (OPEN if table.is_machine(about) else HAND)
        if not is_target(table, seat, about) or size[seen] < 2:
            raise Malformed(text, "an opponent has two cards to choose from")
