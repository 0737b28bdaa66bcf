"""Signs: of the six problem fields, of those who lead, of the machine and of ruin. 64 by 64."""

from galapagos.drawing.pen import blank, dot, line, lines, ring, shape, wash
from galapagos.text.markup import Markup, join


def housing() -> Markup:
    """A house."""
    return join(
        [
            shape("12,34! 12,58! 52,58! 52,34!", "var(--bone)"),
            shape("4,36! 32,9! 60,36! 54,37! 32,17! 10,37!", "var(--red)"),
            shape("26,58! 26,43! 38,43! 38,58!", "var(--bark)", 2.2),
            shape("44,13! 44,24! 50,29! 50,13!", "var(--stone)", 2.2),
        ]
    )


def water() -> Markup:
    """A drop."""
    return join(
        [
            shape("32,3! 40,18 50,32 51,45 43,57 32,61 21,57 13,45 14,32 24,18", "var(--water)", 3),
            wash("20,38 23,30 27,28 25,36 26,46 22,46", "var(--paper)"),
        ]
    )


def production() -> Markup:
    """A cogwheel."""
    cog = (
        "28,3! 36,3! 38,12! 45,15! 52,9! 58,15! 52,22! 54,28! 62,30! 62,38! 54,39! 51,45! 56,52! "
        "50,58! 43,53! 38,55! 36,62! 28,62! 26,55! 20,52! 13,57! 7,51! "
        "12,44! 10,39! 2,37! 2,29! 10,27! 13,21! 7,14! 13,8! 20,14! 26,11!"
    )
    return join([shape(cog, "var(--stone)"), ring(32, 33, 10, "var(--paper)")])


def security() -> Markup:
    """A shield."""
    return join(
        [
            shape("32,3! 43,9 57,9! 57,30 49,48 32,61! 15,48 7,30 7,9! 21,9", "var(--sky)", 3.2),
            wash("32,8 42,13 52,13! 52,30 45,45 32,55!", "var(--stone)"),
            line("32,8 32,32 32,56", 2.2),
        ]
    )


def nature() -> Markup:
    """A leaf."""
    return join(
        [
            shape("8,56! 8,40 14,24 28,12 44,8 58,6! 58,22 52,38 40,50 24,56", "var(--leaf)", 3),
            line("4,61 22,42 40,25 50,15", 2.8),
            lines("22,42 22,28", "31,33 32,20", "24,41 38,42", "33,32 46,31", width=2),
        ]
    )


def cooperation() -> Markup:
    """Three who stand together."""
    return join(
        [
            ring(13, 23, 6.6, "var(--bone)"),
            ring(51, 23, 6.6, "var(--bone)"),
            shape("2,58! 3,42 8,34 17,33 23,38 24,58!", "var(--dusk)"),
            shape("62,58! 61,42 56,34 47,33 41,38 40,58!", "var(--leaf)"),
            ring(32, 14, 7.6, "var(--bone)"),
            shape("18,61! 19,41 24,28 32,25 40,28 45,41 46,61!", "var(--red)"),
            line("24,40 32,46 40,40", 2.4),
        ]
    )


def strategist() -> Markup:
    """A knight of chess."""
    return join(
        [
            shape(
                "14,60! 16,53! 20,50! 20,40 30,33 32,27! 24,29 18,35! 11,31 12,24 "
                "22,11 27,9 29,3! 34,8 45,13 51,25 51,40 46,50! 50,53! 52,60!",
                "var(--sky)",
                3,
            ),
            dot(27.5, 17, 2),
            lines("37,13 43,22 44,34", "20,50 46,50", "14,29 17,28", "16,55 50,55"),
        ]
    )


def commander() -> Markup:
    """A banner with a star."""
    return join(
        [
            line("12,2 12,32 12,62", 4),
            shape("13,6! 34,8 58,5! 50,22! 58,38! 34,36 13,38!", "var(--red)", 3),
            shape("31,12! 34,19! 41,19.5! 36,24! 38,31! 31.5,27! 25,31! 27,24! 22,19.5! 29,19!", "var(--gold)", 2),
            lines("5,61 12,60.5 20,61.5"),
        ]
    )


def fighter() -> Markup:
    """A sword that points upwards."""
    return join(
        [
            shape("32,1! 38,9! 37,41! 27,41! 26,9!", "var(--stone)"),
            line("32,7 32,22 32,38", 2),
            shape("13,40! 51,40! 53,46! 11,46!", "var(--gold)", 2.4),
            shape("28,46! 36,46! 36,57! 28,57!", "var(--bark)", 2.4),
            ring(32, 59, 4, "var(--gold)", 2.2),
            lines("28,50 36,48", "28,54 36,52"),
        ]
    )


def fanatic() -> Markup:
    """A flame that sees."""
    return join(
        [
            shape(
                "32,62 18,58 9,47 11,34 19,26 20,14! 27,18 30,10 36,1! 39,12 46,18 47,26! 51,23! 55,36 54,48 45,58",
                "var(--flesh)",
                3,
            ),
            wash("32,58 22,53 19,44 26,36 31,27! 36,34 44,40 45,48 40,55", "var(--yellow)"),
            wash("21,45 27,40 32,39 37,40 43,45 37,50 32,51 27,50", "var(--paper)"),
            ring(32, 45, 4.4, "var(--red)", 2),
            dot(32, 45, 1.9),
            line("20,45 26,39.5 32,38 38,39.5 44,45", 2.2),
            line("20,45 26,50.5 32,52 38,50.5 44,45", 2.2),
        ]
    )


def leadership() -> Markup:
    """An order that one wears."""
    return join(
        [
            shape("18,1! 30,1! 34,26! 26,28!", "var(--red)", 2.2),
            shape("46,1! 34,1! 30,26! 38,28!", "var(--sky)", 2.2),
            ring(32, 43, 18.5, "var(--gold)", 3),
            shape(
                "32,29! 35.5,38! 45,38.5! 38,44.5! 40.5,54! 32,48.5! 23.5,54! 26,44.5! 19,38.5! 28.5,38!",
                "var(--paper)",
                2.2,
            ),
        ]
    )


def machine() -> Markup:
    """A head without a face."""
    return join(
        [
            line("32,14 32,5", 2.6),
            ring(32, 4.5, 3, "var(--red)", 2),
            shape("4,30! 11,28! 11,44! 4,42!", "var(--stone)", 2.4),
            shape("60,30! 53,28! 53,44! 60,42!", "var(--stone)", 2.4),
            shape("14,14 32,12 50,14 54,20! 54,48! 46,58! 18,58! 10,48! 10,20!", "var(--sky)", 3),
            shape("15,24! 49,24! 47,36! 17,36!", "var(--shadow)", 2.4),
            dot(25, 30, 3.2, "var(--glow)"),
            dot(39, 30, 3.2, "var(--glow)"),
            shape("22,44! 42,44! 40,52! 24,52!", "var(--stone)", 2),
            lines("27,44 27.5,52", "32,44 32,52", "37,44 36.5,52"),
            dot(14, 18.5, 1.3),
            dot(50, 18.5, 1.3),
        ]
    )


def ruin() -> Markup:
    """What is left of a world."""
    return join(
        [
            shape("8,58! 8,30! 14,24! 18,30! 22,22! 26,34! 26,58!", "var(--stone)"),
            shape("36,58! 36,44! 42,38! 46,46! 54,42! 56,58!", "var(--stone)"),
            blank("13,40! 20,40! 20,48! 13,48!", 2),
            lines("10,34 15,36", "40,50 46,52", "28,52 33,50", "30,57 34,54"),
            line("50,42 56,30 50,24 57,14", 2.4),
            line("2,59 22,58 44,59 62,58", 2.8),
        ]
    )


EMBLEMS = {
    "housing": housing,
    "water": water,
    "production": production,
    "security": security,
    "nature": nature,
    "cooperation": cooperation,
    "strategist": strategist,
    "commander": commander,
    "fighter": fighter,
    "fanatic": fanatic,
    "leadership": leadership,
    "machine": machine,
    "ruin": ruin,
}
