"""The game's own pictures: animals for the four ends of the evolution field, its dice, and its cover."""

from galapagos.drawing import dice, signs, terrains, things
from galapagos.drawing.curve import grains
from galapagos.drawing.pen import blank, blot, dot, line, lines, ring, shape, wash
from galapagos.drawing.sheet import Sheet, framed, placed
from galapagos.text.markup import Markup, join, tag

LONGEST_LIFE = 5


def small() -> Markup:
    """A mouse."""
    return join(
        [
            line("14,46 6,50 4,57 10,61 20,60 28,61", 2.6),
            shape("12,46 14,36 22,29 32,28 42,31 50,36 58,42 61,47 57,50 48,51 40,55 28,57 17,55", "var(--wash)"),
            ring(41, 24, 8, "var(--wash)", 2.4),
            wash("41,19 45,22 45,27 41,29 37,26 37,21", "var(--flesh)"),
            blank("50,31 49,24 53,20 57,24 56,31 53,35", 2),
            dot(51.5, 41, 2),
            dot(60.5, 46.5, 1.8),
            lines("56,47 61,51", "55,48 58,54", "22,38 19,43", "28,35 26,41"),
            line("30,56 31,60 36,60", 2),
            line("45,53 46,58 51,58", 2),
        ]
    )


def large() -> Markup:
    """An elephant."""
    return join(
        [
            line("6,30 2,37 3,44", 2.4),
            shape(
                "6,32 11,20 22,14 34,15 40,12 48,12 55,17 58,25 59,35 61,43 60,52 55,54! 54,50! 56,47 55,42 51,37 47,37! 46,44 46,59! 37,59! 36,47 28,48 20,46! 20,59! 11,59! 10,45",
                "var(--wash)",
            ),
            shape("36,16 29,17 26,24 28,32 34,36 40,33 43,25 42,18", "var(--wash)", 2.4),
            dot(48.5, 23, 2),
            blank("49,36 53,40 59,40 62,36! 61,43 55,45 50,41", 1.8),
            lines(
                "32,20 31,26 34,31",
                "14,26 18,21",
                "56,30 59,30",
                "57,37 60,37",
                "12,56 18,56",
                "38,56 44,56",
                "16,38 18,42",
            ),
        ]
    )


def specific() -> Markup:
    """A panda, who eats one thing only."""
    return join(
        [
            ring(15, 14, 7.5, "currentColor", 2),
            ring(45, 14, 7.5, "currentColor", 2),
            blank("30,9 42,11 51,20 54,32 50,44 41,52 30,54 19,52 10,44 6,32 9,20 18,11"),
            blot("14,29 20,24 25,27 24,34 19,39 13,36"),
            blot("46,29 40,24 35,27 36,34 41,39 47,36"),
            dot(20, 31, 2, "var(--paper)"),
            dot(40, 31, 2, "var(--paper)"),
            blot("26,38 30,36.5 34,38 32.5,41 30,42 27.5,41"),
            line("30,42 30,45.5 24,47", 2),
            line("30,45.5 36,47", 2),
            shape("36,62! 52,20! 56,22! 41,63!", "var(--leaf)", 2.2),
            lines("41,49 45,51", "46,36 50,38", width=2),
            shape("52,28! 58,22 63,21! 62,28 57,31", "var(--leaf)", 1.8),
            shape("46,43! 54,40 61,42! 57,47 50,47", "var(--leaf)", 1.8),
        ]
    )


def general() -> Markup:
    """A fox, who takes what he finds."""
    return join(
        [
            shape(
                "8,4! 20,12 27,19! 32,18 37,19! 44,12 56,4! 58,18 55,30 60,40! 50,44 41,52 32,61! 23,52 14,44 4,40! 9,30 6,18",
                "var(--wash)",
            ),
            wash("6,40! 14,38 22,40 28,47 32,58! 23,51 14,44", "var(--paper)"),
            wash("58,40! 50,38 42,40 36,47 32,58! 41,51 50,44", "var(--paper)"),
            wash("12,11! 19,16 22,20! 15,25! 12,18", "var(--bark)"),
            wash("52,11! 45,16 42,20! 49,25! 52,18", "var(--bark)"),
            blot("19,33 23,30 27,33 23,35.5"),
            blot("45,33 41,30 37,33 41,35.5"),
            blot("28,54 32,52.5 36,54 34,58 32,60 30,58"),
            lines("32,22 32,29", "28,24 29,29", "36,24 35,29", "12,36 15,34", "52,36 49,34"),
        ]
    )


def graveyard() -> Markup:
    """What points at the number that dies: bones in the grass."""
    return join([signs.skull(), lines("8,61 7,56", "12,62 13,56", "52,62 51,57", "56,61 58,56", width=2)])


def cover() -> Markup:
    """Six lands side by side, with dice and beasts walking over them."""
    sky = [
        wash("0,0! 320,0! 320,180! 0,180!", "color-mix(in oklab, var(--sky) 42%, var(--sheet))"),
        dot(262, 32, 15, "color-mix(in oklab, var(--gold) 50%, var(--bone))"),
        shape(
            "-8,96! 24,84 52,62 74,44! 92,58 108,54! 140,80 182,94 226,86 270,94 330,88! 330,130! -8,130!",
            "color-mix(in oklab, var(--dusk) 40%, var(--sky))",
            1.6,
        ),
        shape("74,44! 84,53 89,61! 80,59 74,65 67,57 61,60!", "var(--snow)", 1.4),
        lines("150,34 156,31 162,34 168,31 174,34", "196,22 201,19.5 206,22 211,19.5 216,22", width=1.6),
    ]
    walking = [
        placed(large(), 130, 38, 1.42),
        placed(small(), 232, 89, 0.62),
        cover_die("a", 5, 4, 26, 78, -7),
        cover_die("b", 3, 2, 74, 80, 5),
        cover_die("d", 1, 5, 276, 80, -4),
    ]
    return framed([sky, lands(), walking], COVER, "cover")


def lands() -> list[Markup]:
    """All six as tiles, seen from the side."""
    found = []
    for at, (name, ground) in enumerate(GROUNDS.items()):
        x = 3.5 + at * 52.2
        tile = shape("0,0! 64,0! 64,68! 0,68!", f"color-mix(in oklab, var({ground}) 45%, var(--sheet))", 2.4)
        drawn = tag("g", tile, placed(TERRAINS[name](), 2, 2, 0.94))
        found.append(placed(drawn, x, 122, 0.81))
    return found


def cover_die(seat: str, face: int, life: int, x: float, y: float, angle: float) -> Markup:
    """One that lies about, in its own colour."""
    body = tag("rect", x=grains(2), y=grains(2), width=grains(52), height=grains(62), rx=grains(9), fill="var(--seat)")
    drawn = tag("g", body, dice.die(face, life, LONGEST_LIFE), transform=f"rotate({angle})")
    return placed(drawn, x, y, 0.62, seat)


COVER = (0, 0, 320, 180)
TERRAINS = {
    "desert": terrains.desert,
    "polar": terrains.polar,
    "mountain": terrains.mountain,
    "savanna": terrains.savanna,
    "grassland": terrains.grassland,
    "forest": terrains.forest,
}
GROUNDS = {
    "forest": "--leaf",
    "polar": "--sky",
    "savanna": "--gold",
    "grassland": "--leaf",
    "mountain": "--stone",
    "desert": "--bone",
}
SIGNS = {
    "reproduction": signs.eggs,
    "movement": signs.tracks,
    "income": signs.sprout,
    "lifespan": signs.hourglass,
    "graveyard": graveyard,
}
ENDS = {"small": small, "large": large, "specific": specific, "general": general}


def die_name(face: int, life: int) -> str:
    """What the picture of such a die is called on the sheet."""
    return f"die-{face}{life}"


DICE = {
    die_name(face, life): (lambda face=face, life=life: dice.die(face, life, LONGEST_LIFE))
    for face in dice.PIPS
    for life in range(1, LONGEST_LIFE + 1)
}
SHEET = Sheet(
    "/games/biosphere/pictures.svg",
    {**TERRAINS, **SIGNS, **ENDS, **DICE, "blank": dice.blank_die, "back": things.ammonite},
)
