"""A view as text for a terminal."""

from collections.abc import Sequence
from textwrap import wrap

from rich.markup import escape

from galapagos.games.biosphere5.deck import CATASTROPHES, FIELDS, LEADERS, RANKS, Deck
from galapagos.games.biosphere5.rules.doom import MOST_DOOM
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.playing import level_of
from galapagos.games.biosphere5.rules.words import LEADERSHIP, MAKESHIFT, RESCUER
from galapagos.games.biosphere5.story import both_halves
from galapagos.games.game import Data
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS

COLOURS = ("cyan", "yellow", "green", "magenta")
RANK_COLOURS = {LEADERSHIP: "magenta", RESCUER: "red", MAKESHIFT: "yellow"}
ROMAN = ("", "I", "II", "III", "IV")
SIGNS = {"perfect": "★", "makeshift": "◐", "rescue": "✚", "": "·"}
HARD_SPACE = "\u00a0"
WIDTH = 80
LABEL = 8
COLUMN = 36
TITLE = 23
HALF = 19


def picture(deck: Deck, view: Data, players: Sequence[str], say: Say) -> str:
    """The whole table, the seat that decides marked."""
    lines = [heading(view, say), ""]
    if "machine" in view:
        lines += machine_lines(deck, view["machine"], view["active"] == "machine", say)
    for letter, player, seat in zip(LETTERS, players, view["seats"], strict=False):
        own = view.get("eyes") == letter
        lines += seat_lines(deck, letter, player, seat, own, letter == view["seat"], view["brink"], say)
    return "\n".join(lines)


def heading(view: Data, say: Say) -> str:
    text = "[bold]" + say("Round {n} of {last}", n=view["round"], last=view["rounds"]) + "[/]"
    if view["step"] == "act":
        text += "   " + say.count(view["actions"], "one action left", "{n} actions left")
    for task in view["pending"][-1:]:
        text += "   " + task_in_words(task, say)
    if view["built"]:
        text += "   [dim]" + say("an achievement was built this turn") + "[/]"
    if view["returning"]:
        text += "   [dim]" + say("played cards return to the hand") + "[/]"
    return text


def task_in_words(task: str, say: Say) -> str:
    """What the player who decides is asked for."""
    what, _, *things = task.split()
    number = int(things[0]) if things and things[0].isdecimal() else 0
    if what == "take" and things[1:]:
        return say.count(number, "you may take one card", "you may take up to {n} cards")
    if what == "take":
        return say.count(number, "one card to take", "{n} cards to take")
    if what == "discard":
        return say.count(number, "one card to discard", "{n} cards to discard")
    if what == "destroy":
        return say.count(number, "one achievement to give up", "{n} achievements to give up")
    if what == "answer":
        return say("a catastrophe strikes: {field}", field=say.name(things[0]))
    return say("one card to choose")


def seat_lines(
    deck: Deck, letter: str, player: str, seat: Data, own: bool, decides: bool, brink: bool, say: Say
) -> list[str]:
    """Name and numbers, achievements, then the cards: one to a line where they are one's own."""
    colour = COLOURS[LETTERS.index(letter)]
    name = f"[bold {colour}]{letter.upper()} {escape(player)}[/]"
    if seat["out"]:
        return [f" {name}   " + say("out"), ""]
    hand = say.count(len(seat["hand"]), "{n} card in hand", "{n} cards in hand")
    counts = [hand, say("pile {n}", n=len(seat["pile"])), say("discards {n}", n=len(seat["discards"]))]
    lines = [("▶" if decides else " ") + "   ".join([name, *counts])]
    if brink:
        lines.append("   " + brink_line(seat, say))
    lines += field_lines(achievements(deck, seat["table"]), say)
    lines += card_lines(deck, say("open"), seat["open"], own, say)
    known = [card for card in seat["hand"] if card != HIDDEN]
    lines += card_lines(deck, say("hand"), known, own, say)
    lines += card_lines(deck, say("played"), seat["played"], False, say)
    lines += card_lines(deck, say("discards"), seat["discards"], False, say)
    return [*lines, ""]


def brink_line(seat: Data, say: Say) -> str:
    """Doom as a row of eight places, and the leaders with their levels."""
    doom = seat["doom"]
    text = say("doom {n}", n=f"[bold red]{'●' * doom}[/]{'○' * (MOST_DOOM - doom)} {doom}")
    levels = zip(LEADERS, seat["leaders"], strict=True)
    return text + "   " + ", ".join(f"{say.name(leader)} {level}" for leader, level in levels)


def achievements(deck: Deck, table: Sequence[str]) -> dict[str, tuple[str, str]]:
    """For each field that is solved, how well and by which card."""
    found = {}
    for card in table:
        halves = deck.halves[deck.ids.index(card)]
        if halves.field < len(FIELDS):
            found[FIELDS[halves.field]] = (RANKS[halves.rank], card)
    return found


def field_lines(solved: dict[str, tuple[str, str]], say: Say) -> list[str]:
    """The six problem fields, two to a level: ★ perfect, ◐ makeshift, · not solved."""
    lines = []
    for low in range(0, len(FIELDS), 2):
        cells = [field_cell(field, solved, say) for field in FIELDS[low : low + 2]]
        lines.append(f"   [dim]{ROMAN[low // 2 + 1]:3}[/] " + "".join(cells).rstrip())
    return lines


def field_cell(field: str, solved: dict[str, tuple[str, str]], say: Say) -> str:
    """A field with its achievement, or with the catastrophe it is open to."""
    rank, card = solved.get(field, ("", ""))
    text = f"{SIGNS[rank]} {say.name(field)}"
    if card:
        text += f": {say.name(card)}"
    elif not rank:
        text += f" ({say.name(CATASTROPHES[FIELDS.index(field)])})"
    padding = " " * max(1, COLUMN - len(text))
    return (f"[bold]{text}[/]" if rank else f"[dim]{text}[/]") + padding


def card_lines(deck: Deck, label: str, cards: Sequence[str], own: bool, say: Say) -> list[str]:
    """Own cards in full, one to a line; others' in short."""
    if not cards:
        return []
    ordered = sorted(cards, key=deck.ids.index)
    if not own:
        return in_short(deck, label, ordered, say)
    return [
        f"   [dim]{label if at == 0 else '':{LABEL}}[/] " + whole_card(deck, card, say)
        for at, card in enumerate(ordered)
    ]


def in_short(deck: Deck, label: str, cards: Sequence[str], say: Say) -> list[str]:
    """Cards by their two names, as many to a line as it holds."""
    listed = ", ".join(both_halves(deck, card, say).replace(" ", HARD_SPACE) for card in cards)
    rows = wrap(listed, WIDTH - LABEL - 4, break_long_words=False, break_on_hyphens=False)
    return [
        f"   [dim]{label if at == 0 else '':{LABEL}} {row.replace(HARD_SPACE, ' ')}[/]" for at, row in enumerate(rows)
    ]


def whole_card(deck: Deck, card: str, say: Say) -> str:
    """The title, what the upper half does, and what the lower one, each with its level."""
    halves = deck.halves[deck.ids.index(card)]
    colour = RANK_COLOURS.get(halves.rank, "green")
    upper = upper_half(halves.rank, halves.field, say)
    lower = f"{ROMAN[level_of(halves.lower)]:3} {say.name(deck.lower_half(card))}"
    return f"[bold {colour}]{say.name(card):{TITLE}}[/] {upper:{HALF}} {lower}"


def upper_half(rank: int, field: int, say: Say) -> str:
    """`II  ◐ security`"""
    if rank == LEADERSHIP:
        return f"{ROMAN[1]:3} " + say("a leader rises")
    if field == len(FIELDS):
        return f"{ROMAN[4]:3} " + say("victory")
    level = ROMAN[1] if rank == RESCUER else ROMAN[level_of_field(field)]
    return f"{level:3} {SIGNS[RANKS[rank]]} {say.name(FIELDS[field])}"


def machine_lines(deck: Deck, machine: Data, active: bool, say: Say) -> list[str]:
    """The machine: its hand level, its markers, and what it has revealed or put aside."""
    name = "[bold]" + say("The machine") + "[/]"
    level = say(
        "hand level {n}", n=f"[bold]{'■' * machine['level']}[/]{'□' * (8 - machine['level'])} {machine['level']}"
    )
    counts = [level, say("pile {n}", n=len(machine["pile"])), say("discards {n}", n=len(machine["discards"]))]
    lines = [("▶" if active else " ") + "   ".join([name, *counts])]
    solved = {field: (rank, "") for field, rank in machine["achievements"].items()}
    lines += field_lines(solved, say)
    lines += card_lines(deck, say("aside"), machine["aside"], False, say)
    lines += card_lines(deck, say("revealed"), machine["revealed"], False, say)
    lines += card_lines(deck, say("discards"), machine["discards"], False, say)
    return [*lines, ""]
