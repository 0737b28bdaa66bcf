"""Why something is not possible: the clause and the reason, also while a choice is being composed."""

import pytest

import galapagos as gp
from tests.playing import Table

GAME = gp.game("origin")

DEVELOPING = """
    develop
    a: hand big/fat-tissue cooperation/carnivorous symbiosis parasite/fat-tissue running carnivorous/poisonous
    A1: big running
    A2: scavenger
    A3:
    A1 A2: cooperation
    A1 A3: symbiosis
    b: hand 1
    B1: parasite
"""
FEEDING = """
    feed, base 2
    a:
    A1: carnivorous piracy grazing, grazed
    A2: fat-tissue x2 big, 1 red, 2 yellow
    A3: 1 red
    A4: hibernation, slept
    A5:
    A5 A4: symbiosis
    A6: carnivorous big swimming, hunted
    A7: grazing hibernation, asleep
    b:
    B1: camouflage big
    B2: burrowing, 1 red
    B3: swimming
    B4:
    B4 B3: symbiosis
    B5: big, 1 red
    B6: big
    B7: camouflage
"""
ATTACKED = """
    feed, attack A1 > B1, mimicry turn
    a:
    A1: carnivorous
    b:
    B1: tail-loss mimicry running, ran
    B2: big
    B3:
    B4:
    B1 B4: cooperation
"""


def why(position: str, text: str, language: str = "en") -> tuple[str, str] | None:
    """The clause and the reason."""
    refusal = GAME.why(GAME.position(position), tuple(text.split()), GAME.say(language))
    return None if refusal is None else (refusal.clause, refusal.reason)


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("breed swimming", "ORI-2.1", "swimming is not in your hand"),
        ("evolve swimming A1", "ORI-2.1", "swimming is not in your hand"),
        ("evolve big/fat-tissue B1", "ORI-2.1", "B1 is not yours"),
        ("evolve big/fat-tissue A1", "ORI-2.3", "A1 has big already"),
        ("evolve big/fat-tissue A9", "ORI-1.1", "there is no animal A9"),
        ("evolve big/fat-tissue A2 A3", "ORI-2.4", "big is a trait of one animal"),
        ("evolve carnivorous/poisonous A2", "ORI-2.3", "A2 has scavenger, which excludes carnivorous"),
        ("evolve parasite/fat-tissue", "ORI-2.1", "no other player has an animal without parasite"),
        ("evolve parasite/fat-tissue A1", "ORI-2.1", "parasite goes to another player's animal"),
        ("evolve parasite/fat-tissue B1", "ORI-2.3", "B1 has parasite already"),
        ("evolve cooperation/carnivorous A1 A2", "ORI-2.4", "cooperation joins A1 and A2 already"),
        ("evolve cooperation/carnivorous A3 A1", "ORI-2.4", "name the animals of this pair the other way round"),
        ("evolve cooperation/carnivorous A1 A1", "ORI-2.4", "cooperation joins two different animals"),
        ("evolve cooperation/carnivorous A1 B1", "ORI-2.4", "B1 is not yours"),
        ("evolve symbiosis A3 A1", "ORI-2.4", "symbiosis joins A3 and A1 already"),
        ("take A1", "ORI-1.3", "first comes development; animals feed after it"),
        ("breed running", "", ""),
        ("evolve", "", ""),
        ("evolve symbiosis A2", "", ""),
        ("pass", "", ""),
    ],
)
def test_why_a_card_is_not_played_so(text: str, clause: str, reason: str) -> None:
    """ORI-2.1 ORI-2.3 ORI-2.4: where something legal begins so, there is no why."""
    assert why(DEVELOPING, text) == ((clause, reason) if clause else None)


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("breed running", "ORI-1.3", "development is over in this turn: animals feed now"),
        ("take B1", "ORI-4.1", "B1 is not yours"),
        ("take A3", "ORI-4.1", "A3 is fed and has no empty fat tissue"),
        ("take A4", "ORI-4.14", "a symbiont of A4 is hungry"),
        ("take A7", "ORI-4.13", "A7 hibernates"),
        ("take A8", "ORI-1.1", "there is no animal A8"),
        ("hunt A3 B1", "ORI-4.6", "A3 lacks carnivorous"),
        ("hunt A6 B1", "ORI-4.6", "A6 has hunted already in this turn"),
        ("hunt A1 A1", "ORI-4.6", "no animal hunts itself"),
        ("hunt A1 B1", "ORI-4.7", "B1 is camouflaged: A1 would need sharp vision"),
        ("hunt A1 B2", "ORI-4.7", "B2 is fed and lies in its burrow"),
        ("hunt A1 B3", "ORI-4.7", "B3 swims, A1 does not"),
        ("hunt A1 A6", "ORI-4.7", "A6 swims, A1 does not"),
        ("hunt A1 B6", "ORI-4.7", "B6 is big, A1 is not"),
        ("hunt A1 A4", "ORI-4.7", "a symbiont protects A4"),
        ("convert A1 1", "ORI-4.5", "A1 lacks fat tissue"),
        ("convert A2 2", "ORI-4.5", "A2 can use one yellow token at most"),
        ("graze A1", "ORI-4.12", "A1 has grazed already in this step"),
        ("graze A3", "ORI-4.12", "A3 lacks grazing"),
        ("rob A2 B5", "ORI-4.11", "A2 lacks piracy"),
        ("rob A1 B2", "ORI-4.11", "B2 is fed: its tokens are safe"),
        ("rob A1 B1", "ORI-4.11", "B1 has no token to rob"),
        ("sleep A4", "ORI-4.13", "A4 hibernated last turn"),
        ("sleep A1", "ORI-4.13", "A1 lacks hibernation"),
        ("sleep A7", "ORI-4.13", "A7 is not hungry"),
        ("end", "ORI-4.3", "an animal of yours may take a red token: take it, hunt, or live on fat"),
        ("run B1", "ORI-4.8", "no animal is attacked now"),
        ("scavenge A1", "ORI-4.10", "nothing is left over for a scavenger now"),
        ("cooperate A1 A2", "ORI-4.15", "no such pair has a token to bring now"),
        ("take", "", ""),
        ("hunt A1", "", ""),
        ("rob A1 B5", "", ""),
    ],
)
def test_why_an_animal_does_not_feed_so(text: str, clause: str, reason: str) -> None:
    """ORI-4.1 ORI-4.3 ORI-4.5 ORI-4.6 ORI-4.7 ORI-4.11 ORI-4.12 ORI-4.13: the first rule in the way is named."""
    assert why(FEEDING, text) == ((clause, reason) if clause else None)


@pytest.mark.parametrize(
    ("position", "text", "clause", "reason"),
    [
        ("feed\na:\nA1: carnivorous\nb:\nB1:", "take", "ORI-4.2", "the food base is empty"),
        ("feed\na:\nA1: grazing carnivorous\nb:\nB1:", "graze A1", "ORI-4.12", "the food base is empty"),
        ("feed, base 1\na:\nA1:\nb:\nB1:", "hunt", "ORI-4.6", "none of your animals can do that now"),
        ("feed, base 1\na:\nA1:\nb:\nB1:", "scavenge", "ORI-4.10", "nothing is left over for a scavenger now"),
        (
            "feed, base 1\na:\nA1: carnivorous\nb:\nB1: big",
            "hunt A1",
            "ORI-4.7",
            "there is nothing that A1 could hunt",
        ),
        (
            "feed, base 1, main used\na:\nA1: grazing\nb:\nB1:",
            "take A1",
            "ORI-4.2",
            "the main action of this step is used",
        ),
        ("feed, base 1\na:\nA1: piracy, raided\nb:\nB1:", "rob A1", "ORI-4.11", "A1 has robbed already in this turn"),
        ("feed, base 1\na:\nA1: piracy\nb:\nB1:", "rob A1", "ORI-4.11", "no hungry animal has a token to rob"),
        ("feed, base 1\na:\nA1: piracy\nb:\nB1:", "rob A1 A1", "ORI-4.11", "no animal robs itself"),
        (
            "feed, base 1\na:\nA1: piracy, 1 red\nA2:\nb:\nB1: big, 1 red",
            "rob A1 B1",
            "ORI-4.11",
            "A1 is not hungry",
        ),
        ("feed, base 1\na:\nA1: fat-tissue\nb:\nB1:", "convert A1 1", "ORI-4.5", "A1 has no yellow token"),
        (
            "feed, last turn, base 1\na:\nA1: hibernation\nb:\nB1:",
            "sleep A1",
            "ORI-4.13",
            "nobody hibernates in the last turn",
        ),
        (
            "feed, base 1\na:\nA1: carnivorous swimming\nb:\nB1:",
            "hunt A1 B1",
            "ORI-4.7",
            "A1 swims and hunts swimmers only",
        ),
        (
            "feed, base 2\na:\nA1:\nA2:\nA1 A2: cooperation, owes A2\nA1 A2: communication, owes A2\nb:",
            "take A1",
            "ORI-4.15",
            "first all partners get their tokens",
        ),
        (
            "feed, scavenging\na:\nA1: scavenger\nA2: scavenger\nb:",
            "take A1",
            "ORI-4.10",
            "first a scavenger is fed",
        ),
        ("develop\na: hand running\nb:", "evolve running", "ORI-2.3", "you have no animal that could get running"),
        (
            "develop\na: hand symbiosis\nA1:\nb:",
            "evolve symbiosis",
            "ORI-2.4",
            "there are no two animals of yours that symbiosis could join",
        ),
        ("develop\na: hand running\nb:", "evolve", "ORI-2.1", "you have no card for that"),
        ("over\na: hand running\nb:", "breed running", "ORI-5.5", "the game is over"),
    ],
)
def test_why_nothing_can_even_be_begun(position: str, text: str, clause: str, reason: str) -> None:
    """ORI-2.1 ORI-4.2 ORI-4.6 ORI-4.10 ORI-4.12 ORI-4.15 ORI-5.5: a verb, or a verb and its first thing, may lead
    nowhere.
    """
    assert why(position, text) == (clause, reason)


@pytest.mark.parametrize(
    ("text", "clause", "reason"),
    [
        ("take A1", "ORI-4.8", "B1 is attacked: first it answers"),
        ("run B1", "ORI-4.8", "B1 has run already in this attack"),
        ("run B3", "ORI-4.8", "B1 is attacked, not B3"),
        ("drop B1 big", "ORI-4.8", "B1 lacks big"),
        ("drop B1 cooperation B3", "ORI-4.8", "B1 has no cooperation with B3"),
        ("redirect B1 B1", "ORI-4.8", "the hunter is sent to another animal of the same owner"),
        ("redirect B1 A1", "ORI-4.8", "the hunter is sent to another animal of the same owner"),
        ("redirect B1 B2", "ORI-4.8", "A1 could not attack B2"),
        ("redirect B1 B9", "ORI-1.1", "there is no animal B9"),
        ("redirect B1 B3", "", ""),
        ("drop B1 cooperation B4", "", ""),
    ],
)
def test_why_an_attacked_animal_does_not_answer_so(text: str, clause: str, reason: str) -> None:
    """ORI-4.8: every answer has its conditions."""
    assert why(ATTACKED, text) == ((clause, reason) if clause else None)


@pytest.mark.parametrize(
    ("position", "text", "reason"),
    [
        (
            ATTACKED.replace("mimicry running, ran", "mimicry, mimicked"),
            "redirect B1 B3",
            "B1 has changed colour already in this turn",
        ),
        (ATTACKED.replace("mimicry running, ran", ""), "redirect B1 B3", "B1 lacks mimicry"),
        (
            ATTACKED.replace("B3:", "B3: big").replace("B4:", "B4: big", 1),
            "redirect B1",
            "B1 finds no other animal of its owner to send the hunter to",
        ),
        (
            ATTACKED.replace(", mimicry turn", "").replace("B3:", "B3: mimicry, attacked"),
            "redirect B1 B3",
            "B3 was attacked already in this attack",
        ),
    ],
)
def test_why_mimicry_leads_nowhere(position: str, text: str, reason: str) -> None:
    """ORI-4.8: used, missing, or without a goal."""
    assert why(position, text) == ("ORI-4.8", reason)


def test_reasons_are_given_in_german_too() -> None:
    """ORI-4.7: the clause is the same."""
    assert why(FEEDING, "hunt A1 B1", "de") == ("ORI-4.7", "B1 ist getarnt: A1 bräuchte Scharfblick")


def test_whatever_is_refused_cites_a_clause_of_the_rules() -> None:
    """ORI-4.1 ORI-4.6 ORI-2.1: every clause that is named can be looked up, in both languages."""
    for position in (DEVELOPING, FEEDING, ATTACKED):
        table = Table("origin", position)
        for text in ("breed swimming", "take B1", "hunt A3 B1", "graze A3", "run B2", "end", "scavenge A1"):
            if text in table.choices:
                continue
            clause = table.why_not(text)
            assert clause in GAME.rulebook("en").clauses
            assert clause in GAME.rulebook("de").clauses
