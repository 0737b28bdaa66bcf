"""What is sent when something happened: as little as there is to see."""

import re
from pathlib import Path

from tests.table.person import Person, call
from tests.table.serving import running


def test_of_a_large_block_only_what_changed_inside_is_sent(tmp_path: Path) -> None:
    """The markers on the evolution field move: its two scales come anew, the map and the field around them stay."""
    with running(tmp_path) as server:
        ada = call(Person(server.address), "Ada")
        ada.client.post("/play/biosphere")
        ada.go("/").follow("Biosphere").await_turn()
        [stamp] = re.findall(r'data-number="([^"]+)"', ada.html)
        form = ada.choices()
        assert form is not None

        ada.post(form, form.buttons[0][1])

        answer = ada.client.get(f"/table/{ada.table}/changes?since={stamp}", headers={"x-galapagos": "script"})
        sent = answer.json()["blocks"]
        assert {"small-large", "specific-general"} <= {*sent}
        assert not {"board-field", "board-map"} & {*sent}


def test_a_stamp_of_endless_digits_was_never_said(tmp_path: Path) -> None:
    """Whoever comes with one is told everything, as a newcomer is."""
    with running(tmp_path) as server:
        ada = call(Person(server.address), "Ada")
        ada.client.post("/play/beginning")
        ada.go("/").follow("Beginning")

        since = f"{server.house.epoch}-{5000 * '9'}"
        answer = ada.client.get(f"/table/{ada.table}/changes?since={since}", headers={"x-galapagos": "script"})
        assert answer.json()["whole"]
