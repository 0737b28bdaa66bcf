"""Light enough for a phone on a slow line."""

from pathlib import Path
from statistics import median

import pytest

import galapagos as gp
from tests.table.browser import chromium
from tests.table.serving import running
from tests.table.sizes import FIRST_VISIT, UPDATE, first_visit, updates

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("game", [name for name in gp.games() if name != "toy"])
def test_pages_and_updates_are_small(tmp_path: Path, game: str) -> None:
    """The first visit, up to a running game, and the median update of a whole game, as they go over the wire."""
    with running(tmp_path) as server:
        assert median(updates(server, game)) <= UPDATE
        with chromium() as browser:
            assert first_visit(browser, server, game) <= FIRST_VISIT
