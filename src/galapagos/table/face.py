"""What one pair of eyes reads of a room in one language, and what of it is new since a number."""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from galapagos.core.events import Events
from galapagos.games.game import Block
from galapagos.table.pages import live, position
from galapagos.text.markup import Markup, join

if TYPE_CHECKING:
    from galapagos.table.room import Room


class Line(NamedTuple):
    """A line of the log: the events it tells, how it reads, and since when it has stood there."""

    events: Events
    markup: Markup
    number: int


class Face:
    """Made once for all who share eyes and language; each block remembers the number of its last change."""

    def __init__(self, room: "Room", eyes: int, language: str) -> None:
        self.room = room
        self.eyes = eyes
        self.language = language
        self.say = room.game.say(language)
        self.number = -1
        self.blocks: dict[str, Markup] = {}
        self.inner: dict[str, Sequence[Block]] = {}
        self.frames: dict[str, str] = {}
        self.changed: dict[str, int] = {}
        self.reordered = 0
        self.lines: list[Line] = []
        self.choices: dict[str, Any] | None = None
        self.encoded: dict[int, bytes] = {}

    def refresh(self) -> None:
        """Read the room again if anything happened in it."""
        if self.number == self.room.number:
            return
        self.number = self.room.number
        self.encoded.clear()
        if self.room.match is None:
            return
        before = self.order()
        self.read_blocks([*live.blocks(self.room, self.eyes, self.say)])
        if self.order() != before:
            self.reordered = self.number
        choices = live.choices(self.room, self.eyes, self.say)
        if choices != self.choices:
            self.choices, self.changed["choices"] = choices, self.number
        self.read_log()

    def read_blocks(self, blocks: Sequence[Block]) -> None:
        """Note which of them have changed, and of those with inner ones whether it was more than these."""
        frames = {block.id: block.frame for block in blocks}
        parts = {each.id: each.markup for block in blocks for each in block.inner}
        before = self.frames | {each.id: each.markup for inner in self.inner.values() for each in inner}
        for name, text in (frames | parts).items():
            if before.get(name) != text:
                self.changed[name] = self.number
        self.blocks = {block.id: block.markup for block in blocks}
        self.inner = {block.id: block.inner for block in blocks}
        self.frames = frames

    def read_log(self) -> None:
        """Add the lines of what happened, take away those of what was undone."""
        match = self.room.match
        assert match is not None
        told = [match.opening, *(moment.events for moment in match.moments)]
        same = 0
        while same < min(len(told), len(self.lines)) and self.lines[same].events is told[same]:
            same += 1
        del self.lines[same:]
        for at, events in enumerate(told[same:], same):
            line = live.log_line(self.room, at, events, self.eyes, self.say)
            self.lines.append(Line(events, line, self.number))

    def log(self) -> Markup:
        return join(line.markup for line in self.lines)

    def board(self) -> Markup:
        """The blocks of the board, without the own hand."""
        return join(self.blocks[name] for name in self.order())

    def order(self) -> list[str]:
        return [name for name in self.blocks if name.startswith(position.BOARD) and name != position.HAND]

    def changed_since(self, number: int) -> Iterator[tuple[str, Markup]]:
        """Blocks that are new; of those that only differ inside what is new in there."""
        for name, markup in self.blocks.items():
            if self.changed[name] > number:
                yield name, markup
            else:
                yield from ((each.id, each.markup) for each in self.inner[name] if self.changed[each.id] > number)

    def since(self, number: int) -> bytes:
        """What is new since a number, as JSON; the same bytes for everybody who shares this face."""
        if number not in self.encoded:
            self.encoded[number] = msgspec.json.encode(self.news(number), enc_hook=str)
        return self.encoded[number]

    def news(self, number: int) -> dict[str, Any]:
        room = self.room
        news: dict[str, Any] = {"table": room.id, "number": room.number, "since": number}
        if room.whole > number:
            return news | {"whole": True}
        blocks = dict(self.changed_since(number))
        if blocks:
            news["blocks"] = blocks
        if self.reordered > number:
            news["order"] = self.order()
        if self.changed.get("choices", 0) > number:
            news["choices"] = self.choices
        first = next((at for at, line in enumerate(self.lines) if line.number > number), len(self.lines))
        if room.match is not None:
            news["log"] = [first, join(line.markup for line in self.lines[first:])]
        return news
