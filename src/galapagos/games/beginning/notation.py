"""Choices and positions as text."""

from galapagos.core.choice import thing, verb_of
from galapagos.core.errors import Malformed
from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.rules.piles import CARDS, MOST_SEATS
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.words import ATTACK, DONE, EVOLVE, FEED, FOUND, GROW, STOP
from galapagos.games.game import Data, Grammar, Parts
from galapagos.games.sight import HIDDEN, read_cards
from galapagos.text.layout import Line, contract, read_lines, read_number
from galapagos.text.seats import LETTERS, seat_letter

VERBS = {FOUND: "found", GROW: "grow", EVOLVE: "evolve", DONE: "done", FEED: "feed", ATTACK: "attack", STOP: "stop"}
GRAMMAR = Grammar(
    {
        "found": ["card"],
        "grow": ["card species"],
        "evolve": ["card species", "card species card"],
        "done": [""],
        "feed": ["species"],
        "attack": ["species species"],
        "stop": [""],
    },
    {"card": "|".join(DECK.ids), "species": r"[A-E][1-9]\d?"},
)


def species_name(table: Position, row: int) -> str:
    """`B2`: the second species of seat b."""
    return f"{seat_letter(table.owner(row)).upper()}{table.number(row)}"


def parts(table: Position, choice: int) -> Parts:
    """A choice as the words of its text."""
    verb = verb_of(choice)
    name = VERBS[verb]
    if verb in (DONE, STOP):
        return (name,)
    if verb == FOUND:
        return (name, DECK.ids[thing(choice, 0)])
    if verb == FEED:
        return (name, species_name(table, thing(choice, 0)))
    if verb == ATTACK:
        return (name, species_name(table, thing(choice, 0)), species_name(table, thing(choice, 1)))
    placed = (name, DECK.ids[thing(choice, 0)], species_name(table, thing(choice, 1)))
    old = thing(choice, 2) - 1
    return placed if old < 0 else (*placed, DECK.ids[old])


def to_text(data: Data) -> str:
    """A position or a view as text; see `from_text`."""
    about = [f"{data['step']}", f"turn {data['turn']}", f"seat {data['seat']}", f"start {data['start']}"]
    about += [f"hole {data['hole']}"] + ["last round"] * data["last_round"]
    about += [f"eyes {data['eyes']}"] if "eyes" in data else []
    lines = [", ".join(about), f"pile: {contract(data['pile'])}", f"discards: {contract(data['discards'])}"]
    for letter, seat in zip(LETTERS, data["seats"], strict=False):
        lines.append(f"{letter}: " + ", ".join([chips_phrase(seat), *cards_phrase("hand", seat["hand"])]))
        for number, species in enumerate(seat["species"], 1):
            phrases = [" ".join(species["traits"]), *cards_phrase("cards", species["cards"]), chips_phrase(species)]
            lines.append(f"{letter.upper()}{number}: " + ", ".join(filter(None, phrases)))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def chips_phrase(data: Data) -> str:
    return "1 chip" if data["chips"] == 1 else f"{data['chips']} chips"


def cards_phrase(name: str, cards: list[str]) -> list[str]:
    return [f"{name} {contract(cards)}"] if cards else []


def from_text(text: str) -> Data:
    """Read a position text such as

        eat, seat a, hole 2
        pile: ? x40
        a: 5 chips, hand horns flying x2
        A1: carnivore horns, cards ? horns, 1 chip
        b: hand 4

    Whatever is left out is nothing; a species has one card, the first seat decides and starts, and without a
    `pile:` line all other cards lie in it. `hand 4` and `cards 4` are four unknown cards.
    """
    data: Data = {"seats": []}
    for line in read_lines(text):
        if not line.label:
            read_header(line, data)
        elif line.label in ("pile", "discards"):
            data[line.label] = [card for phrase in line.phrases for card in phrase]
        elif line.label == next_seat(data["seats"]):
            data["seats"].append(read_seat_line(line))
        else:
            read_species_line(line, data["seats"])
    return data


def next_seat(seats: list[Data]) -> str:
    """The letter of the next seat line; none where the table is full."""
    return LETTERS[len(seats)] if len(seats) < MOST_SEATS else ""


def read_header(line: Line, data: Data) -> None:
    for phrase in line.phrases:
        if phrase == ("last", "round"):
            data["last_round"] = True
        elif len(phrase) == 1:
            data["step"] = phrase[0]
        elif len(phrase) == 2 and phrase[0] in ("turn", "hole", "rules"):
            data[phrase[0]] = read_number(phrase[1])
        elif len(phrase) == 2 and phrase[0] in ("seat", "start", "eyes", "game"):
            data[phrase[0]] = phrase[1]
        else:
            raise Malformed(" ".join(phrase), "the first line is like 'eat, turn 3, seat a, start b, hole 2'")


def read_seat_line(line: Line) -> Data:
    seat: Data = {"chips": 0, "hand": [], "species": []}
    for phrase in line.phrases:
        if phrase[0] == "hand":
            seat["hand"] = read_cards(phrase[1:], CARDS)
        elif is_chips(phrase):
            seat["chips"] = read_number(phrase[0])
        else:
            raise Malformed(" ".join(phrase), "a seat's line is like 'a: 5 chips, hand horns flying'")
    return seat


def read_species_line(line: Line, seats: list[Data]) -> None:
    species: Data = {"traits": [], "cards": [HIDDEN], "chips": 0}
    expected = f"{LETTERS[len(seats) - 1].upper()}{len(seats[-1]['species']) + 1}" if seats else ""
    if line.label != expected:
        labels = [label for label in ("pile", "discards", expected, next_seat(seats)) if label]
        raise Malformed(line.label, f"a line here begins with {', '.join(labels)}")
    for phrase in line.phrases:
        if phrase[0] == "cards":
            species["cards"] = read_cards(phrase[1:], CARDS)
        elif is_chips(phrase):
            species["chips"] = read_number(phrase[0])
        else:
            species["traits"] += phrase
    seats[-1]["species"].append(species)


def is_chips(phrase: tuple[str, ...]) -> bool:
    return len(phrase) == 2 and phrase[1] in ("chip", "chips")
