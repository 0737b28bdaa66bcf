"""What programs send and what they are told."""

from typing import Annotated, Any

from msgspec import Meta, Struct

Text = Annotated[str, Meta(max_length=200)]
Place = Annotated[int, Meta(ge=0, le=99)]


class GameInfo(Struct):
    """A game that can be played here."""

    id: str
    title: str
    seats: list[int]
    forms: list[str]
    options: list[str]


class SeatInfo(Struct):
    """A seat: whose it is, or for whom it is kept."""

    letter: str
    kind: str
    name: str
    is_mine: bool


class TableInfo(Struct):
    """A table. `number` counts its acts; `my_turn` says that a decision of mine is awaited."""

    id: str
    game: str
    seats: list[SeatInfo]
    is_public: bool
    state: str
    number: int
    my_turn: bool


class TableEntry(Struct):
    """A table in a list."""

    id: str
    game: str
    state: str
    my_turn: bool


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made: each seat is `me`, `open`, `friend` or the level of a bot."""

    game: Text
    seats: Annotated[list[Text], Meta(min_length=1, max_length=12)]
    is_public: bool = False
    form: Text = ""
    options: dict[Text, Text] = {}


class Joining(Struct, forbid_unknown_fields=True):
    """Where somebody wants to sit; the first free seat unless said."""

    seat: Place | None = None
    invitation: Text = ""


class View(Struct):
    """A position as this seat sees it (without a seat: as everybody may), as data, as text, and as lines of the log."""

    number: int
    seat: str | None
    position: dict[str, Any]
    text: str
    log: list[str]
    result: list[int] | None


class Choice(Struct):
    """A legal choice: what to send, its parts, and how it reads."""

    choice: str
    parts: list[str]
    phrase: str


class Choices(Struct):
    """The legal choices; `number` and `nonce` are sent back with the one that is made. None where nobody asks me."""

    number: int
    nonce: str
    choices: list[Choice]


class Decision(Struct, forbid_unknown_fields=True):
    """A choice that is made. Sent twice with one nonce it counts once."""

    choice: Text
    number: Annotated[int, Meta(ge=0, le=10**8)]
    nonce: Text
