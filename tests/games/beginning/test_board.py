"""The board as those at the table see it, hear it and touch it."""

from galapagos.games.game import Block
from tests.games.boards import Element, read
from tests.playing import Table

TABLE = """
    eat, seat a, hole 5
    discards: fast x2
    a: 4 chips, hand horns flying x2
    A1: fat-tissue horns, cards 3, 4 chips
    A2: carnivore
    b: 1 chip, hand nocturnal
    B1: long-neck, cards fertile~b ?
"""
PLAYERS = ["Ada", "Ben", "Cleo"]


def blocks(table: Table, eyes: int, language: str = "en") -> dict[str, Block]:
    drawn = table.game.board(table.view(eyes), PLAYERS, table.game.say(language))
    return {block.id: block for block in drawn}


def test_the_seats_lie_clockwise_from_the_one_that_looks() -> None:
    """BEG-1.2: a hand of one's own is only for those who sit at the table."""
    table = Table("beginning", f"{TABLE}\nc: hand 2")

    assert [*blocks(table, 1)] == ["middle", "seat-b", "seat-c", "seat-a", "hand"]
    assert [*blocks(table, 3)] == ["middle", "seat-a", "seat-b", "seat-c"]


def test_the_watering_hole_shows_its_chips() -> None:
    """BEG-2.1: one by one, and their number for those who listen."""
    middle = read([blocks(Table("beginning", TABLE), 0)["middle"]])

    assert [key for key in middle.values("data-key") if key.startswith("hole-")] == [f"hole-{at}" for at in range(5)]
    assert any(element.text.strip() == "5 chips." for element in middle.elements)


def test_chips_lie_on_the_cards_from_the_top_one_down() -> None:
    """BEG-4.12: four chips on three fat cards are two on the first and one on each other."""
    own = blocks(Table("beginning", TABLE), 0)["seat-a"].markup
    cards = own.split('data-key="A1-card-')[1:4]

    assert [card.count("#chip") for card in cards] == [2, 1, 1]


def test_a_species_says_how_it_is() -> None:
    """BEG-4.1: its cards, its chips, whether it is hungry, and what it has become."""
    table = Table("beginning", TABLE)

    a2 = read([blocks(table, 0)["seat-a"]]).with_part("A2")[0]
    assert a2.text.startswith("A2: 1 card, 0 chips, hungry. ")
    assert a2.text.endswith("carnivore")
    german = read([blocks(table, 0, "de")["seat-a"]]).with_part("A2")[0]
    assert "1 Karte, 0 Chips, hungrig." in german.text


def test_alike_cards_in_hand_lie_on_one_another() -> None:
    """BEG-3.1: they are one choice, and so one thing to touch."""
    hand = read([blocks(Table("beginning", TABLE), 0)["hand"]])

    assert hand.values("data-part") == ["flying", "horns"]
    assert hand.with_part("flying")[0].text.split() == ["flying", "×2"]


def test_a_trait_belongs_to_its_species() -> None:
    """BEG-3.2: the horns that make room are those of A1, not those in hand."""
    own = read([blocks(Table("beginning", TABLE), 0)["seat-a"]])

    assert [element.attributes["data-of"] for element in own.with_part("horns")] == ["A1"]


def test_face_down_cards_show_their_face_to_those_who_know_it() -> None:
    """BEG-1.2: b laid fertile under B1; nobody else sees it, nor anything of b's hand."""
    table = Table("beginning", TABLE)
    everything = ["".join(block.markup for block in blocks(table, eyes).values()) for eyes in range(3)]

    assert "#fertile" in everything[1]
    assert "face down: fertile" in everything[1]
    assert "#nocturnal" in everything[1]
    for markup in (everything[0], everything[2]):
        assert "fertile" not in markup
        assert "nocturnal" not in markup


def test_an_animal_looks_as_it_is() -> None:
    """BEG-3.1: with horns, humps and jaws; only the long-necked one is tall."""
    table = Table("beginning", TABLE)
    own, other = (blocks(table, 0)[block].markup for block in ("seat-a", "seat-b"))

    assert {part: own.count(f"#beast-{part}") for part in ("horns", "humps", "trunk", "jaws", "head")} == {
        "horns": 1, "humps": 1, "trunk": 1, "jaws": 1, "head": 1,
    }  # fmt: skip
    assert "#beast-long-neck" in other
    assert "#beast-long-neck" not in own


def test_the_last_round_is_announced() -> None:
    """BEG-5.2: and only then."""
    assert "last round" not in blocks(Table("beginning", TABLE), 0)["middle"].markup
    last = Table("beginning", TABLE.replace("hole 5", "hole 5, last round"))
    assert "last round" in blocks(last, 0)["middle"].markup


def test_names_are_escaped() -> None:
    """Nobody's name becomes part of the page."""
    table = Table("beginning", TABLE)
    drawn = table.game.board(table.view(0), ["<b>", "B & B"], table.game.say("en"))

    assert "&lt;b&gt;" in drawn[1].markup
    assert "B &amp; B" in drawn[2].markup


def test_pieces_come_from_where_they_were() -> None:
    """BEG-2.4 BEG-3.1 BEG-4.3 BEG-4.4: cards from pile or hand, chips from the hole, but not those of a carnivore."""
    table = Table("beginning", TABLE.replace("A2: carnivore", "A2: carnivore, cards 2, 1 chip"))
    board = read([*blocks(table, 0).values()])
    sources = {key: element.attributes.get("data-from") for element in board.elements for key in keys(element)}

    assert sources["hand-horns"] == "pile"
    assert sources["A1"] == sources["A1-horns"] == sources["A1-card-0"] == "hand-of-a"
    assert sources["B1"] == "hand-of-b"
    assert sources["A1-chip-0-1"] == "hole"
    assert sources["A2-chip-0-0"] is None


def keys(element: Element) -> list[str]:
    return [element.attributes["data-key"]] if "data-key" in element.attributes else []
