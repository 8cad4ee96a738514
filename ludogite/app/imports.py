"""Python's own ``import``, which PySide replaces while it is imported itself.

PySide puts two functions of its own in the place of ``builtins.__import__``: one serves ``from __feature__ import …``, the other
``from PySide6.… import *``. The first reads the *source* of every module that is imported after Qt and searches it for the word
"PySide6" (``shibokensupport/feature.py``; PYSIDE-2029, and issue 8584 of the napari project): a sixth of our start, and 8 MB of
sources that Python keeps. We use neither feature nor star (ruff forbids it, F403), so Python's own function is put back as soon
as Qt is in.
``tests/ui/test_start.py`` holds what this rests on: that PySide still does it, and keeps the names by which it is known here.
"""

from __future__ import annotations

import builtins
from typing import Final

OWN: Final = builtins.__import__
"""What imported before Qt did; where Qt was there first, PySide's."""


def put_back() -> bool:
    """Import as Python does, if what imports now is what PySide has put there; anybody else's replacement stays.

    Call it when QtCore, QtGui and QtWidgets are in. Returns whether Python's own function imports from now on.
    """
    if builtins.__import__ is getattr(builtins, "__feature_import__", None) and _is_pythons(OWN):
        builtins.__import__ = OWN
    return _is_pythons(builtins.__import__)


def _is_pythons(function: object) -> bool:
    """Tell whether a function is the interpreter's own import, which is built in."""
    return getattr(function, "__self__", None) is builtins and getattr(function, "__name__", "") == "__import__"
