"""The two rows of open cards, with their stacks."""

from galapagos.games.biosphere.card import open_card
from galapagos.games.biosphere.pictures import SHEET
from galapagos.games.biosphere.rules.market import ROWS, price
from galapagos.games.biosphere.scene import Scene
from galapagos.games.furniture import card_back
from galapagos.text.markup import Markup, classes, tag


def rows(scene: Scene) -> Markup:
    """Row by row; new cards come from the left, and the foremost, on the right, leaves first."""
    return tag("div", [row_of(scene, row) for row in range(ROWS)], class_="rows")


def row_of(scene: Scene, row: int) -> Markup:
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
    return tag(
        "div", tag("header", title, stack), tag("ol", cards, class_="plain cards"), class_=classes("row-of", affordable)
    )
