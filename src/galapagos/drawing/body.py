"""The body of a beast, its tail, its legs and its neck."""

from galapagos.drawing.pen import COAT, blot, line, lines, shape, wash
from galapagos.text.markup import Markup, join


def tail() -> Markup:
    return join([line("19,48 11,51 8,59 10,64", 3.2), blot("8,62 12,62 13,67 10,71 7.5,67")])


def long_tail() -> Markup:
    """One that could be spared."""
    return join(
        [
            shape("20,46 12,49 6,56 4,65 8,72 15,74! 10,67 11,60 15,55 21,55", COAT, 2.4),
            lines("13,48.5 16,53", "8,53.5 12,57", "5,60 10,61.5", "5.5,66.5 10,66", width=2),
        ]
    )


def legs() -> Markup:
    """Standing on all four, the far pair in the shade."""
    return join(
        [
            shape("29,60 35,61 35,70 36,78! 30,78! 29,70", "var(--bark)", 2.2),
            shape("49,61 55,61 55,70 56,78! 50,78! 49,70", "var(--bark)", 2.2),
            shape("19,56 29,58 28,68 28,78! 21,78! 20,68", COAT, 2.4),
            shape("55,58 64,55 63,68 63,78! 56,78! 56,68", COAT, 2.4),
        ]
    )


def gallop() -> Markup:
    """All four stretched, hardly touching the ground."""
    return join(
        [
            lines("2,56 12,56", "0,63 10,63", "3,70 13,70", width=2),
            shape("27,60 33,64 26,70 17,77! 13,74! 19,67", "var(--bark)", 2.2),
            shape("54,62 58,57 68,64 79,66! 79,70! 66,70", "var(--bark)", 2.2),
            shape("19,54 28,60 20,67 9,72 6,76! 2,73! 6,67 14,61", COAT, 2.4),
            shape("56,60 63,54 73,57 85,58 88,61! 85,64! 73,64 62,64", COAT, 2.4),
        ]
    )


def trunk() -> Markup:
    """The body, with some shading on its belly."""
    return join(
        [
            shape("16,52 20,45 30,41 44,41 56,41 64,46 65,56 59,64 46,66 32,66 21,64", COAT),
            lines("24,60 30,63 37,63.5", "42,63 48,63 54,61", "27,45 33,44 38,44.5"),
        ]
    )


def humps() -> Markup:
    """The body of one that has stored up."""
    return join(
        [
            shape("16,52 19,44 24,34 30,33 35,40 39,40 44,31 50,31 55,40 63,46 66,56 60,66 46,70 32,70 20,66", COAT),
            lines(
                "24,64 31,67 39,67.5",
                "44,67 51,66 57,63",
                "25,40 28,36.5 31,38",
                "45,37 48,34 51,37",
                "30,46 35,44.5 40,45",
            ),
        ]
    )


def spots() -> Markup:
    """Colours that warn."""
    return join(
        [
            wash(f"{x - r},{y} {x},{y - r * 0.9} {x + r},{y} {x},{y + r * 0.9}", "var(--gold)")
            for x, y, r in (
                (25, 51, 3.4),
                (34, 57, 2.8),
                (39, 48.5, 3.6),
                (49, 55, 3.2),
                (56, 47.5, 2.8),
                (29, 60.5, 2.2),
            )
        ]
    )


def stripes() -> Markup:
    """A coat that takes on any pattern."""
    return lines(
        "24,43 22,50 25,57",
        "31,42 29,49 32,58",
        "38,41.5 36,49 39,58",
        "45,41.5 43,49 46,57",
        "52,41.5 50,48 53,56",
        width=2.6,
    )


def neck() -> Markup:
    return join(
        [
            shape("54,53 57,42 62,33 72,33 72,44 66,55 60,59", COAT),
            wash("51.5,53 56,45 66,42 66.5,52 62,60 55,60", COAT),
        ]
    )


def long_neck() -> Markup:
    return join(
        [
            shape("53,54 57,42 60,30 63,19 74,19 74,31 71,45 66,57 60,60", COAT),
            wash("51.5,54 57,45 67,43 66.5,53 62,61 55,61", COAT),
            wash("64,35 69,34 70,39 66,41 63,39", "var(--bark)"),
            wash("66,26 70,25 71,31 67,32 65,30", "var(--bark)"),
            wash("60,44 65,43 65,49 60,50 58,48", "var(--bark)"),
        ]
    )


def wing() -> Markup:
    """Raised for the next beat."""
    return join(
        [
            shape("52,50 42,44 34,34 28,22 25,9! 32,12 34,6! 40,14 43,9! 48,19 51,15! 54,28 58,40", "var(--sky)"),
            lines("34,15 39,26 46,37", "42,16 46,27 51,39", "50,22 52,32 54,41", "30,20 36,31 43,40"),
        ]
    )


def fin() -> Markup:
    return join(
        [shape("30,43 34,33 42,27 50,27! 47,33 50,42", "var(--water)", 2.4), lines("38,39 41,31", "44,39 45,31")]
    )
