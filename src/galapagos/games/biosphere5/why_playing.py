"""Why a card is not played so."""

from galapagos.core.cards import NO_CARD
from galapagos.core.choice import verb_of
from galapagos.core.state import legal
from galapagos.games.biosphere5.deck import CATASTROPHES, FIELDS, LEADERS, Deck
from galapagos.games.biosphere5.notation import VERBS
from galapagos.games.biosphere5.players import THE_MACHINE, read_player
from galapagos.games.biosphere5.rules import words as w
from galapagos.games.biosphere5.rules.catastrophe import is_rescue
from galapagos.games.biosphere5.rules.kinds import level_of_field
from galapagos.games.biosphere5.rules.losing import achievement
from galapagos.games.biosphere5.rules.piles import HAND, PILES
from galapagos.games.biosphere5.rules.playing import PRICE, level_of
from galapagos.games.biosphere5.rules.position import Position
from galapagos.games.biosphere5.rules.schemes import is_target
from galapagos.games.biosphere5.story import both_halves, whom
from galapagos.games.game import Refusal
from galapagos.text.catalogue import Say
from galapagos.text.seats import LETTERS

ROMAN = ("", "I", "II", "III", "IV")
LOWER_VERBS = {
    "hope": "new-hope",
    "spy": "espionage",
    "sabotage": "sabotage",
    "attack": "attack",
    "show": "show-of-force",
}


def why(table: Position, deck: Deck, verb: str, things: list[str], say: Say) -> Refusal | None:
    """Why no card is played so, or not this one."""
    if not things:
        return why_none(table, verb, say)
    card, *rest = things
    face = deck.ids.index(card)
    if not table.holds(table.seat, face):
        return Refusal("B5-2.5", say("{card} is not in your hand", card=both_halves(deck, card, say)))
    rank, lower = table.kinds.rank[face], deck.lower_half(card)
    if verb == "build":
        return why_not_build(table, card, rank, table.kinds.field[face], say)
    if verb == "lead":
        return why_not_lead(table, card, rank, rest, say)
    is_meant = lower in CATASTROPHES if verb == "unleash" else lower == LOWER_VERBS[verb]
    if not is_meant:
        return Refusal(
            "B5-2.5", say("the lower half of {card} is {option}", card=say.name(card), option=say.name(lower))
        )
    if verb == "show":
        return why_not_show(table, deck, face, rest, say)
    return why_not_use(table, deck, face, card, rest, say)


def why_none(table: Position, verb: str, say: Say) -> Refusal | None:
    """Whether any card of the hand can be played so."""
    if any(VERBS[verb_of(choice)] == verb for choice in legal(table)):
        return None
    return Refusal("B5-2.5", say("no card in your hand allows that now"))


def why_not_build(table: Position, card: str, rank: int, field: int, say: Say) -> Refusal | None:
    """B5-2.5 B5-3.1 B5-3.2 B5-3.3"""
    seat = table.seat
    if rank == w.LEADERSHIP:
        return Refusal("B5-6.5", say("{card} builds nothing", card=say.name(card)))
    if rank == w.RESCUER:
        return Refusal("B5-2.5", say("a rescue card is played only when a catastrophe strikes"))
    if table.built:
        return Refusal("B5-2.5", say("you have built an achievement this turn"))
    if rank == w.BIOSPHERE and not table.reaches(seat, level_of_field(field)):
        return Refusal("B5-3.3", say("both achievements of level III have to lie on the table"))
    if rank == w.BIOSPHERE and table.hand_size(seat) <= PRICE:
        return Refusal("B5-3.3", say("you need five other cards in hand"))
    if rank != w.BIOSPHERE and table.has_solved(seat, field):
        return Refusal("B5-3.2", say("you have an achievement for {field} already", field=say.name(FIELDS[field])))
    return why_not_level(table, level_of_field(field), say)


def why_not_level(table: Position, level: int, say: Say) -> Refusal | None:
    if table.reaches(table.seat, level):
        return None
    return Refusal(
        "B5-3.1",
        say(
            "level {level} needs both achievements of level {below}, or one of level {level}",
            level=ROMAN[level],
            below=ROMAN[level - 1],
        ),
    )


def why_not_lead(table: Position, card: str, rank: int, things: list[str], say: Say) -> Refusal | None:
    if rank != w.LEADERSHIP:
        return Refusal("B5-6.5", say("{card} raises no leader", card=say.name(card)))
    if not things or table.leader_level(table.seat, LEADERS.index(things[0])) < w.TOP_LEVEL:
        return None
    return Refusal("B5-6.5", say("the {leader} has reached level 3", leader=say.name(things[0])))


def why_not_use(table: Position, deck: Deck, played: int, card: str, things: list[str], say: Say) -> Refusal | None:
    """Why the lower half of a card does not do this, played or raised as a flag."""
    option = table.kinds.lower[deck.ids.index(card)]
    if refusal := why_not_level(table, level_of(option), say):
        return refusal
    if option < w.FIELDS:
        return why_not_unleash(table, deck, played, option, things, say)
    if option == w.NEW_HOPE:
        return None
    if not things:
        return why_no_target(table, option, say)
    if refusal := why_not_target(table, things[0], False, say):
        return refusal
    if option != w.ATTACK:
        return None
    return why_not_attack(table, things, say)


def why_not_unleash(
    table: Position, deck: Deck, played: int, field: int, things: list[str], say: Say
) -> Refusal | None:
    """B5-4.3"""
    name = say.name(FIELDS[field])
    if table.has_solved(table.seat, field):
        if not things:
            return None
        return Refusal("B5-4.3", say("your achievement for {field} protects you: lay no card down", field=name))
    holding = [each for each in held(table, deck) if is_rescue(table, deck.ids.index(each), field)]
    if deck.ids[played] in holding:
        holding.remove(deck.ids[played])
    if not holding:
        reason = say(
            "without an achievement for {field} or another card that rescues from it you are unprotected", field=name
        )
        return Refusal("B5-4.3", reason)
    if not things:
        return Refusal("B5-4.3", say("name the rescue card that you lay down with it"))
    if things[0] in holding:
        return None
    return Refusal(
        "B5-4.3",
        say("{card} is no other rescue card for {field}", card=both_halves(deck, things[0], say), field=name),
    )


def held(table: Position, deck: Deck) -> list[str]:
    """The own hand."""
    cards = []
    card = table.cards.top[table.seat * PILES + HAND]
    while card != NO_CARD:
        cards.append(deck.ids[table.cards.face[card]])
        card = table.cards.under[card]
    return cards


def why_no_target(table: Position, option: int, say: Say) -> Refusal | None:
    if option != w.ATTACK or any(
        is_target(table, table.seat, other) and table.solved[other] for other in range(table.players)
    ):
        return None
    return Refusal("B5-4.7", say("nobody you may attack has an achievement"))


def why_not_attack(table: Position, things: list[str], say: Say) -> Refusal | None:
    """B5-4.7"""
    target = read_player(table, things[0])
    player = whom(things[0], say)
    if not table.solved[target]:
        return Refusal("B5-4.7", say("{player} has no achievement", player=player))
    if len(things) > 1 and not table.has_solved(target, FIELDS.index(things[1])):
        return Refusal(
            "B5-4.7", say("{player} has no achievement for {field}", player=player, field=say.name(things[1]))
        )
    return None


def why_not_target(table: Position, name: str, anybody: bool, say: Say) -> Refusal | None:
    """Who may not be aimed at; leaders aim at any opponent, also where cards do not."""
    if name == THE_MACHINE and table.form != w.SOLO:
        return Refusal("B5-4.5", say("no machine plays here"))
    if name != THE_MACHINE and name not in LETTERS[: table.seats]:
        return Refusal("B5-4.5", say("there is no seat {player}", player=whom(name, say)))
    other = read_player(table, name)
    player = whom(name, say)
    if other == table.seat:
        return Refusal("B5-4.5", say("it aims at somebody else"))
    if not table.is_in(other):
        return Refusal("B5-4.8", say("{player} is out", player=player))
    if table.are_partners(table.seat, other):
        return Refusal("B5-5.4", say("{player} is your partner", player=player))
    if anybody or is_target(table, table.seat, other):
        return None
    return Refusal("B5-5.3", say("only your left neighbour may be aimed at, and that is not {player}", player=player))


def why_not_show(table: Position, deck: Deck, played: int, things: list[str], say: Say) -> Refusal | None:
    """B5-6.5 to B5-6.9"""
    seat = table.seat
    if table.leaders[seat] == 0:
        return Refusal("B5-6.5", say("none of your leaders has reached a level"))
    if not things:
        return None
    leader, *things = things
    reached = table.leader_level(seat, LEADERS.index(leader))
    if reached < (int(things[0]) if things else 1):
        return Refusal("B5-6.5", say("the {leader} has reached level {n} only", leader=say.name(leader), n=reached))
    if not things:
        return None
    ability = LEADERS.index(leader) * w.TOP_LEVEL + int(things[0]) - 1
    if ability == w.FLAG:
        return why_not_raise(table, deck, played, things[1:], say)
    return why_not_aim(table, ability, things[1:], say)


def why_not_raise(table: Position, deck: Deck, played: int, things: list[str], say: Say) -> Refusal | None:
    """B5-6.7"""
    if table.solved[table.seat] == 0:
        return Refusal("B5-6.7", say("you have no achievement"))
    if not things:
        return None
    card, *rest = things
    face = deck.ids.index(card)
    if achievement(table, table.seat, table.kinds.field[face]) != face:
        return Refusal("B5-6.7", say("{card} is not among your achievements", card=say.name(card)))
    return why_not_use(table, deck, played, card, rest, say)


def why_not_aim(table: Position, ability: int, things: list[str], say: Say) -> Refusal | None:
    """B5-6.8 B5-6.9 B5-7.10"""
    if table.form == w.SOLO and ability == w.COME_TRUE:
        return Refusal("B5-7.10", say("the machine has no doom"))
    if ability == w.BURNT_EARTH and table.hand_size(table.seat) == 1:
        return Refusal("B5-6.8", say("you have no other card to discard"))
    aims = ability in (w.NEVER_YIELD, w.BURNT_EARTH, w.BEAT_ALL, w.COME_TRUE) or (
        ability == w.NO_DELAY and table.form != w.SOLO
    )
    if not things:
        return None
    if not aims:
        return Refusal("B5-6.5", say("this ability aims at nothing"))
    if refusal := why_not_target(table, things[0], True, say):
        return refusal
    if ability == w.BURNT_EARTH and len(things) > 1 and int(things[1]) >= table.hand_size(table.seat):
        return Refusal("B5-6.8", say("you do not have so many other cards"))
    return None
