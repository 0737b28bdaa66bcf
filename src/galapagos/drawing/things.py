"""Things that lie on a table: what is eaten, the backs of cards, what lies around. 64 by 64."""

from galapagos.drawing.curve import grains
from galapagos.drawing.pen import blank, dot, line, lines, ring, shape, wash
from galapagos.drawing.sheet import SQUARE, framed
from galapagos.text.markup import Markup, join, tag


def leaf() -> Markup:
    """A bite of food, as a round chip."""
    return join(
        [
            ring(32, 32, 27, "var(--leaf)", 4),
            wash("16,48 15,33 22,20 35,15 48,15! 49,29 43,42 31,49", "var(--paper)"),
            line("14,51 26,38 42,22", 4),
            lines("27,37 26,28", "33,31 33,22", "28,37 37,37", "34,31 42,31", width=3),
        ]
    )


def ammonite() -> Markup:
    """What all cards have on their backs: a shell in stone."""
    return join(
        [
            shape("60,47 48,57 33,60 18,56 8,45 5,31 10,17 22,7 37,6 49,13 56,25 55,38 47,47! 52,49", "var(--back)", 3),
            line(
                "51,48 41,52 29,51 19,44 15,33 18,22 27,15 37,16 45,22 47,31 43,40 35,43 27,40 23,33 26,26 32,23 38,26 40,32 36,36 31,34",
                2.6,
            ),
            lines(
                "7,38 14,36",
                "5,29 14,30",
                "10,18 17,22",
                "18,10 23,16",
                "29,6 30,14",
                "40,7 38,15",
                "50,14 44,20",
                "55,24 48,27",
                "56,35 48,33",
                "11,47 18,43",
                "20,56 24,49",
                "32,59 33,52",
                "44,58 42,52",
            ),
        ]
    )


def pile() -> Markup:
    """Cards on one another."""
    return join(
        [
            blank("8,58! 8,18! 12,14! 50,14! 50,54! 46,58!", 2),
            blank("12,53! 12,12! 16,8! 54,8! 54,49! 50,53!", 2),
            shape("17,46! 17,5! 57,5! 57,46!", "var(--back)", 2.6),
        ]
    )


def finch() -> Markup:
    """The bird of the house."""
    return join(
        [
            shape(
                "7,25! 13,19 20,14 28,13 34,17 37,24 45,31 53,40 62,51! 51,48 45,47 40,52 31,54 22,50 17,41 16,31",
                "var(--wash)",
            ),
            shape("7,25! 12,19 18,17 21,22 18,28 13,27!", "var(--bone)", 2.4),
            lines("12,23.5 18,23"),
            dot(24.6, 20.5, 2),
            dot(25.2, 19.9, 0.6, "var(--paper)"),
            shape("27,31 36,31 45,37 54,46! 42,44 32,42 27,38", "var(--bark)", 2.2),
            lines("33,34.5 42,39 48,43", "31,38 38,41 45,43.5"),
            line("28,54 27,61", 2.2),
            line("35,53 35,61", 2.2),
            line("22,61.5 31,61 41,62", 2),
            lines("21,44 23,47 26,49"),
        ]
    )


def cover() -> Markup:
    """A picture for a game that has none of its own."""
    return framed(finch(), SQUARE, "cover")


def icon() -> Markup:
    """The bird alone, in colours of its own, for the tab of a browser: the house keeps it as a file."""
    colours = "svg{color:#2b2822;--paper:#fdf9ef;--wash:#d9b573;--bone:#e9dcb2;--bark:#a67c52}"
    night = "@media(prefers-color-scheme:dark){svg{color:#ece6d6;--paper:#121a2b;--wash:#8d794d;--bone:#a8996a;--bark:#6d4f36}}"
    picture = tag("g", finch(), fill="currentColor")
    size = {"viewBox": " ".join(str(grains(number)) for number in SQUARE)}
    return tag("svg", tag("style", Markup(colours + night)), picture, xmlns="http://www.w3.org/2000/svg", **size)
