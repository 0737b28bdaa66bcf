"""A position from its data: known cards as they lie, the others dealt."""

from collections.abc import Mapping
from typing import NamedTuple

from galapagos.core.cards import NO_CARD
from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY
from galapagos.core.words import Words
from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules import eating
from galapagos.games.beginning.rules.piles import CARDS, DISCARDS, HAND, MOST_SEATS, PILE
from galapagos.games.beginning.rules.playing import MOST_TRAITS
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.words import EAT, OVER, PLAY
from galapagos.games.beginning.view import HIDDEN, STEPS
from galapagos.games.game import Data
from galapagos.text import fields
from galapagos.text.seats import read_eyes, read_known, read_seat, seat_letter

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
    box = Box(table.seats, read_eyes(data["eyes"], table.seats) if "eyes" in data else NOBODY)
    for seat, seat_data in enumerate(seats):
        lay_seat(table, seat, seat_data, box)
    box.lay(DISCARDS, fields.words(data, "discards")[::-1], table.everybody())
    if "pile" in data:
        box.lay(PILE, fields.words(data, "pile"), 0)
    else:
        box.lay(PILE, [HIDDEN] * (CARDS - len(box.places)), 0)
    box.deal(table, dice)
    check(table)
    return table


def lay_seat(table: Position, seat: int, data: Data, box: "Box") -> None:
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
    if table.step == EAT and eating.choices(table, vec[i64]([0] * table.most())) == 0:
        raise Malformed(step, "with nothing to take the step has ended already")
    if not table.last_round and (table.step == OVER or table.cards.size[PILE] == 0):
        raise Malformed(step, "a game that is over, or whose pile is used up, is in its 'last round'")


class Place(NamedTuple):
    """One card to be laid: on which pile, as which face, and who sees it there."""

    pile: int
    text: str
    seen_here: int


class Box:
    """The 88 cards, each taken out once."""

    def __init__(self, seats: int, eyes: int) -> None:
        self.seats = seats
        self.eyes = eyes
        self.places: list[Place] = []

    def lay(self, pile: int, cards: list[str], seen_here: int) -> None:
        """Say which cards lie on a pile, from its top down."""
        if len(self.places) + len(cards) > CARDS:
            raise Malformed(len(self.places) + len(cards), f"there are {CARDS} cards")
        for text in cards:
            if text != HIDDEN and text.partition("~")[0] not in DECK.ids:
                raise Malformed(text, f"a card is one of {', '.join(DECK.ids)}, or {HIDDEN}")
            if seen_here & 1 << self.seats and text not in DECK.ids:
                raise Malformed(text, "everybody sees this card: write its name alone")
        self.places += [Place(pile, text, seen_here) for text in cards]

    def deal(self, table: Position, dice: Dice) -> None:
        """Take the cards out, first those with a name; `?` are dealt in the order of a reshuffle."""
        if len(self.places) != CARDS:
            raise Malformed(len(self.places), f"all {CARDS} cards must lie somewhere: leave the pile out to fill it")
        of_kind: list[list[int]] = [[] for _ in DECK.ids]
        for card, face in enumerate(DECK.faces()):
            table.cards.face[card] = face
            of_kind[face].append(card)
        taken = {at: take(of_kind, place.text) for at, place in enumerate(self.places) if place.text != HIDDEN}
        rest = [card for kind in of_kind for card in kind]
        hidden = Words()
        unknown = [at for at in range(CARDS) if at not in taken]
        for at in sorted(unknown, key=lambda at: self.places[at].pile):
            taken[at] = rest.pop()
            hidden.add(taken[at])
        for at in reversed(range(CARDS)):
            table.cards.known[taken[at]] = self.known(self.places[at])
            put(table, taken[at], self.places[at].pile)
        table.cards.deal_anew(hidden, dice)
        for seat in range(self.seats):
            table.cards.sort(HAND + seat)

    def known(self, place: Place) -> int:
        """Who knows a card that lies here: a view's eyes know what has a name."""
        if place.text == HIDDEN:
            return place.seen_here
        eyes = 0 if self.eyes == NOBODY else 1 << self.eyes
        return place.seen_here | eyes | read_known(place.text.partition("~")[2], self.seats)


def put(table: Position, card: int, pile: int) -> None:
    if pile >= TRAITS:
        table.wear(pile - TRAITS, card)
    elif pile >= POPULATION:
        table.add_card(pile - POPULATION, card)
    else:
        table.cards.put(card, pile)


def take(of_kind: list[list[int]], text: str) -> int:
    """A card with this face out of the box."""
    face = DECK.ids.index(text.partition("~")[0])
    if not of_kind[face]:
        raise Malformed(f"{DECK.copies[face] + 1} {DECK.ids[face]}", f"the box has {DECK.copies[face]}")
    return of_kind[face].pop()
