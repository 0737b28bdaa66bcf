# compiled
"""The end of a turn: who was not fed, or ate poison, dies out."""

from typing import TYPE_CHECKING

from galapagos.core.events import Events
from galapagos.games.origin.rules.eating import is_fed
from galapagos.games.origin.rules.losing import lose_animal
from galapagos.games.origin.rules.words import ASLEEP, DIED_OF_POISON, POISONED, SLEPT, STARVED, WITHERED

if TYPE_CHECKING:
    from galapagos.games.origin.rules.position import Position


def clear_the_table(table: "Position", events: Events | None) -> None:
    """ORI-4.4 ORI-5.1: what is left of the food base, the animals that die, and all tokens but the fat."""
    if events is not None and table.base > 0:
        events.add(WITHERED, table.base)
    table.base = 0
    table.idle = 0
    die_out(table, events)
    for row in range(table.animals()):
        table.food[row] = 0
        table.red[row] = 0
        table.marks[row] = 1 << SLEPT if table.is_marked(row, ASLEEP) else 0


def die_out(table: "Position", events: Events | None) -> None:
    """ORI-5.1: from the youngest, so that those who are still to be looked at keep their rows."""
    row = table.animals() - 1
    while row >= 0:
        poisoned = table.is_marked(row, POISONED)
        if poisoned or not is_fed(table, row):
            if events is not None:
                events.add(DIED_OF_POISON if poisoned else STARVED, table.owner(row), table.number(row))
            lose_animal(table, row)
        row -= 1
