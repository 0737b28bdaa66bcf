"""Choices and positions as text."""

from galapagos.core.choice import thing, verb_of
from galapagos.core.errors import Malformed
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.view import BARREN, BLANK, tile_name
from galapagos.games.game import Data, Grammar, Parts
from galapagos.text.layout import Line, contract, read_lines, read_number
from galapagos.text.seats import LETTERS

VERBS = {
    w.BEGIN: "begin",
    w.BUY: "buy",
    w.STEP: "step",
    w.MARK: "mark",
    w.CLIMB: "climb",
    w.PLAY: "play",
    w.TAKE: "take",
    w.GIVE_UP: "lose",
    w.GO: "move",
    w.PLACE: "place",
    w.TOP_UP: "fill",
    w.DONE: "done",
}
TILE = r"[A-Z]{1,2}[1-9]\d?"
GRAMMAR = Grammar(
    {
        "begin": ["size speciality"],
        "buy": ["card"],
        "step": ["size", "speciality"],
        "mark": ["corner"],
        "climb": [""],
        "play": ["card"],
        "take": ["point"],
        "lose": ["terrain"],
        "move": ["die tile"],
        "place": ["tile"],
        "fill": ["tile"],
        "done": [""],
    },
    {
        "size": "(small|large)[1-4]",
        "speciality": "(specific|general)[1-4]",
        "card": "(small|large)[1-4]-(specific|general)[1-4]",
        "corner": "|".join(naming.CORNERS),
        "point": "|".join((*naming.TERRAINS, *naming.SCALES)),
        "terrain": "|".join(naming.TERRAINS),
        "die": f"{TILE}:[1-5]",
        "tile": TILE,
    },
)
CARD_LINES = {f"{name} {row + 1}": (f"{name}s", row) for name in ("row", "stack", "discard") for row in range(2)}


def parts(table: Position, choice: int, edition: Edition) -> Parts:
    """A choice as the words of its text."""
    verb = verb_of(choice)
    name, first = VERBS[verb], thing(choice, 0)
    if verb == w.BEGIN:
        return (name, naming.SIZES[first], naming.SPECIALITIES[thing(choice, 1)])
    if verb in (w.BUY, w.PLAY):
        return (name, edition.cards[first].id)
    if verb == w.STEP:
        return (name, naming.FIELD[first])
    if verb == w.MARK:
        return (name, naming.CORNERS[first])
    if verb in (w.TAKE, w.GIVE_UP):
        return (name, naming.POINTS[first])
    if verb == w.GO:
        return (name, f"{tile_name(table, first)}:{thing(choice, 1)}", tile_name(table, thing(choice, 2)))
    if verb in (w.PLACE, w.TOP_UP):
        return (name, tile_name(table, first))
    return (name,)


def to_text(data: Data) -> str:
    """A position or a view as text; see `from_text`."""
    about = [data["step"], f"round {data['round']}", f"seat {data['seat']}", f"start {data['start']}"]
    about += [f"{name} {data[name]}" for name in ("left", "walked", "climbed") if data[name]]
    about += ["settled"] * data["settled"] + ["no band"] * (not data["band"]) + [f"limit {data['limit']}"]
    about += [f"eyes {data['eyes']}"] if "eyes" in data else []
    lines = [", ".join(about), f"map: {data['map']}", f"assignments: {' '.join(data['assignments'])}"]
    lines += [f"pending: {contract(data['pending'])}"] if data["pending"] else []
    lines += [f"{label}: {contract(data[name][row])}".rstrip() for label, (name, row) in CARD_LINES.items()]
    for letter, seat in zip(LETTERS, data["seats"], strict=False):
        lines.append(f"{letter}: " + ", ".join(seat_phrases(seat, data["band"])))
    for name, dice in data["tiles"].items():
        lines.append(f"{name}: " + ", ".join(f"{letter} {contract(shown)}" for letter, shown in dice.items()))
    return "\n".join(lines) + "\n"


def seat_phrases(seat: Data, has_band: bool) -> list[str]:
    """Whatever differs from how everybody begins."""
    unset = seat["size"] == BLANK
    phrases = [f"{seat['ep']} EP", "unset" if unset else f"{seat['size']} {seat['speciality']}"]
    phrases += [f"{name} {seat[name]}" for name in naming.SCALES]
    phrases += [f"{terrain} {lifespan}" for terrain, lifespan in seat["lifespans"].items()]
    phrases += [f"band {seat['space']}"] if has_band else []
    phrases += ["due"] * seat["due"]
    phrases += [f"{name} {' '.join(seat[name])}" for name in ("hand", "played", "marks", "fulfilled") if seat[name]]
    return phrases


def from_text(text: str) -> Data:
    """Read a position text such as

        move, round 3, seat a, left 2
        map: SGMG/FPFW/WMSM/SFPG
        a: 4 EP, small2 general1, forest 4, savanna barren, movement 2, hand small1-general2
        b: band 7
        C2: a 1 x2 4*, b 5

    Whatever is left out is as at the start of the game, or nothing; the rows are filled from the stacks.
    """
    data: Data = {"seats": [], "tiles": {}}
    for line in read_lines(text):
        if not line.label:
            read_header(line, data)
        elif line.label == "map":
            data["map"] = "".join(word for phrase in line.phrases for word in phrase)
        elif line.label in ("assignments", "pending"):
            data[line.label] = words_of(line)
        elif line.label in CARD_LINES:
            name, row = CARD_LINES[line.label]
            data.setdefault(name, [None, None])[row] = words_of(line)
        elif line.label == next_seat(data["seats"]):
            data["seats"].append(read_seat_line(line))
        elif line.label[:1].isupper():
            data["tiles"][line.label] = read_tile_line(line)
        else:
            right = ["map", "assignments", "pending", *CARD_LINES, next_seat(data["seats"]), "a tile such as B2"]
            raise Malformed(line.label, f"a line here begins with {', '.join(filter(None, right))}")
    return data


def words_of(line: Line) -> list[str]:
    return [word for phrase in line.phrases for word in phrase]


def next_seat(seats: list[Data]) -> str:
    """The letter of the next seat line; none where the table is full."""
    return LETTERS[len(seats)] if len(seats) < w.MOST_SEATS else ""


def read_header(line: Line, data: Data) -> None:
    for phrase in line.phrases:
        if phrase == ("no", "band"):
            data["band"] = False
        elif phrase == ("settled",):
            data["settled"] = True
        elif len(phrase) == 1:
            data["step"] = phrase[0]
        elif len(phrase) == 2 and phrase[0] in ("round", "limit", "left", "walked", "climbed", "rules"):
            data[phrase[0]] = read_number(phrase[1])
        elif len(phrase) == 2 and phrase[0] in ("seat", "start", "eyes", "game"):
            data[phrase[0]] = phrase[1]
        else:
            raise Malformed(" ".join(phrase), "the first line is like 'move, round 3, seat a, start b, left 2'")


def read_seat_line(line: Line) -> Data:
    seat: Data = {"lifespans": {}}
    for phrase in line.phrases:
        word, rest = phrase[0], phrase[1:]
        if word in naming.TERRAINS and len(rest) == 1:
            seat["lifespans"][word] = BARREN if rest[0] == BARREN else read_number(rest[0])
        elif word in naming.SCALES and len(rest) == 1:
            seat[word] = read_number(rest[0])
        elif word == "band" and len(rest) == 1:
            seat["space"] = read_number(rest[0])
        elif rest == ("EP",):
            seat["ep"] = read_number(word)
        elif word in ("hand", "played", "marks", "fulfilled"):
            seat[word] = [*rest]
        elif phrase == ("due",):
            seat["due"] = True
        elif phrase == ("unset",):
            seat["size"] = seat["speciality"] = BLANK
        elif len(rest) == 1 and word in naming.SIZES:
            seat["size"], seat["speciality"] = phrase
        else:
            raise Malformed(" ".join(phrase), "a seat's line is like 'a: 4 EP, small2 general1, forest 4, band 6'")
    return seat


def read_tile_line(line: Line) -> dict[str, list[str]]:
    """`a 1 x2 4*, b 5`"""
    dice: dict[str, list[str]] = {}
    for letter, *shown in line.phrases:
        if letter in dice:
            raise Malformed(letter, "each seat stands once on a tile's line")
        dice[letter] = shown
    return dice
