"""A refusal that is felt where the hand is: what was tried with shakes its head, and lies where it lay."""

from __future__ import annotations

import math

from PySide6.QtCore import QObject, QPoint, Qt, QVariantAnimation
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludogite.ui.style.theme import Theme

REACH = 6
"""How far to each side, in px at 100 %."""
SWINGS = 2
FLAT = 1.25
"""How much wider it would swing: with its turning points cut flat, each first one is seen at 60 frames/s, wherever they fall."""


def shake(widget: QWidget, theme: Theme) -> None:
    """Let it be felt in this widget that what was tried with it was refused; the reason is said beside it."""
    swing = widget.findChild(Shake, options=Qt.FindChildOption.FindDirectChildrenOnly) or Shake(theme, widget)
    swing.start(widget)


class Shake(QObject):
    """Shakes one widget at a time; nothing moves when movements are reduced."""

    def __init__(self, theme: Theme, parent: QObject) -> None:
        super().__init__(parent)
        self._theme = theme
        self._widget: QWidget | None = None
        self._home = self._last = QPoint()
        self._way = QVariantAnimation(self)
        self._way.setStartValue(0.0)
        self._way.setEndValue(1.0)
        self._way.valueChanged.connect(self._swing)
        self._way.finished.connect(self.stop)

    def start(self, widget: QWidget | None) -> None:
        """Shake a widget; what shakes already lies still first."""
        self.stop()
        duration = self._theme.ms("refusal")
        if widget is not None and duration > 0 and widget.isVisible():
            self._widget, self._home = widget, widget.pos()
            self._last = self._home
            self._way.setDuration(duration)
            self._way.start()

    def stop(self) -> None:
        """Put back what shakes, unless somebody has placed it elsewhere meanwhile."""
        widget, self._widget = self._widget, None
        self._way.stop()
        if widget is not None and isValid(widget) and widget.pos() == self._last:
            widget.move(self._home)

    def _swing(self, share: float) -> None:
        widget = self._widget
        if widget is None:
            return
        if not isValid(widget) or widget.pos() != self._last:  # gone, or laid elsewhere: there it stays
            self._widget = None
            self._way.stop()
            return
        swing = FLAT * math.sin(2 * math.pi * SWINGS * share)
        aside = self._theme.px(REACH) * min(max(swing, -1.0), 1.0) * (1 - share * share)
        self._last = self._home + QPoint(round(aside), 0)
        widget.move(self._last)
