"""What still has to happen, as phrases: the agenda from its bottom to its top."""

from collections.abc import Sequence

from galapagos.core.errors import Malformed
from galapagos.core.state import NOBODY
from galapagos.games.biosphere5.deck import FIELDS
from galapagos.games.biosphere5.players import player_name, read_player
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.words import (
    ANSWERING,
    CATASTROPHE,
    DESTROYING,
    DISCARDING,
    LOSING,
    SEARCHING,
    SPYING,
    TAKING,
    WINNING,
)
from galapagos.text.layout import read_number
from galapagos.text.seats import seat_letter

WORDS = {
    TAKING: "take",
    DISCARDING: "discard",
    DESTROYING: "destroy",
    ANSWERING: "answer",
    SPYING: "spy",
    SEARCHING: "search",
    CATASTROPHE: "catastrophe",
    LOSING: "lose",
    WINNING: "win",
}
FORMS = {
    "take": "take a 2, or take a 8 at-most",
    "discard": "discard a 2",
    "destroy": "destroy a 1",
    "answer": "answer b housing",
    "spy": "spy a b",
    "search": "search a",
    "catastrophe": "catastrophe a housing b, or catastrophe a housing b laid; - after the last",
    "lose": "lose b 3",
    "win": "win a",
}


def phrases(table: Position) -> list[str]:
    """Every item as `what player things`."""
    return [phrase(table, item) for item in range(table.agenda.depth)]


def phrase(table: Position, item: int) -> str:
    what, player, about, following, laid = (table.agenda.field(item, field) for field in range(5))
    words = [WORDS[what], player_name(table, player)]
    if what in (TAKING, DISCARDING, DESTROYING, LOSING):
        words += [str(about)] + ["at-most"] * (what == TAKING and following == 1)
    elif what == ANSWERING:
        words.append(FIELDS[about])
    elif what == SPYING:
        words.append(player_name(table, about))
    elif what == CATASTROPHE:
        victim = seat_letter(NOBODY) if following == NOBODY else player_name(table, following)
        words += [FIELDS[about], victim] + ["laid"] * laid
    return " ".join(words)


def read(table: Position, texts: Sequence[str]) -> None:
    """The reverse of `phrases`."""
    for text in texts:
        name, *words = text.split() or [""]
        if name not in FORMS:
            raise Malformed(text, f"what is pending is one of {', '.join(FORMS)}")
        what = next(number for number, word in WORDS.items() if word == name)
        read_item(table, what, words, Malformed(text, f"write {FORMS[name]}"))


def read_item(table: Position, what: int, words: list[str], misread: Malformed) -> None:
    if not words:
        raise misread
    player, *things = words
    who = read_player(table, player)
    if what in (DISCARDING, DESTROYING, LOSING) and len(things) == 1:
        table.agenda.push(what, who, read_number(things[0]))
    elif what == TAKING and (len(things) == 1 or things[1:] == ["at-most"]):
        table.agenda.push(what, who, read_number(things[0]), len(things) - 1)
    elif what == ANSWERING and len(things) == 1 and things[0] in FIELDS:
        table.agenda.push(what, who, FIELDS.index(things[0]))
    elif what == SPYING and len(things) == 1:
        table.agenda.push(what, who, read_player(table, things[0]))
    elif what in (SEARCHING, WINNING) and not things:
        table.agenda.push(what, who)
    elif what == CATASTROPHE and len(things) in (2, 3) and things[0] in FIELDS and things[2:] in ([], ["laid"]):
        victim = NOBODY if things[1] == seat_letter(NOBODY) else read_player(table, things[1])
        table.agenda.push(what, who, FIELDS.index(things[0]), victim, len(things) - 2)
    else:
        raise misread
