"""What a player reads: choices, log and table, in English and German."""

import pytest
from rich.text import Text

import galapagos as gp
from galapagos.core.events import Events
from tests.games.biosphere5.looking import at

GAME = gp.game("biosphere5")
PLAYERS = ["Ada", "Bo", "Cy", "Di"]


def story(position: str, *texts: str, language: str = "en", eyes: int = 0) -> list[str]:
    """The log of these choices as one pair of eyes reads it."""
    table = at(position)
    events = Events()
    for text in texts:
        table.state.play(GAME.find(table.state, text), table.dice, events)
    players = PLAYERS[: table.state.seats]
    lines = [GAME.tell(events, number, eyes, players, GAME.say(language)) for number in range(events.count)]
    return [line for line in lines if line is not None]


def shown(position: str, eyes: int, language: str = "en") -> str:
    """The table as these eyes see it, without colours."""
    state = GAME.position(position)
    return Text.from_markup(GAME.picture(GAME.view(state, eyes), PLAYERS[: state.seats], GAME.say(language))).plain


@pytest.mark.parametrize(
    ("text", "english", "german"),
    [
        ("draw pile", "draw: from the pile", "ziehen: vom Stapel"),
        ("draw shack", "draw: Shack / impoverishment", "ziehen: Baracke / Verarmung"),
        ("exchange pile", "exchange two, the first: from the pile", "zwei tauschen, die erste: vom Stapel"),
        ("exchange", "exchange: no card to take, discard two", "tauschen: keine Karte zu nehmen, zwei ablegen"),
        ("renew", "replace the open cards", "die offenen Karten ersetzen"),
        (
            "avert",
            "discard a card for each point of doom: it falls by one",
            "je Punkt Unheil eine Karte ablegen: Es sinkt um eins",
        ),
        ("build shack", "build Shack", "bauen: Baracke"),
        (
            "lead leadership fanatic",
            "Leadership: the fanatic rises one level",
            "Führungsstärke: Fanatiker steigt um eine Stufe",
        ),
        ("unleash basin", "unleash hurricane (Catchment Basin)", "entfesseln: Orkan (Auffangbecken)"),
        (
            "unleash basin tent-collapse",
            "unleash hurricane (Catchment Basin), laying down Tent / ecological collapse",
            "entfesseln: Orkan (Auffangbecken), dazu Zelt / Ökokollaps legen",
        ),
        ("hope bunker", "New Hope (Bunker): take three cards", "Neue Hoffnung (Schutzbunker): drei Karten nehmen"),
        ("spy robots b", "Espionage (Industrial Robots) against B", "Spionage (Industrieroboter) gegen B"),
        (
            "sabotage new-league machine",
            "Sabotage (New League of Humanity) against the machine",
            "Sabotage (Neuer Menschenbund) gegen die Maschine",
        ),
        ("attack biosphere b water", "Attack against B: water", "Anschlag gegen B: Wasser"),
        (
            "show leadership strategist 1",
            "Show of Force: take five cards, then discard three",
            "Machtdemonstration: fünf Karten nehmen, dann drei ablegen",
        ),
        (
            "show leadership commander 1 robots b",
            "Show of Force: use Espionage (Industrial Robots) against B",
            "Machtdemonstration: einsetzen: Spionage (Industrieroboter) gegen B",
        ),
        (
            "show leadership fighter 2 b 1",
            "Show of Force: discard one card, B discards 3",
            "Machtdemonstration: eine Karte ablegen, B legt 3 ab",
        ),
        (
            "show leadership fighter 3 machine",
            "Show of Force: the machine discards the whole hand",
            "Machtdemonstration: die Maschine legt die ganze Hand ab",
        ),
        (
            "show leadership fanatic 2 b",
            "Show of Force: your doom becomes 4, that of B rises by one",
            "Machtdemonstration: dein Unheil wird 4, das von B steigt um eins",
        ),
        ("show leadership fanatic 2", "Show of Force: your doom becomes 4", "Machtdemonstration: dein Unheil wird 4"),
        ("take pile", "take: from the pile", "nehmen: vom Stapel"),
        ("stop", "take no more", "keine mehr nehmen"),
        ("discard shack", "discard Shack / impoverishment", "ablegen: Baracke / Verarmung"),
        ("destroy water", "give up your achievement: water", "eigene Errungenschaft opfern: Wasser"),
        ("rescue tent-collapse", "answer with Tent / ecological collapse", "antworten mit Zelt / Ökokollaps"),
        ("suffer", "no rescue card: take the loss", "keine Rettungskarte: den Verlust hinnehmen"),
        ("expose shack", "have Shack / impoverishment discarded", "ablegen lassen: Baracke / Verarmung"),
        ("fetch shack", "take Shack / impoverishment out of the pile", "aus dem Stapel nehmen: Baracke / Verarmung"),
    ],
)
def test_choices_in_words(text: str, english: str, german: str) -> None:
    """Each verb reads naturally in both languages."""
    parts = GAME.grammar.read(text)

    assert GAME.phrase(parts, GAME.say("en")) == english
    assert GAME.phrase(parts, GAME.say("de")) == german


CATASTROPHE = (
    "act\na: table shack basin, hand toolbox-hurricane robots bunker\nb: table anarchy, hand shack basin",
    "unleash toolbox-hurricane",
    "suffer",
    "suffer",
)


def test_the_log_of_a_catastrophe() -> None:
    """B5-4.1 B5-4.8: who is hit, what it costs, what is given up, who is out."""
    assert story(*CATASTROPHE) == [
        "Ada unleashes hurricane (Toolbox)",
        "Bo has to lose 4 cards",
        "Bo discards Shack / impoverishment",
        "Bo discards Catchment Basin / hurricane",
        "Bo loses the achievement Anarchy",
        "Bo lacks an achievement to give up",
        "Ada has to lose 2 cards",
        "Ada discards Bunker / New Hope",
        "Ada discards Industrial Robots / Espionage",
        "Bo drops out",
        "the game is over",
    ]
    assert story(*CATASTROPHE, language="de")[:2] == [
        "Ada entfesselt: Orkan (Werkzeugkasten)",
        "Bo muss 4 Karten verlieren",
    ]


def test_the_log_of_a_turn() -> None:
    """B5-2.1: each card that everybody sees, and then whose turn it is."""
    lines = story("act, actions 1\na: open shack, pile basin ? x23\nb:", "draw shack")

    assert lines[0] == "Ada takes the open card Shack / impoverishment"
    assert lines[1] == "Ada opens Catchment Basin / hurricane"
    assert lines[-1] == "Round 1: Bo’s turn"


def test_the_log_of_the_expansion() -> None:
    """B5-6.2 B5-6.3 B5-6.5 B5-6.7: doom, leaders and what returns."""
    assert story("act, brink\na: doom 2, hand shack basin\nb:", "avert") == [
        "Ada discards 2 cards against doom",
        "The doom of Ada falls by 1 to 1",
        "Ada discards Shack / impoverishment",
        "Ada discards Catchment Basin / hurricane",
    ]
    assert story("act, brink\na: hand leadership\nb:", "lead leadership fanatic") == [
        "Ada: the fanatic rises to level 1"
    ]
    assert story(
        "act, brink, returning\na: hand biosphere\nb: table shack, hand 1", "attack biosphere b housing", language="de"
    ) == [
        "Ada spielt Anschlag gegen Bo: Behausung",
        "Bo verliert die Errungenschaft „Baracke“",
        "Das Unheil von Ada steigt um 1 auf 1",
        "Das Unheil von Bo steigt um 2 auf 2",
        "Ada nimmt „Biosphäre 5 / Anschlag“ zurück",
    ]
    assert story("act, brink\na: leaders fighter 1, hand leadership\nb: hand 1", "show leadership fighter 1 b")[0] == (
        "Ada shows force: fighter, ability 1"
    )


def test_the_log_of_a_search_is_secret() -> None:
    """B5-6.6: its owner reads which card, the others that there was one."""
    position = "act, brink\na: leaders strategist 2, hand leadership, open, pile anarchy robots ? x25\nb:"
    acts = ("show leadership strategist 2", "fetch anarchy")

    assert story(position, *acts)[1:] == [
        "Ada searches the pile",
        "Ada takes Anarchy / ecological collapse out of the pile",
    ]
    assert story(position, *acts, eyes=1)[1:] == ["Ada searches the pile", "Ada takes a card out of the pile"]


@pytest.mark.parametrize(
    ("position", "text", "words"),
    [
        ("act\na: table shack, hand basin\nb:", "unleash basin", "you cannot cover the loss and drop out"),
        ("act\na: table shack, hand basin robots\nb:", "unleash basin", None),
        ("act\na: table shack, hand basin tent-collapse\nb:", "unleash basin", None),
        ("act\na: table bunker, hand basin\nb:", "unleash basin", None),
        ("act, brink\na: doom 6, table shack, hand basin\nb:", "unleash basin", None),
        (
            "act, brink\na: doom 7, table shack, hand basin\nb:",
            "unleash basin",
            "you cannot cover the loss and drop out",
        ),
        (
            "act, brink\na: doom 7, hand biosphere\nb: table shack",
            "attack biosphere b housing",
            "your doom becomes 8: you drop out",
        ),
        ("act, brink\na: doom 6, hand biosphere\nb: table shack", "attack biosphere b housing", None),
        (
            "act, brink\na: doom 7, leaders commander 1, hand leadership, table robots\nb:",
            "show leadership commander 1 robots b",
            "your doom becomes 8: you drop out",
        ),
        ("act, brink\na: leaders strategist 1, hand leadership\nb:", "show leadership strategist 1", None),
        (
            "action, actions 1\na: table bunker\nb: hand 2, table anarchy\n"
            "pending: catastrophe a housing a, answer b housing",
            "suffer",
            "you cannot cover the loss and drop out",
        ),
        (
            "action, actions 1\na: table bunker\nb: hand 3, table anarchy\n"
            "pending: catastrophe a housing a, answer b housing",
            "suffer",
            None,
        ),
        ("act\na: hand shack\nb:", "build shack", None),
    ],
)
def test_what_would_put_one_out_is_said_before(position: str, text: str, words: str | None) -> None:
    """B5-4.8 B5-6.2 B5-6.4: nobody drops out for having miscounted."""
    state = GAME.position(position)

    assert GAME.caution(state, tuple(text.split()), GAME.say("en")) == words


def test_words_on_buttons_of_their_own() -> None:
    """Two tents are told apart by what else they can do."""
    say = GAME.say("de")

    assert [
        GAME.word(part, say) for part in ("unleash", "tent-collapse", "pile", "machine", "water", "fanatic", "2")
    ] == [
        "entfesseln",
        "Zelt / Ökokollaps",
        "vom Stapel",
        "die Maschine",
        "Wasser",
        "Fanatiker",
        "2",
    ]


@pytest.mark.parametrize(
    ("position", "clause"),
    [
        ("act\na:\nb:", "B5-2.1"),
        ("trim\na: hand 9\nb:\npending: discard a 1", "B5-2.8"),
        ("action, actions 1\na: hand 2\nb:\npending: discard a 1", "B5-4.9"),
        ("machine, form solo\na: table shack basin\nmachine: level 1\npending: destroy a 1", "B5-4.8"),
        ("over, reason limit\na:\nb:", "B5-5.1"),
    ],
)
def test_the_clause_that_matters_now(position: str, clause: str) -> None:
    """B5-2.1 B5-2.8 B5-4.8 B5-4.9 B5-5.1: the rules are opened there."""
    assert GAME.chapter(GAME.view(GAME.position(position), 0)) == clause


MACHINE = "act, form solo, actions 1\na: hand 5, table shack\nmachine: level {}, perfect water, pile {}"


@pytest.mark.parametrize(
    ("line", "english", "german"),
    [
        (
            (2, "bunker ? x24"),
            "The machine builds Bunker: the most valuable achievement it can build",
            "Die Maschine baut „Schutzbunker“: die wertvollste Errungenschaft, die sie bauen kann",
        ),
        (
            (2, "money-drought ? x24"),
            "The machine unleashes drought (Protection Money): it is better protected than Ada",
            "Die Maschine entfesselt Dürre (Schutzgeld): sie ist besser geschützt als Ada",
        ),
        (
            (2, "biosphere ? x24"),
            "The machine puts Biosphere 5 aside: "
            "it can neither be built nor used to attack now, and gives two hand levels",
            "Die Maschine legt „Biosphäre 5“ beiseite: "
            "Bau und Anschlag sind jetzt nicht möglich, und das gibt zwei Handstufen",
        ),
        (
            (2, "deep-well anarchy tent-collapse money-revolt ? x21"),
            "The machine plays New Hope (Deep Well): no achievement, no Sabotage and no Espionage is possible",
            "Die Maschine spielt Neue Hoffnung (Tiefenbrunnen): "
            "weder Errungenschaft noch Sabotage noch Spionage ist möglich",
        ),
        (
            (2, "anarchy ? x24"),
            "No card fits, so the machine’s hand grows",
            "Keine Karte passt, also wächst die Hand der Maschine",
        ),
    ],
)
def test_the_machine_gives_its_reasons(line: tuple[int, str], english: str, german: str) -> None:
    """B5-7.3: what it does and why, in one line."""
    assert english in story(MACHINE.format(*line), "renew")
    assert german in story(MACHINE.format(*line), "renew", language="de")


def test_the_table_in_english() -> None:
    """Fields with their achievements or the catastrophe they are open to; own cards in full, others' in short."""
    text = shown(
        """
        act, brink, round 3
        a: doom 3, leaders fanatic 2, table bunker, hand anarchy leadership
        a: open shack tent-collapse biosphere
        b: table armoury, hand tent-impoverishment~a
        b: open friends-crime
        """,
        0,
    )

    assert "Round 3 of 200   2 actions left" in text
    assert "▶A Ada   2 cards in hand   pile 22   discards 0" in text
    assert "   doom ●●●○○○○○ 3   strategist 0, commander 0, fighter 0, fanatic 2" in text
    assert "   I   ★ housing: Bunker                   · water (drought)" in text
    assert "   hand     Anarchy                 III ◐ cooperation   III ecological collapse" in text
    assert "            Leadership              I   a leader rises  I   Show of Force" in text
    assert "   open     Biosphere 5             IV  victory         I   Attack" in text
    assert "            Tent                    I   ✚ housing       III ecological collapse" in text
    assert "   II  · production (impoverishment)       ◐ security: Armoury" in text
    assert "   hand     Tent / impoverishment" in text
    assert "   open     Powerful Friends / crime" in text
    assert max(map(len, text.splitlines())) <= 80


def test_the_table_against_the_machine_in_german() -> None:
    """Hand level, markers, the card put aside, what is revealed, and who asks whom for what."""
    text = shown(
        """
        machine, form solo, round 4, catastrophes 1
        a: hand shack
        machine: level 3, makeshift water, perfect nature, aside biosphere, revealed anarchy money-drought
        machine: discards shack
        pending: catastrophe machine water machine, answer a water
        """,
        0,
        "de",
    )

    assert "Runde 4 von 200   eine Katastrophe schlägt zu: Wasser" in text
    assert "▶Die Maschine   Handstufe ■■■□□□□□ 3   Stapel 21   Ablage 1" in text
    assert "◐ Wasser" in text
    assert "★ Natur" in text
    assert "   beiseite Biosphäre 5 / Anschlag" in text
    assert "   auf      Anarchie / Ökokollaps, Schutzgeld / Dürre" in text
    assert max(map(len, text.splitlines())) <= 80


@pytest.mark.parametrize(
    ("pending", "words"),
    [
        ("take a 2", "2 cards to take"),
        ("take a 1 at-most", "you may take one card"),
        ("discard a 1", "one card to discard"),
        ("catastrophe a housing -, destroy a 1", "one achievement to give up"),
        ("spy a b", "one card to choose"),
        ("search a", "one card to choose"),
    ],
)
def test_the_table_says_what_is_asked(pending: str, words: str) -> None:
    """In the first line."""
    text = shown(f"action, actions 1\na: table shack basin, hand 4\nb: hand 4\npending: {pending}", 0)

    assert text.splitlines()[0].endswith(words)


@pytest.mark.parametrize(
    ("reason", "winners", "ending"),
    [
        ("built", "winners a", "The Biosphere 5 has been built."),
        ("last", "winners a", "All others have dropped out."),
        (
            "last-without",
            "",
            "The others dropped out, but whoever was on turn held no Biosphere 5 card: the game is drawn.",
        ),
        ("nobody", "", "All who were left dropped out together: the game is drawn."),
        ("limit", "", "The last round is over: the game is drawn."),
    ],
)
def test_every_ending_has_its_sentence(reason: str, winners: str, ending: str) -> None:
    """B5-3.3 B5-5.1 B5-5.3 B5-5.5 B5-5.6"""
    result = GAME.position(f"over, reason {reason}, {winners}\na:\nb:".replace(", \n", "\n")).result()

    assert result is not None
    assert GAME.ending(result, GAME.say("en")) == ending
    assert result.drawn == (winners == "")


@pytest.mark.parametrize(
    ("reason", "ending"),
    [("machine", "The machine has built the Biosphere 5."), ("human-out", "You have dropped out: the machine wins.")],
)
def test_every_defeat_has_its_sentence(reason: str, ending: str) -> None:
    """B5-7.3 B5-7.5"""
    result = GAME.position(f"over, form solo, reason {reason}, winners machine\na:").result()

    assert result is not None
    assert GAME.ending(result, GAME.say("en")) == ending


def test_a_solo_game_accounts_for_its_rounds() -> None:
    """B5-7.11: the score follows from them."""
    state = GAME.position("over, form solo, round 12, reason built, winners a\na:")

    assert GAME.account(state, GAME.say("de")) == [("Runden", [12])]
