"""Why a choice is not possible: the clause and the reason."""

from collections.abc import Callable

from galapagos.core.cards import NO_CARD
from galapagos.games.biosphere import naming
from galapagos.games.biosphere.edition import Edition
from galapagos.games.biosphere.notation import GRAMMAR
from galapagos.games.biosphere.rules import band, breeding, developing, filling
from galapagos.games.biosphere.rules import words as w
from galapagos.games.biosphere.rules.land import FARTHEST
from galapagos.games.biosphere.rules.market import ROWS, price
from galapagos.games.biosphere.rules.piles import HAND, ROW
from galapagos.games.biosphere.rules.position import Position
from galapagos.games.biosphere.view import tile_name
from galapagos.games.game import Parts, Refusal
from galapagos.text.catalogue import Say

DEVELOPING = ("begin", "buy", "step", "mark", "climb", "play")


def why(table: Position, parts: Parts, edition: Edition, say: Say) -> Refusal | None:
    """Why nothing legal starts with these parts."""
    if parts[0] not in GRAMMAR.verbs:
        return None
    if table.step == w.OVER:
        return Refusal("BIO-7.2", say("the game is over"))
    return Reasons(table, edition, say).why(parts[0], *parts[1:])


class Reasons:
    """Looks for the first rule in the way of a choice."""

    def __init__(self, table: Position, edition: Edition, say: Say) -> None:
        self.table = table
        self.edition = edition
        self.say = say
        self.seat = int(table.seat)

    def why(self, verb: str, *things: str) -> Refusal | None:
        """The step must be right, and whatever is pending comes first."""
        if verb in ("take", "lose"):
            return self.pending(verb, *things)
        if self.table.agenda.depth > 0:
            return Refusal("BIO-3.6", self.say("first choose what your bonus, or your loss, falls on"))
        if refusal := self.wrong_step(verb):
            return refusal
        check: dict[str, Callable[..., Refusal | None]] = {
            "begin": self.begin,
            "buy": self.buy,
            "step": self.step,
            "mark": self.mark,
            "climb": self.climb,
            "play": self.play,
            "move": self.move,
            "place": self.place,
            "fill": self.fill,
        }
        return check[verb](*things) if verb in check else None

    def wrong_step(self, verb: str) -> Refusal | None:
        """Each phase has its own decisions."""
        say, step = self.say, self.table.step
        if verb in DEVELOPING and step != w.DEVELOP:
            return Refusal("BIO-3.1", say("evolution points are spent and cards played in phase 3"))
        if verb == "move" and step != w.MOVE:
            return Refusal("BIO-4.1", say("dice move in phase 4"))
        if verb == "place" and step != w.BREED:
            return Refusal("BIO-5.1", say("new dice are placed in phase 5"))
        if verb == "fill" and step != w.FILL:
            return Refusal("BIO-6.2", say("tiles are filled up in phase 6, by themselves as long as the supply lasts"))
        if verb == "done" and step == w.FILL:
            return Refusal("BIO-6.2", say("nobody may pass: the dice left in the supply fill what they can"))
        if verb != "begin" and step == w.DEVELOP and self.table.size[self.seat] < 0:
            return Refusal("BIO-3.2", say("first choose where you begin on the evolution field"))
        return None

    def pending(self, verb: str, *things: str) -> Refusal | None:
        say, agenda = self.say, self.table.agenda
        if agenda.depth == 0 or (verb == "lose") != (agenda.what() == w.LOSE):
            if verb == "lose":
                return Refusal("BIO-3.8", say("you have no lifespan to lose now"))
            return Refusal("BIO-3.6", say("you have no bonus to take now"))
        if not things:
            return None
        if verb == "lose":
            if self.table.lives(self.seat, naming.TERRAINS.index(things[0])) == 0:
                return Refusal("BIO-3.8", say("{terrain} is barren and cannot fall lower", terrain=say.name(things[0])))
            return None
        if agenda.about(0) == w.LIFESPAN and things[0] in naming.SCALES:
            return Refusal("BIO-3.6", say("this bonus is one more round of life in a terrain"))
        if agenda.about(0) == w.SCALE and things[0] in naming.TERRAINS:
            return Refusal("BIO-3.5", say("this bonus is for reproduction, movement or EP income"))
        return None

    # Phase 3

    def begin(self, *things: str) -> Refusal | None:
        if self.table.size[self.seat] >= 0:
            return Refusal("BIO-3.2", self.say("your markers are on the evolution field already"))
        if any(thing[-1] != "1" for thing in things):
            return Refusal("BIO-3.2", self.say("you begin on a combination of ones"))
        return None

    def buy(self, *things: str) -> Refusal | None:
        say, points = self.say, self.table.ep[self.seat]
        if not things:
            if all(points < price(row) or self.table.cards.size[ROW + row] == 0 for row in range(ROWS)):
                return Refusal("BIO-1.4", say("there is no open card you have EP for"))
            return None
        card = self.edition.card_ids.index(things[0]) if things[0] in self.edition.card_ids else -1
        row = self.table.material.row_of(card) if card >= 0 else 0
        if not self.lies(card, ROW + row):
            return Refusal("BIO-3.3", say("{card} is not in an open row", card=self.card_name(things[0])))
        if points < price(row):
            return Refusal("BIO-1.4", say("a card of row {row} costs {n} EP", row=row + 1, n=price(row)))
        return None

    def step(self, *things: str) -> Refusal | None:
        table, say = self.table, self.say
        if table.settled:
            return Refusal("BIO-3.5", say("you have marked a corner: no more steps on the field this turn"))
        if table.walked == developing.MOST_STEPS:
            return Refusal("BIO-3.4", say("{n} steps in a turn are the most", n=developing.MOST_STEPS))
        if table.walked >= table.ep[self.seat]:
            return Refusal("BIO-3.4", say("your next step of this turn costs {n} EP", n=table.walked + 1))
        if not things:
            return None
        goal = naming.FIELD.index(things[0])
        here = int(table.size[self.seat])
        if goal >= developing.POSITIONS:
            here = int(developing.POSITIONS + table.speciality[self.seat])
        if abs(goal - here) != 1:
            return Refusal("BIO-3.4", say("{place} is not next to your marker", place=say.name(things[0])))
        return None

    def mark(self, *things: str) -> Refusal | None:
        table, say = self.table, self.say
        corner = developing.open_corner(table)
        if things and table.marks[self.seat] >> w.TERRAINS + naming.CORNERS.index(things[0]) & 1:
            return Refusal("BIO-3.5", say("you have marked this corner already"))
        if corner == developing.NO_CORNER or (things and naming.CORNERS[corner] != things[0]):
            return Refusal("BIO-3.5", say("you mark a corner while both your markers stand on its 4"))
        return None

    def climb(self) -> Refusal | None:
        table, say = self.table, self.say
        if not table.has_band:
            return Refusal("BIO-7.3", say("this game is played without the band"))
        if table.climbed == developing.MOST_STEPS:
            return Refusal("BIO-3.4", say("{n} steps in a turn are the most", n=developing.MOST_STEPS))
        if table.climbed >= table.ep[self.seat]:
            return Refusal("BIO-3.4", say("your next step on the band this turn costs {n} EP", n=table.climbed + 1))
        if band.next_free(table, table.space[self.seat]) == table.space[self.seat]:
            return Refusal("BIO-3.6", say("there is no free space ahead of you on the band"))
        return None

    def play(self, *things: str) -> Refusal | None:
        table, say = self.table, self.say
        if not things:
            hand = self.hand()
            if any(developing.fits(table, card) for card in hand):
                return None
            if not hand:
                return Refusal("BIO-3.1", say("you have no cards in hand"))
            return Refusal("BIO-3.10", say("no card in your hand fits where your markers stand"))
        card = self.edition.card_ids.index(things[0]) if things[0] in self.edition.card_ids else -1
        if not self.lies(card, HAND + self.seat):
            return Refusal("BIO-3.1", say("{card} is not in your hand", card=self.card_name(things[0])))
        if not developing.fits(table, card):
            return Refusal(
                "BIO-3.10", say("{card} needs both markers exactly on its values", card=self.card_name(things[0]))
            )
        return None

    def card_name(self, card: str) -> str:
        """Also of a card that does not exist, such as 4/4."""
        return " / ".join(map(self.say.name, card.split("-")))

    def lies(self, card: int, pile: int) -> bool:
        return card >= 0 and card in self.pile(pile)

    def hand(self) -> list[int]:
        return self.pile(HAND + self.seat)

    def pile(self, pile: int) -> list[int]:
        cards, card = [], self.table.cards.top[pile]
        while card != NO_CARD:
            cards.append(int(self.table.cards.face[card]))
            card = self.table.cards.under[card]
        return cards

    # Phases 4 to 6

    def move(self, *things: str) -> Refusal | None:
        if not things:
            return None
        table, say = self.table, self.say
        name, _, face = things[0].partition(":")
        tile = self.tile(name)
        if tile is None:
            return self.no_such_tile(name)
        if table.count(tile, self.seat, int(face)) == 0:
            if table.count_moved(tile, int(face)):
                return Refusal("BIO-4.1", say("this die has moved already"))
            return Refusal("BIO-4.1", say("you have no {face} on {tile}", face=face, tile=name))
        if len(things) < 2:
            if table.land.within[tile * FARTHEST + table.left - 1] & table.free:
                return None
            return Refusal("BIO-4.1", say("no tile in reach of {tile} has a free space", tile=name))
        return self.goal(tile, things[1])

    def goal(self, tile: int, name: str) -> Refusal | None:
        table, say = self.table, self.say
        goal = self.tile(name)
        if goal is None:
            return self.no_such_tile(name)
        if goal == tile:
            return Refusal("BIO-4.1", say("a die moves to another tile"))
        if not table.land.within[tile * FARTHEST + table.left - 1] >> goal & 1:
            return Refusal("BIO-4.1", say("{tile} is farther away than your movement of {n}", tile=name, n=table.left))
        if table.gaps(goal) == 0:
            return self.full(goal, "BIO-4.1")
        return None

    def place(self, *things: str) -> Refusal | None:
        if not things:
            return None
        table, say = self.table, self.say
        tile = self.tile(things[0])
        if tile is None:
            return self.no_such_tile(things[0])
        if table.gaps(tile) == 0:
            return self.full(tile, "BIO-5.1")
        terrain = table.land.terrain[tile]
        if table.lives(self.seat, terrain) == 0:
            return Refusal("BIO-3.9", say("{terrain} is barren for you", terrain=say.name(naming.TERRAINS[terrain])))
        if breeding.cradles(table) >> tile & 1:
            return None
        if table.round == 1:
            return Refusal("BIO-5.2", say("in round 1 new dice go to tiles without dice of others"))
        return Refusal("BIO-5.1", say("{tile} is not on or beside a tile with a numbered die of yours", tile=things[0]))

    def fill(self, *things: str) -> Refusal | None:
        if not things:
            return None
        tile = self.tile(things[0])
        if tile is None:
            return self.no_such_tile(things[0])
        if filling.unfilled(self.table) >> tile & 1:
            return None
        if self.table.gaps(tile) == 0:
            return self.full(tile, "BIO-6.2")
        return Refusal("BIO-6.2", self.say("{tile} is not a tile of your majority that you can fill", tile=things[0]))

    def full(self, tile: int, clause: str) -> Refusal:
        return Refusal(clause, self.say("{tile} has no free space", tile=tile_name(self.table, tile)))

    def tile(self, name: str) -> int | None:
        names = [tile_name(self.table, tile) for tile in range(self.table.land.tiles)]
        return names.index(name) if name in names else None

    def no_such_tile(self, name: str) -> Refusal:
        return Refusal("BIO-1.3", self.say("there is no tile {tile} on this map", tile=name))
