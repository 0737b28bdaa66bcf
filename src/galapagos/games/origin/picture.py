"""A view as text for a terminal."""

from collections import Counter
from collections.abc import Iterable, Sequence

from rich.markup import escape
from rich.text import Text

from galapagos.games.game import Data
from galapagos.games.origin.cards import SLASH
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS

WIDTH = 80
COLOURS = ("cyan", "yellow", "green", "magenta", "blue", "red", "bright_black", "white")
APPETITE = {"carnivorous": 1, "big": 1, "parasite": 2}


def picture(view: Data, players: Sequence[str], say: Say) -> str:
    """The whole table, the seat that decides marked."""
    lines = [*middle(view, players, say), ""]
    for letter, player, seat in zip(LETTERS, players, view["seats"], strict=False):
        lines += seat_lines(letter, player, seat, view, say)
    return "\n".join(line.rstrip() for line in lines).rstrip()


def middle(view: Data, players: Sequence[str], say: Say) -> list[str]:
    """The turn, the food base and the deck; who hunts whom."""
    pieces = ["[bold]" + say("Turn {n}", n=view["turn"]) + f"[/], {phase(view, say)}"]
    if view["step"] == "feed":
        food = f"[red]{'●' * view['base']}[/] {view['base']}".strip()
        pieces.append(say("food base {tokens}", tokens=food))
    pieces.append(say("deck {n}", n=len(view["deck"])))
    if not view["deck"] and view["step"] != "over":
        pieces.append("[bold red]" + say("last turn") + "[/]")
    lines = ["   ".join(pieces)]
    if view["attack"]:
        hunter, prey = view["attack"]
        player = escape(players[LETTERS.index(view["seat"])])
        text = say("{animal} hunts {prey}: {player} answers", animal=hunter, prey=prey, player=player)
        lines.append(f"[bold red]{text}[/]")
    return lines


def phase(view: Data, say: Say) -> str:
    return {"develop": say("development"), "feed": say("feeding"), "over": say("the end")}[view["step"]]


def seat_lines(letter: str, player: str, seat: Data, view: Data, say: Say) -> list[str]:
    colour = COLOURS[LETTERS.index(letter)]
    mark = "▶" if letter == view["seat"] else " "
    pieces = [f"{mark}[bold {colour}]{letter.upper()} {escape(player)}[/]"]
    pieces.append(say.count(len(seat["hand"]), "{n} card in hand", "{n} cards in hand"))
    pieces.append(say.count(len(seat["discards"]), "{n} discard", "{n} discards"))
    pieces += [say("leads")] if letter == view["lead"] else []
    pieces += [say("has passed")] if seat["passed"] else []
    lines = ["   ".join(pieces)]
    for name, cards in ((say("hand:"), seat["hand"]), (say("discards:"), seat["discards"])):
        known = [card for card in cards if card != HIDDEN]
        if known and letter == view.get("eyes"):
            lines += flow([f"   {name}", *commas(counted(known, say))], 6)
    for number, animal in enumerate(seat["animals"], 1):
        name = f"   [{colour}]{letter.upper()}{number}[/]{'' if number > 9 else ' '} "
        lines += flow([name + state(animal, view["step"], say) + "  ", *commas(gifts(animal, say))], 7)
    for pair in seat["pairs"]:
        lines.append("       " + pair_line(pair, say))
    return [*lines, ""]


def state(animal: Data, step: str, say: Say) -> str:
    """Tokens and what is missing, fat, and how the animal is."""
    kinds = [side.partition(SLASH)[0] for side in animal["traits"]]
    need = need_of(kinds)
    food, fat = animal["red"] + animal["blue"], kinds.count("fat-tissue")
    stomach = f"[red]{'●' * animal['red']}[/][blue]{'●' * animal['blue']}[/]{'○' * (need - food)}"
    tokens = stomach + (f" [yellow]{'◆' * animal['yellow']}{'◇' * (fat - animal['yellow'])}[/]" if fat else "")
    if step != "feed":
        return tokens
    asleep = "asleep" in animal["marks"]
    how = say("hibernates") if asleep else say("fed") if food >= need else say("hungry")
    return f"{tokens} {how}"


def need_of(kinds: Sequence[str]) -> int:
    """ORI-4.1: how many tokens an animal with these traits needs."""
    return 1 + sum(APPETITE.get(kind, 0) for kind in kinds)


def gifts(animal: Data, say: Say) -> list[str]:
    """Traits, what the animal has done or suffered, and its card where that is known."""
    kinds = Counter(side.partition(SLASH)[0] for side in animal["traits"])
    words = [f"[bold]{say.name(kind)}[/]" + (f" ×{n}" if n > 1 else "") for kind, n in kinds.items()]
    words += [f"[italic]{deed}[/]" for deed in deeds(animal["marks"], say)]
    if animal["card"] != HIDDEN:
        words.append("[dim]" + say("card: {card}", card=say.name(animal["card"])) + "[/]")
    return words


def deeds(happened: Iterable[str], say: Say) -> list[str]:
    """What an animal has done or suffered."""
    marks = {
        "hunted": say("has hunted"),
        "raided": say("has robbed"),
        "grazed": say("has grazed"),
        "slept": say("hibernated last turn"),
        "poisoned": say("poisoned"),
        "ran": say("has run"),
        "mimicked": say("has changed colour"),
    }
    return [marks[mark] for mark in happened if mark in marks]


def pair_line(pair: Data, say: Say) -> str:
    one, other = pair["animals"]
    trait = pair["card"].partition(SLASH)[0]
    if trait == "symbiosis":
        return say("{symbiont} is the symbiont of {animal}", symbiont=one, animal=other)
    text = f"{one} + {other} [bold]{say.name(trait)}[/]"
    if pair["owes"]:
        text += "   [italic]" + say("a token for {animals}", animals=say.join(pair["owes"])) + "[/]"
    return text + ("   [italic]" + say("has worked in this step") + "[/]" if pair["used"] else "")


def counted(cards: Iterable[str], say: Say) -> list[str]:
    """Card names, alike ones counted."""
    return [say.name(card) if n == 1 else f"{n}× {say.name(card)}" for card, n in Counter(cards).items()]


def commas(words: Sequence[str]) -> list[str]:
    return [f"{word}," for word in words[:-1]] + [*words[-1:]]


def flow(words: Iterable[str], indent: int) -> list[str]:
    """Words in lines that fit the width; markup takes no room."""
    lines: list[str] = []
    width = WIDTH
    for word in words:
        length = Text.from_markup(word).cell_len
        if width + 1 + length > WIDTH:
            lines.append(" " * indent * bool(lines) + word)
            width = length + indent * (len(lines) > 1)
        else:
            lines[-1] += " " + word
            width += 1 + length
    return lines
