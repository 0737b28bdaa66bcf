"""Figures as they stand in a game's folder."""

from pathlib import Path

import pytest

from galapagos.core.errors import Malformed
from galapagos.text.figures import load

FIGURE = """players = ["Ada", "Ben"]
[[figure]]
clause = "ABC-1.1"
shows = ["middle"]
position = "feed"
alt = {en = "A bush.", de = "Ein Strauch."}
en = "Food."
"""


def test_a_figure_is_told_in_every_language(tmp_path: Path) -> None:
    """What is missing is said with the clause it belongs to."""
    (tmp_path / "figures.toml").write_text(FIGURE)
    with pytest.raises(Malformed, match=r"the figure of ABC-1\.1: None cannot be read: de is a text"):
        load(tmp_path)

    (tmp_path / "figures.toml").write_text(FIGURE + 'de = "Nahrung."\n')
    [figure] = load(tmp_path)
    assert figure.caption == {"en": "Food.", "de": "Nahrung."}
    assert figure.players == ["Ada", "Ben"]


def test_a_game_need_not_have_figures(tmp_path: Path) -> None:
    """Its rules are text alone then."""
    assert load(tmp_path) == []
