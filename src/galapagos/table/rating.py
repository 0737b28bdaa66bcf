"""Which matches are rated, and what they tell about those who played."""

from openskill.models import PlackettLuce
from sqlalchemy import Connection

from galapagos.match.match import Match
from galapagos.table.room import Room
from galapagos.table.store import ratings
from galapagos.table.store.ratings import Rating
from galapagos.table.store.tables import PERSON

MODEL = PlackettLuce()

# A beginner has 1500, and most people stay within a few hundred of that.
MIDDLE, STEP = 1500, 40


def shown(skill: float) -> int:
    """A skill as people read it."""
    return round(MIDDLE + STEP * (skill - MODEL.mu))


def shown_doubt(doubt: float) -> int:
    """Within so much of it the skill lies, nineteen times of twenty."""
    return round(2 * STEP * doubt)


def rate(connection: Connection, room: Room) -> None:
    """Write down what a match that has just ended tells, in the transaction of its end, if it counts."""
    match = room.match
    assert match is not None
    visitors = [seat.visitor for seat in room.seats if seat.kind == PERSON and seat.visitor is not None]
    counts = room.table.is_public and match.is_rated and len({*visitors}) == room.table.seats
    places = places_of(match) if counts else []
    sides = match.game.sides(match.setup)
    if len({*sides}) < 2 or not places or not ratings.are_registered(connection, visitors):
        return
    known = ratings.of_game(connection, visitors, match.game.id)
    before = [known.get(visitor, Rating(visitor, match.game.id, MODEL.mu, MODEL.sigma, 0)) for visitor in visitors]
    order = [*dict.fromkeys(sides)]
    teams = [
        [MODEL.rating(each.skill, each.doubt) for each, own in zip(before, sides, strict=True) if own == side]
        for side in order
    ]
    ranks = [float(min(place for place, own in zip(places, sides, strict=True) if own == side)) for side in order]
    after = {side: iter(team) for side, team in zip(order, MODEL.rate(teams, ranks=ranks), strict=True)}
    for each, side, place in zip(before, sides, places, strict=True):
        found = next(after[side])
        now = Rating(each.visitor, each.game, found.mu, found.sigma, each.matches + 1)
        ratings.keep(connection, now, room.id, place, found.mu - each.skill)


def places_of(match: Match) -> list[int]:
    """The places that count: whoever had left his seat to a bot is behind all who stayed; none where nobody did."""
    result = match.result()
    if result is None or len(match.bots) == match.setup.seats:
        return []
    return [place + (match.setup.seats if seat in match.bots else 0) for seat, place in enumerate(result.places)]
