"""What a player reads: choices, log and table, in English and German."""

import pytest
from rich.text import Text

import galapagos as gp
from galapagos.core.events import Events
from tests.table import Table

GAME = gp.game("biosphere")
PLAYERS = ["Ada", "Ben", "Cleo", "Dan", "Eve", "Finn"]


def story(position: str, *texts: str, language: str) -> list[str]:
    """The log of these choices."""
    table = Table("biosphere", position)
    events = Events()
    for text in texts:
        table.state.play(GAME.find(table.state, text), table.dice, events)
    lines = [GAME.tell(events, at, 0, PLAYERS, GAME.say(language)) for at in range(events.count)]
    return [line for line in lines if line is not None]


def shown(position: str, language: str = "en") -> str:
    """The table, without colours."""
    state = GAME.position(position)
    return Text.from_markup(GAME.picture(GAME.view(state, 0), PLAYERS, GAME.say(language))).plain


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("begin small1 general1", "begin on small 1 / general 1", "auf Klein 1 / Vielseitig 1 anfangen"),
        (
            "buy small3-general4",
            "5 EP: buy small 3 / general 4 (income +1, any lifespan +1)",
            "5 EP: Klein 3 / Vielseitig 4 kaufen (Einkommen +1, Lebensdauer +1)",
        ),
        (
            "play small2-general3",
            "play small 2 / general 3: desert +2",
            "Klein 2 / Vielseitig 3 ausspielen: Wüste +2",
        ),
        ("step large1", "step to large 1", "Schritt auf Groß 1"),
        (
            "mark small-general",
            "mark the corner small 4 / general 4: reproduction, movement or income +1",
            "Eckpunkt Klein 4 / Vielseitig 4 markieren: Vermehrung, Bewegung oder Einkommen +1",
        ),
        ("climb", "one step on the band", "ein Schritt auf der Leiste"),
        ("take forest", "lifespan +1: forest", "Lebensdauer +1: Wald"),
        ("take movement", "movement up", "Bewegung steigern"),
        ("lose polar", "lifespan −1: polar", "Lebensdauer −1: Polargebiet"),
        ("move C3:4 > D3", "move 4 from C3 to D3", "die 4 von C3 nach D3 ziehen"),
        ("place C3", "new die on C3", "neuer Würfel auf C3"),
        ("fill C3", "fill C3", "C3 auffüllen"),
        ("done", "done", "fertig"),
    ],
)
def test_choices_in_words(text: str, english: str, german: str) -> None:
    """Each verb reads naturally in both languages."""
    parts = GAME.grammar.read(text)

    assert GAME.phrase(parts, GAME.say("en")) == english
    assert GAME.phrase(parts, GAME.say("de")) == german


DEVELOPED = (
    """
    develop, round 2
    row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2
    stack 1: small3-general1 small1-specific2 ? x21
    a: 30 EP, small3 general4, band 8, reproduction 6, hand small4-general3
    b: 1 EP, band 2
    """,
    *("buy small1-general2", "climb", "take forest", "step small4", "mark small-general", "take reproduction"),
    *("done", "done", "lose savanna", "lose mountain"),
)


def test_the_log_of_phase_three() -> None:
    """BIO-3.1 BIO-3.4 BIO-3.5 BIO-3.6 BIO-3.7 BIO-3.8: line by line."""
    assert story(*DEVELOPED, language="en") == [
        "Ada buys small 1 / general 2 for 2 EP",
        "Ada steps to space 9 of the band for 1 EP",
        "Ada comes to corner 1 of the band: any lifespan +1",
        "Ada: lifespan 4 in forest",
        "Ada steps to small 4 for 1 EP",
        "Ada marks the corner small 4 / general 4",
        "reproduction is at its maximum: Ada moves to space 12 of the band instead",
        "small 3 / general 1 comes into row 1",
        "Ben: savanna is barren now",
        "Ben: mountain is barren now",
    ]
    german = story(*DEVELOPED, language="de")
    assert german[0] == "Ada kauft „Klein 1 / Vielseitig 2“ für 2 EP"
    assert german[6] == "Vermehrung ist schon ganz oben: Ada rückt stattdessen auf Feld 12 der Leiste vor"
    assert german[8] == "Ben: Savanne jetzt unfruchtbar"


BRED = (
    """
    breed, round 4, seat b, start a
    assignments: four-controlled widespread ageless top-of-a-scale all-numbers extremes block
    row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2
    row 2: small3-general3 large3-general3 large4-general1 large4-general2 large4-general3
    stack 1: small3-general1 ? x21
    stack 2: small1-general4 ? x22
    a: 2 EP, movement 4, hand small3-specific1
    b:
    A1: a 5 x3
    C3: a 5 x3
    D4: b 4 x2
    """,
    "place C4",
    "done",
)


def test_the_log_of_the_end_of_a_round() -> None:
    """BIO-2.1 BIO-2.3 BIO-5.4 BIO-6.2 BIO-6.3 BIO-7.1 BIO-8.1: what everybody reads, in both languages."""
    assert story(*BRED, language="en") == [
        "Ben places a die on C4 (polar)",
        "Ben, C4 (polar): the new die shows 4 and lives one more round",
        "Ada holds two tiles of savanna and marks the terrain",
        "Ada: lifespan 3 in savanna",
        "Ada fills A1 (savanna) with 2 dice: each shows 1 and lives 3 more rounds",
        "Ada fills C3 (savanna) with 2 dice: each shows 1 and lives 3 more rounds",
        "Ada fulfils assignment D (one of the three scales at its top)",
        "Ben becomes start player",
        "large 2 / general 2 is discarded",
        "large 4 / general 3 is discarded",
        "small 3 / general 1 comes into row 1",
        "small 1 / general 4 comes into row 2",
        "Round 5: Ben begins, every 4 dies",
        "3 dice of Ben die (each a 4)",
        "Ben gets 5 EP and has 5",
        "Ada gets 5 EP and has 7",
    ]
    german = story(*BRED, language="de")
    assert german[1] == "Ben, C4 (Polargebiet): Der neue Würfel zeigt 4 und lebt noch eine Runde"
    assert german[4] == "Ada füllt A1 (Savanne) mit 2 Würfeln auf: Jeder zeigt 1 und lebt noch 3 Runden"
    assert german[12] == "Runde 5: Ben beginnt, jede 4 stirbt"
    assert len(german) == 16


def test_the_log_of_moves() -> None:
    """BIO-4.2: what people ask: how long does it live?"""
    position = "move, round 4\na: movement 2\nb: 1 EP\nC3: a 1 4"

    assert story(position, "move C3:1 C4", "move C3:4 D3", language="en")[:2] == [
        "Ada moves a 1 from C3 (savanna) to C4 (polar): now it is a 5 and lives 2 more rounds",
        "Ada moves a 4 from C3 (savanna) to D3 (mountain), where it dies",
    ]
    assert story(position, "move C3:1 C4", language="de") == [
        "Ada zieht eine 1 von C3 (Savanne) nach C4 (Polargebiet): Sie wird zur 5 und lebt noch 2 Runden"
    ]


@pytest.mark.parametrize(
    ("assignment", "english", "german"),
    [
        ("four-controlled", "complete control: 4 tiles", "vollständig besetzt: 4 Plättchen"),
        (
            "two-sevens-controlled",
            "complete control: 2 tiles with 7 spaces",
            "vollständig besetzt: 2 Plättchen mit 7 Plätzen",
        ),
        (
            "three-terrains-controlled",
            "complete control: tiles of 3 terrains",
            "vollständig besetzt: Plättchen von 3 Landschaften",
        ),
        ("minorities", "minority: 6 tiles", "Minderheit: 6 Plättchen"),
        ("widespread", "spread: 10 tiles", "verbreitet: 10 Plättchen"),
        ("borders", "majority: 5 edge tiles", "Mehrheit: 5 Randplättchen"),
        ("one-realm", "spread: 8 tiles in one group", "verbreitet: 8 Plättchen in einer Gruppe"),
        (
            "long-lives",
            "lifespan 4 or more in 4 terrains",
            "Lebensdauer mindestens 4 in 4 Landschaften",
        ),
        ("two-corners", "2 corner markers", "Marker auf 2 Eckpunkten der Evolution"),
        ("four-terrain-markers", "4 terrain markers", "Marker auf 4 Landschaften"),
        ("top-of-a-scale", "one of the three scales at its top", "eine der drei Skalen ganz oben"),
        ("five-cards", "5 cards played", "5 Karten ausgespielt"),
        (
            "all-numbers",
            "5 different numbers on own dice",
            "5 verschiedene Augenzahlen auf eigenen Würfeln",
        ),
        (
            "twice-another",
            "twice as many dice as another player",
            "doppelt so viele Würfel wie ein Mitspieler",
        ),
        (
            "largest-population",
            "most dice of all, at least 15",
            "die meisten Würfel von allen, mindestens 15",
        ),
        ("twenty-dice", "20 dice on the map", "20 Würfel auf der Karte"),
        (
            "extremes",
            "spread: 2 polar tiles and spread: 2 desert tiles",
            "verbreitet: 2× Polargebiet und verbreitet: 2× Wüste",
        ),
        ("four-terrains", "majority: tiles of 4 terrains", "Mehrheit: Plättchen von 4 Landschaften"),
        ("three-alike", "majority: 3 tiles of one terrain", "Mehrheit: 3 Plättchen derselben Landschaft"),
        (
            "cross",
            "majority: a tile and its four neighbours",
            "Mehrheit: ein Plättchen und seine vier Nachbarn",
        ),
        ("block", "majority: a block of two by two tiles", "Mehrheit: zwei mal zwei Plättchen im Quadrat"),
        ("line", "majority: four tiles in a straight line", "Mehrheit: vier Plättchen in gerader Linie"),
    ],
)
def test_assignments_in_words(assignment: str, english: str, german: str) -> None:
    """BIO-7.1: told from their conditions, so that corrected ones are told too."""
    found = next(each for each in GAME.edition.assignments if each.id == assignment)

    assert found.describe(GAME.say("en")) == english
    assert found.describe(GAME.say("de")) == german


TABLE = """
    breed, round 4, seat a, start b
    assignments: four-controlled borders ageless top-of-a-scale twice-another extremes cross
    a: 7 EP, small2 general1, income 9, forest barren, band 2, marks savanna, fulfilled D
    b: 1 EP, due, band 3, hand small1-general2
    c: band 12, played small2-general1
    A1: a 1 -
    B1: a 4 x3, b 1 5
    C1: c 1 x3
"""


def test_the_table_as_everybody_sees_it() -> None:
    """The wheel in rounds, dice by the letters of their seats, how far everybody is, and boards."""
    text = shown(TABLE)

    assert "Round 4   phase 5, reproduction   start player Ben" in text
    assert "Wheel of life: 3 dies now, 4 in one round, 5 in 2, 1 in 3, 2 in 4, 3 in 5" in text
    assert " 1 Desert      Grass       Desert      Grass" in text
    assert "   A1-·        A444B15··   C111        ·······" in text
    assert "B  majority: 5 edge tiles".ljust(61) + "A 0/5  B 0/5  C 1/5" in text
    assert "D  one of the three scales at its top".ljust(63) + "A ✓  B 0/3  C 0/3" in text
    assert "▶A Ada   7 EP, +9 a round   small 2 / general 1   band 2" in text
    assert "reproduction 3, movement 1, 5 dice on the map: 3 for 1 round, 1 for 3 rounds" in text
    assert "forest\n     barren" in text
    assert "at the end of the next phase 3 the place on the band costs 2 lifespan points" in text
    assert "hand: small 1 / general 2: desert +1" in text
    assert "played: small 2 / general 1" in text
    assert "marked: savanna" in text


def test_the_open_cards_are_shown_in_phase_three_with_their_distance() -> None:
    """BIO-3.4: steps of the markers, and what that many steps cost."""
    text = shown(
        """
        develop, round 2, walked 2, climbed 1
        row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2
        a: 9 EP, small1 general2
        b: 1 EP
        """
    )

    assert "Row 1, 2 EP each   stack 23" in text
    assert "   small 1 / general 2: desert +1                         fits\n" in text
    assert "   large 2 / general 1: savanna +1                        3 steps, 6 EP\n" in text
    assert "the next step on the field costs 3 EP, on the band 2 EP" in text
    assert "Row 1" not in shown(TABLE)


def test_the_table_in_german() -> None:
    """The same in the other language."""
    text = shown(TABLE, "de")

    assert "Runde 4   Phase 5, Vermehrung   Startspieler Ben" in text
    assert "Rad des Lebens: 3 stirbt jetzt, 4 in einer Runde, 5 in 2" in text
    assert "▶A Ada   7 EP, +9 je Runde   Klein 2 / Vielseitig 1   Leiste 2" in text
    assert "Wald\n     unfruchtbar" in text or "Wald unfruchtbar" in text
    assert "Hand: Klein 1 / Vielseitig 2: Wüste +1" in text


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_table_fits_a_terminal(language: str, seats: int) -> None:
    """Eighty columns, with six kinds of dice on a full tile, long names aside."""
    hands = ["hand small1-general2 small3-general4", "hand small4-general3", "due", "", ""]
    others = "\n".join(f"{letter}: 12 EP, {hand}" for letter, hand in zip("bcdef"[: seats - 1], hands, strict=False))
    grassland = {2: "B1", 4: "C1", 6: "H1"}[seats]
    dice = ", ".join(f"{letter} 5" for letter in "abcdef"[:seats])
    text = shown(
        f"""
        develop, round 47
        assignments: two-sevens-controlled borders hardy-everywhere two-corners largest-population extremes cross
        a: 31 EP, large4 specific4, band 29, hand large1-general2, marks desert polar mountain savanna small-general
        {others}
        {grassland}: {dice}
        """,
        language,
    )

    assert max(len(line) for line in text.splitlines()) <= 80


def test_names_of_players_are_not_read_as_markup() -> None:
    """Whatever somebody calls himself."""
    state = GAME.position(TABLE)
    picture = GAME.picture(GAME.view(state, 3), ["[red]Ann[/red]", "B", "C"], GAME.say("en"))

    assert "[red]Ann[/red]" in Text.from_markup(picture).plain


def test_the_end_in_words() -> None:
    """BIO-7.2 BIO-7.4: why it ended, and where the points come from."""
    won = GAME.position("over, round 9\na: fulfilled A B C D E, band 7\nb: fulfilled A, band 8")
    late = GAME.position("over, round 9, limit 9, no band\na: 3 EP\nb: 5 EP")

    assert GAME.ending(won.result(), GAME.say("en")) == "Five assignments were fulfilled."
    assert GAME.ending(late.result(), GAME.say("de")) == "Die letzte Runde ist gespielt."
    rows = GAME.account(won, GAME.say("en"))
    assert [numbers for _, numbers in rows[:7]] == [[1, 1], [1, 0], [1, 0], [1, 0], [1, 0], [0, 0], [0, 0]]
    assert rows[7] == ("ties: place on the band", [7, 8])
    assert GAME.account(late, GAME.say("de"))[7] == ("bei Gleichstand: EP", [3, 5])


@pytest.mark.parametrize("language", ["en", "de"])
def test_everything_has_a_name(language: str) -> None:
    """BIO-3.10: cards are called by what they need."""
    names = GAME.names(language)

    assert {card.id for card in GAME.edition.cards} <= {*names}
    assert names["large2-specific3"] == {"en": "large 2 / specific 3", "de": "Groß 2 / Einseitig 3"}[language]
