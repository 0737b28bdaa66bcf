"""Many pictures in one file, which pages point to: sent once, shown everywhere."""

from collections.abc import Callable, Mapping
from functools import cache, cached_property

from galapagos.drawing.curve import grains
from galapagos.text.markup import Markup, tag

Frame = tuple[float, float, float, float]
SQUARE: Frame = (0, 0, 64, 64)


class Sheet:
    """Pictures by name, and the address under which the house serves them."""

    def __init__(self, address: str, pictures: Mapping[str, Callable[[], Markup]]) -> None:
        self.address = address
        self.pictures = pictures

    @cached_property
    def markup(self) -> Markup:
        """The file itself."""
        drawn = [tag("g", draw(), id=name) for name, draw in self.pictures.items()]
        return tag("svg", *drawn, xmlns="http://www.w3.org/2000/svg")

    @cache  # noqa: B019 - sheets live as long as the process
    def show(self, name: str, class_: str = "picture", **attributes: object) -> Markup:
        """A picture for eyes only: the words stand beside it."""
        return framed(self.use(name), SQUARE, class_, **attributes)

    @cache  # noqa: B019
    def use(self, name: str, x: float = 0, y: float = 0, **attributes: object) -> Markup:
        """One picture within a larger one."""
        if name not in self.pictures:
            raise KeyError(name)
        place = {"x": grains(x) or None, "y": grains(y) or None}
        return tag("use", href=f"{self.address}#{name}", **place, **attributes)


def framed(children: object, frame: Frame, class_: str, **attributes: object) -> Markup:
    """A picture of its own, from this corner, so wide and so high."""
    box = " ".join(str(grains(number)) for number in frame)
    return tag("svg", children, class_=class_, viewBox=box, aria_hidden="true", **attributes)


def placed(drawing: Markup, x: float, y: float, size: float, seat: str | None = None) -> Markup:
    """A picture within a larger one: moved there, and larger or smaller; a beast in the colour of a seat."""
    return tag("g", drawing, transform=f"translate({grains(x)} {grains(y)}) scale({size})", data_seat=seat)


def mirrored(drawing: Markup, width: float) -> Markup:
    """The same, looking the other way."""
    return tag("g", drawing, transform=f"translate({grains(width)} 0) scale(-1 1)")
