"""A position as plain data: whole, or as one pair of eyes sees it."""

from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules.piles import DISCARDS, HAND, PILE
from galapagos.games.beginning.rules.position import Position
from galapagos.games.game import Data
from galapagos.games.sight import Sight
from galapagos.text.seats import seat_letter

STEPS = ("play", "eat", "over")


def view(table: Position, eyes: int) -> Data:
    """What these eyes see."""
    sight = Sight(table.cards, DECK.ids, table.seats, eyes)
    return {
        "game": "beginning",
        "rules": 1,
        **sight.whose(),
        "turn": table.turn,
        "step": STEPS[table.step],
        "seat": seat_letter(table.seat),
        "start": seat_letter(table.start),
        "last_round": table.last_round,
        "hole": table.hole,
        "pile": sight.pile(PILE, 0),
        "discards": sorted(sight.pile(DISCARDS, table.everybody()), key=DECK.ids.index),
        "seats": [seat_view(table, seat, sight) for seat in range(table.seats)],
    }


def seat_view(table: Position, seat: int, sight: Sight) -> Data:
    return {
        "chips": table.screen[seat],
        "hand": sight.hand(HAND + seat, 1 << seat),
        "species": [species_view(table, row, sight) for row in range(table.first[seat], table.first[seat + 1])],
    }


def species_view(table: Position, row: int, sight: Sight) -> Data:
    """The population cards from the top one down."""
    return {
        "traits": [DECK.ids[trait] for trait in range(len(DECK.ids)) if table.has(row, trait)],
        "cards": sight.chain(table.lowest[row], 0)[::-1],
        "chips": table.chips[row],
    }
