"""The deck as data: what the rule book fixes, and a reader's corrections."""

from collections import Counter
from pathlib import Path

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.playout import Tally, play_out
from galapagos.games.biosphere5.deck import FIELDS, FILES, FOLDER, LOWER_HALVES, RANKS, Deck
from galapagos.games.shelf import BrokenData, Shelf
from galapagos.lab.simulate import simulate

DECK = gp.game("biosphere5").deck
BASE = [halves for halves in DECK.halves if not halves.brink]


def test_what_the_rule_book_says_of_the_deck() -> None:
    """B5-1.1: 25 different cards: for each field a perfect and a makeshift achievement and two rescues; one wins."""
    uppers = Counter((RANKS[halves.rank], halves.field) for halves in BASE)

    assert uppers == {("biosphere", 6): 1} | {
        (rank, field): copies
        for rank, copies in (("perfect", 1), ("makeshift", 1), ("rescue", 2))
        for field in range(6)
    }
    assert len(set(BASE)) == sum(DECK.copies[: len(BASE)]) == 25


def test_what_the_rule_book_says_of_lower_halves() -> None:
    """B5-1.1: green cards have the special ones, New Hope on Deep Well and Bunker; each catastrophe is there thrice."""
    lowers = Counter(LOWER_HALVES[halves.lower] for halves in BASE)
    green = {LOWER_HALVES[halves.lower] for halves in BASE if RANKS[halves.rank] in ("perfect", "biosphere")}

    assert [lowers[name] for name in LOWER_HALVES[:6]] == [3] * 6
    assert green == {"new-hope", "espionage", "sabotage", "attack"}
    assert DECK.lower_half("deep-well") == DECK.lower_half("bunker") == "new-hope"
    assert DECK.lower_half("biosphere") == "attack"


def test_four_cards_are_level_three_in_both_halves() -> None:
    """B5-3.1: as in the solo example, where four such cards turn up together."""
    high = [
        card
        for card, halves in zip(DECK.ids, DECK.halves, strict=True)
        if halves.field in (4, 5) and halves.lower in (4, 5, 8)
    ]

    assert [card for card in high if RANKS[DECK.halves[DECK.ids.index(card)].rank] != "rescue"] == [
        "revitalisation",
        "new-league",
        "back-to-nature",
        "anarchy",
    ]


def test_the_expansion_adds_three_cards() -> None:
    """B5-6.1: equal ones."""
    assert DECK.faces(True)[25:] == [DECK.ids.index("leadership")] * 3
    assert len(DECK.faces(False)) == 25


def corrected(folder: Path, old: str, new: str) -> Path:
    """A reader's own card file."""
    text = (FOLDER / "cards.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / "cards.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


SHACK = 'upper = "makeshift housing"\nlower = "impoverishment"'


def test_a_reader_may_correct_the_deck(tmp_path: Path) -> None:
    """B5-1.1: the shack brings drought; another digest, and whole games are played with it, in other processes too."""
    game = gp.game("biosphere5", corrected(tmp_path, SHACK, SHACK.replace("impoverishment", "drought")))

    table = game.position("act\na: hand shack canister-crime, open\nb:")
    assert "unleash shack canister-crime" in [game.text(table, choice) for choice in game.choices(table)]
    assert game.data_digest != gp.game("biosphere5").data_digest
    for form, seats in (("duel", 2), ("solo", 1)):
        state = game.new(game.settle(seats, form, brink="yes"), stream(1))
        play_out(state, stream(1), Tally())
        assert state.result() is not None
    setup, bots = game.settle(2), ("random", "random")
    assert simulate(game, setup, bots, 300, 1, jobs=2).summary() == simulate(game, setup, bots, 300, 1).summary()


def test_a_card_does_not_protect_from_itself(tmp_path: Path) -> None:
    """B5-4.3: a tent that brings a hurricane takes another tent beside it."""
    tent = 'upper = "rescue housing"\nlower = "{}"'
    game = gp.game("biosphere5", corrected(tmp_path, tent.format("impoverishment"), tent.format("hurricane")))

    def unleashed(hand: str) -> list[str]:
        state = game.position(f"act\na: hand {hand}, open\nb:")
        texts = [game.text(state, choice) for choice in game.choices(state)]
        return [text for text in texts if text.startswith("unleash")]

    assert unleashed("tent-impoverishment") == []
    assert unleashed("tent-impoverishment tent-collapse") == ["unleash tent-impoverishment tent-collapse"]


@pytest.mark.parametrize(
    ("old", "new", "right"),
    [
        (
            SHACK,
            SHACK.replace("makeshift housing", "makeshift garden"),
            r"card shack: 'makeshift garden' .* upper is one of",
        ),
        (
            SHACK,
            SHACK.replace("impoverishment", "flood"),
            r"card shack: 'flood' cannot be read: lower is one of hurricane",
        ),
        (SHACK, SHACK.replace("impoverishment", "show-of-force"), "are the halves of one card"),
        ('id = "shack"', 'id = "shack"\ncopies = 2', r"26 cannot be read: a deck has 25 cards, with the expansion 28"),
        ("copies = 3\n", "", r"26 cannot be read: a deck has 25 cards, with the expansion 28"),
        ('id = "shack"', 'id = "bunker"', "no id stands twice"),
        (SHACK, 'upper = "biosphere"\nlower = "attack"', "2 cannot be read: one card of a deck builds the Biosphere 5"),
        (
            'upper = "biosphere"',
            'upper = "perfect water"',
            "0 cannot be read: one card of a deck builds the Biosphere 5",
        ),
        ("brink = true\n", "", "28 cannot be read: a deck has 25 cards"),
        (SHACK, SHACK + "\nbrink = 1", "brink is true or false"),
    ],
)
def test_a_deck_that_is_none_is_refused(tmp_path: Path, old: str, new: str, right: str) -> None:
    """B5-1.1 B5-6.1: with file, card and reason."""
    with pytest.raises(BrokenData, match=right):
        Deck.load(Shelf(FOLDER, FILES, corrected(tmp_path, old, new)))


def test_every_word_needs_a_name(tmp_path: Path) -> None:
    """Whoever translates forgets none."""
    text = (FOLDER / "names.toml").read_text(encoding="utf-8").replace('id = "drought"', 'id = "dryness"')
    (tmp_path / "names.toml").write_text(text, encoding="utf-8")

    with pytest.raises(BrokenData, match="'drought' cannot be read: this word needs a"):
        Deck.load(Shelf(FOLDER, FILES, tmp_path))


def test_every_card_has_a_name_in_both_languages() -> None:
    """And every field, lower half and leader."""
    for language in ("en", "de"):
        assert {*DECK.ids, *FIELDS, *LOWER_HALVES} <= {*DECK.names[language]}
