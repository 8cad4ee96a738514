"""Load the builder's modules by path: ``packaging`` is also the name of a library."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "packaging" / "words"


def builder(name: str) -> ModuleType:
    """Import a module of packaging/words."""
    if sys.path[0] != str(FOLDER):  # first of all: other folders have a build.py too
        sys.path.insert(0, str(FOLDER))
    return importlib.import_module(name)
