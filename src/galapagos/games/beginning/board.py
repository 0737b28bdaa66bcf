"""A view as HTML and SVG."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from galapagos.drawing import animal
from galapagos.drawing.curve import grains
from galapagos.drawing.sheet import framed
from galapagos.games.beginning.picture import counted, hand_size
from galapagos.games.beginning.pictures import POND, SHEET
from galapagos.games.furniture import around, card_back, hand_key, scattered, seat_area, stat, whisper
from galapagos.games.game import Block, Data
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS

WATER = f"translate({grains(105)} {grains(60)})"
FLAT = 0.42  # a pond is seen from the side
PLATES = 4096  # so many species are remembered as they were drawn: most stay the same from one decision to the next
MOST_SHOWN = 24  # chips or cards; a number says the rest


def board(view: Data, players: Sequence[str], say: Say) -> list[Block]:
    """The watering hole, every seat clockwise from the one that looks, and its hand."""
    seats, eyes = view["seats"], view.get("eyes", "")
    order = around(len(seats), eyes)
    blocks = [Block("middle", middle(view, say))]
    blocks += [Block(f"seat-{LETTERS[seat]}", seat_of(view, seat, players[seat], say)) for seat in order]
    if LETTERS[order[0]] == eyes:
        blocks.append(Block("hand", own_hand(eyes, seats[order[0]]["hand"], say)))
    return blocks


def middle(view: Data, say: Say) -> Markup:
    """The watering hole with its chips, and the piles beside it."""
    hole = view["hole"]
    places = scattered(min(hole, MOST_SHOWN), 12)
    chips = [SHEET.use("bite", x, y * FLAT, data_key=f"hole-{at}") for at, (x, y) in enumerate(places)]
    count = [whisper(say.count(hole, "{n} chip", "{n} chips") + "."), tag("b", hole, aria_hidden="true")]
    water = tag(
        "div",
        tag("h2", say("Watering hole")),
        framed([SHEET.use("pond"), tag("g", chips, transform=WATER)], POND, "pond"),
        tag("p", count, class_="count"),
        class_="hole",
        data_key="hole",
    )
    last = tag("p", say("last round"), class_="last") if view["last_round"] else None
    piles = tag("div", draw_pile(len(view["pile"]), say), discards(view["discards"], say), last, class_="piles")
    return tag("div", water, piles, class_="beginning middle")


def draw_pile(left: int, say: Say) -> Markup:
    back = card_back(SHEET.show("back"), key="pile")
    return tag("p", back, tag("span", say("pile {n}", n=left)), class_=classes("pile", None if left else "empty"))


def discards(gone: Sequence[str], say: Say) -> Markup:
    """The heap that everybody may look through."""
    label = tag("span", say("discards {n}", n=len(gone)))
    if not gone:
        return tag("p", tag("span", class_="face small none"), label, class_="pile")
    top = tag("span", SHEET.show(gone[-1]), class_=f"face small {gone[-1]}")
    heap = [
        tag("li", SHEET.show(card), tag("span", f"{say.name(card)} ×{n}"), class_=f"worn {card}")
        for card, n in Counter(gone).items()
    ]
    return tag("details", tag("summary", top, label), tag("ul", heap, class_="plain heap"), class_="pile")


def seat_of(view: Data, seat: int, player: str, say: Say) -> Markup:
    """A player's chips, cards and species."""
    letter, data = LETTERS[seat], view["seats"][seat]
    own = view.get("eyes") == letter
    chips = say.count(data["chips"], "{n} chip behind the screen", "{n} chips behind the screen")
    stats = [
        stat(SHEET.show("chip"), data["chips"], chips),
        stat(SHEET.show("back"), len(data["hand"]), hand_size(data["hand"], say), None if own else hand_key(letter)),
    ]
    known = [card for card in data["hand"] if card != HIDDEN]
    if known and not own:
        stats.append(tag("span", say("hand: {cards}", cards=counted(known, say)), class_="stat"))
    return seat_area(letter, player, view, stats, row_of_species(letter, data["species"], say))


def row_of_species(letter: str, row: Sequence[Data], say: Say) -> Markup:
    if not row:
        return tag("p", say("no species yet"), class_="none")
    plates = [
        species_plate(f"{letter.upper()}{number}", tuple(each["traits"]), tuple(each["cards"]), each["chips"], say)
        for number, each in enumerate(row, 1)
    ]
    return tag("ul", plates, class_="plain animals")


@lru_cache(PLATES)
def species_plate(name: str, traits: tuple[str, ...], cards: tuple[str, ...], chips: int, say: Say) -> Markup:
    """A species as the animal it has become, its traits, and its population with the chips."""
    state = [say.count(len(cards), "{n} card", "{n} cards"), say.count(chips, "{n} chip", "{n} chips")]
    state += [say("hungry")] if chips < len(cards) else []
    fed = tag("span", f"{chips}/{len(cards)}", aria_hidden="true", class_="fed")
    worn = [trait_tag(name, trait, say) for trait in traits]
    known = [card for card in cards if card != HIDDEN]
    return tag(
        "li",
        tag("p", tag("b", name), whisper(": " + ", ".join(state) + "."), " ", fed, class_="label"),
        beast(traits),
        tag("ul", worn, class_="plain traits") if worn else None,
        population(name, traits, cards, chips),
        whisper(say("face down: {cards}", cards=counted(known, say)) + ".") if known else None,
        class_=classes("animal", "hungry" if chips < len(cards) else "sated"),
        data_part=name,
        data_key=name,
        data_from=hand_key(name[0].lower()),
    )


def trait_tag(species: str, trait: str, say: Say) -> Markup:
    return tag(
        "li",
        SHEET.show(trait),
        tag("span", say.name(trait)),
        class_=f"worn {trait}",
        title=say.name(trait),
        data_part=trait,
        data_of=species,
        data_key=f"{species}-{trait}",
        data_from=hand_key(species[0].lower()),
    )


def population(name: str, traits: Sequence[str], cards: Sequence[str], chips: int) -> Markup:
    """The cards from the top one down, with their chips: first places before second ones."""
    source = None if "carnivore" in traits else "hole"
    shown = [
        card_back(
            SHEET.show("back" if card == HIDDEN else card),
            [
                SHEET.show("chip", class_="picture chip", data_key=f"{name}-chip-{at}-{place}", data_from=source)
                for place in range(2)
                if chips > place * len(cards) + at
            ],
            known=None if card == HIDDEN else card,
            key=f"{name}-card-{at}",
            source=hand_key(name[0].lower()),
        )
        for at, card in enumerate(cards[:MOST_SHOWN])
    ]
    return tag("div", shown, class_="population", aria_hidden="true")


def beast(traits: Sequence[str]) -> Markup:
    """The animal that has these traits."""
    tall = "long-neck" in traits
    parts = ["moon"] if "nocturnal" in traits else []
    parts += [
        "ground",
        "tail",
        "gallop" if "fast" in traits else "legs",
        "humps" if "fat-tissue" in traits else "trunk",
    ]
    parts += ["long-neck" if tall else "neck"] + (["ruff"] if "scavenger" in traits else [])
    parts += ["jaws" if "carnivore" in traits else "beak" if "scavenger" in traits else "head"]
    parts += ["night-eye" if "nocturnal" in traits else "eye"]
    for trait, part in (("horns", "horns"), ("flying", "wing"), ("hiding", "grass"), ("fertile", "nest")):
        parts += [part] if trait in traits else []
    return animal.show(SHEET, tuple(parts), tall=tall)


def own_hand(letter: str, hand: Sequence[str], say: Say) -> Markup:
    """The own cards, alike ones on one another."""
    cards = [hand_card(card, number, say) for card, number in Counter(hand).items()]
    held = tag("ul", cards, class_="plain cards") if cards else tag("p", say("no cards in hand"), class_="none")
    return tag("div", tag("h2", say("Your hand")), held, class_="beginning hand", data_key=hand_key(letter))


def hand_card(card: str, number: int, say: Say) -> Markup:
    return tag(
        "li",
        SHEET.show(card),
        tag("span", say.name(card), class_="name"),
        [" ", tag("b", f"×{number}")] if number > 1 else None,
        class_=f"face {card}",
        data_part=card,
        data_key=f"hand-{card}",
        data_from="pile",
    )
