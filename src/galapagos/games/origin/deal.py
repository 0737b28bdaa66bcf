"""A position from its data: known cards as they lie, the others dealt."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

from galapagos.core.dice import Dice
from galapagos.core.errors import Malformed
from galapagos.core.numbers import i64, vec
from galapagos.core.state import NOBODY
from galapagos.games.box import Box
from galapagos.games.game import Data
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.check import check
from galapagos.games.origin.rules import piles
from galapagos.games.origin.rules import words as w
from galapagos.games.origin.rules.feeding import base_bonus, base_dice
from galapagos.games.origin.rules.pairs import NO_PAIR, OWES_ONE, OWES_OTHER, USED, joins_two
from galapagos.games.origin.rules.position import Position, empty_table
from galapagos.games.origin.view import MARKS, MIMICRY, STEPS, animal_name, find_animal
from galapagos.games.sight import HIDDEN
from galapagos.text import fields
from galapagos.text.seats import read_eyes, read_seat, seat_letter

FIELDS = (
    "game", "rules", "eyes", "mimicry", "turn", "step", "seat", "lead", "active", "base", "idle", "acted", "main_used",
    "attack", "scavenging", "last_turn", "deck", "seats",
)  # fmt: skip
SEAT_FIELDS = ("passed", "hand", "discards", "animals", "pairs")
ANIMAL_FIELDS = ("card", "traits", "red", "blue", "yellow", "marks")
PAIR_FIELDS = ("card", "animals", "used", "owes")
MOST_FOOD = 5  # what a big carnivore with a parasite needs

# Behind the numbers of the piles: where the cards of an animal lie, by its row, and those of pairs.
ANIMAL = piles.PILES
TRAITS = ANIMAL + 2 * piles.CARDS_OF_A_DECK
PAIRS = TRAITS + 2 * piles.CARDS_OF_A_DECK


def from_data(data: Mapping[str, object], dice: Dice) -> Position:
    """The position of this data; refuses one that cannot exist."""
    fields.only(data, FIELDS)
    fields.word(data, "game", ("origin",), "origin")
    fields.number(data, "rules", 1, 1, 1)
    seats = fields.mappings(data, "seats")
    if not 2 <= len(seats) <= piles.MOST_SEATS:
        raise Malformed(len(seats), f"a position has 2 to {piles.MOST_SEATS} seats")
    table = empty_table(len(seats), COLUMNS)
    read_table(table, data)
    Dealing(table, data, seats).deal(dice)
    read_agenda(table, data)
    check(table)
    return table


COLUMNS: vec[i64] = DECK.columns()


def read_table(table: Position, data: Mapping[str, object]) -> None:
    """What lies in the middle, and whose turn it is."""
    table.mimicry = MIMICRY.index(fields.word(data, "mimicry", MIMICRY, MIMICRY[0]))
    table.turn = fields.number(data, "turn", 1, 1)
    table.step = STEPS.index(fields.word(data, "step", STEPS, STEPS[0]))
    table.seat = NOBODY if table.step == w.OVER else read_seat(data.get("seat", "a"), table.seats)
    decides = seat_letter(max(table.seat, 0))
    table.lead = read_seat(data.get("lead", decides), table.seats)
    hunters = fields.words(data, "attack")
    acting = hunters[0][:1].lower() if hunters else decides
    table.active = read_seat(data.get("active", acting), table.seats)
    table.base = fields.number(data, "base", 0, 0, 6 * base_dice(table.seats) + base_bonus(table.seats))
    table.idle = fields.number(data, "idle", 0, 0, table.seats - 1)
    table.acted = fields.flag(data, "acted") or bool(hunters)
    table.main_used = fields.flag(data, "main_used") or bool(hunters)


class Dealing:
    """Takes the cards that a position names out of the box, and deals the others."""

    def __init__(self, table: Position, data: Mapping[str, object], seats: Sequence[Data]) -> None:
        self.table = table
        self.data = data
        self.seats = seats
        eyes = read_eyes(data["eyes"], table.seats) if "eyes" in data else NOBODY
        faces = DECK.faces(piles.decks(table.seats))
        self.box = Box(DECK.ids, faces, table.seats, eyes)
        self.spare = Counter(faces)
        self.spare.subtract(DECK.sides[card][0] for card in self.named_cards() if card in DECK.sides)
        self.lies_as: dict[int, list[int]] = {}
        self.joined: list[tuple[int, int, int]] = []

    def named_cards(self) -> Iterator[str]:
        """Every card that is named with its face."""
        lists = [fields.words(self.data, "deck")]
        for seat in self.seats:
            lists += [fields.words(seat, "hand"), fields.words(seat, "discards")]
            for animal in fields.mappings(seat, "animals"):
                lists += [[card_of(animal)], fields.words(animal, "traits")]
            lists += [[card_of(pair)] for pair in fields.mappings(seat, "pairs")]
        for cards in lists:
            yield from (card.partition("~")[0] for card in cards)

    def deal(self, dice: Dice) -> None:
        for seat, seat_data in enumerate(self.seats):
            self.lay_seat(seat, seat_data)
        left = [HIDDEN] * self.box.left()
        if "deck" in self.data:
            self.box.lay(piles.DECK, [card_id(card) for card in fields.words(self.data, "deck")], 0)
        elif fields.flag(self.data, "last_turn") or self.table.step == w.OVER:
            self.box.lay(piles.DISCARDS + self.table.seats - 1, left, 1 << (self.table.seats - 1))
        else:
            self.box.lay(piles.DECK, left, 0)
        self.box.deal(self.table.cards, self.put, dice)
        for seat in range(self.table.seats):
            self.table.cards.sort(piles.HAND + seat)
        if fields.flag(self.data, "last_turn") and not self.table.is_last_turn():
            raise Malformed("last turn", "in the last turn the deck is empty")

    def lay_seat(self, seat: int, data: Data) -> None:
        fields.only(data, SEAT_FIELDS)
        self.table.passed |= fields.flag(data, "passed") << seat
        for name, pile in (("hand", piles.HAND), ("discards", piles.DISCARDS)):
            self.box.lay(pile + seat, [card_id(card) for card in fields.words(data, name)], 1 << seat)
        for animal in fields.mappings(data, "animals"):
            self.lay_animal(seat, animal)
        for pair in fields.mappings(data, "pairs"):
            self.lay_pair(seat, pair)

    def lay_animal(self, seat: int, data: Data) -> None:
        fields.only(data, ANIMAL_FIELDS)
        table = self.table
        if self.box.left() == 0:
            raise Malformed(table.animals() + 1, f"there are cards for {table.cards.count} animals")
        row = table.add_animal(seat, 0)
        sides = [self.side(trait) for trait in fields.words(data, "traits")]
        traits = [trait for _, trait in sides]
        self.refuse_traits(traits)
        self.box.lay(ANIMAL + row, [card_id(card_of(data))], 1 << seat)
        self.box.lay(TRAITS + row, [DECK.ids[face] for face, _ in sides][::-1], table.everybody())
        self.lies_as[TRAITS + row] = traits
        table.red[row] = fields.number(data, "red", 0, 0, MOST_FOOD)
        table.food[row] = table.red[row] + fields.number(data, "blue", 0, 0, MOST_FOOD - table.red[row])
        table.yellow[row] = fields.number(data, "yellow", 0, 0, traits.count(w.FAT_TISSUE))
        for mark in fields.words(data, "marks"):
            if mark not in MARKS:
                raise Malformed(mark, f"a mark is one of {', '.join(MARKS)}")
            table.mark(row, MARKS.index(mark))

    def side(self, text: str) -> tuple[int, int]:
        """The face of a trait card and the trait as which it lies; a trait alone takes any card that has it."""
        if text in DECK.sides:
            return DECK.sides[text]
        if text not in DECK.traits:
            raise Malformed(text, f"a trait is one of {', '.join(DECK.traits)}, or a card like big/fat-tissue")
        for face, trait in DECK.sides.values():
            if DECK.traits[trait] == text and self.spare[face] > 0:
                self.spare[face] -= 1
                return face, trait
        raise Malformed(text, "no card with this trait is left in the box")

    def refuse_traits(self, traits: Sequence[int]) -> None:
        for trait in traits:
            name = DECK.traits[trait]
            if joins_two(trait):
                raise Malformed(name, f"a pair has a line of its own, 'A1 A2: {name}'")
            if trait != w.FAT_TISSUE and traits.count(trait) > 1:
                raise Malformed(name, "an animal has no trait twice but fat-tissue")
        if w.CARNIVOROUS in traits and w.SCAVENGER in traits:
            raise Malformed("carnivorous scavenger", "an animal has one of them at most")

    def lay_pair(self, seat: int, data: Data) -> None:
        fields.only(data, PAIR_FIELDS)
        table = self.table
        face, trait = self.side(card_of(data))
        if not joins_two(trait):
            raise Malformed(DECK.traits[trait], "a pair is one of symbiosis, cooperation, communication")
        names = fields.words(data, "animals")
        rows = [row_of(table, name) for name in names]
        if len({*rows}) != 2 or any(table.owner(row) != seat for row in rows):
            raise Malformed(" ".join(names), f"a pair joins two animals of seat {seat_letter(seat)}")
        if table.pairs.find(trait, rows[0], rows[1]) != NO_PAIR:
            raise Malformed(" ".join(names), f"one {DECK.traits[trait]} at most joins them")
        pair = table.pairs.count
        self.box.lay(PAIRS + pair, [DECK.ids[face]], table.everybody())
        table.join(trait, rows[0], rows[1], 0)
        marks = USED if fields.flag(data, "used") else 0
        for name in fields.words(data, "owes"):
            if name not in names or marks & USED or trait == w.SYMBIOSIS:
                raise Malformed(name, "a pair that has not worked yet owes a token to one or both of its animals")
            marks |= OWES_ONE if name == names[0] else OWES_OTHER
        table.pairs.marks[pair] = marks

    def put(self, card: int, pile: int) -> None:
        """Lay a card where it belongs."""
        table = self.table
        if pile >= PAIRS:
            table.pairs.card[pile - PAIRS] = card
            table.played[card] = table.pairs.kind[pile - PAIRS]
        elif pile >= TRAITS:
            table.wear(pile - TRAITS, card, self.lies_as[pile].pop(0))
        elif pile >= ANIMAL:
            table.animal[pile - ANIMAL] = card
        else:
            table.cards.put(card, pile)


def read_agenda(table: Position, data: Mapping[str, object]) -> None:
    """What was going on when somebody has to react."""
    names = fields.words(data, "attack")
    if names:
        if len(names) != 2:
            raise Malformed(" ".join(names), "an attack is like 'attack A1 > B1'")
        hunter, prey = (row_of(table, name) for name in names)
        table.mark(hunter, w.HUNTED)
        table.mark(prey, w.ATTACKED)
        table.seat = table.owner(prey) if "seat" not in data else table.seat
        table.agenda.push(w.ANSWERING, table.owner(prey), hunter, prey)
        return
    owes = any(table.pairs.marks[pair] & (OWES_ONE | OWES_OTHER) for pair in range(table.pairs.count))
    scavenging = fields.flag(data, "scavenging")
    if owes or scavenging:
        table.agenda.push(w.SHARING, table.active)
    if scavenging:
        table.agenda.push(w.SCAVENGING, table.seat)


def card_of(data: Mapping[str, object]) -> str:
    return fields.text(data, "card") if "card" in data else HIDDEN


def card_id(text: str) -> str:
    """A card by its face, whichever of its traits was named first."""
    name, tilde, known = text.partition("~")
    return DECK.ids[DECK.sides[name][0]] + tilde + known if name in DECK.sides else text


def row_of(table: Position, name: str) -> int:
    """The row of an animal that must be there."""
    row = find_animal(table, name)
    if row is None:
        there = ", ".join(animal_name(table, each) for each in range(table.animals()))
        raise Malformed(name, f"an animal here is one of {there}")
    return row
