"""A board taken apart: its elements, read as strictly as a browser does not."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html.parser import HTMLParser

from galapagos.games.game import Block
from galapagos.text.markup import EMPTY


@dataclass
class Element:
    """A tag with its attributes, and the text inside it."""

    name: str
    attributes: dict[str, str]
    text: str = ""


@dataclass
class Board(HTMLParser):
    """All elements in the order in which they begin; refuses what is not closed as it was opened."""

    elements: list[Element] = field(default_factory=list)

    def __post_init__(self) -> None:
        super().__init__()
        self.open: list[Element] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        names = [name for name, _ in attrs]
        assert len(names) == len(set(names)), f"{tag} has an attribute twice: {names}"
        self.elements.append(Element(tag, {name: value or "" for name, value in attrs}))
        if tag not in EMPTY:
            self.open.append(self.elements[-1])

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop().name == tag

    def handle_data(self, data: str) -> None:
        for element in self.open:
            element.text += data

    def values(self, attribute: str) -> list[str]:
        """The values of this attribute, in order."""
        return [element.attributes[attribute] for element in self.elements if attribute in element.attributes]

    def with_part(self, part: str) -> list[Element]:
        """The elements that stand for this part of choices."""
        return [element for element in self.elements if element.attributes.get("data-part") == part]


def read(blocks: Sequence[Block]) -> Board:
    """The elements of all blocks."""
    board = Board()
    for block in blocks:
        board.feed(block.markup)
        assert board.open == [], f"{block.id} is left open"
    return board
