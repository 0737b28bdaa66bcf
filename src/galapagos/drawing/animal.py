"""A beast put together from parts, one for each thing it can do. It stands on the ground at 78.

Parts of the head are drawn for a short neck; a long one lifts them.
"""

from collections.abc import Sequence

from galapagos.drawing.pen import blank, blot, dot, line, lines, ring, shape, wash
from galapagos.drawing.sheet import Sheet, framed, placed
from galapagos.text.markup import Markup, join

FRAME = (0, -10, 100, 94)  # where a beast begins, its width and its height
LIFT = (3, -14)
COAT = "var(--coat)"


def ground() -> Markup:
    """The earth below, with a few blades of grass."""
    return join(
        [
            line("4,79 26,78 50,79 72,78 92,79", 2),
            lines("9,78 8,74", "11,78 12,73", "84,78 83,74", "86.5,78 88,72.5", "20,82 32,82", "58,82 68,81.5"),
        ]
    )


def tail() -> Markup:
    return join([line("19,48 11,51 8,59 10,64", 3.2), blot("8,62 12,62 13,67 10,71 7.5,67")])


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


def eye() -> Markup:
    return join([dot(74, 29.5, 2.5), dot(74.8, 28.7, 0.8, "var(--paper)")])


def night_eye() -> Markup:
    """Wide open, with the light of the moon in it."""
    return join([ring(74, 29, 5.4, "var(--glow)", 2.2), dot(74.3, 29.3, 2.9), dot(75.4, 28, 0.9, "var(--paper)")])


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


def wing() -> Markup:
    """Raised for the next beat."""
    return join(
        [
            shape("52,50 42,44 34,34 28,22 25,9! 32,12 34,6! 40,14 43,9! 48,19 51,15! 54,28 58,40", "var(--sky)"),
            lines("34,15 39,26 46,37", "42,16 46,27 51,39", "50,22 52,32 54,41", "30,20 36,31 43,40"),
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


PARTS = {
    f"beast-{part.__name__}".replace("_", "-"): part
    for part in (
        ground,
        tail,
        legs,
        gallop,
        trunk,
        humps,
        neck,
        long_neck,
        head,
        jaws,
        beak,
        eye,
        night_eye,
        moon,
        horns,
        ruff,
        wing,
        grass,
        nest,
    )
}
LIFTED = frozenset({"head", "jaws", "beak", "eye", "night-eye", "horns", "ruff"})


def show(sheet: Sheet, parts: Sequence[str], tall: bool) -> Markup:
    """The beast with these parts, the hindmost first."""
    shown = [sheet.use(f"beast-{part}", *(LIFT if tall and part in LIFTED else (0, 0))) for part in parts]
    return framed(shown, FRAME, "beast")


def beast(parts: Sequence[str], tall: bool = False) -> Markup:
    """The same, drawn where it stands."""
    drawn = []
    for part in parts:
        drawing = PARTS[f"beast-{part}"]()
        drawn.append(placed(drawing, *LIFT, 1) if tall and part in LIFTED else drawing)
    return join(drawn)
