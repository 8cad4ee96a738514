"""An open book: the fold between two sheets that lie side by side, so that they are its pages."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF
from PySide6.QtGui import QLinearGradient, QPainter
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from ludogite.ui.style.paint import edge_width
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Adornment

FOLD = 26
"""Px at 100 % over which a page bends down to the fold."""
DEEP = 0.17
"""How dark the fold is."""


class Fold(Adornment):
    """Joins a sheet to the one at its right; nothing where they stand one under the other."""

    above = True

    def __init__(self, left: QWidget, right: QWidget, theme: Theme) -> None:
        self.right_page = right
        super().__init__(left, theme)
        right.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow both pages."""
        if watched is self.right_page and event.type() in {QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show}:
            self.follow()
        return super().eventFilter(watched, event)

    def gap(self) -> QRect:
        """Give what lies between the pages, in px of what they lie on."""
        ground = self.ground()
        if ground is None or not isValid(self.right_page) or not ground.isAncestorOf(self.right_page):
            return QRect()
        left = QRect(self.host.mapTo(ground, QPoint(0, 0)), self.host.size())
        right = QRect(self.right_page.mapTo(ground, QPoint(0, 0)), self.right_page.size())
        top, bottom = max(left.top(), right.top()), min(left.bottom(), right.bottom())
        return QRect(left.right() + 1, top, right.left() - left.right() - 1, bottom - top + 1)

    def wanted(self) -> bool:
        """Tell whether the sheets lie side by side."""
        return self.gap().isValid() and self.right_page.isVisibleTo(self.right_page.window())

    def reach(self) -> tuple[int, int, int]:
        """Reach over the gap and both bends."""
        return max(self.gap().width(), 0) + self.theme.px(FOLD), 0, 0

    def paint(self, painter: QPainter) -> None:
        theme, bend = self.theme, self.theme.px(FOLD)
        gap = QRectF(self.gap().translated(-self.geometry().topLeft()))
        corner, line = theme.radius("paper"), edge_width(theme)
        painter.fillRect(gap.adjusted(-corner, 0, corner, 0), theme.palette.surface)
        painter.fillRect(QRectF(gap.left() - corner, gap.top(), gap.width() + 2 * corner, line), theme.palette.line)
        painter.fillRect(QRectF(gap.left() - corner, gap.bottom() - line, gap.width() + 2 * corner, line), theme.palette.line)
        fold = gap.adjusted(-bend, line, bend, -line)
        if theme.flat:
            painter.fillRect(QRectF(gap.center().x() - line / 2, gap.top(), line, gap.height()), theme.palette.line)
            return
        shade = QLinearGradient(fold.topLeft(), fold.topRight())
        for at, strength in ((0.0, 0.0), (0.40, 0.35), (0.5, 1.0), (0.60, 0.25), (1.0, 0.0)):
            shade.setColorAt(at, theme.faded("shadow", DEEP * strength))
        painter.fillRect(fold, shade)
