"""Choices and positions as text."""

from galapagos.core.choice import thing, verb_of
from galapagos.core.errors import Malformed
from galapagos.games.game import Data, Grammar, Parts
from galapagos.games.origin.cards import DECK
from galapagos.games.origin.rules import words as w
from galapagos.games.origin.rules.pairs import joins_two
from galapagos.games.origin.rules.piles import CARDS_OF_A_DECK, MOST_SEATS
from galapagos.games.origin.rules.position import Position
from galapagos.games.origin.view import MARKS, animal_name
from galapagos.games.sight import HIDDEN, read_cards
from galapagos.text.layout import Line, contract, read_lines, read_number
from galapagos.text.seats import LETTERS

VERBS = {
    w.BREED: "breed",
    w.EVOLVE: "evolve",
    w.PASS: "pass",
    w.TAKE: "take",
    w.HUNT: "hunt",
    w.CONVERT: "convert",
    w.GRAZE: "graze",
    w.ROB: "rob",
    w.SLEEP: "sleep",
    w.END: "end",
    w.RUN: "run",
    w.DROP: "drop",
    w.REDIRECT: "redirect",
    w.YIELD: "yield",
    w.SCAVENGE: "scavenge",
    w.COOPERATE: "cooperate",
    w.COMMUNICATE: "communicate",
}
GRAMMAR = Grammar(
    {
        "breed": ["card"],
        "evolve": ["side animal", "side animal animal"],
        "pass": [""],
        "take": ["animal"],
        "hunt": ["animal animal"],
        "convert": ["animal number"],
        "graze": ["animal"],
        "rob": ["animal animal"],
        "sleep": ["animal"],
        "end": [""],
        "run": ["animal"],
        "drop": ["animal trait", "animal trait animal"],
        "redirect": ["animal animal"],
        "yield": ["animal"],
        "scavenge": ["animal"],
        "cooperate": ["animal animal"],
        "communicate": ["animal animal"],
    },
    {
        "card": "|".join(DECK.ids),
        "side": "|".join(DECK.sides),
        "trait": "|".join(DECK.traits),
        "animal": r"[A-H][1-9]\d{0,2}",
        "number": r"[1-9]\d?",
    },
)
NO_THINGS = (w.PASS, w.END)
TWO_ANIMALS = (w.HUNT, w.ROB, w.REDIRECT, w.COOPERATE, w.COMMUNICATE)
MOST_CARDS = 2 * CARDS_OF_A_DECK


def parts(table: Position, choice: int) -> Parts:
    """A choice as the words of its text."""
    verb = verb_of(choice)
    name = VERBS[verb]
    things = [thing(choice, number) for number in range(4)]
    if verb in NO_THINGS:
        return (name,)
    if verb == w.BREED:
        return (name, DECK.ids[things[0]])
    if verb == w.EVOLVE:
        face, row, trait, partner = things
        placed = (name, DECK.side(face, trait), animal_name(table, row))
        return (*placed, animal_name(table, partner)) if joins_two(trait) else placed
    animal = animal_name(table, things[0])
    if verb in TWO_ANIMALS:
        return (name, animal, animal_name(table, things[1]))
    if verb == w.CONVERT:
        return (name, animal, str(things[1]))
    if verb == w.DROP:
        dropped = (name, animal, DECK.traits[things[1]])
        return (*dropped, animal_name(table, things[2])) if joins_two(things[1]) else dropped
    return (name, animal)


def to_text(data: Data) -> str:
    """A position or a view as text; see `from_text`."""
    about = [data["step"], f"turn {data['turn']}", f"seat {data['seat']}", f"lead {data['lead']}"]
    about += [f"active {data['active']}", f"base {data['base']}"]
    about += [f"idle {data['idle']}"] if data["idle"] else []
    about += ["main used"] if data["main_used"] else ["acted"] if data["acted"] else []
    about += [f"attack {' > '.join(data['attack'])}"] if data["attack"] else []
    about += ["scavenging"] if data["scavenging"] else []
    about += [f"mimicry {data['mimicry']}"] if data["mimicry"] != "chain" else []
    about += [f"eyes {data['eyes']}"] if "eyes" in data else []
    lines = [", ".join(about), f"deck: {contract(data['deck'])}"]
    for letter, seat in zip(LETTERS, data["seats"], strict=False):
        phrases = ["passed"] * seat["passed"] + cards_phrase("hand", seat["hand"])
        lines.append(f"{letter}: " + ", ".join(phrases + cards_phrase("discards", seat["discards"])))
        for number, animal in enumerate(seat["animals"], 1):
            lines.append(f"{letter.upper()}{number}: " + ", ".join(animal_phrases(animal)))
        for pair in seat["pairs"]:
            owed = [f"owes {' '.join(pair['owes'])}"] if pair["owes"] else []
            phrases = [pair["card"], *["used"] * pair["used"], *owed]
            lines.append(f"{' '.join(pair['animals'])}: " + ", ".join(phrases))
    return "\n".join(line.rstrip() for line in lines) + "\n"


def animal_phrases(animal: Data) -> list[str]:
    phrases = [contract(animal["traits"])] + ([f"card {animal['card']}"] if animal["card"] != HIDDEN else [])
    phrases += [f"{animal[colour]} {colour}" for colour in ("red", "blue", "yellow") if animal[colour]]
    return [phrase for phrase in [*phrases, " ".join(animal["marks"])] if phrase]


def cards_phrase(name: str, cards: list[str]) -> list[str]:
    return [f"{name} {contract(cards)}"] if cards else []


def from_text(text: str) -> Data:
    """Read a position text such as

        feed, seat a, base 2
        a: hand swimming big/fat-tissue, discards ? x3
        A1: carnivorous big, 1 red, 1 blue, hunted
        A2: fat-tissue x2, 1 yellow
        A1 A2: cooperation
        b: hand 4
        B1: running mimicry

    Whatever is left out is nothing; the first seat decides and leads, and all other cards lie in the deck, in the
    `last turn` in the discards of the last seat. `hand 4` are four unknown cards. A trait alone (`big`) lies on any
    card that has it; `big/fat-tissue` says which, the trait that counts first.
    """
    data: Data = {"seats": []}
    for line in read_lines(text):
        if not line.label:
            read_header(line, data)
        elif line.label == "deck":
            data["deck"] = [card for phrase in line.phrases for card in phrase]
        elif line.label == next_seat(data["seats"]):
            data["seats"].append(read_seat_line(line))
        elif " " in line.label and data["seats"]:
            data["seats"][-1]["pairs"].append(read_pair_line(line))
        else:
            read_animal_line(line, data["seats"])
    return data


def next_seat(seats: list[Data]) -> str:
    """The letter of the next seat line; none where the table is full."""
    return LETTERS[len(seats)] if len(seats) < MOST_SEATS else ""


def read_header(line: Line, data: Data) -> None:
    for phrase in line.phrases:
        first, *rest = phrase
        if phrase == ("last", "turn"):
            data["last_turn"] = True
        elif phrase == ("main", "used"):
            data["acted"] = data["main_used"] = True
        elif first == "attack":
            data["attack"] = [animal for animal in rest if animal != ">"]
        elif phrase in (("acted",), ("scavenging",)):
            data[first] = True
        elif not rest:
            data["step"] = first
        elif len(rest) == 1 and first in ("turn", "base", "idle", "rules"):
            data[first] = read_number(rest[0])
        elif len(rest) == 1 and first in ("seat", "lead", "active", "mimicry", "eyes", "game"):
            data[first] = rest[0]
        else:
            raise Malformed(" ".join(phrase), "the first line is like 'feed, turn 3, seat a, lead b, base 4'")


def read_seat_line(line: Line) -> Data:
    seat: Data = {"passed": False, "hand": [], "discards": [], "animals": [], "pairs": []}
    for phrase in line.phrases:
        if phrase[0] in ("hand", "discards"):
            seat[phrase[0]] = read_cards(phrase[1:], MOST_CARDS)
        elif phrase == ("passed",):
            seat["passed"] = True
        else:
            raise Malformed(" ".join(phrase), "a seat's line is like 'a: hand swimming running, discards 3'")
    return seat


def read_animal_line(line: Line, seats: list[Data]) -> None:
    animal: Data = {"card": HIDDEN, "traits": [], "red": 0, "blue": 0, "yellow": 0, "marks": []}
    expected = f"{LETTERS[len(seats) - 1].upper()}{len(seats[-1]['animals']) + 1}" if seats else ""
    if line.label != expected:
        labels = [label for label in ("deck", expected, next_seat(seats)) if label]
        raise Malformed(line.label, f"a line here begins with {', '.join(labels)}")
    for phrase in line.phrases:
        if phrase[0] == "card" and len(phrase) == 2:
            animal["card"] = phrase[1]
        elif len(phrase) == 2 and phrase[1] in ("red", "blue", "yellow"):
            animal[phrase[1]] = read_number(phrase[0])
        else:
            animal["marks"] += [word for word in phrase if word in MARKS]
            animal["traits"] += [word for word in phrase if word not in MARKS]
    seats[-1]["animals"].append(animal)


def read_pair_line(line: Line) -> Data:
    pair: Data = {"card": "", "animals": line.label.split(), "used": False, "owes": []}
    for phrase in line.phrases:
        if phrase == ("used",):
            pair["used"] = True
        elif phrase[0] == "owes":
            pair["owes"] = [*phrase[1:]]
        elif len(phrase) == 1 and not pair["card"]:
            pair["card"] = phrase[0]
        else:
            raise Malformed(" ".join(phrase), "a pair's line is like 'A1 A2: cooperation, used'")
    return pair
