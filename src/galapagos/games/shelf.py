"""A game's data files: its own, or the reader's corrected copies of some of them."""

import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path
from typing import Any, TypeVar

from galapagos.core.errors import Malformed
from galapagos.text import fields
from galapagos.text.catalogue import LANGUAGES

SOURCES = ("known", "seen", "reconstructed")

Entry = Mapping[str, object]
T = TypeVar("T")


class BrokenData(Malformed):
    """A data file that makes no game: the file, the entry, and the reason."""

    def __init__(self, file: Path, entry: str, error: Malformed) -> None:
        super().__init__(error.text, error.right)
        place = f"{file}, {entry}" if entry else str(file)
        self.args = (f"{place}: {self.args[0]}",)


def without_words(data: Any) -> Any:
    """Plain data without what only people read."""
    if isinstance(data, dict):
        return {key: without_words(value) for key, value in data.items() if key not in (*LANGUAGES, "source")}
    return [*map(without_words, data)] if isinstance(data, list) else data


class Shelf:
    """The data files of a game by name: the reader's folder is looked into first, then the game's own."""

    def __init__(self, folder: Path, files: Sequence[str], readers: Path | None = None) -> None:
        self.files = {name: folder / name for name in files}
        if readers is None:
            return
        corrected = {name: readers / name for name in files if (readers / name).is_file()}
        if not corrected:
            raise Malformed(str(readers), f"a folder with your own copy of {' or '.join(files)}")
        self.files |= corrected

    def digest(self) -> str:
        """Tells one set of data from another, by what is played: names, remarks and sources make no difference."""
        played = {name: without_words(self.read(name)) for name in self.files}
        return sha256(json.dumps(played, sort_keys=True).encode()).hexdigest()[:16]

    def read(self, name: str) -> dict[str, Any]:
        """What stands in a file."""
        file = self.files[name]
        try:
            return tomllib.loads(file.read_text(encoding="utf-8"))
        except ValueError as error:
            raise BrokenData(file, "", Malformed(str(error), "a TOML file in UTF-8 stands here")) from error

    def each(self, name: str, kind: str, read: Callable[[Entry], T]) -> list[T]:
        """What `read` makes of every `[[kind]]` entry; each says where its facts are from."""
        content = self.read(name)
        with self.blaming(name, ""):
            entries = fields.mappings(content, kind)
            if not entries:
                raise Malformed(kind, f"entries [[{kind}]] stand here")
        made = []
        for number, entry in enumerate(entries, 1):
            with self.blaming(name, f"{kind} {entry.get('id', number)}"):
                fields.word(entry, "source", SOURCES, "")
                made.append(read(entry))
        return made

    @contextmanager
    def blaming(self, name: str, entry: str) -> Iterator[None]:
        """Whatever is refused in here is refused with its file and entry."""
        try:
            yield
        except Malformed as error:
            raise BrokenData(self.files[name], entry, error) from error
