"""Standing answers: what a person has said to choose whenever it can be chosen, until he takes it back."""

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256


@dataclass(frozen=True)
class Standing:
    """A verb that answers for a seat: always, or only where the same choices are offered as when it was said."""

    verb: str
    choices: str = ""

    @classmethod
    def for_these(cls, verb: str, choices: Sequence[str]) -> "Standing":
        """Only as long as nothing changes."""
        return cls(verb, digest(choices))

    def answer(self, choices: Sequence[str]) -> str | None:
        """The one choice it means among these; None where it means none, or leaves something to choose."""
        found = [choice for choice in choices if choice.split()[0] == self.verb]
        is_meant = len(found) == 1 and self.choices in ("", digest(choices))
        return found[0] if is_meant else None


def digest(choices: Sequence[str]) -> str:
    return sha256("\n".join(choices).encode()).hexdigest()[:16]
