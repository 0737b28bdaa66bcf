# compiled
"""Who drops out, who wins, and what a solo game scores."""

from typing import TYPE_CHECKING, Final

from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.core.result import Result
from galapagos.core.state import NOBODY
from galapagos.games.biosphere5.rules import doom
from galapagos.games.biosphere5.rules.happenings import DROPPED_OUT, ENDED
from galapagos.games.biosphere5.rules.piles import PILES
from galapagos.games.biosphere5.rules.words import (
    BUILT_IT,
    HUMAN_OUT,
    LAST_ONE,
    LAST_ONE_WITHOUT,
    MACHINE,
    NOBODY_LEFT,
    OVER,
    SOLO,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

REASONS = ("", "built", "last", "last-without", "nobody", "limit", "machine", "human-out")
MOST_POINTS: Final = 100
FULL_POINTS: Final = 127
POINTS_A_ROUND: Final = 3


def win(table: "Position", player: i64, events: Events | None) -> None:
    """B5-3.3 B5-5.4: building the Biosphere 5 wins at once, for partners too."""
    finish(table, BUILT_IT, side(table, player), events)


def side(table: "Position", player: i64) -> i64:
    """The mask of a player and his partner."""
    mask: i64 = 0
    for other in range(table.players):
        if other == player or table.are_partners(player, other):
            mask |= 1 << other
    return mask


def settle(table: "Position", events: Events | None) -> None:
    """B5-5.1: at the end of an action those who fell drop out together; the Biosphere 5 card is looked for before."""
    doom.settle(table)
    falling = table.falling
    if falling == 0:
        return
    has_card = not table.is_machine(table.active) and table.holds(table.active, table.kinds.biosphere)
    for player in range(table.players):
        if (falling >> player) & 1 == 1:
            drop_out(table, player, events)
    table.falling = 0
    left = ((1 << table.players) - 1) & ~table.out
    if table.form == SOLO:
        settle_solo(table, left, has_card, events)
    elif left == 0:
        finish(table, NOBODY_LEFT, 0, events)
    elif is_one_side(table, left):
        settle_last(table, left, has_card, events)


def drop_out(table: "Position", player: i64, events: Events | None) -> None:
    """B5-4.8: all cards of whoever is out leave the game."""
    table.out |= 1 << player
    if events is not None:
        events.add(DROPPED_OUT, player)
    if table.is_machine(player):
        return
    cards = table.cards
    for pile in range(player * PILES, (player + 1) * PILES):
        while cards.size[pile] > 0:
            cards.known[cards.take(pile)] = 0
    table.solved[player] = 0
    table.perfect[player] = 0
    table.doom[player] = 0
    table.leaders[player] = 0


def is_one_side(table: "Position", left: i64) -> bool:
    """Nobody is left who plays against somebody else who is left."""
    for player in range(table.players):
        if (left >> player) & 1 == 1:
            return left & ~side(table, player) == 0
    return True


def settle_last(table: "Position", left: i64, has_card: bool, events: Events | None) -> None:
    """B5-5.1 B5-5.3 B5-5.4: in its own turn the last side needs the Biosphere 5 card in the active hand."""
    winners: i64 = 0
    for player in range(table.players):
        if (left >> player) & 1 == 1:
            winners = side(table, player)
    in_own_turn = (winners >> table.active) & 1 == 1
    if in_own_turn and not has_card:
        finish(table, LAST_ONE_WITHOUT, 0, events)
    else:
        finish(table, LAST_ONE, winners, events)


def settle_solo(table: "Position", left: i64, has_card: bool, events: Events | None) -> None:
    """B5-7.5 B5-7.7 B5-7.10: the machine wins when the human is out, also when both are."""
    if left & 1 == 0:
        finish(table, HUMAN_OUT, 1 << MACHINE, events)
    elif table.active == MACHINE or has_card:
        finish(table, LAST_ONE, 1, events)
    else:
        finish(table, LAST_ONE_WITHOUT, 0, events)


def finish(table: "Position", reason: i64, winners: i64, events: Events | None) -> None:
    table.step = OVER
    table.seat = NOBODY
    table.reason = reason
    table.winners = winners
    while table.agenda.depth > 0:
        table.agenda.pop()
    if events is not None:
        events.add(ENDED, reason, winners)


def result(table: "Position") -> Result:
    """B5-5.3: a draw counts for all seats, those already out included."""
    reason = REASONS[table.reason]
    if table.form == SOLO:
        return solo_result(table, reason)
    won = [(table.winners >> seat) & 1 == 1 for seat in range(table.seats)]
    places = [1 if each else 1 + sum(won) for each in won]
    return Result(places, [], reason, drawn=not any(won))


def solo_result(table: "Position", reason: str) -> Result:
    """B5-7.11: rounds played, the current one included."""
    rounds = int(table.round)
    if table.winners == 1:
        return Result([1], [min(MOST_POINTS, max(0, FULL_POINTS - POINTS_A_ROUND * rounds))], reason, "won")
    outcome = "drawn" if table.winners == 0 else "lost"
    return Result([1], [min(MOST_POINTS, rounds)], reason, outcome)
