"""The toy game of another package is found by every test, and by every command the tests start."""

import os
import sys
from pathlib import Path

TOYBOX = str(Path(__file__).parent / "toybox")
sys.path.insert(0, TOYBOX)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (TOYBOX, os.environ.get("PYTHONPATH"))))
