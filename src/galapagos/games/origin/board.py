"""A view as HTML and SVG."""

from collections import Counter
from collections.abc import Sequence

from galapagos.drawing.curve import grains
from galapagos.drawing.sheet import framed
from galapagos.games.furniture import around, card_back, hand_key, scattered, seat_area, stat, whisper
from galapagos.games.game import Block, Data
from galapagos.games.origin.cards import DECK, SLASH
from galapagos.games.origin.picture import counted, phase
from galapagos.games.origin.pictures import BASE, SHEET
from galapagos.games.origin.plate import look, plate
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS

FOLIAGE = f"translate({grains(105)} {grains(48)})"
FLAT = 0.42  # a bush is wider than it is high
MOST_BERRIES = 40


def board(view: Data, players: Sequence[str], say: Say) -> list[Block]:
    """The food base, every seat clockwise from the one that looks, and its hand."""
    seats, eyes = view["seats"], view.get("eyes", "")
    order = around(len(seats), eyes)
    blocks = [Block("middle", middle(view, players, say))]
    blocks += [Block(f"seat-{LETTERS[seat]}", seat_of(view, seat, players[seat], say)) for seat in order]
    if LETTERS[order[0]] == eyes:
        blocks.append(Block("hand", own_hand(eyes, seats[order[0]]["hand"], say)))
    return blocks


def middle(view: Data, players: Sequence[str], say: Say) -> Markup:
    """The bush with its berries, the turn and the deck; and who hunts whom."""
    left = view["base"]
    places = scattered(min(left, MOST_BERRIES), 12)
    berries = [SHEET.use("berry", x, y * FLAT, data_key=f"base-{at}") for at, (x, y) in enumerate(places)]
    bush = framed([SHEET.use("base"), tag("g", berries, transform=FOLIAGE)], BASE, "bush")
    count = [whisper(say.count(left, "{n} red token", "{n} red tokens") + "."), tag("b", left, aria_hidden="true")]
    base = tag(
        "div", tag("h2", say("Food base")), bush, tag("p", count, class_="count"), class_="base", data_key="base"
    )
    notes = [
        tag("p", tag("b", say("Turn {n}", n=view["turn"])), f", {phase(view, say)}"),
        tag(
            "p",
            card_back(SHEET.show("back"), key="deck"),
            tag("span", say("deck {n}", n=len(view["deck"]))),
            class_=classes("pile", None if view["deck"] else "empty"),
        ),
        tag("p", say("last turn"), class_="last") if not view["deck"] and view["step"] != "over" else None,
    ]
    return tag("div", base, tag("div", notes, class_="notes"), attack(view, players, say), class_="origin middle")


def attack(view: Data, players: Sequence[str], say: Say) -> Markup | None:
    """Who must answer whom."""
    if not view["attack"]:
        return None
    hunter, prey = view["attack"]
    player = players[LETTERS.index(view["seat"])]
    text = say("{animal} hunts {prey}: {player} answers", animal=hunter, prey=prey, player=player)
    return tag("p", SHEET.show("carnivorous"), text, class_="attack carnivorous")


def seat_of(view: Data, seat: int, player: str, say: Say) -> Markup:
    """A player's cards and animals."""
    letter, data = LETTERS[seat], view["seats"][seat]
    held, gone = len(data["hand"]), len(data["discards"])
    key = None if view.get("eyes") == letter else hand_key(letter)
    stats = [
        stat(SHEET.show("back"), held, say.count(held, "{n} card in hand", "{n} cards in hand"), key),
        stat(SHEET.show("bones"), gone, say.count(gone, "{n} discard", "{n} discards")),
        None if key is None else others_hand(data["hand"], say),
        tag("span", say("leads"), class_="badge") if letter == view["lead"] else None,
        tag("span", say("has passed"), class_="badge") if data["passed"] else None,
    ]
    names = [f"{letter.upper()}{number}" for number in range(1, len(data["animals"]) + 1)]
    looks = [look(name, animal, data["pairs"], view) for name, animal in zip(names, data["animals"], strict=True)]
    plates = [plate(each, say) for each in looks]
    animals = tag("ul", plates, class_="plain animals") if plates else tag("p", say("no animals yet"), class_="none")
    return seat_area(letter, player, view, stats, [animals, own_discards(data["discards"], say)])


def others_hand(hand: Sequence[str], say: Say) -> Markup | None:
    """What is known of somebody else's cards."""
    known = [card for card in hand if card != HIDDEN]
    return tag("span", say("hand:"), " ", say.join(counted(known, say)), class_="stat") if known else None


def own_discards(gone: Sequence[str], say: Say) -> Markup | None:
    """What a player may look through alone; to others all these cards are hidden."""
    known = [card for card in gone if card != HIDDEN]
    if not known:
        return None
    cards = tag("p", say.join(counted(known, say)))
    return tag("details", tag("summary", say("Discards that I know: {n}", n=len(known))), cards, class_="discards")


def own_hand(letter: str, hand: Sequence[str], say: Say) -> Markup:
    """The own cards, alike ones on one another."""
    cards = [hand_card(card, number, say) for card, number in Counter(hand).items()]
    held = tag("ul", cards, class_="plain cards") if cards else tag("p", say("no cards in hand"), class_="none")
    return tag("div", tag("h2", say("Your hand")), held, class_="origin hand", data_key=hand_key(letter))


def hand_card(card: str, number: int, say: Say) -> Markup:
    """A card that can lie as either of its traits: one half of it stands for each."""
    halves = [side for side in DECK.sides if DECK.sides[side][0] == DECK.ids.index(card)]
    shown = [half(side, say) for side in sorted(halves, key=lambda side: side != card)]
    return tag(
        "li",
        shown,
        [" ", tag("b", f"×{number}")] if number > 1 else None,
        class_=classes("face", "two" if len(halves) > 1 else None),
        data_key=f"hand-{card}",
        data_from="deck",
    )


def half(side: str, say: Say) -> Markup:
    kind = side.partition(SLASH)[0]
    return tag(
        "span", SHEET.show(kind), tag("span", say.name(kind), class_="name"), class_=f"half {kind}", data_part=side
    )
