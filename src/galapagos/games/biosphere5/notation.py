"""Choices and positions as text."""

from galapagos.core.choice import thing, verb_of
from galapagos.core.errors import Malformed
from galapagos.games.biosphere5.deck import FIELDS, LEADERS, Deck
from galapagos.games.biosphere5.players import THE_MACHINE, player_name
from galapagos.games.biosphere5.rules import words as w
from galapagos.games.biosphere5.rules.piles import BRINK_DECK, MOST_SEATS
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import FIELD_BITS, FIELD_MASK
from galapagos.games.biosphere5.rules.turn import NOTHING_THERE
from galapagos.games.game import Data, Grammar, Parts
from galapagos.games.sight import read_cards
from galapagos.text.layout import Line, contract, read_lines, read_number
from galapagos.text.seats import LETTERS

PILE_WORD = "pile"
VERBS = {
    w.DRAW: "draw",
    w.EXCHANGE: "exchange",
    w.RENEW: "renew",
    w.AVERT: "avert",
    w.BUILD: "build",
    w.LEAD: "lead",
    w.UNLEASH: "unleash",
    w.HOPE: "hope",
    w.SPY: "spy",
    w.SABOTAGE_HAND: "sabotage",
    w.ATTACK_FIELD: "attack",
    w.SHOW: "show",
    w.TAKE: "take",
    w.STOP: "stop",
    w.DISCARD: "discard",
    w.DESTROY: "destroy",
    w.RESCUE: "rescue",
    w.SUFFER: "suffer",
    w.EXPOSE: "expose",
    w.FETCH: "fetch",
}
FLAGS = ("built", "returning", "hope")
SOURCES = (w.DRAW, w.EXCHANGE, w.TAKE)
AT_PLAYERS = (w.NEVER_YIELD, w.BURNT_EARTH, w.BEAT_ALL, w.NO_DELAY, w.COME_TRUE)


def grammar(deck: Deck) -> Grammar:
    """How choices of a game with this deck are written."""
    card = "|".join(deck.ids)
    return Grammar(
        {
            "draw": ["source"],
            "exchange": ["source", ""],
            "renew": [""],
            "avert": [""],
            "build": ["card"],
            "lead": ["card leader"],
            "unleash": ["card", "card card"],
            "hope": ["card"],
            "spy": ["card player"],
            "sabotage": ["card player"],
            "attack": ["card player field"],
            "show": [
                "card leader level",
                "card leader level player",
                "card leader level player number",
                "card leader level card",
                "card leader level card card",
                "card leader level card player",
                "card leader level card player field",
            ],
            "take": ["source"],
            "stop": [""],
            "discard": ["card"],
            "destroy": ["field"],
            "rescue": ["card"],
            "suffer": [""],
            "expose": ["card"],
            "fetch": ["card"],
        },
        {
            "source": f"{PILE_WORD}|{card}",
            "card": card,
            "leader": "|".join(LEADERS),
            "level": "[1-3]",
            "number": "[1-3]",
            "player": f"[{LETTERS[:MOST_SEATS]}]|{THE_MACHINE}",
            "field": "|".join(FIELDS),
        },
    )


def parts(table: Position, deck: Deck, choice: int) -> Parts:
    """A choice as the words of its text."""
    verb, about = verb_of(choice), thing(choice, 0)
    name = VERBS[verb]
    if verb in (w.RENEW, w.AVERT, w.STOP, w.SUFFER) or about == NOTHING_THERE:
        return (name,)
    if verb in SOURCES:
        return (name, deck.ids[about - 1] if about else PILE_WORD)
    if verb == w.DESTROY:
        return (name, FIELDS[about])
    card = (name, deck.ids[about])
    if verb == w.LEAD:
        return (*card, LEADERS[thing(choice, 1)])
    if verb == w.SHOW:
        return (*card, *ability_parts(table, deck, choice))
    if verb in (w.BUILD, w.HOPE, w.DISCARD, w.RESCUE, w.EXPOSE, w.FETCH):
        return card
    return (*card, *detail_parts(table, deck, about, thing(choice, 1)))


def ability_parts(table: Position, deck: Deck, choice: int) -> Parts:
    """A leader, the level of the ability, and what it is aimed at."""
    ability, target, detail = thing(choice, 1), thing(choice, 2), thing(choice, 3)
    name = (LEADERS[ability // w.TOP_LEVEL], str(ability % w.TOP_LEVEL + 1))
    if ability == w.FLAG:
        return (*name, deck.ids[target], *detail_parts(table, deck, target, detail))
    if ability not in AT_PLAYERS or (ability == w.NO_DELAY and table.form == w.SOLO):
        return name
    aimed = (*name, player_name(table, target))
    return (*aimed, str(detail)) if ability == w.BURNT_EARTH else aimed


def detail_parts(table: Position, deck: Deck, card: int, detail: int) -> Parts:
    """What the lower half of a card is aimed at."""
    option = deck.halves[card].lower
    if option < w.FIELDS:
        return (deck.ids[detail - 1],) if detail else ()
    if option == w.NEW_HOPE:
        return ()
    if option == w.ATTACK:
        return player_name(table, detail >> FIELD_BITS), FIELDS[detail & FIELD_MASK]
    return (player_name(table, detail),)


def to_text(data: Data) -> str:
    """A position or a view as text; see `from_text`."""
    about = [data["step"], f"form {data['form']}"] + ["brink"] * data["brink"]
    about += [f"{name} {data[name]}" for name in ("rounds", "round", "turn", "active", "start", "actions")]
    about += [name for name in FLAGS if data[name]]
    about += [f"catastrophes {data['catastrophes']}"] if data["catastrophes"] else []
    about += [f"reason {data['reason']}"] if data["reason"] else []
    about += [" ".join([name, *data[name]]) for name in ("falling", "winners") if data[name]]
    about += [f"eyes {data['eyes']}"] if "eyes" in data else []
    lines = [", ".join(about)]
    for letter, seat in zip(LETTERS, data["seats"], strict=False):
        lines += seat_lines(letter, seat)
    if "machine" in data:
        lines += machine_lines(data["machine"])
    if data["pending"]:
        lines.append(f"pending: {', '.join(data['pending'])}")
    return "\n".join(lines) + "\n"


def seat_lines(letter: str, seat: Data) -> list[str]:
    if seat["out"]:
        return [f"{letter}: out"]
    leaders = [f"{leader} {level}" for leader, level in zip(LEADERS, seat["leaders"], strict=True) if level]
    phrases = [f"doom {seat['doom']}"] if seat["doom"] else []
    phrases += [f"leaders {' '.join(leaders)}"] if leaders else []
    phrases += [cards_phrase(name, seat[name]) for name in ("table", "hand", "played") if seat[name] or name == "hand"]
    rest = [cards_phrase(name, seat[name]) for name in ("open", "discards", "pile")]
    return [f"{letter}: {', '.join(phrases)}", *(f"{letter}: {phrase}" for phrase in rest)]


def machine_lines(machine: Data) -> list[str]:
    phrases = ["out"] * machine["out"] + [f"level {machine['level']}"]
    phrases += [f"{kind} {field}" for field, kind in machine["achievements"].items()]
    phrases += [cards_phrase(name, machine[name]) for name in ("aside", "revealed") if machine[name]]
    rest = [cards_phrase(name, machine[name]) for name in ("discards", "pile")]
    return [f"{THE_MACHINE}: {', '.join(phrases)}", *(f"{THE_MACHINE}: {phrase}" for phrase in rest)]


def cards_phrase(name: str, cards: list[str]) -> str:
    return f"{name} {contract(cards)}".rstrip()


def from_text(text: str) -> Data:
    """Read a position text such as

        act, round 3, active a, actions 1
        a: table bunker, hand tent-collapse anarchy
        a: open shack basin robots
        b: table shack, hand 3
        pending: discard a 2

    Whatever is left out is nothing, or dealt: without `pile` it holds all other cards, without `open` too three of
    them lie open. `hand 3` are three unknown cards. Lines of one player may be as many as one likes.
    """
    data: Data = {"seats": []}
    for line in read_lines(text):
        if not line.label:
            read_header(line, data)
        elif line.label == "pending":
            data["pending"] = [" ".join(phrase) for phrase in line.phrases]
        elif line.label == THE_MACHINE:
            read_machine_line(line, data.setdefault("machine", {"achievements": {}}))
        else:
            read_seat_line(line, seat_of(line, data["seats"]))
    return data


def seat_of(line: Line, seats: list[Data]) -> Data:
    """The seat a line belongs to: the last one, or the next."""
    last = LETTERS[len(seats) - 1] if seats else ""
    following = LETTERS[len(seats)] if len(seats) < MOST_SEATS else ""
    if not line.label or line.label not in (last, following):
        labels = [label for label in (last, following, THE_MACHINE, "pending") if label]
        raise Malformed(line.label, f"a line here begins with {', '.join(labels)}")
    if line.label == following:
        seats.append({})
    return seats[-1]


def read_header(line: Line, data: Data) -> None:
    for phrase in line.phrases:
        name, *values = phrase
        if not values and name in (*FLAGS, "brink"):
            data[name] = True
        elif not values:
            data["step"] = name
        elif name in ("falling", "winners"):
            data[name] = values
        elif len(values) == 1 and name in ("rounds", "round", "turn", "actions", "catastrophes", "rules"):
            data[name] = read_number(values[0])
        elif len(values) == 1 and name in ("form", "active", "start", "reason", "eyes", "game"):
            data[name] = values[0]
        else:
            raise Malformed(" ".join(phrase), "the first line is like 'act, form duel, round 3, active a, actions 1'")


def read_seat_line(line: Line, seat: Data) -> None:
    for name, *values in line.phrases:
        if name in ("hand", "open", "table", "played", "discards", "pile"):
            seat[name] = seat.get(name, []) + read_cards(values, BRINK_DECK)
        elif name == "out" and not values:
            seat["out"] = True
        elif name == "doom" and len(values) == 1:
            seat["doom"] = read_number(values[0])
        elif name == "leaders" and len(values) % 2 == 0:
            seat["leaders"] = read_leaders(values)
        else:
            raise Malformed(" ".join([name, *values]), "a seat's line is like 'a: table bunker, hand anarchy, doom 2'")


def read_leaders(words: list[str]) -> list[int]:
    levels = [0] * len(LEADERS)
    for leader, level in zip(words[::2], words[1::2], strict=True):
        if leader not in LEADERS:
            raise Malformed(leader, f"a leader is one of {', '.join(LEADERS)}")
        levels[LEADERS.index(leader)] = read_number(level)
    return levels


def read_machine_line(line: Line, machine: Data) -> None:
    for name, *values in line.phrases:
        if name in ("revealed", "aside", "discards", "pile"):
            machine[name] = machine.get(name, []) + read_cards(values, BRINK_DECK)
        elif name == "out" and not values:
            machine["out"] = True
        elif name == "level" and len(values) == 1:
            machine["level"] = read_number(values[0])
        elif name in ("makeshift", "perfect") and len(values) == 1:
            machine["achievements"][values[0]] = name
        else:
            raise Malformed(" ".join([name, *values]), "the machine's line is like 'machine: level 3, makeshift water'")
