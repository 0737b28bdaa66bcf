"""The list of choices is exactly what the rules allow, worked out a second time from plain data."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

import galapagos as gp
from tests.games.positions import reached, seeds_and_steps

GAME = gp.game("beginning")
PROTECTION = {"flying", "nocturnal", "fast", "hiding"}

Species = dict[str, Any]


def legal(data: dict[str, Any]) -> Iterator[str]:
    """What a person with the rules and the whole table in front of him would allow."""
    seat = "abcde".index(data["seat"])
    own = {f"{'ABCDE'[seat]}{n}": each for n, each in enumerate(data["seats"][seat]["species"], 1)}
    everybody = {
        f"{letter}{n}": each
        for letter, other in zip("ABCDE", data["seats"], strict=False)
        for n, each in enumerate(other["species"], 1)
    }
    if data["step"] == "play":
        yield "done"
        for card in set(data["seats"][seat]["hand"]):
            yield from plays(card, own)
    else:
        yield from meals(own, everybody, data["hole"])


def plays(card: str, own: dict[str, Species]) -> Iterator[str]:
    """BEG-3.1 and BEG-3.2."""
    yield f"found {card}"
    for name, each in own.items():
        yield f"grow {card} {name}"
        if card not in each["traits"]:
            old = each["traits"] if len(each["traits"]) == 3 else [""]
            yield from (f"evolve {card} {name} {kind}".strip() for kind in old)


def meals(own: dict[str, Species], everybody: dict[str, Species], hole: int) -> Iterator[str]:
    """BEG-4.1 to BEG-4.13."""
    must = False
    for name, each in own.items():
        places = len(each["cards"]) * (2 if "fat-tissue" in each["traits"] else 1)
        if each["chips"] >= places:
            continue
        if "carnivore" in each["traits"]:
            food = [
                f"attack {name} {target}"
                for target, other in everybody.items()
                if target != name and PROTECTION & {*other["traits"]} <= {*each["traits"]}
            ]
        else:
            food = [f"feed {name}"] if hole else []
        yield from food
        must = must or (bool(food) and each["chips"] < len(each["cards"]))
    if not must:
        yield "stop"


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@settings(max_examples=60, deadline=None, derandomize=True)
@given(where=seeds_and_steps())
def test_choices_are_complete(seats: int, where: tuple[int, int]) -> None:
    """BEG-3.1 BEG-3.2 BEG-4.1 BEG-4.3 BEG-4.4 BEG-4.5 BEG-4.9 BEG-4.13: nothing is missing, nothing is too much."""
    state = reached(GAME, GAME.settle(seats), *where)

    texts = [GAME.text(state, choice) for choice in GAME.choices(state)]

    assert sorted(texts) == sorted(legal(GAME.to_data(state)))
