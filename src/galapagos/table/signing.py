"""Texts that only this house can have written."""

import hmac
from hashlib import sha256


class Signer:
    """Signs with the key of the house; each purpose has signatures of its own."""

    def __init__(self, key: str) -> None:
        self.key = bytes.fromhex(key)

    def mark(self, purpose: str, *texts: object) -> str:
        """A short text that proves the others."""
        message = "\0".join((purpose, *map(str, texts)))
        return hmac.new(self.key, message.encode(), sha256).hexdigest()[:32]

    def is_genuine(self, mark: str, purpose: str, *texts: object) -> bool:
        return hmac.compare_digest(self.mark(purpose, *texts).encode(), mark.encode())

    def seal(self, purpose: str, text: str) -> str:
        """The text and its mark in one."""
        return f"{text}.{self.mark(purpose, text)}"

    def open(self, purpose: str, sealed: str) -> str | None:
        """The text, or None where somebody else wrote it."""
        text, _, mark = sealed.rpartition(".")
        return text if self.is_genuine(mark, purpose, text) else None
