"""Which files are compiled, and whether the binary still belongs to them. The installer runs this file by itself."""

from hashlib import sha256
from pathlib import Path

MARK = "# compiled\n"
NOTE = "compiled.txt"


def marked(package: Path) -> list[Path]:
    """The files of a package that are to be compiled: those whose first line says so."""
    return [path for path in sorted(package.rglob("*.py")) if path.read_text(encoding="utf-8").startswith(MARK)]


def fingerprint(package: Path) -> str:
    """A digest of all compiled files, kept beside the binary made from them."""
    digest = sha256()
    for path in marked(package):
        digest.update(path.relative_to(package).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()


def is_stale(package: Path) -> bool:
    """A binary made from other sources: edits to compiled files have no effect until the next build."""
    note = package / NOTE
    return not note.exists() or note.read_text(encoding="utf-8") != fingerprint(package)
