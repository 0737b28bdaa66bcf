"""The board as those at the table see it, hear it and touch it."""

from galapagos.games.game import Block
from tests.games.boards import Board, read
from tests.playing import Table

TABLE = """
    feed, turn 4, seat a, lead b, base 7
    a: hand swimming big/fat-tissue x2, discards running
    A1: carnivorous big, card tail-loss, 1 red, 1 blue, hunted
    A2: fat-tissue x2, 2 yellow
    A3: hibernation, asleep
    A1 A2: cooperation, used
    A3 A2: symbiosis
    b: hand mimicry x4, passed
    B1: running camouflage, card piracy
"""
PLAYERS = ["Ada", "Ben"]


def blocks(eyes: int, text: str = TABLE, language: str = "en") -> dict[str, Block]:
    table = Table("origin", text)
    drawn = table.game.board(table.view(eyes), PLAYERS, table.game.say(language))
    return {block.id: block for block in drawn}


def seat(letter: str, eyes: int = 0) -> Board:
    return read([blocks(eyes)[f"seat-{letter}"]])


def test_the_seats_lie_clockwise_from_the_one_that_looks() -> None:
    """ORI-1.3: a hand of one's own is only for those who sit at the table."""
    assert [*blocks(1)] == ["middle", "seat-b", "seat-a", "hand"]
    assert [*blocks(2)] == ["middle", "seat-a", "seat-b"]


def test_the_bush_bears_the_red_tokens() -> None:
    """ORI-3.1: one by one, and their number for those who listen."""
    middle = read([blocks(0)["middle"]])

    assert [key for key in middle.values("data-key") if key.startswith("base-")] == [f"base-{at}" for at in range(7)]
    assert any(element.text.strip() == "7 red tokens." for element in middle.elements)


def test_an_animal_says_how_it_is() -> None:
    """ORI-4.1: what it has eaten of what it needs, and whether that is enough."""
    a1, a2, a3 = (seat("a").with_part(name)[0].text for name in ("A1", "A2", "A3"))

    assert a1.startswith("A1: 2 of 3 tokens, hungry.")
    assert a2.startswith("A2: 0 of 1 tokens, hungry.")
    assert a3.startswith("A3: 0 of 1 tokens, hibernates.")
    assert "2 von 3 Marken, hungrig." in read([blocks(0, language="de")["seat-a"]]).with_part("A1")[0].text


def test_tokens_lie_on_their_animal() -> None:
    """ORI-4.1 ORI-4.5: red and blue ones, the place of the one that is missing, and the fat."""
    plates = blocks(0)["seat-a"].markup.split('<li class="animal')

    assert [[plate.count(f"#{colour}") for colour in ("red", "blue", "yellow")] for plate in plates[1:]] == [
        [1, 1, 0],
        [0, 0, 2],
        [0, 0, 0],
    ]
    assert [plate.count('class="slot"') for plate in plates[1:]] == [1, 1, 1]


def test_fat_can_be_touched_by_how_many_tokens_it_is_worth() -> None:
    """ORI-4.2: any number of yellow tokens of one animal."""
    own = seat("a")

    assert [own.with_part(number)[0].attributes["data-of"] for number in ("1", "2")] == ["A2", "A2"]
    assert own.with_part("3") == []


def test_a_pair_is_seen_on_both_its_animals() -> None:
    """ORI-2.4: each says with whom; of a symbiosis both say who protects whom."""
    own = seat("a")

    assert [element.attributes["title"] for element in own.with_part("cooperation")] == [
        "cooperation with A2",
        "cooperation with A1",
    ]
    assert {element.attributes["title"] for element in own.with_part("symbiosis")} == {"A3 is the symbiont of A2"}


def test_a_card_can_be_touched_as_either_of_its_traits() -> None:
    """ORI-1.2 ORI-2.1: the one that counts first stands for the card as an animal too."""
    hand = read([blocks(0)["hand"]])

    assert hand.values("data-part") == ["big/fat-tissue", "fat-tissue/big", "swimming"]
    assert hand.with_part("fat-tissue/big")[0].text == "fat tissue"


def test_face_down_cards_show_their_face_to_their_owner_only() -> None:
    """ORI-1.3: nobody else sees it, nor the hand, nor what was discarded unseen."""
    mine, others, public = (blocks(eyes)["seat-a"].markup for eyes in range(3))

    assert "card: tail loss" in mine
    assert "Discards that I know: 1" in mine
    for markup in (others, public):
        assert "tail loss" not in markup
        assert "tail-loss" not in markup
        assert "Discards that I know" not in markup
    assert "piracy" in blocks(1)["seat-b"].markup
    assert "piracy" not in blocks(0)["seat-b"].markup


def test_a_hand_is_secret() -> None:
    """ORI-1.3: others see how many cards there are."""
    assert "hand" in blocks(1)
    for eyes in (0, 2):
        assert "mimicry" not in "".join(block.markup for block in blocks(eyes).values())
    assert "4 cards in hand." in blocks(0)["seat-b"].markup


def test_an_animal_looks_as_it_is() -> None:
    """ORI-4.13 ORI-4.14: a sleeping one sleeps, and a protected one has its friend on its back."""
    plates = blocks(0)["seat-a"].markup.split('<li class="animal')[1:]

    assert ["#beast-sleep" in plate for plate in plates] == [False, False, True]
    assert ["#beast-bird" in plate for plate in plates] == [False, True, False]
    assert ["#beast-jaws" in plate and "#beast-tusks" in plate for plate in plates] == [True, False, False]
    assert ["#beast-humps" in plate for plate in plates] == [False, True, False]


def test_a_hunt_that_waits_for_its_answer_is_marked() -> None:
    """ORI-4.8: everybody sees who hunts whom, and who decides."""
    hunt = """
        feed, turn 4, seat b, active a, attack A1 > B1
        a:
        A1: carnivorous, hunted
        b:
        B1: running, attacked
    """

    drawn = blocks(2, hunt)

    assert "A1 hunts B1: Ben answers" in drawn["middle"].markup
    assert 'class="animal hunting' in drawn["seat-a"].markup
    assert 'class="animal hunted' in drawn["seat-b"].markup
    assert "attack" not in blocks(2)["middle"].markup


def test_the_last_turn_is_announced() -> None:
    """ORI-5.3: as soon as the deck is empty."""
    assert "last turn" not in blocks(0)["middle"].markup
    assert (
        "last turn"
        in blocks(0, TABLE.replace("turn 4,", "turn 4, last turn,").replace(", asleep", ""))["middle"].markup
    )
