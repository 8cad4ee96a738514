"""Load scripts of packaging/ under names of our own: ``packaging`` is a library's name too, and there are several ``build``."""

from __future__ import annotations

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

ROOT = Path(__file__).resolve().parents[2]
PACKAGING = ROOT / "packaging"


def script(place: str) -> ModuleType:
    """Import a script by its path under packaging/, ``.py`` or not; it finds its neighbours by their bare names."""
    place = place.removesuffix(".py")
    if str(PACKAGING) not in sys.path:
        sys.path.append(str(PACKAGING))
    name = "ludogite_packaging_" + place.replace("/", "_")
    if name not in sys.modules:
        spec = importlib.util.spec_from_file_location(name, PACKAGING / f"{place}.py")
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        sys.modules[name] = module
        path = sys.path[:]
        spec.loader.exec_module(module)
        sys.path[:] = path
    return sys.modules[name]
