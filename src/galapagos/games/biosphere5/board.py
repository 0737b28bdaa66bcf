"""A view as HTML and SVG."""

from collections import Counter
from collections.abc import Sequence

from galapagos.games.biosphere5.card import card_key, small, whole
from galapagos.games.biosphere5.council import council, doom_dial
from galapagos.games.biosphere5.deck import Deck
from galapagos.games.biosphere5.dial import dial
from galapagos.games.biosphere5.fit import Clan
from galapagos.games.biosphere5.pictures import SHEET
from galapagos.games.biosphere5.players import THE_MACHINE
from galapagos.games.biosphere5.rules.machine_losses import MOST_LEVEL
from galapagos.games.biosphere5.sides import are_partners, targets
from galapagos.games.biosphere5.stage import laid_open, stage
from galapagos.games.biosphere5.story import both_halves
from galapagos.games.biosphere5.tower import tower
from galapagos.games.biosphere5.world import World
from galapagos.games.furniture import around, card_back, hand_key, seat_area, stat
from galapagos.games.game import Block, Data
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag
from galapagos.text.seats import LETTERS


def board(deck: Deck, view: Data, players: Sequence[str], say: Say) -> list[Block]:
    """The middle, every seat clockwise from the one that looks, the machine, and the own hand."""
    seats, eyes = view["seats"], view.get("eyes", "")
    order = around(len(seats), eyes)
    blocks = [Block("middle", stage(deck, view, players, say))]
    blocks += [Block(f"seat-{LETTERS[seat]}", seat_of(deck, view, LETTERS[seat], players[seat], say)) for seat in order]
    if THE_MACHINE in view:
        blocks.append(Block(THE_MACHINE, machine_area(deck, view, say)))
    if LETTERS[order[0]] == eyes and not seats[order[0]]["out"]:
        blocks.append(Block("hand", own_hand(deck, view, eyes, say)))
    return blocks


def seat_of(deck: Deck, view: Data, letter: str, player: str, say: Say) -> Markup:
    """A player's world, leaders and open cards."""
    seat = view["seats"][LETTERS.index(letter)]
    own = view.get("eyes") == letter
    if seat["out"]:
        gone = tag("p", SHEET.show("ruin"), say("out"), class_="gone")
        return seat_area(letter, player, view, None, gone)
    held = len(seat["hand"])
    stats = [
        doom_dial(seat["doom"], say) if view["brink"] else None,
        [(tag("span", badge, class_="badge"), " ") for badge in badges(view, letter, say)],
        stat(
            SHEET.show("back"),
            held,
            say.count(held, "{n} card in hand", "{n} cards in hand"),
            None if own else hand_key(letter),
        ),
    ]
    content = [
        tower(World.of_player(deck, letter, view), letter, hand_key(letter), own, say),
        cards_of(deck, view, letter, own, say),
        others_hand(deck, view, letter, say) if not own else None,
        council(seat, own, say) if view["brink"] else None,
    ]
    return seat_area(letter, player, view, stats, content, None if own else letter)


def badges(view: Data, letter: str, say: Say) -> list[str]:
    """How a seat stands to the one that looks."""
    eyes = view.get("eyes", "")
    if eyes not in LETTERS[: len(view["seats"])] or eyes == letter:
        return []
    if view["form"] == "teams":
        return [say("partner") if are_partners(eyes, letter) else say("opponent")]
    return [say("left neighbour")] if view["form"] == "left" and letter in targets(view, eyes) else []


def cards_of(deck: Deck, view: Data, letter: str, own: bool, say: Say) -> Markup:
    """Pile, open cards and discards; one's own say whether they would fit."""
    seat = view["seats"][LETTERS.index(letter)]
    clan = Clan.of_seat(deck, letter, view) if own else None
    shown = [open_card(deck, card, letter, clan, at, say) for at, card in enumerate(seat["open"])]
    return tag(
        "div",
        draw_pile(len(seat["pile"]), letter, own, say),
        tag("ul", shown, class_="plain open", aria_label=say("open cards")),
        discards(deck, seat["discards"], say),
        class_=classes("cards-of", None if own else "others"),
    )


def open_card(deck: Deck, card: str, letter: str, clan: Clan | None, at: int, say: Say) -> Markup:
    key, source = card_key(deck, card, letter, f"open-{at}"), f"pile-of-{letter}"
    if clan is None:
        return small(deck, card, say, data_key=key, data_from=source)
    return whole(deck, card, clan, say, data_part=card, data_key=key, data_from=source)


def draw_pile(left: int, owner: str, own: bool, say: Say) -> Markup:
    return tag(
        "p",
        card_back(SHEET.show("back"), key=f"pile-of-{owner}"),
        tag("span", say("pile {n}", n=left)),
        class_=classes("pile", None if left else "empty"),
        data_part="pile" if own else None,
    )


def discards(deck: Deck, gone: Sequence[str], say: Say) -> Markup:
    """What lies openly on the discard pile, to look through."""
    text = say("discards {n}", n=len(gone))
    if not gone:
        return tag("p", text, class_="discards none")
    cards = [
        tag("li", both_halves(deck, card, say), f" ×{number}" if number > 1 else None)
        for card, number in Counter(gone).items()
    ]
    return tag("details", tag("summary", text), tag("ul", cards, class_="plain heap"), class_="discards")


def others_hand(deck: Deck, view: Data, letter: str, say: Say) -> Markup | None:
    """What one knows of a hand: cards taken openly, or seen by Espionage before."""
    if laid_open(view) == letter:
        return None
    known = [card for card in view["seats"][LETTERS.index(letter)]["hand"] if card != HIDDEN]
    return heap(deck, say("Known hand cards"), known, letter, hand_key(letter), say) if known else None


def heap(deck: Deck, title: str, cards: Sequence[str], owner: str, source: str, say: Say) -> Markup:
    """Some cards that lie together."""
    counted: Counter[str] = Counter()
    shown = []
    for card in sorted(cards, key=deck.ids.index):
        shown.append(small(deck, card, say, data_key=card_key(deck, card, owner, str(counted[card])), data_from=source))
        counted[card] += 1
    return tag("div", tag("h3", title), tag("ul", shown, class_="plain row"), class_="known-hand")


def own_hand(deck: Deck, view: Data, letter: str, say: Say) -> Markup:
    """The own cards, alike ones on one another."""
    clan = Clan.of_seat(deck, letter, view)
    touchable = not laid_open(view)
    cards = [
        hand_card(deck, card, number, letter, clan, touchable, say)
        for card, number in sorted(Counter(clan.hand).items(), key=lambda item: deck.ids.index(item[0]))
    ]
    held = tag("ul", cards, class_="plain cards") if cards else tag("p", say("no cards in hand"), class_="none")
    return tag("div", tag("h2", say("Your hand")), held, class_="biosphere5 hand", data_key=hand_key(letter))


def hand_card(deck: Deck, card: str, number: int, letter: str, clan: Clan, touchable: bool, say: Say) -> Markup:
    return whole(
        deck,
        card,
        clan,
        say,
        number=number,
        data_part=card if touchable else None,
        data_key=card_key(deck, card, letter, "hand"),
        data_from=f"pile-of-{letter}",
    )


def machine_area(deck: Deck, view: Data, say: Say) -> Markup:
    """B5-7.1: its world of markers, its hand level, and what it has revealed or put aside."""
    machine = view[THE_MACHINE]
    name = tag("h2", SHEET.show("machine"), tag("span", say("The machine"), class_="player"), data_part=THE_MACHINE)
    places = [("aside", say("Put aside"))]
    places += [("revealed", say("Revealed"))] if laid_open(view) != THE_MACHINE else []
    lying = [
        heap(deck, title, machine[place], THE_MACHINE, "pile-of-machine", say)
        for place, title in places
        if machine[place]
    ]
    return tag(
        "div",
        tag("header", name, hand_level(machine["level"], say)),
        tower(World.of_player(deck, THE_MACHINE, view), THE_MACHINE, "pile-of-machine", False, say),
        lying,
        tag(
            "div",
            draw_pile(len(machine["pile"]), THE_MACHINE, False, say),
            discards(deck, machine["discards"], say),
            class_="cards-of others",
        ),
        class_="biosphere5 seat machine",
    )


def hand_level(level: int, say: Say) -> Markup:
    """B5-7.2: how strong its hand is, and how many cards it reveals."""
    shown = (level + 1) // 2
    text = say("Hand level {n} of {most}", n=level, most=MOST_LEVEL)
    reveals = say.count(shown, "reveals one card", "reveals {n} cards")
    return tag("div", dial(level, MOST_LEVEL), tag("p", tag("b", text), " ", reveals), class_="hand-level")
