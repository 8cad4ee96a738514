"""A line of paper that unfolds what is below it."""

from __future__ import annotations

import math

from PySide6.QtCore import QRectF, QSize
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from ludogite.ui.style.paint import fill, text_in
from ludogite.ui.style.symbols import icon
from ludogite.ui.style.theme import Theme
from ludogite.ui.widgets.base import Centre, Control, Left


class FoldLine(Control):
    """A line that unfolds what is below it: a chevron, a title and, in a pill, what is in there."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, "", parent)
        self._said, self._is_changed = "", False
        self.setCheckable(True)

    def show_state(self, title: str, said: str = "", *, changed: bool = False) -> None:
        """Name the line, and say what is in there; ``changed``: it is not as usual."""
        self._said, self._is_changed = said, changed
        self.setText(title)
        self.setAccessibleName(f"{title}, {said}" if said else title)
        self.apply_theme()

    def sizeHint(self) -> QSize:
        theme = self.theme
        width = theme.px(38) + self.text_width("name") + theme.px(12 + 24) + self.text_width("note", self._said)
        return QSize(math.ceil(width), max(theme.px(44), math.ceil(self.line_height("name")) + theme.px(16)))

    def minimumSizeHint(self) -> QSize:
        return QSize(math.ceil(self.theme.px(44) + self.text_width("name")), self.sizeHint().height())

    def paint(self, painter: QPainter) -> None:
        theme, rect = self.theme, QRectF(self.rect())
        line = max(theme.px(1), 1)
        painter.fillRect(QRectF(0, 0, rect.width(), line), theme.palette.line)
        side = theme.px(18)
        mark = QRectF(theme.px(4), (rect.height() - side) / 2, side, side)
        icon(painter, theme, "down" if self.isChecked() else "next", mark, theme.palette.of("accent" if self.hot() else "ink"))
        painter.setFont(theme.font("name"))
        x, wide = theme.px(32), self.text_width("name")
        text_in(painter, QRectF(x, 0, min(wide + 1, rect.width() - x), rect.height()), self.text(), theme.palette.ink, Left)
        x += math.ceil(wide) + theme.px(12)
        said = min(self.text_width("note", self._said) + theme.px(20), rect.width() - x)
        if not self._said or said < self.text_width("note", self._said) * 0.7:
            return
        high = self.line_height("note") + theme.px(8)
        pill = QRectF(x, (rect.height() - high) / 2, said, high)
        fill(painter, pill, theme.palette.of("accent_tint" if self._is_changed else "surface_soft"), high / 2)
        painter.setFont(theme.font("note"))
        ink = theme.palette.of("ink" if self._is_changed else "muted")
        text_in(painter, pill.adjusted(theme.px(8), 0, -theme.px(8), 0), self._said, ink, Centre)
