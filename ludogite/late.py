"""The one place where an import waits: modules that the first frame does not need, imported when something of them is asked for.

    with late:  # when somebody invites
        from ludogite.app.controllers import phones

Whoever checks types or layers reads an ordinary import; what it binds when it runs stands for the module. A single function that
needs something late imports it itself.
"""

from __future__ import annotations

import builtins
from collections.abc import Mapping, Sequence
from importlib import import_module
from types import ModuleType
from typing import Any, Final


class LazyModule(ModuleType):
    """Stands for a module, which is imported when a name of it is first asked for."""

    def __getattr__(self, name: str) -> Any:
        """Import the module and look the name up in it."""
        return getattr(import_module(self.__name__), name)


class _Package(ModuleType):
    """Stands for a package whose modules wait."""

    def __getattr__(self, name: str) -> LazyModule:
        """Give what stands for a module of the package."""
        return LazyModule(f"{self.__name__}.{name}")


class _Late:
    """Lets ``import module`` and ``from package import module`` wait; raises ImportError for any other import."""

    def __enter__(self) -> None:
        self._own = builtins.__import__
        builtins.__import__ = _promise

    def __exit__(self, *_error: object) -> None:
        builtins.__import__ = self._own  # PySide's, where that is there


def _promise(
    name: str,
    globals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
    locals: Mapping[str, object] | None = None,  # noqa: A002 - as Python calls it
    fromlist: Sequence[str] | None = (),
    level: int = 0,
) -> ModuleType:
    if level or not (fromlist or name.isidentifier()):
        raise ImportError(f"neither a relative import nor `import package.module` can wait: {name}")
    return _Package(name) if fromlist else LazyModule(name)


late: Final = _Late()
