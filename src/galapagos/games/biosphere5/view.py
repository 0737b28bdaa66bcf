"""A position as plain data: whole, or as one pair of eyes sees it."""

from galapagos.games.biosphere5 import pending
from galapagos.games.biosphere5.deck import FIELDS, LEADERS, Deck
from galapagos.games.biosphere5.players import form_name, player_name
from galapagos.games.biosphere5.rules.ending import REASONS
from galapagos.games.biosphere5.rules.piles import ASIDE, DISCARDS, HAND, OPEN, PILE, PILES, PLAYED, TABLE
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.words import MACHINE, SOLO
from galapagos.games.game import Data
from galapagos.games.sight import Sight
from galapagos.text.seats import seat_letter

STEPS = ("act", "action", "trim", "machine", "over")


def view(table: Position, deck: Deck, eyes: int) -> Data:
    """What these eyes see."""
    sight = Sight(table.cards, deck.ids, table.seats, eyes)
    data = {
        "game": "biosphere5",
        "rules": 1,
        **sight.whose(),
        "form": form_name(table),
        "brink": table.brink,
        "rounds": table.limit,
        "round": table.round,
        "turn": table.turn,
        "step": STEPS[table.step],
        "seat": seat_letter(table.seat),
        "active": player_name(table, table.active),
        "start": player_name(table, table.start),
        "actions": table.actions,
        "built": table.built,
        "returning": table.returning > 0,
        "hope": table.hope,
        "catastrophes": table.catastrophes,
        "falling": players(table, table.falling),
        "pending": pending.phrases(table),
        "reason": REASONS[table.reason],
        "winners": players(table, table.winners),
        "seats": [seat_view(table, seat, deck, sight) for seat in range(table.seats)],
    }
    return data | {"machine": machine_view(table, deck, sight)} if table.form == SOLO else data


def players(table: Position, mask: int) -> list[str]:
    """The players in a mask by name."""
    return [player_name(table, player) for player in range(table.players) if mask >> player & 1]


def seat_view(table: Position, seat: int, deck: Deck, sight: Sight) -> Data:
    """Piles from the top down; whoever is out has nothing left."""
    own = seat * PILES
    everybody = table.everybody()
    return {
        "out": not table.is_in(seat),
        "doom": table.doom[seat],
        "leaders": [table.leader_level(seat, leader) for leader in range(len(LEADERS))],
        "hand": sight.hand(own + HAND, 1 << seat),
        "open": by_kind(sight.pile(own + OPEN, everybody), deck),
        "table": by_kind(sight.pile(own + TABLE, everybody), deck),
        "played": sight.pile(own + PLAYED, everybody),
        "discards": by_kind(sight.pile(own + DISCARDS, everybody), deck),
        "pile": sight.pile(own + PILE, 0),
    }


def machine_view(table: Position, deck: Deck, sight: Sight) -> Data:
    """B5-7.1: its hand is a level, its achievements are markers."""
    own = MACHINE * PILES
    everybody = table.everybody()
    return {
        "out": not table.is_in(MACHINE),
        "level": table.level,
        "achievements": {
            field: "perfect" if table.is_perfect(MACHINE, at) else "makeshift"
            for at, field in enumerate(FIELDS)
            if table.has_solved(MACHINE, at)
        },
        "revealed": by_kind(sight.pile(own + OPEN, everybody), deck),
        "aside": sight.pile(own + ASIDE, everybody),
        "discards": by_kind(sight.pile(own + DISCARDS, everybody), deck),
        "pile": sight.pile(own + PILE, 0),
    }


def by_kind(cards: list[str], deck: Deck) -> list[str]:
    """Cards that lie open in the order of the deck."""
    return sorted(cards, key=deck.ids.index)
