"""What a screen reader calls our widgets: Qt knows the roles of its own, not of what we paint.

A widget says what it is by ``be``; titles say it by their type. Nothing is made before a screen reader asks.
"""

from __future__ import annotations

from typing import Final

from PySide6 import QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludogite.ui.style.painted import ROLE

_installed: list[bool] = []
_kept: list[QAccessibleInterface] = []
SWEEP: Final = 256
"""After so many interfaces, those whose widgets have gone are let go."""


def role_of(widget: QWidget) -> QAccessible.Role | None:
    """Return the role that a widget was given, or None for what Qt makes of it."""
    found = widget.property(ROLE)
    return QAccessible.Role(found) if isinstance(found, int) else None


def _interface(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget) or (role := role_of(thing)) is None:
        return None
    made = QtWidgets.QAccessibleWidget(thing, role)  # a name given here would stay when that of the widget changes
    _keep(made)
    return made


def _keep(made: QAccessibleInterface) -> None:
    """Hold an interface for as long as Qt does: Qt asks it again without telling Python, which would have taken it away by then."""
    if len(_kept) % SWEEP == 0:
        _kept[:] = [one for one in _kept if isValid(one)]
    _kept.append(made)


def install() -> None:
    """Let Qt ask for our roles, once; older ones of PySide6 cannot, and say what they always said."""
    if not _installed and hasattr(QtWidgets, "QAccessibleWidget") and hasattr(QAccessible, "installFactory"):
        _installed.append(True)
        QAccessible.installFactory(_interface)
