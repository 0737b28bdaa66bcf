# compiled
"""What partners get when one of them received: cooperation and communication."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.origin.rules.eating import goes_into_fat, may_take, receive, receive_red, room
from galapagos.games.origin.rules.pairs import OWES_ONE, OWES_OTHER, USED
from galapagos.games.origin.rules.words import (
    COMMUNICATE,
    COMMUNICATED,
    COMMUNICATION,
    COOPERATE,
    COOPERATED,
    COOPERATION,
    SHARING,
    SYMBIOSIS,
)

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position

NONE: Final[i64] = -1


def begin(table: "Position") -> None:
    """ORI-4.15: somebody received a token."""
    if table.pairs.count > 0:
        table.agenda.push(SHARING, table.active)


def someone_chooses(table: "Position", events: Events | None) -> bool:
    """ORI-4.15: pairs work one after the other; their owner is asked only where the order can matter.

    What nobody can use any more lapses.
    """
    while True:
        seat = next_owner(table)
        if seat == NONE:
            table.pairs.unmark(OWES_ONE | OWES_OTHER)
            table.agenda.pop()
            return False
        debt = foregone(table, seat)
        if debt == NONE:
            table.seat = seat
            return True
        pay(table, debt, events)


def next_owner(table: "Position") -> i64:
    """ORI-4.10: of those whose pairs can work, the acting player or the next one clockwise."""
    nearest = table.seats
    for debt in range(2 * table.pairs.count):
        if is_payable(table, debt):
            distance = (table.owner(table.pairs.receiver(debt)) - table.active + table.seats) % table.seats
            nearest = min(nearest, distance)
    return NONE if nearest == table.seats else (table.active + nearest) % table.seats


def is_payable(table: "Position", debt: i64) -> bool:
    """ORI-4.15: the partner may take a token, and there is one."""
    pairs = table.pairs
    if not pairs.is_owed(debt) or (pairs.kind[debt >> 1] == COMMUNICATION and table.base == 0):
        return False
    return may_take(table, pairs.receiver(debt))


def foregone(table: "Position", seat: i64) -> i64:
    """The debt that comes next without a question: the only one, or one that comes out the same at any time."""
    count: i64 = 0
    found: i64 = NONE
    for debt in range(2 * table.pairs.count):
        if is_payable(table, debt) and table.owner(table.pairs.receiver(debt)) == seat:
            if is_indifferent(table, debt):
                return debt
            found = debt
            count += 1
    return found if count == 1 else NONE


def is_indifferent(table: "Position", debt: i64) -> bool:
    """Paying it first takes nothing away from what could be chosen later.

    Its receiver has room for all its pairs, the pair cannot be needed the other way round, the base has enough for all.
    """
    pairs = table.pairs
    receiver, giver = pairs.receiver(debt), pairs.giver(debt)
    unused = count_unused(table, receiver)
    if room(table, receiver) < unused:
        return False
    if room(table, giver) > 0 and (unused > 1 or pairs.is_owed(debt ^ 1)):
        return False
    return pairs.kind[debt >> 1] == COOPERATION or table.base >= count_unused_communications(table)


def count_unused(table: "Position", row: i64) -> i64:
    """The pairs that may still bring this animal a token in this step."""
    pairs = table.pairs
    count: i64 = 0
    for pair in range(pairs.count):
        if pairs.kind[pair] != SYMBIOSIS and pairs.marks[pair] & USED == 0 and pairs.joins(pair, row):
            count += 1
    return count


def count_unused_communications(table: "Position") -> i64:
    pairs = table.pairs
    count: i64 = 0
    for pair in range(pairs.count):
        if pairs.kind[pair] == COMMUNICATION and pairs.marks[pair] & USED == 0:
            count += 1
    return count


def choices(table: "Position", into: vec[i64]) -> i64:
    """ORI-4.15: which pair works next, and which way."""
    pairs = table.pairs
    count: i64 = 0
    for debt in range(2 * pairs.count):
        if is_payable(table, debt) and table.owner(pairs.receiver(debt)) == table.seat:
            verb = COOPERATE if pairs.kind[debt >> 1] == COOPERATION else COMMUNICATE
            into[count] = choice(verb, pairs.giver(debt), pairs.receiver(debt))
            count += 1
    return count


def play(table: "Position", picked: i64, events: Events | None) -> None:
    giver, receiver = thing(picked, 0), thing(picked, 1)
    pair = table.pairs.find(COOPERATION if verb_of(picked) == COOPERATE else COMMUNICATION, giver, receiver)
    pay(table, 2 * pair + (0 if table.pairs.one[pair] == receiver else 1), events)


def pay(table: "Position", debt: i64, events: Events | None) -> None:
    """ORI-4.15: a blue token, or by communication a red one of the base."""
    pairs = table.pairs
    giver, receiver = pairs.giver(debt), pairs.receiver(debt)
    cooperates = pairs.kind[debt >> 1] == COOPERATION
    if events is not None:
        kind = COOPERATED if cooperates else COMMUNICATED
        stored = goes_into_fat(table, receiver)
        events.add(kind, table.owner(receiver), table.number(giver), table.number(receiver), stored)
    pairs.work(debt >> 1)
    if cooperates:
        receive(table, receiver, 1)
    else:
        receive_red(table, receiver)
