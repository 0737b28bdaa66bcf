# compiled
"""Setting up: shuffled decks, three open cards, and who begins."""

from typing import TYPE_CHECKING

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64
from galapagos.games.biosphere5.rules import drawing, turn
from galapagos.games.biosphere5.rules.happenings import STARTED
from galapagos.games.biosphere5.rules.piles import BASE_DECK, OPEN, PILE, PILES
from galapagos.games.biosphere5.rules.words import BIOSPHERE, MACHINE, RESCUER, SOLO, TEAMS

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position


def set_up(table: "Position", deck: list[int], dice: Dice, events: Events | None = None) -> None:
    """B5-1.1: the same deck for each, shuffled by itself; B5-7.10: the machine's without the cards of the expansion."""
    first: i64 = 0
    for player in range(table.players):
        size = BASE_DECK if table.is_machine(player) else i64(len(deck))
        shuffle_deck(table, player, deck, first, size, dice)
        first += size
        if not table.is_machine(player):
            drawing.fill_row(table, player, dice, events)
    table.start = starter(table)
    if events is not None and table.form != SOLO:
        events.add(STARTED, table.start)
    turn.begin_turn(table, table.start, dice, events)
    turn.go_on(table, dice, events)


def shuffle_deck(table: "Position", player: i64, deck: list[int], first: i64, size: i64, dice: Dice) -> None:
    pile = player * PILES + PILE
    for at in range(size):
        table.cards.face[first + at] = deck[at]
        table.cards.put(first + at, pile)
    table.cards.shuffle(pile, pile, dice)


def starter(table: "Position") -> i64:
    """B5-1.2: the fewest red open cards, the lowest seat among equals; B5-5.4: by teams; B5-7.1: the machine."""
    if table.form == SOLO:
        return MACHINE
    if table.form == TEAMS:
        return 0 if red(table, 0) + red(table, 2) <= red(table, 1) + red(table, 3) else 1
    best: i64 = 0
    for seat in range(table.seats):
        if red(table, seat) < red(table, best):
            best = seat
    return best


def red(table: "Position", seat: i64) -> i64:
    """B5-1.2: rescue cards are red, and the Biosphere 5 card counts as two."""
    count: i64 = 0
    card = table.cards.top[seat * PILES + OPEN]
    while card != NO_CARD:
        rank = table.kinds.rank[table.cards.face[card]]
        if rank == RESCUER:
            count += 1
        elif rank == BIOSPHERE:
            count += 2
        card = table.cards.under[card]
    return count
