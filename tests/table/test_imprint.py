"""A host's imprint and the page on privacy."""

from pathlib import Path

import pytest

from tests.table.person import Person
from tests.table.serving import running


@pytest.mark.parametrize("is_file", [True, False])
def test_an_imprint_is_linked_on_every_page(tmp_path: Path, is_file: bool) -> None:
    """From the setting itself or from a file; it is text, not markup."""
    text = "The Pond Society\n<b>Bank 1</b>\n\nTelephone 1"
    file = tmp_path / "imprint.txt"
    file.write_text(text, encoding="utf-8")
    with running(tmp_path, imprint=str(file) if is_file else text) as server:
        person = Person(server.address, "de").go("/nothing").follow("Impressum")

    assert "&lt;b&gt;Bank 1&lt;/b&gt;" in person.html
    assert person.html.split("</h1>")[1].count("<p>") >= 2


def test_without_one_there_is_no_link_but_privacy_is_told(tmp_path: Path) -> None:
    """What is kept can be read by everybody, in both languages."""
    with running(tmp_path) as server:
        person = Person(server.address).go("/")
        assert "Imprint" not in person.text
        assert person.go("/imprint").status == 404
        assert "90 days" in person.go("/").follow("Privacy").text
        assert "90 Tage" in Person(server.address, "de").go("/privacy").text
