"""Load the builder's modules by path: ``packaging`` is also the name of a library."""

from __future__ import annotations

import importlib
import sys
from pathlib import Path
from types import ModuleType

FOLDER = Path(__file__).resolve().parents[2] / "packaging" / "words"


def builder(name: str) -> ModuleType:
    """Import a module of packaging/words."""
    if str(FOLDER) not in sys.path:
        sys.path.insert(0, str(FOLDER))
    return importlib.import_module(name)
