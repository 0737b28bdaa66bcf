"""What each pair of eyes may know."""

import pytest

from galapagos.core.dice import stream
from galapagos.core.events import Events
from tests.playing import Table

TABLE = """
    play, hole 2
    pile: horns flying ? x79
    a: hand fast hiding
    A1: fertile, cards scavenger horns~a
    b: hand nocturnal
    B1: cards carnivore~b
"""


def public(table: Table) -> dict[str, object]:
    return table.view(table.state.seats)


def test_a_hand_is_secret() -> None:
    """BEG-1.2: its owner sees it; others and the public see how many cards it has."""
    table = Table("beginning", TABLE)

    assert table.view(0)["seats"][0]["hand"] == ["fast", "hiding"]
    assert table.view(1)["seats"][0]["hand"] == ["?", "?"]
    assert public(table)["seats"][0]["hand"] == ["?", "?"]
    assert table.view(1)["seats"][1]["hand"] == ["nocturnal"]


def test_population_cards_are_known_to_those_who_played_them() -> None:
    """BEG-1.2: and to nobody else; those from the pile to nobody at all."""
    table = Table("beginning", TABLE)

    assert table.view(0)["seats"][0]["species"][0]["cards"] == ["?", "horns"]
    assert table.view(1)["seats"][0]["species"][0]["cards"] == ["?", "?"]
    assert public(table)["seats"][1]["species"][0]["cards"] == ["?"]
    assert table.view(1)["seats"][1]["species"][0]["cards"] == ["carnivore"]


def test_a_card_played_face_down_stays_known_to_its_owner() -> None:
    """BEG-1.2 BEG-3.1: founding and growing show a card to nobody else."""
    table = Table("beginning", "play, hole 9\na: hand fast hiding horns\nb: hand 1")

    table.play("found fast", "grow hiding A1")

    assert table.view(0)["seats"][0]["species"][0]["cards"] == ["fast", "hiding"]
    assert table.view(1)["seats"][0]["species"][0]["cards"] == ["?", "?"]
    assert public(table)["seats"][0]["species"][0]["cards"] == ["?", "?"]


def test_the_log_names_face_down_cards_to_their_owner_only() -> None:
    """BEG-1.2: nothing that is told may tell more than the table shows."""
    table = Table("beginning", "play, hole 9\na: hand fast hiding horns\nA1:\nb: hand 1")
    events = Events()

    for text in ("found fast", "grow hiding A1"):
        table.state.play(table.game.find(table.state, text), table.dice, events)

    assert table.tell(events, 0) == ["Player 0 founds A2 with fast face down", "A1 grows by hiding face down"]
    for eyes in (1, 2):
        assert table.tell(events, eyes) == ["Player 0 founds A2 with a card face down", "A1 grows by a card face down"]


def test_discards_are_public() -> None:
    """BEG-1.2: population cards too, whoever knew them before."""
    table = Table(
        "beginning",
        "eat\na:\nA1: carnivore, cards 3\nb: hand 1\nB1: cards fast hiding~b\nB2: nocturnal",
    )

    table.play("attack A1 > B1")

    for eyes in range(3):
        assert table.view(eyes)["discards"] == ["hiding"]


def test_nobody_sees_the_pile() -> None:
    """BEG-1.2: only how many cards it has."""
    table = Table("beginning", TABLE)

    for eyes in range(3):
        assert table.view(eyes)["pile"] == ["?"] * 81


def test_traits_chips_and_the_watering_hole_are_public() -> None:
    """BEG-1.1 BEG-1.2: everybody sees them alike."""
    table = Table("beginning", "eat, hole 3\na: 2 chips\nA1: horns fast, cards 3, 1 chip\nb: 1 chip, hand 1")

    for eyes in range(3):
        view = table.view(eyes)
        species = view["seats"][0]["species"][0]
        assert (species["traits"], species["chips"], len(species["cards"])) == (["fast", "horns"], 1, 3)
        assert (view["hole"], view["seats"][0]["chips"], view["seats"][1]["chips"]) == (3, 2, 1)


@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_a_view_dealt_anew_is_the_same_view(eyes: int) -> None:
    """BEG-1.2: what these eyes know stays; what they do not know follows the dice, and does vary."""
    table = Table("beginning", TABLE)
    view = table.view(eyes)

    dealt = [table.game.from_data(view, stream(seed)) for seed in range(4)]

    assert all(table.game.view(state, eyes) == view for state in dealt)
    assert all(state == table.state.reshuffle(eyes, stream(seed)) for seed, state in enumerate(dealt))
    assert any(state != dealt[0] for state in dealt)


def test_a_view_does_not_change_with_what_it_hides() -> None:
    """BEG-1.2: b's cards and the pile are other ones, and a sees the same table."""
    table = Table("beginning", TABLE)
    other = Table("beginning", TABLE.replace("hand nocturnal", "hand scavenger").replace("carnivore~b", "fertile~b"))

    assert table.view(0) == other.view(0)
    assert table.view(2) == other.view(2)
    assert table.view(1) != other.view(1)
