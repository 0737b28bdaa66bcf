"""New Hope, Espionage, Sabotage and Attack."""

from galapagos.core.dice import stream
from galapagos.core.events import Events
from tests.games.biosphere5.looking import at, discards, hand, seat, solved, starting_with

SPYING = "act\na: table shack basin, hand robots surveillance\nb: hand bunker biosphere tent-collapse"
SABOTAGE = "act\na: table armoury manufactory, hand revitalisation\nb: hand bunker biosphere tent-collapse shack"


def test_new_hope_takes_exactly_three() -> None:
    """B5-4.4: each from the pile or the row; nobody stops before."""
    table = at("act\na: hand bunker\na: open shack basin anarchy\nb:")

    table.play("hope bunker", "take pile")
    assert starting_with(table, "stop") == []
    assert table.why_not("stop") == "B5-4.4"
    table.play("take shack", "take pile")

    assert len(hand(table, "a")) == 3
    assert table.data["actions"] == 1


def test_espionage_sees_the_hand_and_picks_a_card() -> None:
    """B5-4.5: its author chooses, and the victim's card is discarded."""
    table = at(SPYING)

    table.play("spy robots b")
    assert table.choices == ["expose bunker", "expose biosphere", "expose tent-collapse"]
    table.play("expose biosphere")

    assert (hand(table, "b"), discards(table, "b")) == (["bunker", "tent-collapse"], {"biosphere"})


def test_only_the_spy_sees_the_hand() -> None:
    """B5-4.5 B5-1.3: he remembers it; the public and other players learn the discarded card alone."""
    table = at(SPYING + "\nc: hand 1")
    events = Events()

    table.state.play(table.game.find(table.state, "spy robots b"), table.dice, events)

    assert table.view(0)["seats"][1]["hand"] == ["biosphere", "bunker", "tent-collapse"]
    assert table.view(2)["seats"][1]["hand"] == table.view(3)["seats"][1]["hand"] == ["?"] * 3
    assert table.tell(events, 0)[1:] == [
        "Player 1 holds Bunker / New Hope",
        "Player 1 holds Biosphere 5 / Attack",
        "Player 1 holds Tent / ecological collapse",
    ]
    assert (
        table.tell(events, 2) == table.tell(events) == ["Player 0 plays Espionage (Industrial Robots) against Player 1"]
    )


def test_a_hand_of_one_card_leaves_no_choice() -> None:
    """B5-4.5: everybody sees that it must go."""
    table = at("act\na: table shack basin, hand robots\nb: hand bunker")

    table.play("spy robots b")

    assert (table.data["actions"], discards(table, "b")) == (1, {"bunker"})


def test_sabotage_takes_three_at_random() -> None:
    """B5-4.6 B5-4.9: the dice choose, everybody sees what goes."""
    lost = set()
    for seed in range(12):
        table = at(SABOTAGE, stream(seed))
        table.play("sabotage revitalisation b")
        assert len(hand(table, "b")) == 1
        assert len(discards(table, "b")) == 3
        lost |= {*hand(table, "b")}

    assert lost == {"bunker", "biosphere", "tent-collapse", "shack"}


def test_schemes_against_players_without_cards() -> None:
    """B5-4.6 B5-4.8: legal; for each missing card an achievement."""
    table = at("act\na: table shack basin armoury manufactory, hand robots revitalisation\nb: table shack basin robots")

    table.play("spy robots b")
    assert table.data["pending"] == ["destroy b 1"]
    table.play("destroy water", "sabotage revitalisation b")

    assert solved(table, "b") == []
    assert table.state.result() is not None


def test_sabotage_against_too_few_cards() -> None:
    """B5-4.6 B5-4.8: both go, and one achievement of the owner's choice."""
    table = at("act\na: table armoury manufactory, hand revitalisation\nb: table shack deep-well, hand basin robots")

    table.play("sabotage revitalisation b")
    assert table.choices == ["destroy housing", "destroy water"]
    table.play("destroy housing")

    assert (hand(table, "b"), solved(table, "b")) == ([], ["deep-well"])
    assert discards(table, "b") == {"basin", "robots", "shack"}


def test_an_attack_destroys_what_its_author_chooses() -> None:
    """B5-4.7: the card goes to its owner's discards, the field is open again."""
    table = at("act\na: hand biosphere\nb: table shack deep-well robots, hand 1")

    assert starting_with(table, "attack") == [
        "attack biosphere b housing",
        "attack biosphere b water",
        "attack biosphere b production",
    ]
    table.play("attack biosphere b water")

    assert solved(table, "b") == ["robots", "shack"]
    assert discards(table, "b") == {"deep-well"}
    assert discards(table, "a") == {"biosphere"}


def test_who_has_no_achievement_is_not_attacked() -> None:
    """B5-4.7: and nobody attacks himself."""
    table = at("act\na: table shack, hand biosphere\nb: hand 3")

    assert starting_with(table, "attack") == []
    assert table.why_not("attack biosphere b housing") == "B5-4.7"
    assert table.why_not("attack biosphere a housing") == "B5-4.5"


def test_attack_is_level_one() -> None:
    """B5-4.7 B5-3.1: the same card would need level III to be built."""
    table = at("act\na: hand biosphere\nb: table shack, hand 1")

    assert "attack biosphere b housing" in table.choices
    assert seat(table, "a")["table"] == []
