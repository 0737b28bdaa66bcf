"""What is kept beside the tables: records from elsewhere."""

import asyncio
from collections import OrderedDict
from hashlib import sha256
from typing import TYPE_CHECKING

from galapagos.match.match import Match
from galapagos.match.reading import load
from galapagos.table.missing import Missing
from galapagos.table.store import records

if TYPE_CHECKING:
    from galapagos.table.house import House

MOST_OPEN = 16  # matches of records that are held ready


def name_of(text: str) -> str:
    """Where a record is found: the same text has the same name."""
    return sha256(text.encode()).hexdigest()[:16]


class Library:
    """The records of a house. A text that is handed in twice is kept once."""

    def __init__(self, house: "House") -> None:
        self.house = house
        self.open: OrderedDict[str, Match] = OrderedDict()

    async def keep(self, text: str) -> str:
        """Keep a record that was verified; where it is found from now on."""
        name = name_of(text)
        await self.house.write(lambda connection: records.add(connection, name, text))
        return name

    async def text(self, name: str) -> str:
        """A record, letter by letter; Missing where there is none."""
        found = await self.house.database.read(lambda connection: records.find(connection, name))
        if found is None:
            raise Missing(name)
        return found

    async def match(self, name: str) -> Match:
        """The match of a record."""
        if name not in self.open:
            self.open[name] = await asyncio.to_thread(load, await self.text(name))
        self.open.move_to_end(name)
        while len(self.open) > MOST_OPEN:
            self.open.popitem(last=False)
        return self.open[name]
