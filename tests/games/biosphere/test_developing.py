"""Phase 3: buying, the evolution field, its corners, and playing a card."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from tests.games.biosphere.looking import lifespan, points, seat, space, turn, verbs
from tests.table import Table

ROWS = """
row 1: small1-general2 small1-general3 large1-general2 large2-general1 large2-general2
row 2: small3-general3 large3-general3 large4-general1 large4-general2 large4-general3
"""


def develop(a: str, more: str = "") -> Table:
    """Seat a's turn in phase 3 of round 2, with these rows."""
    return Table("biosphere", f"develop, round 2, seat a, start a{ROWS}{more}\na: {a}\nb: 5 EP")


def test_a_turn_has_any_number_of_actions_in_any_order() -> None:
    """BIO-3.1: buying, both kinds of steps, and at last a card."""
    table = develop("20 EP, small1 general1")

    table.play("climb", "buy small1-general2", "step general2", "climb", "buy large1-general2")
    assert turn(table) == (2, "develop", "a")
    assert points(table, "a") == 20 - 1 - 2 - 1 - 2 - 2

    table.play("play small1-general2")
    assert turn(table) == (2, "develop", "b")
    assert seat(table, "a")["played"] == ["small1-general2"]
    assert seat(table, "a")["hand"] == ["large1-general2"]


def test_whoever_is_done_is_done() -> None:
    """BIO-3.1: passing is always possible, whatever could be paid or played."""
    table = develop(
        "20 EP, small1 general2, hand small1-general2", ROWS.replace("small1-general2 ", "large2-general3 ")
    )

    assert "play small1-general2" in table.choices
    table.play("done")

    assert turn(table) == (2, "develop", "b")
    assert seat(table, "a")["hand"] == ["small1-general2"]


def test_at_most_one_card_is_played_in_a_turn() -> None:
    """BIO-3.1: even where a step would lead to the next one."""
    table = Table(
        "biosphere", "develop, round 2\na: 9 EP, small1 general2, hand small1-general2 small1-general3\nb: 5 EP"
    )

    table.play("play small1-general2")

    assert turn(table) == (2, "develop", "b")


def test_in_round_one_the_markers_are_laid_on_ones_first() -> None:
    """BIO-3.2: four combinations, and nothing else before; in later rounds nobody chooses table."""
    table = Table("biosphere", f"develop, round 1{ROWS}\na: 5 EP, unset\nb: 5 EP, unset")

    assert table.choices == [
        "begin small1 specific1",
        "begin small1 general1",
        "begin large1 specific1",
        "begin large1 general1",
    ]
    assert table.why_not("climb") == "BIO-3.2"
    assert table.why_not("begin small2 general1") == "BIO-3.2"
    table.play("begin large1 specific1")
    assert (seat(table, "a")["size"], seat(table, "a")["speciality"]) == ("large1", "specific1")
    assert table.why_not("begin small1 general1") == "BIO-3.2"
    assert verbs(table) == {"buy", "step", "climb", "done"}


def test_the_three_cards_of_the_rule_book_cost_nine() -> None:
    """BIO-1.4 BIO-3.3: two of row 1 and one of row 2, from 10 EP down to 1."""
    table = develop("10 EP")

    table.play("buy small1-general2", "buy small1-general3", "buy small3-general3")

    assert points(table, "a") == 1
    assert seat(table, "a")["hand"] == ["small1-general2", "small1-general3", "small3-general3"]


@pytest.mark.parametrize(("there", "rows"), [(1, set()), (2, {0}), (4, {0}), (5, {0, 1})])
def test_a_card_is_only_bought_by_who_can_pay_it(there: int, rows: set[int]) -> None:
    """BIO-1.4: row 1 costs 2, row 2 costs 5."""
    table = develop(f"{there} EP")

    bought = {choice.split()[1] for choice in table.choices if choice.startswith("buy")}
    assert bought == {card for row in rows for card in table.data["rows"][row]}
    if 1 not in rows:
        assert table.why_not("buy small3-general3") == "BIO-1.4"


def test_a_card_that_is_not_open_cannot_be_bought() -> None:
    """BIO-3.3: not from the stack, not from a hand, and there is no card for the corners."""
    table = develop("9 EP, hand small2-general1")

    for card in ("small1-specific2", "small2-general1", "small4-general4"):
        assert table.why_not(f"buy {card}") == "BIO-3.3"


def test_a_row_is_filled_at_the_end_of_the_turn_from_the_left() -> None:
    """BIO-3.3: until then what was bought is missing; the others move to the right."""
    stack = "stack 1: large1-specific2 large1-specific3 ? x21\n"
    table = develop("9 EP", stack)

    table.play("buy small1-general3", "buy large2-general1")
    assert table.data["rows"][0] == ["small1-general2", "large1-general2", "large2-general2"]

    table.play("done")
    assert table.data["rows"][0] == [
        *("large1-specific3", "large1-specific2"),
        *("small1-general2", "large1-general2", "large2-general2"),
    ]
    assert table.told[-2:] == [
        "large 1 / specific 2 comes into row 1",
        "large 1 / specific 3 comes into row 1",
    ]


def used_up(discards: str, hand: str) -> Table:
    """The stack of row 1 has been used up: its other cards are in b's hand or discarded."""
    rest = [card.id for card in gp.game("biosphere").edition.cards if card.row == 1]
    given = f"{ROWS} {discards} {hand}".split()
    others = " ".join(card for card in rest if card not in given)
    return Table(
        "biosphere",
        f"develop, round 2{ROWS}stack 1:\ndiscard 1: {discards}\na: 9 EP, hand {hand}\nb: 5 EP, hand {others}",
    )


def test_a_used_up_stack_is_made_anew_when_a_card_is_drawn() -> None:
    """BIO-3.3: from the discards, shuffled; one of three comes into the row, two remain."""
    table = used_up("small2-general1 small2-general2 small2-general3", "small2-specific1")

    table.play("buy small1-general3")
    assert (len(table.data["stacks"][0]), len(table.data["discards"][0])) == (0, 3)
    table.play("done")

    assert (len(table.data["stacks"][0]), len(table.data["discards"][0])) == (2, 0)
    assert "the 3 discards of row 1 are shuffled into a new stack" in table.told
    assert len(table.data["rows"][0]) == 5


def test_a_row_stays_short_when_no_card_is_left() -> None:
    """BIO-3.3: stack and discards are empty, and the hand has no limit."""
    table = used_up("", "small2-specific1")

    table.play("buy small1-general3", "done")

    assert len(table.data["rows"][0]) == 4
    assert len(seat(table, "b")["hand"]) == 22


def test_the_scales_run_from_four_to_one_and_back_to_four() -> None:
    """BIO-3.4: small 1 and large 1 are neighbours, specific 1 and general 1 too; the ends are ends."""
    table = develop("60 EP, small4 specific4")
    places = ["small3", "small2", "small1", "large1", "large2", "large3", "large4"]
    assert [choice for choice in table.choices if choice.startswith("step")] == ["step small3", "step specific3"]

    for place in places:
        table.play(f"step {place}")

    assert [choice for choice in table.choices if choice.startswith("step")] == ["step large3", "step specific3"]
    assert table.why_not("step small4") == "BIO-3.4"


@pytest.mark.parametrize(("steps", "cost"), [*enumerate([1, 3, 6, 10, 15, 21, 28, 36, 45, 55], 1)])
def test_the_steps_of_a_turn_cost_more_and_more(steps: int, cost: int) -> None:
    """BIO-3.4: the sums of the table, on both scales together."""
    table = develop("60 EP, small1 specific1")
    there_and_back = ["step small2", "step specific2", "step small1", "step specific1"] * 3

    table.play(*there_and_back[:steps])

    assert points(table, "a") == 60 - cost
    if steps == 10:
        assert table.why_not("step specific2") == "BIO-3.4"


def test_three_steps_on_both_scales_cost_six() -> None:
    """BIO-3.4: the rule book's example, from large 1 / specific 3 to small 2 / specific 4, from 10 EP to 4."""
    table = develop("10 EP, large1 specific3")

    table.play("step small1", "step small2", "step specific4")

    assert points(table, "a") == 4
    assert (seat(table, "a")["size"], seat(table, "a")["speciality"]) == ("small2", "specific4")


def test_steps_on_the_band_are_counted_apart() -> None:
    """BIO-3.4 BIO-3.6: after three steps on the field two on the band cost 3 EP, over two markers, from 4 EP to 1."""
    table = Table(
        "biosphere",
        f"develop, round 2, seat a{ROWS}a: 4 EP, small2 specific4, band 1\nb: 5 EP, band 2\nc: band 4".replace(
            "seat a", "seat a, walked 3"
        ),
    )

    table.play("climb", "climb")

    assert points(table, "a") == 1
    assert space(table, "a") == 5


def test_the_next_turn_begins_with_the_cheapest_step_table() -> None:
    """BIO-3.4: costs are counted by turns."""
    table = Table("biosphere", f"develop, round 2, seat a, start a, walked 3, climbed 2{ROWS}a: 3 EP\nb: 1 EP")

    table.play("done")

    assert "step small2" in table.choices
    assert "climb" in table.choices


CORNER = "small2 general4"


def test_a_corner_is_marked_for_a_bonus_of_choice() -> None:
    """BIO-3.5: the rule book's example, small 2 to small 4 with general 4: reproduction goes from 3 to 4."""
    table = develop(f"10 EP, {CORNER}")

    table.play("step small3", "step small4", "mark small-general")
    assert table.choices == ["take reproduction", "take movement", "take income"]
    table.play("take reproduction")

    assert seat(table, "a")["reproduction"] == 4
    assert seat(table, "a")["marks"] == ["small-general"]


def test_after_marking_there_are_no_more_steps_on_the_field() -> None:
    """BIO-3.5: but cards can be bought, and the band is open."""
    table = develop(f"20 EP, {CORNER}")

    table.play("step small3", "step small4", "mark small-general", "take movement")

    assert verbs(table) == {"buy", "climb", "done"}
    assert table.why_not("step small3") == "BIO-3.5"
    assert table.data["settled"]


def test_a_corner_is_marked_only_once() -> None:
    """BIO-3.5: each of the four once in a game."""
    table = develop("20 EP, small4 general4, marks small-general")

    assert "mark" not in verbs(table)
    assert table.why_not("mark small-general") == "BIO-3.5"


@pytest.mark.parametrize("corner", ["small-specific", "small-general", "large-specific", "large-general"])
def test_each_corner_of_the_field_can_be_marked(corner: str) -> None:
    """BIO-3.5: it is the one where both markers stand, also in a later turn, and without a single EP."""
    size, speciality = corner.split("-")
    table = develop(f"{size}4 {speciality}4")

    assert table.choices == [f"mark {corner}", "done"]


@pytest.mark.parametrize("field", ["small4 general3", "small3 general4", "large4 specific1", "large3 specific3"])
def test_elsewhere_nothing_can_be_marked(field: str) -> None:
    """BIO-3.5: both markers must stand on 4."""
    table = develop(f"20 EP, {field}")

    assert "mark" not in verbs(table)
    assert table.why_not("mark small-general") == "BIO-3.5"


def test_passing_through_a_corner_keeps_the_chance_to_stay() -> None:
    """BIO-3.5: marking is a choice; whoever steps on has not marked."""
    table = develop("20 EP, small3 general4")

    table.play("step small4", "step general3")

    assert seat(table, "a")["marks"] == []


def test_a_card_gives_its_bonuses_in_their_order() -> None:
    """BIO-3.10 BIO-3.7: the rule book's example: income from 9 to 11, then a lifespan of choice: mountain 3 to 4."""
    table = develop("small3 general4, income 9, mountain 3, hand small3-general4")

    table.play("play small3-general4")
    assert seat(table, "a")["income"] == 11
    assert table.choices[2] == "take mountain"
    table.play("take mountain")

    assert lifespan(table, "a", "mountain") == 4
    assert turn(table) == (2, "develop", "b")


def test_a_card_needs_both_markers_exactly() -> None:
    """BIO-3.10: small 2 / general 2 cannot be played from small 2 / general 4."""
    table = Table("biosphere", "develop, round 2\na: 1 EP, small2 general4, hand small2-general2\nb:")

    assert "play" not in verbs(table)
    assert table.why_not("play small2-general2") == "BIO-3.10"


def test_only_own_hand_cards_are_played() -> None:
    """BIO-3.1: neither one that lies open nor one of another player."""
    table = develop("1 EP, small3 general3")

    assert table.why_not("play small3-general3") == "BIO-3.1"


def test_a_played_card_and_its_bonus_stay() -> None:
    """BIO-3.10 BIO-3.3: whatever the markers do later."""
    table = develop("9 EP, large2 general1, played small2-general1, grassland 4")

    table.play("step large1", "step small1", "done")

    assert seat(table, "a")["played"] == ["small2-general1"]
    assert lifespan(table, "a", "grassland") == 4


def test_there_is_one_card_for_each_combination_but_ones_and_fours() -> None:
    """BIO-3.10: 64 - 4 - 4 = 56."""
    cards = gp.game("biosphere").edition.cards
    cells = {card.cell for card in cards}

    assert len(cards) == len(cells) == 56
    assert not cells & {(size, speciality) for size in (0, 7) for speciality in (0, 7)}
    assert not cells & {(size, speciality) for size in (3, 4) for speciality in (3, 4)}


def test_two_points_in_one_terrain_are_taken_one_by_one() -> None:
    """BIO-3.7: a choice may name the same terrain twice, up to the maximum and beyond."""
    table = Table(
        "biosphere", "develop, round 2\na: small3 specific3, hand small3-specific3, band 3, forest 4\nb: 5 EP, band 0"
    )
    table.play("play small3-specific3", "take forest", "take forest")

    assert lifespan(table, "a", "forest") == 5
    assert space(table, "a") == 5


def test_hands_are_public() -> None:
    """BIO-3.3: cards are bought openly, so every pair of eyes sees every hand; nobody sees a stack."""
    table = develop("9 EP")
    table.play("buy small1-general2")

    for eyes in range(3):
        view = table.view(eyes)
        assert view["seats"][0]["hand"] == ["small1-general2"]
        assert view["stacks"] == [["?"] * 23, ["?"] * 23]
    assert table.state.reshuffle(1, stream(7)) != table.state
    assert table.view(1) == table.game.view(table.state.reshuffle(1, stream(7)), 1)
