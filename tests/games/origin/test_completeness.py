"""The list of choices is exactly what the rules allow, worked out a second time from plain data."""

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest
from hypothesis import given, settings

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.state import NOBODY
from galapagos.text.seats import LETTERS
from tests.games.positions import reached, seeds_and_steps

GAME = gp.game("origin")
PAIRS = ("symbiosis", "cooperation", "communication")

Animal = dict[str, Any]


class Reader:
    """A person with the rules and the whole table in front of him."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.me = data["seat"].upper()
        self.animals: dict[str, Animal] = {}
        self.pairs: list[tuple[str, str, str, dict[str, Any]]] = []
        for letter, seat in zip(LETTERS.upper(), data["seats"], strict=False):
            for number, animal in enumerate(seat["animals"], 1):
                kinds = [side.split("/")[0] for side in animal["traits"]]
                self.animals[f"{letter}{number}"] = animal | {"kinds": kinds}
            self.pairs += [(pair["card"].split("/")[0], *pair["animals"], pair) for pair in seat["pairs"]]

    # What is true of an animal

    def has(self, name: str, kind: str) -> bool:
        return kind in self.animals[name]["kinds"]

    def is_marked(self, name: str, mark: str) -> bool:
        return mark in self.animals[name]["marks"]

    def mine(self) -> list[str]:
        return [name for name in self.animals if name[0] == self.me]

    def food(self, name: str) -> int:
        return self.animals[name]["red"] + self.animals[name]["blue"]

    def need(self, name: str) -> int:
        return 1 + self.has(name, "carnivorous") + self.has(name, "big") + 2 * self.has(name, "parasite")

    def is_fed(self, name: str) -> bool:
        return self.is_marked(name, "asleep") or self.food(name) >= self.need(name)

    def symbionts(self, name: str) -> list[str]:
        return [one for kind, one, other, _ in self.pairs if kind == "symbiosis" and other == name]

    def may_take(self, name: str) -> bool:
        if self.is_marked(name, "asleep") or not all(map(self.is_fed, self.symbionts(name))):
            return False
        full = self.animals[name]["yellow"] == self.animals[name]["kinds"].count("fat-tissue")
        return not (self.is_fed(name) and full)

    def can_attack(self, hunter: str, prey: str) -> bool:
        return (
            hunter != prey
            and (not self.has(prey, "camouflage") or self.has(hunter, "sharp-vision"))
            and (not self.has(prey, "burrowing") or not self.is_fed(prey))
            and self.has(prey, "swimming") == self.has(hunter, "swimming")
            and (not self.has(prey, "big") or self.has(hunter, "big"))
            and not self.symbionts(prey)
        )

    # What may be chosen

    def legal(self) -> Iterator[str]:
        if self.data["step"] == "develop":
            yield from self.developments()
        elif self.data["attack"]:
            yield from self.answers(*self.data["attack"])
        elif self.data["scavenging"]:
            yield from (
                f"scavenge {name}" for name in self.mine() if self.has(name, "scavenger") and self.may_take(name)
            )
        elif any(pair["owes"] for *_, pair in self.pairs):
            yield from self.shares()
        else:
            yield from self.steps()

    def developments(self) -> Iterator[str]:
        """ORI-2.1 to ORI-2.4."""
        yield "pass"
        for card in {*self.data["seats"][LETTERS.index(self.data["seat"])]["hand"]}:
            yield f"breed {card}"
            for side in {card, "/".join(reversed(card.split("/")))}:
                yield from (f"evolve {side} {place}" for place in self.places(side.split("/")[0]))

    def places(self, kind: str) -> Iterator[str]:
        joined = [{one, other} for each, one, other, _ in self.pairs if each == kind]
        if kind in PAIRS:
            couples = permutations(self.mine(), 2) if kind == "symbiosis" else combinations(self.mine(), 2)
            yield from (" ".join(couple) for couple in couples if {*couple} not in joined)
            return
        excluded = {"carnivorous": "scavenger", "scavenger": "carnivorous"}.get(kind, kind)
        for name in self.animals:
            if (name[0] == self.me) == (kind == "parasite"):
                continue
            if kind == "fat-tissue" or not (self.has(name, kind) or self.has(name, excluded)):
                yield name

    def steps(self) -> Iterator[str]:
        """ORI-4.2 to ORI-4.6."""
        base, can_take = self.data["base"], [name for name in self.mine() if self.may_take(name)]
        if not self.data["main_used"]:
            yield from (f"take {name}" for name in can_take if base)
            for name in can_take:
                if self.has(name, "carnivorous") and not self.is_marked(name, "hunted"):
                    yield from (f"hunt {name} {prey}" for prey in self.animals if self.can_attack(name, prey))
            for name in self.mine():
                if not self.is_fed(name):
                    most = min(self.animals[name]["yellow"], self.need(name) - self.food(name))
                    yield from (f"convert {name} {tokens}" for tokens in range(1, most + 1))
        yield from self.side_actions()
        if self.data["main_used"] or not base or not can_take:
            yield "end"

    def side_actions(self) -> Iterator[str]:
        """ORI-4.11 to ORI-4.13."""
        for name in self.mine():
            if self.has(name, "grazing") and self.data["base"] and not self.is_marked(name, "grazed"):
                yield f"graze {name}"
            if self.is_fed(name):
                continue
            if self.has(name, "hibernation") and not self.is_marked(name, "slept") and self.data["deck"]:
                yield f"sleep {name}"
            if self.has(name, "piracy") and not self.is_marked(name, "raided") and self.may_take(name):
                for victim in self.animals:
                    if victim != name and self.food(victim) and not self.is_fed(victim):
                        yield f"rob {name} {victim}"

    def answers(self, hunter: str, prey: str) -> Iterator[str]:
        """ORI-4.8"""
        yield f"yield {prey}"
        if self.has(prey, "running") and not self.is_marked(prey, "ran"):
            yield f"run {prey}"
        if self.has(prey, "tail-loss"):
            yield from (f"drop {prey} {kind}" for kind in {*self.animals[prey]["kinds"]})
            for kind, one, other, _ in self.pairs:
                if prey in (one, other):
                    yield f"drop {prey} {kind} {other if prey == one else one}"
        if self.has(prey, "mimicry") and not self.is_marked(prey, "mimicked"):
            for goal in self.animals:
                fresh = self.data["mimicry"] == "turn" or not self.is_marked(goal, "attacked")
                if goal[0] == prey[0] and goal != prey and fresh and self.can_attack(hunter, goal):
                    yield f"redirect {prey} {goal}"

    def shares(self) -> Iterator[str]:
        """ORI-4.15"""
        for kind, one, other, pair in self.pairs:
            for giver, receiver in ((one, other), (other, one)):
                there_is_one = kind == "cooperation" or self.data["base"]
                if receiver in pair["owes"] and receiver[0] == self.me and there_is_one and self.may_take(receiver):
                    yield f"{kind.removesuffix('ion')}e {giver} {receiver}"


@pytest.mark.parametrize("seats", range(2, 9))
@pytest.mark.parametrize("mimicry", ["chain", "turn"])
@settings(max_examples=40, deadline=None, derandomize=True)
@given(where=seeds_and_steps())
def test_choices_are_complete(seats: int, mimicry: str, where: tuple[int, int]) -> None:
    """ORI-2.1 ORI-2.3 ORI-2.4 ORI-4.2 ORI-4.3 ORI-4.5 ORI-4.6 ORI-4.7 ORI-4.8 ORI-4.10 ORI-4.11 ORI-4.12 ORI-4.13
    ORI-4.14 ORI-4.15: nothing is missing, nothing is too much.
    """
    state = reached(GAME, GAME.settle(seats, mimicry=mimicry), *where)

    texts = [GAME.text(state, choice) for choice in GAME.choices(state)]

    assert sorted(texts) == sorted(Reader(GAME.to_data(state)).legal())


@pytest.mark.parametrize("mimicry", ["chain", "turn"])
def test_choices_are_complete_in_the_middle_of_things(mimicry: str) -> None:
    """ORI-4.8 ORI-4.10 ORI-4.15: attacks, scavengers and pairs that wait, which a random position seldom meets."""
    met = dict.fromkeys(("attack", "scavenging", "owes"), 0)
    for seed in range(40):
        dice = stream(seed)
        state = GAME.new(GAME.settle(4, mimicry=mimicry), dice)
        while state.seat != NOBODY:
            if state.agenda.depth:
                data = GAME.to_data(state)
                reader = Reader(data)
                met["attack"] += bool(data["attack"])
                met["scavenging"] += data["scavenging"]
                met["owes"] += any(pair["owes"] for *_, pair in reader.pairs) and not data["scavenging"]
                assert sorted(GAME.text(state, choice) for choice in GAME.choices(state)) == sorted(reader.legal())
            choices = GAME.choices(state)
            state.play(choices[dice.below(len(choices))], dice)

    assert all(met.values()), met
