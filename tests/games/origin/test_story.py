"""What a player reads: choices, log and table, in English and German."""

import pytest
from rich.text import Text

import galapagos as gp
from galapagos.core.events import Events
from galapagos.games.origin.cards import DECK
from tests.games.origin.looking import rolling
from tests.playing import Table

GAME = gp.game("origin")
PLAYERS = ["Ada", "Ben", "Cleo"]


def story(position: str, *texts: str, language: str = "en", eyes: int = 0, rolls: tuple[int, ...] = ()) -> list[str]:
    """The log of these choices as one pair of eyes reads it."""
    table = Table("origin", position)
    table.dice = rolling(*rolls)
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
        ("breed running", "running face down as a new animal", "Schnell verdeckt als neues Tier"),
        ("evolve running A1", "A1 gets running", "A1 erhält: Schnell"),
        ("evolve big/fat-tissue A1", "A1 gets big (instead of fat tissue)", "A1 erhält: Groß (statt Fettspeicher)"),
        (
            "evolve cooperation/carnivorous A1 A2",
            "A1 and A2: cooperation (instead of carnivorous)",
            "A1 und A2: Kooperation (statt Raubtier)",
        ),
        ("evolve symbiosis A1 A2", "A1 becomes the symbiont of A2", "A1 wird Symbiont von A2"),
        ("pass", "pass: no more cards in this phase", "passen: keine Karten mehr in dieser Phase"),
        ("take A1", "A1 takes a red token", "A1 nimmt eine rote Marke"),
        ("hunt A1 B1", "A1 hunts B1", "A1 jagt B1"),
        ("convert A1 1", "A1 lives on its fat: one yellow token", "A1 zehrt vom Fett: eine gelbe Marke"),
        ("convert A1 2", "A1 lives on its fat: 2 yellow tokens", "A1 zehrt vom Fett: 2 gelbe Marken"),
        (
            "graze A1",
            "A1 grazes: a red token less in the base",
            "A1 grast ab: eine rote Marke weniger in der Futterbasis",
        ),
        ("rob A1 B1", "A1 robs B1 of a token", "A1 raubt B1 eine Marke"),
        ("sleep A1", "A1 hibernates", "A1 hält Winterschlaf"),
        ("end", "end your step", "deinen Schritt beenden"),
        ("run A1", "A1 runs away: 4, 5 or 6 saves it", "A1 läuft davon: 4, 5 oder 6 rettet es"),
        ("drop A1 big", "A1 drops big and survives", "A1 wirft ab und überlebt: Groß"),
        (
            "drop A1 symbiosis A2",
            "A1 drops symbiosis with A2 and survives",
            "A1 wirft ab und überlebt: Symbiose mit A2",
        ),
        (
            "redirect A1 A2",
            "A1 changes colour: the hunter goes for A2",
            "A1 wechselt die Farbe: Die Jagd geht auf A2 über",
        ),
        ("yield A1", "A1 lets it happen", "A1 lässt es geschehen"),
        ("scavenge A1", "A1 gets what is left over", "A1 bekommt, was übrig ist"),
        ("cooperate A1 A2", "cooperation: A1 brings A2 a blue token", "Kooperation: A1 bringt A2 eine blaue Marke"),
        (
            "communicate A1 A2",
            "communication: A1 calls A2 to a red token",
            "Kommunikation: A1 ruft A2 zu einer roten Marke",
        ),
    ],
)
def test_choices_in_words(text: str, english: str, german: str) -> None:
    """Each verb reads naturally in both languages."""
    parts = GAME.grammar.read(text)

    assert GAME.phrase(parts, GAME.say("en")) == english
    assert GAME.phrase(parts, GAME.say("de")) == german


@pytest.mark.parametrize(
    ("pairs", "text", "circle"),
    [
        ("", "evolve symbiosis A1 A2", False),
        ("A1 A2: symbiosis", "evolve symbiosis A2 A3", False),
        ("A1 A2: symbiosis\nA2 A3: symbiosis", "evolve symbiosis A3 A1", True),
        ("A1 A2: symbiosis\nA2 A3: symbiosis", "evolve symbiosis A1 A3", False),
        ("A1 A2: symbiosis\nA2 A3: symbiosis\nA1 A3: cooperation", "evolve symbiosis A4 A1", False),
        ("A1 A2: symbiosis\nA2 A3: symbiosis\nA3 A4: symbiosis", "evolve symbiosis A4 A1", True),
    ],
)
def test_a_circle_of_symbioses_is_warned_of(pairs: str, text: str, circle: bool) -> None:
    """ORI-4.14 [symbiosis × symbiosis]: before it is played; it is legal all the same."""
    state = GAME.position(f"develop\na: hand symbiosis\nA1:\nA2:\nA3:\nA4:\n{pairs}\nb:")
    choice = GAME.find(state, text)

    warning = " (a circle: none of its animals will ever take a token again)"
    assert GAME.offer(state, choice, GAME.say("en")).endswith(warning) == circle


def test_poison_is_warned_of() -> None:
    """ORI-4.9 [carnivorous × poisonous]: whoever hunts it is told."""
    state = GAME.position("feed\na:\nA1: carnivorous\nb:\nB1: poisonous\nB2:")

    assert [GAME.offer(state, choice, GAME.say("de")) for choice in GAME.choices(state)] == [
        "A1 jagt B1 (giftig: A1 stirbt, wenn es B1 frisst)",
        "A1 jagt B2",
        "deinen Schritt beenden",
    ]


def test_the_clause_that_matters_now() -> None:
    """ORI-2.1 ORI-4.2 ORI-4.8 ORI-4.10 ORI-5.4: for whoever wants to look it up."""
    for text, clause in {
        "develop\na: hand 1\nb:": "ORI-2.1",
        "feed, base 1\na:\nA1:\nb:": "ORI-4.2",
        "feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: tail-loss": "ORI-4.8",
        "feed, scavenging\na:\nA1: scavenger\nA2: scavenger\nb:": "ORI-4.10",
        "over\na:\nb:": "ORI-5.4",
    }.items():
        assert GAME.chapter(GAME.view(GAME.position(text), 0)) == clause


DEVELOPED = (
    """
    develop
    a: hand running symbiosis parasite/fat-tissue cooperation/carnivorous
    A1:
    A2:
    b:
    B1:
    """,
    "breed running",
    "evolve symbiosis A1 A2",
    "evolve parasite/fat-tissue B1",
    "evolve cooperation/carnivorous A2 A3",
)


def test_the_log_of_a_development() -> None:
    """ORI-1.3 ORI-2.1 ORI-3.1: a face-down card has its name for its owner only; whose parasite it is is told."""
    english = story(*DEVELOPED, rolls=(4,))
    german = story(*DEVELOPED, language="de", eyes=1, rolls=(4,))

    assert english == [
        "Ada lays running face down: A3 is born",
        "A1 becomes the symbiont of A2",
        "Ada: B1 gets parasite (instead of fat tissue)",
        "A2 and A3: cooperation (instead of carnivorous)",
        "one die shows 4: the food base has 6 red tokens",
    ]
    assert german == [
        "Ada legt eine Karte verdeckt aus: A3 ist da",
        "A1 wird Symbiont von A2",
        "Ada: B1 erhält: Parasit (statt Fettspeicher)",
        "A2 und A3: Kooperation (statt Raubtier)",
        "ein Würfel zeigt 4: In der Futterbasis liegen 6 rote Marken",
    ]


HUNT = (
    """
    feed, base 3
    a:
    A1: carnivorous fat-tissue, 1 red
    A2: scavenger fat-tissue, 1 red
    A3:
    A1 A3: cooperation
    b:
    B1: running mimicry
    B2: tail-loss poisonous grazing
    """,
    "hunt A1 > B1",
    "run B1",
    "redirect B1 > B2",
    "yield B2",
)


def test_the_log_of_a_hunt() -> None:
    """ORI-4.6 ORI-4.8 ORI-4.9 ORI-4.10 ORI-4.15: line by line, in both languages."""
    assert story(*HUNT, rolls=(3,)) == [
        "A1 hunts B1",
        "B1 runs, rolls 3 and is caught",
        "B1 changes colour: the hunter goes for B2",
        "B2 is eaten",
        "A1 gets 2 blue tokens (one into its fat)",
        "A1 has eaten poison and will die of it",
        "A2 gets what is left over (into its fat)",
        "cooperation: A1 brings A3 a blue token",
    ]
    assert story(*HUNT, rolls=(3,), language="de") == [
        "A1 jagt B1",
        "B1 läuft davon, würfelt 3 und wird eingeholt",
        "B1 wechselt die Farbe: Die Jagd geht auf B2 über",
        "B2 wird gefressen",
        "A1 erhält 2 blaue Marken (eine ins Fett)",
        "A1 hat Giftiges gefressen und wird daran sterben",
        "A2 bekommt, was übrig ist (ins Fett)",
        "Kooperation: A1 bringt A3 eine blaue Marke",
    ]


TURN = (
    """
    feed, base 5
    a: hand 1
    A1: grazing hibernation
    A2: piracy fat-tissue x2, 2 yellow
    A3:
    A4:
    A3 A4: communication
    b: hand 1
    B1: big, 1 red
    """,
    "graze A1",
    "rob A2 > B1",
    "sleep A1",
    "take A3",
    "take B1",
    "end",
    "take B1",
)


def test_the_log_of_a_turn() -> None:
    """ORI-4.4 ORI-4.11 ORI-4.12 ORI-4.13 ORI-4.15 ORI-5.2 ORI-5.3: side actions and the end of the turn."""
    told = story(*TURN, eyes=1, language="de")

    assert told[:8] == [
        "A1 grast ab: eine rote Marke weniger in der Futterbasis",
        "A2 raubt B1 eine rote Marke",
        "A1 hält Winterschlaf",
        "A3 nimmt eine rote Marke",
        "Kommunikation: A3 ruft A4 zu einer roten Marke",
        "B1 nimmt eine rote Marke",
        "Ada tut in diesem Schritt nichts",
        "B1 nimmt eine rote Marke",
    ]
    assert told[8:13] == ["Ada zieht eine Karte"] * 5
    assert all(line.startswith("Ben zieht „") for line in told[13:15])
    assert told[15] == "Zug 2: Ben hat die Vorhand"


def test_the_log_of_losses_and_of_waiting() -> None:
    """ORI-4.4 ORI-4.8 ORI-5.1: the bite, a dropped pair, fat, an idle step, and the dead."""
    told = story(
        """
        feed
        a: hand 1
        A1: carnivorous
        A2: fat-tissue big, 1 yellow
        b: hand 1
        B1: tail-loss
        B2: hibernation
        B1 B2: cooperation
        """,
        "hunt A1 > B1",
        "drop B1 cooperation B2",
        "end",
        "convert A2 1",
        "end",
    )

    assert told[:8] == [
        "A1 hunts B1",
        "B1 drops cooperation with B2",
        "A1 gets one blue token for the bite",
        "Ben does nothing in this step",
        "A2 lives on its fat: one yellow token",
        "Ben does nothing in this step",
        "B2 was not fed and dies out",
        "B1 was not fed and dies out",
    ]


def test_the_end_in_words() -> None:
    """ORI-5.5: why it ended."""
    result = GAME.position("over\na:\nA1:\nb:").result()

    assert GAME.ending(result, GAME.say("en")) == "The deck was used up and the last turn played to its end."
    assert GAME.ending(result, GAME.say("de")) == "Der Stapel war aufgebraucht und der letzte Zug zu Ende gespielt."


TABLE = """
    feed, turn 4, base 3, lead b
    a: hand running x2 big/fat-tissue, discards swimming
    A1: carnivorous big, card tail-loss, 1 red, 1 blue, hunted
    A2: fat-tissue x2, 1 red, 1 yellow
    A3: hibernation, asleep
    A1 A2: cooperation, used
    A3 A1: symbiosis
    b: hand 4, discards 2
    B1: parasite, 1 red
    c:
"""


def test_the_table_as_its_player_sees_it() -> None:
    """ORI-1.3: tokens and what is missing, fat, traits, what was used, pairs, and the cards the player knows."""
    lines = shown(TABLE, 0, "en").splitlines()

    assert lines[0] == "Turn 4, feeding   food base ●●● 3   deck 62"
    assert lines[2] == "▶A Ada   3 cards in hand   1 discard"
    assert lines[3] == "   hand: big/fat tissue, 2× running"
    assert lines[4] == "   discards: swimming"
    assert lines[5] == "   A1  ●●○ hungry   carnivorous, big, has hunted, card: tail loss"
    assert lines[6].startswith("   A2  ● ◆◇ fed   fat tissue ×2, card: ")
    assert lines[7].startswith("   A3  ○ hibernates   hibernation, card: ")
    assert lines[8] == "       A1 + A2 cooperation   has worked in this step"
    assert lines[9] == "       A3 is the symbiont of A1"
    assert lines[11] == " B Ben   4 cards in hand   2 discards   leads"
    assert lines[12] == "   B1  ●○○ hungry   parasite"
    assert lines[14] == " C Cleo   0 cards in hand   0 discards"


def test_the_table_in_german() -> None:
    """The same in the other language, names of traits included."""
    text = shown(TABLE, 0, "de")

    assert "Zug 4, Nahrungsaufnahme   Futterbasis ●●● 3   Stapel 62" in text
    assert (
        "▶A Ada   3 Handkarten   1 abgelegt\n   Hand: Groß/Fettspeicher, 2× Schnell\n   abgelegt: Schwimmer\n" in text
    )
    assert "A1  ●●○ hungrig   Raubtier, Groß, hat gejagt, Karte: Schwanzabwurf" in text
    assert "A1 + A2 Kooperation   hat in diesem Schritt gewirkt" in text
    assert "A3 ist Symbiont von A1" in text
    assert "Vorhand" in text


def test_the_picture_hides_what_the_view_hides() -> None:
    """ORI-1.3: others read neither hands nor discards nor face-down cards."""
    text = shown(TABLE, 3, "en")

    assert "card:" not in text
    assert "hand:" not in text
    assert "discards:" not in text
    assert "3 cards in hand" in text


def test_the_picture_tells_what_is_going_on() -> None:
    """ORI-4.8 ORI-4.15 ORI-2.2 ORI-5.3: who answers, which pair waits, who has passed, and that it is the last turn."""
    attack = "feed, last turn, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: tail-loss\nc:"
    waiting = "feed, base 1\na:\nA1:\nA2:\nA1 A2: cooperation, owes A2\nA1 A2: communication, owes A2\nb:\nc:"

    assert "A1 hunts B1: Ben answers" in shown(attack, 0, "en")
    assert "last turn" in shown(attack, 0, "en")
    assert "A1 + A2 cooperation   a token for A2" in shown(waiting, 0, "en")
    assert "has passed" in shown("develop\na: hand 1\nb: hand 1, passed\nc:", 0, "en")
    assert "Turn 1, development   deck 83" in shown("develop\na: hand 1\nb:\nc:", 0, "en")


def test_names_of_players_are_not_read_as_markup() -> None:
    """Whatever somebody calls himself."""
    for position in (TABLE, "feed, attack A1 > B1\na:\nA1: carnivorous\nb:\nB1: tail-loss\nc:"):
        state = GAME.position(position)
        picture = GAME.picture(GAME.view(state, 3), ["[red]Ann[/red]", "[b]Bo[/b]", "C"], GAME.say("en"))
        assert "[red]Ann[/red]" in Text.from_markup(picture).plain
        assert "[b]Bo[/b]" in Text.from_markup(picture).plain


@pytest.mark.parametrize("language", ["en", "de"])
def test_every_table_fits_a_terminal(language: str) -> None:
    """Eighty columns are enough for an animal with nearly all traits there are, and for a full hand."""
    kinds = [trait for trait in DECK.traits if trait not in ("symbiosis", "cooperation", "communication", "scavenger")]
    text = shown(
        f"""
        feed, turn 20, base 12
        a: hand big/fat-tissue x2 camouflage/fat-tissue sharp-vision/fat-tissue communication/carnivorous running
        A1: {" ".join(kinds)} fat-tissue x3, 2 red, 1 blue, 2 yellow, hunted raided grazed poisoned
        A2: scavenger
        b:
        c:
        """,
        0,
        language,
    )

    assert max(len(line) for line in text.splitlines()) <= 80
    assert not any(line.endswith(" ") for line in text.splitlines())


def test_every_trait_and_card_has_a_name_in_both_languages() -> None:
    """ORI-1.2: the German ones are those of the rule book, where it has them."""
    assert [*GAME.names("en")] == [*GAME.names("de")]
    assert [GAME.names("de")[trait] for trait in DECK.traits] == [
        "Raubtier", "Groß", "Parasit", "Fettspeicher", "Schwimmer", "Tarnung", "Scharfblick", "Höhlenbewohner",
        "Symbiose", "Schnell", "Schwanzabwurf", "Farbenwechsel", "Giftig", "Aasfresser", "Piraterie", "Abgrasen",
        "Winterschlaf", "Kooperation", "Kommunikation",
    ]  # fmt: skip
    assert GAME.names("de")["fat-tissue/big"] == "Fettspeicher/Groß"
