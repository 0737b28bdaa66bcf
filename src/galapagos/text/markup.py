"""HTML and SVG, made safely: text is escaped, markup is not."""

from collections.abc import Iterable
from html import escape as escape_text

EMPTY = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Markup(str):
    """A text that is HTML or SVG already."""

    __slots__ = ()


def tag(name: str, /, *children: object, **attributes: object) -> Markup:
    """An element: `tag("a", "Rules", href="/rules", class_="quiet")`.

    In attribute names `_` stands for `-`, a last one is dropped; True is a bare attribute, None and False are none.
    Attributes that need their exact spelling (`viewBox`) are as they are written.
    """
    opened = f"<{name}{''.join(attribute(key, value) for key, value in attributes.items())}>"
    return Markup(opened if name in EMPTY else f"{opened}{join(children)}</{name}>")


def attribute(key: str, value: object) -> str:
    if value is None or value is False:
        return ""
    name = key.rstrip("_").replace("_", "-")
    return f" {name}" if value is True else f' {name}="{escape_text(str(value))}"'


def join(children: object) -> Markup:
    """Texts, markup, and lists of them, one after the other."""
    if children is None:
        return Markup("")
    if isinstance(children, Markup):
        return children
    if isinstance(children, str | int | float):
        return Markup(escape_text(str(children), quote=False))
    assert isinstance(children, Iterable)
    return Markup("".join(map(join, children)))


def classes(*names: str | None) -> str | None:
    """A class attribute from the names that are there; None without any."""
    return " ".join(name for name in names if name) or None
