"""Players by name: the seats by their letters, and the machine."""

from galapagos.core.errors import Malformed
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.words import FREE, LEFT, MACHINE, SOLO, TEAMS
from galapagos.text.seats import LETTERS, read_seat

THE_MACHINE = "machine"
FORMS = {
    "duel": (FREE, (2,)),
    "left": (LEFT, (3,)),
    "teams": (TEAMS, (4,)),
    "free": (FREE, (3, 4)),
    "solo": (SOLO, (1,)),
}


def form_name(table: Position) -> str:
    """The form of a position by its id."""
    return next(name for name, (form, seats) in FORMS.items() if form == table.form and table.seats in seats)


def player_name(table: Position, player: int) -> str:
    """The letter of a seat, or the machine."""
    return THE_MACHINE if table.is_machine(player) else LETTERS[player]


def read_player(table: Position, text: object) -> int:
    """The reverse of `player_name`."""
    if text == THE_MACHINE and table.form == SOLO:
        return MACHINE
    return read_seat(text, table.seats)


def read_form(text: object, seats: int) -> int:
    """The form of a game that this many play."""
    fitting = [name for name, (_, counts) in FORMS.items() if seats in counts]
    if text not in fitting:
        raise Malformed(text, f"{seats} seats play {' or '.join(fitting)}")
    return FORMS[str(text)][0]
