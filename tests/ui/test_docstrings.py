"""What is public in the interface says what it is, unless it only takes the place of something that says so."""

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module
from types import FunctionType

import ludogite.app
import ludogite.ui


def undocumented() -> Iterator[str]:
    """Yield the public methods and properties of our classes that have no docstring and override nothing."""
    for package in (ludogite.ui, ludogite.app):
        for found in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            module = import_module(found.name)
            for name, kind in inspect.getmembers(module, inspect.isclass):
                if kind.__module__ != module.__name__ or name.startswith("_"):
                    continue
                for attribute, value in vars(kind).items():
                    function = value.fget if isinstance(value, property) else getattr(value, "__func__", value)
                    is_own = not any(hasattr(base, attribute) for base in kind.__mro__[1:])
                    if isinstance(function, FunctionType) and not attribute.startswith("_") and is_own and not function.__doc__:
                        yield f"{kind.__module__}.{name}.{attribute}"


def test_only_overrides_go_without_a_docstring() -> None:
    assert list(undocumented()) == []
