"""What needs everybody's consent: taking back, and ending the match early."""

import pytest

import galapagos as gp
from galapagos.match.ending import ending, winning
from galapagos.match.reading import BrokenRecord, load, verify


def begun(seats: int = 3) -> gp.Match:
    """A match after its first three decisions."""
    match = gp.new("beginning", seats=seats, seed=3)
    for _ in range(3):
        match.play(match.choices()[-1])
    return match


def test_a_match_ends_when_all_have_agreed() -> None:
    """Nobody loses, and there are no points."""
    match = begun()
    match.propose(1, "end")
    match.agree(0)
    assert match.result() is None
    match.agree(2)

    result = match.result()
    assert result is not None
    assert (result.places, result.points, result.reason) == ([1, 1, 1], [], "agreed")
    assert ending(match, match.game.say("en")) == "All agreed to end it here."
    assert winning(match, match.game.say("en")) == "A, B and C share the win."


def test_one_refusal_is_enough() -> None:
    """The match goes on, and it may be offered again."""
    match = begun()
    match.propose(1, "end")
    match.decline(2)
    assert match.offer is None
    match.propose(0, "end")

    assert match.offer is not None
    assert not match.is_over


def test_bots_and_those_who_resigned_are_not_asked() -> None:
    """Alone among bots consent is one's own; a seat that leaves no longer stands in the way."""
    match = begun()
    match.give(1, "random")
    match.propose(0, "end")
    assert not match.is_over
    match.give(2, "random")

    assert match.is_over


def test_by_consent_the_proposer_decides_again() -> None:
    """Whatever others decided since goes back too; the match is no longer rated."""
    match = gp.new("beginning", seats=2, seed=3)
    seat = match.seat
    assert seat is not None
    before = match.state.copy()
    match.play(match.choices()[-1])
    while match.seat == seat:
        match.play(match.choices()[-1])
    match.play(match.choices()[-1])

    while match.state != before:
        match.propose(seat, "undo")
        match.agree(1 - seat)

    assert match.seat == seat
    assert not match.is_rated


def test_a_new_decision_withdraws_the_offer_to_take_back() -> None:
    """It was about another decision."""
    match = begun()
    match.propose(0, "undo")
    match.play(match.choices()[0])

    assert match.offer is None


@pytest.mark.parametrize(
    ("wrong", "right"),
    [
        (lambda match: match.agree(0), "nothing was offered"),
        (lambda match: match.decline(0), "nothing was offered"),
        (lambda match: (match.propose(0, "end"), match.propose(1, "end")), "an offer stands already"),
        (lambda match: (match.propose(0, "end"), match.agree(0)), "has agreed already"),
        (lambda match: match.propose(0, "dance"), "one of undo, end"),
        (lambda match: gp.new("beginning").propose(0, "undo"), "no decision has been made"),
    ],
)
def test_what_nobody_offered_is_refused(wrong, right: str) -> None:
    """Each with the reason."""
    with pytest.raises(ValueError, match=right):
        wrong(begun())


def test_a_record_keeps_what_was_settled() -> None:
    """Offers, refusals and consent are acts; a record that ends a match nobody agreed to end is refused."""
    match = begun(2)
    match.propose(0, "undo")
    match.decline(1)
    match.propose(1, "undo")
    match.agree(0)
    match.propose(1, "end")
    match.agree(0)
    record = match.record()

    assert verify(record).acts == match.acts
    with pytest.raises(BrokenRecord, match="not everybody has agreed"):
        load(record.replace("- a agree\n- b end", "- b end"))
