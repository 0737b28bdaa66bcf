"""Step 4 of a turn, the end of the game, and the points."""

import pytest

import galapagos as gp
from tests.games.beginning.looking import chips, hand, population, screen
from tests.playing import Table


def told_of_piles(table: Table) -> list[str]:
    """What the log says about piles used up and renewed, and about drawing."""
    return [line for line in table.told if "pile" in line or "draws" in line or "over" in line or "new species" in line]


def test_chips_go_behind_the_own_screen() -> None:
    """BEG-5.1: all of the own species', none of the others'; the watering hole keeps its rest."""
    table = Table(
        "beginning",
        """
        eat, hole 6
        a: 10 chips
        A1: cards 2
        A2: fat-tissue, cards 2, 3 chips
        b: 4 chips, hand 1
        B1: scavenger, cards 2, 1 chip
        """,
    )

    table.play("feed A1", "feed A1", "stop")

    assert (screen(table, "a"), chips(table, "A1"), chips(table, "A2")) == (15, 0, 0)
    assert (screen(table, "b"), chips(table, "B1")) == (4, 1)
    assert table.data["hole"] == 4 + 2
    assert "Player 0 scores 5 chips" in table.told


@pytest.mark.parametrize(("seat", "following"), [("a", "b"), ("b", "c"), ("c", "a")])
def test_the_next_seat_follows(seat: str, following: str) -> None:
    """BEG-5.1: round the table."""
    table = Table("beginning", f"play, turn 4, seat {seat}\na: hand 1\nb: hand 1\nc: hand 1")

    table.play("done")

    assert (table.data["seat"], table.data["turn"], table.data["step"]) == (following, 5, "play")


def test_a_pile_used_up_is_renewed_in_the_middle_of_a_draw() -> None:
    """BEG-5.2: at once, and the draw goes on from the new one."""
    table = Table(
        "beginning",
        """
        play
        pile: flying nocturnal
        discards: horns x8
        a: hand 78
        b:
        """,
    )

    table.play("done")

    assert told_of_piles(table) == [
        "Player 1 gets a new species, B1",
        "the draw pile is used up: this round is the last",
        "the 8 discards are shuffled into a new pile",
        "Player 1 draws a card",
        "Player 1 draws a card",
        "Player 1 draws a card",
    ]
    assert hand(table, "b") == ["horns", "horns", "nocturnal"]
    assert (len(table.data["pile"]), table.data["discards"], table.data["last_round"]) == (6, [], True)


def test_the_last_card_of_a_draw_renews_the_pile_too() -> None:
    """BEG-5.2: nobody waits until somebody misses a card."""
    table = Table("beginning", "play\npile: flying x4\ndiscards: horns x3\na: hand 81\nb:")

    table.play("done")

    assert table.data["pile"] == ["horns"] * 3
    assert table.data["last_round"]


def test_before_the_last_card_nothing_happens() -> None:
    """BEG-5.2: one card left is a pile."""
    table = Table("beginning", "play\npile: flying x5\ndiscards: horns x3\na: hand 80\nb:")

    table.play("done")

    assert (table.data["pile"], table.data["discards"], table.data["last_round"]) == (["flying"], ["horns"] * 3, False)


def test_the_new_pile_is_shuffled_and_known_to_nobody() -> None:
    """BEG-5.2 BEG-1.2: though everybody saw the discards."""
    table = Table(
        "beginning",
        "play\npile: flying x4\ndiscards: fast x5 hiding x5 horns x5 scavenger x5 fertile x5\na: hand 59\nb:",
    )

    table.play("done")

    pile = table.data["pile"]
    assert sorted(pile) == sorted(["fast", "hiding", "horns", "scavenger", "fertile"] * 5)
    assert pile not in (sorted(pile), sorted(pile)[::-1])
    assert all(table.view(eyes)["pile"] == ["?"] * 25 for eyes in range(3))


def test_other_dice_shuffle_otherwise() -> None:
    """BEG-5.2: the order of the new pile is chance."""
    text = "play\npile: flying x4\ndiscards: fast x8 hiding x8\na: hand 68\nb:"
    piles = []
    for seed in range(5):
        match = gp.position("beginning", text, seed=seed)
        match.play("done")
        piles.append(tuple(match.game.to_data(match.state)["pile"]))

    assert len(set(piles)) > 1


def test_without_discards_the_next_draw_renews_the_pile() -> None:
    """BEG-5.2: b gets the last card and no other; two cards starved then are the pile for c, and used up again."""
    table = Table(
        "beginning",
        """
        play
        pile: horns
        a: hand 81
        b: hand hiding
        B1: cards fast fast fast flying
        c: hand nocturnal
        """,
    )

    table.play("done")
    assert told_of_piles(table) == [
        "the draw pile is used up: this round is the last",
        "Player 1 gets a new species, B2",
    ]
    assert (table.data["pile"], hand(table, "b"), table.data["last_round"]) == ([], ["hiding"], True)

    table.play("done", "feed B1", "feed B2")
    assert told_of_piles(table) == [
        "the 3 discards are shuffled into a new pile",
        "Player 2 gets a new species, C1",
        "Player 2 draws a card",
        "Player 2 draws a card",
    ]
    assert (table.data["pile"], table.data["discards"]) == ([], [])


def test_a_second_exhaustion_renews_the_pile_again() -> None:
    """BEG-5.2: and the last round is announced only once."""
    table = Table(
        "beginning",
        """
        play, last round
        pile: horns x4
        discards: fast x2
        a: hand 81
        b: hand 1
        c:
        """,
    )

    table.play("done")

    assert told_of_piles(table)[-2:] == ["the 2 discards are shuffled into a new pile", "Player 1 draws a card"]
    assert "the draw pile is used up: this round is the last" not in table.told
    assert table.data["pile"] == ["fast", "fast"]


def test_with_no_cards_at_all_nothing_is_drawn() -> None:
    """BEG-5.2: no new species, no growth, no cards, and the turn goes on."""
    table = Table(
        "beginning",
        """
        play, last round
        a: hand 80
        b: hand 5
        B1: fertile, cards 2
        """,
    )

    table.play("done")

    assert (table.data["seat"], table.data["step"]) == ("b", "play")
    assert (len(hand(table, "b")), population(table, "B1"), len(table.data["seats"][1]["species"])) == (5, 2, 1)
    assert not any("pile" in line for line in table.told)


@pytest.mark.parametrize(("start", "turns_left"), [("b", "bca"), ("a", "bc"), ("c", "b")])
def test_the_round_is_finished(start: str, turns_left: str) -> None:
    """BEG-5.2: b's supply uses up the pile; all play on to the same number of turns, then the game is over."""
    table = Table(
        "beginning",
        f"""
        play, start {start}
        pile: flying x4
        discards: horns x8 fast x8 hiding x8
        a: hand 20
        b: hand 20
        c: hand 20
        """,
    )

    table.play("done")
    for letter in turns_left:
        assert table.data["seat"] == letter
        table.play("done", f"feed {letter.upper()}1")

    assert (table.data["step"], table.data["seat"], table.choices) == ("over", "-", [])
    assert table.told[-1] == "the game is over"


def test_the_pile_may_be_used_up_by_an_extinction_in_anothers_turn() -> None:
    """BEG-5.2 BEG-4.11: by whomever; the traits just discarded are in the new pile."""
    table = Table(
        "beginning",
        """
        eat, seat b, start a
        pile: flying
        a: hand 1
        A1: horns fertile, cards fast
        b: hand 79
        B1: carnivore, cards 3
        """,
    )

    table.play("attack B1 > A1")

    assert table.data["last_round"]
    assert "the 4 discards are shuffled into a new pile" in table.told
    assert table.data["step"] == "over"


def test_a_pile_used_up_in_the_last_turn_of_a_round_ends_the_game_with_it() -> None:
    """BEG-5.2: all have had the same number of turns already."""
    table = Table("beginning", "play, seat a, start a\npile: flying x4\na: hand 84\nb:")

    table.play("done")
    assert (table.data["seat"], table.data["last_round"]) == ("b", True)

    table.play("done", "feed B1")
    assert table.data["step"] == "over"


def test_the_game_goes_on_while_the_pile_lasts() -> None:
    """BEG-5.2: the end of a round is not the end of the game."""
    table = Table("beginning", "play, seat b, start a\na: hand 1\nb: hand 1")

    table.play("done")

    assert (table.data["seat"], table.data["step"]) == ("a", "play")
    assert table.state.result() is None


def test_points() -> None:
    """BEG-5.3: chips behind the screen and on species, population, traits, hand; nothing else."""
    table = Table(
        "beginning",
        """
        over, last round, hole 9
        a: 10 chips, hand 3
        A1: horns scavenger, cards 4, 2 chips
        A2: cards 1
        b: 20 chips
        c: hand 22
        """,
    )

    result = table.state.result()

    assert result.points == [10 + 3 + 2 + 4 + 2 + 1, 20, 22]
    assert result.places == [1, 3, 1]
    assert result.winners() == [0, 2]


def test_the_most_points_win() -> None:
    """BEG-5.3: and places follow the points."""
    table = Table("beginning", "over, last round\na: 5 chips\nb: 7 chips\nc: 6 chips\nd: 5 chips")

    assert table.state.result().places == [3, 1, 2, 3]
    assert table.state.result().winners() == [1]


def test_chips_of_scavengers_count_where_they_lie() -> None:
    """BEG-5.3 BEG-4.8: a chip scavenged after its owner's last turn is a point."""
    table = Table(
        "beginning",
        """
        eat, seat b, start a, last round
        a:
        A1: scavenger, cards 2
        b:
        B1: carnivore, cards 2
        B2: cards 3
        """,
    )

    table.play("attack B1 > B2")

    assert chips(table, "A1") == 1
    assert table.state.result().points[0] == 2 + 1 + 1


def test_where_the_points_come_from() -> None:
    """BEG-5.3: the account adds up to the points."""
    table = Table("beginning", "over, last round\na: 10 chips, hand 3\nA1: horns, cards 4, 2 chips\nb: hand 2")

    account = table.game.account(table.state, table.game.say("en"))

    assert account == [("chips", [12, 0]), ("population", [4, 0]), ("traits", [1, 0]), ("cards in hand", [3, 2])]
    assert [sum(column) for column in zip(*[row for _, row in account], strict=True)] == table.state.result().points
