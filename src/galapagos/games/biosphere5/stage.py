"""The middle of the table: round and turn, what has to be decided, and a catastrophe on its way round."""

from collections.abc import Sequence
from itertools import takewhile

from galapagos.games.biosphere5.card import card_key, small
from galapagos.games.biosphere5.deck import CATASTROPHES, FIELDS, Deck
from galapagos.games.biosphere5.picture import task_in_words
from galapagos.games.biosphere5.pictures import SHEET
from galapagos.games.biosphere5.players import THE_MACHINE
from galapagos.games.biosphere5.sides import after
from galapagos.games.biosphere5.world import World
from galapagos.games.furniture import hand_key, seat_mark, whisper
from galapagos.games.game import Data
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS

ACTIONS = 2
BEST_SCORE, PER_ROUND, MOST_POINTS = 127, 3, 100


def stage(deck: Deck, view: Data, players: Sequence[str], say: Say) -> Markup:
    """What everybody looks at."""
    catastrophe = next((task.split() for task in view["pending"] if task.startswith("catastrophe")), None)
    return tag(
        "div",
        tag("div", heading(view, players, say), class_="heading"),
        storm(deck, catastrophe, view, players, say) if catastrophe else None,
        task(view, players, say),
        choice_of_cards(deck, view, say),
        played(deck, view, say),
        class_=classes("biosphere5 stage", "struck" if catastrophe else None),
    )


def heading(view: Data, players: Sequence[str], say: Say) -> list[Markup | None]:
    """The round, whose turn it is, and how much of it is left."""
    badges = [
        say("an achievement was built this turn") if view["built"] else None,
        say("played cards return to the hand") if view["returning"] else None,
        forecast(view, say) if THE_MACHINE in view else None,
    ]
    return [
        tag("h2", say("Round {n} of {last}", n=view["round"], last=view["rounds"])),
        turn(view, players, say) if view["step"] != "over" else outcome(view, players, say),
        *(tag("p", badge, class_="badge") for badge in badges if badge),
    ]


def turn(view: Data, players: Sequence[str], say: Say) -> Markup:
    """Whose turn it is, with a pip for each action."""
    player, left = view["active"], view["actions"]
    pips = [tag("span", class_=classes("pip", "spent" if at >= left else None)) for at in range(ACTIONS)]
    actions = say.count(left, "one action left", "{n} actions left")
    return tag(
        "p",
        mark(player),
        tag("b", name_of(player, players, say)),
        tag("span", pips, class_="pips", title=actions, aria_hidden="true") if player != THE_MACHINE else None,
        whisper(f": {actions}.") if player != THE_MACHINE else None,
        class_="turn",
    )


def forecast(view: Data, say: Say) -> str | None:
    """B5-7.11: what a win in this round would score."""
    if view["step"] == "over":
        return None
    points = max(0, min(MOST_POINTS, BEST_SCORE - PER_ROUND * view["round"]))
    return say("a win in this round scores {n}", n=points)


def outcome(view: Data, players: Sequence[str], say: Say) -> Markup:
    """Who has won."""
    winners = [name_of(player, players, say) for player in view["winners"]]
    text = say("Won by {players}", players=say.join(winners)) if winners else say("Drawn")
    return tag("p", [mark(player) for player in view["winners"]], tag("b", text), class_="turn")


def mark(player: str) -> Markup:
    """The sign of a seat, or of the machine."""
    return SHEET.show("machine") if player == THE_MACHINE else seat_mark(player)


def name_of(player: str, players: Sequence[str], say: Say) -> str:
    return say("The machine") if player == THE_MACHINE else players[LETTERS.index(player)]


def task(view: Data, players: Sequence[str], say: Say) -> Markup | None:
    """What has to be decided before the action is over, and by whom."""
    if not view["pending"] or view["pending"][-1].startswith(("catastrophe", "lose", "win")):
        return None
    last = view["pending"][-1]
    player = last.split()[1]
    return tag(
        "p", mark(player), tag("b", name_of(player, players, say)), ": ", task_in_words(last, say), class_="task"
    )


def laid_open(view: Data) -> str:
    """Whose cards lie open before these eyes, which have to choose one: another's hand, or the own pile."""
    what, player, *things = view["pending"][-1].split() if view["pending"] else ("", "")
    if player != view.get("eyes"):
        return ""
    return things[0] if what == "spy" else player if what == "search" else ""


def choice_of_cards(deck: Deck, view: Data, say: Say) -> Markup | None:
    """B5-4.5 B5-6.6 B5-7.9: where one of these has to be chosen."""
    player = laid_open(view)
    if not player:
        return None
    if player == THE_MACHINE:
        cards, title = view[THE_MACHINE]["revealed"], say("Revealed")
    elif player == view["eyes"]:
        cards, title = view["seats"][LETTERS.index(player)]["pile"], say("Cards in the pile")
    else:
        cards, title = view["seats"][LETTERS.index(player)]["hand"], say("Hand of {player}", player=player.upper())
    shown = [
        small(deck, card, say, data_part=card, data_key=card_key(deck, card, player, str(at)))
        for at, card in enumerate(sorted(filter(deck.ids.count, cards), key=deck.ids.index))
    ]
    return tag("div", tag("h3", title), tag("ul", shown, class_="plain row"), class_="played")


def played(deck: Deck, view: Data, say: Say) -> Markup | None:
    """The cards of the action that is going on."""
    cards = [
        small(deck, card, say, data_key=card_key(deck, card, letter, f"played-{at}"), data_from=hand_key(letter))
        for letter, seat in zip(LETTERS, view["seats"], strict=False)
        for at, card in enumerate(seat["played"])
    ]
    if not cards:
        return None
    return tag("div", tag("h3", say("Played")), tag("ul", cards, class_="plain row"), class_="played")


# A catastrophe


def storm(deck: Deck, item: Sequence[str], view: Data, players: Sequence[str], say: Say) -> Markup:
    """B5-4.1: everybody in the order in which it hits, its author last."""
    _, author, field, *_ = item
    catastrophe = CATASTROPHES[FIELDS.index(field)]
    order = after(view, author)
    passed = {*takewhile(lambda player: player != struck(view, item), order)}
    fates = [fate(deck, player, field, view, item, player in passed, players, say) for player in order]
    title = say("{catastrophe} ({field})", catastrophe=say.name(catastrophe), field=say.name(field))
    return tag(
        "div",
        SHEET.show(catastrophe, class_="picture large"),
        tag("div", tag("h3", title), tag("ol", fates, class_="plain fates")),
        class_="storm",
    )


def struck(view: Data, item: Sequence[str]) -> str:
    """Who is being hit: whoever has to decide above it on the agenda, else whom it hits next."""
    last = view["pending"][-1].split()
    return last[1] if last[0] != "catastrophe" else item[3]


def fate(
    deck: Deck,
    player: str,
    field: str,
    view: Data,
    item: Sequence[str],
    is_past: bool,
    players: Sequence[str],
    say: Say,
) -> Markup:
    """What it costs this player, and whether that is over."""
    loss = World.of_player(deck, player, view).loss(field)
    is_laid = player == item[1] and item[4:] == ["laid"]
    if is_laid:
        text, sign = say("protected by a rescue card"), "✚"
    elif loss == 0:
        text, sign = say("safe"), "✓"
    else:
        text, sign = say.count(loss, "loses one card", "loses {n} cards"), f"−{loss}"
    state = "past" if is_past else "now" if player == struck(view, item) else "coming"
    text = {
        "past": say("over"),
        "now": say("now: {fate}", fate=text),
        "coming": say("next: {fate}", fate=text),
    }[state]
    name = name_of(player, players, say)
    return tag(
        "li",
        mark(player),
        whisper(f"{name}: {text}."),
        tag("b", "" if is_past else sign, aria_hidden="true"),
        class_=f"fate {state}",
        title=f"{name}: {text}",
        aria_current="step" if state == "now" else None,
    )
