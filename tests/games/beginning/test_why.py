"""Why something is not possible: the clause and the reason, also while a choice is being composed."""

import pytest

import galapagos as gp
from tests.playing import Table

GAME = gp.game("beginning")

PLAYING = """
    play, hole 2
    a: hand horns flying
    A1: horns
    A2: carnivore horns fast
    b: hand nocturnal
    B1:
"""
EATING = """
    eat, hole 2
    a: hand horns
    A1: carnivore flying, cards 2
    A2: horns, 1 chip
    A3:
    b: hand 1
    B1: nocturnal hiding
    B2: flying
"""


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("found nocturnal", "BEG-3.1", "nocturnal is not in your hand"),
        ("grow", "", ""),
        ("grow horns", "", ""),
        ("grow horns B1", "BEG-3.1", "B1 is not yours"),
        ("grow horns A3", "BEG-4.14", "there is no species A3"),
        ("evolve horns", "BEG-3.2", "all your species have horns already"),
        ("evolve flying", "", ""),
        ("evolve flying A1", "", ""),
        ("evolve horns A1", "BEG-3.2", "A1 has horns already"),
        ("evolve flying A2", "BEG-3.2", "A2 has three traits: name the one that makes room"),
        ("evolve flying A2 hiding", "BEG-3.2", "A2 does not have hiding"),
        ("evolve flying A1 horns", "BEG-3.2", "A1 still has room: no trait is discarded for it"),
        ("feed A1", "BEG-4.13", "first play cards, or say that you are done; then species eat"),
        ("done", "", ""),
    ],
)
def test_why_a_card_is_not_played(text: str, clause: str, reason: str) -> None:
    """BEG-3.1 BEG-3.2 BEG-4.13: nothing legal begins so, and that is why; where something does, there is no why."""
    refusal = GAME.reason(GAME.position(PLAYING), tuple(text.split()), GAME.say("en"))

    assert (refusal.clause, refusal.reason) == (clause, reason) if clause else refusal is None


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("found horns", "BEG-4.13", "the step of playing cards is over; species eat now"),
        ("feed", "", ""),
        ("feed A1", "BEG-4.4", "A1 is a carnivore and never eats at the watering hole"),
        ("feed A2", "BEG-4.1", "A2 has no free place for a chip"),
        ("feed B1", "BEG-4.1", "B1 is not yours: only your own species eat now"),
        ("feed A9", "BEG-4.14", "there is no species A9"),
        ("attack", "", ""),
        ("attack A1", "", ""),
        ("attack A1 B2", "", ""),
        ("attack A1 B1", "BEG-4.5", "B1 is protected by nocturnal and hiding, which A1 lacks"),
        ("attack A1 A1", "BEG-4.5", "no species attacks itself"),
        ("attack A2 B1", "BEG-4.4", "A2 is no carnivore"),
        ("stop", "BEG-4.13", "A1 is hungry and there is food it can eat"),
    ],
)
def test_why_nothing_is_eaten_so(text: str, clause: str, reason: str) -> None:
    """BEG-4.1 BEG-4.4 BEG-4.5 BEG-4.13: the first rule in the way is named."""
    refusal = GAME.reason(GAME.position(EATING), tuple(text.split()), GAME.say("en"))

    assert (refusal.clause, refusal.reason) == (clause, reason) if clause else refusal is None


@pytest.mark.parametrize(
    ("position", "text", "clause", "reason"),
    [
        ("play\na: hand horns\nb:\nB1:", "grow", "BEG-3.1", "you have no species"),
        ("play\na: hand horns\nb:\nB1:", "evolve", "BEG-3.1", "you have no species"),
        ("eat\na:\nA1: carnivore\nA2:\nb:", "feed", "BEG-4.3", "the watering hole is empty"),
        ("eat\na:\nA1: carnivore\nA2:\nb:", "feed A2", "BEG-4.3", "the watering hole is empty"),
        (
            "eat, hole 1\na:\nA1: carnivore\nA2: flying fast, 1 chip\nb:\nB1:",
            "feed",
            "BEG-4.3",
            "none of your species can take a chip from the watering hole",
        ),
        ("eat, hole 1\na:\nA1: carnivore\nA2: fast\nb:", "attack", "BEG-4.4", "none of your species can attack"),
        (
            "eat, hole 1\na:\nA1: carnivore\nA2: fast\nb:",
            "attack A1",
            "BEG-4.5",
            "no species is open to an attack by A1",
        ),
        ("over, last round\na: hand horns\nA1:\nb:", "found horns", "BEG-5.2", "the game is over"),
    ],
)
def test_why_nothing_can_even_be_begun(position: str, text: str, clause: str, reason: str) -> None:
    """BEG-3.1 BEG-4.3 BEG-4.4 BEG-4.5 BEG-5.2: a verb, or a verb and its first thing, may lead nowhere."""
    refusal = GAME.reason(GAME.position(position), tuple(text.split()), GAME.say("en"))

    assert refusal == (clause, reason)


def test_reasons_are_given_in_german_too() -> None:
    """BEG-4.5: the clause is the same."""
    position = EATING.replace("B1: nocturnal hiding", "B1: nocturnal flying")
    refusal = GAME.reason(GAME.position(position), ("attack", "A1", "B1"), GAME.say("de"))

    assert refusal == ("BEG-4.5", "was B1 schützt, fehlt A1: Nachtaktiv")


def test_whatever_is_refused_cites_a_clause_of_the_rules() -> None:
    """BEG-3.1 BEG-4.13: every clause that is named can be looked up, in both languages."""
    for position in (PLAYING, EATING):
        table = Table("beginning", position)
        for text in ("found scavenger", "grow flying B1", "feed A2", "attack A2 B1", "stop"):
            clause = table.why_not(text)
            assert clause in GAME.rulebook("en").clauses
            assert clause in GAME.rulebook("de").clauses
