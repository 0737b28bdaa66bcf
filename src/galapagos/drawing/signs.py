"""Signs that say what happens to living things: how long, how many, how far. 64 by 64."""

from galapagos.drawing.pen import blank, blot, dot, line, lines, shape, wash
from galapagos.text.markup import Markup, join


def hourglass() -> Markup:
    """Time that is left."""
    return join(
        [
            shape(
                "17,9! 47,9! 46,18 40,26 34,32! 40,38 46,46 47,55! 17,55! 18,46 24,38 30,32! 24,26 18,18!",
                "var(--paper)",
                2.6,
            ),
            wash("21,19 32,21 43,19 38,26 32,32! 26,26", "var(--gold)"),
            wash("19,53! 21,47 28,44 32,38! 36,44 43,47 45,53!", "var(--gold)"),
            line("32,32 32,42", 2),
            shape("12,4! 52,4! 52,10! 12,10!", "var(--bark)", 2.4),
            shape("12,54! 52,54! 52,60! 12,60!", "var(--bark)", 2.4),
        ]
    )


def eggs() -> Markup:
    """Young ones on their way, in a nest."""
    return join(
        [
            blank("16,42 15,30 21,20 27,20 32,30 31,42", 2.4),
            shape("28,42 27,26 34,13 40,13 46,27 45,42", "var(--bone)", 2.4),
            blank("41,42 41,32 46,23 51,24 55,33 53,42", 2.4),
            dot(36, 22, 1.3),
            dot(40, 29, 1.5),
            dot(34, 32, 1.2),
            dot(22, 29, 1.1),
            shape("4,38! 16,43 32,45 48,43 60,38! 57,50 48,57 32,60 16,57 7,50", "var(--wash)", 2.6),
            lines("9,44 22,49 36,49", "27,53 40,52 55,45", "14,52 24,55", "42,55 52,50", "6,40 3,36", "58,40 62,37"),
        ]
    )


def tracks() -> Markup:
    """Where somebody has gone."""
    return join([paw(17, 42), paw(43, 20)])


def paw(x: float, y: float) -> Markup:
    """The print of one foot."""

    def at(*points: tuple[float, float]) -> str:
        return " ".join(f"{x + px},{y + py}" for px, py in points)

    return join(
        [
            blot(at((0, 0), (7, 5), (9, 12), (4, 15), (0, 13), (-4, 15), (-9, 12), (-7, 5))),
            blot(at((-10, -4), (-7, -6), (-6, 0), (-9, 2), (-12, 0))),
            blot(at((-4, -11), (-1, -11), (-1, -4), (-4, -4), (-6, -8))),
            blot(at((4, -11), (6, -8), (4, -4), (1, -4), (1, -11))),
            blot(at((10, -4), (12, 0), (9, 2), (6, 0), (7, -6))),
        ]
    )


def skull() -> Markup:
    """Of an elephant, in the place where they go to die."""
    return join(
        [
            shape(
                "32,6 44,8 51,16 52,27 47,35 45,44 40,55 36,60 32,57 28,60 24,55 19,44 17,35 12,27 13,16 20,8",
                "var(--bone)",
                2.8,
            ),
            blot("20,24 26,25 28,31 24,35 18,32"),
            blot("44,24 46,32 40,35 36,31 38,25"),
            blot("32,13 36,16 35,21 32,22 29,21 28,16"),
            blank("25,46! 18,49 11,47 6,40 5,33! 2,42 6,51 14,56 24,54!", 2.2),
            blank("39,46! 46,49 53,47 58,40 59,33! 62,42 58,51 50,56 40,54!", 2.2),
            lines("32,30 32,40", "29,44 30,52", "35,44 34,52"),
        ]
    )


def sprout() -> Markup:
    """What evolution is paid with: a germ of something new."""
    return join(
        [
            line("32,58 31,44 33,30", 3.2),
            shape("33,34! 32,22 38,11 50,7 59,6! 59,18 54,28 45,34", "var(--leaf)", 2.6),
            line("35,32 44,22 54,11", 2),
            shape("31,45! 22,46 12,41 7,31 6,25! 17,26 27,31 31,38", "var(--wash)", 2.6),
            line("29,43 20,35 12,30", 2),
            lines("14,59 24,57 33,58 44,57 52,59", width=2.4),
        ]
    )
