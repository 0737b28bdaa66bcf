"""The head of a beast and what belongs to it; drawn for a short neck, and lifted by a long one."""

from galapagos.drawing.pen import COAT, blank, blot, dot, line, lines, ring, shape, wash
from galapagos.text.markup import Markup, join


def head() -> Markup:
    """Of one that grazes in peace."""
    return join(
        [
            blank("65,28 59,24 57,19 63,20 69,24", 2.2),
            shape("62,36 63,27 69,22 77,22 85,27 91,33 92,38 88,42 79,43 69,43", COAT),
            line("82,38.5 87,38.5 91,36.5", 2),
            dot(88.3, 32.8, 1.3),
        ]
    )


def jaws() -> Markup:
    """Of one that does not."""
    return join(
        [
            wash("72,35 93,30 93,35 89,46 76,43", "var(--flesh)"),
            shape(
                "61,38 61,28 67,21.5 74,20 84,22 93,25 94.5,31! 84,32 75,34 72,37 76,41.5 83,44 91,45! 86,49 76,49 66,46",
                COAT,
            ),
            blank("77,33.6! 79.5,39.5! 82,32.4!", 1.8),
            blank("84,32! 86.5,38! 89,31.6!", 1.8),
            blank("90,31.4! 92,36! 94,31!", 1.8),
            blank("79,42.5! 81,38! 84,44!", 1.8),
            blank("85.5,44.4! 87.5,40.5! 89.5,45!", 1.8),
            line("68,25.5 72.5,23.8 77,26", 2.6),
            dot(91, 26.8, 1.2),
            lines("63,34 64,40 67,43"),
        ]
    )


def beak() -> Markup:
    """Of one that waits for others to hunt."""
    return join(
        [
            blank("62,38 62,28 68,22 76,22 81,26 82,33 78,38 70,42"),
            shape("78,24 87,26 93,32 94,39 91,44! 88,39 82,36 77,34", "var(--bone)", 2.4),
            lines("66,26 65,31", "67,36 70,38"),
        ]
    )


def tusks() -> Markup:
    return join(
        [blank("83,40 88,43 94,42 97,36! 97,44 91,48 84,46", 2), blank("79,41 82,46 88,48 93,46! 89,52 81,50 76,44", 2)]
    )


def eye() -> Markup:
    return join([dot(74, 29.5, 2.5), dot(74.8, 28.7, 0.8, "var(--paper)")])


def night_eye() -> Markup:
    """Wide open, with the light of the moon in it."""
    return join([ring(74, 29, 5.4, "var(--gold)", 2.2), dot(74.3, 29.3, 2.9), dot(75.4, 28, 0.9, "var(--paper)")])


def keen_eye() -> Markup:
    """Sees what hides."""
    return join(
        [
            shape("67,29 72,25 77,25 82,29 77,33.5 72,33.5", "var(--gold)", 2.2),
            dot(75, 29.2, 2.6),
            line("66,25 72,21.5 80,23", 3),
        ]
    )


def mask() -> Markup:
    return join(
        [blot("66,28 71,24.5 78,25 84,28 82,33 75,34.5 68,33"), dot(75.5, 29.3, 3, "var(--paper)"), dot(76, 29.3, 1.7)]
    )


def sleep() -> Markup:
    """An eye that is closed, and breath that can be heard."""
    return join(
        [
            dot(74, 29.5, 5, COAT),
            line("69.5,29 74,32 78.5,29", 2.4),
            line("80,12! 87,12! 80,20! 87,20", 2.4),
            line("90,3! 95,3! 90,9! 95,9", 2),
        ]
    )


def fodder() -> Markup:
    """A mouth full of grass."""
    return join(
        [
            shape("84,38 91,37 99,33! 95,39 100,41! 94,42 97,48! 91,44 89,50! 87,43", "var(--leaf)", 1.8),
        ]
    )


def horns() -> Markup:
    return join(
        [
            shape("66,24 62,15 64,7 71,3! 69,10 71,16 74,22", "var(--bone)", 2.4),
            shape("74,22 73,13 77,5 85,3! 81,10 81,16 81,23", "var(--bone)", 2.4),
            lines("63,15 68,13", "64.5,10 68.5,8.5", "73.5,14 79,13", "75.5,9 80,9"),
        ]
    )


def ruff() -> Markup:
    """Feathers around the neck."""
    return blank(
        "56,52 55,45 60,46! 59,40 65,42! 67,37 71,41! 75,38 76,44! 81,44 78,49! 79,54 73,53! 71,58 66,55! 62,60 60,54!",
        2.4,
    )
