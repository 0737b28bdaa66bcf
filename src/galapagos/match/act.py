"""What people do at a table, one act at a time."""

from dataclasses import dataclass

PLAY = "play"
UNDO = "undo"
RESIGN = "resign"
ABANDON = "abandon"
PAUSE = "pause"
RESUME = "resume"
BOT = "bot"
BACK = "back"
OFFER = "offer"
AGREE = "agree"
DECLINE = "decline"
END = "end"
TABLE_ACTS = (UNDO, RESIGN, ABANDON, PAUSE, RESUME, BOT, BACK, OFFER, AGREE, DECLINE, END)


@dataclass(frozen=True)
class Act:
    """A decision, or one of the table's acts: who, what, and when (seconds since the start)."""

    kind: str
    seat: int
    text: str = ""
    seconds: float | None = None
