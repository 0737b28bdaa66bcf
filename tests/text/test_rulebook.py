"""Rules texts, clauses and the tests that cite them say the same ids."""

import re
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.games.game import Game
from galapagos.text.rulebook import Rulebook

GAMES = [pytest.param(game, id=game.id) for game in gp.games().values() if game.id != "toy"]
TESTS = Path(__file__).parent.parent / "games"
CITED = re.compile(r"\b[A-Z0-9]+-\d+\.\d+\b")


def cited_by(game: Game) -> set[str]:
    """All clause ids that the docstrings of a game's tests cite."""
    text = "\n".join(file.read_text(encoding="utf-8") for file in (TESTS / game.id).rglob("test_*.py"))
    return {found for docstring in re.findall(r'"""(.*?)"""', text, re.DOTALL) for found in CITED.findall(docstring)}


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_in_the_same_order(game: Game) -> None:
    """A rule that is missing in one of them is a rule somebody does not know."""
    assert [*game.rulebook("en").clauses] == [*game.rulebook("de").clauses]


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_is_cited_by_a_test_and_none_is_invented(game: Game) -> None:
    """The ids of the rules text and of the tests agree."""
    clauses = {*game.rulebook("en").clauses}
    prefixes = {clause.partition("-")[0] for clause in clauses}

    assert {cited for cited in cited_by(game) if cited.partition("-")[0] in prefixes} == clauses


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_the_code_names_exists(game: Game) -> None:
    """Docstrings and refusals point at real clauses."""
    clauses = {*game.rulebook("en").clauses}
    prefixes = {clause.partition("-")[0] for clause in clauses}
    code = "\n".join(file.read_text(encoding="utf-8") for file in game.folder.rglob("*.py"))

    assert {named for named in CITED.findall(code) if named.partition("-")[0] in prefixes} <= clauses


def test_a_clause_goes_on_in_indented_lines(tmp_path: Path) -> None:
    """And ends where the indentation ends."""
    (tmp_path / "rules.en.md").write_text(
        "# Rules\n\n- **ABC-1.1** One\n  and two.\n\nNo clause.\n- **ABC-1.2** Three.\n"
    )

    assert Rulebook.load(tmp_path, "en").clauses == {"ABC-1.1": "One and two.", "ABC-1.2": "Three."}


def test_a_clause_that_stands_twice_is_refused(tmp_path: Path) -> None:
    """Ids are promises."""
    (tmp_path / "rules.en.md").write_text("- **ABC-1.1** One\n- **ABC-1.1** Two\n")

    with pytest.raises(ValueError, match=r"ABC-1\.1 stands twice"):
        Rulebook.load(tmp_path, "en")
