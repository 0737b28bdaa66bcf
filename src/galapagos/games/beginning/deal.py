"""A position from its data: known cards as they lie, the others dealt."""

from collections.abc import Mapping
from functools import partial

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY, legal
from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules.piles import CARDS, DISCARDS, HAND, MOST_SEATS, PILE
from galapagos.games.beginning.rules.playing import MOST_TRAITS
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.words import EAT, OVER, PLAY
from galapagos.games.beginning.view import STEPS
from galapagos.games.box import Box
from galapagos.games.game import Data
from galapagos.games.sight import HIDDEN
from galapagos.text import fields
from galapagos.text.seats import read_eyes, read_seat, seat_letter

FIELDS = ("game", "rules", "eyes", "turn", "step", "seat", "start", "last_round", "hole", "pile", "discards", "seats")
SEAT_FIELDS = ("chips", "hand", "species")
SPECIES_FIELDS = ("traits", "cards", "chips")

# Behind the numbers of the piles: where the cards of a species lie, by its row.
POPULATION = HAND + MOST_SEATS
TRAITS = POPULATION + CARDS


def from_data(data: Mapping[str, object], dice: Dice) -> Position:
    """The position of this data; refuses one that cannot exist."""
    fields.only(data, FIELDS)
    fields.word(data, "game", ("beginning",), "beginning")
    fields.number(data, "rules", 1, 1, 1)
    seats = fields.mappings(data, "seats")
    if not 2 <= len(seats) <= MOST_SEATS:
        raise Malformed(len(seats), f"a position has 2 to {MOST_SEATS} seats")
    table = Position(len(seats))
    table.turn = fields.number(data, "turn", 1, 1)
    table.step = STEPS.index(fields.word(data, "step", STEPS, "play"))
    table.seat = NOBODY if table.step == OVER else read_seat(data.get("seat", "a"), table.seats)
    table.start = read_seat(data.get("start", seat_letter(max(table.seat, 0))), table.seats)
    table.last_round = fields.flag(data, "last_round")
    table.hole = fields.number(data, "hole", 0)
    eyes = read_eyes(data["eyes"], table.seats) if "eyes" in data else NOBODY
    box = Box(DECK.ids, DECK.faces(), table.seats, eyes)
    for seat, seat_data in enumerate(seats):
        lay_seat(table, seat, seat_data, box)
    box.lay(DISCARDS, fields.words(data, "discards")[::-1], table.everybody())
    box.lay(PILE, fields.words(data, "pile") if "pile" in data else [HIDDEN] * box.left(), 0)
    box.deal(table.cards, partial(put, table), dice)
    for seat in range(table.seats):
        table.cards.sort(HAND + seat)
    check(table)
    return table


def lay_seat(table: Position, seat: int, data: Data, box: Box) -> None:
    fields.only(data, SEAT_FIELDS)
    table.screen[seat] = fields.number(data, "chips", 0)
    box.lay(HAND + seat, fields.words(data, "hand"), 1 << seat)
    for species in fields.mappings(data, "species"):
        fields.only(species, SPECIES_FIELDS)
        if table.species() == CARDS:
            raise Malformed(CARDS + 1, f"there are cards for {CARDS} species")
        row = table.add_species(seat)
        traits = fields.words(species, "traits")
        if len(traits) > MOST_TRAITS or len(set(traits)) < len(traits):
            raise Malformed(" ".join(traits), f"a species has at most {MOST_TRAITS} traits, none twice")
        box.lay(TRAITS + row, traits, table.everybody())
        cards = fields.words(species, "cards")
        if not cards:
            raise Malformed(cards, "a species has a population card at least")
        box.lay(POPULATION + row, cards[::-1], 0)
        # Chips stay when fat tissue is discarded, which is only done beside two other traits for a third.
        places = 2 if "fat-tissue" in traits or len(traits) == MOST_TRAITS else 1
        table.chips[row] = fields.number(species, "chips", 0, 0, places * len(cards))


def check(table: Position) -> None:
    """A position in which nobody has anything to decide is over, or cannot be."""
    step = STEPS[table.step]
    if table.step == PLAY and table.cards.top[HAND + table.seat] == NO_CARD:
        raise Malformed(step, "with an empty hand the step has ended: write 'eat', or give the seat a hand")
    if table.step == EAT and not legal(table):
        raise Malformed(step, "with nothing to take the step has ended already")
    if not table.last_round and (table.step == OVER or table.cards.size[PILE] == 0):
        raise Malformed(step, "a game that is over, or whose pile is used up, is in its 'last round'")


def put(table: Position, card: int, pile: int) -> None:
    if pile >= TRAITS:
        table.wear(pile - TRAITS, card)
    elif pile >= POPULATION:
        table.add_card(pile - POPULATION, card)
    else:
        table.cards.put(card, pile)
