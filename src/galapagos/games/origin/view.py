"""A position as plain data: whole, or as one pair of eyes sees it."""

from galapagos.core.cards import NO_CARD
from galapagos.games.game import Data
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.rules.pairs import USED
from galapagos.games.origin.rules.piles import DECK as DECK_PILE
from galapagos.games.origin.rules.piles import DISCARDS, HAND
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.rules.words import ANSWERING, SCAVENGING
from galapagos.games.sight import Sight
from galapagos.text.seats import seat_letter

STEPS = ("develop", "feed", "over")
MIMICRY = ("chain", "turn")
MARKS = ("hunted", "raided", "grazed", "asleep", "slept", "poisoned", "attacked", "ran", "mimicked")


def view(table: Position, eyes: int) -> Data:
    """What these eyes see."""
    sight = Sight(table.cards, DECK.ids, table.seats, eyes)
    return {
        "game": "origin",
        "rules": 1,
        **sight.whose(),
        "mimicry": MIMICRY[table.mimicry],
        "turn": table.turn,
        "step": STEPS[table.step],
        "seat": seat_letter(table.seat),
        "lead": seat_letter(table.lead),
        "active": seat_letter(table.active),
        "base": table.base,
        "idle": table.idle,
        "acted": table.acted,
        "main_used": table.main_used,
        "attack": attack_view(table),
        "scavenging": table.agenda.depth > 0 and table.agenda.what() == SCAVENGING,
        "deck": sight.pile(DECK_PILE, 0),
        "seats": [seat_view(table, seat, sight) for seat in range(table.seats)],
    }


def attack_view(table: Position) -> list[str]:
    """Hunter and prey while the prey may answer."""
    if table.agenda.depth == 0 or table.agenda.what() != ANSWERING:
        return []
    return [animal_name(table, table.agenda.about(thing)) for thing in range(2)]


def seat_view(table: Position, seat: int, sight: Sight) -> Data:
    return {
        "passed": bool(table.passed >> seat & 1),
        "hand": sight.hand(HAND + seat, 1 << seat),
        "discards": sight.hand(DISCARDS + seat, 1 << seat),
        "animals": [animal_view(table, row, sight) for row in range(table.first[seat], table.first[seat + 1])],
        "pairs": [
            pair_view(table, pair) for pair in range(table.pairs.count) if table.owner(table.pairs.one[pair]) == seat
        ],
    }


def animal_view(table: Position, row: int, sight: Sight) -> Data:
    """Trait cards in the order they were played, each by the trait as which it lies."""
    return {
        "card": sight.card(table.animal[row], 1 << table.owner(row)),
        "traits": worn_sides(table, row),
        "red": table.red[row],
        "blue": table.food[row] - table.red[row],
        "yellow": table.yellow[row],
        "marks": [mark for at, mark in enumerate(MARKS) if table.is_marked(row, at)],
    }


def worn_sides(table: Position, row: int) -> list[str]:
    sides = []
    card = table.worn[row]
    while card != NO_CARD:
        sides.append(DECK.side(table.cards.face[card], table.played[card]))
        card = table.cards.under[card]
    return sides[::-1]


def pair_view(table: Position, pair: int) -> Data:
    """Of a symbiosis the symbiont comes first; `owes` names who shall have a token yet."""
    pairs = table.pairs
    return {
        "card": DECK.side(table.cards.face[pairs.card[pair]], pairs.kind[pair]),
        "animals": [animal_name(table, pairs.one[pair]), animal_name(table, pairs.other[pair])],
        "used": bool(pairs.marks[pair] & USED),
        "owes": [animal_name(table, pairs.receiver(debt)) for debt in (2 * pair, 2 * pair + 1) if pairs.is_owed(debt)],
    }


def animal_name(table: Position, row: int) -> str:
    """`B2`: the second animal of seat b."""
    return f"{seat_letter(table.owner(row)).upper()}{table.number(row)}"


def find_animal(table: Position, name: str) -> int | None:
    """The row of an animal; None where there is none of this name."""
    return next((row for row in range(table.animals()) if animal_name(table, row) == name), None)
