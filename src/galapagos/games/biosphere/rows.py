"""The two rows of open cards, with their stacks."""

from galapagos.games.biosphere.card import open_card
from galapagos.games.biosphere.pictures import SHEET
from galapagos.games.biosphere.rules.market import ROWS, price
from galapagos.games.biosphere.scene import Scene
from galapagos.games.furniture import card_back
from galapagos.games.game import Block
from galapagos.text.markup import classes, tag


def rows(scene: Scene) -> Block:
    """Row by row; new cards come from the left, and the foremost, on the right, leaves first."""
    found = [row_of(scene, row) for row in range(ROWS)]
    return Block("rows", tag("div", [row.markup for row in found], class_="rows"), found)


def row_of(scene: Scene, row: int) -> Block:
    say = scene.say
    left, gone = len(scene.view["stacks"][row]), len(scene.view["discards"][row])
    stack = tag(
        "p",
        card_back(SHEET.show("back"), key=f"stack-{row + 1}"),
        tag("span", say("stack {n}", n=left)),
        tag("span", say("discards {n}", n=gone)),
        class_=classes("pile", None if left else "empty"),
    )
    cards = [open_card(scene, name, row) for name in scene.view["rows"][row]]
    title = tag("h2", say("Row {row}, {n} EP each", row=row + 1, n=price(row)))
    affordable = None if price(row) <= scene.purse else "dear"
    inside = [tag("header", title, stack), tag("ol", cards, class_="plain cards")]
    name = f"row-{row + 1}"
    return Block(name, tag("div", inside, class_=classes("row-of", affordable), id=name))
