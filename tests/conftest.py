"""The toy game of another package is found by every test, and by every command the tests start."""

import os
import sys
from pathlib import Path

from hypothesis import settings

TOYBOX = str(Path(__file__).parent / "toybox")
sys.path.insert(0, TOYBOX)
os.environ["PYTHONPATH"] = os.pathsep.join(filter(None, (TOYBOX, os.environ.get("PYTHONPATH"))))

settings.register_profile("quick", max_examples=12, deadline=None, derandomize=True)
settings.register_profile("prove", max_examples=300, deadline=None)
settings.load_profile("quick")
