"""What helps when a catastrophe strikes: a thing for each field. 64 by 64."""

from galapagos.drawing.pen import blank, dot, line, lines, ring, shape, wash
from galapagos.text.markup import Markup, join


def tent() -> Markup:
    """A roof for tonight."""
    return join(
        [
            line("28,14 34,5", 2.6),
            line("36,14 30,5", 2.6),
            shape("4,55! 18,34 32,9! 46,34 60,55! 44,57 20,57", "var(--red)"),
            shape("32,22! 38,38 43,57! 32,58 22,57! 27,40", "var(--shadow)", 2.2),
            shape("32,22! 27,40 22,57! 15,53! 25,38", "var(--flesh)", 2.2),
            line("4,55 0.5,60", 2),
            line("60,55 63.5,60", 2),
            lines("40,28 45,39 52,50", "24,27 18,38 11,50"),
        ]
    )


def canister() -> Markup:
    """Enough for a few days."""
    return join(
        [
            shape("12,24! 19,15! 44,15! 53,24! 53,57 49,61! 16,61! 12,57", "var(--red)"),
            blank("23,22! 40,22! 40,27! 23,27!", 2.2),
            shape("42,15! 42,7! 52,9! 51,21!", "var(--stone)", 2.4),
            line("17,32 32,44 48,56", 2.4),
            line("48,32 32,44 17,56", 2.4),
            shape("32,35! 37,43 38,48 32,53 26,48 27,43", "var(--water)", 2.2),
        ]
    )


def toolbox() -> Markup:
    """Something can always be mended."""
    return join(
        [
            line("40,30 47,16 51,10", 4.2),
            shape("47,12! 44,5 49,0.5! 50,6! 55,8! 58,3! 60,10 54,15", "var(--stone)", 2.2),
            line("20,30 15,12", 4),
            shape("8,14! 7,6! 22,3! 24,10!", "var(--bark)", 2.4),
            shape("4,31! 60,31! 58,58! 6,58!", "var(--red)"),
            shape("3,31! 61,31! 61,38! 3,38!", "var(--flesh)", 2.4),
            shape("27,36! 37,36! 37,45! 27,45!", "var(--gold)", 2.2),
            lines("11,45 20,45", "44,45 53,45", "12,52 52,52"),
        ]
    )


def money() -> Markup:
    """Paid, so that nothing happens."""
    return join(
        [
            shape("22,6! 62,12! 58,34! 18,28!", "var(--leaf)"),
            ring(40, 20, 6.4, "var(--paper)", 2.2),
            lines("26,11 31,12", "50,28 55,29", "40,17 40,23"),
            shape("4,50 4,56 20,61 36,56 36,50 20,54", "var(--gold)", 2.2),
            shape("4,43 4,49 20,54 36,49 36,43 20,47", "var(--gold)", 2.2),
            shape("4,36 4,42 20,47 36,42 36,36 20,40", "var(--gold)", 2.2),
            shape("4,35 12,31 20,30 28,31 36,35 28,39.5 20,40.5 12,39.5", "var(--yellow)", 2.4),
            lines("15,35 20,34 25,35"),
            ring(51, 51, 9.4, "var(--gold)", 2.6),
            line("51,46 51,56", 2.4),
        ]
    )


def antiseptics() -> Markup:
    """It stings, therefore it helps."""
    return join(
        [
            shape("24,10! 40,10! 40,21! 24,21!", "var(--stone)", 2.4),
            shape("26,2! 38,2! 38,10! 26,10!", "var(--bark)", 2.4),
            shape("23,20 17,25 15,33! 15,58 20,62! 44,62! 49,58 49,33! 47,25 41,20", "var(--red)"),
            blank("19,34! 45,34! 45,54! 19,54!", 2.2),
            wash("29,36! 35,36! 35,41! 40,41! 40,47! 35,47! 35,52! 29,52! 29,47! 24,47! 24,41! 29,41!", "var(--red)"),
            shape("56,34! 60,42 59,48 56,50 53,48 52,42", "var(--water)", 2),
            lines("20,28 22,24", "28,14 36,14"),
        ]
    )


def friends() -> Markup:
    """Two, and you would rather not ask who they are."""
    return join(
        [
            shape("21,62! 23,46 32,39 43,37 54,40 61,47 63,62!", "var(--dusk)"),
            shape("34,14 43,11 51,14 53,24 50,33 43,37 36,33 33,24", "var(--bone)", 2.4),
            shape("27,16! 33,13! 34,4 43,2 52,4 53,13! 60,16! 43,19", "var(--shadow)", 2.2),
            wash("34,22! 52,22! 51,27 46,27.5 43,24 40,27.5 35,27", "currentColor"),
            line("39,32 43,33 47,32", 1.8),
            shape("1,62! 3,52 10,46 18,44 27,47 33,54 34,62!", "var(--red)"),
            shape("11,29 18,26 25,29 26,37 22,43 18,45 13,42 10,36", "var(--bone)", 2.4),
            dot(15.5, 35, 1.3),
            dot(21, 35, 1.3),
            line("15,39.5 18.5,40.5 21.5,39", 1.8),
            shape("10,33 9,26 16,22 24,24 27,31! 20,30", "var(--bark)", 2),
            shape("43,39! 46,44! 43,54! 40,44!", "var(--red)", 1.8),
        ]
    )


AID = {
    "tent": tent,
    "canister": canister,
    "toolbox": toolbox,
    "money": money,
    "antiseptics": antiseptics,
    "friends": friends,
}
