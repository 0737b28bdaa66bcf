# compiled
"""A turn and its phases, one after the other, from decision to decision."""

from typing import TYPE_CHECKING

from galapagos.core.dice import Dice
from galapagos.core.events import Events
from galapagos.core.state import NOBODY
from galapagos.games.origin.rules import answers, development, extinction, feeding, sharing, supply
from galapagos.games.origin.rules.words import ANSWERING, BEGAN, DEVELOP, ENDED, LAST_TURN, OVER, SHARING

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def begin(table: "Position", events: Events | None) -> None:
    """ORI-1.3"""
    table.turn += 1
    if events is not None:
        events.add(BEGAN, table.turn, table.lead)
        if table.is_last_turn():
            events.add(LAST_TURN)
    development.begin(table)


def go_on(table: "Position", dice: Dice, events: Events | None) -> None:
    """Whatever happens by itself, up to the next decision or the end of the game."""
    while table.step != OVER:
        if table.step == DEVELOP:
            if development.someone_plays(table):
                return
            feeding.begin(table, dice, events)
        elif table.agenda.depth > 0:
            if someone_reacts(table, events):
                return
        elif table.idle == table.seats:
            end(table, events)
        elif feeding.can_act(table):
            table.seat = table.active
            return
        else:
            feeding.end_step(table)


def someone_reacts(table: "Position", events: Events | None) -> bool:
    """The next thing on the agenda: tell whether somebody has to decide about it, or carry it out."""
    what = table.agenda.what()
    if what == ANSWERING:
        return answers.someone_answers(table, events)
    if what == SHARING:
        return sharing.someone_chooses(table, events)
    table.seat = table.agenda.seat()
    return True


def end(table: "Position", events: Events | None) -> None:
    """ORI-5.1 ORI-5.2 ORI-5.3 ORI-5.5: extinction and, before the last turn, new cards."""
    extinction.clear_the_table(table, events)
    if table.is_last_turn():
        table.step = OVER
        table.seat = NOBODY
        if events is not None:
            events.add(ENDED)
        return
    supply.deal(table, events)
    table.lead = (table.lead + 1) % table.seats
    begin(table, events)
