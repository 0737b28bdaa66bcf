"""Every text a player reads exists in both languages."""

import string
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.extract import extract
from babel.messages.pofile import read_po

import galapagos as gp
from galapagos.bots.levels import LEVELS
from galapagos.games.game import Game
from galapagos.text.catalogue import HOUSE, Say

SOURCES = HOUSE.parent
KEYWORDS = {"say": None, "count": (2, 3)}


def messages_in(folder: Path) -> Iterator[str]:
    """The messages that the code below a folder says; those of plural texts by their singular."""
    for file in sorted(folder.rglob("*.py")):
        with file.open("rb") as lines:
            for _, message, _, _ in extract("python", lines, keywords=KEYWORDS):
                yield message if isinstance(message, str) else message[0]


def messages_of(game: Game) -> set[str]:
    """What a game's code says, and what the house says in its name."""
    described = [game.invitation, *(form.text for form in game.forms), *(option.text for option in game.options)]
    values = [value for option in game.options if not isinstance(option.values, range) for value in option.values]
    return {*messages_in(game.folder), *described, *values, *game.grammar.verbs}


def messages_of_the_house() -> set[str]:
    """What all code outside the games' folders says."""
    rooms = [folder for folder in SOURCES.iterdir() if folder.is_dir() and folder.name != "games"]
    return {message for room in rooms for message in messages_in(room)} | {*LEVELS}


CATALOGUES = [pytest.param(HOUSE, messages_of_the_house(), id="house")] + [
    pytest.param(game.folder, messages_of(game), id=game.id) for game in gp.games().values() if game.id != "toy"
]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name}


@pytest.mark.parametrize(("folder", "said"), CATALOGUES)
def test_german_is_complete(folder: Path, said: set[str]) -> None:
    """Each message has its German, and the catalogue holds none that nobody says."""
    with (folder / "de.po").open("rb") as lines:
        catalogue = read_po(lines)
    known = {message.id if isinstance(message.id, str) else message.id[0] for message in catalogue if message.id}
    house = {*Say("de").messages}

    assert said - known - (house if folder != HOUSE else set()) == set()
    assert known - said == set()


@pytest.mark.parametrize(("folder", "said"), CATALOGUES)
def test_german_says_what_english_says(folder: Path, said: set[str]) -> None:
    """The same values stand in both, and nothing is left empty."""
    with (folder / "de.po").open("rb") as lines:
        catalogue = read_po(lines)
    for message in catalogue:
        english = [message.id] if isinstance(message.id, str) else [*message.id]
        german = [message.string] if isinstance(message.string, str) else [*message.string]
        assert all(german)
        if english != [""]:
            assert set.union(*map(fields, english)) == set.union(*map(fields, german)), english


def test_lists_are_joined_as_people_speak() -> None:
    """One, two and three."""
    assert Say("en").join(["one", "two", "three"]) == "one, two and three"
    assert Say("de").join(["eins", "zwei"]) == "eins und zwei"
    assert Say("de").join(["eins"]) == "eins"
    assert Say("de").join([]) == ""


def test_plurals_follow_the_number() -> None:
    """None is many."""
    say = Say("en")
    assert [say.count(n, "{n} card", "{n} cards") for n in (0, 1, 2)] == ["0 cards", "1 card", "2 cards"]


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    """Nobody is answered in English without having asked."""
    with pytest.raises(ValueError, match="en and de"):
        Say("fr")
