"""The game's own pictures on one sheet, and its cover."""

from galapagos.drawing import things
from galapagos.drawing.pen import dot, line, lines, shape, wash
from galapagos.drawing.sheet import Sheet, framed, placed
from galapagos.games.biosphere5.aid import AID
from galapagos.games.biosphere5.blows import BLOWS, hurricane
from galapagos.games.biosphere5.emblems import EMBLEMS
from galapagos.games.biosphere5.works import WORKS, basin, biosphere, shack
from galapagos.text.markup import Markup

COVER = (0, 0, 320, 180)
UPPER = {
    "perfect": ("bunker", "deep-well", "robots", "surveillance", "revitalisation", "new-league"),
    "makeshift": ("shack", "basin", "manufactory", "armoury", "back-to-nature", "anarchy"),
    "rescue": ("tent", "canister", "toolbox", "money", "antiseptics", "friends"),
}
SHEET = Sheet(
    "/games/biosphere5/pictures.svg",
    {**WORKS, **AID, **BLOWS, **EMBLEMS, "back": things.ammonite},
)


def picture_of_upper(rank: str, field: int) -> str:
    """What shows the upper half of a card, also of one that the reader has put into the deck."""
    return UPPER[rank][field] if rank in UPPER else rank


def cover() -> Markup:
    """A garden under glass, above what has become of the world."""
    return framed(
        [
            wash("0,0! 320,0! 320,180! 0,180!", "color-mix(in oklab, var(--flesh) 35%, var(--sheet))"),
            wash("0,0! 320,0! 320,64 240,52 150,66 70,50 0,62!", "color-mix(in oklab, var(--dusk) 45%, var(--sheet))"),
            dot(252, 46, 17, "color-mix(in oklab, var(--glow) 55%, var(--bone))"),
            shape(
                "-8,118! 8,116! 8,84! 22,84! 22,70! 34,76! 34,104! 48,104! 48,88! 62,92! 62,114! 92,112! 92,96! 104,90! 110,98! 110,116! 330,112! 330,190! -8,190!",
                "color-mix(in oklab, var(--stone) 60%, var(--dusk))",
                1.8,
            ),
            lines(
                "14,92 18,92", "14,100 18,100", "27,84 30,84", "27,94 30,94", "53,98 57,98", "97,102 102,102", width=1.6
            ),
            placed(hurricane(), 262, 44, 0.85),
            shape(
                "-8,142! 40,138 90,132 120,118 160,110 206,112 236,126 280,136 330,138! 330,190! -8,190!",
                "color-mix(in oklab, var(--leaf) 55%, var(--bone))",
                2.2,
            ),
            placed(biosphere(), 118, 34, 1.45),
            placed(shack(), 30, 98, 0.75),
            placed(basin(), 84, 128, 0.42),
            shape("270,190! 274,150! 280,146! 286,152! 290,142! 298,148! 300,190!", "var(--stone)", 2),
            lines("278,158 284,157", "286,166 294,165"),
            line("232,160 240,150 236,142", 2.2),
            lines("140,168 158,166 172,168", "20,172 44,170", "196,156 212,154"),
        ],
        COVER,
        "cover",
    )
