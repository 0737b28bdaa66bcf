"""Who plays with whom, as a view tells it."""

from collections.abc import Sequence

from galapagos.games.biosphere5.players import THE_MACHINE
from galapagos.games.game import Data
from galapagos.text.seats import LETTERS


def in_turn(view: Data) -> list[str]:
    """B5-5.4: all players in turn order, those who are out included."""
    if view["form"] == "teams":
        first = LETTERS.index(view["start"])
        return [LETTERS[seat] for seat in (first, 1 - first, 3 - first, 2 + first)]
    return [*LETTERS[: len(view["seats"])], *([THE_MACHINE] if THE_MACHINE in view else [])]


def after(view: Data, player: str) -> list[str]:
    """Who is still in, from the next one on in turn order, this player last."""
    order = in_turn(view)
    at = order.index(player) + 1
    return [other for other in order[at:] + order[:at] if is_in(view, other)]


def is_in(view: Data, player: str) -> bool:
    seat = view[THE_MACHINE] if player == THE_MACHINE else view["seats"][LETTERS.index(player)]
    return not seat["out"]


def are_partners(one: str, other: str) -> bool:
    """B5-5.4: of two teams, every second seat belongs to one."""
    return (LETTERS.index(one) - LETTERS.index(other)) % 2 == 0


def targets(view: Data, player: str) -> Sequence[str]:
    """B5-5.3 B5-5.4: whom this player's schemes may strike."""
    others = [other for other in after(view, player) if other != player]
    if view["form"] == "left":
        return others[:1]
    return [other for other in others if view["form"] != "teams" or not are_partners(player, other)]
