"""An animal on the board: what it has become, what it has eaten, with whom it lives, and what it has done."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from galapagos.drawing import animal
from galapagos.games.furniture import card_back, hand_key, whisper
from galapagos.games.game import Data
from galapagos.games.origin.cards import SLASH
from galapagos.games.origin.picture import deeds, need_of
from galapagos.games.origin.pictures import SHEET
from galapagos.games.sight import HIDDEN
from galapagos.text.catalogue import Say
from galapagos.text.markup import Markup, classes, tag

PLATES = 8192  # so many are remembered as they were drawn: most animals stay the same from one decision to the next
MANY = 3  # so many traits leave room for their names everywhere
SKIN = (("poisonous", "spots"), ("mimicry", "stripes"), ("swimming", "fin"))
HEAD = (("big", "tusks"), ("grazing", "fodder"), ("parasite", "tick"))
HIDEOUTS = (("camouflage", "grass"), ("swimming", "waves"), ("burrowing", "mound"))


class Bond(NamedTuple):
    """A pair card: of a symbiosis the symbiont comes first."""

    kind: str
    one: str
    other: str
    used: bool
    owes: tuple[str, ...]


class Look(NamedTuple):
    """All that these eyes see of an animal."""

    name: str
    kinds: tuple[str, ...]
    card: str
    red: int
    blue: int
    yellow: int
    marks: tuple[str, ...]
    bonds: tuple[Bond, ...]
    feeding: bool
    hunt: str | None

    @property
    def need(self) -> int:
        return need_of(self.kinds)

    @property
    def food(self) -> int:
        return self.red + self.blue

    @property
    def asleep(self) -> bool:
        return "asleep" in self.marks

    @property
    def owner(self) -> str:
        """The letter of its seat."""
        return self.name[0].lower()


def look(name: str, animal: Data, pairs: Sequence[Data], view: Data) -> Look:
    """An animal in a view."""
    return Look(
        name,
        tuple(side.partition(SLASH)[0] for side in animal["traits"]),
        animal["card"],
        animal["red"],
        animal["blue"],
        animal["yellow"],
        tuple(animal["marks"]),
        tuple(bond(pair) for pair in pairs if name in pair["animals"]),
        view["step"] == "feed",
        dict(zip(view["attack"], ("hunting", "hunted"), strict=False)).get(name),
    )


def bond(pair: Data) -> Bond:
    one, other = pair["animals"]
    return Bond(pair["card"].partition(SLASH)[0], one, other, pair["used"], tuple(pair["owes"]))


@lru_cache(PLATES)
def plate(seen: Look, say: Say) -> Markup:
    """The animal with all that belongs to it."""
    worn = [trait_tag(seen, kind, number, say) for kind, number in Counter(seen.kinds).items()]
    worn += [bond_tag(seen, each, say) for each in seen.bonds]
    done = deeds(seen.marks, say)
    fed = "asleep" if seen.asleep else "fed" if seen.food >= seen.need else "hungry" if seen.feeding else None
    return tag(
        "li",
        label(seen, say),
        beast(seen),
        stomach(seen, say),
        tag("ul", worn, class_=classes("plain", "traits", "many" if len(worn) > MANY else None)) if worn else None,
        tag("p", say.join(done), class_="done") if done else None,
        class_=classes("animal", seen.hunt, fed),
        data_part=seen.name,
        data_key=seen.name,
        data_from=hand_key(seen.owner),
    )


def label(seen: Look, say: Say) -> Markup:
    """Its name, how it is, and its card for who knows that."""
    face = seen.card.partition(SLASH)[0]
    known = None if face == HIDDEN else say("card: {card}", card=say.name(seen.card))
    card = [card_back(SHEET.show(face), known=face), whisper(f"{known}.")] if known else None
    state = whisper(f": {condition(seen, say)}.")
    return tag("p", tag("b", seen.name), state, " ", card, class_="label", title=known)


def condition(seen: Look, say: Say) -> str:
    """How an animal is, in words."""
    eaten = say("{food} of {need} tokens", food=seen.food, need=seen.need)
    how = say("hibernates") if seen.asleep else say("fed") if seen.food >= seen.need else say("hungry")
    return f"{eaten}, {how}"


def stomach(seen: Look, say: Say) -> Markup:
    """The tokens on an animal, the places of those it lacks, and its fat: the third yellow one is living on three."""
    name = seen.name
    red = [SHEET.show("red", data_key=f"{name}-red-{at}", data_from="base") for at in range(seen.red)]
    blue = [SHEET.show("blue", data_key=f"{name}-blue-{at}") for at in range(seen.blue)]
    lacking = [tag("span", class_="slot") for _ in range(seen.need - seen.food)]
    fat = [
        tag("span", SHEET.show("yellow"), whisper(str(number)), class_="fat", data_part=number, data_of=name)
        for number in range(1, seen.yellow + 1)
    ]
    empty = [tag("span", class_="slot fat") for _ in range(seen.kinds.count("fat-tissue") - seen.yellow)]
    stored = whisper(say.count(seen.yellow, "{n} yellow token", "{n} yellow tokens") + ":") if fat else None
    return tag("p", red, blue, lacking, stored, fat, empty, class_="stomach")


def trait_tag(seen: Look, kind: str, number: int, say: Say) -> Markup:
    """A trait; parasites come from others' hands."""
    return tag(
        "li",
        SHEET.show(kind),
        tag("span", say.name(kind)),
        [" ", tag("b", f"×{number}")] if number > 1 else None,
        class_=f"worn {kind}",
        title=say.name(kind),
        data_part=kind,
        data_of=seen.name,
        data_key=f"{seen.name}-{kind}",
        data_from=None if kind == "parasite" else hand_key(seen.owner),
    )


def bond_tag(seen: Look, bond: Bond, say: Say) -> Markup:
    """A pair card, as one of the two sees it."""
    partner = bond.other if seen.name == bond.one else bond.one
    sign = "+"
    text = say("{trait} with {partner}", trait=say.name(bond.kind), partner=partner)
    if bond.kind == "symbiosis":
        sign = "→" if seen.name == bond.one else "←"
        text = say("{symbiont} is the symbiont of {animal}", symbiont=bond.one, animal=bond.other)
    used, owed = "used" if bond.used else None, "owed" if partner in bond.owes else None
    return tag(
        "li",
        SHEET.show(bond.kind),
        tag("span", text, class_="aside"),
        tag("b", f"{sign} {partner}", aria_hidden="true"),
        class_=classes("worn", "bond", bond.kind, used, owed),
        title=text,
        data_part=bond.kind,
        data_of=seen.name,
        data_key=f"{seen.name}-{bond.kind}-{bond.one}-{bond.other}",
        data_from=hand_key(seen.owner),
    )


def beast(seen: Look) -> Markup:
    """The animal that has these traits."""
    kinds = seen.kinds
    guarded = any(bond.kind == "symbiosis" and bond.other == seen.name for bond in seen.bonds)
    parts = ["ground", "long-tail" if "tail-loss" in kinds else "tail", "gallop" if "running" in kinds else "legs"]
    parts += ["humps" if "fat-tissue" in kinds else "trunk", *drawn(SKIN, kinds), "neck"]
    parts += ["ruff"] if "scavenger" in kinds else []
    parts += ["jaws" if "carnivorous" in kinds else "beak" if "scavenger" in kinds else "head"]
    parts += [
        "sleep" if seen.asleep else "mask" if "piracy" in kinds else "keen-eye" if "sharp-vision" in kinds else "eye"
    ]
    parts += [*drawn(HEAD, kinds), *(["bird"] if guarded else []), *drawn(HIDEOUTS, kinds)]
    return animal.show(SHEET, tuple(parts), animal.LOW)


def drawn(traits: Sequence[tuple[str, str]], kinds: Sequence[str]) -> list[str]:
    """The parts of a beast that show these traits, of those it has."""
    return [part for trait, part in traits if trait in kinds]
