"""What happened, and who may know it."""

import pytest

from galapagos.core.events import NOTHING, Events


def test_a_secret_is_told_to_those_who_may_know_it() -> None:
    """Seats in its mask read it; to others it is nothing."""
    events = Events()
    events.add(3, 1, secret=7, known=0b101)

    assert [events.secret(0, seat) for seat in range(4)] == [7, NOTHING, 7, NOTHING]
    assert (events.kind(0), events.subject(0, 0)) == (3, 1)


@pytest.mark.parametrize("seat", [-64, -62, -1, 63, 64, 66, 128])
def test_a_seat_that_cannot_be_is_told_nothing(seat: int) -> None:
    """A machine's shift counts modulo 64, so that seat 64 would read what seat 0 may."""
    events = Events()
    events.add(3, secret=7, known=0b111)

    assert events.secret(0, seat) == NOTHING
