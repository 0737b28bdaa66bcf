"""What each pair of eyes may know."""

import pytest

import galapagos as gp
from galapagos.core.dice import stream
from galapagos.core.events import Events
from tests.playing import Table

TABLE = """
    develop, seat a
    deck: running x2 ? x71
    a: hand swimming mimicry, discards piracy scavenger~b*
    A1: big/fat-tissue, card symbiosis
    A2: card parasite/carnivorous
    A1 A2: cooperation/carnivorous
    b: hand tail-loss
    B1: carnivorous/poisonous, card grazing/fat-tissue
"""


def shown(table: Table, *texts: str) -> Events:
    """Everything that happens with these choices."""
    events = Events()
    for text in texts:
        table.state.play(table.game.find(table.state, text), table.dice, events)
    return events


def test_a_hand_is_secret() -> None:
    """ORI-1.3: its owner sees it; others and the public see how many cards it has."""
    table = Table("origin", TABLE)

    assert table.view(0)["seats"][0]["hand"] == ["mimicry", "swimming"]
    assert table.view(1)["seats"][0]["hand"] == ["?", "?"]
    assert table.view(2)["seats"][0]["hand"] == ["?", "?"]
    assert table.view(1)["seats"][1]["hand"] == ["tail-loss"]


def test_an_animals_card_is_known_to_its_owner_alone() -> None:
    """ORI-1.3: face down it shows no trait."""
    table = Table("origin", TABLE)

    for eyes, known in ((0, ["symbiosis", "?"]), (1, ["?", "grazing/fat-tissue"]), (2, ["?", "?"])):
        view = table.view(eyes)
        assert [view["seats"][seat]["animals"][0]["card"] for seat in (0, 1)] == known


def test_traits_show_both_sides_to_everybody() -> None:
    """ORI-1.3: of pairs as well."""
    table = Table("origin", TABLE)

    for eyes in range(3):
        view = table.view(eyes)
        assert view["seats"][0]["animals"][0]["traits"] == ["big/fat-tissue"]
        assert view["seats"][1]["animals"][0]["traits"] == ["carnivorous/poisonous"]
        assert view["seats"][0]["pairs"][0]["card"] == "cooperation/carnivorous"


def test_discards_are_seen_by_their_owner() -> None:
    """ORI-1.3: others know those they saw before, and how many there are."""
    table = Table("origin", TABLE)

    assert table.view(0)["seats"][0]["discards"] == ["piracy", "scavenger"]
    assert table.view(1)["seats"][0]["discards"] == ["scavenger", "?"]
    assert table.view(2)["seats"][0]["discards"] == ["scavenger", "?"]


def test_nobody_sees_the_deck() -> None:
    """ORI-1.3: how many cards it has is public."""
    table = Table("origin", TABLE)

    for eyes in range(3):
        assert table.view(eyes)["deck"] == ["?"] * 73


def test_a_card_played_as_an_animal_stays_hidden_from_others() -> None:
    """ORI-1.3 ORI-2.1: in views and in the log."""
    table = Table("origin", TABLE)

    events = shown(table, "breed mimicry")

    assert table.view(0)["seats"][0]["animals"][2]["card"] == "mimicry"
    assert table.view(1)["seats"][0]["animals"][2]["card"] == "?"
    assert table.tell(events, 0) == ["Player 0 lays mimicry face down: A3 is born"]
    for eyes in (1, 2):
        assert table.tell(events, eyes) == ["Player 0 lays a card face down: A3 is born"]


def test_a_card_played_as_a_trait_is_known_from_then_on() -> None:
    """ORI-1.3 ORI-2.1: to everybody, the unused side too, and also when it is discarded."""
    text = "develop\na: hand big/fat-tissue\nA1:\nb:\nB1: carnivorous, card swimming"
    table = Table("origin", text)

    table.play("evolve fat-tissue/big A1")
    for eyes in range(3):
        assert table.view(eyes)["seats"][0]["animals"][0]["traits"] == ["fat-tissue/big"]
    while "hunt B1 A1" not in table.choices:
        table.play(table.choices[0])
    table.play("hunt B1 > A1")

    for eyes in range(3):
        assert "big/fat-tissue" in table.view(eyes)["seats"][0]["discards"]


def test_a_dead_animals_card_stays_hidden() -> None:
    """ORI-1.3 ORI-5.1: on its way to the discards nobody but its owner sees it, in no event either."""
    table = Table(
        "origin",
        "feed, base 1\na:\nA1: carnivorous, card mimicry\nb:\nB1: grazing, card swimming\nB2: card piracy",
    )
    before = [table.state.cards.known[card] for card in range(84)]

    events = shown(table, "hunt A1 > B1")

    assert table.view(1)["seats"][1]["discards"] == ["grazing/fat-tissue", "swimming"]
    assert table.view(0)["seats"][1]["discards"] == table.view(2)["seats"][1]["discards"] == ["grazing/fat-tissue", "?"]
    assert table.tell(events, 0) == table.tell(events, 2)
    assert [table.state.cards.known[card] for card in range(84)] == before


def test_only_the_drawer_learns_what_he_draws() -> None:
    """ORI-1.3 ORI-5.2: the log of others counts his cards."""
    table = Table("origin", "feed, base 1\na:\nA1:\nb: hand 1\nB1: 1 red")

    events = shown(table, "take A1")

    own = [line for line in table.tell(events, 0) if line.startswith("Player 0 draws")]
    others = [line for line in table.tell(events, 1) if line.startswith("Player 0 draws")]
    assert others == ["Player 0 draws a card"] * 2
    assert len(own) == 2
    assert not any(line.endswith("a card") for line in own)


@pytest.mark.parametrize("eyes", [0, 1, 2])
def test_a_view_dealt_anew_is_the_same_view(eyes: int) -> None:
    """ORI-1.3: what these eyes know stays; what they do not know follows the dice, and does vary."""
    table = Table("origin", TABLE)
    view = table.view(eyes)

    dealt = [table.game.from_data(view, stream(seed)) for seed in range(4)]

    assert all(table.game.view(state, eyes) == view for state in dealt)
    assert all(state == table.state.reshuffle(eyes, stream(seed)) for seed, state in enumerate(dealt))
    assert any(state != dealt[0] for state in dealt)


def test_a_view_does_not_change_with_what_it_hides() -> None:
    """ORI-1.3: b's hand, its animal's card and a discard are other ones, and a sees the same table."""
    table = Table("origin", TABLE)
    other = Table(
        "origin",
        TABLE.replace("hand tail-loss", "hand running").replace("card grazing/fat-tissue", "card swimming"),
    )

    assert table.view(0) == other.view(0)
    assert table.view(2) == other.view(2)
    assert table.view(1) != other.view(1)


def test_a_face_down_animal_has_no_traits_to_be_hunted_by() -> None:
    """ORI-1.3: what is printed on it is no trait of it; nothing that happens tells which card it is."""
    for card in ("swimming", "camouflage/fat-tissue", "running", "poisonous/carnivorous"):
        table = Table("origin", f"feed, base 1\na:\nA1: carnivorous\nb:\nB1: card {card}\nB2:")
        assert "hunt A1 B1" in table.choices
        table.play("hunt A1 > B1")
        assert table.told == ["A1 hunts B1", "B1 is eaten", "A1 gets 2 blue tokens"]


def test_undo_is_barred_when_others_have_seen_a_card() -> None:
    """ORI-1.3 ORI-2.1: laying an animal shows nothing, a trait shows its card to all."""
    position = "develop\na: hand big/fat-tissue x2 swimming\nA1:\nb:\nB1:"
    match = gp.position("origin", position)

    match.play("breed swimming")
    assert match.can_undo()
    match.undo()
    match.play("evolve big/fat-tissue A1")
    assert not match.can_undo()
