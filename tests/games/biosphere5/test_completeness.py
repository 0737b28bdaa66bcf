"""The list of choices is exactly what the rules allow, worked out a second time from plain data."""

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings

import galapagos as gp
from tests.games.positions import reached, seeds_and_steps

GAME = gp.game("biosphere5")
FIELDS = ["housing", "water", "production", "security", "nature", "cooperation"]
DISASTERS = dict(zip(["hurricane", "drought", "impoverishment", "crime", "collapse", "revolt"], FIELDS, strict=True))
LEADERS = ["strategist", "commander", "fighter", "fanatic"]
CARDS = {
    card["id"]: (card["upper"], card["lower"])
    for card in tomllib.loads(Path(GAME.folder, "cards.toml").read_text(encoding="utf-8"))["card"]
}

Data = dict[str, Any]


class Sheet:
    """A position as somebody with the rules and the whole table in front of him sees it."""

    def __init__(self, data: Data) -> None:
        self.data = data
        self.me = data["seat"]
        self.own = data["seats"]["abcd".index(self.me)]
        self.hand = [card.partition("~")[0] for card in self.own["hand"]]
        self.mine = self.achievements(self.me)

    def achievements(self, player: str) -> list[str]:
        """The fields a player has solved."""
        if player == "machine":
            return [*self.data["machine"]["achievements"]]
        table = self.data["seats"]["abcd".index(player)]["table"]
        return [CARDS[card][0].split()[-1] for card in table]

    def reaches(self, level: int) -> bool:
        """B5-3.1"""
        if level == 1:
            return True
        of_level = {field: at // 2 + 1 for at, field in enumerate(FIELDS)}
        levels = [of_level[field] for field in self.mine]
        return levels.count(level - 1) == 2 or level in levels

    def opponents(self) -> list[str]:
        """B5-5.3 B5-5.4"""
        if self.data["form"] == "solo":
            return ["machine"]
        others = [letter for letter, each in zip("abcd", self.data["seats"], strict=False) if not each["out"]]
        partners = {"a": "c", "c": "a", "b": "d", "d": "b"} if self.data["form"] == "teams" else {}
        return [letter for letter in others if letter not in (self.me, partners.get(self.me))]

    def targets(self) -> list[str]:
        """B5-5.3"""
        if self.data["form"] != "left":
            return self.opponents()
        order = "abcabc"[("abc".index(self.me) + 1) :]
        return [next(letter for letter in order if letter in self.opponents())]

    def legal(self) -> Iterator[str]:
        """Every legal choice as text."""
        if not self.data["pending"]:
            yield from self.actions()
            return
        what, _, *things = self.data["pending"][-1].split()
        sources = ["pile"] * bool(self.own["pile"]) + self.own["open"]
        if what == "take":
            yield from (f"take {source}" for source in sources)
            yield from ["stop"] * (len(things) == 2)
        elif what == "discard":
            yield from (f"discard {card}" for card in self.hand)
        elif what == "destroy":
            yield from (f"destroy {field}" for field in self.mine)
        elif what == "answer":
            yield "suffer"
            yield from (f"rescue {card}" for card in self.hand if CARDS[card][0] == f"rescue {things[0]}")
        elif what == "search":
            yield from (f"fetch {card.partition('~')[0]}" for card in self.own["pile"])
        else:
            yield from self.exposures(things[0])

    def exposures(self, victim: str) -> Iterator[str]:
        """B5-4.5 B5-7.9"""
        if victim == "machine":
            cards = self.data["machine"]["revealed"]
        else:
            cards = self.data["seats"]["abcd".index(victim)]["hand"]
        yield from (f"expose {card.partition('~')[0]}" for card in cards)

    def actions(self) -> Iterator[str]:
        """B5-2.1"""
        sources = ["pile"] * bool(self.own["pile"]) + self.own["open"]
        for source in sources:
            yield from (f"draw {source}", f"exchange {source}", "renew")
        if not sources and self.hand:
            yield "exchange"
        if self.data["brink"] and 0 < self.own["doom"] <= len(self.hand):
            yield "avert"
        for card in self.hand:
            others = [*self.hand]
            others.remove(card)
            yield from self.upper(card, others)
            yield from self.lower(card, others)

    def upper(self, card: str, others: list[str]) -> Iterator[str]:
        """B5-2.5 B5-3.1 B5-3.2 B5-3.3 B5-6.5"""
        kind, _, field = CARDS[card][0].partition(" ")
        if kind == "leadership":
            levels = zip(LEADERS, self.own["leaders"], strict=True)
            yield from (f"lead {card} {leader}" for leader, level in levels if level < 3)
        elif self.data["built"]:
            return
        elif kind == "biosphere":
            if {"nature", "cooperation"} <= {*self.mine} and len(others) >= 5:
                yield f"build {card}"
        elif kind != "rescue" and field not in self.mine and self.reaches(FIELDS.index(field) // 2 + 1):
            yield f"build {card}"

    def lower(self, card: str, others: list[str]) -> Iterator[str]:
        """B5-4.3 to B5-4.7, B5-6.5 to B5-6.9"""
        option = CARDS[card][1]
        if option == "show-of-force":
            yield from self.shows(card, others)
            return
        verb = {"new-hope": "hope", "espionage": "spy"}.get(option, "unleash" if option in DISASTERS else option)
        yield from (" ".join([verb, card, *detail]) for detail in self.uses(option, others))

    def uses(self, option: str, others: list[str]) -> Iterator[list[str]]:
        """What the lower half may be aimed at; nothing where its level is not reached."""
        if option in DISASTERS:
            field = DISASTERS[option]
            if self.reaches(FIELDS.index(field) // 2 + 1):
                if field in self.mine:
                    yield []
                else:
                    yield from ([card] for card in others if CARDS[card][0] == f"rescue {field}")
        elif option == "new-hope":
            yield []
        elif option == "attack":
            yield from ([player, field] for player in self.targets() for field in self.achievements(player))
        elif self.reaches(2 if option == "espionage" else 3):
            yield from ([player] for player in self.targets())

    def shows(self, card: str, others: list[str]) -> Iterator[str]:
        """B5-6.6 to B5-6.9"""
        for leader, reached_level in zip(LEADERS, self.own["leaders"], strict=True):
            for level in range(1, reached_level + 1):
                start = f"show {card} {leader} {level}"
                if (leader, level) == ("commander", 1):
                    for raised in self.own["table"]:
                        for detail in self.uses(CARDS[raised][1], others):
                            yield " ".join([start, raised, *detail])
                elif leader == "fighter":
                    amounts = [f" {n}" for n in range(1, 4) if n <= len(others)] if level == 2 else [""]
                    yield from (f"{start} {player}{n}" for player in self.opponents() for n in amounts)
                elif leader == "fanatic" and level > 1 and self.data["form"] == "solo":
                    yield from [start] * (level == 2)
                elif leader == "fanatic" and level > 1:
                    yield from (f"{start} {player}" for player in self.opponents())
                else:
                    yield start


TABLES = [("duel", 2), ("left", 3), ("free", 4), ("teams", 4), ("solo", 1)]


@pytest.mark.parametrize("brink", ["no", "yes"])
@pytest.mark.parametrize(("form", "seats"), TABLES)
@settings(max_examples=60, deadline=None, derandomize=True)
@given(where=seeds_and_steps())
def test_choices_are_complete(form: str, seats: int, brink: str, where: tuple[int, int]) -> None:
    """B5-2.1 B5-2.5 B5-2.10 B5-3.1 B5-3.2 B5-4.3 B5-6.5: nothing is missing, nothing is too much."""
    state = reached(GAME, GAME.settle(seats, form, brink=brink), *where)

    texts = [GAME.text(state, choice) for choice in GAME.choices(state)]

    assert sorted(texts) == sorted({*Sheet(GAME.to_data(state)).legal()})


STRONG = """
    act, brink, form {form}
    a: leaders strategist 3 commander 3 fighter 3 fanatic 3, doom 2, table {table}
    a: hand leadership biosphere {hand}
    b: table shack deep-well, hand 4
    {others}
"""


@pytest.mark.parametrize(
    ("form", "others"),
    [
        ("duel", ""),
        ("left", "c: table robots, hand 2"),
        ("teams", "c: hand 3\n    d: table anarchy"),
        ("free", "c:\n    d: hand 2"),
    ],
)
@pytest.mark.parametrize(
    "table", ["", "shack basin", "robots back-to-nature", "bunker basin armoury manufactory new-league"]
)
@pytest.mark.parametrize(
    "hand",
    [
        "",
        "tent-collapse tent-impoverishment friends-crime",
        "surveillance revitalisation money-revolt canister-crime leadership",
    ],
)
def test_choices_of_a_strong_hand_are_complete(form: str, others: str, table: str, hand: str) -> None:
    """B5-4.5 B5-4.6 B5-4.7 B5-6.6 B5-6.7 B5-6.8 B5-6.9: where random play seldom comes."""
    state = GAME.position(STRONG.format(form=form, others=others, table=table, hand=hand))

    texts = [GAME.text(state, choice) for choice in GAME.choices(state)]

    assert sorted(texts) == sorted({*Sheet(GAME.to_data(state)).legal()})
