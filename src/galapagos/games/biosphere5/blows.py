"""What is done to the others, or happens to all: catastrophes and schemes. 64 by 64."""

from galapagos.drawing.pen import dot, line, lines, ring, shape, wash
from galapagos.text.markup import Markup, join


def hurricane() -> Markup:
    """A whirl that takes the houses along."""
    return join(
        [
            shape("4,9 18,4 36,3 54,6 60,11 52,16 34,18 14,16", "var(--sky)"),
            shape("10,19 24,22 42,21 53,17! 52,24 44,29 30,31 16,28", "var(--sky)"),
            shape("17,31 30,34 45,31! 43,37 36,41 27,42 19,38", "var(--sky)"),
            shape("22,42 31,44 39,42! 37,48 32,51 26,48", "var(--sky)"),
            shape("27,51 34,52! 32,57 28,62! 30,56", "var(--sky)", 2.2),
            lines("14,10 30,7.5 46,9", "22,25 34,25.5", "25,37 33,37.5"),
            shape("50,36! 56,31! 62,36! 61,43! 51,43!", "var(--bark)", 2.2),
            line("8,36 13,39", 2.6),
            line("7,47 13,45", 2.6),
            line("44,53 50,56", 2.6),
            lines("2,24 6,26", "58,24 62,22"),
        ]
    )


def drought() -> Markup:
    """A sun that spares nothing, and ground that gapes."""
    rays = ["32,1 32,5", "14,7 17,10", "50,7 47,10", "6,23 11,23", "58,23 53,23"]
    return join(
        [
            ring(32, 22, 12.5, "var(--gold)"),
            *(line(ray, 2.8) for ray in rays),
            shape("0,63! 1,45! 16,41 32,43 48,41 63,45! 64,63!", "var(--bark)"),
            line("20,43 24,50 19,56 22,63", 2.6),
            line("24,50 34,52 37,60", 2.4),
            line("44,43 41,48 46,54 54,56", 2.6),
            line("46,54 43,63", 2.2),
            lines("8,44 10,52 4,57", "34,52 41,48", "57,45 56,50"),
        ]
    )


def impoverishment() -> Markup:
    """The purse is turned out; the last coin falls."""
    return join(
        [
            shape("18,6 30,2 44,6! 50,16 51,28 45,37! 38,33 30,37! 22,34 14,37! 10,26 12,14", "var(--bark)"),
            line("12,31 24,28 38,29 50,30", 2.6),
            lines("20,13 22,21", "30,10 30,19", "40,13 38,21"),
            shape("38,36 46,38 47,44 42,43! 40,48! 36,43", "var(--bone)", 2.2),
            ring(26, 52, 7, "var(--gold)", 2.4),
            line("26,48.5 26,55.5", 2),
            lines("20,40 20,44", "27,40 27,43", "33,42 33,46"),
            line("8,62 28,61 52,62", 2.6),
        ]
    )


def crime() -> Markup:
    """A dagger in the night."""
    return join(
        [
            wash("49,2 40,6 37,15 41,24 50,27 58,23! 50,21 46,15 49,7!", "var(--bone)"),
            shape("53,12! 32,37! 25,38! 24,31!", "var(--stone)"),
            line("50,14 38,27 27,36", 2),
            shape("17,26! 21,23! 40,42! 36,46!", "var(--gold)", 2.4),
            shape("24,35! 29,40! 13,57! 7,51!", "var(--bark)"),
            ring(8.5, 55.5, 5, "var(--gold)", 2.4),
            lines("20,40 24,44", "16,44 20,48"),
            shape("46,36! 50,44 49,50 45,52 41,49 42,43", "var(--red)", 2.2),
            shape("55,50! 57.5,55 56.5,59 54,60 51.5,58 52.5,54", "var(--red)", 2),
        ]
    )


def collapse() -> Markup:
    """A tree that will not come back."""
    return join(
        [
            wash("0,63! 2,52 20,49 42,50 62,53 64,63!", "var(--bark)"),
            shape("25,58! 29,44 28,32 33,32 36,44 40,58!", "var(--stone)"),
            line("30,36 24,26 15,22 8,12", 3.2),
            line("21,24 12,27 4,25", 2.4),
            line("32,35 32,22 28,12 30,3", 3.4),
            line("32,22 39,14 39,6", 2.6),
            line("34,38 43,29 52,26 59,17", 3.2),
            line("47,27 56,31 61,30", 2.2),
            lines("15,22 16,14", "28,12 22,7", "39,14 45,11", "52,26 52,19", "31,46 32,54"),
            shape("49,41 54,38 59,41! 54,45", "var(--yellow)", 2),
            line("0,59 22,58 44,58.5 64,60", 2.8),
            shape("8,55 14,51 21,54! 24,51! 24,58! 21,55.5! 14,58", "var(--bone)", 2),
            lines("12,54 13,55.5", "13,54 12,55.5", width=1.4),
        ]
    )


def revolt() -> Markup:
    """A torch and a fork, carried through the streets."""
    return join(
        [
            line("46,62 45,40 44,20", 3.8),
            line("35,4 36,14 44,20 52,14 53,3", 3),
            line("44,20 44,2", 3),
            line("14,62 18,46 21,34", 4.4),
            shape("14,34! 29,36! 26,42! 15,40!", "var(--bark)", 2.4),
            shape("14,34 9,26 13,17 19,11 20,3! 28,10 27,16! 31,14! 34,22 33,30 28,36", "var(--red)"),
            wash("18,34 16,27 21,20! 24,25 27,23! 28,29 25,35", "var(--yellow)"),
            lines("38,50 51,50", "6,54 11,55", "23,54 28,53"),
            line("3,62.5 30,61.5 61,62.5", 2.4),
        ]
    )


def new_hope() -> Markup:
    """The sun comes up after all."""
    return join(
        [
            ring(32, 42, 15, "var(--gold)"),
            line("32,13 32,21", 3),
            line("13,20 18,26", 3),
            line("51,20 46,26", 3),
            line("4,36 11,38", 3),
            line("60,36 53,38", 3),
            shape("0,63! 0,48! 14,43 28,45 40,41 54,44 64,46! 64,63!", "var(--leaf)"),
            lines("8,52 18,50", "26,55 40,53", "46,50 57,51"),
            line("8,8 13,5 16,9 20,5 25,7", 2.4),
            line("42,10 46,7.5 48,10.5 51,7.5 55,9", 2.2),
        ]
    )


def espionage() -> Markup:
    """An eye at the keyhole."""
    return join(
        [
            shape("14,3! 50,3! 55,8! 55,56! 50,61! 14,61! 9,56! 9,8!", "var(--bone)"),
            shape("32,12 41,15 45,24 42,33 39,37! 44,54! 20,54! 25,37! 22,33 19,24 23,15", "var(--shadow)", 2.6),
            wash("20,25 26,19 32,18 38,19 44,25 38,31 32,32 26,31", "var(--paper)"),
            ring(32, 25, 5, "var(--sky)", 2),
            dot(32, 25, 2.4),
            dot(14.5, 9, 1.4),
            dot(49.5, 9, 1.4),
            dot(14.5, 55, 1.4),
            dot(49.5, 55, 1.4),
        ]
    )


def sabotage() -> Markup:
    """A spanner in the works."""
    cog = (
        "28,8! 36,8! 37,15! 43,18! 49,13! 54,19! 50,25! 52,31! 59,33! 58,41! 51,42! 47,48! "
        "51,54! 45,59! 39,55! 33,57! 31,63! 23,62! 22,55! 16,52! 10,56! 5,50! "
        "9,44! 7,38! 1,36! 2,28! 9,27! 13,21! 9,15! 15,10! 21,14! 26,13!"
    )
    return join(
        [
            shape(cog, "var(--stone)"),
            ring(30, 35, 10, "var(--paper)"),
            line("52,12 36,29 20,46", 6.5),
            shape("48,15! 45,7 50,1! 52,7! 57,10! 63,9! 62,16 55,20", "var(--red)", 2.4),
            shape("24,42! 27,50 21,56! 20,50! 15,48! 10,50! 11,43 17,39", "var(--red)", 2.4),
        ]
    )


def attack() -> Markup:
    """A bomb whose fuse burns."""
    return join(
        [
            ring(27, 39, 21, "var(--shadow)", 3),
            wash("14,33 18,26 25,23 22,29 18,34 17,40 14,39", "var(--stone)"),
            shape("37,22! 42,16! 50,24! 45,29!", "var(--stone)", 2.4),
            line("46,20 49,12 55,13 58,8", 2.8),
            shape("58,1! 59,5! 63,4! 61,8! 63,12! 59,11! 57,15! 56,10! 52,9! 56,6!", "var(--gold)", 1.8),
        ]
    )


def show_of_force() -> Markup:
    """A fist on the table."""
    return join(
        [
            shape(
                "16,24 18,17 24,16 27,19 30,14 36,14 38,18 42,15 47,17 49,22 "
                "53,22 56,27 55,38 49,45 44,48! 43,62! 23,62! 22,48! 16,42 13,34",
                "var(--flesh)",
            ),
            line("27,19 27,29", 2.4),
            line("38,18 38,28", 2.4),
            line("49,22 48,30", 2.4),
            line("14,32 22,30 30,32 34,37 30,42 22,42", 2.6),
            line("8,14 4,10", 2.8),
            line("20,8 18,2", 2.8),
            line("34,7 35,1", 2.8),
            line("48,9 52,4", 2.8),
            line("59,17 63,14", 2.8),
            lines("23,54 43,54"),
        ]
    )


BLOWS = {
    "hurricane": hurricane,
    "drought": drought,
    "impoverishment": impoverishment,
    "crime": crime,
    "collapse": collapse,
    "revolt": revolt,
    "new-hope": new_hope,
    "espionage": espionage,
    "sabotage": sabotage,
    "attack": attack,
    "show-of-force": show_of_force,
}
