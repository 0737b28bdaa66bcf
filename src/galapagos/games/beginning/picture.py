"""A view as text for a terminal."""

from collections import Counter
from collections.abc import Sequence

from rich.markup import escape

from galapagos.games.game import Data
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.seats import COLOURS, LETTERS


def picture(view: Data, players: Sequence[str], say: Say) -> str:
    """The whole table, the seat that decides marked."""
    lines = [middle(view, say), ""]
    for letter, player, seat in zip(LETTERS, players, view["seats"], strict=False):
        lines += seat_lines(letter, player, seat, letter == view["seat"], say)
    return "\n".join(lines)


def middle(view: Data, say: Say) -> str:
    hole = view["hole"]
    text = say("Watering hole {chips}", chips=f"[bold green]{'●' * min(hole, 20)}[/] {hole}")
    text += "   " + say("pile {n}", n=len(view["pile"])) + "   "
    text += say("discards {n}", n=len(view["discards"]))
    if view["last_round"]:
        text += "   [bold red]" + say("last round") + "[/]"
    if view["discards"]:
        text += "\n[dim]" + counted(view["discards"], say) + "[/]"
    return text


def seat_lines(letter: str, player: str, seat: Data, decides: bool, say: Say) -> list[str]:
    colour = COLOURS[LETTERS.index(letter)]
    mark = "▶" if decides else " "
    chips = say.count(seat["chips"], "{n} chip behind the screen", "{n} chips behind the screen")
    lines = [f"{mark}[bold {colour}]{letter.upper()} {escape(player)}[/]   {chips}   " + hand_size(seat["hand"], say)]
    known = [card for card in seat["hand"] if card != HIDDEN]
    if known:
        lines.append("   " + say("hand: {cards}", cards=f"[bold]{counted(known, say)}[/]"))
    for number, species in enumerate(seat["species"], 1):
        lines.append(f"   [{colour}]{letter.upper()}{number}[/]  " + species_line(species, say))
    return [*lines, ""]


def hand_size(cards: list[str], say: Say) -> str:
    return say.count(len(cards), "{n} card in hand", "{n} cards in hand") if cards else say("no cards in hand")


def species_line(species: Data, say: Say) -> str:
    """Cards as places, filled when fed; then the traits, and the face-down cards the viewer knows."""
    cards, chips = len(species["cards"]), species["chips"]
    second = max(0, chips - cards)
    places = "◉" * second + "●" * (min(chips, cards) - second) + "○" * max(0, cards - chips)
    text = f"[bold]{places}[/] " + say.count(cards, "{n} card", "{n} cards")
    text += ", " + (say("hungry") if chips < cards else say.count(chips, "{n} chip", "{n} chips"))
    if species["traits"]:
        text += "   " + ", ".join(f"[bold]{say.name(trait)}[/]" for trait in species["traits"])
    known = [card for card in species["cards"] if card != HIDDEN]
    if known:
        text += "   [dim]" + say("face down: {cards}", cards=counted(known, say)) + "[/]"
    return text


def counted(cards: Sequence[str], say: Say) -> str:
    """Card names, alike ones counted."""
    counts = Counter(cards)
    return ", ".join(say.name(card) if n == 1 else f"{n}× {say.name(card)}" for card, n in counts.items())
