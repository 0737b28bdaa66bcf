"""What happened, in words."""

from collections.abc import Sequence

from galapagos.core.events import NOTHING, Events
from galapagos.games.biosphere5 import machine_log
from galapagos.games.biosphere5.deck import FIELDS, LEADERS, Deck
from galapagos.games.biosphere5.rules import happenings as h
from galapagos.games.biosphere5.rules.words import TOP_LEVEL
from galapagos.games.biosphere5.story import both_halves
from galapagos.text.catalogue import Say

ABOUT_ONE_CARD = (h.OPENED, h.TOOK, h.DISCARDED, h.BUILT, h.LAID, h.RESCUED, h.DESTROYED, h.RETURNED)
SCHEMES = (h.UNLEASHED, h.HOPED, h.SPIED, h.SABOTAGED, h.ATTACKED)
SECRETS = (h.DREW, h.SAW, h.FETCHED)


def tell(deck: Deck, events: Events, number: int, eyes: int, players: Sequence[str], say: Say) -> str | None:
    """An event as a line of the log."""
    kind = events.kind(number)
    a, b, c, d = (events.subject(number, field) for field in range(4))
    if kind >= h.AWAKES:
        return machine_log.tell(deck, kind, (a, b, c), players[0], say)
    if kind == h.ENDED:
        return say("the game is over")
    if kind in SECRETS:
        return tell_secret(deck, kind, (a, b), events.secret(number, eyes), players, say)
    player = name(players, a, say)
    if kind in ABOUT_ONE_CARD:
        return tell_of_card(deck, kind, a, b, player, players, say)
    if kind in SCHEMES:
        return None if a == len(players) else tell_of_scheme(deck, kind, (a, b, c, d), players, say)
    return tell_of_player(kind, player, b, c, say)


def name(players: Sequence[str], player: int, say: Say) -> str:
    """A player at the beginning of a sentence; behind the seats sits the machine."""
    return players[player] if player < len(players) else say("The machine")


def object_name(players: Sequence[str], player: int, say: Say) -> str:
    """A player within a sentence."""
    return players[player] if player < len(players) else say("the machine")


def tell_secret(deck: Deck, kind: int, who: tuple[int, int], face: int, players: Sequence[str], say: Say) -> str | None:
    """What only some may know: others learn that it happened, or nothing."""
    player = name(players, who[0], say)
    if face == NOTHING:
        if kind == h.DREW:
            return say("{player} draws a card", player=player)
        return say("{player} takes a card out of the pile", player=player) if kind == h.FETCHED else None
    card = both_halves(deck, deck.ids[face], say)
    if kind == h.DREW:
        return say("{player} draws {card}", player=player, card=card)
    if kind == h.FETCHED:
        return say("{player} takes {card} out of the pile", player=player, card=card)
    return say("{player} holds {card}", player=players[who[1]], card=card)


def tell_of_card(
    deck: Deck, kind: int, who: int, face: int, player: str, players: Sequence[str], say: Say
) -> str | None:
    if kind == h.BUILT:
        return (
            None if who == len(players) else say("{player} builds {card}", player=player, card=say.name(deck.ids[face]))
        )
    if kind == h.DESTROYED:
        return say("{player} loses the achievement {card}", player=player, card=say.name(deck.ids[face]))
    card = both_halves(deck, deck.ids[face], say)
    if kind == h.OPENED:
        return say("{player} opens {card}", player=player, card=card)
    if kind == h.TOOK:
        return say("{player} takes the open card {card}", player=player, card=card)
    if kind == h.DISCARDED:
        return say("{player} discards {card}", player=player, card=card)
    if kind == h.LAID:
        return say("{player} lays down {card} for protection", player=player, card=card)
    if kind == h.RETURNED:
        return say("{player} takes {card} back", player=player, card=card)
    return say("{player} answers with {card} and loses nothing", player=player, card=card)


def tell_of_scheme(deck: Deck, kind: int, subjects: tuple[int, int, int, int], players: Sequence[str], say: Say) -> str:
    """A lower half used by a player; what the machine uses is told with its reason."""
    author, face, target, field = subjects
    player, card = players[author], deck.ids[face]
    option, title = say.name(deck.lower_half(card)), say.name(card)
    if kind == h.UNLEASHED:
        return say("{player} unleashes {catastrophe} ({card})", player=player, catastrophe=option, card=title)
    if kind == h.HOPED:
        return say("{player} plays {option} ({card})", player=player, option=option, card=title)
    victim = object_name(players, target, say)
    if kind == h.ATTACKED:
        return say(
            "{player} plays {option} against {victim}: {field}",
            player=player,
            option=option,
            victim=victim,
            field=say.name(FIELDS[field]),
        )
    return say(
        "{player} plays {option} ({card}) against {victim}", player=player, option=option, card=title, victim=victim
    )


def tell_of_player(kind: int, player: str, b: int, c: int, say: Say) -> str:
    if kind == h.STARTED:
        return say("{player} begins: the fewest red cards", player=player)
    if kind == h.TURN:
        return say("Round {n}: {player}’s turn", n=b, player=player)
    if kind == h.RENEWED:
        return say("{player} replaces the open cards", player=player)
    if kind == h.SAFE:
        return say("{player} is safe: a perfect achievement ({field})", player=player, field=say.name(FIELDS[b]))
    if kind == h.LED:
        return say("{player}: the {leader} rises to level {n}", player=player, leader=say.name(LEADERS[b]), n=c)
    if kind == h.SHOWED:
        leader, level = say.name(LEADERS[b // TOP_LEVEL]), b % TOP_LEVEL + 1
        return say("{player} shows force: {leader}, ability {n}", player=player, leader=leader, n=level)
    if kind == h.SEARCHED:
        return say("{player} searches the pile", player=player)
    if kind == h.DROPPED_OUT:
        return say("{player} drops out", player=player)
    if kind == h.DOOM:
        return tell_of_doom(player, b, c, say)
    return tell_of_number(kind, player, b, say)


def tell_of_doom(player: str, steps: int, doom: int, say: Say) -> str:
    if steps > 0:
        return say("The doom of {player} rises by {n} to {doom}", player=player, n=steps, doom=doom)
    return say("The doom of {player} falls by {n} to {doom}", player=player, n=-steps, doom=doom)


def tell_of_number(kind: int, player: str, number: int, say: Say) -> str:
    if kind == h.SHUFFLED:
        return say.count(
            number,
            "{player}: the one discard becomes the new pile",
            "{player}: the {n} discards are shuffled into a new pile",
            player=player,
        )
    if kind == h.SUFFERED:
        return say.count(number, "{player} has to lose one card", "{player} has to lose {n} cards", player=player)
    if kind == h.UNCOVERED:
        return say.count(
            number,
            "{player} lacks an achievement to give up",
            "{player} lacks {n} achievements to give up",
            player=player,
        )
    return say.count(
        number, "{player} discards a card against doom", "{player} discards {n} cards against doom", player=player
    )
