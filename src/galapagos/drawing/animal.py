"""A beast put together from parts, one for each thing it can do. It stands on the ground at 78."""

from collections.abc import Callable, Iterable, Sequence
from functools import cache

from galapagos.drawing import body, company, head
from galapagos.drawing.sheet import Frame, Sheet, framed, placed
from galapagos.text.markup import Markup, join

FRAME = (0, -10, 100, 94)  # where a beast begins, its width and its height
LOW = (0, 10, 100, 74)  # where none has a long neck
LIFT = (3, -14)  # by a long neck
HEAD = (
    head.ruff, head.head, head.jaws, head.beak, head.tusks, head.eye, head.night_eye, head.keen_eye, head.mask,
    head.sleep, head.fodder, head.horns,
)  # fmt: skip
REST = (
    company.ground, company.moon, company.grass, company.waves, company.mound, company.nest, company.tick, company.bird,
    body.tail, body.long_tail, body.legs, body.gallop, body.trunk, body.humps, body.spots, body.stripes, body.neck,
    body.long_neck, body.wing, body.fin,
)  # fmt: skip


def name(part: Callable[[], Markup]) -> str:
    """What a part is called: `long-neck`."""
    return part.__name__.replace("_", "-")


LIFTED = frozenset(map(name, HEAD))
PARTS = {name(part): part for part in (*HEAD, *REST)}


def parts(names: Iterable[str]) -> dict[str, Callable[[], Markup]]:
    """These parts for a sheet, under names that no trait has."""
    return {f"beast-{name}": PARTS[name] for name in names}


@cache
def show(sheet: Sheet, parts: tuple[str, ...], frame: Frame = FRAME, tall: bool = False) -> Markup:
    """The beast with these parts, the hindmost first."""
    shown = [sheet.use(f"beast-{part}", *(LIFT if tall and part in LIFTED else (0, 0))) for part in parts]
    return framed(shown, frame, "beast")


def beast(parts: Sequence[str], tall: bool = False) -> Markup:
    """The same, drawn where it stands."""
    return join(placed(PARTS[part](), *LIFT, 1) if tall and part in LIFTED else PARTS[part]() for part in parts)
