"""What README and docs show really runs."""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent.parent
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
BLOCK = re.compile(r"^```(python|console)\n(.*?)^```", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\]\(([^)#:\s]+)(?:#[^)]*)?\)")


class Block(NamedTuple):
    """A piece of code on a page."""

    kind: str
    code: str


def blocks(page: Path) -> list[Block]:
    return [Block(*found) for found in BLOCK.findall(page.read_text(encoding="utf-8"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_command_and_snippet_runs(page: Path, tmp_path: Path) -> None:
    """In their order, in one folder; interactive commands are left at once."""
    command = tmp_path / "bin" / "galapagos"
    command.parent.mkdir()
    command.write_text(f'#!/bin/sh\nexec "{sys.executable}" -m galapagos "$@"\n')
    command.chmod(0o755)
    environment = os.environ | {
        "PATH": f"{command.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{os.environ['PYTHONPATH']}",
        "XDG_STATE_HOME": str(tmp_path),
        "XDG_DATA_HOME": str(tmp_path),
    }
    for block in blocks(page):
        for line in commands(block):
            done = subprocess.run(
                line, shell=True, cwd=tmp_path, env=environment, input="", capture_output=True, text=True
            )
            assert done.returncode == 0, f"{line}\n{done.stderr}"


def commands(block: Block) -> list[str]:
    """The shell lines that stand for a block; `make` is asked what it would do, for it is what runs this test."""
    if block.kind == "python":
        quoted = block.code.replace("'", "'\\''")
        return [f"{sys.executable} -c '{quoted}'"]
    lines = [line[2:] for line in block.code.splitlines() if line.startswith("$ ")]
    return [f"{line} -n -C {ROOT}" if line.startswith("make ") else line for line in lines]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_every_link_leads_somewhere(page: Path) -> None:
    """Within the project."""
    for target in LINK.findall(page.read_text(encoding="utf-8")):
        assert (page.parent / target).exists(), target


def test_every_page_is_reached_from_the_readme() -> None:
    """A page nobody finds is no page."""
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for page in (ROOT / "docs").glob("*.md"):
        assert f"docs/{page.name}" in readme, page.name
