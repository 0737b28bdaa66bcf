"""The words in which data files, choices and positions name things, by their numbers in the rules."""

from collections.abc import Iterable

from galapagos.text.catalogue import Say

TERRAINS = ("desert", "polar", "mountain", "savanna", "grassland", "forest")
LETTERS = "WPMSGF"  # of the terrains, on maps
SCALES = ("reproduction", "movement", "income")
POINTS = (*TERRAINS, *SCALES, "lifespan", "scale")

SIZES = ("small4", "small3", "small2", "small1", "large1", "large2", "large3", "large4")
SPECIALITIES = ("specific4", "specific3", "specific2", "specific1", "general1", "general2", "general3", "general4")
FIELD = (*SIZES, *SPECIALITIES)
CORNERS = ("small-specific", "small-general", "large-specific", "large-general")
MARKS = (*TERRAINS, *CORNERS)

CATEGORIES = "ABCDEFG"
STEPS = ("develop", "move", "moved", "breed", "bred", "fill", "filled", "over")
NEEDS = (
    "tiles",
    "terrains",
    "alike",
    "group",
    "cross",
    "block",
    "line",
    "lifespans",
    "corners",
    "markers",
    "cards",
    "scales",
    "numbers",
    "dice",
    "times",
    "lead",
)
HOLDS = ("spread", "minority", "majority", "control")

SPREADSHEET = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def place_name(column: int, row: int) -> str:
    """`C2`: the third column from the west, the second row from the north; `AA1` is right of `Z1`."""
    first, last = divmod(column, len(SPREADSHEET))
    return f"{SPREADSHEET[first - 1] if first else ''}{SPREADSHEET[last]}{row + 1}"


def names(cards: Iterable[str], say: Say) -> dict[str, str]:
    """What players call all these things."""
    values = [*range(4, 0, -1), *range(1, 5)]
    called = {
        "desert": say("desert"),
        "polar": say("polar"),
        "mountain": say("mountain"),
        "savanna": say("savanna"),
        "grassland": say("grassland"),
        "forest": say("forest"),
        "reproduction": say("reproduction"),
        "movement": say("movement"),
        "income": say("income"),
        "lifespan": say("any lifespan"),
        "scale": say("reproduction, movement or income"),
    }
    for name, value in zip(SIZES, values, strict=True):
        called[name] = say("small {n}", n=value) if name.startswith("small") else say("large {n}", n=value)
    for name, value in zip(SPECIALITIES, values, strict=True):
        narrow = name.startswith("specific")
        called[name] = say("specific {n}", n=value) if narrow else say("general {n}", n=value)
    for name in CORNERS:
        size, speciality = name.split("-")
        called[name] = f"{called[f'{size}4']} / {called[f'{speciality}4']}"
    for card in cards:
        size, speciality = card.split("-")
        called[card] = f"{called[size]} / {called[speciality]}"
    return called
