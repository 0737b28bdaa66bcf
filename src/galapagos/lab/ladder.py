"""How strong bots are: matches in which every seat is held by each of two bots as often as by the other."""

import json
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import asdict, dataclass
from itertools import combinations
from multiprocessing import get_context
from pathlib import Path

from galapagos.bots.bot import Bot
from galapagos.core.dice import stream
from galapagos.core.errors import Malformed
from galapagos.core.playout import Tally
from galapagos.games.game import Game, Setup
from galapagos.lab.playing import Thinking, play


@dataclass(frozen=True)
class Bout:
    """One game of a ladder: which bot sits where. Games 2n and 2n + 1 have the same deal and swapped seats."""

    number: int
    bots: tuple[str, ...]


@dataclass(frozen=True)
class Outcome:
    """How a bout ended, seat by seat."""

    number: int
    bots: tuple[str, ...]
    places: list[int]
    points: list[int]
    ending: str
    thinking: list[Thinking]

    def to_line(self) -> str:
        """As it is kept in a file."""
        return json.dumps(asdict(self))

    @classmethod
    def from_line(cls, line: str) -> "Outcome":
        """The reverse of `to_line`."""
        data = json.loads(line)
        thinking = [Thinking(**each) for each in data.pop("thinking")]
        return cls(**data | {"bots": tuple(data["bots"]), "thinking": thinking})


@dataclass(frozen=True)
class Ladder:
    """What is played: a game, its set-up, bots by name, how many games each pair plays, and the seed of it all."""

    game: Game
    setup: Setup
    bots: Mapping[str, Bot]
    games: int
    seed: int

    def bouts(self) -> list[Bout]:
        """All games: of each pair, or, where a game is played alone, of each bot."""
        if self.setup.seats == 1:
            return [Bout(number, (name,)) for name in self.bots for number in range(self.games)]
        return [bout for pair in combinations(self.bots, 2) for bout in self.between(pair)]

    def between(self, pair: tuple[str, str]) -> Iterator[Bout]:
        """The games of two bots: one seating after the other, each played with both ways round."""
        seatings = self.seatings()
        for number in range(self.games):
            seating = seatings[number // 2 % len(seatings)]
            yield Bout(number, tuple(pair[(side + number) % 2] for side in seating))

    def seatings(self) -> list[tuple[int, ...]]:
        """Every way to seat two bots at half of the sides each, partners alike, in a random order."""
        sides = self.sides()
        ways = [chosen for chosen in combinations(range(sides), sides // 2) if 2 * len(chosen) < sides or 0 in chosen]
        order = list(ways)
        dice = stream(self.seed)
        for left in range(len(order) - 1, 0, -1):
            pick = dice.below(left + 1)
            order[left], order[pick] = order[pick], order[left]
        return [tuple(int(seat % sides not in chosen) for seat in range(self.setup.seats)) for chosen in order]

    def sides(self) -> int:
        """How many sides play against each other."""
        form = next(form for form in self.game.forms if form.id == self.setup.form)
        return form.sides or self.setup.seats

    def heading(self) -> str:
        """What a file of outcomes belongs to."""
        return json.dumps(
            {
                "ladder": self.game.id,
                "rules": self.game.rules_version,
                "data": self.game.data_digest,
                "seats": self.setup.seats,
                "form": self.setup.form,
                "options": dict(self.setup.options),
                "seed": self.seed,
            }
        )

    def play(self, bout: Bout) -> Outcome:
        """Play one game."""
        deal = bout.number // 2 if self.setup.seats > 1 else bout.number
        played = play(
            self.game,
            self.setup,
            [self.bots[name] for name in bout.bots],
            stream(self.seed, 2 * deal),
            stream(self.seed, 2 * bout.number + 1),
            Tally(),
        )
        result = played.result
        return Outcome(
            bout.number, bout.bots, result.places, result.points, result.solo or result.reason, played.thinking
        )


def climb(ladder: Ladder, jobs: int, file: Path | None = None) -> Iterator[Outcome]:
    """Play all games in so many processes; those that a file holds already are not played again."""
    kept = {} if file is None else read(ladder, file)
    bouts = ladder.bouts()
    yield from (kept[bout] for bout in bouts if bout in kept)
    for outcome in run(ladder, [bout for bout in bouts if bout not in kept], jobs):
        if file is not None:
            with file.open("a", encoding="utf-8") as lines:
                lines.write(outcome.to_line() + "\n")
        yield outcome


def run(ladder: Ladder, bouts: list[Bout], jobs: int) -> Iterator[Outcome]:
    if jobs == 1:
        yield from map(ladder.play, bouts)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        yield from pool.map(ladder.play, bouts)


def read(ladder: Ladder, file: Path) -> dict[Bout, Outcome]:
    """What a file holds of a ladder; a new file is begun."""
    heading = ladder.heading()
    if not file.exists():
        file.write_text(heading + "\n", encoding="utf-8")
    first, *lines = file.read_text(encoding="utf-8").splitlines() or [""]
    if first != heading:
        raise Malformed(first[:60], f"{file} does not belong to this ladder; its first line would be {heading}")
    outcomes = [Outcome.from_line(line) for line in lines]
    return {Bout(outcome.number, outcome.bots): outcome for outcome in outcomes}
