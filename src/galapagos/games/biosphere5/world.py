"""A clan's world as a board shows it: what is solved, which level is reached, and what a catastrophe would cost."""

from collections.abc import Mapping
from dataclasses import dataclass

from galapagos.games.biosphere5.deck import FIELDS, Deck
from galapagos.games.biosphere5.picture import achievements
from galapagos.games.biosphere5.rules.catastrophe import FULL_LOSS, MAKESHIFT_LOSS
from galapagos.games.biosphere5.rules.words import BIOSPHERE
from galapagos.games.game import Data
from galapagos.text.seats import LETTERS

TOP = 3  # the levels that have fields; above them is the Biosphere 5
LOSSES = {"": FULL_LOSS, "makeshift": MAKESHIFT_LOSS, "perfect": 0}


@dataclass(frozen=True)
class World:
    """For each field that is solved, how well and by which card; the machine's markers have none.

    `rescued` is a world whose Biosphere 5 stands, `struck` the field a catastrophe has just come to.
    """

    solved: Mapping[str, tuple[str, str]]
    rescued: bool = False
    struck: str = ""

    @classmethod
    def of_player(cls, deck: Deck, player: str, view: Data) -> "World":
        """The world of a seat, or the machine's."""
        struck = next((task.split()[2] for task in view["pending"] if task.startswith("catastrophe")), "")
        if player == "machine":
            markers = {field: (rank, "") for field, rank in view["machine"]["achievements"].items()}
            return cls(markers, view["reason"] == "machine", struck)
        table = view["seats"][LETTERS.index(player)]["table"]
        return cls(achievements(deck, table), any(is_biosphere(deck, card) for card in table), struck)

    def protection(self, field: str) -> str:
        """`perfect`, `makeshift` or nothing."""
        return self.solved.get(field, ("", ""))[0]

    def loss(self, field: str) -> int:
        """B5-4.1 B5-4.2: the cards a catastrophe of this field costs here."""
        return LOSSES[self.protection(field)]

    def missing(self, level: int) -> int:
        """How many fields of a level are unsolved."""
        return sum(field not in self.solved for field in fields_of(level))

    def reaches(self, level: int) -> bool:
        """B5-3.1: level I always; else both achievements of the level below or one of this level."""
        return level == 1 or self.missing(level - 1) == 0 or (level <= TOP and self.missing(level) < 2)

    def steps(self, level: int) -> int:
        """B5-3.1: how many achievements have to be built before this level is reached."""
        return 0 if self.reaches(level) else self.missing(level - 1) + self.steps(level - 1)


def fields_of(level: int) -> tuple[str, ...]:
    """The two fields of a level."""
    return FIELDS[2 * level - 2 : 2 * level]


def is_biosphere(deck: Deck, card: str) -> bool:
    return deck.halves[deck.ids.index(card)].rank == BIOSPHERE
