"""What a card could do for a clan at this moment, and how far away it is where it could not."""

from collections.abc import Sequence
from typing import NamedTuple

from galapagos.games.biosphere5.deck import CATASTROPHES, FIELDS, RANKS, Deck
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.playing import PRICE, level_of
from galapagos.games.biosphere5.rules.words import BIOSPHERE, FIELD_OF_RESCUE, LEADERSHIP, RESCUER, TOP_LEVEL
from galapagos.games.biosphere5.sides import targets
from galapagos.games.biosphere5.world import World
from galapagos.games.game import Data
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS


class Fit(NamedTuple):
    """`ready`, `kept` for a reaction, `far` away or `barred`; a sign of one or two letters, and the same in words."""

    state: str
    sign: str
    text: str


class Clan(NamedTuple):
    """What decides about a seat's cards."""

    world: World
    hand: Sequence[str]
    table: Sequence[str]
    leaders: Sequence[int]
    built: bool
    has_target: bool

    @classmethod
    def of_seat(cls, deck: Deck, letter: str, view: Data) -> "Clan":
        seat = view["seats"][LETTERS.index(letter)]
        return cls(
            World.of_player(deck, letter, view),
            seat["hand"],
            seat["table"],
            seat["leaders"],
            view["built"] and view["active"] == letter,
            any(World.of_player(deck, other, view).solved for other in targets(view, letter)),
        )


def upper_fit(deck: Deck, card: str, clan: Clan, say: Say) -> Fit:
    """B5-2.5 B5-3.1 to B5-3.3: whether its upper half can be used."""
    rank, field, _, _ = deck.halves[deck.ids.index(card)]
    if rank == LEADERSHIP:
        return (
            ready(say)
            if min(clan.leaders) < TOP_LEVEL
            else Fit("barred", "=", say("all leaders have risen to level 3"))
        )
    if rank == RESCUER:
        return Fit("kept", "✚", say("answers: {catastrophe}", catastrophe=say.name(CATASTROPHES[field])))
    if rank != BIOSPHERE and FIELDS[field] in clan.world.solved:
        return Fit("barred", "=", say("solved already"))
    steps = clan.world.steps(level_of_field(field))
    if steps:
        return far(steps, say)
    lacking = PRICE + 1 - len({*clan.hand, card}) if rank == BIOSPHERE else 0
    if lacking > 0:
        return Fit(
            "far",
            f"−{lacking}",
            say.count(lacking, "one more card in hand is needed", "{n} more cards in hand are needed"),
        )
    if clan.built:
        return Fit("barred", "…", say("only one achievement a turn"))
    return ready(say)


def lower_fit(deck: Deck, card: str, clan: Clan, say: Say) -> Fit:
    """B5-3.1 B5-4.3 B5-4.7 B5-6.5: whether its lower half can be used."""
    lower = deck.lower_half(card)
    steps = clan.world.steps(level_of(deck.halves[deck.ids.index(card)].lower))
    if steps:
        return far(steps, say)
    if lower in CATASTROPHES:
        return fit_of_catastrophe(deck, card, FIELDS[CATASTROPHES.index(lower)], clan, say)
    if lower == "show-of-force":
        return fit_of_leaders(deck, clan, say)
    if lower == "attack" and not clan.has_target:
        return Fit("barred", "∅", say("nobody within reach has an achievement"))
    return ready(say)


def fit_of_catastrophe(deck: Deck, card: str, field: str, clan: Clan, say: Say) -> Fit:
    """B5-4.3: behind an achievement, or with another card that is laid down."""
    protection = clan.world.protection(field)
    if protection:
        return ready(say)
    rescuing = [
        each
        for each in clan.hand
        if each in deck.ids
        and each != card
        and RANKS[deck.halves[deck.ids.index(each)].rank] == "rescue"
        and FIELDS[deck.halves[deck.ids.index(each)].field] == field
    ]
    if rescuing:
        return Fit("ready", "✚", say("possible with a rescue card laid down"))
    return Fit("barred", "⊘", say("you are unprotected yourself"))


def fit_of_leaders(deck: Deck, clan: Clan, say: Say) -> Fit:
    """B5-6.5 B5-6.7: an ability that has been reached; the commander's first one needs an own achievement."""
    if not any(clan.leaders):
        return Fit("far", "+1", say("no leader has reached a level"))
    only_commander = [0, 1, 0, 0]
    raised = (card for card in clan.table if lower_fit(deck, card, clan, say).state == "ready")
    if [*clan.leaders] == only_commander and not any(raised):
        return Fit("barred", "∅", say("no own achievement can be used"))
    return ready(say)


def ready(say: Say) -> Fit:
    return Fit("ready", "", say("possible"))


def far(steps: int, say: Say) -> Fit:
    """So many achievements have to be built first."""
    return Fit("far", f"+{steps}", say.count(steps, "after one more achievement", "after {n} more achievements"))


def level_of_upper(deck: Deck, card: str) -> int:
    """The level of an upper half; rescue cards and leaders have none to reach."""
    rank, field, _, _ = deck.halves[deck.ids.index(card)]
    return 0 if rank in (LEADERSHIP, RESCUER) else level_of_field(min(field, FIELD_OF_RESCUE))
