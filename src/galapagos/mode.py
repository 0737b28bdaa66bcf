"""Which core runs: the compiled one where it is there, or plain Python where `GALAPAGOS_PURE=1` asks for it."""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import FileFinder, ModuleSpec, SourceFileLoader
from types import ModuleType

WISH = "GALAPAGOS_PURE"


class PureFinder:
    """Finds the Python source of our modules even where a binary lies beside it."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith("galapagos.") or path is None:
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, [".py"])).find_spec(name, target)
            if spec is not None:
                return spec
        return None


def is_pure_wished() -> bool:
    """Whether plain Python was asked for."""
    return os.environ.get(WISH, "") not in ("", "0")


def choose() -> None:
    """Before anything of the core is imported: keep binaries out where they are not wanted."""
    if is_pure_wished() and PureFinder not in sys.meta_path:
        sys.meta_path.insert(0, PureFinder)
