"""The door to a game: what a match lets in, and what it takes back."""

import pytest

import galapagos as gp
from galapagos.core.result import Result
from galapagos.match.match import Match
from galapagos.match.resigning import by_resignation, with_resigned

TO_EAT = """
    play, hole 5
    a: hand horns flying
    A1: fast
    b: hand 2
"""


def test_play_takes_texts_and_goes_on_to_the_next_decision() -> None:
    """The example of the package's own docstring."""
    match = gp.new("beginning", seats=2, seed=7)
    seat = match.seat

    match.play(match.choices()[0])

    assert match.seat == seat
    assert match.number == 2


def test_what_everybody_sees_to_be_forced_is_played_and_recorded() -> None:
    """Done leaves A1 nothing but the watering hole: a decision nobody is asked for, but one that stands."""
    match = gp.position("beginning", TO_EAT)

    match.play("done")

    assert [(act.kind, act.text) for act in match.acts] == [("play", "done"), ("play", "feed A1")]
    assert [moment.forced for moment in match.moments] == [False, True]


def test_an_illegal_choice_names_reason_nearest_and_number() -> None:
    """Errors carry the value and say what would be right."""
    match = gp.position("beginning", TO_EAT)

    with pytest.raises(gp.IllegalChoice) as caught:
        match.play("grow fast A1")

    error = caught.value
    assert str(error) == (
        "'grow fast A1' is not legal now: fast is not in your hand (BEG-3.1); "
        "did you mean 'evolve fast A1'? (7 choices are legal)"
    ).replace("evolve fast A1", error.nearest)
    assert error.nearest in match.choices()
    assert error.count == 7 == len(match.choices())


@pytest.mark.parametrize(
    "text", ["", "   ", "fly", "feed", "feed Z1", "attack A1", "feed A1 A1", "grow horns", "\x00", "feed A1" * 999]
)
def test_a_malformed_choice_says_how_choices_are_written(text: str) -> None:
    """And changes nothing."""
    match = gp.position("beginning", TO_EAT)
    with pytest.raises(gp.Malformed):
        match.play(text)
    assert match.acts == []


def test_a_choice_may_be_given_by_its_number() -> None:
    """The integers of the core are choices as well; others are refused."""
    match = gp.position("beginning", TO_EAT)
    choice = match.game.choices(match.state)[0]

    with pytest.raises(gp.IllegalChoice):
        match.play(-5)
    match.play(choice)

    assert match.number == 2


def test_a_decision_for_an_older_position_is_stale() -> None:
    """Two hands on one seat: the second one is told."""
    match = gp.position("beginning", TO_EAT)
    match.play("grow horns A1", at=1)

    with pytest.raises(gp.Stale, match="decision 2 is next"):
        match.play("grow flying A1", at=1)


def test_nobody_decides_for_another_seat() -> None:
    """The seat is checked where it is given."""
    match = gp.position("beginning", TO_EAT)

    with pytest.raises(gp.IllegalChoice, match="seat a decides now"):
        match.play("done", seat=1)


def test_undo_takes_back_what_nobody_learnt_from() -> None:
    """A card laid face down tells nobody anything."""
    match = gp.position("beginning", TO_EAT)
    before = match.state.copy()
    match.play("grow horns A1")

    match.undo()

    assert match.state == before
    assert [act.kind for act in match.acts] == ["play", "undo"]


def test_a_harmless_undo_leaves_a_match_rated() -> None:
    """Nobody learnt anything."""
    match = gp.new("beginning", seats=2, seed=3)
    match.play("grow flying B1")
    match.undo()

    assert match.is_rated


def test_a_match_from_a_position_is_not_rated() -> None:
    """It is practice: whoever wrote the position may have given himself everything."""
    match = gp.position("beginning", TO_EAT)

    assert not match.is_rated
    assert not gp.load(match.record()).is_rated


def test_undo_stops_at_what_was_shown() -> None:
    """A trait is played face up: everybody knows the card now."""
    match = gp.position("beginning", TO_EAT)
    match.play("evolve horns A1")

    assert not match.can_undo()
    with pytest.raises(gp.IllegalChoice, match="drawn or shown"):
        match.undo()


def test_undo_stops_at_what_the_mover_learnt() -> None:
    """An own population card that nobody had looked at is turned over by an attack."""
    match = gp.position(
        "beginning",
        """
        eat, hole 0
        a:
        A1: carnivore, cards 4
        A2: cards 3
        b:
        """,
    )
    match.play("attack A1 A2")

    assert not match.can_undo()


def test_undo_stops_at_the_turn_of_another() -> None:
    """The last chip ends the turn; the next player has drawn."""
    match = gp.position(
        "beginning",
        """
        eat, hole 1
        a:
        A1:
        A2:
        b:
        """,
    )
    match.play("feed A1")

    assert match.state.seat == 1
    assert not match.can_undo()


def test_undo_takes_forced_decisions_along() -> None:
    """What went by itself goes back with the decision it followed."""
    match = gp.position("beginning", "eat, hole 9\na:\nA1: cards 2, 1 chip\nA2: fat-tissue, 1 chip\nb:")
    before = match.state.copy()
    match.play("feed A2")
    assert [moment.text for moment in match.moments][1:] == ["feed A1"]

    match.take_back()

    assert match.state == before
    assert match.moments == []


def test_undo_ends_with_the_match() -> None:
    """Whoever knows the seed would know what is still to come."""
    match = gp.position("beginning", "eat, last round, start b, hole 2\na:\nA1:\nA2:\nb:\npile: ? x86", seed=1)
    match.play("feed A1")
    assert match.is_over

    for take_back in (match.undo, match.take_back):
        with pytest.raises(gp.IllegalChoice):
            take_back()


@pytest.mark.parametrize("end", ["abandon", "resign", "pause"])
def test_nothing_is_taken_back_while_a_match_rests(end: str) -> None:
    """Neither alone nor by consent."""
    match = gp.position("beginning", TO_EAT)
    match.play("grow horns A1")
    getattr(match, end)(0)

    for take_back in (match.undo, match.take_back):
        with pytest.raises(gp.IllegalChoice, match=r"is over|is paused|drawn or shown"):
            take_back()
    assert len(match.moments) == 1


def test_undo_stops_at_a_drawn_number() -> None:
    """Though nobody learnt a card by it: who has caught nothing with a good rod goes on, but has rolled a die."""
    seed = next(seed for seed in range(99) if fished(seed).seat == fished(seed).moments[0].before.seat)
    match = fished(seed)

    assert match.state.turn == match.moments[0].before.turn
    assert not match.can_undo()


def fished(seed: int) -> Match:
    """A pond in which somebody has fished once."""
    match: Match = gp.new("toy", seats=2, seed=seed)
    match.play("fish")
    return match


def test_undo_stops_at_anothers_answer() -> None:
    """No number was drawn and no card shown, but somebody else has been asked."""
    match = gp.position("toy", "turn 3, seat a, thief -\na: 0, 1\nb: 2, 3\nheap: 1 x7 2 x8 3 x6\npile: 3", seed=1)
    match.play("steal b")
    assert match.seat == 1
    assert not match.moments[-1].revealing

    assert not match.can_undo()


def test_undo_stops_at_what_went_by_itself_and_showed_a_card() -> None:
    """Feeding is harmless; the attack that had to follow turned a card over."""
    match = gp.position(
        "beginning", "eat, hole 1\na:\nA1: carnivore fat-tissue, cards 2, 1 chip\nA2: flying\nb:\nB1: cards 3", seed=1
    )
    match.play("feed A2")
    assert [moment.text for moment in match.moments] == ["feed A2", "attack A1 B1"]
    assert [moment.revealing for moment in match.moments] == [False, True]

    assert not match.can_undo()


def test_a_match_once_unrated_stays_so() -> None:
    """A harmless undo afterwards does not mend it."""
    match = gp.new("beginning", seats=2, seed=3)
    match.play("evolve flying B1")
    match.take_back()
    match.play("grow flying B1")
    match.take_back()

    assert not match.is_rated


def test_without_a_seat_the_log_is_what_everybody_may_read() -> None:
    """Not what seat a saw."""
    match = gp.new("beginning", seats=2, seed=3)
    match.play("done")

    assert not any("draws " in line and "draws a card" not in line for line in match.log())
    assert {*match.log()} != {*match.log(0)} | {*match.log(1)}


def test_a_decision_taken_back_draws_the_same_numbers_again() -> None:
    """The numbers belong to the decision, so nobody fishes twice for a better catch."""
    match = gp.new("toy", seats=2, seed=4)
    match.play("fish")
    after = match.state.copy()

    for _ in range(3):
        match.take_back()
        match.play("fish")

    assert match.state == after
    assert gp.load(match.record()).state == after


def test_taking_back_further_makes_the_match_unrated() -> None:
    """By consent everything may be taken back; the dice give the same numbers again."""
    match = gp.new("beginning", seats=2, seed=3)
    while match.state.turn == 1:
        match.play(match.choices()[-1])
    before = match.state.copy()

    match.take_back()
    assert not match.is_rated
    while match.state.turn == 1:
        match.play(match.choices()[-1])

    assert match.state == before


def test_nothing_can_be_taken_back_before_the_first_decision() -> None:
    """Both verbs say so."""
    match = gp.new("beginning", seats=2, seed=3)
    for take_back in (match.undo, match.take_back):
        with pytest.raises(gp.IllegalChoice):
            take_back()
    assert match.acts == []


def test_of_two_the_other_one_wins_by_resignation() -> None:
    """The result has places and no points."""
    match = gp.new("beginning", seats=2, seed=3)
    match.resign(0)

    result = match.result()
    assert result is not None
    assert (result.places, result.reason) == ([2, 1], "resigned")
    assert match.seat is None
    assert match.choices() == []


def test_of_many_the_last_one_left_wins() -> None:
    """Who resigned later ranks before who resigned earlier."""
    match = gp.new("beginning", seats=3, seed=3)
    match.resign(2)
    assert match.result() is None
    with pytest.raises(gp.IllegalChoice, match="resigned already"):
        match.resign(2)
    match.resign(0)

    result = match.result()
    assert result is not None
    assert result.places == [2, 1, 3]


def test_who_resigned_ranks_behind_all_who_did_not() -> None:
    """However many points somebody else made for the seat."""
    for seed in range(6):
        match = gp.new("beginning", seats=3, seed=seed)
        match.resign(0)
        while match.seat is not None:
            match.play(match.choices()[-1])

        result = match.result()
        assert result is not None
        assert result.places[0] == 3
        assert sorted(result.places[1:]) in ([1, 1], [1, 2])
        assert 0 not in result.winners()
        assert gp.verify(match.record()).result() == result


def test_partners_resign_together() -> None:
    """A side is out when all of it are; partners share their place."""
    assert by_resignation([0], [0, 1, 0, 1]) is None
    result = by_resignation([0, 1, 2], [0, 1, 0, 1])
    assert result is not None
    assert result.places == [2, 1, 2, 1]
    natural = Result([1, 3, 1, 3], [9, 5, 9, 5], "points")
    assert with_resigned(natural, [0], [0, 1, 0, 1]) == natural


def test_who_resigns_alone_has_lost() -> None:
    """There is nobody else who could win."""
    result = by_resignation([0], [0])
    assert result is not None
    assert (result.solo, result.winners()) == ("lost", [])


@pytest.mark.parametrize("seat", [-1, 2, 7, 65, True, "a"])
def test_no_act_and_no_look_is_for_a_seat_that_is_not_there(seat: int) -> None:
    """The match is as before, and nobody's cards are told."""
    match = gp.new("beginning", seats=2, seed=3)
    for refused in (match.resign, match.abandon, match.pause, match.come_back, match.log, match.view):
        with pytest.raises(gp.Malformed, match="a seat is a number from 0 to 1"):
            refused(seat)
    assert match.acts == []
    assert match.result() is None


@pytest.mark.parametrize("level", ["", "genius\n- a resign", "very hard", "hard@", "@400"])
def test_a_level_is_one_word(level: str) -> None:
    """It stands on a line of the record."""
    match = gp.new("beginning", seats=2, seed=3)
    with pytest.raises(gp.Malformed, match="the level of a bot"):
        match.give(1, level)
    assert match.acts == []


def test_who_resigned_has_no_say_any_more() -> None:
    """No way back, no offers; the seat can go to a bot."""
    match = gp.new("beginning", seats=3, seed=3)
    match.resign(2)
    for refused in (match.come_back, match.abandon, lambda seat: match.propose(seat, "end")):
        with pytest.raises(gp.IllegalChoice, match="has resigned already"):
            refused(2)
    match.give(2, "hard@400")

    assert gp.load(match.record()).bots == {2: "hard@400"}


def test_a_decision_of_the_future_is_stale_too() -> None:
    """Whoever names a number means this position and no other."""
    match = gp.new("beginning", seats=2, seed=3)
    with pytest.raises(gp.Stale):
        match.play(match.choices()[0], at=2)
    assert match.acts == []


def test_an_abandoned_match_has_no_result() -> None:
    """And takes no more decisions."""
    match = gp.new("beginning", seats=2, seed=3)
    match.abandon(1)

    assert match.is_over
    assert match.result() is None
    with pytest.raises(gp.IllegalChoice, match="the match is over"):
        match.play("done")


def test_a_paused_match_waits() -> None:
    """Until it is resumed."""
    match = gp.new("beginning", seats=2, seed=3)
    match.pause(0)
    with pytest.raises(gp.IllegalChoice, match="paused"):
        match.play("done")
    match.resume(1)
    match.play(match.choices()[0])

    assert match.number == 2


def test_a_seat_goes_to_a_bot_and_back() -> None:
    """The match says who keeps which seat."""
    match = gp.new("beginning", seats=2, seed=3)
    match.give(1, "random")
    assert match.bots == {1: "random"}
    match.come_back(1)
    assert match.bots == {}


@pytest.mark.parametrize(
    ("names", "right"),
    [(["A"], "2 players"), (["A", "B\n"], "printable"), (["A", " "], "printable"), (["A", "x" * 41], "1 to 40")],
)
def test_players_have_printable_names(names: list[str], right: str) -> None:
    """A name stands on a line of its own in the record."""
    with pytest.raises(gp.Malformed, match=right):
        gp.new("beginning", seats=2, players=names)


def test_a_seat_sees_its_own_view() -> None:
    """The public sees less, and there is no seat 7."""
    match = gp.new("beginning", seats=2, seed=3)
    seat = match.state.start  # type: ignore[attr-defined]

    assert "?" not in match.view(seat)["seats"][seat]["hand"]
    assert match.view()["seats"][seat]["hand"] == ["?"] * 3
    with pytest.raises(gp.Malformed, match="0 to 1"):
        match.view(7)


@pytest.mark.parametrize(
    ("arguments", "right"),
    [
        ({"seats": 1}, "2 to 5 seats"),
        ({"seats": 6}, "2 to 5 seats"),
        ({"form": "duel"}, "one of table"),
        ({"rounds": 3}, "options of beginning: none"),
        ({"seed": -1}, "below 2"),
        ({"seed": 2**128}, "below 2"),
        ({"seed": "9" * 5000}, "below 2"),
        ({"seed": 1.5}, "below 2"),
        ({"seed": "xyz"}, "32 hexadecimal"),
    ],
)
def test_a_set_up_that_the_game_does_not_know_is_refused(arguments: dict[str, object], right: str) -> None:
    """Each with what would be right."""
    with pytest.raises(gp.Malformed, match=right):
        gp.new("beginning", **arguments)  # type: ignore[arg-type]


def test_an_unknown_game_is_refused_with_those_there_are() -> None:
    """Games are found, so the list is what was found."""
    with pytest.raises(gp.Malformed, match="beginning"):
        gp.new("chess")


def test_the_log_tells_each_seat_what_it_saw() -> None:
    """Three own cards by name; for the other seat three times a card."""
    match = gp.new("beginning", seats=2, seed=3, players=["Ada", "Bo"])
    seat = match.state.start  # type: ignore[attr-defined]

    own, other = match.log(seat), match.log(1 - seat)

    assert own != other
    assert any("(×3)" in line for line in other)
    assert not any("(×3)" in line for line in own)
    assert match.log(seat, "de") != own


def test_a_match_over_a_toy_of_another_package() -> None:
    """Reactions out of turn, dice and a hidden hand go through the same door."""
    match: Match = gp.new("toy", seats=2, seed=4)
    while match.seat is not None:
        match.play(match.choices()[0])

    assert match.result() is not None
