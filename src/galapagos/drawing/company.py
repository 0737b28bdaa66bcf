"""Where a beast is, and who is with it."""

from galapagos.drawing.pen import dot, line, lines, shape
from galapagos.text.markup import Markup, join


def ground() -> Markup:
    """The earth below, with a few blades of grass."""
    return join(
        [
            line("4,79 26,78 50,79 72,78 92,79", 2),
            lines("9,78 8,74", "11,78 12,73", "84,78 83,74", "86.5,78 88,72.5", "20,82 32,82", "58,82 68,81.5"),
        ]
    )


def moon() -> Markup:
    return join(
        [
            shape("19,5 13,10 12,18 17,24 25,25 29,22! 22,20 18.5,14", "var(--bone)", 2),
            dot(36, 10, 0.9),
            dot(44, 20, 0.8),
            dot(7, 29, 0.8),
            dot(33, 27, 0.7),
        ]
    )


def grass() -> Markup:
    """High enough to vanish in."""
    return join(
        [
            shape(
                "2,83! 3,69! 8,77! 10,60! 15,76! 20,65! 23,77! 28,56! 32,76! 38,63! 41,77! 47,58! 51,76! 57,64! 60,77! "
                "66,60! 69,76! 76,66! 79,77! 85,61! 87,77! 93,70! 94,83!",
                "var(--leaf)",
                2.2,
            ),
            lines("14,81 15,77", "34,81 33.5,77", "53,81 54,77", "72,81 72,77", "85,81 85.5,78"),
        ]
    )


def waves() -> Markup:
    """Up to the belly in water."""
    return join(
        [
            shape(
                "0,70! 8,66 16,70 24,66 32,70 40,66 48,70 56,66 64,70 72,66 80,70 88,66 97,70! 97,83! 0,83!",
                "var(--water)",
                2.4,
            ),
            lines("8,76 15,74 22,76", "40,77 48,75 56,77", "72,75 79,73 86,75"),
        ]
    )


def mound() -> Markup:
    """Half in the ground."""
    return join(
        [
            shape("3,82! 8,72 18,69 28,64 40,63 50,66 60,65 72,70 84,72 93,82!", "var(--bark)", 2.4),
            lines("16,77 24,76", "34,71 42,70", "54,74 62,75", "74,78 80,78", "40,79 50,78"),
        ]
    )


def nest() -> Markup:
    """Young ones on their way."""
    return join(
        [
            shape("73,72 73,66 77,61 81,66 81,72", "var(--bone)", 2),
            shape("83,72 83,66 87,61 91,66 91,72", "var(--bone)", 2),
            shape("77,74 77,66 82,60 87,66 87,74", "var(--paper)", 2),
            shape("67,70! 74,73 82,73.5 90,73 96,69! 94,77 88,81 76,81 70,77", "var(--bark)", 2.4),
            lines("73,76 80,78", "84,76.5 91,75.5", "77,79.5 86,79"),
        ]
    )


def tick() -> Markup:
    """Somebody who eats along."""
    return join(
        [
            lines("22,38 17,33", "21,41 14,40", "32,37 36,32", "33,40 39,39", width=2),
            shape("27,31 32,34 34,40 31,46 26,47 21,44 20,38 22,33", "var(--flesh)", 2.2),
            lines("27,34 26.5,39 27,44", "23,38 26,40"),
            dot(27, 29, 2.6),
        ]
    )


def bird() -> Markup:
    """A friend on the back."""
    return join(
        [
            shape("47,40 40,41 35,38 30,40! 33,33 38,30 43,24 48,23 52,27 51,34", "var(--sky)", 2.2),
            shape("51.5,25.5 57,28! 51.5,29.5", "var(--gold)", 1.6),
            dot(48.2, 27, 1.3),
            line("45,32 41,36 37,36", 1.8),
        ]
    )
