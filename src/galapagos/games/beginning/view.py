"""A position as plain data: whole, or as one pair of eyes sees it."""

from galapagos.core.cards import NO_CARD
from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules.piles import DISCARDS, HAND, PILE
from galapagos.games.beginning.rules.position import Position
from galapagos.games.game import Data
from galapagos.text.seats import eyes_name, known_letters, seat_letter

STEPS = ("play", "eat", "over")
HIDDEN = "?"
ALL_EYES = -1


def view(table: Position, eyes: int) -> Data:
    """What these eyes see; ALL_EYES see everything, and who knows what."""
    seen = {} if eyes == ALL_EYES else {"eyes": eyes_name(eyes, table.seats)}
    return {
        "game": "beginning",
        "rules": 1,
        **seen,
        "turn": table.turn,
        "step": STEPS[table.step],
        "seat": seat_letter(table.seat),
        "start": seat_letter(table.start),
        "last_round": table.last_round,
        "hole": table.hole,
        "pile": chain(table, table.cards.top[PILE], eyes, 0),
        "discards": sorted(chain(table, table.cards.top[DISCARDS], eyes, table.everybody()), key=DECK.ids.index),
        "seats": [seat_view(table, seat, eyes) for seat in range(table.seats)],
    }


def seat_view(table: Position, seat: int, eyes: int) -> Data:
    return {
        "chips": table.screen[seat],
        "hand": sorted(
            chain(table, table.cards.top[HAND + seat], eyes, 1 << seat), key=lambda card: (card == HIDDEN, card)
        ),
        "species": [species_view(table, row, eyes) for row in range(table.first[seat], table.first[seat + 1])],
    }


def species_view(table: Position, row: int, eyes: int) -> Data:
    """The population cards from the top one down."""
    return {
        "traits": [DECK.ids[trait] for trait in range(len(DECK.ids)) if table.has(row, trait)],
        "cards": chain(table, table.lowest[row], eyes, 0)[::-1],
        "chips": table.chips[row],
    }


def chain(table: Position, card: int, eyes: int, seen_here: int) -> list[str]:
    """The cards from this one down; `~` and letters name those who know a card beside those who see it there."""
    cards = table.cards
    texts = []
    while card != NO_CARD:
        face = DECK.ids[cards.face[card]]
        if eyes == ALL_EYES:
            known = cards.known[card]
            texts.append(face if known == seen_here else f"{face}~{known_letters(known & ~seen_here, table.seats)}")
        else:
            texts.append(face if cards.knows(eyes, card) else HIDDEN)
        card = cards.under[card]
    return texts
