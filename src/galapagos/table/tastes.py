"""How a reader likes the pages: kept in a cookie of its own, known before he has a name."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields
from urllib.parse import parse_qsl, urlencode

from galapagos.bots.levels import LEVELS
from galapagos.text.catalogue import LANGUAGES

COOKIE = "galapagos-tastes"
CHOICES: dict[str, tuple[str, ...]] = {
    "language": LANGUAGES,
    "theme": ("system", "light", "dark"),
    "pace": ("calm", "normal", "quick", "still"),
    "sound": ("off", "on"),
    "patterns": ("off", "on"),
    "level": tuple(LEVELS),
}


@dataclass(frozen=True)
class Tastes:
    """One of the choices for each; the first unless said."""

    language: str = LANGUAGES[0]
    theme: str = "system"
    pace: str = "normal"
    sound: str = "off"
    patterns: str = "off"
    level: str = "easy"

    def changed(self, wishes: Mapping[str, str]) -> "Tastes":
        """The same with every wish that can be granted."""
        granted = {name: wishes[name] for name, allowed in CHOICES.items() if wishes.get(name) in allowed}
        return Tastes(**{**asdict(self), **granted})

    def to_text(self) -> str:
        return urlencode({each.name: getattr(self, each.name) for each in fields(self)})

    @classmethod
    def from_text(cls, text: str, accepted: str) -> "Tastes":
        """What a cookie says; the first guess at the language is the browser's."""
        return cls(language=guess_language(accepted)).changed(dict(parse_qsl(text)))


def guess_language(accepted: str) -> str:
    """The language this browser would rather read than all others we speak."""
    wishes = []
    for at, wish in enumerate(accepted.split(",")):
        name, _, quality = wish.strip().partition(";q=")
        if name[:2].lower() in LANGUAGES:
            wishes.append((-read_quality(quality), at, name[:2].lower()))
    return min(wishes)[2] if wishes else LANGUAGES[0]


def read_quality(text: str) -> float:
    try:
        return float(text) if text else 1.0
    except ValueError:
        return 0.0
