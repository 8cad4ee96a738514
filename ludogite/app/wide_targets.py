"""A press that falls just beside a small button means it: what one taps is 44 px wide and high, whatever is drawn."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product
from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QAbstractButton, QWidget

from ludogite.ui.widgets.base import TARGET

REACH: Final = 6
"""Px at 100 % from a press within which a button may be meant."""
_PRESSES: Final = {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick}


def meant(window: QWidget, at: QPoint, zoom: float = 1.0) -> QAbstractButton | None:
    """Return the small button that a press at a point of the window means although it misses it; None where it hits something.

    ``zoom`` is what the window adds to every size.
    """
    if isinstance(window.childAt(at), QAbstractButton):
        return None
    for across, down in product((0, -1, 1), repeat=2):
        near = window.childAt(at + QPoint(round(across * REACH * zoom), round(down * REACH * zoom)))
        if isinstance(near, QAbstractButton) and near.isEnabled() and _target(near, window, zoom).contains(at):
            return near
    return None


def _target(button: QAbstractButton, window: QWidget, zoom: float) -> QRect:
    wide, high = (max(0, -(-(round(TARGET * zoom) - side) // 2)) for side in (button.width(), button.height()))
    return QRect(button.mapTo(window, QPoint(0, 0)), button.size()).adjusted(-wide, -high, wide, high)


class WideTargets(QObject):
    """Moves presses onto the small buttons that they mean, before Qt looks for what they hit; filters the system's window."""

    def __init__(self, window: QWidget, zoom: Callable[[], float]) -> None:
        super().__init__(window)
        self._window, self._zoom = window, zoom
        self._moved = QPoint()
        """How far the press that is held was moved (px)."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move a press beside a small button onto it, and its release likewise."""
        if not isinstance(event, QMouseEvent):
            return False
        if event.type() in _PRESSES and event.spontaneous():
            at = event.position().toPoint()
            button = meant(self._window, at, self._zoom())
            self._moved = QPoint()
            if button is not None:
                inside = QRect(button.mapTo(self._window, QPoint(0, 0)), button.size())
                self._moved = QPoint(
                    min(max(at.x(), inside.left()), inside.right()), min(max(at.y(), inside.top()), inside.bottom())
                ) - at  # fmt: skip
        elif event.type() != QEvent.Type.MouseButtonRelease:
            return False
        moved = self._moved
        if event.type() == QEvent.Type.MouseButtonRelease:
            self._moved = QPoint()
        if moved.isNull():
            return False
        there = QMouseEvent(
            event.type(), event.position() + moved, event.scenePosition() + moved, event.globalPosition() + moved,
            event.button(), event.buttons(), event.modifiers(), device=event.pointingDevice(),
        )  # fmt: skip
        there.setTimestamp(event.timestamp())
        QCoreApplication.sendEvent(watched, there)
        return True
