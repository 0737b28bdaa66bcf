"""The board as those at the table see it, hear it and touch it."""

from galapagos.games.biosphere.chapter import chapter
from galapagos.games.game import Block
from tests.games.boards import Board, read
from tests.playing import Table

PLAYERS = ["Ada", "Ben", "Cleo"]
OPENED = """
    row 1: small1-specific2 small2-specific1 small1-general2 large1-general2 large1-specific2
    row 2: small1-specific4 small4-specific1 large3-general4 large4-general3 large2-general4
"""
MOVING = """
    move, round 4, seat a, start a, left 2
    a: 4 EP, small2 general1, forest 4, movement 3, hand small2-general1 large1-general4
    b: 3 EP, large4 general4, marks forest large-general, fulfilled B
    A1: a 5 x3
    B1: a 4 4*, b 5
    C2: b 4 x4
"""
EVOLVING = f"""
    develop, round 4, seat a, start a
    a: 4 EP, small2 general1, band 4, hand small2-general1
    b: 1 EP, large3 general3, band 9, due
    {OPENED}
"""


def blocks(eyes: int, text: str, language: str = "en") -> dict[str, Block]:
    table = Table("biosphere", text)
    drawn = table.game.board(table.view(eyes), PLAYERS, table.game.say(language))
    return {block.id: block for block in drawn}


def block(name: str, text: str, eyes: int = 0, language: str = "en") -> Board:
    return read([blocks(eyes, text, language)[name]])


def said(board: Board, part: str) -> str:
    """What is heard where this part lies."""
    return board.with_part(part)[0].text


def test_the_seats_lie_clockwise_from_the_one_that_looks() -> None:
    """BIO-3.3: hands are public, and one's own stays in reach."""
    shared = ["wheel", "map", "field", "rows", "checklist", "display"]
    assert [*blocks(1, MOVING)] == [*shared, "seat-b", "seat-a", "hand"]
    assert [*blocks(2, MOVING)] == [*shared, "seat-a", "seat-b"]


def test_a_tile_tells_its_dice_and_how_long_they_live() -> None:
    """BIO-2.1 BIO-2.2 BIO-6.1: in round 4 the 3 is dying, so a 5 lives two more rounds and a 4 one."""
    told = block("map", MOVING, eyes=1)

    assert said(told, "A1").startswith("A1A: savanna, 2 of 5 spaces free; Ada: 3 times 5, 2 more rounds, majority.")
    assert "Ada: 2 times 4, one more round; Ben: one 5, 2 more rounds." in said(told, "B1")
    assert "Ben: 4 times 4, one more round, majority." in said(told, "C2")


def test_dice_show_their_number_and_their_rounds() -> None:
    """BIO-2.2: each die is a picture of both."""
    seen = blocks(0, MOVING)["map"].markup

    assert seen.count("#die-52") == 4
    assert seen.count("#die-41") == 6


def test_only_dice_that_have_not_moved_can_be_touched() -> None:
    """BIO-4.1: and only by whoever moves."""
    assert [len(block("map", MOVING).with_part(die)) for die in ("A1:5", "B1:4", "C2:4")] == [3, 1, 0]
    assert block("map", MOVING, eyes=1).with_part("A1:5") == []


def test_a_moved_die_comes_from_where_it_was_one_number_higher() -> None:
    """BIO-4.2: its key says its number and its place, what it was is the beginning of another key."""
    table = Table("biosphere", MOVING)
    before = keys(table)

    table.play("move A1:5 B1")

    [gone] = before - keys(table)
    [came] = keys(table) - before
    assert gone == "a5-A1-2"
    assert came == "a4-B1-2"
    moved = next(each for each in shown(table) if each.get("data-key") == came)
    assert gone.startswith(moved["data-was"])


def test_a_moved_die_is_known_when_the_phase_is_over_too() -> None:
    """BIO-4.2: with the last step the turn passes on, and the die is one like any other."""
    table = Table("biosphere", "move, round 4, seat a, start b\na:\nb:\nA1: a 5")

    table.play("move A1:5 B1")

    [die] = shown(table)
    assert die["data-key"] == "a4-B1-0"
    assert "a5-" in die["data-was"].split()


def test_new_dice_come_from_the_supply_and_get_their_number_in_place() -> None:
    """BIO-5.4: a blank die has a picture of its own."""
    table = Table("biosphere", "breed, round 4, seat a, start b\na:\nb:\nA1: a 5, b 4 4")

    table.play("place A1")

    blank = next(each for each in shown(table) if each.get("data-key") == "a0-A1-0")
    assert blank["data-from"] == "supply-a"
    assert "data-was" not in blank
    table.play("done")
    assert any(
        each.get("data-key", "").startswith("a") and each.get("data-was", "").startswith("a0-A1- ")
        for each in shown(table)
    )


def keys(table: Table) -> set[str]:
    """The keys of all dice on the map."""
    return {each["data-key"] for each in shown(table)}


def shown(table: Table) -> list[dict[str, str]]:
    """All dice on the map."""
    drawn = table.game.board(table.view(0), PLAYERS, table.game.say("en"))
    found = read([each for each in drawn if each.id == "map"]).elements
    return [each.attributes for each in found if each.name == "svg" and "data-key" in each.attributes]


def test_the_wheel_says_which_number_dies_when() -> None:
    """BIO-2.1: for eyes its pointer stands at the dying number."""
    text = "".join(element.text for element in block("wheel", MOVING).elements[:1])

    assert "Wheel of life: 3 dies now, 4 in one round, 5 in 2, 1 in 3, 2 in 4, 3 in 5." in text
    assert "pointer at-3" in blocks(0, MOVING)["wheel"].markup
    assert "Ada has 2 steps left" in text


def test_the_field_tells_the_costs_of_the_next_steps() -> None:
    """BIO-3.4: the n-th step costs n, those already taken count; others' markers are there too."""
    walked = EVOLVING.replace("start a", "start a, walked 1")

    assert said(block("field", EVOLVING), "small3").strip() == "31small 3, 1 EP."
    assert said(block("field", EVOLVING), "large3").strip() == "3B10large 3: Ben, 10 EP."
    assert said(block("field", walked), "small4").strip() == "45small 4, 5 EP."
    assert "Klein 2: Ada." in said(block("field", EVOLVING, language="de"), "small2")


def test_cards_say_how_far_away_they_are() -> None:
    """BIO-3.10 BIO-1.4: in steps and their costs, or in the points that are missing for the price."""
    rows, hand = block("rows", EVOLVING), block("hand", EVOLVING)

    assert said(hand, "small2-general1").endswith("fits")
    assert said(rows, "small1-general2").endswith("2 steps, 3 EP")
    assert said(rows, "large3-general4").endswith("one EP short")
    assert near(EVOLVING) == ["small2-specific1"]
    assert near(EVOLVING.replace("4 EP", "5 EP")) == ["small2-specific1", "small1-general2"]


def near(text: str) -> list[str]:
    """The open cards that can be bought and reached in one turn."""
    cards = [each.attributes for each in block("rows", text).elements if "near" in each.attributes.get("class", "")]
    return [card["data-part"] for card in cards]


def test_prices_look_ahead_to_the_next_income() -> None:
    """BIO-2.3: in other phases a player plans with what he will have in the next phase 3."""
    assert "Ada has 4 EP" in blocks(0, EVOLVING)["field"].markup
    assert "Ada will have 9 EP in the next phase 3" in blocks(0, MOVING)["field"].markup


def test_everybody_sees_how_far_everybody_is_with_the_assignments() -> None:
    """BIO-7.1: a bar and its numbers, a tick once it is marked."""
    text = MOVING.replace(
        "a: 4", "assignments: four-controlled borders ageless top-of-a-scale all-numbers extremes block\n    a: 4"
    )
    told = [
        element.attributes["title"] for element in block("checklist", text).elements if "title" in element.attributes
    ]

    assert told[2:4] == ["Ada: 1 of 5", "Ben: fulfilled"]
    assert told[8:10] == ["Ada: 2 of 5", "Ben: 2 of 5"]
    assert told[10:12] == ["Ada: 0 of 2 and 0 of 2", "Ben: 0 of 2 and 0 of 2"]


def test_the_display_shows_who_marked_what() -> None:
    """BIO-3.5 BIO-6.3: corners can be touched."""
    told = block("display", MOVING)

    assert "marked by Ben" in said(told, "large-general")
    assert "marked by" not in said(told, "small-general")
    assert "forest-b" in told.values("data-key")


def test_the_band_tells_everybodys_place_and_what_lies_ahead() -> None:
    """BIO-3.6 BIO-7.3: without the band there is none."""
    text = block("display", EVOLVING).elements[0].text

    assert "Band: Ben on 9 and Ada on 4; space 9 gives any lifespan +1" in text
    assert "next step on the band: 1 EP, to space 5" in text
    bare = EVOLVING.replace("start a", "start a, no band").replace("band 4, ", "").replace(", band 9, due", "")
    assert "Band:" not in block("display", bare).elements[0].text


def test_a_place_on_the_band_that_will_cost_life_is_told() -> None:
    """BIO-3.8: before the one check."""
    due = EVOLVING.replace("band 4,", "band 4, due,").replace(", due\n", "\n")

    assert "the place on the band costs 2 lifespan points" in blocks(0, due)["seat-a"].markup
    assert "the place on the band costs" not in blocks(0, due)["seat-b"].markup


def test_a_board_tells_lifespans_and_scales() -> None:
    """BIO-1.5 BIO-3.9: one's own can be touched, for bonuses and losses."""
    own = block("seat-a", MOVING)

    assert said(own, "forest").endswith("forest: new dice live 4 rounds. ")
    assert said(own, "income").endswith("income 5. ")
    assert block("seat-b", MOVING).with_part("forest") == []


def test_the_rules_open_where_they_matter() -> None:
    """BIO-3.7: a bonus to choose comes before the phase."""
    bonus = EVOLVING.replace("start a", "start a\n    pending: lifespan")
    first = "develop, round 1, seat a, start a\na: unset\nb: unset"

    told = [chapter(Table("biosphere", text).view(0)) for text in (MOVING, EVOLVING, bonus, first)]
    assert told == ["BIO-4.1", "BIO-3.1", "BIO-3.7", "BIO-3.2"]
