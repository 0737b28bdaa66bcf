"""The game's own pictures: its traits. 64 by 64."""

from galapagos.drawing import animal, things, traits
from galapagos.drawing.pen import blank, dot, line, lines, ring, shape, wash
from galapagos.drawing.sheet import Sheet, framed, mirrored, placed
from galapagos.text.markup import Markup, join, tag


def flying() -> Markup:
    """A swallow on the wing."""
    return join(
        [
            shape(
                "30,30 22,22 12,16 3,15! 10,25 19,33 27,36 22,43 14,52 7,59! 17,55 22,53 21,62! 29,53 35,45 44,41 53,38 62,37! 56,32 50,31 47,27 45,17 41,9 36,2! 33,12 31,22"
            ),
            wash("40,41 47,38 54,36.5 50,35 44,36", "var(--paper)"),
            dot(51, 33.6, 1.4),
            lines(
                "36,12 37,20 39,26",
                "40,14 41.5,20 43,25",
                "12,20 19,26 25,29",
                "17,29 22,31 27,32",
                "27,42 24,47 19,52",
                "45,31 46,34 45,38",
            ),
        ]
    )


def nocturnal() -> Markup:
    """An owl that looks at you."""
    return join(
        [
            shape(
                "10,6! 17,11 25,12 32,11 39,12 47,11 54,6! 54,16 54,27 52,42 46,54 38,60 32,61 26,60 18,54 12,42 10,27 10,16"
            ),
            wash("19,38 32,35 45,38 42,51 32,57 22,51", "var(--paper)"),
            ring(22, 23.5, 9.2),
            ring(42, 23.5, 9.2),
            dot(23, 24, 5),
            dot(41, 24, 5),
            dot(24.8, 22, 1.5, "var(--paper)"),
            dot(42.8, 22, 1.5, "var(--paper)"),
            shape("32,27! 35.5,31 32,37! 28.5,31", "var(--gold)", 2),
            lines(
                "26,42 28,44.5 30,42",
                "34,42 36,44.5 38,42",
                "30,48 32,50.5 34,48",
                "22,47 24,49.5 26,47",
                "38,47 40,49.5 42,47",
            ),
            lines("12,34 15,43 20,51", "52,34 49,43 44,51", "16,11 22,14 27,14", "48,11 42,14 37,14"),
            line("25,60 24,63", 2),
            line("39,60 40,63", 2),
        ]
    )


def horns() -> Markup:
    """The head of an ibex, from the front."""
    return join(
        [
            shape("27,27 24,18 17,11 9,11 5,17 6,25 11,29! 11,22 14,17 18,19 20,25 22,31", "var(--wash)"),
            shape("37,27 40,18 47,11 55,11 59,17 58,25 53,29! 53,22 50,17 46,19 44,25 42,31", "var(--wash)"),
            lines(
                "21,11.5 18.5,16.5",
                "12.5,10.5 14,16",
                "5.5,17.5 11,20",
                "25,17 20.5,22",
                "43,11.5 45.5,16.5",
                "51.5,10.5 50,16",
                "58.5,17.5 53,20",
                "39,17 43.5,22",
            ),
            blank("21,32 14,30 7,34 14,38 21,37", 2.4),
            blank("43,32 50,30 57,34 50,38 43,37", 2.4),
            blank("32,25 39,26 44,31 42,42 38,52 36,58 32,60 28,58 26,52 22,42 20,31 25,26"),
            dot(26.3, 37, 2),
            dot(37.7, 37, 2),
            line("23.5,34 26.5,32.8 29,34.5", 2),
            line("40.5,34 37.5,32.8 35,34.5", 2),
            wash("28,52 32,50.5 36,52 35,57 32,58.5 29,57", "currentColor"),
            lines("30,28 30.5,34 31,40", "34,28 33.5,34 33,40", "32,59 31.5,61 32,63.5", "25,45 27,50", "39,45 37,50"),
        ]
    )


def long_neck() -> Markup:
    """A giraffe above the treetops."""
    return join(
        [
            shape(
                "12,62! 17,48 21,34 24,22 26,14 31,10 38,11 47,16 56,18 59,22 57,26 50,28 43,27 38,29 37,40 39,51 42,62!"
            ),
            line("29,12 27.5,5", 3),
            dot(27.3, 4.5, 2.4),
            line("34,11 34.5,4", 3),
            dot(34.7, 3.6, 2.4),
            blank("26,15 19,10 14,11 17,16 25,19", 2.2),
            dot(39.5, 16.2, 2),
            dot(54.3, 21, 1.1),
            line("49,25 53,25 56,23.5", 1.9),
            wash("27,24 32,22 34,27 30,30 26,28", "var(--bark)"),
            wash("24,34 29,33 30,38 26,41 22.5,38", "var(--bark)"),
            wash("32.5,34 35.5,33 36,40 33,41", "var(--bark)"),
            wash("20,46 25,45 26,51 22,55 18,52", "var(--bark)"),
            wash("29.5,45 35,43.5 36.5,49 33,53 29,50", "var(--bark)"),
            wash("27,56 33,55 36,60 35,62 26,62", "var(--bark)"),
            shape("42,63 45,55 51,52 57,55 62,54 64,60 63,64 42,64", "var(--leaf)", 2.2),
            shape("0,64 1,57 6,55 11,58 13,64", "var(--leaf)", 2.2),
        ]
    )


def fertile() -> Markup:
    """A nest with three eggs, one of which is about to hatch."""
    return join(
        [
            shape("11,41 11,30 16,22 21,22 26,29 27,40", "var(--wash)"),
            shape("37,40 38,29 43,22 48,22 53,30 53,41", "var(--wash)"),
            shape("22,42 22,28 28,17 33,16 39,21 43,31 42,42", "var(--paper)"),
            line("25,29! 29,26! 32,31! 36,26! 40,30!", 2.4),
            dot(16.5, 31, 1.2),
            dot(20, 28, 1),
            dot(47, 29, 1.2),
            dot(49.5, 34, 1),
            dot(45.5, 35, 0.9),
            shape("4,38! 14,42 26,43.5 38,43.5 50,42 60,38! 58,47 52,55 42,60 32,61 22,60 12,55 6,47", "var(--bark)"),
            lines(
                "9,45 20,49 34,49 48,47",
                "14,52 26,55 40,54 51,50",
                "12,44 22,46 30,45",
                "34,45 45,45 54,42",
                "22,57 32,58.5 42,57",
            ),
            line("6,42 1,38", 2.2),
            line("58,42 63,37", 2.2),
            line("8,49 3,50", 2),
            line("55,51 61,53", 2),
        ]
    )


def pond() -> Markup:
    """The watering hole among stones and reeds. 210 by 110."""
    return join(
        [
            shape(
                "18,66 26,44 52,32 86,28 122,29 158,33 186,45 195,64 184,84 152,96 112,100 70,98 36,88",
                "var(--water)",
                3.2,
            ),
            lines(
                "46,47 62,44 80,45",
                "128,40 146,42 162,46",
                "34,70 44,73 56,72",
                "150,86 166,82 178,74",
                "84,91 104,93 124,91",
                "64,84 76,86 86,85",
            ),
            shape("168,92 164,82 171,75 182,75 189,82 187,92 178,95", "var(--stone)", 2.4),
            shape("184,95 183,88 190,83 199,86 202,93 195,97", "var(--stone)", 2.4),
            shape("12,86 9,77 17,70 28,72 32,81 27,88 18,90", "var(--stone)", 2.4),
            shape("26,94 25,87 32,83 40,86 41,93 34,96", "var(--stone)", 2.4),
            lines("170,81 176,79", "14,77 20,75", "187,87 192,86"),
            line("24,58 22,36 17,13", 2.4),
            line("30,54 31,32 33,8", 2.4),
            line("36,50 39,34 46,20", 2.2),
            line("19,60 14,44 6,32", 2.2),
            shape("17,27 14,18 16,8 19,17 20,26", "var(--bark)", 2),
            shape("31,24 30,14 33,3 36,14 34,24", "var(--bark)", 2),
            shape("22,58 24,44 18,30 27,42 27,57", "var(--leaf)", 2),
            shape("30,55 36,42 48,34 41,45 35,55", "var(--leaf)", 2),
            shape("146,58 152,52 164,53 168,59 158,58! 162,63 152,64", "var(--leaf)", 2),
            line("186,50 191,34 200,24", 2.2),
            line("190,53 198,42 207,38", 2.2),
            shape("183,50 184,36 178,24 189,36 189,50", "var(--leaf)", 2),
        ]
    )


def chip() -> Markup:
    """A bite of food."""
    return tag("g", things.leaf(), transform="scale(.26) translate(-320 -320)")


def cover() -> Markup:
    """Three guests at the watering hole, and one who waits for them."""
    return framed(
        [
            landscape(),
            placed(animal.beast([*BEHIND, "neck", "head", "eye", "horns"]), 128, 56, 0.62, "c"),
            placed(pond(), 66, 86, 0.86),
            placed(animal.beast(["ground", *BEHIND, "long-neck", "head", "eye"], tall=True), 4, 34, 1.1, "d"),
            placed(mirrored(animal.beast([*BEHIND, "neck", "jaws", "eye", "grass"]), 100), 216, 78, 1.08, "a"),
            placed(flying(), 176, 12, 0.5),
            [placed(things.leaf(), x, y, 0.18) for x, y in ((136, 130), (154, 142), (168, 128), (186, 138))],
        ],
        COVER,
        "cover",
    )


def landscape() -> Markup:
    """The volcano, the sun, and the plain before them."""
    return join(
        [
            wash("0,0! 320,0! 320,180! 0,180!", "color-mix(in oklab, var(--sky) 50%, var(--sheet))"),
            dot(270, 34, 17, "color-mix(in oklab, var(--gold) 45%, var(--bone))"),
            shape(
                "-8,104! 40,88 88,78 120,62 140,50! 150,53 160,49! 182,66 222,82 276,88 330,102! 330,190! -8,190!",
                "color-mix(in oklab, var(--dusk) 50%, var(--sky))",
                1.6,
            ),
            lines("134,60 126,72 112,82", "156,58 164,70 180,80", "145,60 145,68 141,76", width=1.5),
            shape(
                "-8,110! 30,104 84,107 140,102 204,106 262,102 330,108! 330,190! -8,190!",
                "color-mix(in oklab, var(--bone) 60%, var(--sheet))",
                2,
            ),
            lines("20,134 32,133 44,134", "230,112 244,111 258,112", "30,168 44,167 56,168", "8,152 16,151"),
        ]
    )


BEHIND = ("tail", "legs", "trunk")

PICTURES = {
    "carnivore": traits.carnivore,
    "flying": flying,
    "nocturnal": nocturnal,
    "fast": traits.running,
    "hiding": traits.hiding,
    "horns": horns,
    "long-neck": long_neck,
    "scavenger": traits.scavenger,
    "fat-tissue": traits.fat,
    "fertile": fertile,
}
POND = (0, 0, 210, 104)
COVER = (0, 0, 320, 180)
BEAST = (
    "ground", "moon", "grass", "nest", "tail", "legs", "gallop", "trunk", "humps", "neck", "long-neck", "wing",
    "ruff", "head", "jaws", "beak", "eye", "night-eye", "horns",
)  # fmt: skip
SHEET = Sheet(
    "/games/beginning/pictures.svg",
    {**PICTURES, **animal.parts(BEAST), "chip": things.leaf, "bite": chip, "back": things.ammonite, "pond": pond},
)
