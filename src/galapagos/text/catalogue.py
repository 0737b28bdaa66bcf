"""Messages in the reader's language: English as written in the code, others from `<language>.po` files."""

from collections.abc import Iterable, Mapping
from functools import lru_cache
from gettext import c2py
from pathlib import Path

from babel.messages.pofile import read_po

LANGUAGES = ("en", "de")
HOUSE = Path(__file__).parent


class Say:
    """Says messages in one language; `say("{who} draws", who=...)`, and names of things by their id."""

    def __init__(self, language: str, folders: Iterable[Path] = (), names: Mapping[str, str] | None = None) -> None:
        if language not in LANGUAGES:
            raise ValueError(f"no language {language!r}: there is {' and '.join(LANGUAGES)}")
        self.language = language
        self.names = names or {}
        self.messages: dict[str, tuple[str, ...]] = {}
        self.plural = c2py("n != 1")
        if language != "en":
            for folder in (HOUSE, *folders):
                self.messages |= read_messages(folder / f"{language}.po")

    def __call__(self, message: str, **values: object) -> str:
        """The message with its values put in."""
        return self.messages.get(message, (message,))[0].format(**values)

    def count(self, number: int, one: str, many: str, **values: object) -> str:
        """The message for this number of things; `{n}` is the number."""
        forms = self.messages.get(one, (one, many))
        return forms[self.plural(number)].format(n=number, **values)

    def name(self, thing: str) -> str:
        """What a thing with this id is called."""
        return self.names[thing]

    def join(self, words: Iterable[str]) -> str:
        """The words as people list them: one, two and three."""
        say = self
        *first, last = [*words] or [""]
        return say("{first} and {last}", first=", ".join(first), last=last) if first else last


@lru_cache
def read_messages(file: Path) -> dict[str, tuple[str, ...]]:
    """All translated messages of a catalogue file; plural messages go by their singular."""
    with file.open("rb") as lines:
        catalogue = read_po(lines)
    messages: dict[str, tuple[str, ...]] = {}
    for message in catalogue:
        if isinstance(message.id, str):
            messages[message.id] = (str(message.string),)
        else:
            messages[message.id[0]] = tuple(message.string or ())
    return messages
