"""What the processes of a house tell each other when something has been committed."""

from dataclasses import dataclass

TABLE = "table"  # something happened at a table
WHOLE = "whole"  # the page of a table is another one now
LOBBY = "lobby"  # tables to join or to watch have come or gone
VISITOR = "visitor"  # somebody has another name, or mutes others
SIGNED_OUT = "signed-out"  # his devices hold nothing any more that opens the house


@dataclass(frozen=True)
class News:
    """One piece of it; the writer numbers it and says by which process it comes. `awaited` is a visitor."""

    kind: str
    subject: str = ""
    awaited: str = ""
    number: int = 0
    origin: str = ""
