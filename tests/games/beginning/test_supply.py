"""Setting up, and step 1 of a turn."""

from collections import Counter

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.events import Events
from galapagos.games.beginning.cards import DECK
from tests.games.beginning.looking import hand, population, seat, species
from tests.playing import Table


def test_the_box_has_sixteen_carnivores_and_eight_of_each_other_kind() -> None:
    """BEG-1.1: 88 cards."""
    cards = dict(zip(DECK.ids, DECK.copies, strict=True))

    assert cards.pop("carnivore") == 16
    assert cards == dict.fromkeys(
        ("flying", "nocturnal", "fast", "hiding", "horns", "long-neck", "scavenger", "fat-tissue", "fertile"), 8
    )
    assert len(DECK.faces()) == 88


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_all_cards_of_the_box_are_in_a_new_game(seats: int) -> None:
    """BEG-1.1: two to five play with all 88 cards."""
    data = gp.game("beginning").to_data(gp.new("beginning", seats=seats, seed=seats).state)

    assert len(data["seats"]) == seats
    lying = [*data["pile"], *data["discards"]]
    for each in data["seats"]:
        lying += each["hand"] + [card for animal in each["species"] for card in animal["cards"] + animal["traits"]]
    assert Counter(card.partition("~")[0] for card in lying) == dict(zip(DECK.ids, DECK.copies, strict=True))


@pytest.mark.parametrize("seats", [1, 6])
def test_nobody_plays_alone_or_with_six(seats: int) -> None:
    """BEG-1.1: two to five players."""
    with pytest.raises(gp.Malformed, match="beginning is for 2 to 5 seats"):
        gp.new("beginning", seats=seats)


def test_food_never_runs_out() -> None:
    """BEG-1.1: the box has 205 chips' worth, but the supply has no end."""
    table = Table(
        "beginning",
        """
        eat, hole 300
        a: 300 chips
        A1: carnivore, cards 3
        b: hand 1
        B1: cards 2
        """,
    )

    table.play("attack A1 > B1")

    assert species(table, "A1")["chips"] == 2


def test_everybody_sees_how_many_chips_lie_behind_a_screen() -> None:
    """BEG-1.1: they can be counted, so every view shows them."""
    table = Table("beginning", "play\na: 7 chips, hand 2\nb: 5 chips, hand 2\nc:")

    for eyes in range(4):
        assert [each["chips"] for each in table.view(eyes)["seats"]] == [7, 5, 0]


@pytest.mark.parametrize("seats", [2, 5])
def test_chance_picks_who_starts(seats: int) -> None:
    """BEG-1.2: every seat may be the first; it decides, and is the start of every round."""
    matches = [gp.new("beginning", seats=seats, seed=seed) for seed in range(40)]

    assert {match.seat for match in matches} == set(range(seats))
    assert all(match.view()["start"] == match.view()["seat"] for match in matches)


def test_nobody_has_anything_before_the_first_turn() -> None:
    """BEG-1.2: the one who starts has what his first supply gave him, the others nothing."""
    match = gp.new("beginning", seats=3, seed=1)
    view = match.view()
    first, *others = [view["seats"][(match.seat + step) % 3] for step in range(3)]

    assert view["turn"] == 1
    assert (view["hole"], len(view["pile"]), view["discards"]) == (2, 84, [])
    assert first == {"chips": 0, "hand": ["?"] * 3, "species": [{"traits": [], "cards": ["?"], "chips": 0}]}
    assert others == [{"chips": 0, "hand": [], "species": []}] * 2


def test_the_pile_is_shuffled() -> None:
    """BEG-1.2: other dice, another pile; equal dice, an equal one."""
    game = gp.game("beginning")
    setup = game.settle(2)

    assert game.new(setup, stream(1)) == game.new(setup, stream(1))
    assert game.to_data(game.new(setup, stream(1)))["pile"] != game.to_data(game.new(setup, stream(2)))["pile"]


def test_two_chips_go_to_the_watering_hole() -> None:
    """BEG-2.1: in addition to what lies there."""
    table = Table("beginning", "play, hole 3\na: hand 1\nb: 4 chips")

    table.play("done")

    assert table.data["hole"] == 5
    assert table.data["seats"][1]["chips"] == 4
    assert table.told[1] == "Player 1's turn: 2 chips go to the watering hole"


def test_a_new_species_is_the_top_card_of_the_pile() -> None:
    """BEG-2.2: one card, face down, known to nobody."""
    table = Table(
        "beginning",
        """
        play
        pile: horns flying nocturnal fast ? x81
        a: hand 1
        b:
        B1: hiding
        """,
    )

    table.play("done")

    assert species(table, "B2") == {"traits": [], "cards": ["horns"], "chips": 0}
    assert all(table.view(eyes)["seats"][1]["species"][1]["cards"] == ["?"] for eyes in range(3))
    assert "Player 1 gets a new species, B2" in table.told


def test_fertile_species_grow_in_row_order() -> None:
    """BEG-2.3 BEG-4.14: each own one by a card, after the new species came, before cards are drawn."""
    table = Table(
        "beginning",
        """
        play
        pile: horns flying nocturnal fast hiding scavenger ? x74
        a: hand 1
        b:
        B1: fertile, cards carnivore carnivore
        B2: horns
        B3: fertile
        """,
    )

    table.play("done")

    assert species(table, "B1")["cards"] == ["carnivore", "carnivore", "flying"]
    assert population(table, "B2") == 1
    assert species(table, "B3")["cards"][1:] == ["nocturnal"]
    assert species(table, "B4")["cards"] == ["horns"]
    assert hand(table, "b") == ["fast", "hiding", "scavenger"]
    assert table.view(1)["seats"][1]["species"][0]["cards"] == ["?"] * 3
    assert "B1 is fertile and grows by one" in table.told


def test_only_fertile_species_of_the_turn_grow() -> None:
    """BEG-2.3: others' fertile species wait for their own turn."""
    table = Table("beginning", "play, hole 9\na: hand 1\nA1: fertile\nb:")

    table.play("done", "feed A1")

    assert population(table, "A1") == 1


def test_a_species_made_fertile_grows_from_the_next_turn_on() -> None:
    """BEG-2.3: not in the turn the trait is played."""
    table = Table("beginning", "play, hole 9\na: hand fertile horns\nA1:\nb:")

    table.play("evolve fertile A1", "done", "feed A1")
    assert population(table, "A1") == 1

    table.play("done", "feed B1")
    assert table.data["seat"] == "a"
    assert population(table, "A1") == 2


def test_three_cards_are_drawn() -> None:
    """BEG-2.4: from the pile to the hand; only their owner learns which."""
    table = Table(
        "beginning",
        """
        play
        pile: horns flying nocturnal fast ? x82
        a: hand 1
        b: hand hiding
        """,
    )
    events = Events()

    table.state.play(table.game.find(table.state, "done"), table.dice, events)

    assert hand(table, "b") == ["fast", "flying", "hiding", "nocturnal"]
    assert len(table.data["pile"]) == 82
    assert table.tell(events, 1)[-3:] == ["Player 1 draws flying", "Player 1 draws nocturnal", "Player 1 draws fast"]
    assert table.tell(events, 0)[-3:] == ["Player 1 draws a card"] * 3


def test_a_hand_has_no_limit() -> None:
    """BEG-2.4: forty cards and three more."""
    table = Table("beginning", "play\na: hand 1\nb: hand 40")

    table.play("done")

    assert len(seat(table, "b")["hand"]) == 43
