"""Pairs that need no question about their order lose nothing that could have been chosen."""

from collections.abc import Iterator
from itertools import combinations
from random import Random

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.state import NOBODY

GAME = gp.game("origin")

Pair = tuple[str, str, str]
Tokens = tuple[int, ...]


class Partners:
    """Animals and pairs after a red token was taken, played by the letter of ORI-4.15 without any shortcut."""

    def __init__(self, needs: list[int], fat: list[int], pairs: list[Pair], base: int) -> None:
        self.needs, self.fat, self.pairs, self.start = needs, fat, pairs, base

    def outcomes(self, first: int) -> set[Tokens]:
        """The tokens of all animals, and what is left of the base, after every order in which pairs can work."""
        empty = (0,) * len(self.needs)
        found: set[Tokens] = set()
        tokens, owed = self.receive((*empty, self.start - 1), first, True, frozenset(), frozenset())
        self.go_on(tokens, owed, frozenset(), found)
        return found

    def go_on(self, tokens: Tokens, owed: frozenset, used: frozenset, found: set[Tokens]) -> None:
        waiting = [debt for debt in owed if self.is_payable(tokens, debt)]
        if not waiting:
            found.add(tokens)
        for pair, receiver in waiting:
            now_used = used | {pair}
            left = frozenset(debt for debt in owed if debt[0] != pair)
            red = self.pairs[pair][0] == "communication"
            after = (*tokens[:-1], tokens[-1] - red)
            self.go_on(*self.receive(after, receiver, red, left, now_used), now_used, found)

    def is_payable(self, tokens: Tokens, debt: tuple[int, int]) -> bool:
        pair, receiver = debt
        if self.pairs[pair][0] == "communication" and tokens[-1] == 0:
            return False
        if tokens[receiver] >= self.needs[receiver] + self.fat[receiver]:
            return False
        symbionts = [int(one) for kind, one, other in self.pairs if kind == "symbiosis" and int(other) == receiver]
        return all(tokens[one] >= self.needs[one] for one in symbionts)

    def receive(
        self, tokens: Tokens, receiver: int, red: bool, owed: frozenset, used: frozenset
    ) -> tuple[Tokens, frozenset]:
        tokens = (*tokens[:receiver], tokens[receiver] + 1, *tokens[receiver + 1 :])
        for pair, (kind, one, other) in enumerate(self.pairs):
            works = kind == "cooperation" or (kind == "communication" and red)
            if works and pair not in used and str(receiver) in (one, other):
                owed = owed | {(pair, int(other) if str(receiver) == one else int(one))}
        return tokens, owed

    def text(self) -> str:
        """The same as a position; a grazer beside the group, and a second player who may always do something."""
        kinds = {1: "", 2: "big", 3: "parasite"}
        lines = [f"feed, base {self.start}", "a:"]
        for number, (need, fat) in enumerate(zip(self.needs, self.fat, strict=True), 1):
            lines.append(f"A{number}: {kinds[need]} {'fat-tissue ' * fat}")
        lines.append(f"A{len(self.needs) + 1}: grazing, 1 red")
        lines += [f"A{int(one) + 1} A{int(other) + 1}: {kind}" for kind, one, other in self.pairs]
        return "\n".join([*lines, "b:", "B1: hibernation"])


def groups() -> Iterator[Partners]:
    """Small groups of partners, each another one."""
    random = Random(2010)
    for _ in range(250):
        count = random.randint(2, 4)
        couples = [
            (kind, str(one), str(other))
            for one, other in combinations(range(count), 2)
            for kind in ("cooperation", "communication", "symbiosis")
        ]
        chosen = random.sample(couples, min(len(couples), random.randint(1, 5)))
        chosen = [(kind, *random.sample((one, other), 2)) for kind, one, other in chosen]
        if (
            sum(kind == "communication" for kind, *_ in chosen) > 4
            or sum(kind == "symbiosis" for kind, *_ in chosen) > 4
        ):
            continue
        needs = [random.choice((1, 1, 2, 3)) for _ in range(count)]
        fat = [random.choice((0, 0, 0, 1)) for _ in range(count)]
        yield Partners(needs, fat, chosen, random.randint(1, 6))


def played(partners: Partners, first: int) -> set[Tokens]:
    """What the game makes of the same group, whatever its owner chooses when he is asked."""
    state = GAME.position(partners.text())
    found: set[Tokens] = set()
    waiting = [(state, GAME.find(state, f"take A{first + 1}"))]
    while waiting:
        before, choice = waiting.pop()
        after = before.copy()
        after.play(choice, stream(1))
        assert after.seat != NOBODY
        if after.agenda.depth:
            waiting += [(after, each) for each in GAME.choices(after)]
        else:
            rows = range(len(partners.needs))
            found.add((*(int(after.food[row] + after.yellow[row]) for row in rows), int(after.base)))
    return found


def test_what_goes_by_itself_takes_no_outcome_away() -> None:
    """ORI-4.15 [communication × cooperation] [communication × communication] [cooperation × cooperation]
    [communication × symbiosis] [cooperation × symbiosis]: every distribution that some order could bring is still
    reached, and no other one.
    """
    compared = asked = 0
    for partners in groups():
        for first in range(len(partners.needs)):
            state = GAME.position(partners.text())
            if f"take A{first + 1}" not in [GAME.text(state, choice) for choice in GAME.choices(state)]:
                continue
            expected = partners.outcomes(first)
            assert played(partners, first) == expected, partners.text()
            compared += 1
            asked += len(expected) > 1

    assert compared > 300
    assert asked > 30
