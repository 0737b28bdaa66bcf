"""What must still happen."""

import pytest

from galapagos.core.agenda import Agenda
from galapagos.core.words import Words


def traced(agenda: Agenda) -> list[int]:
    words = Words()
    agenda.trace(words)
    return [words.word(at) for at in range(words.size)]


def test_the_last_thing_pushed_comes_first() -> None:
    """The answer to an attack comes before what follows the attack."""
    agenda = Agenda()
    agenda.push(1, 0, 10, 11)
    agenda.push(2, 1, 20, 21, 22, 23)

    assert (agenda.what(), agenda.seat(), agenda.about(0), agenda.about(3)) == (2, 1, 20, 23)
    agenda.pop()
    assert (agenda.what(), agenda.seat(), agenda.about(1), agenda.depth) == (1, 0, 11, 1)


def test_an_agenda_grows_as_deep_as_it_must() -> None:
    """Capacity is not a rule."""
    agenda = Agenda()
    for item in range(100):
        agenda.push(item, 0, item)

    assert agenda.about(0) == 99
    assert agenda.field(40, 2) == 40


def test_a_copy_keeps_its_own_items() -> None:
    """Positions are copied in the middle of anything."""
    agenda = Agenda()
    agenda.push(1, 0, 5)
    copy = agenda.copy()

    agenda.change(0, 6)
    agenda.put(0, 1, 3)

    assert (copy.about(0), copy.seat()) == (5, 0)
    assert (agenda.about(0), agenda.seat()) == (6, 3)
    assert traced(copy) != traced(agenda)


def test_what_was_popped_leaves_no_trace() -> None:
    """Equal agendas write equal numbers, whatever lay above."""
    short, long = Agenda(), Agenda()
    short.push(1, 0)
    long.push(1, 0)
    long.push(9, 9, 9)
    long.pop()

    assert traced(short) == traced(long)


def test_an_empty_agenda_has_nothing_to_pop() -> None:
    """A rule that pops too often is found at once."""
    with pytest.raises(IndexError, match="nothing is left"):
        Agenda().pop()
