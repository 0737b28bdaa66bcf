"""The table of traits that meet, in the docs, and the tests that name its cells say the same."""

import ast
import re
from collections import defaultdict
from pathlib import Path

from galapagos.games.origin.cards import DECK

HERE = Path(__file__).parent
PAGE = (HERE.parent.parent.parent / "docs" / "origin-traits.md").read_text(encoding="utf-8")
NAMED = re.compile(r"\[([a-z-]+) × ([a-z-]+)\]")
ROW = re.compile(r"^\| ([a-z-]+) × ([a-z-]+) \| (.+) \| (.+) \|$", re.MULTILINE)

Cell = tuple[str, ...]


def cell(one: str, other: str) -> Cell:
    """Two traits, whichever is named first."""
    return tuple(sorted((one, other)))


def cells_in_docstrings() -> dict[Cell, list[str]]:
    """For each cell the test functions whose docstrings name it."""
    found: dict[Cell, list[str]] = defaultdict(list)
    for file in sorted(HERE.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for one, other in NAMED.findall(" ".join((ast.get_docstring(node) or "").split())):
                    if node.name not in found[cell(one, other)]:
                        found[cell(one, other)].append(node.name)
    return found


def drawn_cells() -> dict[Cell, bool]:
    """The triangle at the top of the page: every cell, and whether it is a dot where two traits meet."""
    triangle = re.search(r"```text\n(.*?)```", PAGE, re.DOTALL)
    assert triangle is not None
    rows = [line.split() for line in triangle[1].splitlines()]
    return {
        cell(row[0], rows[at][0]): mark == "●" for row in rows for at, mark in enumerate(row[1:])
    }  # fmt: skip


def test_every_two_traits_have_their_cell() -> None:
    """ORI-1.2: 19 traits, 190 cells, each trait with itself included."""
    assert {*drawn_cells()} == {cell(one, other) for one in DECK.traits for other in DECK.traits}
    assert len(drawn_cells()) == 190


def test_the_drawing_and_the_table_agree() -> None:
    """Where two traits meet, the table says what happens, and nowhere else."""
    told = [cell(one, other) for one, other, _, _ in ROW.findall(PAGE)]

    assert len(told) == len({*told})
    assert {*told} == {each for each, meets in drawn_cells().items() if meets}


def test_every_meeting_is_tested_by_the_tests_that_are_named() -> None:
    """Each cell where traits meet has tests, which name it; and what they name stands on the page."""
    on_the_page = {cell(one, other): re.findall(r"`(\w+)`", tests) for one, other, _, tests in ROW.findall(PAGE)}

    assert on_the_page == dict(sorted(cells_in_docstrings().items()))
    assert all(on_the_page.values())
