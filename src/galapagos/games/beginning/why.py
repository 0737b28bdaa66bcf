"""Why a choice is not possible: the clause and the reason."""

from galapagos.games.beginning.cards import DECK
from galapagos.games.beginning.notation import GRAMMAR, species_name
from galapagos.games.beginning.rules.attack import has_target, is_target
from galapagos.games.beginning.rules.piles import HAND
from galapagos.games.beginning.rules.playing import MOST_TRAITS
from galapagos.games.beginning.rules.position import Position
from galapagos.games.beginning.rules.words import CARNIVORE, EAT, OVER, PLAY, PROTECTION
from galapagos.games.game import Parts, Refusal
from galapagos.text.catalogue import Say

PLAYING = ("found", "grow", "evolve", "done")


def why(table: Position, parts: Parts, say: Say) -> Refusal | None:
    """Why nothing legal starts with these parts."""
    verb, *things = parts
    if verb not in GRAMMAR.verbs:
        return None
    if table.step == OVER:
        return Refusal("BEG-5.2", say("the game is over"))
    if table.step == EAT and verb in PLAYING:
        return Refusal("BEG-4.13", say("the step of playing cards is over; species eat now"))
    if table.step == PLAY and verb not in PLAYING:
        return Refusal("BEG-4.13", say("first play cards, or say that you are done; then species eat"))
    if verb == "stop":
        return why_not_stop(table, say)
    if table.step == PLAY:
        return why_not_play(table, verb, things, say)
    if not things:
        return why_nobody(table, verb, say)
    rows = []
    for name in things:
        row = find_species(table, name)
        if row is None:
            return no_such_species(name, say)
        rows.append(row)
    return why_not_eat(table, verb, rows, say)


def why_not_play(table: Position, verb: str, things: list[str], say: Say) -> Refusal | None:
    if things and not holds(table, DECK.ids.index(things[0])):
        return Refusal("BEG-3.1", say("{card} is not in your hand", card=say.name(things[0])))
    if len(things) < 2:
        return why_not_place(table, verb, things, say)
    row = find_species(table, things[1])
    if row is None:
        return no_such_species(things[1], say)
    if table.owner(row) != table.seat:
        return Refusal("BEG-3.1", say("{species} is not yours", species=things[1]))
    if verb == "evolve":
        return why_not_evolve(table, row, things, say)
    return None


def why_not_place(table: Position, verb: str, things: list[str], say: Say) -> Refusal | None:
    """A card alone, or not even that: is there a species for it?"""
    rows = range(table.first[table.seat], table.first[table.seat + 1])
    if verb not in ("grow", "evolve"):
        return None
    if not rows:
        return Refusal("BEG-3.1", say("you have no species"))
    if verb == "evolve" and things and all(table.has(row, DECK.ids.index(things[0])) for row in rows):
        return Refusal("BEG-3.2", say("all your species have {trait} already", trait=say.name(things[0])))
    return None


def why_not_evolve(table: Position, row: int, things: list[str], say: Say) -> Refusal | None:
    card, species, *old = things
    if table.has(row, DECK.ids.index(card)):
        return Refusal("BEG-3.2", say("{species} has {trait} already", species=species, trait=say.name(card)))
    full = table.count_traits(row) == MOST_TRAITS
    if old and not full:
        return Refusal("BEG-3.2", say("{species} still has room: no trait is discarded for it", species=species))
    if old and not table.has(row, DECK.ids.index(old[0])):
        return Refusal("BEG-3.2", say("{species} does not have {trait}", species=species, trait=say.name(old[0])))
    if full and not old:
        return Refusal("BEG-3.2", say("{species} has three traits: name the one that makes room", species=species))
    return None


def why_nobody(table: Position, verb: str, say: Say) -> Refusal | None:
    """Whether any own species can do so."""
    with_place = [row for row in range(table.first[table.seat], table.first[table.seat + 1]) if table.has_place(row)]
    if verb == "attack":
        if any(table.has(row, CARNIVORE) and has_target(table, row) for row in with_place):
            return None
        return Refusal("BEG-4.4", say("none of your species can attack"))
    if table.hole == 0:
        return Refusal("BEG-4.3", say("the watering hole is empty"))
    if any(not table.has(row, CARNIVORE) for row in with_place):
        return None
    return Refusal("BEG-4.3", say("none of your species can take a chip from the watering hole"))


def why_not_eat(table: Position, verb: str, rows: list[int], say: Say) -> Refusal | None:
    own = rows[0]
    species = species_name(table, own)
    if table.owner(own) != table.seat:
        return Refusal("BEG-4.1", say("{species} is not yours: only your own species eat now", species=species))
    if verb == "attack" and not table.has(own, CARNIVORE):
        return Refusal("BEG-4.4", say("{species} is no carnivore", species=species))
    if verb == "feed" and table.has(own, CARNIVORE):
        return Refusal("BEG-4.4", say("{species} is a carnivore and never eats at the watering hole", species=species))
    if not table.has_place(own):
        return Refusal("BEG-4.1", say("{species} has no free place for a chip", species=species))
    if verb == "feed" and table.hole == 0:
        return Refusal("BEG-4.3", say("the watering hole is empty"))
    return why_not_attack(table, rows, say) if verb == "attack" else None


def why_not_attack(table: Position, rows: list[int], say: Say) -> Refusal | None:
    attacker, *targets = rows
    species = species_name(table, attacker)
    if not targets:
        if has_target(table, attacker):
            return None
        return Refusal("BEG-4.5", say("no species is open to an attack by {species}", species=species))
    if targets[0] == attacker:
        return Refusal("BEG-4.5", say("no species attacks itself"))
    if is_target(table, attacker, targets[0]):
        return None
    missing = table.traits[targets[0]] & PROTECTION & ~table.traits[attacker]
    traits = [say.name(kind) for at, kind in enumerate(DECK.ids) if missing >> at & 1]
    target = species_name(table, targets[0])
    return Refusal(
        "BEG-4.5",
        say(
            "{target} is protected by {traits}, which {species} lacks",
            target=target,
            traits=say.join(traits),
            species=species,
        ),
    )


def why_not_stop(table: Position, say: Say) -> Refusal | None:
    for row in range(table.first[table.seat], table.first[table.seat + 1]):
        food = has_target(table, row) if table.has(row, CARNIVORE) else table.hole > 0
        if table.is_hungry(row) and food:
            species = species_name(table, row)
            return Refusal("BEG-4.13", say("{species} is hungry and there is food it can eat", species=species))
    return None


def find_species(table: Position, name: str) -> int | None:
    for row in range(table.species()):
        if species_name(table, row) == name:
            return row
    return None


def no_such_species(name: str, say: Say) -> Refusal:
    return Refusal("BEG-4.14", say("there is no species {species}", species=name))


def holds(table: Position, face: int) -> bool:
    card = table.cards.top[HAND + table.seat]
    while card >= 0:
        if table.cards.face[card] == face:
            return True
        card = table.cards.under[card]
    return False
