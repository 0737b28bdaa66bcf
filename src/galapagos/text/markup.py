# compiled
"""HTML and SVG, made safely: text is escaped, markup is not."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import mypyc_attr

EMPTY: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})


@mypyc_attr(native_class=False)
class Markup(str):
    """A text that is HTML or SVG already."""

    __slots__ = ()


def tag(element: str, /, *children: object, **attributes: object) -> Markup:
    """An element: `tag("a", "Rules", href="/rules", class_="quiet")`.

    In attribute names `_` stands for `-`, a last one is dropped; True is a bare attribute, None and False are none.
    Attributes that need their exact spelling (`viewBox`) are as they are written.
    """
    written: list[str] = ["<", element]
    for key, value in attributes.items():
        if value is None or value is False:
            continue
        written.append(" ")
        written.append(key.rstrip("_").replace("_", "-") if "_" in key else key)
        if value is not True:
            written.append('="')
            written.append(escaped(str(value)).replace('"', "&quot;").replace("'", "&#x27;"))
            written.append('"')
    written.append(">")
    if element not in EMPTY:
        write(children, written)
        written.append(f"</{element}>")
    return Markup("".join(written))


def escaped(text: str) -> str:
    """A text as it stands between tags."""
    return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")


def write(children: object, into: list[str]) -> None:
    if children is None:
        return
    if isinstance(children, Markup):
        into.append(children)
    elif isinstance(children, str):
        into.append(escaped(children))
    elif isinstance(children, (int, float)):
        into.append(str(children))
    else:
        assert isinstance(children, Iterable)
        for child in children:
            write(child, into)


def join(children: object) -> Markup:
    """Texts, markup, and lists of them, one after the other."""
    if isinstance(children, Markup):
        return children
    written: list[str] = []
    write(children, written)
    return Markup("".join(written))


def classes(*names: str | None) -> str | None:
    """A class attribute from the names that are there; None without any."""
    return " ".join([name for name in names if name]) or None
