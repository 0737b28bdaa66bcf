"""Choices, events and the end in words."""

from collections.abc import Callable, Iterable, Sequence

from galapagos.core.events import Events
from galapagos.core.result import Result
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.notation import GRAMMAR
from galapagos.games.biosphere.rules import ending as end_rules
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.market import price
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.game import Parts
from galapagos.text.catalogue import Say


def phrase(parts: Parts, edition: Edition, say: Say) -> str:
    """A choice as a player reads it."""
    verb, *things = parts
    if verb in ("buy", "play"):
        card = next(card for card in edition.cards if card.id == things[0])
        bonus = bonus_text(card.bonus, say)
        if verb == "play":
            return say("play {card}: {bonus}", card=say.name(card.id), bonus=bonus)
        return say("{n} EP: buy {card} ({bonus})", card=say.name(card.id), bonus=bonus, n=price(card.row - 1))
    if verb == "begin":
        return say("begin on {place}", place=f"{say.name(things[0])} / {say.name(things[1])}")
    if verb == "mark":
        bonus = bonus_text(edition.corner_bonuses[things[0]], say)
        return say("mark the corner {corner}: {bonus}", corner=say.name(things[0]), bonus=bonus)
    if verb == "move":
        tile, _, number = things[0].partition(":")
        return say("move {number} from {tile} to {goal}", number=number, tile=tile, goal=things[1])
    if verb in ("done", "climb"):
        return say("done") if verb == "done" else say("one step on the band")
    if verb in ("place", "fill"):
        return say("new die on {tile}", tile=things[0]) if verb == "place" else say("fill {tile}", tile=things[0])
    thing = say.name(things[0])
    if verb == "step":
        return say("step to {place}", place=thing)
    if verb == "lose":
        return say("lifespan −1: {terrain}", terrain=thing)
    if things[0] in naming.TERRAINS:
        return say("lifespan +1: {terrain}", terrain=thing)
    return say("{scale} up", scale=thing)


def word(part: str, say: Say) -> str:
    """A verb or a thing on a button of its own; dice are named by their number and their tile."""
    if part in GRAMMAR.verbs:
        return say(part)
    tile, colon, number = part.partition(":")
    return say("{face} on {tile}", face=number, tile=tile) if colon else say.names.get(part, part)


def bonus_text(points: Iterable[int], say: Say) -> str:
    """`desert +1, reproduction +1`; equal points are added up."""
    points = [*points]
    return ", ".join(f"{say.name(naming.POINTS[point])} +{points.count(point)}" for point in dict.fromkeys(points))


def tell(events: Events, number: int, players: Sequence[str], edition: Edition, say: Say) -> str:
    """An event as a line of the log; everything on this table is public."""
    subjects = [events.subject(number, field) for field in range(4)]
    return TELLERS[events.kind(number)](Teller(players, edition, say), *subjects)


class Teller:
    """Tells events in one language: a method for each kind, called with its four subjects."""

    def __init__(self, players: Sequence[str], edition: Edition, say: Say) -> None:
        self.players = players
        self.edition = edition
        self.say = say

    def card(self, card: int) -> str:
        return self.say.name(self.edition.cards[card].id)

    def place(self, spot: int) -> str:
        """`C2 (forest)`: a tile as an event names it."""
        terrain = self.say.name(naming.TERRAINS[spot >> 12])
        return f"{naming.place_name(spot >> 6 & 63, spot & 63)} ({terrain})"

    def rounds(self, lives: int) -> str:
        """What people ask of a die."""
        return self.say.count(lives, "lives one more round", "lives {n} more rounds")

    def round(self, number: int, dying: int, start: int, _: int) -> str:
        return self.say(
            "Round {n}: {player} begins, every {face} dies", n=number, face=dying, player=self.players[start]
        )

    def died(self, seat: int, dice: int, face: int, _: int) -> str:
        return self.say.count(
            dice,
            "one die of {player} dies (a {face})",
            "{n} dice of {player} die (each a {face})",
            player=self.players[seat],
            face=face,
        )

    def earned(self, seat: int, income: int, points: int, _: int) -> str:
        return self.say(
            "{player} gets {income} EP and has {points}", player=self.players[seat], income=income, points=points
        )

    def begun(self, seat: int, size: int, speciality: int, _: int) -> str:
        where = f"{self.say.name(naming.FIELD[size])} / {self.say.name(naming.FIELD[speciality])}"
        return self.say("{player} begins on {place}", player=self.players[seat], place=where)

    def bought(self, seat: int, card: int, cost: int, _: int) -> str:
        return self.say("{player} buys {card} for {n} EP", player=self.players[seat], card=self.card(card), n=cost)

    def stepped(self, seat: int, goal: int, cost: int, _: int) -> str:
        where = self.say.name(naming.FIELD[goal])
        return self.say("{player} steps to {place} for {n} EP", player=self.players[seat], place=where, n=cost)

    def marked(self, seat: int, corner: int, *_: int) -> str:
        where = self.say.name(naming.CORNERS[corner])
        return self.say("{player} marks the corner {corner}", player=self.players[seat], corner=where)

    def climbed(self, seat: int, cost: int, space: int, _: int) -> str:
        return self.say(
            "{player} steps to space {space} of the band for {n} EP", player=self.players[seat], space=space, n=cost
        )

    def carried(self, seat: int, point: int, space: int, _: int) -> str:
        return self.say(
            "{thing} is at its maximum: {player} moves to space {space} of the band instead",
            thing=self.say.name(naming.POINTS[point]),
            player=self.players[seat],
            space=space,
        )

    def turned_corner(self, seat: int, corner: int, *_: int) -> str:
        bonus = bonus_text(self.edition.band_bonuses[corner], self.say)
        player = self.players[seat]
        return self.say("{player} comes to corner {n} of the band: {bonus}", player=player, n=corner + 1, bonus=bonus)

    def gained(self, seat: int, point: int, value: int, _: int) -> str:
        thing = self.say.name(naming.POINTS[point])
        if point >= w.TERRAINS:
            return self.say("{player}: {scale} is now {n}", player=self.players[seat], scale=thing, n=value)
        return self.say("{player}: lifespan {n} in {terrain}", player=self.players[seat], terrain=thing, n=value)

    def restored(self, seat: int, terrain: int, value: int, _: int) -> str:
        thing = self.say.name(naming.TERRAINS[terrain])
        return self.say(
            "{player}: {terrain} is barren no longer, lifespan {n}", player=self.players[seat], terrain=thing, n=value
        )

    def lost(self, seat: int, terrain: int, value: int, _: int) -> str:
        thing = self.say.name(naming.TERRAINS[terrain])
        if value == 0:
            return self.say("{player}: {terrain} is barren now", player=self.players[seat], terrain=thing)
        return self.say(
            "{player}: lifespan down to {n} in {terrain}", player=self.players[seat], terrain=thing, n=value
        )

    def played(self, seat: int, card: int, *_: int) -> str:
        bonus = bonus_text(self.edition.cards[card].bonus, self.say)
        return self.say("{player} plays {card}: {bonus}", player=self.players[seat], card=self.card(card), bonus=bonus)

    def dealt(self, card: int, row: int, *_: int) -> str:
        return self.say("{card} comes into row {row}", card=self.card(card), row=row + 1)

    def discarded(self, card: int, *_: int) -> str:
        return self.say("{card} is discarded", card=self.card(card))

    def shuffled(self, row: int, cards: int, *_: int) -> str:
        return self.say.count(
            cards,
            "the one discard of row {row} becomes the new stack",
            "the {n} discards of row {row} are shuffled into a new stack",
            row=row + 1,
        )

    def moved(self, seat: int, tile: int, goal: int, die: int) -> str:
        return self.say(
            "{player} moves a {old} from {tile} to {goal}: now it is a {new} and {rounds}",
            player=self.players[seat],
            tile=self.place(tile),
            goal=self.place(goal),
            old=die >> 8,
            new=die >> 4 & 15,
            rounds=self.rounds(die & 15),
        )

    def perished(self, seat: int, tile: int, goal: int, face: int) -> str:
        return self.say(
            "{player} moves a {old} from {tile} to {goal}, where it dies",
            player=self.players[seat],
            tile=self.place(tile),
            goal=self.place(goal),
            old=face,
        )

    def placed(self, seat: int, tile: int, *_: int) -> str:
        return self.say("{player} places a die on {tile}", player=self.players[seat], tile=self.place(tile))

    def rolled(self, seat: int, tile: int, dice: int, die: int) -> str:
        return self.say.count(
            dice,
            "{player}, {tile}: the new die shows {face} and {rounds}",
            "{player}, {tile}: each of {n} new dice shows {face} and {rounds}",
            player=self.players[seat],
            tile=self.place(tile),
            face=die >> 4,
            rounds=self.rounds(die & 15),
        )

    def filled(self, seat: int, tile: int, dice: int, die: int) -> str:
        return self.say.count(
            dice,
            "{player} fills {tile} with one die: it shows {face} and {rounds}",
            "{player} fills {tile} with {n} dice: each shows {face} and {rounds}",
            player=self.players[seat],
            tile=self.place(tile),
            face=die >> 4,
            rounds=self.rounds(die & 15),
        )

    def settled(self, seat: int, terrain: int, *_: int) -> str:
        thing = self.say.name(naming.TERRAINS[terrain])
        return self.say(
            "{player} holds two tiles of {terrain} and marks the terrain", player=self.players[seat], terrain=thing
        )

    def fulfilled(self, seat: int, assignment: int, *_: int) -> str:
        each = self.edition.assignments[assignment]
        return self.say(
            "{player} fulfils assignment {category} ({text})",
            player=self.players[seat],
            category=each.category,
            text=each.describe(self.say),
        )

    def starts(self, seat: int, *_: int) -> str:
        return self.say("{player} becomes start player", player=self.players[seat])

    def ended(self, *_: int) -> str:
        return self.say("the game is over")


TELLERS: dict[int, Callable[..., str]] = {
    w.ROUND: Teller.round,
    w.DIED: Teller.died,
    w.EARNED: Teller.earned,
    w.BEGUN: Teller.begun,
    w.BOUGHT: Teller.bought,
    w.STEPPED: Teller.stepped,
    w.MARKED: Teller.marked,
    w.CLIMBED: Teller.climbed,
    w.CARRIED: Teller.carried,
    w.TURNED_CORNER: Teller.turned_corner,
    w.GAINED: Teller.gained,
    w.RESTORED: Teller.restored,
    w.LOST: Teller.lost,
    w.PLAYED: Teller.played,
    w.DEALT: Teller.dealt,
    w.SHUFFLED: Teller.shuffled,
    w.MOVED_DIE: Teller.moved,
    w.PERISHED: Teller.perished,
    w.PLACED: Teller.placed,
    w.ROLLED: Teller.rolled,
    w.FILLED_TILE: Teller.filled,
    w.SETTLED: Teller.settled,
    w.FULFILLED: Teller.fulfilled,
    w.STARTS: Teller.starts,
    w.DISCARDED: Teller.discarded,
    w.ENDED: Teller.ended,
}


def ending(result: Result, say: Say) -> str:
    """Why the game ended."""
    if result.reason == "rounds":
        return say("The last round was played.")
    return say("Five assignments were fulfilled.")


def account(table: Position, edition: Edition, say: Say) -> list[tuple[str, list[int]]]:
    """A row for each assignment; then what breaks ties."""
    rows = []
    for category, number in enumerate(list(table.assignments)):
        marked = [int(table.fulfilled[seat] >> category & 1) for seat in range(table.seats)]
        rows.append((f"{naming.CATEGORIES[category]} {edition.assignments[number].describe(say)}", marked))
    tie = say("ties: place on the band") if table.has_band else say("ties: EP")
    return [*rows, (tie, [int(end_rules.tie_breaker(table, seat)) for seat in range(table.seats)])]
