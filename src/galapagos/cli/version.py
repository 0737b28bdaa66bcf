"""Which Galápagos this is, and which core runs."""

from pathlib import Path

import galapagos
from galapagos.core.build import is_stale
from galapagos.core.mode import COMPILED
from galapagos.mode import is_pure_wished


def core() -> str:
    """The mode in words."""
    if not COMPILED:
        return "plain Python, as asked" if is_pure_wished() else "plain Python; installed with a C compiler it is fast"
    if is_stale(Path(galapagos.__file__).parent):
        return "compiled core, older than its source files: install again"
    return "compiled core"


def version() -> str:
    """The answer to `galapagos --version`."""
    return f"galapagos {galapagos.__version__} ({core()})"
