"""Why something is not possible: the clause and the reason, also while a choice is being composed."""

import pytest

import galapagos as gp

GAME = gp.game("biosphere5")

ACTING = """
    act, brink
    a: leaders strategist 1 commander 1, doom 3, table shack basin
    a: hand leadership robots biosphere tent-collapse bunker toolbox-hurricane anarchy money-drought
    a: open canister-crime
    b: table manufactory, hand 2
"""


def refusal(position: str, text: str, language: str = "en") -> tuple[str, str] | None:
    """Clause and reason."""
    found = GAME.reason(GAME.position(position), tuple(text.split()), GAME.say(language))
    return None if found is None else (found.clause, found.reason)


def test_what_is_possible_has_no_why() -> None:
    """B5-2.1: nor has the beginning of something possible."""
    state = GAME.position(ACTING)

    for choice in GAME.choices(state):
        words = GAME.text(state, choice).split()
        for length in range(1, len(words) + 1):
            found = refusal(ACTING, " ".join(words[:length]))
            assert found in (None, ("B5-4.3", "name the rescue card that you lay down with it"))


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("draw bunker", "B5-2.2", "Bunker / New Hope is not among your open cards"),
        ("build shack", "B5-2.5", "Shack / impoverishment is not in your hand"),
        ("build tent-collapse", "B5-2.5", "a rescue card is played only when a catastrophe strikes"),
        ("build leadership", "B5-6.5", "Leadership builds nothing"),
        ("build bunker", "B5-3.2", "you have an achievement for housing already"),
        ("build anarchy", "B5-3.1", "level III needs both achievements of level II, or one of level III"),
        ("build biosphere", "B5-3.3", "both achievements of level III have to lie on the table"),
        ("lead robots", "B5-6.5", "Industrial Robots raises no leader"),
        ("unleash robots", "B5-2.5", "the lower half of Industrial Robots is Espionage"),
        ("unleash tent-collapse", "B5-3.1", "level III needs both achievements of level II, or one of level III"),
        (
            "unleash toolbox-hurricane tent-collapse",
            "B5-4.3",
            "your achievement for housing protects you: lay no card down",
        ),
        ("hope robots", "B5-2.5", "the lower half of Industrial Robots is Espionage"),
        ("spy robots a", "B5-4.5", "it aims at somebody else"),
        ("spy robots c", "B5-4.5", "there is no seat C"),
        ("spy robots machine", "B5-4.5", "no machine plays here"),
        ("attack biosphere b housing", "B5-4.7", "B has no achievement for housing"),
        ("show robots", "B5-2.5", "the lower half of Industrial Robots is Espionage"),
        ("show leadership fighter", "B5-6.5", "the fighter has reached level 0 only"),
        ("show leadership strategist 2", "B5-6.5", "the strategist has reached level 1 only"),
        ("show leadership strategist 1 b", "B5-6.5", "this ability aims at nothing"),
        ("show leadership commander 1 robots", "B5-6.7", "Industrial Robots is not among your achievements"),
        (
            "show leadership commander 1 shack",
            "B5-4.3",
            "name the rescue card that you lay down with it",
        ),
        ("take pile", "B5-2.1", "an action comes first"),
        ("suffer", "B5-2.1", "an action comes first"),
        ("rescue tent-collapse", "B5-2.5", "a rescue card is played only when a catastrophe strikes"),
        ("sabotage", "B5-2.5", "no card in your hand allows that now"),
    ],
)
def test_why_an_action_is_not_possible(text: str, clause: str, reason: str) -> None:
    """B5-2.1 B5-2.2 B5-2.5 B5-3.1 B5-3.2 B5-3.3 B5-4.3 B5-4.5 B5-4.7 B5-6.5 B5-6.7: the first rule in the way."""
    assert refusal(ACTING, text) == (clause, reason)


@pytest.mark.parametrize(
    ("position", "text", "clause", "reason"),
    [
        ("act, built\na: hand shack\nb:", "build shack", "B5-2.5", "you have built an achievement this turn"),
        (
            "act\na: table anarchy revitalisation, hand biosphere shack\nb:",
            "build biosphere",
            "B5-3.3",
            "you need five other cards in hand",
        ),
        (
            "act\na: hand toolbox-hurricane, open\nb:",
            "unleash toolbox-hurricane",
            "B5-4.3",
            "without an achievement for housing or another card that rescues from it you are unprotected",
        ),
        (
            "act\na: hand toolbox-hurricane tent-collapse, open\nb:",
            "unleash toolbox-hurricane canister-crime",
            "B5-4.3",
            "Water Canister / crime is no other rescue card for housing",
        ),
        ("act\na: hand biosphere\nb:", "attack biosphere", "B5-4.7", "nobody you may attack has an achievement"),
        ("act\na: hand biosphere\nb:", "attack biosphere b", "B5-4.7", "B has no achievement"),
        ("act\na: hand biosphere\nb:", "avert", "B5-6.3", "doom belongs to the expansion On the Brink"),
        ("act, brink\na: hand biosphere\nb:", "avert", "B5-6.3", "you have no doom to avert"),
        ("act, brink\na: doom 2, hand shack\nb:", "avert", "B5-6.3", "you need as many cards as you have doom: 2"),
        ("act, brink\na: hand leadership\nb:", "show leadership", "B5-6.5", "none of your leaders has reached a level"),
        (
            "act, brink\na: leaders fanatic 3, hand leadership\nb:",
            "lead leadership fanatic",
            "B5-6.5",
            "the fanatic has reached level 3",
        ),
        (
            "act, brink\na: leaders commander 1, hand leadership\nb:",
            "show leadership commander 1",
            "B5-6.7",
            "you have no achievement",
        ),
        (
            "act, brink\na: leaders fighter 2, hand leadership\nb:",
            "show leadership fighter 2",
            "B5-6.8",
            "you have no other card to discard",
        ),
        (
            "act, brink\na: leaders fighter 2, hand leadership shack\nb:",
            "show leadership fighter 2 b 3",
            "B5-6.8",
            "you do not have so many other cards",
        ),
        (
            "act, brink, form solo\na: leaders fanatic 3, hand leadership\nmachine: level 2",
            "show leadership fanatic 3",
            "B5-7.10",
            "the machine has no doom",
        ),
        ("act, form teams\na: table armoury, hand robots\nb:\nc:\nd:", "spy robots c", "B5-5.4", "C is your partner"),
        (
            "act\na: table armoury, hand robots\nb:\nc:",
            "spy robots c",
            "B5-5.3",
            "only your left neighbour may be aimed at, and that is not C",
        ),
        ("act, form free\na: table armoury, hand robots\nb: out\nc:", "spy robots b", "B5-4.8", "B is out"),
        ("over, reason built, winners a\na:\nb:", "draw pile", "B5-3.3", "the game is over"),
        ("over, reason limit\na:\nb:", "draw pile", "B5-5.6", "the game is over"),
        ("over, reason last, winners a\na:\nb: out", "draw pile", "B5-5.1", "the game is over"),
        ("over, form solo, reason machine, winners machine\na:", "draw pile", "B5-7.3", "the game is over"),
    ],
)
def test_why_not_in_other_positions(position: str, text: str, clause: str, reason: str) -> None:
    """B5-2.5 B5-3.3 B5-4.3 B5-4.7 B5-5.3 B5-5.4 B5-6.3 B5-6.5 B5-6.7 B5-6.8 B5-7.10: each with its reason."""
    assert refusal(position, text) == (clause, reason)


ANSWERING = "action, actions 1\na: table bunker, hand 2\nb: hand canister-crime shack, open\npending: {}"


@pytest.mark.parametrize(
    ("pending", "text", "clause", "reason"),
    [
        ("take a 2", "draw pile", "B5-2.3", "first take the cards that are due"),
        ("take a 2", "stop", "B5-2.3", "all these cards have to be taken"),
        ("take a 2", "take anarchy", "B5-2.2", "Anarchy / ecological collapse is not among your open cards"),
        ("discard a 1", "renew", "B5-4.9", "first discard the cards that have to go"),
        ("discard b 1", "discard bunker", "B5-4.9", "Bunker / New Hope is not in your hand"),
        (
            "catastrophe a housing a, answer b housing",
            "discard shack",
            "B5-4.2",
            "a catastrophe strikes: answer with a rescue card, or take the loss",
        ),
        ("catastrophe a housing a, answer b housing", "rescue", "B5-4.2", "you hold no rescue card for housing"),
        (
            "catastrophe a housing a, answer b housing",
            "rescue canister-crime",
            "B5-4.2",
            "Water Canister / crime is no rescue card for housing",
        ),
        (
            "catastrophe a housing a, answer b housing",
            "rescue tent-collapse",
            "B5-4.2",
            "Tent / ecological collapse is not in your hand",
        ),
        ("spy a b", "draw pile", "B5-4.5", "first choose the card that is discarded"),
        ("spy a b", "expose bunker", "B5-4.5", "Bunker / New Hope is not among these cards"),
        ("search a", "draw pile", "B5-6.6", "first choose a card of your pile"),
        ("search a", "fetch bunker", "B5-6.6", "Bunker / New Hope is not in your pile"),
    ],
)
def test_why_an_answer_is_not_possible(pending: str, text: str, clause: str, reason: str) -> None:
    """B5-2.2 B5-2.3 B5-4.2 B5-4.5 B5-4.9 B5-6.6: what is asked comes first."""
    assert refusal(ANSWERING.format(pending), text) == (clause, reason)


def test_why_in_other_steps() -> None:
    """B5-2.8 B5-4.4 B5-4.8: trimming, New Hope, giving up achievements."""
    trimming = "trim\na: hand 10\nb:\npending: discard a 2"
    hoping = "action, actions 1, hope\na:\nb:\npending: take a 2"
    giving = (
        "action, actions 1\na: table bunker, hand 1\nb: table shack basin\n"
        "pending: catastrophe a housing a, destroy b 1"
    )

    assert refusal(trimming, "draw pile") == ("B5-2.8", "first discard the cards that have to go")
    assert refusal(hoping, "draw pile") == ("B5-4.4", "first take the cards that are due")
    assert refusal(hoping, "stop") == ("B5-4.4", "all these cards have to be taken")
    assert refusal(giving, "suffer") == ("B5-4.8", "first give up an achievement for each missing card")
    assert refusal(giving, "destroy nature") == ("B5-4.8", "you have no achievement for nature")


def test_why_without_cards_to_take() -> None:
    """B5-2.9 B5-2.10: neither pile nor row."""
    everything = " ".join(card for card in GAME.deck.ids[:25] if card not in ("shack", "basin"))
    position = f"act\na: hand {everything}, table shack basin, open, pile\nb:"

    assert refusal(position, "draw pile") == ("B5-2.9", "your pile is empty")
    assert refusal(position, "draw") == ("B5-2.10", "there is neither an open card nor a pile")
    assert refusal(position, "renew") == ("B5-2.10", "there is neither an open card nor a pile")


def test_reasons_are_given_in_german_too() -> None:
    """B5-3.1: the clause is the same."""
    assert refusal(ACTING, "build anarchy", "de") == (
        "B5-3.1",
        "Stufe III braucht beide Errungenschaften der Stufe II oder eine der Stufe III",
    )


def test_whatever_is_refused_cites_a_clause_of_the_rules() -> None:
    """B5-2.5 B5-4.3: every clause that is named can be looked up, in both languages."""
    for text in ("build shack", "unleash robots", "draw bunker", "spy robots a", "show leadership fighter"):
        found = refusal(ACTING, text)
        assert found is not None
        assert found[0] in GAME.rulebook("en").clauses
        assert found[0] in GAME.rulebook("de").clauses
