"""Compile the files that say so in their first line; without a C compiler install them as they are."""

import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py
from setuptools.command.sdist import sdist

PACKAGE = Path("src/galapagos")
INLINING = ("max-inline-insns-auto=300", "max-inline-insns-single=600")
build = runpy.run_path(str(PACKAGE / "core" / "build.py"))
fetch = runpy.run_path(str(PACKAGE / "table" / "build.py"))["make"]


class WithFetchedFiles(build_py):
    """What browsers get from npm lies in the package before it is copied."""

    def run(self) -> None:
        """Fetch, then copy."""
        fetch(Path())
        super().run()


class CarryFetchedFiles(sdist):
    """A source package carries them: whoever builds it needs no npm."""

    def run(self) -> None:
        """Fetch, then pack."""
        fetch(Path())
        super().run()


class CompileOrGoWithout(build_ext):
    """Build all extensions or none: half a core would not run."""

    def run(self) -> None:
        """Compile; where that fails the plain Python files do the work."""
        note = PACKAGE / build["NOTE"]
        note.unlink(missing_ok=True)
        try:
            super().run()
        except Exception as error:
            self.give_up(error)
            return
        if not self.inplace:
            note = Path(self.build_lib) / "galapagos" / build["NOTE"]
            note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(build["fingerprint"](PACKAGE), encoding="utf-8")

    def give_up(self, error: Exception) -> None:
        self.extensions.clear()
        for place in ("src", self.build_lib):
            for built in Path(place).rglob("*.so"):
                built.unlink()
        print(f"galapagos: no compiled core ({error}); the games run as plain Python, slower", file=sys.stderr)


def extensions() -> list[Extension]:
    """One mypyc group of all marked files, so that calls inline across modules."""
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    made = mypycify(
        ["--ignore-missing-imports", *map(str, build["marked"](PACKAGE))], opt_level="3", group_name="galapagos"
    )
    ours = ["-fvisibility=hidden", "-Wno-error", *(f"--param={each}" for each in INLINING)]
    for extension in made:
        extension.extra_compile_args = [*extension.extra_compile_args, *ours]
    return made


setup(
    ext_modules=extensions(),
    cmdclass={"build_ext": CompileOrGoWithout, "build_py": WithFetchedFiles, "sdist": CarryFetchedFiles},
)
