"""How a game ended."""

from galapagos.core.result import Result


def test_those_in_first_place_have_won() -> None:
    """Partners and equals share."""
    assert Result([1, 3, 1], [9, 4, 9], "pile").winners() == [0, 2]


def test_nobody_has_won_a_draw_or_what_a_machine_has_won() -> None:
    """First places are shared by all, but they are no wins."""
    assert Result([1, 1], [], "limit", drawn=True).winners() == []
    assert Result([1], [40], "limit", "drawn").winners() == []
    assert Result([1], [12], "machine", "lost").winners() == []
    assert Result([1], [97], "built", "won").winners() == [0]


def test_a_draw_is_no_win_of_all() -> None:
    """Whoever compares results sees the difference."""
    assert Result([1, 1], [], "limit", drawn=True) != Result([1, 1], [], "limit")
    assert repr(Result([1, 1], [], "limit", drawn=True)) == "Result([1, 1], [], 'limit', drawn=True)"
