"""What the stylesheets promise: to be read by everybody, in both themes, without asking anybody else."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import galapagos
import galapagos as gp
from galapagos.drawing.things import icon

PACKAGE = Path(galapagos.__file__).parent
SHEETS = sorted(PACKAGE.rglob("*.css"))
HOUSE = PACKAGE / "table" / "static" / "house.css"
TOKEN = re.compile(r"(--[\w-]+): light-dark\((#\w{6}), (#\w{6})\)")
DEFINED = re.compile(r"(--[\w-]+):")
USED = re.compile(r"var\((--[\w-]+)")
ADDRESS = re.compile(r"url\(\"?([^\")]*)\"?\)")
THEMES = ("light", "dark")
READABLE, VISIBLE = 4.5, 3.0  # WCAG 2.2 AA: text, and the marks of what can be used


def tokens(theme: str) -> dict[str, str]:
    found = TOKEN.findall(HOUSE.read_text(encoding="utf-8"))
    return {name: (light, dark)[THEMES.index(theme)] for name, light, dark in found}


def luminance(colour: str) -> float:
    channels = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def test_contrast_is_counted_as_the_standard_counts_it() -> None:
    """Black on white is 21 to 1."""
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)


@pytest.mark.parametrize("theme", THEMES)
def test_all_text_can_be_read(theme: str) -> None:
    """Ink, quiet words, links, warnings and the names of seats, on paper and on cards."""
    colours = tokens(theme)
    texts = ["--ink", "--quiet", "--accent", "--warn", "--good", *(f"--seat-{letter}" for letter in "abcdefgh")]

    for ground in ("--paper", "--sheet"):
        for text in texts:
            assert contrast(colours[text], colours[ground]) >= READABLE, f"{text} on {ground}"
        assert contrast(colours["--glow"], colours[ground]) >= VISIBLE, f"--glow on {ground}"
    assert contrast(colours["--on-accent"], colours["--accent"]) >= READABLE
    for letter in "abcdefgh":
        assert contrast(colours["--on-seat"], colours[f"--seat-{letter}"]) >= READABLE


def test_every_seat_differs_by_more_than_its_colour() -> None:
    """No two seats share a pattern; a letter they have besides."""
    patterns = re.findall(
        r'\[data-seat="(\w)"\], \.seat-\1 \{ --seat: var\(--seat-\1\); --pattern: (.+?); \}', HOUSE.read_text()
    )

    assert [letter for letter, _ in patterns] == [*"abcdefgh"]
    assert len({pattern for _, pattern in patterns}) == 8


def texts_with_colours() -> Iterator[tuple[str, str]]:
    for sheet in SHEETS:
        yield sheet.name, sheet.read_text(encoding="utf-8")
    for game in gp.games().values():
        yield f"{game.id}, cover", game.cover()
        if game.sheet:
            yield f"{game.id}, sheet", game.sheet.markup


def test_every_colour_that_is_used_is_defined() -> None:
    """A picture with a misspelt colour would be a black one."""
    defined = {name for sheet in SHEETS for name in DEFINED.findall(sheet.read_text(encoding="utf-8"))}

    for where, text in texts_with_colours():
        assert {*USED.findall(text)} - defined == set(), where


@pytest.mark.parametrize("sheet", SHEETS, ids=lambda sheet: f"{sheet.parent.name}/{sheet.name}")
def test_stylesheets_ask_nobody_else(sheet: Path) -> None:
    """Everything comes from the house: no import, and no address but of a file beside it."""
    text = sheet.read_text(encoding="utf-8")

    assert "@import" not in text
    assert all((sheet.parent / name).is_file() for name in ADDRESS.findall(text))
    assert text.count("{") == text.count("}")


def test_the_icon_is_the_bird_of_the_house() -> None:
    """A file, because browsers ask for it as one; drawn by the same pen."""
    assert (HOUSE.parent / "icon.svg").read_text(encoding="utf-8") == f"{icon()}\n"
