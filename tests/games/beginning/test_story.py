"""What a player reads: choices, log and table, in English and German."""

import string

import pytest
from babel.messages.pofile import read_po
from rich.text import Text

import galapagos as gp
from galapagos.core.events import Events
from galapagos.games.beginning.cards import DECK
from tests.playing import Table

GAME = gp.game("beginning")
PLAYERS = ["Player 0", "Player 1", "Player 2"]


def story(position: str, *texts: str, language: str, eyes: int) -> list[str]:
    """The log of these choices as one pair of eyes reads it."""
    table = Table("beginning", position)
    events = Events()
    for text in texts:
        table.state.play(GAME.find(table.state, text), table.dice, events)
    lines = [GAME.tell(events, at, eyes, PLAYERS, GAME.say(language)) for at in range(events.count)]
    return [line for line in lines if line is not None]


def shown(position: str, eyes: int, language: str) -> str:
    """The table as these eyes see it, without colours."""
    state = GAME.position(position)
    return Text.from_markup(GAME.picture(GAME.view(state, eyes), PLAYERS, GAME.say(language))).plain


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("found horns", "horns face down as a new species", "Hörner verdeckt als neue Tierart"),
        ("grow horns A1", "horns face down: one more A1", "Hörner verdeckt: A1 wächst um eins"),
        ("evolve flying A1", "A1 gets flying", "A1 erhält: Fliegen"),
        ("evolve flying A1 horns", "A1 gets flying in place of horns", "A1 erhält: Fliegen statt Hörner"),
        ("done", "done: on to eating", "fertig: weiter zum Fressen"),
        ("feed A1", "A1 takes a chip from the watering hole", "A1 nimmt einen Chip aus dem Wasserloch"),
        ("attack A1 B1", "A1 attacks B1", "A1 greift B1 an"),
        ("stop", "stop eating", "mit dem Fressen aufhören"),
    ],
)
def test_choices_in_words(text: str, english: str, german: str) -> None:
    """Each verb reads naturally in both languages."""
    parts = GAME.grammar.read(text)

    assert GAME.phrase(parts, GAME.say("en")) == english
    assert GAME.phrase(parts, GAME.say("de")) == german


PLAYED = (
    "play, hole 3\na: hand flying fast horns hiding\nA1: horns scavenger fertile\nb:",
    "found fast",
    "grow hiding A1",
    "evolve flying A1 horns",
)


def test_the_log_of_played_cards() -> None:
    """BEG-1.2 BEG-3.1: to its player each card has a name, to others only the face-up ones."""
    assert story(*PLAYED, language="en", eyes=0) == [
        "Player 0 founds A2 with fast face down",
        "A1 grows by hiding face down",
        "A1 loses horns to make room",
        "A1 gets flying",
    ]
    assert story(*PLAYED, language="de", eyes=0) == [
        "Player 0 gründet A2, verdeckt mit „Schnelligkeit“",
        "A1 wächst, verdeckt um „Verbergen“",
        "A1 macht Platz und verliert: Hörner",
        "A1 erhält: Fliegen",
    ]
    assert story(*PLAYED, language="de", eyes=1)[:2] == [
        "Player 0 gründet A2 mit einer verdeckten Karte",
        "A1 wächst um eine verdeckte Karte",
    ]


ATTACKED = (
    """
    eat, hole 1, last round, start b
    pile: flying
    a: hand 1
    A1: carnivore fat-tissue, cards 77
    A2:
    b:
    B1: horns fat-tissue, cards fast, 2 chips
    B2: scavenger, cards 2
    """,
    "attack A1 B1",
)


def test_the_log_of_an_attack() -> None:
    """BEG-4.6 BEG-4.7 BEG-4.8 BEG-4.11: line by line, in both languages."""
    english = story(*ATTACKED, language="en", eyes=1)
    german = story(*ATTACKED, language="de", eyes=1)

    assert english[0] == "A1 attacks B1"
    assert english[2:6] == [
        "one of B1 dies (fast); its 2 chips go behind the screen",
        "A1 eats 2 chips",
        "B2 scavenges a chip",
        "B1 dies out",
    ]
    assert "the 4 discards are shuffled into a new pile" in english
    assert german[0] == "A1 greift B1 an"
    assert german[2:6] == [
        "eins von B1 stirbt (Schnelligkeit); seine 2 Chips kommen hinter den Sichtschirm",
        "A1 frisst 2 Chips",
        "B2 frisst als Aasfresser einen Chip",
        "B1 stirbt aus",
    ]
    assert "4 abgelegte Karten werden zum neuen Nachziehstapel gemischt" in german
    assert "Player 1 zieht „Fliegen“" in german
    assert len(german) == len(english)


FED = (
    """
    play, hole 1
    pile: flying nocturnal horns hiding fast
    discards: scavenger x2
    a: hand fast
    A1: long-neck, cards 2
    A2: cards 2
    b: hand 72
    B1: fertile, cards 2
    """,
    "done",
    "feed A2",
)


def test_the_log_of_a_turn() -> None:
    """BEG-2.1 BEG-2.2 BEG-2.3 BEG-2.4 BEG-4.2 BEG-4.10 BEG-5.1 BEG-5.2: what others read of it."""
    told = story(*FED, language="de", eyes=0)

    assert told[:3] == [
        "A1 holt sich mit langem Hals 2 Chips",
        "A2 nimmt einen Chip aus dem Wasserloch",
        told[2],
    ]
    assert told[2].startswith("eins von A2 verhungert (")
    assert told[3:] == [
        "Player 0 wertet 3 Chips",
        "Player 1 ist am Zug: 2 Chips kommen ins Wasserloch",
        "Player 1 bekommt eine neue Tierart, B2",
        "B1 ist fruchtbar und wächst um eins",
        "Player 1 zieht eine Karte",
        "Player 1 zieht eine Karte",
        "der Nachziehstapel ist aufgebraucht: Diese Runde ist die letzte",
        "3 abgelegte Karten werden zum neuen Nachziehstapel gemischt",
        "Player 1 zieht eine Karte",
    ]
    assert len(story(*FED, language="en", eyes=0)) == len(told)


def test_the_end_in_words() -> None:
    """BEG-5.2 BEG-5.3: why it ended, and where the points come from."""
    state = GAME.position("over, last round\na: 10 chips, hand 3\nA1: horns, cards 4, 2 chips\nb: hand 2")
    result = state.result()

    assert GAME.ending(result, GAME.say("en")) == "The draw pile was used up and the round played to its end."
    assert GAME.ending(result, GAME.say("de")) == "Der Nachziehstapel war aufgebraucht und die Runde zu Ende gespielt."
    assert [label for label, _ in GAME.account(state, GAME.say("de"))] == [
        "Chips",
        "Population",
        "Eigenschaften",
        "Handkarten",
    ]


TABLE = """
    eat, hole 3, last round
    discards: horns x2 fast
    a: 5 chips, hand hiding hiding nocturnal
    A1: carnivore flying, cards ? horns~a, 1 chip
    A2: fat-tissue, cards 2, 3 chips
    b: 1 chip, hand 4
    B1: cards 3, 3 chips
    c:
"""


def test_the_table_as_its_player_sees_it() -> None:
    """Whose turn it is, the watering hole, each species with its places, and the cards the player knows."""
    text = shown(TABLE, 0, "en")

    assert "Watering hole ●●● 3" in text
    assert "discards 3" in text
    assert "last round" in text
    assert "2× horns" in text
    assert "▶A Player 0   5 chips behind the screen   3 cards in hand\n   hand: 2× hiding, nocturnal\n" in text
    assert "A1  ●○ 2 cards, hungry   carnivore, flying   face down: horns" in text
    assert "A2  ◉● 2 cards, 3 chips   fat tissue" in text
    assert " B Player 1   1 chip behind the screen   4 cards in hand" in text
    assert "B1  ●●● 3 cards, 3 chips" in text
    assert " C Player 2   0 chips behind the screen   no cards in hand" in text


def test_the_table_in_german() -> None:
    """The same in the other language, names of cards included."""
    text = shown(TABLE, 0, "de")

    assert "Wasserloch ●●● 3" in text
    assert "letzte Runde" in text
    assert "▶A Player 0   5 Chips hinter dem Sichtschirm   3 Handkarten\n   Hand: 2× Verbergen, Nachtaktiv\n" in text
    assert "A1  ●○ 2 Karten, hungrig   Fleischfresser, Fliegen   verdeckt: Hörner" in text
    assert "B Player 1   1 Chip hinter dem Sichtschirm   4 Handkarten" in text
    assert "keine Handkarten" in text


def test_the_picture_hides_what_the_view_hides() -> None:
    """BEG-1.2: the public reads neither hands nor face-down cards."""
    text = shown(TABLE, 3, "en")

    assert "hiding" not in text
    assert "face down" not in text
    assert "3 cards in hand" in text


def test_names_of_players_are_not_read_as_markup() -> None:
    """Whatever somebody calls himself."""
    state = GAME.position(TABLE)
    picture = GAME.picture(GAME.view(state, 3), ["[red]Ann[/red]", "B", "C"], GAME.say("en"))

    assert "[red]Ann[/red]" in Text.from_markup(picture).plain


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_usual_table_fits_a_terminal(language: str) -> None:
    """Eighty columns are enough for three traits, and for five kinds of cards in hand."""
    text = shown(
        """
        play, turn 20, hole 12
        discards: carnivore fast nocturnal hiding
        a: 35 chips, hand carnivore x2 nocturnal fast x2 hiding horns
        A1: carnivore scavenger fat-tissue, cards 4, 6 chips
        A2: fast hiding, cards ? fertile~a
        b: 28 chips, hand 4
        B1: nocturnal fast fertile, cards 3
        """,
        0,
        language,
    )

    assert max(len(line) for line in text.splitlines()) <= 80


def test_every_card_has_a_name_in_both_languages() -> None:
    """BEG-1.1: the German ones are those of the rule book."""
    assert list(GAME.names("en")) == list(GAME.names("de")) == list(DECK.ids)
    assert list(GAME.names("de").values()) == [
        "Fleischfresser",
        "Fliegen",
        "Nachtaktiv",
        "Schnelligkeit",
        "Verbergen",
        "Hörner",
        "Langer Hals",
        "Aasfresser",
        "Fettschicht",
        "Fruchtbarkeit",
    ]


def test_translations_keep_the_values_of_their_messages() -> None:
    """A placeholder that is missing or misspelt in German would be lost, or break the line."""

    def values(text: str) -> set[str]:
        return {name for _, name, _, _ in string.Formatter().parse(text) if name}

    with (GAME.folder / "de.po").open("rb") as file:
        messages = [message for message in read_po(file) if message.id]

    for message in messages:
        ids, texts = ((message.id,), (message.string,)) if isinstance(message.id, str) else (message.id, message.string)
        assert all(texts), ids
        assert values(texts[-1]) == values(ids[-1])
        assert values(texts[0]) <= values(ids[-1])
