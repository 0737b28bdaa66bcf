"""What no position may look like, whatever its parts are."""

from galapagos.core.dice import stream
from galapagos.core.errors import Malformed
from galapagos.games.origin.rules import hunting, scavenging, turn
from galapagos.games.origin.rules import words as w
from galapagos.games.origin.rules.eating import may_take
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.view import STEPS, animal_name
from galapagos.text.seats import seat_letter

BETWEEN_TURNS = 1 << w.SLEPT
IN_AN_ATTACK = 1 << w.ATTACKED | 1 << w.RAN


def check(table: Position) -> None:
    """Refuse what cannot be, with what would be right."""
    if table.step == w.FEED:
        check_feeding(table)
    else:
        check_no_feeding(table)
    for row in range(table.animals()):
        check_sleep(table, row)
    if table.step == w.OVER:
        if not table.is_last_turn():
            raise Malformed("over", "when the game is over the deck is empty")
    else:
        check_settled(table)


def check_no_feeding(table: Position) -> None:
    """ORI-5.1: tokens and marks lie on animals only while they feed; of a turn only its sleepers are remembered."""
    step = STEPS[table.step]
    if table.base or table.idle or table.acted or table.agenda.depth:
        raise Malformed(step, "a food base, idle steps, actions and attacks belong to 'feed'")
    for row in range(table.animals()):
        if table.food[row] or table.marks[row] & ~BETWEEN_TURNS:
            raise Malformed(
                animal_name(table, row), "outside 'feed' animals have yellow tokens and the mark slept only"
            )


def check_feeding(table: Position) -> None:
    attacked = table.agenda.depth > 0 and table.agenda.what() == w.ANSWERING
    if table.main_used and not table.acted:
        raise Malformed("main_used", "a main action is an action: acted is true too")
    for row in range(table.animals()):
        name, marks = animal_name(table, row), table.marks[row]
        if marks & IN_AN_ATTACK and not attacked:
            raise Malformed(name, "attacked and ran are marks of a running 'attack A1 > B1'")
        if marks & 1 << w.MIMICKED and table.mimicry == w.CHAIN:
            raise Malformed(name, "mimicked is a mark of the variant 'mimicry turn'")
        if marks & 1 << w.GRAZED and table.owner(row) != table.active:
            raise Malformed(name, f"only animals of seat {seat_letter(table.active)} have grazed in its step")
        if marks & 1 << w.POISONED and not marks & 1 << w.HUNTED:
            raise Malformed(name, "who is poisoned has hunted")
    if attacked:
        check_attack(table, table.agenda.about(0), table.agenda.about(1))
    elif table.agenda.depth and table.agenda.what() == w.SCAVENGING:
        check_scavengers(table)


def check_attack(table: Position, hunter: int, prey: int) -> None:
    """ORI-4.6 ORI-4.7"""
    name = f"{animal_name(table, hunter)} > {animal_name(table, prey)}"
    if table.owner(hunter) != table.active or not table.has(hunter, w.CARNIVOROUS) or not may_take(table, hunter):
        raise Malformed(name, "the hunter is a carnivore of the acting player that may take a token")
    if not hunting.can_attack(table, hunter, prey):
        raise Malformed(name, "this hunter could not attack it")


def check_scavengers(table: Position) -> None:
    """ORI-4.10"""
    for offset in range(table.seats):
        seat = (table.active + offset) % table.seats
        rows = range(table.first[seat], table.first[seat + 1])
        count = sum(scavenging.is_scavenging(table, row) for row in rows)
        if count and (seat != table.seat or count == 1):
            raise Malformed(
                "scavenging", f"seat {seat_letter(seat)} has the first scavenger; it is asked about several"
            )
        if count:
            return
    raise Malformed("scavenging", "no scavenger can take a token")


def check_sleep(table: Position, row: int) -> None:
    """ORI-4.13"""
    if not table.is_marked(row, w.ASLEEP):
        return
    if table.is_marked(row, w.SLEPT) or table.is_last_turn():
        raise Malformed(
            animal_name(table, row), "nobody is asleep in the last turn, or in the turn after one it slept through"
        )


def check_settled(table: Position) -> None:
    """Somebody decides: nothing goes on by itself."""
    after = table.copy()
    turn.go_on(after, stream(1), None)
    if after == table:
        return
    if (after.step, after.turn) == (table.step, table.turn) and after.seat != table.seat:
        raise Malformed(seat_letter(table.seat), f"seat {seat_letter(after.seat)} decides here")
    raise Malformed(STEPS[table.step], "nobody has anything to decide here: the game has gone on already")
