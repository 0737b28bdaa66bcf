# compiled
"""A turn: two actions, then the hand is cut down and the row filled."""

from typing import TYPE_CHECKING, Final

from galapagos.core.choice import choice, thing, verb_of
from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.numbers import i64, vec
from galapagos.games.biosphere5.rules import answers, doom, drawing, ending, machine, playing
from galapagos.games.biosphere5.rules.happenings import AVERTED, RETURNED, TURN
from galapagos.games.biosphere5.rules.leaders import FROM_NEXT_CARD, FROM_NOW
from galapagos.games.biosphere5.rules.piles import DISCARDS, HAND, HAND_LIMIT, OF_MACHINE, OPEN, PILES, PLAYED
from galapagos.games.biosphere5.rules.words import (
    ACT,
    ACTION,
    AVERT,
    DISCARDING,
    DRAW,
    EXCHANGE,
    MACHINE_TURN,
    OVER,
    RENEW,
    ROUND_LIMIT,
    TAKING,
    TRIM,
)

if TYPE_CHECKING:
    from galapagos.games.biosphere5.rules.position import Position

ACTIONS: Final[i64] = 2
EXCHANGED: Final[i64] = 2
NOTHING_THERE: Final[i64] = 4095  # exchange where no card can be taken


def choices(table: "Position", into: vec[i64]) -> i64:
    """B5-2.1: draw, exchange, renew, avert doom, or play a card."""
    seat = table.seat
    held = table.hand_size(seat)
    count = drawing.choices(table, DRAW, into, 0)
    if count > 0:
        count = drawing.choices(table, EXCHANGE, into, count)
        into[count] = choice(RENEW)
        count += 1
    elif held > 0:
        into[count] = choice(EXCHANGE, NOTHING_THERE)
        count += 1
    if table.brink and 0 < table.doom[seat] <= held:
        into[count] = choice(AVERT)
        count += 1
    return playing.choices(table, into, count)


def act(table: "Position", picked: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.1: one of the two actions begins."""
    table.step = ACTION
    table.actions -= 1
    seat, verb = table.seat, verb_of(picked)
    if verb == DRAW:
        drawing.take(table, seat, thing(picked, 0), dice, events)
    elif verb == EXCHANGE:
        exchange(table, seat, thing(picked, 0), dice, events)
    elif verb == RENEW:
        drawing.renew_row(table, seat, dice, events)
    elif verb == AVERT:
        avert(table, seat, events)
    else:
        playing.play(table, picked, dice, events)


def exchange(table: "Position", seat: i64, source: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.3: two cards taken one after the other, then two discarded; B5-2.10: as far as it goes."""
    table.agenda.push(DISCARDING, seat, EXCHANGED)
    if source != NOTHING_THERE:
        table.agenda.push(TAKING, seat, EXCHANGED - 1)
        drawing.take(table, seat, source, dice, events)


def avert(table: "Position", seat: i64, events: Events | None) -> None:
    """B5-6.3: as many cards as there is doom; it falls by one."""
    price = table.doom[seat]
    if events is not None:
        events.add(AVERTED, seat, price)
    table.agenda.push(DISCARDING, seat, price)
    doom.move(table, seat, -1, events)


def go_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """Do what nobody has to decide, up to the next decision or the end."""
    while table.step != OVER:
        if table.agenda.depth > 0:
            if answers.must_ask(table, dice, events):
                return
        elif table.step == ACTION:
            end_action(table, dice, events)
        elif table.step == TRIM:
            end_turn(table, dice, events)
        elif table.step == MACHINE_TURN:
            end_machine_turn(table, dice, events)
        else:
            table.seat = table.active
            return


def end_action(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-2.6 B5-2.9: played cards go, empty piles are renewed; then drop-outs are settled (B5-5.1)."""
    put_away(table, dice, events)
    if table.hope:
        table.hope = False
        drawing.fill_row(table, table.active, dice, events)
    ending.settle(table, events)
    if table.step == OVER:
        return
    if not table.is_in(table.active):
        pass_on(table, dice, events)
    elif table.actions > 0:
        table.step = ACT
    else:
        trim(table)


def put_away(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-2.6: what was played goes to its owner's discards; B5-6.7: the card of the action may return to the hand."""
    cards = table.cards
    for player in range(table.players):
        own = player * PILES
        while cards.size[own + PLAYED] > 0:
            card = cards.take(own + PLAYED)
            is_the_action = cards.size[own + PLAYED] == 0 and player == table.active
            if is_the_action and table.returning == FROM_NOW:
                cards.sort_in(card, own + HAND)
                if events is not None:
                    events.add(RETURNED, player, cards.face[card])
            else:
                cards.put(card, own + DISCARDS)
        drawing.renew_pile(table, player, dice, events)
    if table.returning == FROM_NEXT_CARD:
        table.returning = FROM_NOW


def trim(table: "Position") -> None:
    """B5-2.8 B5-2.11: a hand above eight is cut down before anything else."""
    table.step = TRIM
    above = table.hand_size(table.active) - HAND_LIMIT
    if above > 0:
        table.agenda.push(DISCARDING, table.active, above)


def end_turn(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-2.11: then the row is filled, doom rises (B5-6.2), and drop-outs are settled."""
    seat = table.active
    drawing.renew_pile(table, seat, dice, events)
    drawing.fill_row(table, seat, dice, events)
    doom.end_of_turn(table, seat, events)
    ending.settle(table, events)
    if table.step != OVER:
        pass_on(table, dice, events)


def end_machine_turn(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-7.2: what it revealed goes to its discards."""
    cards = table.cards
    while cards.size[OF_MACHINE + OPEN] > 0:
        cards.put(cards.take(OF_MACHINE + OPEN), OF_MACHINE + DISCARDS)
    put_away(table, dice, events)
    ending.settle(table, events)
    if table.step != OVER:
        pass_on(table, dice, events)


def pass_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """B5-5.3: the next player still in; B5-5.6: each round begins with the one who started."""
    following = table.active
    while True:
        following = table.after(following)
        if following == table.start:
            table.round += 1
        if table.is_in(following):
            break
    if table.round > table.limit:
        table.round = table.limit
        ending.finish(table, ROUND_LIMIT, 0, events)
        return
    begin_turn(table, following, dice, events)


def begin_turn(table: "Position", player: i64, dice: Dice, events: Events | None) -> None:
    """B5-2.1: two actions, at most one achievement among them."""
    table.turn += 1
    table.active = player
    table.built = False
    table.returning = 0
    table.catastrophes = 0
    if table.is_machine(player):
        table.step = MACHINE_TURN
        machine.take_turn(table, dice, events)
        return
    table.actions = ACTIONS
    table.step = ACT
    if events is not None:
        events.add(TURN, player, table.round)
