"""Whole numbers as people type them."""

LONGEST = 39  # digits of 2**128, the largest number anybody has to type


def whole(text: str) -> int | None:
    """The number a text is, or None: nothing but the ten digits, and not endlessly many of them."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= LONGEST else None
