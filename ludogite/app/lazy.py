"""The one place where an import waits: modules that the first frame does not need, imported when something of them is asked for."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class LazyModule:
    """Stands for a module; say its true type under ``TYPE_CHECKING``."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        """Import the module and look the name up in it."""
        return getattr(import_module(self._name), name)
