"""What one person proposes and all others must agree to."""

from collections.abc import Iterable
from dataclasses import dataclass

from galapagos.match import act

OFFERS = (act.UNDO, act.END, act.PAUSE)


@dataclass(frozen=True)
class Offer:
    """To take the last decision back, to end the match, or to pause it: who has agreed so far, the proposer first."""

    kind: str
    agreed: tuple[int, ...]

    def with_seat(self, seat: int) -> "Offer":
        """The same offer, agreed to by one more."""
        return Offer(self.kind, (*self.agreed, seat))

    def is_agreed(self, persons: Iterable[int]) -> bool:
        """Nobody is left to be asked."""
        return set(persons) <= set(self.agreed)
