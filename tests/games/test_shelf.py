"""Data files: a game's own, and a reader's corrected copies."""

from pathlib import Path

import pytest

from galapagos.core.errors import Malformed
from galapagos.games.deck import Deck
from galapagos.games.shelf import BrokenData, Shelf

CARD = '[[card]]\nid = "reed"\ncopies = 3\nsource = "known"\nen = "reed"\nde = "Schilf"\n'


def shelf(folder: Path, own: str = CARD, readers: str | None = None) -> Shelf:
    (folder / "own").mkdir()
    (folder / "own" / "cards.toml").write_text(own, encoding="utf-8")
    if readers is None:
        return Shelf(folder / "own", ["cards.toml"])
    (folder / "cards.toml").write_text(readers, encoding="utf-8")
    return Shelf(folder / "own", ["cards.toml"], folder)


def test_a_game_reads_its_own_files(tmp_path: Path) -> None:
    """Ids, copies, and names in both languages."""
    deck = Deck.load(shelf(tmp_path))

    assert (deck.ids, deck.copies, deck.faces()) == (("reed",), (3,), [0, 0, 0])
    assert deck.names["de"]["reed"] == "Schilf"


def test_a_readers_copy_takes_the_place_of_a_file(tmp_path: Path) -> None:
    """And gives another digest, which travels in the record."""
    own = Deck.load(shelf(tmp_path))
    (tmp_path / "cards.toml").write_text(CARD.replace("3", "4"), encoding="utf-8")

    corrected = Deck.load(Shelf(tmp_path / "own", ["cards.toml"], tmp_path))

    assert corrected.copies == (4,)
    assert corrected.digest != own.digest


def test_a_folder_without_any_of_the_files_is_refused(tmp_path: Path) -> None:
    """Whoever mistypes a file's name would otherwise play with our data without knowing."""
    with pytest.raises(Malformed, match=r"a folder with your own copy of cards\.toml"):
        Shelf(tmp_path, ["cards.toml"], tmp_path / "nowhere")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        ("[[card", r"cards\.toml: .* a TOML file in UTF-8 stands here"),
        ("", r"cards\.toml: 'card' cannot be read: entries \[\[card\]\] stand here"),
        (CARD.replace("known", "guessed"), r"cards\.toml, card reed: 'guessed' .* source is one of known, seen"),
        (CARD.replace('source = "known"\n', ""), r"cards\.toml, card reed: '' .* source is one of known, seen"),
        (CARD.replace("3", "0"), r"cards\.toml, card reed: 0 cannot be read: copies is a whole number from 1"),
        (CARD + CARD.replace('id = "reed"\n', ""), r"cards\.toml, card 2: None cannot be read: id is a text"),
    ],
)
def test_a_broken_file_is_refused_with_file_entry_and_reason(tmp_path: Path, content: str, complaint: str) -> None:
    """So that whoever corrects a copy finds the line."""
    with pytest.raises(BrokenData, match=complaint):
        Deck.load(shelf(tmp_path, readers=content))


def test_names_and_remarks_do_not_make_another_deck(tmp_path: Path) -> None:
    """A corrected German name must not shut old records out."""
    own = Deck.load(shelf(tmp_path))
    renamed = "# A remark.\n" + CARD.replace("Schilf", "Schilfrohr").replace("known", "seen")
    (tmp_path / "cards.toml").write_text(renamed, encoding="utf-8")

    assert Deck.load(Shelf(tmp_path / "own", ["cards.toml"], tmp_path)).digest == own.digest
