"""What a screen reader calls our widgets: Qt knows the roles of its own, not of what we paint.

A widget says what it is by ``be``; titles say it by their type. Nothing is made before a screen reader asks.
"""

from __future__ import annotations

from PySide6 import QtWidgets
from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.painted import ROLE

_installed: list[bool] = []


def role_of(widget: QWidget) -> QAccessible.Role | None:
    """Return the role that a widget was given, or None for what Qt makes of it."""
    found = widget.property(ROLE)
    return QAccessible.Role(found) if isinstance(found, int) else None


def _interface(_name: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget) or (role := role_of(thing)) is None:
        return None
    return QtWidgets.QAccessibleWidget(thing, role, thing.text() if isinstance(thing, QtWidgets.QLabel) else "")


def install() -> None:
    """Let Qt ask for our roles, once; older ones of PySide6 cannot, and say what they always said."""
    if not _installed and hasattr(QtWidgets, "QAccessibleWidget") and hasattr(QAccessible, "installFactory"):
        _installed.append(True)
        QAccessible.installFactory(_interface)
