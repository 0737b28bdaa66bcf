"""The board as those at the table see it, hear it and touch it."""

from itertools import islice

import galapagos as gp
from galapagos.core.events import Events
from galapagos.games.biosphere5.breaks import SOFT_HYPHEN
from galapagos.games.biosphere5.fit import Clan, lower_fit, upper_fit
from galapagos.games.biosphere5.game import Biosphere5
from galapagos.games.game import Block
from galapagos.table.pages.position import recounted as recounted_at
from tests.games.boards import Board, read
from tests.games.positions import random_game
from tests.playing import Table

PLAYERS = ["Ada", "Ben", "Cy", "Dot"]
DUEL = """
    act, round 3, active a, actions 1, built
    a: table bunker basin, hand toolbox-hurricane robots revitalisation tent-collapse
    a: open shack manufactory biosphere
    b: table shack deep-well armoury, hand canister-crime surveillance
    b: open bunker basin anarchy
"""
BRINK = """
    act, brink, round 3, active a, actions 2
    a: doom 6, leaders strategist 2, table basin, hand leadership tent-collapse
    b: doom 1, leaders fanatic 1, hand 3
"""
STORM = """
    action, form teams, round 6, active b, start a, actions 1, catastrophes 1
    a: table shack, hand tent-collapse robots
    b: table deep-well, hand 5, played tent-impoverishment
    c: table bunker, hand 4
    d: hand 2
    pending: catastrophe b housing d laid, answer a housing
"""
SOLO = """
    act, round 4, active a, actions 2
    a: table bunker, hand robots tent-collapse
    machine: level 5, perfect water, makeshift housing, aside biosphere
"""


def blocks(text: str, eyes: int = 0, language: str = "en") -> dict[str, Block]:
    table = Table("biosphere5", text)
    drawn = table.game.board(table.view(eyes), PLAYERS, table.game.say(language))
    return {block.id: block for block in drawn}


def board(text: str, eyes: int = 0) -> Board:
    return read([*blocks(text, eyes).values()])


def field(text: str, name: str, of: str | None = None) -> str:
    """What the own field says, or another player's."""
    found = [each for each in board(text).with_part(name) if each.attributes.get("data-of") == of]
    assert len(found) == 1
    return found[0].text


def half(found: Board, card: str, name: str) -> dict[str, str]:
    """Half a card that can be touched: its classes, and what it says."""
    at = found.elements.index(found.with_part(card)[0])
    halves = [each for each in found.elements[at:] if each.attributes.get("class", "").startswith("half")]
    texts = [each.text.replace(SOFT_HYPHEN, "") for each in halves]
    which = next(number for number, text in enumerate(texts) if name in text)
    return {"class": halves[which].attributes["class"], "text": texts[which]}


def test_own_world_first_then_clockwise() -> None:
    """B5-1.1: each has a world, open cards and a hand; the machine has its place beside the human."""
    assert [*blocks(DUEL, 1)] == ["middle", "seat-b", "seat-a", "hand"]
    assert [*blocks(DUEL, 2)] == ["middle", "seat-a", "seat-b"]
    assert [*blocks(SOLO)] == ["middle", "seat-a", "machine", "hand"]


def test_a_field_says_what_solves_it_and_what_its_catastrophe_costs() -> None:
    """B5-4.1 B5-4.2: four cards, two behind a makeshift achievement, none behind a perfect one."""
    assert "Bunker, perfect." in field(DUEL, "housing")
    assert "hurricane costs nothing." in field(DUEL, "housing")
    assert "Catchment Basin, makeshift." in field(DUEL, "water")
    assert "drought costs 2 cards." in field(DUEL, "water")
    assert "unsolved." in field(DUEL, "nature")
    assert "ecological collapse costs 4 cards." in field(DUEL, "nature")
    assert "Deep Well, perfect." in field(DUEL, "water", of="b")


def test_a_level_says_how_far_away_it_is() -> None:
    """B5-3.1: both achievements of the level below, or one of its own."""
    own, other = (read([blocks(DUEL)[f"seat-{letter}"]]) for letter in "ab")

    rungs = [[each.text for each in side.elements if each.attributes.get("class") == "rung"] for side in (own, other)]
    spoken = [[text.partition("Level ")[2].strip() for text in side] for side in rungs]
    assert spoken == [
        ["I: reached.", "II: reached.", "III: 2 achievements away.", "IV: 4 achievements away."],
        ["I: reached.", "II: reached.", "III: one achievement away.", "IV: 3 achievements away."],
    ]


def test_a_card_says_whether_its_halves_fit() -> None:
    """B5-2.5 B5-3.1 B5-4.3: playable, too high by so many achievements, kept for a reaction, or barred."""
    hand = read([blocks(DUEL)["hand"]])

    assert half(hand, "toolbox-hurricane", "Toolbox")["class"] == "half upper rescue kept"
    assert half(hand, "toolbox-hurricane", "hurricane")["class"] == "half lower catastrophe ready"
    assert "after 2 more achievements" in half(hand, "revitalisation", "Revitalisation")["text"]
    assert "only one achievement a turn" in half(hand, "robots", "Industrial Robots")["text"]
    assert "after 2 more achievements" in half(hand, "tent-collapse", "ecological collapse")["text"]


def test_open_cards_say_the_same_to_their_owner() -> None:
    """B5-2.2 B5-3.2: what one could take would fit, or not."""
    own = read([blocks(DUEL)["seat-a"]])

    assert "solved already" in half(own, "shack", "Shack")["text"]
    assert "you are unprotected yourself" in half(own, "manufactory", "crime")["text"]
    assert "after 4 more achievements" in half(own, "biosphere", "Biosphere 5")["text"]
    assert half(own, "biosphere", "Attack")["class"] == "half lower scheme ready"


def test_the_biosphere_waits_for_five_more_cards() -> None:
    """B5-3.3: with level III complete it lacks only cards."""
    text = "act, active a, actions 2\na: table revitalisation anarchy, hand biosphere robots\nb:"

    assert "4 more cards in hand are needed" in half(read([blocks(text)["hand"]]), "biosphere", "Biosphere 5")["text"]


def test_what_may_be_aimed_at_can_be_touched() -> None:
    """B5-4.7: a player by his name, his achievement by its field; the own ones are another thing."""
    found = board(DUEL)

    assert len(found.with_part("b")) == 1
    assert [each.attributes.get("data-of") for each in found.with_part("water")] == [None, "b"]
    assert [len(found.with_part(card)) for card in ("basin", "shack", "pile")] == [1, 1, 1]


def test_a_hand_is_secret() -> None:
    """B5-1.3: others see how many cards it has."""
    for eyes in (0, 2):
        assert "Water Canister" not in blocks(DUEL, eyes)["seat-b"].markup
    assert "2 cards in hand." in blocks(DUEL)["seat-b"].markup
    assert "Water Canister" in blocks(DUEL, 1)["hand"].markup


def test_espionage_lays_the_other_hand_open() -> None:
    """B5-4.5: only its cards can be touched now."""
    text = """
        action, active a, actions 1
        a: hand shack robots
        b: hand shack~a anarchy~a
        pending: spy a b
    """

    found = board(text)

    assert [len(found.with_part(card)) for card in ("shack", "anarchy", "robots")] == [1, 1, 0]
    assert "Hand of B" in blocks(text)["middle"].markup
    assert "Shack" not in "".join(block.markup for block in blocks(text, 2).values())
    known = text.replace("actions 1", "actions 2").replace("action, ", "act, ").replace("pending: spy a b", "")
    assert "Known hand cards" in blocks(known)["seat-b"].markup
    assert "Known hand cards" not in blocks(known, 2)["seat-b"].markup


def test_a_catastrophe_goes_round() -> None:
    """B5-4.1 B5-5.4: in turn order, its author last; a rescue card laid down protects him."""
    middle = read([blocks(STORM)["middle"]])

    fates = [each.attributes["title"] for each in middle.elements if "fate" in each.attributes.get("class", "").split()]
    assert fates == ["Dot: over", "Cy: over", "Ada: now: loses 2 cards", "Ben: next: protected by a rescue card"]
    assert "hurricane (housing)" in blocks(STORM)["middle"].markup
    assert "Tent / impoverishment" in blocks(STORM)["middle"].markup
    assert "Orkan (Behausung)" in blocks(STORM, language="de")["middle"].markup


def test_partners_and_opponents_are_named() -> None:
    """B5-5.3 B5-5.4: who plays with the one that looks, or whom his schemes reach."""
    ring = "act, active a, actions 2\na: hand biosphere\nb:\nc: table shack"
    gap = ring.replace("b:", "b: out")

    assert [">partner<" in blocks(STORM)[f"seat-{letter}"].markup for letter in "abcd"] == [False, False, True, False]
    assert [">opponent<" in blocks(STORM)[f"seat-{letter}"].markup for letter in "abcd"] == [False, True, False, True]
    assert ["left neighbour" in blocks(ring)[f"seat-{letter}"].markup for letter in "abc"] == [False, True, False]
    assert ["left neighbour" in blocks(gap)[f"seat-{letter}"].markup for letter in "abc"] == [False, False, True]
    assert "nobody within reach" in half(read([blocks(ring)["hand"]]), "biosphere", "Attack")["text"]
    assert "possible" in half(read([blocks(gap)["hand"]]), "biosphere", "Attack")["text"]


def test_doom_and_leaders() -> None:
    """B5-6.1 B5-6.3 B5-6.5: a dial with the price of a step back; abilities that have been reached."""
    drawn = blocks(BRINK)
    own = read([drawn["seat-a"]])

    assert drawn["seat-a"].markup.count('class="full"') == 6
    assert "Doom 6 of 8" in drawn["seat-a"].markup
    assert "a step back costs 6 cards" in drawn["seat-a"].markup
    reached = [
        (each.attributes["data-of"], each.attributes["data-part"])
        for each in own.elements
        if each.attributes.get("class") == "ability reached"
    ]
    assert reached == [("strategist", "1"), ("strategist", "2")]
    assert read([drawn["seat-b"]]).with_part("fanatic") == []
    assert "Doom" not in blocks(DUEL)["seat-a"].markup


def test_the_machine_shows_its_strength() -> None:
    """B5-7.1 B5-7.2 B5-7.11: hand level and cards revealed, markers, the card put aside, and what a win scores."""
    drawn = blocks(SOLO)

    assert "Hand level 5 of 8" in drawn["machine"].markup
    assert "reveals 3 cards" in drawn["machine"].markup
    assert "drought costs nothing." in field(SOLO, "water", of="machine")
    assert "Biosphere 5 / Attack" in drawn["machine"].markup
    assert "a win in this round scores 100" in drawn["middle"].markup
    assert "a win in this round scores 97" in blocks(SOLO.replace("round 4", "round 10"))["middle"].markup


def test_whoever_is_out_leaves_a_ruin() -> None:
    """B5-4.8: and no cards."""
    text = "act, form free, active a, actions 2\na:\nb:\nc: out"

    gone = blocks(text)["seat-c"].markup

    assert "#ruin" in gone
    assert "data-part" not in gone


def test_with_the_expansion_too_everything_that_can_be_chosen_lies_on_the_board() -> None:
    """B5-6.5 B5-7.10: leaders, abilities, searched piles, whoever is aimed at, in every form."""
    game = gp.games()["biosphere5"]
    for form in game.forms:
        setup = game.settle(form.seats[0], form.id, brink="yes")
        for state in islice(random_game(game, setup, 4), 8, 100, 30):
            drawn = read(game.board(game.view(state, state.seat), PLAYERS, game.say("en")))
            parts = {part for choice in game.choices(state) for part in game.parts(state, choice)[1:]}
            assert [part for part in parts if not drawn.with_part(part)] == []
            assert [owner for owner in drawn.values("data-of") if len(drawn.with_part(owner)) != 1] == []
            assert len({*drawn.values("data-key")}) == len(drawn.values("data-key"))


def recounted(machine: str, language: str = "en") -> str:
    """The machine's turn, which follows the human's last action."""
    table = Table("biosphere5", f"act, form solo, round 4, actions 1\na: table bunker, hand 3\nmachine: {machine}")
    events = Events()
    table.state.play(table.game.find(table.state, "renew"), table.dice, events)
    drawn = table.game.recount(table.view(0), [events, Events()], 0, PLAYERS, table.game.say(language))
    assert drawn is not None
    return " ".join(read([drawn]).elements[0].text.split())


def test_the_machine_explains_itself_card_by_card() -> None:
    """B5-7.3: what it reveals, what it finds about each half, what it does, and why."""
    told = recounted("level 3, pile friends-crime shack ? x23")

    assert told.startswith("The machine’s turn in round 5, hand level 3")
    assert "Shack: ✓ possible" in told
    assert "crime: ✗ level not reached" in told
    assert told.endswith("The machine builds Shack: the most valuable achievement it can build.")
    assert "Zug der Maschine in Runde 5" in recounted("level 3, pile friends-crime shack ? x23", "de")


def test_new_hope_reveals_more_and_decides_anew() -> None:
    """B5-7.4: two hand levels, three cards, and a second decision; each has its scene."""
    told = recounted("level 1, makeshift water, pile deep-well tent-collapse canister-crime anarchy ? x21")

    assert "The machine plays New Hope (Deep Well)" in told
    assert "The machine’s hand level is now 3." in told
    assert told.index("New Hope (Deep Well)") < told.index("Anarchy") < told.index("No card fits after New Hope")


def test_only_the_machine_is_recounted() -> None:
    """B5-7.2: where people decide everything the log says enough, and so it does before its first turn."""
    for text in (DUEL, SOLO):
        table = Table("biosphere5", text)
        assert table.game.recount(table.view(0), [Events()], 0, PLAYERS, table.game.say("en")) is None


def test_a_moment_of_a_match_has_the_turn_before_it() -> None:
    """B5-7.2: the machine begins; its latest turn stands above the board, now and when the match is shown again."""
    match = gp.new("biosphere5", seats=1, seed=3)
    while match.view(0)["round"] < 3:
        match.play(match.choices()[0])

    say = match.game.say("en")
    first, now = (
        "".join(block.markup for block in recounted_at(match.game, state, 0, ["Ada"], match.past(number), say))
        for state, number in ((match.moments[0].before, 0), (match.state, None))
    )
    assert "turn in round 1" in first
    assert "turn in round 3" in now


def test_what_seems_possible_is_what_the_rules_allow() -> None:
    """B5-2.5: in every form, a half is shown as ready exactly where it begins a legal choice."""
    game = gp.games()["biosphere5"]
    assert isinstance(game, Biosphere5)
    for form in game.forms:
        setup = game.settle(form.seats[-1], form.id, brink="yes")
        for state in islice(random_game(game, setup, 3), 0, 400, 4):
            view = game.view(state, state.seat)
            if view["step"] != "act":
                continue
            chosen = {game.parts(state, choice)[:2] for choice in game.choices(state)}
            clan = Clan.of_seat(game.deck, view["seat"], view)
            for card in {*clan.hand}:
                verbs = {parts[0] for parts in chosen if parts[1:] == (card,)} - {"draw", "exchange"}
                shown = [fit(game.deck, card, clan, game.say("en")).state for fit in (upper_fit, lower_fit)]
                assert [state == "ready" for state in shown] == [
                    bool(verbs & {"build", "lead"}),
                    bool(verbs - {"build", "lead"}),
                ], f"{card} in {game.to_text(view)}"
